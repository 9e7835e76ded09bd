# L’aide de jeu : le téléphone posé à côté de la table.

umpire-title = Aide de jeu
umpire-lead = Vos figurines sont sur la table ; posez le téléphone à côté. Dites ce que vous voyez, lancez vos dés, lisez le résultat et la règle qui l’explique.
umpire-book-brigades-de-fer = Guerre de Sécession, par brigades
umpire-book-puissance-de-feu = Guerre de Sécession, par régiments
umpire-book-orel-tsaritsyne = Guerre civile russe, sur hexagones
umpire-book-bataille-empire = Premier Empire, par divisions
umpire-book-marie-louise = Premier Empire, ordres simultanés et cachés
umpire-going-on = { $count ->
    [one] Partie en cours, tour { $turn }, une ligne au journal
   *[other] Partie en cours, tour { $turn }, { $count } lignes au journal
  }
umpire-language = Langue
umpire-tools = Outils
umpire-tool-resolve = Résoudre
umpire-tool-diary = Journal
umpire-tool-roster = Effectifs
umpire-tool-army = Armée
umpire-tool-paper = Papier
umpire-tool-rules = Règles

## La connexion

umpire-lost-banner = Le serveur est hors d’atteinte. Rien n’est perdu : tout est gardé dans ce navigateur, et la liaison reprendra d’elle-même.
umpire-alone = Sans réseau : tout se résout et se garde dans ce téléphone.
umpire-alone-shared = Sans réseau : tout se résout ici ; ce que vous notez sera porté à la table partagée dès qu’elle sera à portée.
umpire-lost = Le serveur ne répond pas. On le rappelle sans cesse ; patientez.
umpire-not-kept = Ce navigateur refuse de garder davantage : partagez ou imprimez le journal avant de fermer la page.
umpire-cannot-open = Les livres n’ont pas pu être ouverts : vérifiez la connexion, puis rechargez la page.
umpire-wait = Un instant…
umpire-fault = Le serveur n’a pas su répondre ; recommencez.

## Choisir

umpire-search = Chercher un tir, un test, une règle…
umpire-near = Favoris
umpire-synonyms = déroute fuite ralliement | canon artillerie batterie bombardement | carré formation | mousqueterie tir feu volée | mêlée assaut choc corps charge | blessé perte pertes | général chef commandement | marche mouvement déplacement | ravitaillement munitions | moral panique
umpire-nothing-found = Rien de tel dans ce livre.
umpire-rules-lead = Le livre dans nos mots. Touchez un numéro de règle pour la lire, ou ce qu’elle permet de résoudre.
umpire-rules-search = Chercher dans les règles…
umpire-rules-contents = Chapitres
umpire-rules-all = Tout le livre
umpire-rule-in-book = Lire dans le livre
umpire-rules-found = { $count ->
    [one] Une règle en parle
   *[other] { $count } règles en parlent
  }
umpire-back-to-list = Retour à la liste
umpire-favourite = Ajouter aux favoris

## La situation

umpire-yes = oui
umpire-no = non
umpire-nothing = aucune
umpire-unknown = non précisé
umpire-less = Moins : { $what }
umpire-more = Plus : { $what }
umpire-take-away = Ôter : { $what }
umpire-circumstances = { $count ->
    [one] Une autre circonstance
   *[other] { $count } autres circonstances
  }
umpire-fewer = Replier
umpire-idle = { $count ->
    [one] Une circonstance sans objet ici
   *[other] { $count } circonstances sans objet ici
  }
umpire-number-bounds = { $kind ->
    [whole] Un nombre entier
   *[other] Un nombre
  }{ $most ->
    [none] , { $least } au moins
   *[other] { " " }de { $least } à { $most }
  }{ $kind ->
    [steps] , par pas de { $step }.
   *[other] .
  }
umpire-usual = Reprendre le cas courant
umpire-no-fields = Rien à préciser : lancez le dé.
umpire-follows = { $count ->
    [one] Une règle suivie
   *[other] Les { $count } règles suivies
  }
umpire-read-rule = Lire la règle { $rule }
umpire-rule-missing = Le résumé de cette règle n’est pas encore arrivé.
umpire-contradiction = { $field ->
    [none] Cette situation ne peut pas exister.
   *[other] À revoir : { $field }.
  }

## Les chances et les dés

umpire-odds = Chances exactes
umpire-answer = Réponse
umpire-no-odds = Levez la contradiction et les chances reviendront.
umpire-see-odds = Voir les chances
umpire-show-odds-of = Chances de
umpire-odds-of = Chances : { $what }
umpire-mean = En moyenne { $mean }
umpire-on-average = { $what }, en moyenne
umpire-chance-that = { $field } : { $value }
umpire-contact = Contact ; si contact, victoire à { $won }
umpire-or-more = { $value } ou plus
umpire-modifiers = Le calcul
umpire-roll = Lancer ici
umpire-real-dice = Dés réels
umpire-note-down = Noter
umpire-draw = Tirez un numéro de 1 à { $sides }
umpire-throw = Lancez { $average ->
    [yes] { $count ->
        [one] un dé moyen
       *[other] { $count } dés moyens
    }
   *[no] { $count ->
        [one] un dé à { $sides } faces
       *[other] { $count } dés à { $sides } faces
    }
  }
umpire-face = Le dé montre { $face }
umpire-faces = Dés : { $faces }
umpire-impossible-face = Ce dé ne montre pas { $face }. Ses faces : { $faces }.
umpire-back-one = Reprendre le dernier dé
umpire-left = { $count ->
    [one] encore un dé
   *[other] encore { $count } dés
  }
umpire-so-far = Jusqu’ici
umpire-why = Pourquoi ? Le calcul et les règles
umpire-read = = { $read }
umpire-so = D’où : { $said }
umpire-how-many = Combien comptent ?
umpire-or-faces = Ou touchez les faces, une à une :
umpire-counted = { $what } : { $count } sur { $dice }
umpire-then = Ensuite : { $what }{ $who ->
    [none] { "" }
   *[other] { " " }({ $who })
  }
umpire-go-on = Continuer
umpire-take-back = Annuler ce résultat
umpire-result = Résultat
umpire-close = Fermer
umpire-change = { $field } : { $from } → { $to }
umpire-unit-lost = hors de combat
umpire-unit-back = de retour

## Le journal

umpire-diary = Journal de bataille
umpire-diary-empty = Le journal est vide. Chaque résultat s’y inscrit de lui-même.
umpire-battle-name = Nom de la bataille
umpire-turn = Tour { $turn }
umpire-undo = Annuler
umpire-redo = Rétablir
umpire-share = Partager
umpire-print = Imprimer
umpire-note = Remarque
umpire-write-note = Inscrire
umpire-shared = Envoyé.
umpire-share-left = Rien n’a été envoyé.
umpire-copied = Copié : collez-le où vous voulez.
umpire-saved = Enregistré dans un fichier.
umpire-new-battle = Nouvelle bataille
umpire-new-battle-sure = Le journal de cette bataille sera effacé. Partagez-le d’abord si vous voulez le garder.
umpire-new-battle-keep = Effacer le journal, garder les unités
umpire-new-battle-clear = Tout effacer

## Les effectifs

umpire-roster = Effectifs
umpire-roster-empty = Aucune unité pour l’instant : inscrivez-les dans les effectifs.
umpire-side = Camp { $number }
umpire-side-name = Nom du camp { $number }
umpire-which-side = Camp de l’unité
umpire-add-unit = Ajouter une unité
umpire-unit-name = Nom
umpire-unnamed = Sans nom
umpire-no-unit = Sans unité : tout saisir à la main
umpire-pick-unit = Choisir une unité
umpire-from-roster = D’après les effectifs
umpire-use-unit = Que fait cette unité ?
umpire-keep = Garder
umpire-remove-unit = Rayer de la liste
umpire-import = Importer
umpire-export = Exporter
umpire-print-roster = Feuille d’effectifs
umpire-from-scenario = D’après un scénario
umpire-from-file = Un fichier JSON ou CSV
umpire-paste = Ou collez la liste ici
umpire-import-empty = Aucune unité dans ce texte : il faut au moins une colonne « name ».
umpire-import-bad = Ce texte n’a pas pu être lu : il faut du JSON, ou du CSV avec une ligne de titres.
umpire-next-turn = Tour suivant
umpire-reminders = Aide-mémoire
umpire-unmark = Ôter le marqueur
umpire-unmark-all = Ôter ces { $count } marqueurs
umpire-role-self = L’unité
umpire-role-target = La cible
umpire-role-unit = L’unité
umpire-role-shooter = Le tireur
umpire-role-attacker = L’assaillant
umpire-role-defender = Le défenseur
umpire-role-charger = L’unité qui charge
umpire-role-bf-fire-self = Qui tire ?
umpire-role-bf-fire-target = Sur qui ?
umpire-role-bf-fire-at-general-self = Qui tire ?
umpire-role-be-fire-self = Qui tire ?
umpire-role-be-fire-target = Sur qui ?
umpire-role-be-fire-duel-self = Qui tire ?
umpire-role-be-fire-duel-target = Sur qui ?
umpire-role-ml-small-arms-fire-self = Qui tire ?
umpire-role-ml-small-arms-fire-target = Sur qui ?
umpire-role-ml-artillery-fire-self = Qui tire ?
umpire-role-ml-artillery-fire-target = Sur qui ?
umpire-role-pf-fire-shooter = Qui tire ?
umpire-role-pf-fire-target = Sur qui ?
umpire-role-pf-volley-shooter = Qui tire ?
umpire-role-pf-volley-target = Sur qui ?

## Les options de la partie

umpire-options = Options de la partie
umpire-options-lead = Convenues une fois pour la soirée : toutes les résolutions de ce livre en tiennent compte.
umpire-no-options = Ce livre n’a pas d’option à régler ici.
umpire-options-in-force = Options en vigueur
umpire-options-none = aucune : la règle telle qu’elle est

## L’armée

umpire-army = Armée
umpire-new-army = Nouvelle armée
umpire-army-name = Nom de l’armée
umpire-army-taken = L’armée reçue par ce lien est rangée avec les vôtres.
umpire-army-bad = Ce lien ne contient pas d’armée lisible.
umpire-no-points = Ce livre ne prévoit pas d’armées à points. Voyez Bataille Empire, Marie-Louise ou Puissance de feu.
umpire-army-none = Composez une armée dans une limite de points : chaque unité est comptée selon les règles, puis l’armée passe aux effectifs ou sur le papier.
umpire-formations = Formations admises : { $list }
umpire-army-total = { $total } points sur { $limit }
umpire-over = au-dessus de la limite
umpire-one-more = Ajouter : { $what }
umpire-over-limit = Ajout refusé : l’armée dépasserait son budget.
umpire-piece-costs = Coût : { $cost } points ; l’armée en fera { $total }.
umpire-to-roster = Vers les effectifs, camp { $number }
umpire-generals = Généraux
umpire-budget = Budget
umpire-against = Contre
umpire-against-like = une armée semblable
umpire-leader = Sous les ordres de
umpire-leader-any = n’importe lequel
umpire-under = sous { $leader }
umpire-to-battle = En faire une bataille
umpire-remove-army = Dissoudre

## Le papier

umpire-paper = Papier
umpire-paper-roster = Feuille d’effectifs
umpire-paper-chits = Pions à découper
umpire-paper-sheet = Aide-mémoire
umpire-chits-orders = Pions d’ordre
umpire-chits-markers = Marqueurs
umpire-report-left = Ce qui reste
umpire-turns = Tours
umpire-sheet-size = Longueur de l’aide-mémoire
umpire-sheet-short = L’essentiel
umpire-sheet-full = Tout
umpire-losses = Pertes

## La table partagée

umpire-table = Table partagée
umpire-table-open = Ouvrir la table aux autres téléphones
umpire-table-how = Chacun scanne ce code ou ouvre ce lien et partage le même journal et les mêmes effectifs. Quiconque a le lien peut y écrire.
umpire-table-come = La table est ouverte : venez écrire au journal.
umpire-table-code = Code à lire avec l’appareil photo d’un autre téléphone
umpire-table-phones = { $count ->
    [one] Table partagée, un téléphone
   *[other] Table partagée, { $count } téléphones
  }
umpire-table-away = Table partagée, sans liaison
umpire-table-waiting = { $count ->
    [one] une ligne à envoyer
   *[other] { $count } lignes à envoyer
  }
umpire-table-only-here = Cette adresse n’est connue que de cette machine : lancez « grognard play --lan » pour que d’autres la trouvent.
umpire-table-seat = Ce téléphone joue
umpire-table-nobody = personne
umpire-table-leave = Quitter la table
umpire-table-leave-sure = { $own ->
    [yes] La bataille que vous aviez ici auparavant reviendra ; la table reste aux autres.
   *[no] Vous garderez une copie du journal et des effectifs ; la table reste aux autres.
  }
umpire-table-situation = Situation reprise d’un autre téléphone
umpire-no-offline = À cette adresse sans https, le navigateur ne sait pas rouvrir la page quand le serveur est éteint. Rien n’est perdu pour autant : journal, effectifs et situation restent gardés ici.

## Les procédures les plus courantes, en un mot

umpire-short-bf-fire = Tir
umpire-short-bf-close-combat = Combat rapproché
umpire-short-bf-activation-test = Activation
umpire-short-bf-command-points = Points de commandement
umpire-short-bf-reaction-test = Réaction à un assaut
umpire-short-pf-volley = Tir et moral
umpire-short-pf-assault = Charge
umpire-short-pf-march-distance = Marche
umpire-short-pf-rally = Ralliement
umpire-short-pf-morale-test = Test de moral
umpire-short-ot-attack = Attaque
umpire-short-ot-bombardment = Pilonnage
umpire-short-ot-rally = Ralliement
umpire-short-ot-withdrawal = Repli avant combat
umpire-short-ot-pursuit = Poursuite
umpire-short-be-fire = Tir
umpire-short-be-shock = Choc
umpire-short-be-morale-test = Test de moral
umpire-short-be-manoeuvre-test = Test de manœuvre
umpire-short-be-command-points = Points de commandement
umpire-short-ml-small-arms-fire = Mousqueterie
umpire-short-ml-artillery-fire = Tir d’artillerie
umpire-short-ml-morale-test = Test de moral
umpire-short-ml-charge-sequence = Charge
umpire-short-ml-rally-test = Ralliement

## Les cas bien connus

umpire-cases = Cas connus
umpire-case-usual = Le plus courant
umpire-case-bf-fire-battery = Canons à bout portant
umpire-case-bf-fire-counter = Contre-batterie
umpire-case-bf-fire-dismounted = Cavaliers démontés
umpire-case-bf-close-combat-wall = Contre un mur
umpire-case-bf-close-combat-cavalry = Charge de cavalerie
umpire-case-bf-close-combat-guns = Sur une batterie
umpire-case-pf-volley-ball = Canon à boulets
umpire-case-pf-volley-canister = Canon à mitraille
umpire-case-pf-volley-skirmishers = Tirailleurs, cible à couvert
umpire-case-pf-assault-guns = Cavalerie sur canons
umpire-case-pf-assault-cover = Sur une troupe entamée
umpire-case-ot-attack-town = Rouges sur un bourg retranché
umpire-case-ot-attack-plain = Blancs en plaine
umpire-case-be-fire-canister = Mitraille sur colonne
umpire-case-be-fire-ball = Boulets sur ligne
umpire-case-be-fire-square = Carré contre cavalerie
umpire-case-be-fire-skirmishers = Tirailleurs sur canons
umpire-case-be-shock-square = Cuirassiers contre carré
umpire-case-be-shock-horse = Cavalerie contre cavalerie
umpire-case-be-shock-guns = Cavalerie sur batterie
umpire-case-be-shock-village = Assaut d’un village
umpire-case-ml-small-arms-fire-first = Premiers feux sur colonne
umpire-case-ml-small-arms-fire-skirmishers = Tirailleurs
umpire-case-ml-artillery-fire-near = De près, sur colonne
umpire-case-ml-artillery-fire-counter = Contre-batterie
umpire-case-ml-charge-sequence-square = Cavalerie contre carré
umpire-case-ml-charge-sequence-shaken = Cavalerie sur troupe ébranlée

## Le chiffrement d’une table (--lan)
umpire-secure-title = Garder l’arbitre dans ce téléphone
umpire-secure-already = Cette page est chiffrée. Le téléphone la garde : elle s’ouvrira même sans réseau.
umpire-secure-on = Ouvrir l’aide de jeu
umpire-secure-why = Par l’adresse chiffrée (https), le téléphone garde toute l’aide de jeu et l’ouvre même sans réseau ; il peut l’installer comme une application.
umpire-secure-warning = Le navigateur va d’abord vous avertir que « la connexion n’est pas privée ». C’est normal : aucune autorité au monde ne se porte garante d’un ordinateur posé sur une table de club. L’ordinateur se porte garant de lui-même, par un certificat à lui. N’acceptez que si vous êtes bien sur le réseau de votre table.
umpire-secure-pass = Pour jouer ce soir : à l’avertissement, touchez « Avancé » puis « Continuer » (sur iPhone : « Afficher les détails », puis « visiter ce site web »).
umpire-secure-keep = Pour que le téléphone garde la page : installez d’abord ce certificat, dans les réglages de sécurité du téléphone, comme « certificat d’autorité » (sur iPhone, activez-le ensuite dans Général, Informations, Réglages des certificats).
umpire-secure-certificate = Le certificat de cette table
umpire-secure-limits = Ce certificat ne vaut que pour les adresses d’un réseau local : il n’ouvre rien d’autre. Retirez-le quand vous voulez.
umpire-secure-go = Ouvrir l’adresse chiffrée
umpire-secure-without = Sans chiffrement
umpire-secure-cannot = Tout fonctionne tant que l’ordinateur est à portée. Mais le téléphone ne garde rien de la page : sans réseau, il ne l’ouvrira pas. Il ne peut ni l’installer, ni garder l’écran allumé.
umpire-secure-stay = Continuer sans chiffrement

## Ordres scellés

umpire-sealed = Ordres scellés
umpire-sealed-how = Chacun écrit sur son téléphone, puis scelle sa feuille et montre son sceau. Quand chacun a lu le sceau de l’autre, les deux feuilles s’ouvrent : qui change ses ordres après coup se trahit. Aucun réseau n’est nécessaire.
umpire-sealed-how-table = Chacun écrit sur son téléphone, puis scelle sa feuille. Dès que les deux sceaux sont sur la table partagée, les deux feuilles s’ouvrent ensemble : qui change ses ordres après coup se trahit.
umpire-sealed-side = Votre camp
umpire-sealed-sheet = Feuille n°
umpire-sealed-number = feuille n° { $number }
umpire-sealed-who = Ligne { $number } : qui
umpire-sealed-who-hint = unité
umpire-sealed-order = Ordre : { $who }
umpire-sealed-order-hint = ordre
umpire-sealed-line = { $who } : { $order }
umpire-sealed-more = + Ligne
umpire-sealed-seal = Sceller la feuille…
umpire-sealed-seal-sure = Sceller : rien ne changera plus
umpire-sealed-show-seal = Montrez votre sceau
umpire-sealed-take-seal = Lisez le sceau de l’adversaire
umpire-sealed-both = Les deux sceaux sont échangés. Ouvrez votre feuille et montrez-la.
umpire-sealed-open = Ouvrir ma feuille
umpire-sealed-show-sheet = Montrez votre feuille
umpire-sealed-take-sheet = Lisez la feuille de l’adversaire
umpire-sealed-honest = Feuille conforme au sceau ({ $side }).
umpire-sealed-cheated = Cette feuille n’est pas celle qui a été scellée ({ $side }).
umpire-sealed-empty = Aucun ordre.
umpire-sealed-enter = Inscrire au journal
umpire-sealed-entered = Inscrit au journal
umpire-sealed-next = Feuille suivante
umpire-sealed-own = Ma feuille
umpire-sealed-give-up = Abandonner cette feuille
umpire-sealed-code = Code { $number } sur { $count }
umpire-sealed-of = { $number } sur { $count }
umpire-sealed-before = Code précédent
umpire-sealed-after = Code suivant
umpire-sealed-as-text = En toutes lettres
umpire-sealed-copy = Copier
umpire-sealed-copied = Copié.
umpire-sealed-scan = Lire avec l’appareil photo
umpire-sealed-stop = Arrêter
umpire-sealed-no-camera = L’appareil photo n’est pas disponible : recopiez ou collez le code.
umpire-sealed-got = { $got } sur { $count } : lisez les codes suivants.
umpire-sealed-typed = Ou le code en toutes lettres
umpire-sealed-read = Lire
umpire-sealed-wrong-no-code = Ce n’est ni un sceau ni une feuille.
umpire-sealed-wrong-own-side = C’est un code de votre propre camp.
umpire-sealed-wrong-another-sheet = C’est une autre feuille : le numéro ou le jeu ne sont pas les mêmes.
umpire-sealed-wrong-sealed-already = Un autre sceau de ce camp a déjà été lu : le premier fait foi.
umpire-sealed-wrong-not-sealed = Lisez d’abord le sceau de l’adversaire.
umpire-sealed-wrong-seat-taken = Un autre téléphone a déjà scellé cette feuille pour votre camp.

## De la page à la table, et retour

umpire-from-game = Une partie de cette page
umpire-from-game-of = { $battle }, tour { $turn }
umpire-from-game-instead = Elle remplace les effectifs et le journal de cette table.
umpire-to-page = Jouer la suite sur la page…
umpire-owner-chooses = Les dés sont tombés : au propriétaire de choisir
