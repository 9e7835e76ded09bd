# La page : accueil, table de jeu, récit, apprentissage.

page-title = Grognard
page-tagline = cinq règles, une seule table
page-umpire = Aide de jeu
page-nav = Navigation
page-lamp = À la lampe
page-day = Au jour
page-close = Fermer
page-part-missing = Cette partie de la page n’a pas pu être chargée : vérifiez la connexion, puis rechargez.
page-unreachable = Le serveur ne répond pas. La page réessaie d’elle-même.

## Accueil

lobby-yours = Vos parties
lobby-first-title = Votre première bataille
lobby-first-text = Dix minutes sur le terrain, et les règles à mesure qu’elles servent. Vous commandez la brigade de Gibbon, face à un sergent.
lobby-first-start = Apprendre en jouant
lobby-learn-puissance-de-feu = Apprendre Puissance de feu
lobby-learn-orel-tsaritsyne = Apprendre Orël–Tsaritsyne
lobby-learn-bataille-empire = Apprendre Bataille Empire
lobby-learn-marie-louise = Apprendre Marie-Louise
lobby-battles = Les batailles
lobby-elsewhere = { $books } se jouent sur votre propre table, la page pour arbitre :
lobby-loading = On déroule les cartes…
lobby-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
}
lobby-units = { $count ->
    [one] (une unité)
   *[other] ({ $count } unités)
}
lobby-against = contre
lobby-map-of = Carte : { $battle }
lobby-over = terminée
lobby-turn = tour { $turn }
lobby-turn-of = tour { $turn } sur { $turns }
lobby-deploying = déploiement
lobby-both-seats = les deux camps à cet écran
lobby-one-seat = vous jouez
lobby-watching = vous regardez
lobby-your-turn = À vous de jouer
lobby-forget = Retirer { $battle } de cette liste
lobby-join = Rejoindre une partie
lobby-join-label = Le lien qu’on vous a envoyé
lobby-join-go = Rejoindre
lobby-join-wrong = Ce n’est pas un lien de partie : un tel lien contient « /g/ » suivi de quelques lettres.
lobby-others = En cours sur ce serveur
lobby-others-none = Personne d’autre ne joue en ce moment. Lancez une bataille et envoyez le lien à un ami.
lobby-about = Sans compte et sans inscription : vos parties restent dans ce navigateur, et chaque jet de dés peut être vérifié après la bataille.

## Préparer une bataille

setup-opponent = Votre adversaire
setup-opponent-computer = L’ordinateur
setup-opponent-link = Un ami, par un lien
setup-opponent-here = Un ami, à cet écran
setup-opponent-watch = Deux ordinateurs
setup-side = Votre camp
setup-level = Son niveau
setup-levels = Leur niveau
setup-ground = Surface de jeu
setup-clock = Pendule
setup-spectators = Spectateurs
setup-spectators-welcome = bienvenus
setup-spectators-silent = muets
setup-spectators-nobody = aucun
setup-spectators-welcome-hint = Toute personne qui a le lien peut regarder et prendre la parole.
setup-spectators-silent-hint = Toute personne qui a le lien peut regarder ; seuls les joueurs ont la parole.
setup-spectators-nobody-hint = La partie ne se montre qu’à ses joueurs.
setup-listed = L’annoncer dans la liste publique de ce serveur
setup-clock-none = sans
setup-clock-minutes = { $minutes } min
setup-start-computer = En bataille !
setup-start-link = Ouvrir la partie
setup-start-here = En bataille !
setup-start-watch = Regarder
setup-level-recruit = Recrue
setup-level-recruit-hint = Joue selon les règles, mais sans grand dessein.
setup-level-sergeant = Sergent
setup-level-sergeant-hint = Suit la doctrine : de bons tirs, de bons terrains, peu de folies.
setup-level-marshal = Maréchal
setup-level-marshal-hint = Réfléchit plusieurs coups d’avance, avec ce qu’il voit et rien de plus.
options-title = Règles et options
options-count = { $count ->
    [0] règles du livre
    [one] une option modifiée
   *[other] { $count } options modifiées
  }
options-book = Règles avancées du livre
options-house = Règles maison
options-by-the-book = Revenir aux règles du livre
in-force-title = Règles en vigueur
in-force-book = Les règles du livre, sans changement.
in-force-one = { $label } : { $value }
lobby-or = ou
ground-hexes = Hexagones
ground-table = Table libre
player-human = un joueur
player-open = une place libre
player-computer = ordinateur

## La table

table-loading = On déroule la carte…
table-side = Ordres et récit
table-missing-title = Cette partie n’est pas ici
table-private-title = Cette partie est privée
table-private-text = Ses joueurs n’ont pas invité de spectateurs. Si vous y jouez, ouvrez le lien qui vous a été envoyé, en entier.
table-missing-text = Le lien est peut-être incomplet, ou la partie a été retirée de ce serveur.
table-to-lobby = Revenir à l’accueil
table-invite = Place libre : { $side }. Envoyez ce lien à votre adversaire.
table-invite-copy = Copier le lien
table-invite-copied = Lien copié : la première personne qui l’ouvre prend la place.
line-lost = Liaison perdue. Nouvel essai dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}…
board-label = Carte : { $battle }
board-help = Les flèches vont d’un emplacement permis à l’autre, ou déplacent l’unité posée ; [ et ] l’orientent ; Entrée choisit puis ordonne, Échap annule ; L mesure une ligne de tir. Majuscule et flèches déplacent la carte, + et − l’agrandissent.
board-closer = Agrandir la carte
board-farther = Réduire la carte
board-whole = Voir toute la carte
compass-0 = face au nord
compass-1 = face au nord-est
compass-2 = face à l’est
compass-3 = face au sud-est
compass-4 = face au sud
compass-5 = face au sud-ouest
compass-6 = face à l’ouest
compass-7 = face au nord-ouest
arm-leader = général
piece-chief = général en chef
card-all = Toute la fiche
piece-orders = Maintenant : { $what }
piece-strength = force { $now } sur { $full }
status-turn = Tour
status-before = Avant la bataille
status-you = vous
status-here = présent
status-screen = à cet écran
status-away = absent
decision-label = Ce que vous devez décider
decision-drag = à faire glisser sur la carte
decision-alternatives = Plusieurs façons de faire
decision-odds = Chances de chaque résultat
decision-odds-unknown = Les chances ne sont pas connues avant que l’ordre soit donné.
decision-odds-each = Chacun des { $count } résultats
decision-odds-otherwise = sinon
decision-odds-others = autres résultats
decision-confirm = Donner l’ordre
decision-cancel = Annuler
decision-bend = Étape ici
decision-bend-hint = Le chemin passera par cette étape : touchez ensuite l’emplacement suivant.
decision-unbend = Retirer l’étape
decision-bends = { $count ->
    [one] Le chemin passe par une étape. Touchez l’emplacement suivant, ou donnez l’ordre.
   *[other] Le chemin passe par { $count } étapes. Touchez l’emplacement suivant, ou donnez l’ordre.
  }
decision-turn-left = Tourner vers la gauche
decision-turn-right = Tourner vers la droite
decision-how-place-only = Touchez un emplacement éclairé.
decision-how-free-place = Touchez la carte : l’unité va au plus près de ce que permet la règle.
decision-how-place = Touchez un emplacement éclairé, puis orientez l’unité.
decision-how-target = Touchez une cible pour voir vos chances.
decision-how-piece = Touchez une unité ou un général éclairé.
decision-how-aim = Touchez une unité cerclée sur la carte.
decision-by = { $piece } : { $what }
line-total = { $of } : { $total }
story-by = { $side } :
decision-how-actor = Touchez l’unité à faire agir, parmi celles qui sont éclairées.
decision-how-orders = Choisissez son ordre, ou touchez sa cible sur la carte.
decision-another-unit = Une autre unité
decision-whole-stack = Toute la pile ({ $count })
decision-formation-of-stack = Formation { $group } ({ $count })
decision-part-of-stack = Les { $count } ensemble
decision-stack = Dans cette pile
decision-turn-here = Tourner sur place…
decision-targets = Ses cibles
decision-all = { $count ->
    [one] Voir le seul choix possible
   *[other] Voir les { $count } choix possibles
  }
decision-take-back = Reprendre le coup
decision-take-back-asked = Reprise demandée : on attend l’accord de l’adversaire.
decision-take-back-question = Votre adversaire voudrait reprendre son coup. D’accord ?
decision-yes = D’accord
decision-no = Non
wait-thinking = { $side } : l’ordinateur réfléchit…
wait-other = À l’adversaire de jouer ({ $side }).
wait-watching = On attend { $side_le }.
wait-watching-all = On attend : { $side }.
wait-open = On attend un joueur pour { $side_le }.
wait-won = La bataille est finie : victoire { $side_du }.
wait-drawn = La bataille est finie, et nul ne l’emporte.
told-label = Ce qui vient de se passer
told-hurry = Passer à la suite
told-why = Pourquoi ? Tous les modificateurs
told-brief = En bref
dice-label = Dés : { $faces }
cover-over = Secret
cover-title = Passez l’écran { $side_au }
cover-text = Les préparatifs de l’autre camp restent secrets : la carte est masquée tant que vous n’avez pas pris l’écran.
cover-ready = Voir la carte ({ $side })
panels-label = Volets
panel-story = Récit
panel-roster = Armées
panel-chat = Discussion
panel-notes = Carnet
panel-close = Revenir à la carte
chat-empty = Rien n’a encore été dit.
chat-say = Votre message
chat-mute = Faire taire les spectateurs
chat-silent = Seuls les joueurs ont la parole à cette table.
chat-send = Envoyer
chat-spectator = Spectateur
notes-label = Votre carnet : vous seul le lisez.
menu-title = Réglages
menu-language = Langue
menu-light = Lumière
menu-light-paper = Jour
menu-light-lamp = Lampe
menu-pace = Rythme de l’adversaire
menu-pace-slow = Posé
menu-pace-normal = Soutenu
menu-pace-fast = Immédiat
menu-resign = Abandonner la bataille
menu-resign-sure = Oui, j’abandonne
menu-ask-back = Demander à reprendre un coup
menu-report = Bilan
rule-read = Lire la règle { $rule }
rule-loading = On cherche la page…
rule-missing = La règle n’a pas pu être lue : le serveur ne répond pas.

## Récit

story-label = Le récit de la bataille
story-empty = La bataille n’a pas commencé. Chaque ordre s’écrira ici.
story-turn = Tour { $turn }
story-before = Avant la bataille
story-explain = Expliquer
story-show-moment = Revoir ce moment
time-label = Le temps
time-back = Moment précédent
time-forward = Moment suivant
time-play = Lire le film
time-pause = Arrêter le film
time-slider = Moment de la bataille
time-moment = moment { $number } sur { $end }
time-past = Vous revoyez le moment { $number } sur { $end }.
time-present = Revenir au présent
time-since = Depuis mon tour
time-share = Partager ce moment
time-shared = L’adresse de ce moment est copiée.

## Bilan

report-yours = La journée est à vous !
report-lost = La journée est perdue
report-won = Victoire { $side_du }
report-drawn = Bataille indécise
report-level = { $level } { $side_du }
report-losses = Pertes et objectifs
report-luck = La chance aux dés
report-luck-good = chance
report-luck-bad = malchance
report-luck-even = ni chance ni malchance
report-turning = Les tournants
report-rematch = Revanche, camps échangés
report-rematch-join = Rejoindre la revanche
report-film = Revoir en film
report-export = Exporter la partie
report-lobby = Accueil
report-dice = Les dés
report-dice-checking = Vérification des dés…
report-dice-true = Dés vérifiés : { $rolls ->
    [one] { $rolls } jet découle
   *[other] { $rolls } jets découlent
  } de l’engagement publié avant la bataille et { $contributions ->
    [0] de la seule graine du serveur, sans contribution
    [one] d’une contribution
    [2] { $seated ->
        [yes] de vos deux contributions
       *[no] des deux contributions des joueurs
      }
   *[other] de { $contributions } contributions
  }.
report-dice-none = Aucun dé n’est tombé : il n’y avait rien à vérifier.
report-dice-practice = Partie d’essai : dés connus d’avance. { $rolls ->
    [0] Aucun dé n’est tombé.
    [one] Le jet découle bien de la graine.
   *[other] Les { $rolls } jets découlent bien de la graine.
  }
report-dice-undone = { $count ->
    [one] Des dés ont été repris une fois, d’un commun accord, et d’autres sont tombés. Si vous ne l’avez pas accordé, ces dés ont été choisis.
   *[other] Des dés ont été repris { $count } fois, d’un commun accord, et d’autres sont tombés. Si vous ne l’avez pas accordé aussi souvent, ces dés ont été choisis.
  }
report-dice-not-kept = Ce navigateur n’avait pas gardé l’engagement d’avant la bataille : il ne peut pas dire si la graine a été changée depuis.
report-dice-wrong-roll = Dés faux : au jet { $number }, l’engagement donne { $expected }, mais { $faces } a été joué.
report-dice-wrong-kept = Dés non vérifiés : l’engagement de l’enregistrement n’est pas celui que cette page a gardé avant la bataille.
report-dice-wrong-contribution = Dés non vérifiés : la contribution que cette page a envoyée n’est pas dans l’enregistrement.
report-dice-wrong-seal = Dés non vérifiés : l’enregistrement a été modifié depuis la fin de la partie, son sceau est brisé.
report-dice-wrong-commitment = Dés non vérifiés : la graine, les joueurs, les options ou le nom de la partie ne sont pas ceux de l’engagement.
report-dice-wrong-practice = Dés non vérifiés : l’enregistrement cache que ses dés étaient connus d’avance, ou le dit à tort.
report-dice-wrong-cut-off = Dés non vérifiés : il manque la fin de la partie dans l’enregistrement.
report-dice-wrong-story = Dés non vérifiés : le récit et l’enregistrement ne donnent pas les mêmes dés.
report-dice-wrong-unreadable = Dés non vérifiés : l’enregistrement est illisible.
report-dice-unread = L’enregistrement n’a pas pu être chargé ; rouvrez la page pour vérifier les dés.
report-dice-rolls = { $count ->
    [one] Voir le seul jet
   *[other] Voir les { $count } jets
  }
report-dice-one = { $die } : { $faces }
report-dice-lot = tirage : { $faces } sur { $sides }
report-dice-how = Les vérifier soi-même
report-dice-text = Exportez la partie, puis lancez « grognard replay verify FICHIER --commitment ENGAGEMENT » : le programme rejoue toute la partie et contrôle aussi chaque décision. Comparez l’engagement à celui que vous avez noté avant la bataille.
report-commitment = Engagement
report-contribution = Contribution : { $side }
report-seed = Graine
report-seal = Sceau de l’enregistrement

## Engagement des dés

pledge-title = Les dés
pledge-text = Avant le premier jet, le serveur s’engage sur ses dés. Cette page garde l’engagement et y ajoute un hasard à elle.
pledge-practice = Partie d’essai : dés connus d’avance
practice-dice = Dés d’essai : connus d’avance
pledge-copy = Copier
pledge-copied = Copié
pledge-given = { $side } : contribution reçue
pledge-awaited = { $side } : contribution attendue
pledge-none = { $side } : sans contribution
pledge-undone = { $count ->
    [one] Dés repris une fois
   *[other] Dés repris { $count } fois
  }
pledge-alarm-commitment = Attention : l’engagement des dés a changé depuis que cette page l’a vu. Le serveur n’est plus tenu aux dés d’avant la bataille ; ne vous y fiez plus.
pledge-alarm-contribution = Attention : le serveur ne montre plus la contribution que cette page a envoyée. Ne vous fiez plus à ses dés.
pledge-alarm-seal = Attention : l’enregistrement de cette partie a changé depuis qu’elle est finie.

## Clavier

help-title = Comment on joue
help-hand = Souris ou doigt
help-tap-key = Toucher
help-tap = Une unité touchée montre sa fiche ; ce qui est éclairé peut être choisi, et un second toucher donne l’ordre
help-drag-key = Glisser
help-drag = Déplacer la carte ; poser l’unité éclairée, ou l’orienter une fois posée
help-pinch-key = Pincer, molette
help-pinch = Agrandir, réduire
help-aim-key = Viseur
help-aim = Touchez deux unités ou deux points : distance, ligne de tir, et ce qui la coupe
help-keys = Clavier
help-arrows-key = ← ↑ ↓ →
help-arrows = D’un emplacement permis à l’autre ; déplacer ou orienter l’unité posée
help-enter-key = Entrée
help-enter = Choisir, puis donner l’ordre
help-escape-key = Échap
help-escape = Annuler ce qui est choisi
help-numbers-key = 1 à 9
help-numbers = La réponse de ce numéro
help-shift-arrows-key = Maj + flèches
help-shift-arrows = Déplacer la carte
help-zoom-key = + −
help-zoom = Agrandir, réduire
help-whole-key = 0
help-whole = Toute la carte
help-back-key = u
help-back = Reprendre le coup
help-story-key = s
help-story = Le récit
help-moments-key = , .
help-moments = Moment précédent, suivant
help-film-key = f
help-film = Jouer ou arrêter le film
help-help-key = ?
help-help = Cette page

## Apprendre

learn-label = Leçon
learn-step = Leçon { $done } sur { $all }
learn-understood = Compris
learn-skip = Passer les leçons
learn-welcome-title = Le crépuscule, le 28 août 1862
learn-welcome-text = Vous êtes Gibbon : deux brigades et une batterie, en bleu. En face, Taliaferro descend de la crête. Un jeton par unité va dans un bol ; on les tire un à un, et la couleur qui sort joue. Cinq tours, et celui qui a le plus de points l’emporte : la ferme en vaut deux.
learn-designate-title = Votre jeton est sorti
learn-designate-text = Choisissez une unité éclairée : elle n’a pas encore joué ce tour. Commencez par l’essentiel, car les deux jetons suivants peuvent être à l’adversaire.
learn-group-title = Agir ensemble
learn-group-text = Des unités de même catégorie qui se touchent peuvent être activées d’un seul test. C’est rapide, mais chaque unité ajoutée rend le test plus difficile, et un échec les arrête toutes.
learn-spend-title = Le test d’activation
learn-spend-text = Un dé à dix faces (six pour l’artillerie) doit donner au plus la valeur de combat (VC) de l’unité, augmentée des points de commandement dépensés. Le pourcentage affiché est exact. Les points sont perdus même en cas d’échec : gardez-en pour les moments décisifs.
learn-move-order-title = L’ordre des mouvements
learn-move-order-text = Le groupe fait d’abord tous ses mouvements, puis tous ses tirs et assauts. Choisissez l’unité qui bouge maintenant.
learn-move-title = Marcher
learn-move-text = Les hexagones éclairés sont à portée. Choisissez-en un, puis orientez l’unité avec les flèches ou en la faisant pivoter. Pour tirer ensuite, restez sur place ou contentez-vous du mouvement basique ; l’artillerie qui a bougé ne tire plus.
learn-act-title = Le feu ou la baïonnette
learn-act-text = Touchez une cible : la table montre la chance de chaque résultat avant que vous n’ordonniez. Au tir, un dé par point de VC, et plus on est près, mieux on touche. L’assaut demande le contact, et les deux camps y laissent des hommes.
learn-even-loss-title = Tenir ou reculer
learn-even-loss-text = Les pertes impaires coûtent une plaquette, les paires un recul. Sous le feu, vous avez le choix : céder du terrain, ou tenir et perdre une plaquette de plus.
learn-retreat-title = Le repli
learn-retreat-text = L’unité s’éloigne de l’ennemi qui l’a frappée, sans se rapprocher d’un autre. Choisissez bien où elle s’arrête : un bois couvre, une crête domine.
learn-pf-welcome-title = La barrière de péage
learn-pf-welcome-text = Vous menez la brigade en bleu : deux régiments, un escadron, une section d’artillerie et leur général. La garnison tient la barrière derrière ses murets. Chacun joue toutes ses troupes, puis l’autre joue les siennes ; au bout de sept tours on compte les pertes de l’ennemi et la barrière.
learn-pf-deploy-title = Mettre en bataille
learn-pf-deploy-text = La garnison est déjà en place : à vous. Prenez le dispositif historique, ou faites glisser chaque unité dans votre zone. Tout se voit : personne ne se cache avant le premier tour.
learn-pf-order-title = Un ordre par unité
learn-pf-order-text = Feu, marche, charge ou ralliement : à votre tour de jouer, chaque unité reçoit un seul ordre, dans la suite que vous voulez, et l’achève avant que la suivante reçoive le sien. Touchez une unité éclairée pour voir ses ordres.
learn-pf-measure-title = On ne mesure pas avant
learn-pf-measure-text = L’ordre d’abord, la règle graduée ensuite. La carte montre qui est vu et dans le champ de tir, jamais à quelle distance : estimez à l’œil. Tirer trop loin, c’est un ordre perdu.
learn-pf-move-title = Les dés d’abord, le chemin ensuite
learn-pf-move-text = Les dés disent jusqu’où l’on va. Touchez le terrain éclairé : l’unité fait une conversion autour d’un angle de son front, puis avance droit devant elle. Ni de côté, ni en arrière.
learn-pf-officer-title = Le général
learn-pf-officer-text = Gardez-le à six pouces des vôtres : ils lancent un dé de plus pour marcher et pour se rallier, et gardent les meilleurs. Mais il est fragile : ne le laissez pas devenir la cible la plus proche.
learn-pf-fire-title = Feu !
learn-pf-fire-text = On tire devant soi, entre deux lignes qui s’ouvrent à 45 degrés depuis les angles du front. Un régiment lance neuf dés : de près, chaque dé touche sur 3+, de loin sur 6. Concentrez vos tirs sur une même cible : les blessures restent.
learn-pf-guns-title = Boulet ou mitraille
learn-pf-guns-text = Une pièce annonce sa munition avant de tirer. La mitraille fauche jusqu’à 24 pouces : rien n’est plus redoutable sur la table. Le boulet porte deux fois plus loin et ignore les couverts, mais ne lance qu’un dé.
learn-pf-cover-title = Derrière le muret
learn-pf-cover-text = Une unité postée derrière un muret, une clôture ou une crête, ou dans un bois, lance un dé par touche reçue : sur 4+, la touche est annulée. Les boulets ignorent le couvert. Un tireur n’est jamais gêné par son propre abri.
learn-pf-morale-title = Le moral
learn-pf-morale-text = Une unité touchée par un tir teste aussitôt son moral : le total de deux dés doit dépasser toutes ses blessures. Sinon, c’est la déroute vers le bord de table le plus proche ; un canon, lui, est éliminé sur-le-champ.
learn-pf-rally-title = Rallier
learn-pf-rally-text = Une unité en déroute ne peut que se rallier, et le même test décide. Approchez d’abord le général : le dé qu’il donne change tout.
learn-pf-flee-title = La fuite continue
learn-pf-flee-text = À la fin de vos ordres, toute unité en déroute qui n’est pas ralliée fuit encore. Sortie de la table, elle est perdue. Vous choisissez seulement laquelle fuit en premier.
learn-pf-charge-title = À la baïonnette
learn-pf-charge-text = On charge une unité visible devant soi ; les dés disent si la charge arrive. Trop courte, elle s’arrête devant l’ennemi. On ne tire pas sur une unité qui charge, et charger donne l’avantage : visez les unités entamées, les flancs, les canons.
learn-pf-melee-title = Le corps à corps
learn-pf-melee-text = Les deux unités frappent en même temps, cycle après cycle, jusqu’à ce que l’une inflige plus de dégâts que l’autre. La perdante fait retraite, même indemne ; rattrapée en déroute par une autre charge, elle est détruite.
learn-pf-obstacle-title = Les obstacles
learn-pf-obstacle-text = Un obstacle arrête l’unité qui le touche ; elle le franchit au tour suivant. Une charge ne passe que si l’ennemi est posté juste derrière, et il y est à couvert : mieux vaut le déloger par le feu, ou le contourner.
learn-pf-react-title = On vous charge
learn-pf-react-text = Une fois par tour, cavaliers et tirailleurs peuvent se dérober avant le choc. S’ils sont rattrapés malgré tout, ils ne frappent pas. La distance est mesurée : vos chances, si vous tenez, sont affichées.
learn-pf-reface-title = Faire front
learn-pf-reface-text = Une unité victorieuse, ou qui vient de se rallier, se réoriente librement. Pensez au tour suivant : le champ de tir part de son front.
learn-ot-welcome-title = La ferme de Koukouïevka
learn-ot-welcome-text = Vous menez les Blancs : deux bataillons du 2e Kornilov, une batterie, des autoblindées. En quatre tours, passez le pont et prenez Orël. Chaque tour, les Blancs jouent tout, puis les Rouges. Neuf points d’objectifs et la victoire est à vous ; cinq ou moins, elle est aux Rouges.
learn-ot-move-title = Marcher
learn-ot-move-text = Touchez un pion : les hexs éclairés sont à sa portée. Un second appui prend toute la pile. Les chiffres du pion : combat, Qualité, points de mouvement.
learn-ot-cost-title = Ce que coûte le terrain
learn-ot-cost-text = Un bois, une colline, une rivière coûtent plus de points de mouvement, une route moins. Les hexs autour d’un ennemi sont sa zone de contrôle (ZOC) : y entrer coûte un point de plus.
learn-ot-halt-title = S’arrêter, attaquer
learn-ot-halt-text = Une unité qui a marché paie un point pour se mettre en position de combat (EPC), sinon elle reste en mouvement (EM) et ne vaut que la moitié. L’attaque se lance ici, contre un hex voisin : préparée pour 3 points, rapide pour 1 mais à demi-valeur. Elle se joue après tous les mouvements.
learn-ot-fire-title = Pilonner, ou garder ses canons
learn-ot-fire-text = Une batterie pilonne maintenant, ou soutient une attaque plus tard : une seule chose par phase, et chaque tir coûte un point de munitions. Vous en avez quatre pour toute la bataille. Un ennemi cloué ne peut plus se replier avant le combat.
learn-ot-attack-title = L’attaque
learn-ot-attack-text = Deux dés, plus les modificateurs : rapport des valeurs, différence de Qualité dominante, soutiens, terrain. Le total donne une colonne ; chaque camp y lit sa case, sur la ligne de sa Qualité. Les chances exactes sont affichées avant que vous décidiez.
learn-ot-support-title = Les soutiens
learn-ot-support-text = Le Feu d’une batterie s’ajoute à votre valeur. Et le camp qui a le plus de soutien gagne un point au jet : un seul point d’avance suffit, gardez le reste.
learn-ot-withdraw-title = Le repli avant combat
learn-ot-withdraw-text = Avant le combat, le défenseur peut tenter un repli : un dé ne doit pas dépasser sa Qualité dominante. S’il y parvient, il s’en va, en mouvement, et l’attaquant occupe l’hex ; sinon, il se bat.
learn-ot-losses-title = Les pertes
learn-ot-losses-text = Une perte est un PE (point d’effectif). La première va à une unité de la Qualité dominante, de cavalerie ou en déroute ; aucune n’en subit une seconde avant que chacune ait eu la sienne. Les unités permises sont éclairées. Quand il ne reste que les PE du verso, le pion est retourné.
learn-ot-split-title = Dn : tenir ou reculer
learn-ot-split-text = D1 laisse un choix au défenseur : un PE perdu, ou un hex de retraite. On tient dans un ouvrage ou sur un objectif ; ailleurs, un hex coûte souvent moins qu’un PE. Dans la case de l’attaquant aussi, c’est le défenseur qui choisit.
learn-ot-retreat-title = La retraite
learn-ot-retreat-text = Reculez sans vous rapprocher de l’ennemi, le plus loin possible, en évitant ses ZOC : y passer coûte un PE. Les chemins permis sont éclairés.
learn-ot-advance-title = Avancer
learn-ot-advance-text = Une lettre « a » dans votre case vous fait avancer dans l’hex évacué, avec une unité au moins. L’unité qui avance reste en position de combat.
learn-ot-rout-title = La déroute
learn-ot-rout-text = « dr » : la pile fuit de deux hexs vers l’arrière, et ne vaut plus que la moitié. Au début de votre phase suivante, un dé qui ne dépasse pas sa Qualité la rallie.
learn-be-welcome-title = La ferme
learn-be-welcome-text = Vous menez les Français : deux bataillons, des chasseurs à cheval, une batterie. En quatre tours, prenez la ferme ou brisez l’ennemi. À chaque tour, les divisions agissent l’une après l’autre : charges d’abord, puis mouvements, puis tirs.
learn-be-general-title = Le général et ses PC
learn-be-general-text = Votre général vient de tirer ses points de commandement (PC). Chaque unité ou groupe activé en coûte un, ou deux hors commandement : gardez vos unités à sa portée. Il peut se déplacer, ou rejoindre une unité pour l’entraîner, non sans risque.
learn-be-prepare-title = Le tir préparatoire
learn-be-prepare-text = Une unité qui tire maintenant ne pourra ensuite ni bouger ni charger. La cible est l’ennemi formé le plus proche. Chaque tir montre ses chances. L’unité qui tire, riposte ou plie reçoit un marqueur d’action : jusqu’à la fin du tour elle ne charge plus et se défend moins bien.
learn-be-move-title = Marcher
learn-be-move-text = Touchez une unité, puis l’emplacement voulu : le chemin et son coût s’affichent avant que vous ne décidiez. Des bataillons voisins dans la même formation marchent ensemble pour un seul PC.
learn-be-order-title = L’ordre de la division
learn-be-order-text = Votre division a l’ordre d’attaquer : à chaque tour, la moitié au moins de ses unités en ordre doit marcher sur l’ennemi ou l’objectif, charger ou tirer. Si la moitié de la division est éliminée ou en Désordre, son ordre devient : retraiter.
learn-be-move-reaction-title = Réagir
learn-be-move-reaction-text = L’ennemi passe devant vos unités : celles qui le voient peuvent tirer, se replier, se former en carré ou charger. Une seule réaction par unité, et elle laisse souvent un marqueur.
learn-be-charge-title = Charger
learn-be-charge-text = L’assaillant va droit sur sa cible et s’arrête à mi-chemin : elle réagit, puis vient le choc, c’est-à-dire le combat au contact. Les chances affichées sont celles du choc si elle tient.
learn-be-charge-reaction-title = On vous charge
learn-be-charge-reaction-text = Tenir, contre-charger, changer de formation ou fuir. Former le carré demande un test : de loin et en colonne il réussit presque toujours, de près et en ligne il peut jeter l’unité dans le Désordre.
learn-be-supports-title = Les soutiens au feu
learn-be-supports-text = Une batterie à portée de mitraille ou une unité voisine peut soutenir le choc par son feu. Elle reçoit un marqueur : elle ne fera plus rien d’autre ce tour.
learn-be-pursuit-title = Poursuivre
learn-be-pursuit-text = La cavalerie victorieuse peut poursuivre le vaincu qui fuit et, si elle le rattrape, l’éliminer. Elle peut aussi tomber sur des troupes fraîches : regardez ce qu’il y a derrière.
learn-be-return-fire-title = La riposte
learn-be-return-fire-text = Votre unité peut riposter aussitôt. Les deux tirs sont simultanés ; l’unité qui y perd le plus teste son moral : si elle le rate, elle fait retraite en Désordre.
learn-be-rally-title = Rallier, occuper
learn-be-rally-text = Une unité en Désordre loin de l’ennemi se rallie pour des PC. À 1 UD (unité de distance) d’un bâtiment vide, l’infanterie peut l’occuper : la ferme n’est tenue que par une garnison en ordre.
learn-be-break-title = La rupture
learn-be-break-text = Chaque unité éliminée compte deux points de rupture, chaque unité en Désordre un. Une armée dont les points atteignent le nombre de ses unités est brisée à la fin du tour : la bataille est perdue.
learn-ml-welcome-title = La ferme du Petit Morin
learn-ml-welcome-text = Vous menez la brigade Dubreton : deux bataillons, un régiment de chasseurs, une batterie. La ferme vaut 30 points au bout de six tours. Ici personne n’attend son tour : les deux camps écrivent leurs ordres en secret, puis tout bouge, charge et tire ensemble.
learn-ml-orders-title = Les jetons d’ordre
learn-ml-orders-text = Un jeton par brigade et par batterie : Repli, Charger, Manœuvrer ou Tenir. Toute la brigade suit le sien. « Prêt » scelle la feuille : l’ennemi ne voit vos jetons qu’une fois les deux feuilles prêtes.
learn-ml-change-title = Changer d’ordre
learn-ml-change-text = Le premier ordre passe toujours. En changer ensuite demande un dé à six faces, qui doit dépasser la compétence du brigadier (1 : excellent, 4 : médiocre) ; sinon l’ancien ordre reste. Ce que vous laissez garde son ordre, sans dé.
learn-ml-fire-title = Tirer, ou attendre
learn-ml-fire-text = Une unité tire une fois par tour. Une unité qui tient peut tirer à chaque fenêtre : plus l’ennemi est près, plus le tir est meurtrier, et le premier feu compte davantage. Mais à trop attendre, elle peut être chargée avant d’avoir tiré.
learn-ml-plot-title = Tracer les mouvements
learn-ml-plot-text = Touchez une unité, puis l’endroit où elle doit aller : droit devant ou dans son quart avant. Toutes bougent ensemble, quart par quart. Une unité qui manœuvre s’arrête à 2 pas d’un ennemi et devient hésitante : gardez-lui de la distance, ou faites-la charger.
learn-ml-ride-title = Le général suit
learn-ml-ride-text = Le brigadier commande les unités qu’il voit à 12 pas. Après les mouvements, rapprochez-le de ses bataillons ; jamais à portée de la cavalerie ennemie.
learn-ml-occupy-title = Prendre la ferme
learn-ml-occupy-text = Une infanterie qui touche le point d’appui au début du mouvement peut l’occuper. Si les deux camps y entrent au même tour, le sort décide. Derrière ses murs, une garnison tient longtemps.
learn-ml-stand-title = Rester à dessein
learn-ml-stand-text = L’ennemi est proche : une unité sous Manœuvrer peut renoncer à bouger. Elle est hésitante, mais tire dès la première fenêtre, avant que l’ennemi n’ait fini sa marche.
learn-ml-own-title = L’ordre spécifique
learn-ml-own-text = Une unité peut recevoir un ordre à elle, différent de celui de sa brigade. Elle teste alors sa réaction : ratée, elle est hésitante tout le tour. À garder pour ce qui en vaut la peine.
learn-ml-charge-title = Charger
learn-ml-charge-text = Nommez une cible. Votre unité va droit sur elle jusqu’à 2 pas ; la cible tire, puis vient l’impact. Le bonus donne quelques pas de plus mais désorganise. Un bataillon juste derrière peut suivre en soutien.
learn-ml-react-title = On vous charge
learn-ml-react-text = L’infanterie qui tient teste sa réaction : réussie, elle tire à bout portant. En colonne d’attaque, elle peut former le carré plein contre la cavalerie. La cavalerie peut contre-charger, ou esquiver si elle est plus rapide.
learn-ml-pursue-title = Poursuivre ou tenir
learn-ml-pursue-text = Le vainqueur d’un impact prend le terrain. Poursuivre peut achever le vaincu, mais emmène votre unité loin des autres, et désorganisée. S’il rate son test, le vainqueur poursuit malgré vous.
learn-ml-attach-title = Attacher un général
learn-ml-attach-text = Un général qui touche une de ses unités peut s’y attacher : son charisme soutient le moral. Mais il y court des risques, et donne moins bien ses ordres.
learn-ml-flee-title = La déroute
learn-ml-flee-text = Une unité en déroute fuit sans s’approcher d’aucun ennemi ; sans issue, elle est éliminée. Les amies qui la voient de près testent leur moral. Au tour suivant, elle tente de se rallier.
learn-ml-retire-title = Le repli
learn-ml-retire-text = Sous Repli, l’unité recule sans s’approcher d’un ennemi et finit désorganisée. Une batterie peut tirer au jugé, puis atteler.

## La ligne de tir

ruler-label = Ligne de tir
ruler-from = D’où tire-t-on ? Touchez une unité ou un point.
ruler-to = Vers où ? Touchez une unité ou un point.
decision-how-free = Touchez la carte : l’unité se pose au plus près de ce que permet la règle ; orientez-la ensuite.
help-turn-key = [ ]
help-turn = Orienter l’unité posée
help-sight-key = L
help-sight = La ligne de tir entre deux unités ou deux points

## Pour gagner

win-title = Pour gagner
win-left = { $count ->
    [0] Bataille finie
    [one] Dernier tour
   *[other] Encore { $count } tours
  }
win-objectives = Objectifs
win-nobody = personne
win-held = Objectifs tenus : { $first } { $one }, { $second } { $other }
win-objective = Objectif
win-worth = Valeur : { $value }
win-held-by = Tenu : { $side }
win-held-by-nobody = Tenu par personne

## Ce qui vient d’arriver

told-seen = Vu
told-digest = { $count ->
    [one] Depuis votre tour : une autre action
   *[other] Depuis votre tour : { $count } autres actions
  }

## Pourquoi non

decision-not-again = Ne plus demander ce tour
decision-rolls = Des dés tombent aussitôt : ce choix ne pourra plus être repris.
why-own = { $signs ->
    [0] Ici, ce choix n’est pas possible : { $unit }.
   *[other] Ici, ce choix n’est pas possible : { $unit } ({ $signs }).
  }
why-enemy = Cette unité ennemie ne peut pas être visée ici : { $unit }.
why-place = Cet emplacement n’est pas permis : choisissez-en un qui est éclairé.
why-snapped = Cet emplacement n’est pas permis : voici le plus proche qui l’est.
why-snapped-since = Ici, non ({ $reason }) : voici l’emplacement permis le plus proche.

## La situation en mots, les pertes, les règles

describe-title = Décrire la situation
describe-turn = Tour { $turn } sur { $turns }
describe-score = { $first } : { $one }, { $second } : { $other }
describe-objective = { $name }, { $place }, tenu par : { $holder }
describe-nobody = Personne sur la carte.
place-hex = hexagone { $hex }
place-north-west = au nord-ouest de la carte
place-north-middle = au nord de la carte
place-north-east = au nord-est de la carte
place-middle-west = à l’ouest de la carte
place-middle-middle = au centre de la carte
place-middle-east = à l’est de la carte
place-south-west = au sud-ouest de la carte
place-south-middle = au sud de la carte
place-south-east = au sud-est de la carte
piece-idle = ne peut pas agir maintenant
losses-title = Pertes
losses-strength = { $count ->
    [one] −{ $count } point de force
   *[other] −{ $count } points de force
  }
losses-none = Aucune perte.
rulebook-title = Les règles du livre
rulebook-search = Chercher dans les règles
rulebook-example = charge, bois, ralliement…
rulebook-found = { $count ->
    [0] Aucune règle trouvée
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
  }
menu-sound = Sons
menu-sound-off = Sans
menu-sound-on = Avec
help-describe-key = d
help-describe = Décrire la situation en mots
help-rulebook-key = r
help-rulebook = Chercher dans les règles du livre

## La leçon et sa fin

lobby-won = gagnée
lobby-lost = perdue
lobby-drawn = partie nulle
learn-arranged = Les dés de cette leçon sont arrangés : ils tombent chaque fois de même.
learn-bf-closing-title = Ce que vous savez maintenant
learn-bf-closing-text = Un jeton tiré donne une activation ; les points de commandement l’aident ; l’unité bouge, puis tire ou donne l’assaut. Un objectif reste à qui l’a occupé seul. La prochaine fois, ajoutez les règles avancées une à une.
learn-pf-closing-title = Ce que vous savez maintenant
learn-pf-closing-text = Un ordre par unité, puis les dés : ceux de la marche, ceux du tir, ceux du moral. Gardez le général près des régiments, tirez à plusieurs sur la même cible, et chargez ce qui est entamé.
learn-ot-closing-title = Ce que vous savez maintenant
learn-ot-closing-text = Marcher, s’arrêter en position, attaquer avec des soutiens : les munitions et les points de mouvement décident de ce que l’on peut tenter. Les objectifs comptent à la fin du dernier tour.
learn-be-closing-title = Ce que vous savez maintenant
learn-be-closing-text = Les points de commandement font avancer, le tir prépare, la charge décide. Une unité en Désordre se rallie loin de l’ennemi, et une armée qui perd trop d’unités est brisée.
learn-ml-closing-title = Ce que vous savez maintenant
learn-ml-closing-text = Un jeton d’ordre par brigade, un tracé par unité, puis tout bouge ensemble. Tenir laisse tirer le premier ; charger demande que l’ordre passe ; une ferme occupée vaut des points à la fin.

## Le terrain pointé et la légende

ground-label = Le terrain
key-title = Légende
key-lit = Cerné de lumière : peut agir ou être choisi
key-idle = Pâle : ne peut pas agir maintenant
key-target = Cerné de rouge : peut être visé ; le pourcentage est la chance
key-front = La pointe et la bande claire montrent le front
key-pips = Points pleins : force restante ; points vides : pertes
key-signs = Petits signes au coin : { $signs }
