# Orël 1919 / Tsaritsyne 1919

## Procédures

ot-procedure-trc-lookup = lire une case de la TRC
ot-procedure-dominant-quality = trouver la Qualité dominante d’une pile
ot-procedure-unit-strength = dire ce qui reste d’un pion après ses pertes
ot-procedure-stacking = vérifier l’empilement d’un hex
ot-procedure-zone-of-control = dire si une pile exerce une ZOC à travers un bord d’hex
ot-procedure-combat-value = additionner la valeur d’un camp : unités, soutiens, trains au contact
ot-procedure-combat-ratio = tirer du rapport des valeurs un modificateur
ot-procedure-terrain-value = estimer le terrain et les ouvrages que l’attaque doit vaincre
ot-procedure-encirclement = dire si une pile est encerclée
ot-procedure-charge = dire si la cavalerie peut charger, et ce qu’elle y gagne
ot-procedure-attack-modifier = faire le compte des modificateurs d’une attaque et des lignes à lire
ot-procedure-attack = résoudre une attaque : les dés, les deux cases, leurs effets
ot-procedure-pursuit = résoudre la poursuite de la cavalerie
ot-procedure-loss-allocation = répartir des pertes entre les unités d’un camp
ot-procedure-zoc-retreat-losses = compter les pertes d’une pile acculée à reculer en ZOC
ot-procedure-advance = dire jusqu’où le vainqueur avance
ot-procedure-pursuit-allowed = dire si la cavalerie peut poursuivre, et qui
ot-procedure-withdrawal = tenter un repli volontaire avant le combat
ot-procedure-rally = tenter de rallier une unité en déroute
ot-procedure-panic = voir si une pile traversée par des fuyards panique
ot-procedure-surrender = compter ce qu’une reddition livre au vainqueur
ot-procedure-attack-coordination = voir si plusieurs formations attaquent ensemble
ot-procedure-bombardment = résoudre un pilonnage
ot-procedure-counter-battery = résoudre un tir de contre-batterie
ot-procedure-ammunition = compter les tirs que le dépôt peut payer
ot-procedure-supply-status = dire si une unité est ravitaillée
ot-procedure-attrition = voir si une unité sans ravitaillement perd des effectifs
ot-procedure-recruitment = compter les points de recrutement d’un camp
ot-procedure-command-status = dire si une unité est commandée, et ses devoirs envers les dépôts
ot-procedure-event = tirer un événement
ot-procedure-movement-cost = compter les PM d’un pas d’un hex à l’autre
ot-procedure-movement-budget = voir si les PM paient le chemin, la posture et l’attaque
ot-procedure-engineer-task = couper, réparer, faire sauter ou se retrancher
ot-procedure-train-contact = passer le test de destruction d’un train qui va au contact
ot-procedure-train-duel = résoudre un duel de trains blindés
ot-procedure-train-capture = dire ce que devient un train abandonné à lui-même
ot-procedure-tank-breakdown = voir si un char tombe en panne
ot-procedure-flotilla-duel = résoudre un duel de flottilles
ot-procedure-shore-fire = résoudre un tir de la rive sur une flottille
ot-procedure-air-combat = résoudre la rencontre des avions au-dessus d’un hex attaqué
ot-procedure-air-recovery = voir si un détachement aérien peut revoler
ot-procedure-victory-points = compter les points de victoire d’un camp
ot-procedure-desertion = voir si une unité rouge subit une désertion
ot-procedure-fatigue = tenir le compte de la fatigue des Blancs
ot-procedure-trotsky-decision = voir si une décision de Trotski aboutit

## Champs : les pions et les piles

ot-field-class = classe
ot-field-classes = classes de la pile
ot-field-units = unités
ot-field-quality = Qualité
ot-field-dominant-quality = Qualité dominante
ot-field-tie = en cas d’égalité
ot-field-pe = PE
ot-field-pe-full = PE de la face pleine
ot-field-pe-reduced = PE de la face réduite
ot-field-combat-full = valeur de combat, face pleine
ot-field-combat-reduced = valeur de combat, face réduite
ot-field-losses = pertes
ot-field-face = face visible
ot-field-marker = marqueur de pertes
ot-field-combat = combat
ot-field-legal = empilement permis
ot-field-combat-pe = PE d’unités de combat
ot-field-excess-pe = PE en trop
ot-field-routed = en déroute
ot-field-em = EM
ot-field-hexside = bord d’hex
ot-field-bridge = pont intact
ot-field-target-is-water = l’hex voisin est de l’eau
ot-field-exerts = exerce une ZOC
ot-field-game = jeu
ot-field-side = camp

## Champs : la valeur d’un camp

ot-field-role = rôle
ot-field-attack-type = type d’attaque
ot-field-pursuit = poursuite
ot-field-counter-charge = option de contre-charge
ot-field-value = valeur
ot-field-charge = charge
ot-field-charging = l’unité charge
ot-field-unsupplied = non ravitaillée
ot-field-supports = soutiens engagés
ot-field-kind = nature
ot-field-contact-trains = Feu des trains au contact
ot-field-combat-value = valeur de combat totale
ot-field-support-value = points de soutien
ot-field-auto-eliminated = pions d’artillerie éliminés d’office
ot-field-attack-value = valeur de l’attaquant
ot-field-defence-value = valeur du défenseur
ot-field-gap = rapports entre 1/4 et 1/3
ot-field-ratio-gap = rapports entre 1/4 et 1/3
ot-field-modifier = modificateur
ot-field-hex = terrain de l’hex
ot-field-hexsides = bords d’hex, par hex attaquant
ot-field-fortification = ouvrages
ot-field-attacker-tank = un char attaque
ot-field-total = total
ot-field-hexes = hexs
ot-field-direction = direction
ot-field-reading = lecture
ot-field-encircled = encerclée
ot-field-cavalry-pe = PE de cavalerie
ot-field-infantry-pe = PE d’infanterie
ot-field-target-clear = cible en terrain clair
ot-field-obstacle = obstacle
ot-field-fortified = retranchement ou tranchée
ot-field-enemy-cavalry-q5 = cavalerie ennemie Q5 ou mieux
ot-field-allowed = permis
ot-field-die-bonus = bonus de charge
ot-field-combined-bonus = bonus d’attaque combinée

## Champs : l’attaque

ot-field-attacker-side = camp de l’attaquant
ot-field-attacker-quality = Qualité dominante de l’attaquant
ot-field-defender-quality = Qualité dominante du défenseur
ot-field-attacker-support = points de soutien de l’attaquant
ot-field-defender-support = points de soutien du défenseur
ot-field-attacker-integrated = pions attaquants à artillerie intégrée
ot-field-defender-integrated = pions défenseurs à artillerie intégrée
ot-field-attacker-tanks = chars de l’attaquant
ot-field-attacker-cars = autoblindées de l’attaquant
ot-field-defender-tanks = chars du défenseur
ot-field-defender-cars = autoblindées du défenseur
ot-field-air-support = soutien aérien de l’attaquant
ot-field-encirclement = encerclement par l’attaque
ot-field-charge-pe = PE de cavalerie qui chargent
ot-field-clear-terrain = cible en terrain clair, sans obstacle
ot-field-terrain-value = valeur du terrain
ot-field-fortification-value = valeur des ouvrages
ot-field-attacker-encircled = attaquant encerclé
ot-field-defender-encircled = défenseur encerclé
ot-field-attacker-fiery-speech = discours enflammé de l’attaquant
ot-field-defender-fiery-speech = discours enflammé du défenseur
ot-field-attacker-cheka = Tcheka chez l’attaquant
ot-field-defender-cheka = Tcheka chez le défenseur
ot-field-attacker-row-shift = autres décalages de ligne de l’attaquant
ot-field-defender-row-shift = autres décalages de ligne du défenseur
ot-field-attacker-morale = Moral de l’attaquant
ot-field-defender-morale = Moral du défenseur
ot-field-ammunition-malus = attaque sans munitions
ot-field-night-attack = attaque de nuit
ot-field-fatigue-penalty = malus de fatigue
ot-field-ratio = rapport de combat
ot-field-support = soutiens
ot-field-vehicles = véhicules
ot-field-tank = char présent
ot-field-air = avions
ot-field-combined = attaque combinée
ot-field-terrain = terrain
ot-field-optional = options
ot-field-attacker-row = ligne de l’attaquant
ot-field-defender-row = ligne du défenseur
ot-field-attacker-pe = PE de l’attaquant
ot-field-defender-pe = PE du défenseur
ot-field-defender-artillery-pe = PE d’artillerie du défenseur
ot-field-attacker-units = unités de l’attaquant
ot-field-defender-units = unités du défenseur
ot-field-attacker-artillery = artillerie empilée avec l’attaquant
ot-field-all-routed = tous les poursuivis en déroute
ot-field-d-for-attacker = choix du défenseur pour l’attaquant (Dn)
ot-field-d-for-defender = choix du défenseur pour lui-même (Dn)
ot-field-a-choice = choix de l’attaquant (An)
ot-field-slash-choice = choix dans 1a1/D1
ot-field-score = score
ot-field-column = colonne
ot-field-code = case
ot-field-winner = vainqueur
ot-field-attacker-losses = pertes de l’attaquant
ot-field-attacker-retreat = hexs de retraite de l’attaquant
ot-field-attacker-rout = attaquant en déroute
ot-field-attacker-surrender = reddition de l’attaquant
ot-field-attacker-eliminated = attaquant éliminé
ot-field-defender-losses = pertes du défenseur
ot-field-defender-retreat = hexs de retraite du défenseur
ot-field-defender-rout = défenseur en déroute
ot-field-defender-surrender = reddition du défenseur
ot-field-defender-eliminated = défenseur éliminé
ot-field-defender-artillery-losses = pertes d’artillerie du défenseur
ot-field-defender-artillery-rout = artillerie du défenseur en déroute
ot-field-advance = avance
ot-field-prisoners = Prisonniers

## Champs : autour du combat

ot-field-order = ordre de préférence
ot-field-remaining = reste
ot-field-eliminated = unités éliminées
ot-field-unabsorbed = pertes non absorbées
ot-field-artillery-rout = l’artillerie part en déroute
ot-field-zoc-by = ennemis qui exercent la ZOC
ot-field-cavalry = l’unité qui avance est de la cavalerie
ot-field-loser-retreat = hexs de retraite du perdant
ot-field-loser-routed = perdant en déroute
ot-field-loser-eliminated = perdant éliminé
ot-field-hex-vacated = hex évacué
ot-field-after-pursuit = après une poursuite
ot-field-mandatory = obligatoire
ot-field-max-hexes = hexs au plus
ot-field-cavalry-advanced = la cavalerie vient d’avancer
ot-field-in-contact = au contact des vaincus
ot-field-already-pursued = a déjà poursuivi
ot-field-target = cible
ot-field-all-mounted = toute montée ou motorisée
ot-field-foot-artillery = artillerie à pied
ot-field-attacker-cavalry = 2 PE de cavalerie attaquent
ot-field-pinned = clouée
ot-field-success = réussite
ot-field-posture = posture
ot-field-leader-bonus = bonus du chef
ot-field-in-town = dans un village, un bourg ou une ville
ot-field-enemy-adjacent = ennemi adjacent
ot-field-rallied = ralliée
ot-field-routs-again = déroute encore
ot-field-routing-pe = PE des fuyards
ot-field-stack-pe = PE de la pile qui teste
ot-field-panics = panique
ot-field-free-path = voie libre
ot-field-escaped-units = unités échappées
ot-field-captured-vehicles = véhicules capturés
ot-field-formations = formations
ot-field-same-corps = toutes du même corps
ot-field-any-nc = une unité NC participe
ot-field-coordinated = coordonnées
ot-field-formations-attacking = formations qui attaquent

## Champs : l’artillerie et le ravitaillement

ot-field-fire-values = valeurs de Feu
ot-field-suppressed-fire-values = Feu des batteries neutralisées
ot-field-observation = observation aérienne
ot-field-target-posture = posture de la cible
ot-field-hex-terrain = valeur du terrain de l’hex
ot-field-no-ammunition = plus de munitions
ot-field-orel-option = option de contre-batterie à Orël
ot-field-target-em = batterie visée EM
ot-field-effect = effet
ot-field-stock = points de munitions du dépôt
ot-field-actions = tirs voulus
ot-field-distance = distance, en hexs
ot-field-path-blocked = chemin barré
ot-field-depot-moved = dépôt déplacé
ot-field-supplied = ravitaillée
ot-field-turns-unsupplied = phases de suite sans ravitaillement
ot-field-centres = centres de recrutement
ot-field-base = base du scénario
ot-field-event-modifier = événements
ot-field-prisoners-enlisted = Prisonniers enrôlés
ot-field-points = points
ot-field-command-option = règles de commandement
ot-field-event-nc = NC par événement
ot-field-leader-range = portée du chef, en hexs
ot-field-independent = unité d’armée
ot-field-in-depot-range = à portée d’un dépôt
ot-field-commanded = commandée
ot-field-movement-factor = facteur de mouvement
ot-field-prepared-attack = attaque préparée permise
ot-field-must-close-on-depot = doit se rapprocher d’un dépôt
ot-field-may-leave-depot-range = peut s’éloigner des dépôts
ot-field-event = événement
ot-field-control = contrôle

## Champs : le mouvement

ot-field-road = route
ot-field-rail = voie ferrée
ot-field-rail-cut = voie coupée
ot-field-from-zoc = part d’une ZOC ennemie
ot-field-to-zoc = entre en ZOC ennemie
ot-field-enemy-in-hex = ennemi dans l’hex
ot-field-cost = coût en PM
ot-field-movement = PM imprimés
ot-field-spent = PM dépensés à marcher
ot-field-moved = a bougé
ot-field-started-epc = EPC au départ
ot-field-attack = attaque lancée
ot-field-nc = NC
ot-field-task = travail
ot-field-done = fait

## Champs : véhicules, fleuve et ciel

ot-field-enemy-artillery = Feu ennemi de 3 ou plus
ot-field-enemy-train = train ennemi dans le combat
ot-field-rail-cut-adjacent = voie coupée à côté
ot-field-escorted = escorté
ot-field-already-damaged = déjà endommagé
ot-field-outcome = issue
ot-field-attacker-fire = Feu de l’attaquant
ot-field-defender-fire = Feu du défenseur
ot-field-direct-line = voie directe jusqu’au train ennemi
ot-field-defender-in-station = défenseur en gare
ot-field-loser-effect = sort du perdant
ot-field-train-alone = train sans unité de combat
ot-field-line-cut = voie coupée derrière lui
ot-field-hexes-moved = hexs parcourus
ot-field-more-than-half = plus de la moitié des PM
ot-field-rough = terrain difficile franchi
ot-field-broken-down = en panne
ot-field-defender-in-port = défenseur au port
ot-field-flotilla-moved = la flottille a bougé
ot-field-attacker-das = DA de l’attaquant
ot-field-defender-das = DA du défenseur
ot-field-fighter = chasseur
ot-field-attacker-bomb-value = bombes de l’attaquant
ot-field-defender-bomb-value = bombes du défenseur
ot-field-attacker-air-bonus = bonus aérien de l’attaquant
ot-field-attacker-lost = DA perdus par l’attaquant
ot-field-defender-lost = DA perdus par le défenseur
ot-field-aerodrome-supplied = aérodrome ravitaillé
ot-field-foreign-crew = équipage étranger
ot-field-available = disponible

## Champs : la victoire et L’Octobre Blanc

ot-field-objectives = objectifs tenus
ot-field-enemy-pe-destroyed = PE ennemis détruits
ot-field-trains-captured = trains capturés
ot-field-trains-destroyed = trains détruits
ot-field-tanks-destroyed = chars et autoblindées détruits ou pris
ot-field-flotillas-sunk = flottilles coulées
ot-field-air-destroyed = DA détruits
ot-field-depots-captured = dépôts capturés
ot-field-leaders-captured = chefs capturés
ot-field-reinforcements-renounced = renforts abandonnés
ot-field-option-cost = prix des options
ot-field-commissar = chef dans l’hex
ot-field-anti-desertion = lutte contre la désertion
ot-field-fatigue = fatigue
ot-field-night-attacks = attaques de nuit
ot-field-forced-marches = marches forcées
ot-field-rested = aucune attaque blanche ce tour
ot-field-level = degré de fatigue
ot-field-attack-penalty = malus d’attaque
ot-field-movement-penalty = malus de mouvement
ot-field-decision = décision
ot-field-same-as-last-turn = même décision qu’au tour précédent

## Valeurs

ot-value-none = aucun
ot-value-orel = Orël
ot-value-tsaritsyn = Tsaritsyne
ot-value-white = Blancs
ot-value-red = Rouges
ot-value-attacker = attaquant
ot-value-defender = défenseur
ot-value-attack = attaque
ot-value-defence = défense
ot-value-infantry = infanterie
ot-value-cavalry = cavalerie
ot-value-artillery = artillerie
ot-value-horse-artillery = artillerie à cheval
ot-value-tank = char
ot-value-armoured-car = autoblindée
ot-value-armoured-train = train blindé
ot-value-depot = dépôt
ot-value-leader = chef
ot-value-flotilla = flottille
ot-value-air-detachment = détachement aérien
ot-value-air = avions
ot-value-higher = la plus haute
ot-value-lower = la plus basse
ot-value-full = pleine
ot-value-reduced = réduite
ot-value-eliminated = éliminée
ot-value-clear = clair
ot-value-village = village
ot-value-town = bourg
ot-value-city = ville
ot-value-woods = bois
ot-value-marsh = marais
ot-value-hill = colline
ot-value-stream = ruisseau
ot-value-river = rivière
ot-value-major-river = fleuve
ot-value-slope = pente
ot-value-ravine = ravin
ot-value-entrenchment = retranchement
ot-value-trench = tranchée
ot-value-epc = EPC
ot-value-em = EM
ot-value-routed = en déroute
ot-value-unchanged = inchangée
ot-value-vehicles = véhicules
ot-value-prepared = préparée
ot-value-rapid = rapide
ot-value-default = ordinaire
ot-value-with-d1 = avec D1
ot-value-late-loss = pertes tardives
ot-value-minus3 = −3 jusqu’à 1/4
ot-value-minus4 = −4 dès que 1/3 n’est pas atteint
ot-value-count-strong = les hexs faibles ne comptent pas
ot-value-all-must = un hex faible annule tout
ot-value-losses = pertes
ot-value-retreat = retraite
ot-value-split = partage
ot-value-advance = avance
ot-value-dn = D1
ot-value-rout = déroute
ot-value-one-hex = un hex
ot-value-two-hexes = deux hexs (cavalerie)
ot-value-a = a : avance
ot-value-a1 = a1 : avance d’un hex
ot-value-pa = pa : pas d’avance
ot-value-losers = les vaincus
ot-value-obstacle-hex = l’hex de leurs amis
ot-value-suppressed = neutralisée
ot-value-silenced = réduite au silence
ot-value-nothing = rien
ot-value-fiery-speech = discours enflammé
ot-value-cheka = Tcheka
ot-value-personal-initiative = initiative personnelle
ot-value-orders-lost = ordres perdus
ot-value-wavering = flottement
ot-value-desertion = désertion
ot-value-requisitions = réquisitions
ot-value-derailment = déraillement
ot-value-partisans = partisans
ot-value-ammunition-convoy = convoi de munitions
ot-value-volunteers = volontaires
ot-value-deep-raid = raid en profondeur
ot-value-suffered = subi
ot-value-controlled = contrôlé (C)
ot-value-cut-rail = couper la voie
ot-value-entrench = se retrancher
ot-value-repair-rail = réparer la voie
ot-value-blow-bridge = faire sauter le pont
ot-value-repair-bridge = réparer le pont
ot-value-ok = indemne
ot-value-damaged = endommagé
ot-value-destroyed = détruit
ot-value-retreats = recule
ot-value-damaged-and-retreats = endommagé, recule
ot-value-escapes = s’échappe
ot-value-captured = capturé
ot-value-scuttled = sabordé
ot-value-sunk = coulée
ot-value-rally = rallier
ot-value-anti-desertion = combattre les désertions
ot-value-hunt-plotters = chasser les comploteurs
ot-value-raise-communists = lever des communistes
ot-value-raise-barricades = dresser des barricades
ot-value-raise-district = lever un détachement de quartier
ot-value-go-to-front = aller au front

## Journal : les nombres que l’on calcule

ot-pe-left = PE restants
ot-combat-left = valeur de combat restante
ot-supply-range = portée de ravitaillement
ot-die-modifier = modificateur du dé
ot-dice-modifier = modificateur des dés
ot-recruit-points = points de recrutement
ot-quarters-of-mp = coût, en PM
    .parts = 4
ot-mp-allowance = PM disponibles
ot-unit-quarters = valeur de l’unité
    .parts = 4
ot-support-quarters = valeur du soutien
    .parts = 4
ot-halves-of-fire = Feu total
    .parts = 2
ot-fire-actions = tirs permis
ot-terrain-total = valeur défensive
ot-attacker-row = ligne de l’attaquant
ot-defender-row = ligne du défenseur
ot-trc-column = colonne de la TRC
ot-attacker-mandatory-losses = pertes obligatoires de l’attaquant
ot-defender-mandatory-losses = pertes obligatoires du défenseur
ot-pe-lost = PE perdus
ot-attacker-duel-modifier = force de l’attaquant dans le duel
ot-defender-duel-modifier = force du défenseur dans le duel
ot-air-lead = avantage en chasseurs
ot-victory-total = points de victoire
ot-white-army-fatigue = fatigue des Blancs
ot-score-needed = score à atteindre

## Journal : les dés

ot-roll-comes-to = total : { $value }
ot-attack-dice = dés de l’attaque
ot-withdrawal-die = dé de repli
ot-rally-die = dé de ralliement
ot-panic-die = dé de panique
ot-coordination-die = dé de coordination
ot-escape-die = dé d’évasion
ot-bombardment-dice = dés de pilonnage
ot-counter-battery-dice = dés de contre-batterie
ot-attrition-die = dé d’attrition
ot-recruiting-die = dé de recrutement
ot-event-tens = dizaines de l’événement
ot-event-units = unités de l’événement
ot-event-number = événement n° { $value }
ot-engineers-die = dé des sapeurs
ot-destruction-dice = dés du test de destruction
ot-attackers-duel-die = dé de duel de l’attaquant
ot-defenders-duel-die = dé de duel du défenseur
ot-capture-die = dé de capture
ot-breakdown-die = dé de panne
ot-shore-fire-dice = dés du tir de la rive
ot-air-combat-die = y a-t-il combat aérien ?
ot-attackers-air-die = dé de l’attaquant dans les airs
ot-defenders-air-die = dé du défenseur dans les airs
ot-recovery-die = dé de remise en état
ot-desertion-die = dé de désertion
ot-decision-die = dé de la décision
ot-natural-one-passes = un 1 naturel réussit toujours
ot-natural-six-fails = un 6 naturel échoue toujours
ot-from-zero = au départ

## Journal : les pions et les piles

ot-dominant-quality-found = Qualité dominante : Q{ $value }
ot-pe-of-the-full-face = PE de la face pleine
ot-unit-eliminated = plus un PE : l’unité est éliminée
ot-counter-turned = le pion passe sur sa face réduite
ot-printed-on-the-face = valeur imprimée sur la face visible
ot-loss-marker = marqueur de pertes
ot-living-unit-at-least-one = une unité en vie vaut au moins 1
ot-too-many-combat-pe = { $value } PE d’unités de combat en trop
ot-too-many-combat-counters = { $value } pions de combat dans l’hex, 4 au plus
ot-too-many-guns = { $value } pions d’artillerie dans l’hex, 3 au plus
ot-too-many-tanks-and-cars = { $value } chars et autoblindées dans l’hex, 2 au plus
ot-too-many-trains = { $value } trains dans l’hex, 2 au plus
ot-too-many-depots = { $value } dépôts dans l’hex, 1 au plus
ot-too-weak-for-a-zone = pile trop faible pour exercer une ZOC
ot-zone-stops-at-major-river = sans pont, la ZOC s’arrête au fleuve
ot-no-zone-on-water = pas de ZOC sur l’eau

## Journal : ravitaillement, recrutement et commandement

ot-range-of-the-class = portée de cette classe
ot-depot-too-far = dépôt trop loin, à { $value } hexs
ot-supply-path-blocked = aucun chemin libre vers le dépôt
ot-depot-not-deployed = un dépôt qui a bougé ne ravitaille personne
ot-first-phase-without-supply = première phase sans ravitaillement : rien encore
ot-in-a-built-up-hex = dans un village, un bourg ou une ville
ot-recruiting-centres = centres de recrutement tenus
ot-base-of-the-scenario = base du scénario
ot-recruiting-events = événements
ot-points-before-the-die = points avant le dé
ot-die-of-one = un 1 au dé
ot-die-of-six = un 6 au dé
ot-recruits-not-below-zero = jamais moins de zéro
ot-recruits-at-most-eight = huit points au plus
ot-prisoners-enlisted = deux Prisonniers enrôlés
ot-nc-by-event = un événement laisse l’unité sans ordres : NC
ot-outside-the-chain = hors de la chaîne de commandement : NC
ot-nc-unit-is-slow = NC : la moitié des PM, et aucune attaque préparée
ot-bound-to-the-depots = l’unité ne doit pas s’éloigner des dépôts

## Journal : le mouvement

ot-along-the-railway = le long de la voie
ot-along-the-road = le long de la route
ot-trains-need-a-whole-railway = un train ne roule que sur une voie intacte
ot-terrain-is-barred = terrain interdit à cette classe
ot-hexside-is-barred = bord d’hex infranchissable pour cette classe
ot-terrain-entered = terrain de l’hex
ot-hexside-crossed = bord d’hex franchi
ot-enemy-in-the-hex = l’ennemi tient l’hex
ot-may-not-slip-through-zones = cette classe ne passe pas d’une ZOC à l’autre
ot-ground-covered = le terrain
ot-enters-a-zone = entrée en ZOC ennemie
ot-from-zone-to-zone = passage d’une ZOC ennemie à une autre
ot-printed-mp = PM imprimés
ot-nc-has-half = NC : la moitié, arrondie au-dessus
ot-spent-on-moving = dépensé à marcher
ot-deploys = se déploie EPC
ot-launches-an-attack = lance une attaque
ot-nc-prepares-no-attack = une unité NC ne prépare pas d’attaque
ot-done-without-a-die = fait sans jet de dé
ot-enemy-is-adjacent = ennemi adjacent

## Journal : l’artillerie

ot-batteries-added-up = batteries additionnées
ot-suppressed-count-half = batteries neutralisées, pour moitié
ot-total-fire = Feu total
ot-observed-from-the-air = observation aérienne
ot-target-em-or-routed = cible EM ou en déroute
ot-terrain-of-the-hex = terrain de l’hex
ot-works-of-the-hex = retranchement ou tranchée
ot-battery-em = batterie EM
ot-actions-wanted = tirs voulus
ot-one-point-each = un point de munitions par tir
ot-unsupplied-guns-are-silent = des canons non ravitaillés se taisent

## Journal : la valeur d’un camp

ot-combat-value-of-the-unit = valeur de combat
ot-charge-value = valeur de charge
ot-fire-of-the-gun = valeur de Feu
ot-brought-by-a-support = apport du soutien
ot-rapid-attack = attaque rapide
ot-unsupplied-unit = unité non ravitaillée
ot-routed-unit = unité en déroute
ot-em-unit = unité EM
ot-cavalry-in-pursuit = cavalerie en poursuite
ot-guns-alone-count-half = canons seuls en défense
ot-support-of-a-rapid-attack = soutien d’une attaque rapide
ot-gun-eliminated-at-once = canons surpris EM ou en déroute : éliminés d’office
ot-guns-beside-units-add-nothing = empilés avec des unités de combat, les canons n’ajoutent rien
ot-train-in-contact-counts-twice = train au contact, compté double : { $value } quarts de point
ot-ratio-of-values = rapport des valeurs
ot-best-terrain-of-the-hex = meilleur terrain de l’hex
ot-lowest-of-the-hexsides = bord d’hex le plus favorable à l’attaque
ot-tank-cancels-works = un char annule les ouvrages
ot-no-cavalry-to-charge = pas de cavalerie pour charger
ot-target-not-clear = la cible n’est pas en terrain clair
ot-obstacle-before-the-charge = un obstacle brise l’élan de la charge
ot-works-stop-the-charge = on ne charge pas des ouvrages
ot-charge-needs-supply = sans ravitaillement, pas de charge

## Journal : les modificateurs de l’attaque

ot-quality-differential = différentiel des Qualités dominantes
ot-support-superiority = supériorité des soutiens
ot-more-or-fewer-vehicles = nombre de chars et d’autoblindées
ot-attacking-tank = char à l’attaque
ot-attacking-aircraft = soutien aérien
ot-target-encircled = cible encerclée
ot-charge-bonus = charge de cavalerie
ot-combined-attack = attaque combinée des Blancs
ot-terrain-and-works = terrain et ouvrages
ot-without-ammunition = attaque sans munitions
ot-white-fatigue = fatigue des Blancs
ot-night-attack = attaque de nuit
ot-dominant-quality-of-the-side = Qualité dominante
ot-morale-of-the-side = Moral
ot-other-row-shifts = autres décalages
ot-fiery-speech = discours enflammé
ot-cheka-at-work = Tcheka
ot-stack-encircled = pile encerclée
ot-row-not-below-one = pas plus bas que Q1
ot-row-not-above-six = pas plus haut que Q6
ot-modifiers-of-the-attack = modificateurs
ot-first-column = première colonne
ot-last-column = dernière colonne
ot-column-read = colonne { $value }
ot-attacker-wins = l’attaquant l’emporte
ot-defender-wins = le défenseur l’emporte

## Journal : les suites du combat

ot-figure-of-the-cell = chiffre de la case
ot-large-combat = 6 PE ou plus de part et d’autre
ot-losses-owed = pertes dues
ot-excess-of-the-enemy = pertes que l’ennemi ne peut pas absorber
ot-losses-not-below-zero = jamais moins de zéro
ot-surviving-guns-rout = l’artillerie survivante part en déroute
ot-prisoners-of-destroyed-units = { $value ->
    [one] tout est détruit : un Prisonnier
   *[other] tout est détruit : { $value } Prisonniers
  }
ot-half-the-losses-are-prisoners = la moitié des pertes infligées sont des Prisonniers
ot-pursuers-suffer-nothing = derrière des fuyards, la cavalerie ne risque rien
ot-losses-nobody-can-take = { $value ->
    [one] une perte non absorbée
   *[other] { $value } pertes non absorbées
  }
ot-train-escapes = la ligne est libre, le train s’échappe
ot-falls-back-into-zoc = recul en ZOC ennemie
ot-whole-stack-exempt = toute la pile en est dispensée
ot-winner-must-advance = l’hex est vide : le vainqueur avance
ot-cavalry-may-go-further = la cavalerie peut pousser d’un second hex
ot-infantry-may-go-further = l’infanterie peut pousser d’un second hex
ot-no-cavalry-advanced = aucune cavalerie n’a avancé
ot-out-of-contact = plus au contact des vaincus
ot-nobody-left-to-pursue = plus personne à poursuivre
ot-pursued-already = une poursuite n’en entraîne pas une autre
ot-friends-in-position-stop-it = des amis des vaincus, EPC, arrêtent la poursuite
ot-with-foot-artillery = avec de l’artillerie à pied
ot-attacked-by-cavalry = la cavalerie attaque
ot-all-mounted = pile toute montée
ot-withdraws-without-a-die = repli sans jet de dé
ot-bonus-of-the-leader = bonus du chef
ot-routers-outnumber = les fuyards sont plus nombreux
ot-stack-em = pile EM
ot-one-formation-attacks-freely = une seule formation : pas de test
ot-third-formation = troisième formation
ot-all-of-one-corps = toutes du même corps

## Journal : véhicules, fleuve et ciel

ot-train-goes-into-contact = le train va au contact
ot-enemy-fire-of-three = 3 points de Feu ennemis ou plus
ot-enemy-train-there = train ennemi dans le combat
ot-railway-cut-beside = voie coupée à côté
ot-escorted-train = train escorté
ot-best-fire = meilleur Feu
ot-further-counters = pions de renfort
ot-sheltered-defender = défenseur à l’abri
ot-attackers-lead = écart en faveur de l’attaquant : { $value }
ot-many-enemies = 4 PE ennemis ou plus
ot-tank-stood-still = char immobile : pas de panne
ot-more-than-half-the-mp = plus de la moitié des PM
ot-over-rough-ground = terrain difficile
ot-moving-target = cible qui a bougé
ot-fighters-of-the-attacker = chasseurs de l’attaquant
ot-fighters-of-the-defender = chasseurs du défenseur
ot-no-air-combat-possible = pas de combat aérien : il faut des avions dans les deux camps et un chasseur
ot-aerodrome-in-supply = aérodrome ravitaillé
ot-crew-from-abroad = équipage étranger

## Journal : la victoire et L’Octobre Blanc

ot-objectives-held = objectifs tenus
ot-half-the-prisoners = Prisonniers, pour moitié
ot-quarter-of-enemy-pe = PE ennemis détruits, pour un quart
ot-captured-trains = trains capturés
ot-destroyed-trains = trains détruits
ot-destroyed-tanks = chars et autoblindées
ot-sunk-flotillas = flottilles coulées
ot-destroyed-aircraft = DA détruits
ot-captured-depots = dépôts capturés
ot-captured-leaders = chefs capturés
ot-renounced-reinforcements = renforts abandonnés
ot-price-of-options = prix des options
ot-good-troops-stay = à partir de Q4, personne ne déserte
ot-leader-in-the-hex = chef dans l’hex
ot-decision-against-desertion = décision contre la désertion
ot-present-fatigue = fatigue présente
ot-attacks-by-night = attaques de nuit
ot-marches-forced = marches forcées
ot-a-turn-of-rest = un tour de repos
ot-fatigue-not-below-zero = jamais moins de zéro
ot-fatigue-at-most-twelve = douze au plus
ot-score-of-the-decision = score de la décision
ot-same-decision-again = même décision qu’au tour précédent

## Refus : les pions et le mouvement

ot-refuse-no-unit-with-a-quality = des véhicules seuls n’ont pas de Qualité dominante ; ajoutez une unité de combat ou d’artillerie
ot-refuse-reduced-face-not-smaller = la face réduite doit avoir moins de PE que la face pleine
ot-refuse-more-losses-than-pe = le pion n’a pas tant de PE à perdre
ot-refuse-reduced-face-half-told = donnez les PE et la valeur de combat de la face réduite, ou aucun des deux
ot-refuse-reduced-face-stronger = la face réduite ne peut pas valoir plus que la face pleine
ot-refuse-unit-without-pe = une unité de combat ou d’artillerie a au moins 1 PE ; donnez ses PE ou retirez-la
ot-refuse-prisoners-enlist-by-two = les Prisonniers s’enrôlent par deux ; donnez 0 ou 2
ot-refuse-trains-use-no-road = un train n’emprunte pas de route ; retirez-la
ot-refuse-no-railway-to-cut = pas de voie ferrée, donc rien à couper ; indiquez la voie
ot-refuse-attack-needs-epc = une unité qui attaque finit EPC ; changez la posture ou renoncez à l’attaque
ot-refuse-artillery-launches-no-attack = l’artillerie ne lance pas d’attaque ; engagez-la en soutien
ot-refuse-spent-without-moving = une unité immobile n’a rien dépensé à marcher ; dites qu’elle a bougé, ou mettez 0
ot-refuse-no-repair-beside-the-enemy = on ne répare pas à côté d’un ennemi

## Refus : la valeur d’un camp

ot-refuse-only-attacks-are-rapid = une défense n’est ni rapide ni préparée ; retirez le type d’attaque
ot-refuse-only-attackers-pursue = qui poursuit attaque ; changez le rôle
ot-refuse-routed-and-em-at-once = une unité est EM ou en déroute, pas les deux
ot-refuse-train-needs-a-combat-unit = un train ne va au contact qu’avec une unité de combat de son hex
ot-refuse-only-epc-units-attack = une unité EM ou en déroute n’attaque pas ; retirez-la
ot-refuse-guns-attack-as-supports = à l’attaque, les canons comptent parmi les soutiens
ot-refuse-attack-without-combat-unit = il faut au moins une unité d’infanterie ou de cavalerie pour attaquer
ot-refuse-only-defenders-counter-charge = seul un défenseur contre-charge ; retirez l’option
ot-refuse-defenders-do-not-charge = sans l’option de contre-charge, le défenseur ne charge pas
ot-refuse-only-cavalry-in-position-charges = seule une cavalerie EPC, avec sa valeur de charge, peut charger
ot-refuse-unsupplied-cavalry-never-charges = une cavalerie non ravitaillée ne charge pas
ot-refuse-pursuit-is-not-rapid = une poursuite n’est pas une attaque rapide ; gardez l’une ou l’autre
ot-refuse-pursuit-without-supports = une poursuite se fait sans soutien ni train ; retirez-les
ot-refuse-only-cavalry-and-a-car-pursue = seules la cavalerie et une autoblindée poursuivent
ot-refuse-pursuit-without-cavalry = pas de poursuite sans cavalerie
ot-refuse-one-car-pursues = une seule autoblindée accompagne la poursuite
ot-refuse-direction-listed-twice = chaque direction ne figure qu’une fois ; additionnez les PE de l’hex

## Refus : l’attaque

ot-refuse-charge-in-clear-terrain-only = on ne charge qu’en terrain clair, sans obstacle ; attaquez pied à terre
ot-refuse-charge-against-works = on ne charge pas un retranchement ni une tranchée, même avec un char ; attaquez pied à terre
ot-refuse-integrated-artillery-is-orels = l’artillerie intégrée n’existe qu’à Orël
ot-refuse-no-aircraft-in-orel = il n’y a pas d’avions à Orël
ot-refuse-cheka-is-red = la Tcheka ne sert que les Rouges
ot-refuse-only-whites-run-short = seuls les Blancs attaquent faute de munitions
ot-refuse-only-whites-attack-by-night = seuls les Blancs attaquent de nuit
ot-refuse-only-whites-are-tired = la fatigue ne touche que les Blancs
ot-refuse-more-units-than-pe = chaque unité a au moins 1 PE ; réduisez le nombre d’unités
ot-refuse-guns-are-units-too = l’artillerie empilée est une unité de plus ; comptez-la
ot-refuse-more-pe-than-attackers = cavalerie et infanterie dépassent les PE de l’attaquant ; accordez les chiffres
ot-refuse-defenders-advance-one-hex = un défenseur n’a jamais de simple « a » ; prenez a1
ot-refuse-the-dead-do-not-flee = un perdant éliminé ne retraite ni ne déroute ; choisissez
ot-refuse-gone-but-not-vacated = le perdant a quitté l’hex ; dites-le évacué
ot-refuse-order-names-each-unit-once = l’ordre doit nommer chaque unité une fois, à partir de 0
ot-refuse-dominant-quality-of-nobody = aucune unité exposée n’a cette Qualité dominante
ot-refuse-first-loss-by-priority = la première perte va à la Qualité dominante, à la cavalerie ou à une unité en déroute ; changez l’ordre
ot-refuse-pinned-stack-stays = une pile clouée ne se replie pas
ot-refuse-encircled-stack-stays = une pile encerclée ne se replie pas
ot-refuse-routed-stack-stays = une pile en déroute ne se replie pas
ot-refuse-foot-guns-are-not-mounted = avec de l’artillerie à pied, la pile n’est pas toute montée
ot-refuse-nc-units-attack-alone = une unité NC n’attaque qu’avec sa formation ; retirez les autres formations
ot-refuse-three-formations-of-one-corps = trois formations n’attaquent ensemble que si elles sont d’un même corps

## Refus : artillerie, véhicules et le reste

ot-refuse-no-ammunition-no-fire = sans munitions, pas de tir
ot-refuse-no-battery-fires = aucune batterie ne tire ; donnez au moins une valeur de Feu
ot-refuse-each-battery-fires-alone = chaque batterie tire pour elle-même ; n’en donnez qu’une
ot-refuse-no-counter-battery-in-orel = pas de contre-batterie à Orël sans l’option
ot-refuse-no-direct-line = la voie doit mener droit au train ennemi
ot-refuse-escorted-trains-are-safe = un train n’est pris que s’il est sans unité de combat amie
ot-refuse-tank-that-stood-spent-nothing = un char immobile n’a pas dépensé de PM
ot-refuse-tank-that-stood-crossed-nothing = un char immobile n’a rien franchi
ot-refuse-no-aircraft-at-all = aucun avion n’est là ; donnez au moins un DA
ot-refuse-prisoners-in-halves = les Prisonniers se comptent par demis
ot-refuse-rest-without-exertion = un tour de repos n’a ni attaque de nuit ni marche forcée
