# La partie entière : scénarios, décisions, événements, raisons.

## Fautes d’un scénario

scenario-strip-needs-a-width = « { $given } » est une bande le long d’une ligne : indiquez sa largeur (width).
scenario-material-of-strongpoints = seul un point d’appui a un matériau ; « { $given } » n’en est pas un.
scenario-no-such-strongpoint = il n’y a pas de point d’appui « { $given } » : donnez-en un de ce nom, ou énumérez les siens.
scenario-unknown-brigade = cette armée n’a ni brigade ni général « { $given } ».
scenario-unknown-unit = cette armée n’a pas d’unité « { $given } ».
scenario-unit-without-brigade = il faut une brigade à « { $given } » : seules les batteries s’en passent.
scenario-brigade-without-units = aucune unité n’appartient à la brigade « { $given } ».
scenario-general-stands-somewhere = dites où est ce général : à une place (at), avec une unité (with), ou quand il arrive (arrives), l’un des trois.
scenario-too-many-elite = plus d’un quart des éléments sont d’élite (balanced_limits) : retirez-en, ou levez les limites.
scenario-too-many-superior = plus d’un tiers des éléments ont une cohésion supérieure (balanced_limits) : retirez-en, ou levez les limites.
scenario-too-many-levies = plus d’un tiers des éléments sont des levées (balanced_limits) : retirez-en, ou levez les limites.
scenario-too-many-guns = plus d’un élément d’artillerie pour quatre autres (balanced_limits) : retirez-en, ou levez les limites.
scenario-too-many-charismatic = un seul général a un charisme de 3 (balanced_limits).
scenario-too-cheap = un élément coûte au moins 4 points (balanced_limits).
scenario-over-budget = cette armée coûte { $cost } points, plus que son budget de { $given }.
scenario-doctrine-of-another-nation = la nation de la brigade « { $given } » n’a pas cette doctrine cette année-là.
scenario-doctrine-forbids = la doctrine de sa brigade n’admet pas cette formation pour « { $given } ».
scenario-troops-clash = « { $given } » ne peut pas être tout cela à la fois.
scenario-addition-not-in-force = cette bataille n’a pas { $given } : activez-le sous rules, ou retirez-le.
scenario-formation-of-another-arm = « { $given } » ne peut pas prendre cette formation : elle est d’une autre arme.
scenario-garrison-in-a-strongpoint = « { $given } » : sans formation ou en bastion, elle est dans un point d’appui, et seulement ainsi.
scenario-open-order-only = « { $given } » ne combat qu’en ordre dispersé.
scenario-one-marker = « { $given } » est ébranlée ou en déroute, pas les deux.
scenario-routed-in-formation = « { $given } » est en déroute : elle est alors désorganisée, et une batterie attelée.
ml-scenario-at-or-arrives = il faut à « { $given } » une place (at) ou une arrivée (arrives), l’une des deux.
ml-scenario-no-units = il faut des unités à une armée.
ml-scenario-off-the-table = « { $given } » n’est pas sur la table.
ml-scenario-on-another-unit = « { $given } » est sur une autre unité.
ml-scenario-too-many-units = aucune bataille n’a plus de { $given } unités.

## Décisions

ml-decide-deploy = Déployez votre armée : chaque unité dans votre zone, ou comme indiqué.
ml-decide-deputy = Un suppléant prend la brigade : où se place-t-il ?
ml-decide-attach = Généraux : attacher, détacher ? Garnisons : bastion ou non ?
ml-decide-orders = Ordres du tour : un jeton par brigade, par batterie, et pour les unités qui en ont besoin.
ml-decide-face = { $unit_le } se rallie : face à quelle direction ?
ml-decide-flee = Par où fuit { $unit_le } ?
ml-decide-stand = Quelles unités restent sur place à dessein, pour tirer les premières ?
ml-decide-charge = Ordre Charger : quelle cible pour chaque unité ?
ml-decide-react = Vos unités sont chargées : comment réagissent-elles ?
ml-decide-fire = Quelle unité tire maintenant, et sur quelle cible ?
ml-decide-retire = Par où vos unités se replient-elles ?
ml-decide-redirect = La cible a disparu : en charger une autre, ou renoncer ?
ml-decide-impact = Quel impact résoudre maintenant ?
ml-decide-pursue = { $unit_le } a gagné l’impact : tenir le terrain, ou poursuivre ?
ml-decide-join = Le soutien arrière entre-t-il dans la mêlée ?
ml-decide-plot = Tracez les mouvements de vos unités : toutes bougent ensemble, quart par quart.
ml-decide-ride = Où vont vos généraux détachés ?
ml-decide-activate = Quelle unité bouge maintenant, et comment ?
ml-decide-counter = { $unit_le } va bouger : contrer avec l’une des vôtres ?
ml-decide-escape = Le général s’échappe : vers où ?

## Réponses

ml-choose-ready = Prêt
ml-choose-again = Reprendre la feuille
ml-choose-place = Placer { $unit_le } ici
    .brief = ici
ml-choose-place-general = Placer { $unit_le } ici
    .brief = ici
ml-choose-attach = { $unit_le } s’attache { $target_au }
    .brief = s’attache à
ml-choose-detach = { $unit_le } quitte son unité
    .brief = quitte son unité
ml-choose-bastion = { $unit_le } se met en bastion
    .brief = se met en bastion
ml-choose-give-up-bastion = { $unit_le } abandonne son bastion
    .brief = abandonne son bastion
ml-choose-order-retire = { $unit } : Repli [R]
    .brief = Repli [R]
ml-choose-order-charge = { $unit } : Charger [C]
    .brief = Charger [C]
ml-choose-order-manoeuvre = { $unit } : Manœuvrer [M]
    .brief = Manœuvrer [M]
ml-choose-order-hold = { $unit } : Tenir [T]
    .brief = Tenir [T]
ml-choose-battery-manoeuvre = { $unit } : Manœuvrer [M]
    .brief = Manœuvrer [M]
ml-choose-battery-hold = { $unit } : Tenir [T]
    .brief = Tenir [T]
ml-choose-battery-redeploy = { $unit } : Redéployer [R]
    .brief = Redéployer [R]
ml-choose-own-retire = { $unit }, ordre spécifique : Repli [R]
    .brief = ordre spécifique : Repli [R]
ml-choose-own-charge = { $unit }, ordre spécifique : Charger [C]
    .brief = ordre spécifique : Charger [C]
ml-choose-own-manoeuvre = { $unit }, ordre spécifique : Manœuvrer [M]
    .brief = ordre spécifique : Manœuvrer [M]
ml-choose-own-hold = { $unit }, ordre spécifique : Tenir [T]
    .brief = ordre spécifique : Tenir [T]
ml-choose-no-own-order = { $unit } : pas d’ordre spécifique
    .brief = pas d’ordre spécifique
ml-choose-face = { $unit_le } se tourne, { $front }
    .brief = Tourner
ml-choose-flee = { $unit_le } fuit { $towards }
    .brief = fuit
ml-choose-stand = { $unit_le } reste sur place à dessein
    .brief = reste à dessein
ml-choose-go = { $unit_le } suit son ordre
    .brief = suit son ordre
ml-choose-charge = { $unit_le } charge { $target_le }
    .brief = charge
ml-choose-charge-bonus = { $unit_le } charge { $target_le } à toute allure
    .brief = charge à toute allure
ml-choose-support-flank = { $unit_le } soutient le flanc { $target_du }
    .brief = soutient le flanc de
ml-choose-support-rear = { $unit_le } suit { $target_le } en soutien
    .brief = suit en soutien
ml-choose-refrain = { $unit_le } ne charge personne
    .brief = ne charge personne
ml-choose-keep = { $unit_le } garde son ordre
    .brief = garde son ordre
ml-choose-counter-charge = { $unit_le } contre-charge { $target_le }
    .brief = contre-charge
ml-choose-evade = { $unit_le } esquive
    .brief = esquive
ml-choose-full-square = { $unit_le } forme le carré plein
    .brief = forme le carré plein
ml-choose-turn = { $unit_le } se tourne vers { $target_le }
    .brief = se tourne vers
ml-choose-fire = { $unit_le } tire sur { $target_le }
    .brief = tire sur
ml-choose-shell = { $unit_le } bombarde le bâtiment
    .brief = bombarde
ml-choose-hold-fire = { $unit_le } retient son feu
    .brief = retient son feu
ml-choose-retire = { $unit_le } se replie { $towards }
    .brief = se replie
ml-choose-retire-bonus = { $unit_le } se replie en hâte { $towards }
    .brief = se replie en hâte
ml-choose-stay = { $unit_le } reste
    .brief = reste
ml-choose-fire-half-move = { $unit_le } tire sur { $target_le }, puis attelle
    .brief = tire, puis attelle
ml-choose-limber-move = { $unit_le } attelle et s’en va
    .brief = attelle et s’en va
ml-choose-impact = Résoudre l’impact { $unit_du }
    .brief = L’impact
ml-choose-pursue = Poursuivre
ml-choose-hold = Tenir le terrain
ml-choose-join = { $unit_le } entre dans la mêlée
    .brief = entre dans la mêlée
ml-choose-stay-out = { $unit_le } reste en dehors
    .brief = reste en dehors
ml-choose-march = { $unit_le } avance de { $pas } pas
    .brief = avance de { $pas } pas
ml-choose-advance = { $unit } : toute la brigade avance, chacun de son mieux
    .brief = toute la brigade avance de son mieux
ml-choose-advance-some = { $unit } : toute la brigade avance de { $pas } pas
    .brief = toute la brigade avance de { $pas } pas
ml-choose-form = { $unit_le } { $to ->
    [line] se forme en ligne
    [march_column] se forme en colonne de marche
    [attack_column] se forme en colonne d’attaque
    [square] se forme en carré
    [skirmish] se forme en ordre dispersé
    [limbered] attelle
    [unlimbered] met en batterie
   *[other] change de formation
  }
    .brief = { $to ->
        [line] se forme en ligne
        [march_column] se forme en colonne de marche
        [attack_column] se forme en colonne d’attaque
        [square] se forme en carré
        [skirmish] se forme en ordre dispersé
        [limbered] attelle
        [unlimbered] met en batterie
       *[other] change de formation
      }
ml-choose-reorient = { $unit_le } se réoriente
    .brief = se réoriente
ml-choose-occupy = { $unit_le } occupe le point d’appui
    .brief = occupe
ml-choose-occupy-as-bastion = { $unit_le } occupe le point d’appui et s’y met en bastion
    .brief = occupe, en bastion
ml-choose-stand-still = { $unit_le } ne bouge pas
    .brief = ne bouge pas
ml-choose-ride = { $unit_le } se déplace
    .brief = se déplace
ml-choose-activate = { $unit_le } bouge maintenant
    .brief = bouge maintenant
ml-choose-counter = { $unit_le } contre
    .brief = contre
ml-choose-pass = Pas de contre
ml-choose-deputy = { $unit } : placer le suppléant ici
    .brief = le suppléant ici
ml-choose-escape = { $unit_le } s’échappe ici
    .brief = s’échappe ici

## Refus

ml-refuse-game-at-least-one-pas = un repli fait au moins 1 pas
ml-refuse-game-no-such-heading = par là on se rapproche d’un ennemi, ou l’on ne passe pas
ml-refuse-game-no-such-path = ce n’est pas un chemin possible
ml-refuse-game-cannot-charge = cette unité ne peut pas charger
ml-refuse-game-no-such-target = cet ennemi ne peut pas être chargé
ml-refuse-game-no-support-there = cette unité n’est pas placée pour soutenir cette charge
ml-refuse-game-between-units-only = la vue se mesure d’une unité à une autre
ml-refuse-game-not-asked = ce n’est pas demandé maintenant
ml-refuse-game-no-such-line = il n’y a rien à décider ici pour cette unité
ml-refuse-game-line-is-written = cette ligne est écrite ; reprenez la feuille pour la changer
ml-refuse-game-not-there = cet emplacement n’est pas permis, ou pas ainsi
ml-refuse-game-on-a-friend = une autre unité est là
ml-refuse-game-may-not-move = rien ne peut être tracé pour cette unité
ml-refuse-game-too-many-legs = le trajet a trop de segments
ml-refuse-game-turns-too-sharply = le trajet tourne trop brusquement
ml-refuse-game-outside-the-front-quarter = une unité avance dans son quart avant
ml-refuse-game-no-such-change = cette formation ne peut pas être prise
ml-refuse-game-no-such-strongpoint = ce point d’appui n’existe pas
ml-refuse-game-must-touch-the-strongpoint = l’infanterie doit toucher le point d’appui pour l’occuper
ml-refuse-game-strongpoint-is-full = le point d’appui est déjà occupé
ml-refuse-game-adjusts-or-turns = sous l’ordre Tenir un bataillon avance un peu, ou se tourne
ml-refuse-game-no-turning-in-rough-ground = on ne se tourne pas sous l’ordre Tenir en terrain accidenté
ml-refuse-game-straight-ahead-only = seulement droit devant
ml-refuse-game-comes-on-only = cette unité ne peut qu’entrer sur la table
ml-refuse-game-comes-on-from-its-edge = cette unité entre par le bord de son camp
ml-refuse-game-too-near-the-enemy = un général reste à 2 pas de l’ennemi
ml-refuse-game-square-stands = seul un carré à l’entraînement supérieur avance
ml-refuse-game-not-inside-the-strongpoint = la tête de colonne tient tout entière dans le point d’appui
ml-refuse-game-one-support-a-side = un seul soutien par camp se joint à la mêlée
ml-refuse-game-beside-a-unit-of-his = le suppléant doit toucher une unité de sa brigade
ml-refuse-game-too-far-to-charge = la charge porte à 60 pas au plus
ml-refuse-game-no-horse-there = la cavalerie ne charge ni en forêt ni contre des bâtiments
ml-refuse-game-skirmishers-do-not-charge = des tirailleurs ne chargent pas
ml-refuse-game-not-an-order-for-those-guns = attelée, une batterie manœuvre ou tient ; en batterie, elle tient ou se redéploie
ml-refuse-game-touches-and-commands = un général s’attache à une unité qu’il touche et commande
ml-refuse-game-meets-no-charge-so = on contre-charge de la cavalerie chargée de face, et à plus de 2 pas
ml-refuse-game-evades-if-faster = seule esquive une cavalerie plus rapide que tous ceux qui la chargent de face
ml-refuse-game-no-full-square = seule une colonne d’attaque sous Tenir, chargée par de la cavalerie, se serre en carré plein
ml-refuse-game-guns-do-not-turn = la charge part de trop près pour que les pièces se tournent
ml-refuse-game-shaken-has-no-orders = ébranlée, une unité ne reçoit aucun ordre
ml-refuse-game-routed-has-no-orders = en déroute, une unité ne reçoit aucun ordre
ml-refuse-game-hesitant-stands = hésitante, une unité ne bouge plus de ce tour
ml-refuse-game-has-fired = une unité tire une fois par tour
ml-refuse-game-charged-fires-later = une unité chargée tire quand la charge arrive
ml-refuse-game-is-to-move = cette unité va bouger : elle ne tirera qu’après
ml-refuse-game-no-target = ce n’est pas une cible
ml-refuse-game-out-of-range = la cible est hors de portée
ml-refuse-game-outside-its-arc = la cible n’est pas dans le quart avant de la batterie
ml-refuse-game-does-not-see-it = aucune ligne de tir vers cette cible
ml-refuse-game-another-is-more-threatening = une autre cible est plus menaçante

## Événements

ml-battery-limbers-named = { $value_le } attelle et s’en va
ml-charged-while-manoeuvring-named = l’ennemi charge { $value_le } en pleine manœuvre : unité hésitante
ml-does-nothing-and-hesitates-named = { $value_le } ne fait rien : unité hésitante
ml-sees-a-friend-lost-named = { $value_le } voit tomber une unité amie
ml-game-abandoned-guns = pièces abandonnées { $value_du }
ml-game-adjusts = { $value_le } ajuste sa place
ml-game-charge-each-other = deux unités se chargent l’une l’autre
ml-game-defensive-fires = les unités chargées tirent
ml-game-fires-after-moving = tir après le mouvement
ml-game-general-in-that-unit = { $value_le } était avec cette unité
ml-game-lot-for-the-impacts = le sort dit qui résout ses impacts d’abord
ml-game-must-test = tests de moral à passer : { $value }
ml-game-old-order-stays = { $value_le } garde l’ancien ordre
ml-game-activation-number = { $value_le } tire son numéro
ml-game-bastion = { $value_le } se met en bastion
ml-game-no-bastion = { $value_le } abandonne son bastion
ml-game-building-burns = le bâtiment prend feu
ml-game-cannot-charge-named = { $value_le } ne peut pas charger : unité hésitante
ml-game-cannot-retire = { $value_le } ne peut pas se replier : unité hésitante
ml-game-caught = le vaincu est rattrapé
ml-game-changes-formation = { $value_le } change de formation
ml-game-charge-broken = la charge { $value_du } est brisée
ml-game-charge-home = { $value_le } arrive à 2 pas de sa cible
ml-game-charge-short = la charge { $value_du } est trop courte
ml-game-charges = { $value_le } charge
ml-game-charges-at = cible : { $value }
ml-game-counter-charges = { $value_le } contre-charge
ml-game-counters = { $value_le } tente de bouger d’abord
ml-game-crosses = { $value_le } traverse une unité amie
ml-game-deputy-comes = un suppléant remplace { $value_le }
ml-game-eliminated = { $value_le } est { $value_genre ->
    [f] éliminée
   *[m] éliminé
  }
ml-game-evades = { $value_le } esquive
ml-game-fights = { $value_le } combat
ml-game-fires = { $value_le } tire
ml-game-fires-at = sur { $value_le }
ml-game-flees = { $value_le } fuit
ml-game-follows = { $value_le } suit
ml-game-general-at-risk = { $value_le } est en danger
ml-game-general-attached = un général s’attache { $value_au }
ml-game-general-captured = { $value_le } est capturé
ml-game-general-falls = { $value_le } est hors de combat
ml-game-general-in-contact = l’ennemi est au contact { $value_du }
ml-game-general-shares-its-fate = { $value_le } est perdu avec son unité
ml-game-guns-abandoned = { $value_le } abandonne ses pièces
ml-game-guns-meet-a-charge = { $value_le } reçoit la charge
ml-game-has-nobody-to-charge = { $value_le } n’a personne à charger : unité hésitante
ml-game-impact = { $value_le } frappe
ml-game-impact-on = contre { $value_le }
ml-game-in-the-flames = { $value_le } est dans les flammes
ml-game-joins = { $value_le } entre dans la mêlée
ml-game-leaves-the-table = l’unité quitte la table
ml-game-loses = pertes { $value_du }
ml-game-loses-the-passage = { $value_le } laisse le passage à l’ennemi
ml-game-losses = { $value ->
    [0] aucune perte
    [one] une perte
   *[other] { $value } pertes
  }
ml-game-melee = { $value_le } est en mêlée
ml-game-melee-round = round { $value } de la mêlée
ml-game-new-impact = un autre ennemi est rencontré : nouvel impact
ml-game-no-room-to-change = { $value_le } n’a pas la place de changer de formation
ml-game-occupies = { $value_le } occupe le point d’appui
ml-game-order-revealed = { $value_le } dévoile son ordre
ml-game-pursues = { $value_le } poursuit
ml-game-pursuit-test = { $value_le } a vaincu : test de poursuite
ml-game-rallies-hesitant = { $value_le } se rallie : unité hésitante
ml-game-rallies-shaken = { $value_le } se rallie : unité ébranlée
ml-game-reacts = { $value_le } réagit à la charge
ml-game-recoils = { $value_le } recule
ml-game-redirects = { $value_le } charge une autre cible
ml-game-retires = { $value_le } se replie
ml-game-routed = { $value_le } est en déroute
ml-game-score-of-the-first = score du premier camp : { $value }
ml-game-score-of-the-second = score du second camp : { $value }
ml-game-service-squadrons = les escadrons de service chargent sur l’heure
ml-game-shaken = { $value_le } est { $value_genre ->
    [f] ébranlée
   *[m] ébranlé
  }
ml-game-shells-a-building = { $value_le } bombarde un bâtiment
ml-game-stands-deliberately = { $value_le } reste à dessein : unité hésitante
ml-game-stays-routed = { $value_le } reste en déroute
ml-game-stays-shaken = { $value_le } reste { $value_genre ->
    [f] ébranlée
   *[m] ébranlé
  }
ml-game-stops-at-two-pas = { $value_le } s’arrête à 2 pas de l’ennemi : unité hésitante
ml-game-support-hesitates = { $value_le } s’arrête avec l’unité qu’elle suit : unité hésitante
ml-game-supports = { $value_le } soutient la charge
ml-game-swaps = { $value_le } bouge à la place d’une unité amie
ml-game-takes-the-ground = { $value_le } prend le terrain
ml-game-tests-morale = { $value_le } teste son moral
ml-game-tries-to-rally = { $value_le } tente de se rallier
ml-game-turns = { $value_le } se tourne
ml-game-unit-order = ordre { $value_du }
ml-game-withdraws = { $value_le } se retire du champ de bataille
ml-executes-its-order = ordre exécuté
ml-game-tests-for-its-general = son général est tombé : un test de moral
ml-game-no-room-to-recoil = le recul est barré : l’unité est éliminée
ml-game-turns-about = { $value_le } fait demi-tour
ml-game-blocked-by-an-enemy = le contact de l’ennemi arrête { $value_le }
ml-game-lot-for-the-activation = tirage au sort : même numéro dans les deux camps
ml-game-counts-for = { $value_le } compte pour l’ennemi
ml-game-counts-for-a-general = { $value_le } compte pour l’ennemi
ml-game-tests-its-own-order = ordre spécifique nouveau : test de réaction
ml-game-tests-its-own-order-alone = hors de commandement, un autre ordre : test de réaction
ml-game-tests-its-own-order-leaderless = le général est tombé au tour précédent, un autre ordre : test de réaction
ml-game-adjusting-is-not-moving = ajuster n’est pas bouger
ml-game-sequence-used = séquence utilisée : { $value }
ml-game-fires-after-half-a-move = sous M, au plus une demi-séquence : l’unité tire
ml-game-fires-after-half-a-charge = sous C, au plus un demi-mouvement : l’unité tire
ml-game-fires-at-chargers = les assaillants sont à 2 pas de leurs cibles
ml-game-a-test-for-each-element = un test pour chaque élément perdu
ml-game-event-is-seen = des amis voient la perte { $value_du }
ml-game-gunners-alarm-nobody = des canonniers qui fuient n’alarment personne
ml-game-enemies-shunned = ennemis dont l’unité s’écarte : { $value }
ml-game-heading = cap : { $value }°
ml-game-counts-as-retiring = en repli jusqu’à la fin du tour
ml-game-lead-element-crosses = la tête de colonne traverse une unité amie
ml-game-completes-its-move = le mouvement s’achève quand même
ml-game-infantry-in-open-order = de l’infanterie en tirailleurs
ml-game-deputy-beside-his-units = le suppléant arrive auprès de ses unités
ml-game-is-charged = l’ennemi charge { $value_le }
ml-game-is-out-of-reach = { $value_le } est hors de portée : simple avance
ml-game-names-no-target = aucune cible légale, ou aucune nommée
ml-game-needs-the-bonus = il faut la distance du bonus
ml-game-needs-no-bonus = le bonus n’est pas nécessaire
ml-game-stays-in-full-square = l’unité reste en carré plein
ml-game-a-marker-breaks-it = un marqueur brise la charge
ml-game-initiative-attacks = le camp qui a l’initiative est l’attaquant
ml-game-is-in-the-building = le vainqueur est dans le bâtiment
ml-game-no-formation-inside = sans formation à l’intérieur
ml-game-movement-left = mouvement restant : { $value } pas
ml-game-melee-disorganises = la mêlée désorganise
ml-game-melee-ends = la mêlée est finie
ml-game-one-support-fights = un soutien par camp combat
ml-game-lot-for-the-building = les deux camps y entrent : tirage au sort
ml-game-die-stays-beside-it = le dé reste auprès de l’unité
ml-game-may-fall-back = l’unité pourra se replier
ml-game-shaken-units-first = les unités ébranlées testent avant les déroutes
ml-game-inside-the-strongpoint = l’unité tient le point d’appui
ml-game-keeps-its-turn = l’unité garde son tour : rien n’est échangé
ml-game-no-lot-for-the-activation = un seul camp a ce numéro : pas de tirage
ml-game-later-and-better = numéro plus grand et meilleur statut : elle peut contrer

## La fin

ml-end-broken = une armée s’effondre
ml-end-scores = les scores décident
ml-end-draw-counts = l’égalité vaut ici une victoire marginale
ml-level-crushing = victoire écrasante
ml-level-victory = victoire
ml-level-marginal = victoire marginale
ml-level-draw = partie nulle
ml-tally-strength-lost = force perdue
ml-tally-units-lost = unités perdues
ml-tally-guns-lost = batteries perdues
ml-tally-objectives-held = objectifs tenus
ml-tally-points-scored = points marqués
ml-status-points = points
ml-status-to-come = à venir
ml-status-eliminated = éliminée
ml-status-withdrawn = retirée
ml-status-abandoned = abandonnée
ml-status-spiked = enclouée
ml-fact-obeyed = l’ordre passe
ml-fact-obeyed-not = l’ancien ordre reste en vigueur
ml-fact-executed = elle exécute cet ordre
ml-fact-executed-not = elle devient hésitante
ml-chance-losses = de chances d’infliger une perte au moins
ml-chance-obeyed = de chances que l’ordre passe
ml-chance-executed = de chances qu’elle exécute cet ordre
ml-chance-outcome = de chances que la charge l’emporte
ml-fact-outcome = { $value ->
    [attacker_wins] l’assaillant l’emporte
    [melee] mêlée
    [defender_wins] l’assaillant est repoussé
    [charge_broken] la charge est brisée par le feu
   *[attacker_destroyed] l’assaillant est détruit
  }
ml-fact-losses = { $value ->
    [one] une perte
   *[other] { $value } pertes
  }

## Raisons de l’ordinateur

ml-why-again = aucune raison de recommencer
ml-why-attach = il est plus utile libre
ml-why-bastion = un bastion seulement si l’on est entouré
ml-why-charge = la charge a de bonnes chances
ml-why-charge-order = il y a quelqu’un à charger
ml-why-counter = mieux vaut attendre
ml-why-counter-charge = mieux vaut charger qu’être chargé
ml-why-detach = libre de donner des ordres
ml-why-evade = mieux vaut s’écarter à temps
ml-why-fire = la portée est bonne
ml-why-flee = pour s’éloigner de l’ennemi
ml-why-go = l’ordre est bon
ml-why-guns = les pièces ont là un bon champ de tir
ml-why-hold = le terrain suffit
ml-why-hold-fire = la portée sera meilleure
ml-why-hold-order = tenir et tirer vaut mieux ici
ml-why-join = un de plus décide de la mêlée
ml-why-manoeuvre-order = il y a du terrain à gagner
ml-why-move = une meilleure position
ml-why-no-own-order = l’ordre de la brigade suffit
ml-why-occupy = derrière des murs, un bataillon en vaut deux
ml-why-own-order = cette unité a autre chose à faire
ml-why-pursue = le vaincu ne doit pas revenir
ml-why-ready = rien d’autre n’en vaut la peine
ml-why-refrain = personne à charger
ml-why-retire = pour se mettre hors de danger
ml-why-retire-order = la brigade en a assez
ml-why-ride = près de ses unités
ml-why-square = un carré arrête la cavalerie
ml-why-stand = pour tirer le premier
ml-why-stand-still = pas de meilleure position
ml-why-stay = l’unité se ralliera mieux ici
ml-why-support = une charge a besoin de soutien
ml-why-turn = les pièces doivent faire face
ml-petit-morin = La ferme du Petit Morin

## La carte

ml-scale = 1 pas
ml-token-retire = R
ml-token-charge = C
ml-token-manoeuvre = M
ml-token-hold = T
ml-token-own-order = ?
ml-token-hesitant = H
ml-token-retiring = ↩
ml-token-abandoned = ×
ml-loss-markers = { $count ->
    [one] 1 perte au compteur
   *[other] { $count } pertes au compteur
  }
ml-value-own-order = ordre spécifique caché
ml-value-activates-1 = dé d’activation : 1
ml-value-activates-2 = dé d’activation : 2
ml-value-activates-3 = dé d’activation : 3
ml-value-activates-4 = dé d’activation : 4
ml-value-activates-5 = dé d’activation : 5
ml-value-fired = a tiré
ml-value-retiring = en repli
ml-value-burning = en feu
ml-preview-pas = { $pas } pas
ml-preview-stage = { $pas }
ml-preview-half-sequences = { $halves ->
    [one] une demi-séquence de manœuvre
   *[other] { $halves } demi-séquences de manœuvre
  }
ml-preview-stopped = le terrain l’arrête après { $pas } pas
ml-preview-two-pas = un ennemi qui ne bouge pas l’arrêterait à 2 pas : hésitante
ml-preview-charge = à { $pas } pas, portée { $most } pas
ml-preview-in-reach = à portée sans bonus
ml-preview-needs-bonus = à portée seulement avec un bon bonus
ml-preview-out-of-reach = hors de portée : une simple avance
ml-planned-charge = Charge
ml-planned-charge-odds = Charge · { $percent } %
ml-planned-too-far = Hors de portée : simple avance
ml-planned-fire = Feu · { $percent } %
ml-planned-hesitates = sans consigne : hésitera
ml-planned-meets = { $pas } pas · s’arrêtera à 2 pas de l’ennemi
ml-planned-order = { $order ->
    [retire] Repli
    [charge] Charger
    [manoeuvre] Manœuvrer
   *[hold] Tenir
  }
ml-planned-order-odds = { $order ->
    [retire] Repli
    [charge] Charger
    [manoeuvre] Manœuvrer
   *[hold] Tenir
  } · { $percent } %
ml-piece-march = avance de { $pas } pas en terrain clair
ml-piece-range = tire à { $pas } pas
ml-piece-in-command = commandée par son brigadier
ml-piece-out-of-command = hors commandement
ml-piece-commands = commande à { $pas } pas, à vue
ml-sight-seen = vue à { $pas } pas
ml-sight-unseen = hors de vue ({ $pas } pas)
ml-sight-covered = la cible est à couvert

## Pour gagner

ml-win-points = Après { $turns } tours, le score le plus haut gagne s’il vaut 1,25 fois l’autre (marginale), 1,5 fois (victoire) ou le double (écrasante).
ml-win-draw-goes-to = Une égalité vaut une victoire marginale : { $side }.
ml-win-head-start = Avance au départ pour la tâche la plus rude, { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ml-win-held = Objectifs tenus : { $objectives }.
ml-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
ml-win-losses = Chaque unité ennemie éliminée, batterie perdue ou général pris rapporte son coût ; une unité en déroute, la moitié.
ml-win-break = Un camp dont les pertes atteignent la moitié de sa valeur s’effondre et perd aussitôt.
ml-win-nobody-left = Un camp qui n’a plus d’unité perd aussitôt.
ml-win-holding = Un objectif est tenu par la garnison de son point d’appui.
