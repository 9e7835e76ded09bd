# Puissance de feu

## Procédures

pf-procedure-unit-profile = lire toutes les caractéristiques d’une unité
pf-procedure-army-cost = compter les points d’une armée et les comparer à une limite
pf-procedure-attacker-roll = jouer aux dés qui attaque et qui défend
pf-procedure-extra-turn = savoir, après le dernier tour, si l’on en joue un de plus
pf-procedure-march-distance = lancer la distance d’un ordre de marche
pf-procedure-organisation-test = passer le test d’organisation après un deuxième ou un troisième mouvement
pf-procedure-wide-table-march = enchaîner un à trois mouvements sur une table large
pf-procedure-fire-target-number = trouver les dés d’un tir, le résultat à obtenir et la sauvegarde de la cible
pf-procedure-fire = résoudre un tir jusqu’aux PV perdus
pf-procedure-volley = résoudre un ordre de feu entier, test de moral de la cible compris
pf-procedure-morale-test = passer le test de moral d’une unité qui vient d’être touchée
pf-procedure-rout-move = lancer la distance de fuite d’une unité
pf-procedure-rout-edge = trouver le bord de table vers lequel une unité fuit
pf-procedure-rally = résoudre un ordre de ralliement, fuite comprise s’il échoue
pf-procedure-evade-move = lancer la distance d’une esquive
pf-procedure-charge-reach = dire si une charge arrive au contact, esquive comprise
pf-procedure-melee-target-numbers = trouver les dés d’un corps à corps et ce qu’il faut à chacun pour toucher
pf-procedure-melee = résoudre un corps à corps, cycle après cycle, jusqu’au vainqueur
pf-procedure-assault = résoudre un ordre de charge entier, de l’esquive à la fin du corps à corps
pf-procedure-ammunition-check = savoir si une unité qui vient de tirer est à court de munitions
pf-procedure-resupply = dire si une unité à court de munitions peut en reprendre
pf-procedure-ironclad-status = compter les canons et les dés de mouvement qui restent à un ironclad
pf-procedure-ironclad-drift = lancer la dérive d’un ironclad dans le courant
pf-procedure-victory-points = compter les points des deux camps et désigner le vainqueur

## Champs : les unités

pf-field-unit = unité
pf-field-units = unités
pf-field-type = type
pf-field-traits = capacités
pf-field-wounds = blessures
pf-field-state = état
pf-field-out-of-ammunition = à court de munitions
pf-field-house-rules = règles maison
pf-field-officer-near = officier ami à 6 pouces
pf-field-officer-is-indian = officier indien
pf-field-hit-points = PV
pf-field-hit-points-left = PV restants
pf-field-fire-table = table de tir
pf-field-fire-dice = dés de tir
pf-field-ball-dice = dés au boulet
pf-field-canister-dice = dés à mitraille
pf-field-max-range = portée maximale, en pouces
pf-field-melee-dice = dés de corps à corps
pf-field-category = catégorie au corps à corps
pf-field-small = petite unité
pf-field-armoured = protégée ou blindée
pf-field-doubled-move = mouvement doublé
pf-field-evade = esquive
pf-field-first-strike = frappe en premier
pf-field-frontage-cm = front, en cm
pf-field-depth-cm = profondeur, en cm
pf-field-points = points
pf-field-limit = limite de points
pf-field-legal = dans la limite

## Champs : la mise en place et le tour

pf-field-player-a-choice = choix du joueur A s’il gagne
pf-field-player-b-choice = choix du joueur B s’il gagne
pf-field-winner = vainqueur
pf-field-attacker = attaquant
pf-field-turn = tour qui s’achève
pf-field-scheduled-turns = nombre de tours prévu
pf-field-extra-turn = tour supplémentaire

## Champs : la marche

pf-field-distance = distance, en pouces
pf-field-move-number = numéro du mouvement
pf-field-moves = mouvements voulus
pf-field-moves-made = mouvements faits
pf-field-passed = réussi

## Champs : le feu

pf-field-shooter = tireur
pf-field-ammunition = munition
pf-field-guns = canons
pf-field-target = cible
pf-field-target-in-cover = cible à couvert
pf-field-target-is-nearest = cible la plus proche
pf-field-in-range = à portée
pf-field-immune = cible insensible
pf-field-dice = dés
pf-field-to-hit = pour toucher
pf-field-target-saves = la cible a une sauvegarde
pf-field-damage-per-hit = dégâts par touche
pf-field-hits = touches
pf-chance-hits = de chances de toucher
pf-field-hit-points-lost = PV perdus
pf-field-target-hit-points = PV de la cible
pf-field-destroyed = détruite
pf-field-morale-test = test de moral à passer
pf-field-outcome = issue

## Champs : la déroute et le ralliement

pf-field-total = total
pf-field-distance-to-edge = distance avant de sortir de la table, en pouces
pf-field-leaves-table = sort de la table
pf-field-to-north = au bord nord, en pouces
pf-field-to-east = au bord est, en pouces
pf-field-to-south = au bord sud, en pouces
pf-field-to-west = au bord ouest, en pouces
pf-field-own-edge = bord de son camp
pf-field-edge = bord de fuite
pf-field-rallied = ralliée
pf-field-flight-distance = distance de fuite, en pouces

## Champs : la charge et le corps à corps

pf-field-charger = unité qui charge
pf-field-defender = défenseur
pf-field-evades = la cible esquive
pf-field-evaded-this-turn = a déjà esquivé ce tour
pf-field-evade-room = place pour esquiver, en pouces
pf-field-obstacle-at = distance du premier obstacle, en pouces
pf-field-evade-distance = distance d’esquive, en pouces
pf-field-charge-distance = jet de charge, en pouces
pf-field-contact = contact
pf-field-gap = écart restant, en pouces
pf-field-target-destroyed = cible détruite
pf-field-flank-or-rear = de flanc ou de dos
pf-field-target-behind-obstacle = cible derrière un obstacle
pf-field-defender-behind-obstacle = défenseur derrière un obstacle
pf-field-defender-evaded = défenseur rejoint en esquivant
pf-field-charger-dice = dés de l’unité qui charge
pf-field-charger-to-hit = pour toucher, à la charge
pf-field-charger-to-hit-later = pour toucher, à la charge, cycles suivants
pf-field-charger-saves = sauvegarde de l’unité qui charge
pf-field-defender-dice = dés du défenseur
pf-field-defender-to-hit = pour toucher, en défense
pf-field-defender-saves = sauvegarde du défenseur
pf-field-defender-destroyed = défenseur détruit sans combat
pf-field-charger-losses = pertes de l’unité qui charge
pf-field-defender-losses = pertes du défenseur
pf-field-charger-fate = sort de l’unité qui charge
pf-field-defender-fate = sort du défenseur

## Champs : munitions, ironclad, victoire

pf-field-source = source de munitions
pf-field-resupplied = réapprovisionnée
pf-field-move-dice = dés de mouvement
pf-field-sunk = coulé
pf-field-room-downstream = place vers l’aval, en pouces
pf-field-eliminated = éliminé
pf-field-attacker-units = unités de l’attaquant
pf-field-defender-units = unités du défenseur
pf-field-attacker-objectives = objectifs de l’attaquant
pf-field-defender-objectives = objectifs du défenseur
pf-field-attacker-points = points de l’attaquant
pf-field-defender-points = points du défenseur
pf-field-fate = sort
pf-field-result = résultat

## Valeurs : types, capacités, états

pf-value-infantry = infanterie
pf-value-artillery = artillerie
pf-value-cavalry = cavalerie
pf-value-officer = officier
pf-value-skirmishers = tirailleurs
pf-value-indians = Indiens
pf-value-cavalry-scouts = éclaireurs de cavalerie
pf-value-ironclad = ironclad
pf-value-ammunition-waggon = chariot à munitions
pf-value-smoothbore = mousquet lisse
pf-value-sharpshooters = tireurs d’élite
pf-value-elite = élite
pf-value-cuirassiers = cuirassiers
pf-value-lancers = lanciers
pf-value-pikes = piquiers
pf-value-large = grande unité
pf-value-militia = milice patriotique
pf-value-mounted = montés
pf-value-indian = indien
pf-value-steady = état normal
pf-value-routing = en déroute
pf-value-disordered = en désordre
pf-value-cannon = canon
pf-value-ship = navire
pf-value-other = autre
pf-value-none = aucun

## Valeurs : ce qu’on choisit

pf-value-attack = attaquer
pf-value-defend = défendre
pf-value-player-a = joueur A
pf-value-player-b = joueur B
pf-value-advance = avancer
pf-value-rotate = pivoter
pf-value-ball = boulet
pf-value-canister = mitraille
pf-value-north = nord
pf-value-east = est
pf-value-south = sud
pf-value-west = ouest
pf-value-camp = campement
pf-value-depot = dépôt à munitions

## Valeurs : ce qui arrive

pf-value-d3 = D3
pf-value-d6 = D6
pf-value-d6-once = un seul D6
pf-value-no-effect = sans effet
pf-value-damaged = touchée, sans test
pf-value-holds = garde son sang-froid
pf-value-routs = part en déroute
pf-value-eliminated = éliminée
pf-value-destroyed = détruite
pf-value-charger = l’unité qui charge
pf-value-defender = le défenseur
pf-value-stands = reste en place
pf-value-retreats = fait retraite
pf-value-intact = intacte
pf-value-lost = perdue
pf-value-attacker-decisive = victoire décisive de l’attaquant
pf-value-attacker-marginal = victoire marginale de l’attaquant
pf-value-draw = partie nulle
pf-value-defender-marginal = victoire marginale du défenseur
pf-value-defender-decisive = victoire décisive du défenseur

## Valeurs : les règles maison

pf-value-repeat-extra-turn = relancer après chaque tour supplémentaire
pf-value-premeasuring = mesures permises à tout moment
pf-value-officer-single-move = mouvement et fuite des officiers non doublés
pf-value-enemy-units-do-not-block-sight = les unités ennemies ne masquent pas la vue
pf-value-canister-one-roll = mitraille : un seul D6 pour tout le tir
pf-value-canister-one-per-hit = mitraille : un dégât par touche
pf-value-officer-die-on-charge = dé de l’officier à la charge
pf-value-guns-may-not-charge = ni canon ni chariot ne charge
pf-value-bonuses-first-cycle-only = bonus de charge et de flanc au premier cycle seulement
pf-value-evade-as-march = esquive avec les dés de marche
pf-value-officer-die-on-morale = dé de l’officier aux tests de moral
pf-value-basic-small-units-only = petites unités : artillerie et officiers seulement
pf-value-no-fourth-die = pas de quatrième dé pour les troupes légères
pf-value-cuirassiers-fire-only = cuirasses utiles sous le feu seulement
pf-value-sharpshooters-two-plus = tireurs d’élite à 2+ de près
pf-value-militia-officer-cancels = l’officier annule le handicap de la milice
pf-value-disordered-no-dice = pas de dés au corps à corps en désordre
pf-value-disorder-failure-routs = un ralliement raté en désordre met en déroute
pf-value-resupply-takes-the-order = reprendre des munitions coûte l’ordre
pf-value-first-player-rolled = on tire au dé, à chaque tour, qui joue le premier
pf-value-sight-from-front-edge = on regarde du milieu du bord avant, et non du centre de l’unité
pf-value-any-fence-covers = toute barrière, tout mur ou toute crête entre le tireur et la cible couvre celle-ci
pf-value-morale-test-after-melee = un vainqueur qui a souffert au corps à corps passe un test de moral
pf-value-turns-cost-movement = les rotations d’une charge et d’un navire sont prises sur les dés
pf-value-routers-destroyed-when-charged = une unité en déroute est détruite dès l’annonce de la charge
pf-value-elite-and-large-for-any = troupes d’élite et grandes unités de tout type
pf-value-disordered-winner-refaces = une unité en désordre qui gagne un corps à corps peut se réorienter
pf-value-ammunition = munitions comptées
pf-value-roles-rolled = on tire au dé qui choisit d’attaquer ou de défendre
pf-value-points-from-the-start = la tâche la plus rude reçoit des points d’avance
pf-value-wide-table = deuxième et troisième mouvements sur les tables larges
pf-value-advanced-troops = nouveaux types de troupes

## Refus : les unités et les règles maison

pf-refuse-house-rule-twice = une règle maison est citée deux fois ; ne la gardez qu’une fois
pf-refuse-two-rules-for-canister = la mitraille ne suit qu’une règle maison à la fois ; choisissez un seul D6 ou un dégât par touche
pf-refuse-trait-twice = une capacité est donnée deux fois ; ne la gardez qu’une fois
pf-refuse-trait-of-another-type = ce type d’unité ne peut pas avoir cette capacité ; changez le type ou retirez-la
pf-refuse-traits-exclude-each-other = ces capacités s’excluent : des piquiers n’ont ni mousquet lisse ni tireurs d’élite, et une milice n’est pas d’élite
pf-refuse-no-hit-points-left = avec autant de blessures, il ne reste plus aucun PV à l’unité ; donnez-en moins que ses PV
pf-refuse-guns-never-rout = un canon n’est jamais en déroute : il est éliminé
pf-refuse-ships-never-rout = un ironclad n’est jamais en déroute
pf-refuse-ships-are-never-disordered = un ironclad n’est jamais en désordre
pf-refuse-only-steady-units = seule une unité dans l’état normal peut le faire ; ralliez-la d’abord
pf-refuse-no-officer-near = « officier indien » suppose un officier ami à 6 pouces : indiquez-le aussi

## Refus : le tour et la marche

pf-refuse-not-the-last-turn = ce n’est pas encore le dernier tour ; on ne lance ce dé qu’après lui
pf-refuse-one-extra-turn-only = on ne joue qu’un tour supplémentaire, sauf règle maison qui permet de relancer
pf-refuse-ships-move-once = un ironclad ne fait qu’un mouvement par tour

## Refus : le feu

pf-refuse-pikes-cannot-fire = les piquiers ne tirent pas
pf-refuse-out-of-ammunition-cannot-fire = cette unité est à court de munitions ; réapprovisionnez-la avant de tirer
pf-refuse-announce-ball-or-canister = un canon annonce sa munition avant de tirer ; donnez boulet ou mitraille
pf-refuse-only-guns-choose-ammunition = seul un canon choisit entre boulet et mitraille ; retirez la munition
pf-refuse-only-ships-divide-guns = seul un ironclad répartit ses canons ; retirez leur nombre
pf-refuse-guns-lost = il ne reste pas autant de canons à ce navire ; donnez-en moins
pf-refuse-officer-is-not-nearest = on ne vise ni ne charge un officier qui n’est pas la cible la plus proche

## Refus : morale et ralliement

pf-refuse-no-test-without-wounds = sans blessure, pas de test de moral ; comptez celles du tir
pf-refuse-routing-units-take-no-test = une unité déjà en déroute ne passe pas de test de moral
pf-refuse-ships-take-no-test = un ironclad ne passe pas de test de moral
pf-refuse-guns-never-flee = un canon ne fuit pas : il est éliminé
pf-refuse-ships-never-flee = un ironclad ne fuit pas
pf-refuse-nothing-to-rally = on ne rallie qu’une unité en déroute ou en désordre

## Refus : charge, esquive et corps à corps

pf-refuse-ships-never-charge = un ironclad ne charge pas
pf-refuse-ships-are-never-charged = on ne charge pas un ironclad
pf-refuse-guns-may-not-charge = la règle maison interdit la charge aux canons et aux chariots
pf-refuse-troops-that-never-evade = seuls la cavalerie, les éclaireurs de cavalerie et les tirailleurs esquivent
pf-refuse-only-steady-troops-evade = une unité en déroute ou en désordre ne peut pas esquiver
pf-refuse-evades-once-a-turn = on n’esquive qu’une fois par tour : cette unité doit faire face
pf-refuse-room-without-evasion = la place pour esquiver n’a de sens que si la cible esquive ; retirez-la
pf-refuse-obstacle-at-the-start = un obstacle touché dès le départ n’arrête pas la charge ; donnez une distance au-dessus de 0, ou rien

## Refus : munitions

pf-refuse-ammunition-enough = cette unité a encore des munitions ; seule une unité à court en reprend
pf-refuse-distance-to-no-source = sans source de munitions, il n’y a pas de distance à donner ; retirez-la
pf-refuse-distance-to-source-missing = donnez la distance jusqu’à la source de munitions

## Journal : nombres calculés

pf-movement-dice = dés de mouvement
pf-distance = distance en pouces
pf-test-dice = dés du test
pf-to-hit = résultat pour toucher
pf-charger-to-hit = résultat pour toucher, unité qui charge
pf-defender-to-hit = résultat pour toucher, défenseur
pf-charger-dice = dés de l’unité qui charge
pf-defender-dice = dés du défenseur
pf-guns = canons
pf-hit-points-lost = PV perdus

## Journal : dés lancés

pf-die-of-player-a = dé du joueur A
pf-first-player-die-of-the-attacker = dé de l’attaquant pour jouer le premier
pf-first-player-die-of-the-defender = dé du défenseur pour jouer le premier
pf-die-of-player-b = dé du joueur B
pf-extra-turn-die = dé du tour supplémentaire
pf-march-dice = dés de marche
pf-organisation-dice = dés du test d’organisation
pf-fire-dice = dés de tir
pf-save-dice = dés de sauvegarde
pf-ball-damage = dégâts du boulet, D3 par touche
pf-canister-damage = dégâts de la mitraille
pf-nerve-dice = dés du test de moral
pf-flight-dice = dés de fuite
pf-evasion-dice = dés d’esquive
pf-charge-dice = dés de charge
pf-charger-melee-dice = dés de corps à corps de l’unité qui charge
pf-defender-melee-dice = dés de corps à corps du défenseur
pf-charger-save-dice = dés de sauvegarde de l’unité qui charge
pf-defender-save-dice = dés de sauvegarde du défenseur
pf-ammunition-dice = dés des munitions
pf-drift-dice = dés de dérive

## Journal : mise en place, tour, marche

pf-equal-dice-again = égalité : on relance
pf-dice-of-the-type = dés de ce type d’unité
pf-officer-near = officier à 6 pouces
pf-elite-troops = troupe d’élite
pf-officer-helps-himself = l’officier s’aide lui-même
pf-best-dice-kept = { $value ->
    [one] le meilleur dé est gardé
   *[other] les { $value } meilleurs dés sont gardés
  }
pf-worst-dice-kept = { $value ->
    [one] le pire dé est gardé
   *[other] les { $value } pires dés sont gardés
  }
pf-dice-kept = somme des dés gardés
pf-mounted-doubles = troupe montée : distance doublée
pf-dice-lost-with-hit-points = dés perdus avec les PV
pf-rotation-without-dice = rotation sur place, sans dés
pf-organisation-needs = réussi sur { $value } ou plus
pf-falls-into-disorder = test raté : l’unité est en désordre

## Journal : le feu

pf-out-of-range = cible hors de portée : l’ordre est perdu
pf-ship-is-immune = l’ironclad ne craint que le boulet
pf-dice-of-the-weapon = dés de l’arme
pf-guns-of-the-ship = canons du navire
pf-weapon-and-distance = arme et distance
pf-sharpshooters = tireurs d’élite
pf-armour-plate = blindage : sauvegarde de 4+
pf-target-in-cover = cible à couvert : sauvegarde de 4+
pf-small-target = petite cible : sauvegarde de 4+
pf-breastplates = cuirasses : sauvegarde de 4+
pf-no-cover-against-ball = aucun couvert contre le boulet
pf-damage = dégâts
pf-no-more-to-lose = plus de PV à perdre
pf-target-destroyed = cible détruite
pf-hit-points-left = il reste { $value } PV
pf-target-loses-hit-points = { $value ->
    [0] la cible ne perd aucun PV
   *[other] la cible perd { $value } PV
  }
pf-charger-loses-hit-points = { $value ->
    [0] l’assaillant ne perd aucun PV
   *[other] l’assaillant perd { $value } PV
  }

## Journal : morale, déroute, ralliement

pf-target-tests-morale = la cible passe un test de moral
pf-routing-units-do-not-test = déjà en déroute : pas de test de moral
pf-two-dice = deux dés
pf-independent = éclaireurs indépendants
pf-militia = milice patriotique
pf-officer-steadies-militia = l’officier tient la milice : deux dés
pf-against-wounds = { $value ->
    [one] contre { $value } blessure
   *[other] contre { $value } blessures
  }
pf-keeps-its-nerve = l’unité garde son sang-froid
pf-breaks-and-routs = l’unité part en déroute
pf-gun-eliminated = le canon est éliminé
pf-leaves-the-table = l’unité sort de la table et compte comme perdue
pf-nearest-edge = bord de table le plus proche
pf-tie-own-edge = bords à égale distance : celui de son camp
pf-tie-first-edge = bords à égale distance : le premier dans la suite nord, est, sud, ouest
pf-rallies-and-refaces = l’unité se rallie et se réoriente librement
pf-flees-again = ralliement raté : l’unité fuit aussitôt
pf-stays-disordered = l’unité reste en désordre

## Journal : charge, esquive, corps à corps

pf-evasion-stopped = esquive arrêtée par le bord de table ou un terrain infranchissable
pf-contact = la charge arrive au contact
pf-charge-falls-short = charge trop courte
pf-stopped-by-obstacle = charge arrêtée par un obstacle
pf-routing-unit-destroyed = une unité en déroute rejointe par une charge est détruite
pf-base-number = base du corps à corps
pf-charges = unité qui charge
pf-flank-or-rear = ennemi pris de flanc ou de dos
pf-infantry-against-artillery = infanterie contre artillerie
pf-cavalry-against-artillery = cavalerie contre artillerie
pf-cavalry-against-infantry = cavalerie contre infanterie
pf-number-in-later-cycles = { $value }+ aux cycles suivants, sans bonus de charge ni de flanc
pf-strikes-first = lanciers ou piquiers frappent les premiers
pf-caught-evading = rejoint en esquivant : aucun dé
pf-disordered-and-helpless = en désordre : aucun dé
pf-defender-behind-obstacle = défenseur derrière un obstacle : sauvegarde de 4+
pf-damage-to-charger = { $value ->
    [one] { $value } dégât pour l’unité qui charge
   *[other] { $value } dégâts pour l’unité qui charge
  }
pf-damage-to-defender = { $value ->
    [one] { $value } dégât pour le défenseur
   *[other] { $value } dégâts pour le défenseur
  }
pf-charger-wins = l’unité qui charge l’emporte
pf-defender-wins = le défenseur l’emporte
pf-both-destroyed = les deux unités sont détruites : pas de vainqueur
pf-another-cycle = dégâts égaux : nouveau cycle

## Journal : munitions, ironclad, victoire

pf-ammunition-gone = double six : plus de munitions
pf-takes-ammunition = l’unité reprend des munitions
pf-routing-takes-no-ammunition = une unité en déroute ne reprend pas de munitions
pf-no-source-in-reach = aucune source de munitions à 6 pouces
pf-guns-lost-with-hit-points = canons perdus avec les PV
pf-points-of-the-army = { $value ->
    [one] { $value } point pour l’armée
   *[other] { $value } points pour l’armée
  }
pf-equal-scores = scores égaux
pf-at-least-twice-the-score = au moins le double de l’autre score
pf-less-than-twice-the-score = moins du double de l’autre score
