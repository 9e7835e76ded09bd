# Bataille Empire

## Procédures

be-procedure-command-points = lancer les PC d’un général
be-procedure-command-range = dire si une unité est à portée de son général
be-procedure-command-cost = trouver ce que coûte un emploi des PC, et s’il est permis
be-procedure-initiative = lancer l’initiative du tour
be-procedure-order-test = passer le test d’ordre d’un divisionnaire
be-procedure-movement-allowance = compter ce qu’un mouvement laisse à parcourir une fois les manœuvres payées
be-procedure-wheel-cost = trouver le coût d’un pivot
be-procedure-operational-move = mesurer un mouvement opérationnel, s’il est permis
be-procedure-reaction-options = lister les réactions ouvertes à une unité
be-procedure-manoeuvre-test = passer un test de manœuvre pour réagir à l’ennemi
be-procedure-control-test = passer un test de contrôle pour retenir une charge ou une poursuite
be-procedure-fire-range = trouver la tranche de portée d’un tir
be-procedure-fire = résoudre un tir
be-procedure-fire-duel = résoudre un tir et sa riposte, et dire qui teste son moral
be-procedure-morale-test = passer le test de moral d’une unité éprouvée par le feu
be-procedure-general-casualty = savoir si un général exposé est perdu, et qui le remplace
be-procedure-rally = dire si une unité peut se rallier, à quel prix et avec quel effet
be-procedure-charge-eligibility = dire si une charge peut être déclarée
be-procedure-charge-approach = mesurer l’approche d’une charge et d’une contre-charge
be-procedure-shock = résoudre un choc, des dés au sort des deux unités
be-procedure-pursuit = dire si le vainqueur poursuit, et s’il rattrape le fuyard
be-procedure-retreat-path = mesurer une retraite ou une fuite jusqu’à ce qui l’arrête
be-procedure-order-compliance = vérifier qu’une division obéit à son ordre
be-procedure-automatic-order = trouver l’ordre d’une division après les changements automatiques
be-procedure-army-break = dire si une armée est rompue
be-procedure-victory = désigner le vainqueur de la bataille
be-procedure-loss-capacity = compter ce qu’une unité supporte de pertes
be-procedure-points-cost = calculer le prix en points d’une unité ou d’un général

## Champs : les généraux et les PC

be-field-quality = qualité
be-field-points = points
be-field-light-troops = tirailleurs ou cavalerie légère
be-field-general-attached = général attaché
be-field-out-of-command = hors commandement
be-field-in-command = commandée
be-field-commander-attached = général en chef attaché
be-field-commander-present = général en chef présent
be-field-commander-in-chief = général en chef
be-field-commander-lost = général en chef perdu
be-field-generals-lost = divisionnaires perdus
be-field-use = emploi
be-field-allowed = permis
be-field-cost = coût
be-field-a = camp A
be-field-b = camp B
be-field-a-quality = général en chef de A
be-field-b-quality = général en chef de B
be-field-a-bonus = PC dépensés par A
be-field-b-bonus = PC dépensés par B
be-field-previous = initiative au tour précédent
be-field-attacker = attaquant du scénario
be-field-winner = vainqueur
be-field-bonus = PC dépensés en bonus
be-field-passed = réussi
be-field-cause = cause
be-field-lost = perdu

## Champs : les unités

be-field-unit = unité
be-field-units = unités
be-field-arm = arme
be-field-kind = genre
be-field-formation = formation
be-field-new-formation = nouvelle formation
be-field-manoeuvre-class = classe de manœuvre
be-field-status = statut
be-field-morale = moral
be-field-size = taille
be-field-weight = poids
be-field-ft = FT
be-field-losses = pertes
be-field-half-losses = 50 % de pertes
be-field-capacity = capacité de pertes
be-field-disorder = en Désordre
be-field-disordered = unités en Désordre
be-field-eliminated = éliminée
be-field-action-marker = marqueur d’action
be-field-marker = marqueur d’action
be-field-detached = tirailleurs détachés
be-field-light-infantry = infanterie légère
be-field-horse-artillery = artillerie à cheval
be-field-horse = artillerie à cheval
be-field-calibre = calibre en livres
be-field-mounted = montée
be-field-militia = Milice
be-field-irregular = cavalerie irrégulière
be-field-elan = Élan
be-field-tenacious = tenace
be-field-stoic = stoïque
be-field-impetuous = impétueuse
be-field-lance = lances
be-field-cuirass = cuirasses
be-field-melee-weapons = armes de mêlée
be-field-battalion-guns = canons de bataillon
be-field-rifle = carabines
be-field-howitzers = obusiers
be-field-shrapnel = Shrapnell
be-field-good-shooter = bon tireur
be-field-poor-shooter = mauvais tireur
be-field-order = ordre
be-field-order-attack = ordre Attaquer

## Champs : le mouvement

be-field-terrain = terrain
be-field-road = le long d’une route
be-field-charge = charge
be-field-obstacles = obstacles franchis
be-field-mode = sens du mouvement
be-field-turn-in-place = réorientation sur place
be-field-about-face = demi-tour
be-field-wheel-degrees = pivots, en degrés
be-field-width = front, en UD
be-field-degrees = degrés
be-field-possible = possible
be-field-distance = distance, en UD
be-field-penalised = pénalisée par le terrain
be-field-nearest-enemy = ennemi le plus proche, en UD
be-field-nearest-hidden-or-garrison = ennemi caché ou en garnison le plus proche, en UD
be-field-enemy-edge = bord de table ennemi, en UD

## Champs : les réactions et les tests

be-field-trigger = provoquée par
be-field-enemy-in-sector = ennemi à 45° du front
be-field-can-fire = peut tirer
be-field-engage-target = cible permise par Engager
be-field-square-within-4 = carré ami à 4 UD
be-field-in-cover = en terrain difficile ou à couvert
be-field-options = réactions possibles
be-field-reaction = réaction
be-field-test = sur un test de manœuvre
be-field-column = en colonne
be-field-to-full-square = forme le carré plein
be-field-threatened = flanc ou arrière menacé
be-field-cavalry-within-4 = chargée par de la cavalerie à moins de 4 UD
be-field-purpose = but

## Champs : le tir et le moral

be-field-shooter = tireur
be-field-range = portée
be-field-band = tranche de portée
be-field-on-hill = sur une colline
be-field-ammunition = munition
be-field-target = cible
be-field-target-formation = formation de la cible
be-field-target-ft = FT de la cible
be-field-with-battalion-guns = avec ses canons de bataillon
be-field-from-building = depuis un bâtiment
be-field-enfilade = enfilade
be-field-stationary = sans avoir bougé
be-field-opportunity = en opportunité
be-field-limber-and-fire = tire et attelle, ou dételle et tire
be-field-under-skirmisher-fire = sous le feu de tirailleurs
be-field-target-higher = cible plus haute
be-field-ricochet = ricochet
be-field-fire-supports = soutiens au feu
be-field-canister-supports = soutiens à mitraille
be-field-skirmisher-supports = soutiens de tirailleurs
be-field-morale-supports = soutiens au moral
be-field-cover = couvert
be-field-threats = côtés menacés
be-field-cavalry-threats = dont par de la cavalerie
be-field-total = total
be-field-fire = tir
be-field-return-fire = riposte
be-field-shooter-morale = moral du tireur
be-field-target-morale = moral de la cible
be-field-shooter-losses = pertes du tireur
be-field-target-losses = pertes de la cible
be-field-tests = teste son moral
be-field-supported = soutenue
be-field-square = en carré
be-field-in-building = dans un bâtiment
be-field-fortification = dans une fortification
be-field-heavy-cover = en couvert lourd
be-field-movement = mouvement

## Champs : ralliement, charge, choc et poursuite

be-field-enemy-distance = ennemi le plus proche, en UD
be-field-behind-friend = derrière un ami formé
be-field-in-shelter = dans un bâtiment ou une redoute
be-field-free-rally = ralliement gratuit
be-field-allowance = mouvement de charge, en UD
be-field-angle = angle, en degrés
be-field-target-detached = cible : tirailleurs détachés
be-field-target-in-building = cible dans un bâtiment
be-field-target-flank-or-rear = cible prise de flanc ou à revers
be-field-target-disorder = cible en Désordre
be-field-target-in-zone = cible dans la zone à tenir
be-field-other-enemy-within-2 = autre ennemi à 2 UD
be-field-enemy-within-4 = ennemi à 4 UD
be-field-change-formation = change de formation
be-field-reason = raison
be-field-response = réponse de la cible
be-field-counter-allowance = mouvement de contre-charge, en UD
be-field-first-advance = première avance de l’assaillant, en UD
be-field-halt-distance = arrêt, en UD de la cible
be-field-counter-advance = avance de la cible qui contre-charge, en UD
be-field-final-advance = dernière avance de l’assaillant, en UD
be-field-charger = assaillant
be-field-defender = défenseur
be-field-contact = contact par
be-field-attack-from = attaque venant de
be-field-on-bridge = sur un pont
be-field-difficult-place = en terrain difficile ou dans un village
be-field-high-ground = plus haut que l’adversaire
be-field-secure-flanks = flancs sûrs
be-field-riverbank = défend une berge
be-field-difference = écart
be-field-row = résultat
be-field-pursuit = poursuite
be-field-charged = a chargé ou contre-chargé
be-field-place = lieu du choc
be-field-second-shock = choc né d’une poursuite
be-field-wish = souhait du joueur
be-field-loser = perdant
be-field-fled-distance = distance de fuite, en UD
be-field-path = terrain de la fuite
be-field-covered = couvert par un ami formé
be-field-pursues = poursuit
be-field-loser-caught = perdant rattrapé
be-field-free-distance = chemin libre, en UD

## Champs : les ordres et la victoire

be-field-complying = unités qui obéissent
be-field-required = unités exigées
be-field-complied = ordre respecté
be-field-captured-objective = objectif pris
be-field-objectives-lost = objectifs perdus
be-field-objectives-value = valeur des objectifs tenus
be-field-threshold = seuil de rupture
be-field-broken = rompue
be-field-a-points = points de A
be-field-b-points = points de B
be-field-outcome = issue

## Valeurs : les généraux et les ordres

be-value-none = aucun
be-value-a = A
be-value-b = B
be-value-c = C
be-value-poor = Mauvais
be-value-ordinary = Ordinaire
be-value-competent = Compétent
be-value-brilliant = Brillant
be-value-strategist = Stratège
be-value-change-order = changer un ordre
be-value-activate-reserve = activer une réserve
be-value-transfer = transférer un PC
be-value-initiative-bonus = bonus à l’initiative
be-value-order-test-bonus = bonus à un test d’ordre
be-value-activate = activer une unité ou un groupe
be-value-rally-disorder = rallier une unité en Désordre
be-value-recover-loss = récupérer une perte
be-value-second-move = deuxième mouvement
be-value-third-move = troisième mouvement
be-value-retreat = retraiter
be-value-manoeuvre = manœuvrer
be-value-attack = attaquer
be-value-engage = engager
be-value-hold = tenir

## Valeurs : les unités

be-value-infantry = infanterie
be-value-cavalry = cavalerie
be-value-artillery = artillerie
be-value-skirmishers = tirailleurs
be-value-battalion-guns = canons de bataillon seuls
be-value-artillery-4 = artillerie de 3 à 4 livres
be-value-artillery-6 = artillerie de 6 livres
be-value-artillery-9 = artillerie de 8 à 9 livres
be-value-artillery-12 = artillerie de 12 livres
be-value-foot-artillery = artillerie à pied
be-value-foot-artillery-12 = artillerie à pied de 12 livres
be-value-horse-artillery = artillerie à cheval
be-value-general = général
be-value-line = ligne
be-value-column = colonne
be-value-square = carré
be-value-full-square = carré plein
be-value-hollow-square = carré creux
be-value-skirmish = tirailleur
be-value-limbered = attelée
be-value-deployed = déployée
be-value-garrison = garnison
be-value-formed = troupe formée
be-value-militia = Milice
be-value-elite = Élite
be-value-guard = Garde
be-value-small = petite
be-value-normal = normale
be-value-large = grande
be-value-light = léger
be-value-medium = moyen
be-value-heavy = lourd

## Valeurs : le terrain et le mouvement

be-value-clear = clair
be-value-rough = accidenté
be-value-difficult = difficile
be-value-open = découvert
be-value-building = bâtiment
be-value-village = village
be-value-forward = en avant
be-value-lateral = de côté
be-value-backward = en arrière
be-value-prolong = à la prolonge

## Valeurs : les réactions

be-value-movement = mouvement
be-value-charge = charge
be-value-counter-charge = contre-charger
be-value-stand = tenir sur place
be-value-change-formation = changer de formation ou d’orientation
be-value-change-facing = changer d’orientation
be-value-flee = fuir
be-value-flee-to-square = fuir vers un carré
be-value-opportunity-charge = charger en opportunité
be-value-opportunity-fire = tirer en opportunité
be-value-cavalry-withdrawal = repli de cavalerie
be-value-unlimber = dételer
be-value-limber-and-flee = atteler et fuir
be-value-recoil = reculer de 2 UD
be-value-recoil-and-fire = reculer de 2 UD après avoir tiré
be-value-stop-charge = retenir une charge
be-value-stop-pursuit = retenir une poursuite

## Valeurs : le tir

be-value-short = courte
be-value-effective = effective
be-value-long = longue
be-value-out = hors de portée
be-value-ball = boulet
be-value-canister = mitraille
be-value-shrapnel = Shrapnell
be-value-target = la cible
be-value-shooter = le tireur

## Valeurs : la charge, le choc et la victoire

be-value-fire = tir
be-value-shock = choc
be-value-disorder = Désordre
be-value-loss = perte
be-value-arm = arme
be-value-formation = formation
be-value-action-marker = marqueur d’action
be-value-order = ordre
be-value-angle = angle
be-value-priority = ennemi plus proche
be-value-formation-change = changement de formation
be-value-distance = distance
be-value-opportunity = charge d’opportunité
be-value-pursuit = poursuite
be-value-front = front
be-value-flank = flanc
be-value-rear = arrière
be-value-charger = l’assaillant
be-value-defender = le défenseur
be-value-melee = Mêlée
be-value-defeat = Défaite
be-value-rout = Déroute
be-value-eliminated = Éliminée
be-value-advance = avancer
be-value-optional = au choix
be-value-control-test = test de contrôle pour s’en abstenir
be-value-mandatory = obligatoire
be-value-pursue = poursuivre
be-value-retreat-morale = retraite après un test de moral
be-value-retreat-shock = retraite après un choc
be-value-a-decisive = victoire décisive de A
be-value-b-decisive = victoire décisive de B
be-value-a-victory = victoire de A
be-value-b-victory = victoire de B
be-value-a-marginal = victoire marginale de A
be-value-b-marginal = victoire marginale de B
be-value-draw = partie nulle

## Journal : les nombres que l’on calcule

be-command-total = dé et valeur du général
be-command-range = portée de commandement
be-cost = coût en PC
be-initiative-of-a = initiative de A
be-initiative-of-b = initiative de B
be-order-test = test d’ordre
be-movement = mouvement, en UD
    .parts = 1000
be-movement-left = ce qui reste du mouvement, en UD
    .parts = 1000
be-march = marche, en UD
be-manoeuvre-modifiers = modificateurs du test de manœuvre
be-control-modifiers = modificateurs du test de contrôle
be-test-total = total du test
be-short-range = portée courte
be-effective-range = portée effective
be-long-range = portée longue
be-fire-modifiers = modificateurs du tir
be-return-fire-modifiers = modificateurs de la riposte
be-fire-total = total du tir
be-steadiness = moral et modificateurs
be-morale-total = total du test de moral
be-charger-modifiers = modificateurs de l’assaillant
be-defender-modifiers = modificateurs du défenseur
be-break-points = points de rupture
be-victory-points-of-a = points de victoire de A
    .parts = 2
be-victory-points-of-b = points de victoire de B
    .parts = 2
be-price = prix en points
be-modifiers = modificateurs

## Journal : les dés

be-command-die = dé de commandement
be-initiative-die-of-a = dé d’initiative de A
be-initiative-die-of-b = dé d’initiative de B
be-order-test-die = dé du test d’ordre
be-manoeuvre-die = dé du test de manœuvre
be-control-die = dé du test de contrôle
be-fire-die = dé du tir
be-return-fire-die = dé de la riposte
be-morale-die = dé du test de moral
be-fate-of-the-general = le général est-il perdu ?
be-shock-die-of-the-charger = dé de l’assaillant
be-shock-die-of-the-defender = dé du défenseur

## Journal : le commandement

be-range-of-the-general = portée du général
be-skirmishers-or-light-cavalry = tirailleurs ou cavalerie légère
be-in-command = l’unité est commandée
be-out-of-command = hors commandement
be-worth-of-the-general = valeur du général
be-half-rounded-up = la moitié, arrondie au-dessus : { $value } PC
be-worth-of-the-commander-in-chief = valeur du général en chef
be-points-spent-on-initiative = PC dépensés pour l’initiative
be-tie-goes-to-a = égalité : l’initiative va à A
be-tie-goes-to-b = égalité : l’initiative va à B
be-commander-in-chief-present = le général en chef est là : pas de test
be-order-test-number = il faut { $value } ou plus
be-points-spent-on-order-test = PC dépensés pour le test
be-one-point = un PC
be-out-of-command-costs-more = hors commandement, un PC de plus
be-commander-in-chief-is-attached = le général en chef est attaché : il ne peut rien dépenser ainsi
be-recovery-needs-a-general = sans général attaché, on ne récupère pas de perte
be-recovers-a-loss = récupération d’une perte : { $value } PC
be-second-move = deuxième mouvement
be-third-move = troisième mouvement
be-no-third-move-of-class-c = la classe C n’a pas de troisième mouvement
be-half-must-obey = la moitié des unités au moins doit obéir
be-units-required = unités exigées : { $value }
be-half-eliminated-or-disordered = la moitié des unités est éliminée ou en Désordre : la division retraite
be-objective-captured = un objectif est pris : la division le tient
be-enemy-at-tactical-distance = l’ennemi est à distance tactique : la division tient
be-order-stays = l’ordre ne change pas

## Journal : les manœuvres et le mouvement

be-wheel-rounded-up = front × degrés / 60, arrondi au quart d’UD supérieur
be-march-near-an-enemy = la marche passe à moins de 8 UD d’un ennemi
be-march-near-a-hidden-enemy = la marche passe à moins de 4 UD d’un ennemi caché ou en garnison
be-march-near-the-enemy-edge = la marche passe à moins de 8 UD du bord ennemi
be-terrain-is-closed = ce terrain est interdit dans cette formation
be-move-in-column = mouvement en colonne
be-along-a-road = le long d’une route
be-times-its-class = multiplié selon la classe
be-allowance = mouvement de la formation
be-prolong = prolonge
be-half-move-in-disorder = en Désordre, demi-mouvement
be-no-prolong-of-12-pounds = pas de prolonge pour le 12 livres
be-deployed-guns-turn = les pièces se réorientent sur place, et c’est tout
be-deployed-guns-stay = des pièces déployées n’avancent qu’à la prolonge
be-guns-cross-no-obstacle = l’artillerie ne franchit pas d’obstacle
be-nothing-left-of-the-move = il ne reste pas assez de mouvement
be-penalised-by-terrain = pénalisée par le terrain
be-change-of-formation = changement de formation
be-turn-of-limbered-guns = réorientation d’une artillerie attelée
be-turn-on-the-spot = réorientation sur place
be-about-face = demi-tour
be-charge-speed = vitesse de charge
be-obstacles-crossed = obstacles franchis
be-wheel = pivots
be-half-speed-sideways = de côté, à demi-vitesse
be-half-speed-backward = en arrière, à demi-vitesse

## Journal : les réactions

be-may-counter-charge = peut contre-charger
be-may-stand = peut tenir sur place
be-may-change-formation = peut changer de formation ou d’orientation, sur un test
be-may-flee = peut fuir
be-may-charge-by-opportunity = peut charger en opportunité
be-may-fire-by-opportunity = peut tirer en opportunité
be-may-withdraw = peut se replier
be-may-change-facing = peut changer d’orientation, sur un test
be-may-unlimber = peut dételer, sur un test
be-may-limber-and-flee = peut atteler et fuir, sur un test
be-may-flee-to-square = les servants peuvent gagner un carré
be-may-recoil-and-fire = peut tirer puis reculer
be-may-recoil = peut reculer

## Journal : les tests

be-class-a-passes-on-2 = classe A : réussi sur 2+
be-class-b-passes-on-3 = classe B : réussi sur 3+
be-class-c-passes-on-4 = classe C : réussi sur 4+
be-guard-or-elite = Garde ou Élite
be-militia = Milice
be-general-attached = général attaché
be-in-column = en colonne
be-column-to-full-square = de colonne en carré plein
be-flank-or-rear-threatened = flanc ou arrière menacé
be-half-of-its-losses = au moins 50 % de pertes
be-action-marker = marqueur d’action
be-cavalry-within-4-ud = chargée par de la cavalerie partie de moins de 4 UD
be-limbers-or-unlimbers = artillerie qui attelle ou dételle
be-test-passed = test réussi
be-test-failed = test raté
be-stays-as-it-was = l’unité reste comme elle était, sans marqueur
be-falls-into-disorder = chargée, l’unité tombe en Désordre
be-guns-are-eliminated = chargée, la batterie est éliminée

## Journal : le tir

be-range-of-the-table = portée de la table
be-artillery-on-a-hill = artillerie sur une colline
be-out-of-range = hors de portée
be-first-fire-column = colonne 1 : artillerie à portée courte, ou infanterie en rase campagne
be-second-fire-column = colonne 2 : artillerie à portée effective, ou canons de bataillon seuls
be-third-fire-column = colonne 3 : artillerie à portée longue, tirailleurs, ou feu d’infanterie sur un bâtiment ou d’un bâtiment
be-infantry-in-line = infanterie en ligne
be-infantry-in-square = infanterie en carré
be-skirmish-factor = facteur tirailleur
be-with-battalion-guns = avec canons de bataillon
be-target-with-better-ft = cible au FT supérieur
be-shooter-in-disorder = tireur en Désordre
be-canister-at-short-range = mitraille à portée courte
be-ball-in-enfilade = boulet en enfilade
be-ball-on-column = boulet sur une colonne
be-ball-on-square = boulet sur un carré
be-guns-did-not-move = tir sans avoir bougé
be-shrapnel = Shrapnell
be-limbers-and-fires = tire et attelle, ou dételle et tire
be-under-skirmisher-fire = sous le feu de tirailleurs
be-target-is-higher = cible plus haute
be-ricochet = ricochet
be-fire-supports = soutiens au feu
be-canister-supports = soutiens à mitraille
be-skirmisher-supports = soutiens de tirailleurs, un demi-point chacun
be-half-point-rounded-down = le demi-point qui reste est perdu à l’arrondi
be-target-in-cover = cible à couvert
be-target-in-open-order = cible en ordre dispersé : artillerie déployée ou tirailleurs
be-large-unit = grande taille
be-small-unit = petite taille
be-good-shooter = bon tireur
be-poor-shooter-rifle-or-militia = mauvais tireur, carabine ou Milice
be-flanks-or-rear-threatened = flancs ou arrière menacés
be-losses-suffered = pertes déjà subies
be-target-tests-morale = la cible teste son moral
be-shooter-tests-morale = le tireur teste son moral
be-nobody-tests-morale = personne ne teste son moral

## Journal : le moral, les généraux et le ralliement

be-morale = moral
be-in-heavy-cover = en couvert lourd
be-in-a-building = dans un bâtiment
be-in-square = en carré
be-supported = soutenue
be-stoic = stoïque
be-in-disorder = en Désordre
be-flees-from-fire = déjà en Désordre, l’unité fuit
be-retreats-from-fire = l’unité tombe en Désordre et retraite
be-disorder-behind-walls = à l’abri, l’unité tombe en Désordre sans reculer
be-losses-reach-capacity = les pertes atteignent la capacité : l’unité est éliminée
be-guns-limber-to-fall-back = s’il faut reculer, la batterie attelle sans test
be-lost-on-10-in-shock = au choc, un général est perdu sur 10 ou plus
be-lost-on-11-under-fire = sous un tir, quel qu’en soit l’effet, un général est perdu sur 11 ou plus
be-general-is-replaced = le général est perdu ; un autre, d’un cran au-dessous, le remplace
be-general-survives = le général s’en tire
be-marked-cannot-rally = un marqueur d’action empêche le ralliement
be-enemy-too-near-to-rally = l’ennemi est trop près pour se rallier
be-order-before-losses = il faut sortir du Désordre avant de récupérer des pertes
be-first-loss-is-final = la première perte est définitive
be-free-rally = ralliement gratuit de l’ordre Retraiter
be-may-move-while-rallying = l’unité peut bouger, en restant à plus de 4 UD de l’ennemi
be-rallied-gets-a-marker = l’unité ralliée reçoit un marqueur d’action

## Journal : la charge

be-charge-is-allowed = la charge est permise
be-guns-never-charge = l’artillerie ne charge pas
be-formation-cannot-charge = cette formation ne peut pas charger cette cible
be-disorder-cannot-charge = une unité en Désordre ne charge pas
be-marker-cannot-charge = une unité avec un marqueur d’action ne charge pas
be-cavalry-charges-no-building = la cavalerie ne charge pas un bâtiment
be-order-forbids-the-charge = l’ordre de la division interdit cette charge
be-target-off-the-front = la cible est à plus de 45° du front
be-nearer-enemy-first = un ennemi à 2 UD passe avant cette cible
be-too-near-to-change-formation = à distance tactique, on ne change pas de formation pour charger
be-target-too-far-to-charge = la cible est trop loin
be-charger-halts-half-way = l’assaillant s’arrête à mi-distance, à 4 UD au plus de sa cible
be-counter-charger-advances = la cible contre-charge jusqu’au milieu de ce qui reste, si son mouvement le permet

## Journal : le choc

be-charges = charge
be-counter-charges = contre-charge
be-stands = tient sur place
be-weight-of-the-charge = poids de la charge de cavalerie
be-lances = lances
be-cuirasses-against-cavalry = cuirasses contre cavalerie
be-line-against-cavalry-column = cavalerie en ligne contre cavalerie en colonne
be-cavalry-by-opportunity = charge d’opportunité sur infanterie ou artillerie
be-cavalry-in-pursuit = cavalerie en poursuite
be-infantry-charges-in-line = infanterie chargeant en ligne
be-infantry-charges-in-column = infanterie chargeant en colonne
be-charge-with-elan = charge avec Élan
be-cavalry-ordered-to-attack = cavalerie sous l’ordre Attaquer
be-adversary-has-a-marker = adversaire avec un marqueur d’action
be-adversary-in-disorder = adversaire en Désordre
be-adversary-in-skirmish-order = adversaire en tirailleur
be-attack-on-flank-or-rear = attaque de flanc ou à revers
be-line-against-infantry = infanterie en ligne contre infanterie
be-infantry-against-cavalry = infanterie contre cavalerie, flancs sûrs compris
be-full-square-against-cavalry = carré plein contre cavalerie
be-hollow-square-against-cavalry = carré creux contre cavalerie
be-guns-defend-themselves = artillerie déployée, flancs sûrs compris
be-defends-cover = défend un couvert ou un bâtiment
be-tenacious = tenace
be-battalion-guns = canons de bataillon
be-melee-weapons = armes de mêlée
be-better-morale-or-status = meilleur moral ou statut
be-adversary-has-more-losses = adversaire plus éprouvé
be-morale-supports = soutiens au moral
be-better-ft = meilleur FT
be-high-ground-or-riverbank = plus haut, ou derrière une berge
be-charger-leads-by = écart entre l’assaillant et le défenseur : { $value }
be-melee-to-the-better-status = Mêlée : le meilleur statut l’emporte, sinon le défenseur
be-cavalry-turns-defeat-into-rout = battue par de la cavalerie, la troupe est en Déroute
be-cavalry-is-only-defeated = battue par de l’infanterie ou de l’artillerie, la cavalerie n’a qu’une Défaite
be-beaten-and-eliminated = le perdant est éliminé
be-guns-or-disordered-eliminated = artillerie battue, ou unité en Désordre battue : éliminée
be-loser-flees = le perdant, en Désordre, fuit { $value ->
    [1] d’1 UD
   *[other] de { $value } UD
  }
be-loser-retreats = le perdant, en Désordre, retraite { $value ->
    [1] d’1 UD
   *[other] de { $value } UD
  }
be-attrition-of-the-winner = le vainqueur subit une attrition
be-winner-bled-to-death = le vainqueur a épuisé sa capacité de pertes : il est éliminé
be-may-occupy-the-building = le vainqueur peut occuper le bâtiment s’il est vide
be-both-get-markers = les deux unités reçoivent un marqueur d’action

## Journal : la retraite et la poursuite

be-distance-due = distance due : { $value } UD
be-blocked-within-2-ud = arrêtée dans ses 2 premières UD, l’unité est éliminée
be-stops-where-blocked = l’unité s’immobilise là où elle est arrêtée
be-winner-did-not-charge = le vainqueur n’a ni chargé ni contre-chargé : pas de poursuite
be-no-pursuit-from-this-place = pas de poursuite en terrain difficile, d’un bâtiment ou d’un village
be-no-pursuit-after-this-row = on ne poursuit qu’après Déroute ou Éliminée
be-one-pursuit-for-each-charge = une seule poursuite par charge
be-skirmishers-never-pursue = les tirailleurs ne poursuivent pas
be-cavalry-stops-at-difficult-ground = la cavalerie ne suit pas en terrain difficile
be-wishes-to-pursue = le vainqueur poursuit
be-impetuous-pursues = impétueuse, la cavalerie poursuit malgré tout
be-infantry-holds = l’infanterie s’arrête, comme elle le veut
be-loser-is-caught = le fuyard est rattrapé et éliminé
be-loser-gets-away = personne n’est rattrapé

## Journal : les unités, la victoire et les points

be-loss-capacity = capacité de pertes : { $value }
be-units-eliminated = unités éliminées
be-units-in-disorder = unités en Désordre
be-objectives-lost = objectifs aux mains de l’ennemi
be-commander-in-chief-lost = général en chef perdu
be-break-threshold = l’armée rompt à { $value }
be-army-is-broken = l’armée est rompue
be-army-holds = l’armée tient
be-objectives-controlled = objectifs contrôlés
be-enemy-units-eliminated = unités ennemies éliminées
be-enemy-units-in-disorder = unités ennemies en Désordre
be-enemy-generals-lost = divisionnaires ennemis perdus
be-enemy-commander-in-chief-lost = général en chef ennemi perdu
be-army-of-a-is-broken = l’armée de A est rompue
be-army-of-b-is-broken = l’armée de B est rompue
be-price-of-the-quality = qualité du général
be-commander-in-chief = général en chef
be-price-of-the-calibre = calibre
be-horse-artillery = artillerie à cheval
be-price-of-a-unit = base d’une unité
be-price-of-the-weight = poids de la cavalerie
be-price-of-the-status = statut
be-price-of-the-class = classe
be-price-of-the-size = taille
be-light-infantry = infanterie légère
be-elan = Élan
be-rifle = carabine
be-howitzers = obusiers
be-cuirass = cuirasses
be-poor-shooter = mauvais tireur
be-impetuous = impétueuse
be-irregular = irrégulière
be-one-point-at-least = un point au moins

## Refus : le commandement et les ordres

be-refuse-attached-is-in-command = une unité à laquelle un général est attaché n’est jamais hors commandement ; gardez l’un ou l’autre
be-refuse-attached-at-no-distance = un général attaché est avec l’unité ; mettez la distance à 0
be-refuse-matters-for-starred-uses = « général en chef attaché » ne concerne que les dépenses qui lui sont réservées ; ôtez-le
be-refuse-starred-concerns-no-unit = cette dépense du général en chef ne concerne aucune unité ; ôtez le général attaché
be-refuse-initiative-concerns-no-division = l’initiative ne concerne aucune division : toujours 1 PC le point ; ôtez le hors-commandement
be-refuse-no-bonus-without-test = en présence du général en chef il n’y a pas de test ; ôtez le bonus
be-refuse-more-comply-than-count = plus d’unités obéissent qu’il n’y en a ; corrigez les nombres
be-refuse-more-gone-than-units = éliminées et en Désordre dépassent le nombre d’unités ; corrigez les nombres
be-refuse-zone-of-hold-only = seul l’ordre Tenir a une zone ; ôtez-la ou changez l’ordre

## Refus : les formations et le mouvement

be-refuse-formation-of-another-arm = cette arme n’a pas cette formation ; donnez-lui une des siennes
be-refuse-same-formation = l’unité a déjà cette formation ; donnez-en une autre, ou aucune
be-refuse-full-square-from-column = le carré plein ne se forme que depuis la colonne, par un changement de formation d’infanterie
be-refuse-hollow-square-from-line = le carré creux ne se forme que depuis la ligne
be-refuse-change-or-turn = on change de formation ou on se réoriente, pas les deux dans un mouvement
be-refuse-one-turn-only = réorientation ou demi-tour ; gardez l’un des deux
be-refuse-nothing-to-turn = un carré, des tirailleurs ou un général n’ont pas à se réorienter
be-refuse-guns-never-face-about = l’artillerie ne fait pas demi-tour ; réorientez-la sur place
be-refuse-nothing-to-wheel = un carré, des tirailleurs, un général ou des pièces déployées ne pivotent pas
be-refuse-no-lateral-move = ni l’artillerie ni les généraux ne vont de côté
be-refuse-lateral-keeps-its-facing = un mouvement latéral garde l’orientation ; ôtez pivots et demi-tours
be-refuse-only-infantry-backs = seule l’infanterie recule en faisant face ; les autres font demi-tour
be-refuse-backward-wheel-of-45 = en arrière, on pivote de 45° au plus
be-refuse-only-deployed-guns-prolong = seule une artillerie déployée va à la prolonge
be-refuse-prolong-and-nothing-else = la prolonge occupe tout le mouvement ; ôtez les autres manœuvres
be-refuse-deployed-guns-cross-nothing = des pièces déployées ne franchissent rien ; mettez les obstacles à 0
be-refuse-road-in-column-only = on ne suit une route qu’en colonne ou attelé
be-refuse-road-for-plain-marches = la route ne sert qu’à marcher droit devant, sans charge ni changement de formation
be-refuse-only-infantry-is-light = seule l’infanterie peut être légère en ce sens ; ôtez-le
be-refuse-generals-know-no-disorder = un général n’est jamais en Désordre

## Refus : les réactions et les tests

be-refuse-unit-never-fires = la cavalerie et l’artillerie attelée ne tirent pas
be-refuse-disordered-guns-are-silent = une artillerie en Désordre ne tire pas
be-refuse-enemy-out-of-range = à cette distance aucune arme de l’unité ne porte ; ôtez le tir ou rapprochez l’ennemi
be-refuse-square-for-deployed-guns = seuls les servants d’une artillerie déployée gagnent un carré
be-refuse-cover-for-skirmishers = ce couvert ne compte que pour des tirailleurs
be-refuse-engage-target-for-infantry = cette limite de l’ordre Engager ne concerne que l’infanterie
be-refuse-only-guns-limber = seule l’artillerie attelle et dételle
be-refuse-guns-change-facing = l’artillerie change d’orientation, pas de formation ; prenez cette réaction
be-refuse-guns-form-no-column = l’artillerie ne se forme pas en colonne
be-refuse-nobody-charges = l’ennemi ne charge pas : sa cavalerie ne compte pas
be-refuse-marked-guns-stay-limbered = une artillerie avec un marqueur d’action ne dételle pas
be-refuse-impetuous-never-tests = une cavalerie impétueuse ne se retient jamais : pas de test

## Refus : le tir

be-refuse-guns-are-no-rifles = la carabine est une arme d’infanterie ; ôtez-la aux canons
be-refuse-hills-help-artillery = la colline n’allonge que le tir de l’artillerie
be-refuse-formation-of-firing-infantry = seule l’infanterie tire selon sa formation ; n’en donnez pas
be-refuse-infantry-without-formation = donnez la formation de l’infanterie, ou dites qu’elle tire d’un bâtiment
be-refuse-garrison-has-no-formation = une garnison n’a pas de formation ; n’en donnez pas
be-refuse-no-guns-in-buildings = il n’y a pas de canons dans un bâtiment
be-refuse-battalion-guns-of-formed-infantry = seule une infanterie en ligne, en colonne ou en carré sert ses canons de bataillon
be-refuse-skirmishers-have-ft = des tirailleurs ont un FT de 1 ou 2
be-refuse-guns-have-no-ft = des canons n’ont pas de FT ; mettez-le à 0
be-refuse-only-foot-has-ft = seuls l’infanterie et les tirailleurs ont un FT ; mettez-le à 0
be-refuse-good-or-poor-shooter = bon ou mauvais tireur ; gardez l’un des deux
be-refuse-artillery-only = réservé à l’artillerie ; ôtez-le
be-refuse-guns-only = réservé aux canons ; ôtez-le
be-refuse-canister-at-short-range = la mitraille ne se tire qu’à portée courte
be-refuse-shrapnel-beyond-short-range = le Shrapnell se tire à portée effective ou longue
be-refuse-enfilade-with-ball = l’enfilade ne profite qu’au boulet
be-refuse-nothing-to-enfilade = on ne prend d’enfilade ni une garnison ni des tirailleurs
be-refuse-limbering-is-moving = atteler ou dételer, c’est bouger ; gardez l’un ou l’autre
be-refuse-no-limbering-in-opportunity = on n’attelle ni ne dételle pour un tir d’opportunité
be-refuse-ricochets-are-not-played = les ricochets ne sont pas joués dans cette partie
be-refuse-ricochet-with-ball = seul un boulet ricoche
be-refuse-ricochet-at-long-range = à portée longue un boulet ne ricoche plus
be-refuse-no-ricochet-uphill = un boulet ne ricoche pas vers le haut
be-refuse-no-ricochet-on-buildings = un boulet ne ricoche pas sur un bâtiment
be-refuse-buildings-are-cover = un bâtiment donne un couvert léger, moyen ou lourd ; dites lequel
be-refuse-marked-never-fires-first = une unité avec un marqueur d’action ne peut que riposter
be-refuse-two-fire-supports = deux soutiens au feu ou à mitraille au plus, en tout
be-refuse-more-cavalry-threats = la cavalerie ne menace pas plus de côtés qu’il n’y en a de menacés
be-refuse-cavalry-threatens-infantry = la menace de cavalerie ne compte à part que pour l’infanterie ; mettez 0
be-refuse-never-threatened = carrés, tirailleurs et garnisons n’ont ni flanc ni arrière menacés ; mettez 0
be-refuse-unit-is-eliminated = ces pertes atteignent la capacité : l’unité est déjà éliminée
be-refuse-opportunity-is-not-returned = on ne riposte ni à un tir d’opportunité ni par un tir d’opportunité
be-refuse-ricochet-is-no-duel = un ricochet n’est pas un duel au feu
be-refuse-battalion-guns-fight-no-duel = des canons de bataillon seuls ne font pas de duel
be-refuse-muskets-fight-no-guns = la mousqueterie ne fait pas de duel avec l’artillerie
be-refuse-target-is-the-other-unit = la cible doit être l’arme de l’autre unité du duel
be-refuse-no-duel-at-long-range = à portée longue l’artillerie ne riposte pas
be-refuse-ft-of-the-other-unit = le FT de la cible doit être celui de l’autre unité du duel
be-refuse-formation-of-the-other-unit = la formation de la cible doit être celle de l’autre unité du duel
be-refuse-return-fire-needs-no-limbering = une batterie qui riposte n’attelle ni ne dételle

## Refus : le moral et le ralliement

be-refuse-cavalry-only = réservé à la cavalerie ; ôtez-le
be-refuse-infantry-only = réservé à l’infanterie ; ôtez-le
be-refuse-only-skirmishers-detach = seuls des tirailleurs sont détachés
be-refuse-detached-have-no-size = des tirailleurs détachés n’ont pas de taille ; laissez « normal »
be-refuse-only-infantry-forms-square = seule l’infanterie forme le carré
be-refuse-only-foot-in-buildings = seuls l’infanterie et les tirailleurs occupent un bâtiment
be-refuse-no-cavalry-in-redoubts = la cavalerie n’occupe pas de fortification
be-refuse-no-square-behind-walls = on ne forme pas le carré dans un bâtiment ou une fortification
be-refuse-building-or-redoubt = bâtiment ou fortification ; gardez l’un des deux
be-refuse-nothing-to-rally = l’unité est en ordre : il n’y a pas de Désordre à lever
be-refuse-no-loss-to-recover = l’unité n’a aucune perte à récupérer
be-refuse-free-rally-for-disorder = le ralliement gratuit ne lève que le Désordre

## Refus : la charge et le choc

be-refuse-only-foot-and-horse-charge = seules l’infanterie, la cavalerie et les tirailleurs chargent
be-refuse-squares-never-charge = un carré ne charge pas
be-refuse-squares-and-garrisons-stand = ni carré ni garnison ne charge
be-refuse-disordered-never-charge = une unité en Désordre ne charge pas
be-refuse-marked-never-charge = une unité avec un marqueur d’action ne charge pas, sauf en poursuite
be-refuse-charges-go-forward = une charge va droit devant
be-refuse-no-turn-in-a-charge = on ne se réoriente pas dans une charge
be-refuse-charge-wheel-of-45 = une charge pivote de 45° au plus
be-refuse-enemy-is-within-4 = la cible ou un autre ennemi est à 4 UD ou moins : dites-le
be-refuse-no-flank-of-a-garrison = une garnison n’a ni flanc ni arrière
be-refuse-no-flank-of-skirmishers = des tirailleurs n’ont ni flanc ni arrière
be-refuse-no-change-in-opportunity = on ne change pas de formation pour charger en opportunité
be-refuse-counter-charge-needs-a-move = une contre-charge demande un mouvement de charge ; donnez-le
be-refuse-standing-needs-no-move = une cible qui tient sur place n’avance pas ; mettez le mouvement à 0
be-refuse-skirmishers-only-charge = des tirailleurs ne chargent ni en opportunité ni en poursuite
be-refuse-skirmishers-charge-the-weak = des tirailleurs ne chargent que des tirailleurs, de l’artillerie ou une unité en Désordre
be-refuse-cavalry-against-a-building = la cavalerie ne charge pas un bâtiment
be-refuse-no-pursuit-into-buildings = une poursuite n’entre pas dans un bâtiment
be-refuse-no-cover-for-cavalry = la cavalerie ne défend pas de couvert ; n’en donnez pas
be-refuse-no-flank-to-attack = carrés, tirailleurs et garnisons se défendent de partout ; mettez « front »
be-refuse-no-flank-to-secure = seules l’infanterie en ligne ou en colonne et l’artillerie déployée ont des flancs sûrs
be-refuse-one-flank-is-struck = un des flancs est attaqué : un seul peut être sûr
be-refuse-more-threats-than-open-sides = plus de côtés menacés qu’il n’en reste d’ouverts ; réduisez les menaces
be-refuse-unit-cannot-counter-charge = seules l’infanterie et la cavalerie en ligne ou en colonne contre-chargent
be-refuse-disordered-only-stands = une unité en Désordre ne contre-charge pas
be-refuse-marked-only-stands = une unité avec un marqueur d’action ne contre-charge pas
be-refuse-counter-charge-to-the-front = on ne contre-charge que de front
be-refuse-counter-charge-leaves-its-place = une unité qui contre-charge quitte couvert, flancs sûrs et berge ; ôtez-les
be-refuse-cavalry-without-weight = donnez le poids de la cavalerie
be-refuse-cuirass-of-heavy-cavalry = seule la cavalerie lourde porte la cuirasse
be-refuse-elan-of-infantry-and-cavalry = l’Élan est réservé à l’infanterie et à la cavalerie
be-refuse-never-penalised = ni l’artillerie, ni les tirailleurs, ni un carré, ni une garnison ne sont pénalisés ici ; ôtez-le
be-refuse-both-are-higher = les deux unités ne peuvent pas être plus hautes l’une que l’autre
be-refuse-only-foot-in-difficult-terrain = ni cavalerie ni artillerie ne se battent en terrain difficile ou dans un village
be-refuse-bridge-or-building = un pont n’est ni un bâtiment ni un terrain difficile ; gardez l’un ou l’autre
be-refuse-only-a-rout-flees = seul le perdant d’une Déroute fuit ; ôtez-le
be-refuse-flight-of-2-at-least = une fuite couvre au moins 2 UD : arrêtée avant, l’unité est éliminée
be-refuse-no-cavalry-in-this-place = la cavalerie ne se bat ni en terrain difficile ni dans un bâtiment

## Refus : les unités et les points

be-refuse-losses-above-capacity = les pertes dépassent la capacité de l’unité
be-refuse-trait-of-another-arm = cette arme n’a pas ce trait ; ôtez-le
be-refuse-artillery-without-calibre = donnez le calibre de l’artillerie
be-refuse-twelve-pounders-on-foot = le 12 livres est toujours à pied
be-refuse-irregular-is-light = seule la cavalerie légère est irrégulière
be-refuse-general-without-quality = donnez la qualité du général
be-refuse-generals-have-quality-only = un général n’a ni moral, ni statut, ni classe, ni taille ; ôtez-les
be-refuse-unit-without-morale = une unité a un moral de 1 à 6
be-refuse-quality-of-generals = seul un général a une qualité ou le commandement en chef ; ôtez-le

## La partie entière : décisions, réponses, événements, refus

be-decide-setup-orders = Les ordres de vos divisions et votre réserve ?
be-decide-deploy = Où déployer { $unit_le } ?
be-decide-begin = Les armées sont en place : commencer la bataille ?
be-decide-bonus = Combien de PC pour l’initiative ?
be-decide-command = Que dépense le général en chef ?
be-decide-chief = Où va { $unit_le }, et avec quelle unité ?
be-decide-choose-first = Vous avez l’initiative : quel camp commence ?
be-decide-division = Quelle division activer ?
be-decide-general = Où va { $unit_le }, et avec quelle unité ?
be-decide-prepare = Tir préparatoire : quelle unité tire, et sur quelle cible ?
be-decide-return-fire = L’ennemi tire sur { $unit_le } : riposter ?
be-decide-charge = Quelle unité charge, et quelle cible ?
be-decide-charge-reaction = L’ennemi charge { $unit_le } : quelle réaction ?
be-decide-charge-stop = Arrêter la charge { $unit_du } ?
be-decide-carry-on = L’ennemi s’arrête : pousser la contre-charge { $unit_du } ?
be-decide-follow = La cible n’est plus là : jusqu’où va { $unit_le } ?
be-decide-supports = Quels soutiens au feu pour { $unit_le } ?
be-decide-fall-back = Par où recule { $unit_le } ?
be-decide-advance = Faire avancer { $unit_le } d’1 UD ?
be-decide-occupy = Faire occuper le bâtiment par { $unit_le } ?
be-decide-pursuit = Lancer { $unit_le } à la poursuite du vaincu ?
be-decide-move = Mouvements et ralliements : quelle unité maintenant ?
be-decide-more-moves = { $unit_le } : un mouvement de plus ?
be-decide-move-reaction = L’ennemi bouge : quelle unité réagit ?
be-decide-finish = Un ennemi caché se montre : terminer le mouvement { $unit_du } ?
be-decide-fire = Tir : quelle unité tire, et sur quelle cible ?
be-choose-set-up = Prendre ce dispositif
be-choose-place = Placer { $unit_le } ici ({ $formation ->
    [line] en ligne
    [column] en colonne
    [full_square] en carré plein
    [hollow_square] en carré creux
    [skirmish] en tirailleurs
    [limbered] pièces attelées
    [deployed] en batterie
   *[garrison] en garnison
  })
    .brief = ici
# Le récit donne cette phrase aux deux camps : le lieu n’y est pas.
be-choose-hide = Cacher { $unit_le }
    .brief = Cacher : { $place }
be-choose-order = { $division } : ordre « { $order ->
    [retreat] retraiter
    [manoeuvre] manœuvrer
    [attack] attaquer
    [engage] engager
   *[hold] tenir
  } »{ $bonus ->
    [0] { "" }
   *[other] { " " }(bonus : { $bonus } PC)
  }
    .brief = « { $order ->
    [retreat] retraiter
    [manoeuvre] manœuvrer
    [attack] attaquer
    [engage] engager
   *[hold] tenir
  } »
be-choose-hold-back = Garder { $division_le } en réserve
be-choose-call-reserve = Engager { $division_le }, tenue en réserve : « { $order ->
    [retreat] retraiter
    [manoeuvre] manœuvrer
    [attack] attaquer
    [engage] engager
   *[hold] tenir
  } »
be-choose-transfer = { $points } PC { $division_au }
be-choose-bid = { $points } PC
be-choose-go-first = { $side_le } d’abord
be-choose-activate = Activer { $division_le }
be-choose-ride = { $unit_le } se déplace
    .brief = se déplace
be-choose-attach = { $unit_le } rejoint { $target_le }
    .brief = rejoint
be-choose-fire = { $unit_le } tire sur { $target_le }
    .brief = tire sur
be-choose-fire-ball = { $unit_le } tire à boulet sur { $target_le }
    .brief = à boulet sur
be-choose-fire-canister = { $unit_le } tire à mitraille sur { $target_le }
    .brief = à mitraille sur
be-choose-fire-shrapnel = { $unit_le } tire au Shrapnell sur { $target_le }
    .brief = au Shrapnell sur
be-choose-fire-guns = { $unit_le } tire de ses canons de bataillon sur { $target_le }
    .brief = canons de bataillon sur
be-choose-fire-and-limber = { $unit_le } tire sur { $target_le } et attelle
    .brief = tire et attelle
be-choose-return-fire = { $unit_le } riposte
    .brief = riposte
be-choose-hold-fire = Ne pas riposter
be-choose-charge = { $unit_le } charge { $target_le }
    .brief = charge
be-choose-stand = { $unit_le } tient sur place
    .brief = tient
be-choose-counter-charge = { $unit_le } contre-charge
    .brief = contre-charge
be-choose-change-formation = { $unit_le } { $formation ->
    [line] se forme en ligne
    [column] se forme en colonne
    [full_square] forme le carré plein
    [hollow_square] forme le carré creux
    [skirmish] se forme en tirailleurs
    [limbered] attelle
    [deployed] met en batterie
   *[garrison] prend garnison
  }
    .brief = { $formation ->
    [line] se forme en ligne
    [column] se forme en colonne
    [full_square] forme le carré plein
    [hollow_square] forme le carré creux
    [skirmish] se forme en tirailleurs
    [limbered] attelle
    [deployed] met en batterie
   *[garrison] prend garnison
  }
be-choose-change-facing = { $unit_le } change de front
    .brief = change de front
be-choose-flee = { $unit_le } fuit
    .brief = fuit
be-choose-flee-to-square = Les servants { $unit_du } courent au carré
    .brief = courent au carré
be-choose-unlimber = { $unit_le } met en batterie
    .brief = en batterie
be-choose-limber-and-flee = { $unit_le } attelle et fuit
    .brief = attelle et fuit
be-choose-opportunity-charge = { $unit_le } charge{ $aimed ->
    [yes] {" "}{ $target_le }
   *[no] {""}
  } en opportunité
    .brief = charge
be-choose-opportunity-fire = { $unit_le } tire en opportunité{ $aimed ->
    [yes] {" "}sur { $target_le }
   *[no] {""}
  }
    .brief = tire
be-choose-withdraw = { $unit_le } se replie
    .brief = se replie
be-choose-recoil = { $unit_le } recule de 2 UD
    .brief = recule
be-choose-recoil-and-fire = { $unit_le } tire{ $aimed ->
    [yes] {" "}sur { $target_le }
   *[no] {""}
  } et recule de 2 UD
    .brief = tire et recule
be-choose-stop = Tenter d’arrêter la charge
be-choose-go-on = Charger à fond
be-choose-carry-on = Pousser la contre-charge
be-choose-desist = S’en tenir là
be-choose-follow = Continuer sur { $ud } UD
be-choose-engage = { $unit_le } s’en prend { $target_au }
    .brief = s’en prend à
be-choose-support = Soutiens au feu : { $count }
be-choose-fall-back = { $degrees ->
    [0] Reculer tout droit
   *[other] Reculer, { $degrees }° de côté
  }
be-choose-advance = Avancer d’1 UD
be-choose-stay = Rester sur place
be-choose-occupy = Occuper le bâtiment
be-choose-pursue = Poursuivre tout droit
be-choose-hold = Ne pas poursuivre
be-choose-move = { $ud ->
    [0] { $unit_le } se réoriente sur place
   *[other] { $unit_le } avance ({ $ud } UD, { $count ->
        [one] { $count } unité
       *[other] { $count } unités
      })
  }
    .brief = { $ud ->
        [0] sur place
       *[other] { $ud } UD
      }
be-choose-form = { $unit_le } { $formation ->
    [line] se forme en ligne
    [column] se forme en colonne
    [full_square] forme le carré plein
    [hollow_square] forme le carré creux
    [skirmish] se forme en tirailleurs
    [limbered] attelle
    [deployed] met en batterie
   *[garrison] prend garnison
  }
    .brief = { $formation ->
    [line] se forme en ligne
    [column] se forme en colonne
    [full_square] forme le carré plein
    [hollow_square] forme le carré creux
    [skirmish] se forme en tirailleurs
    [limbered] attelle
    [deployed] met en batterie
   *[garrison] prend garnison
  }
be-choose-march = { $unit_le } fait un mouvement opérationnel ({ $ud } UD, { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  })
    .brief = mouvement opérationnel
be-choose-garrison = { $unit_le } occupe { $place }
    .brief = occupe
be-choose-leave = { $unit_le } sort du bâtiment
    .brief = sort
be-choose-rally = Rallier { $unit_le }
    .brief = Rallier
be-choose-recover = { $unit_le } récupère une perte
    .brief = récupère une perte
be-choose-free-rally = Rallier { $unit_le } sans PC
    .brief = Rallier sans PC
be-choose-detach = { $unit_le } détache ses tirailleurs
    .brief = détache
be-choose-rejoin = { $unit_le } rentre dans le rang
    .brief = rentre
be-choose-enter = { $unit_le } entre sur la table ({ $ud } UD, { $count ->
    [one] { $count } unité
   *[other] { $count } unités
  })
    .brief = entre
be-choose-done = Rien de plus
be-advice-approach = pour marcher à l’ennemi ou à l’objectif
be-advice-charge = parce que le choc promet plus qu’il ne coûte
be-advice-command = pour garder ses unités sous commandement
be-advice-enter = pour amener des troupes fraîches
be-advice-fire = parce que le feu use l’ennemi
be-advice-flee = parce qu’il vaut mieux céder le terrain
be-advice-form = parce que cette formation convient mieux
be-advice-garrison = pour tenir le bâtiment
be-advice-initiative = pour agir au bon moment
be-advice-order = pour que la division serve au bon endroit
be-advice-pursue = pour achever le vaincu
be-advice-rally = pour remettre l’unité en ordre
be-advice-skirmish = pour couvrir le front de tirailleurs
be-advice-stand = parce que tenir est ce qu’il y a de plus sûr
be-advice-support = parce que chaque soutien compte
be-advice-wait = parce que rien ne presse
be-reason-army-broken = une armée est rompue
be-reason-ground = par le terrain tenu à la fin
be-reason-points = aux points de victoire
be-covered-by-a-friend = un ami formé couvre sa fuite
be-strategic-command = commandement stratégique
be-general-out-of-command = le général de division est hors commandement : dépenses doublées
be-stops-before-skirmishers = l’assaillant s’arrête à 1 UD des tirailleurs
be-turn-begins = tour { $value }
be-has-initiative = l’initiative revient { $value_au }
be-ball-ricochets-on = le boulet ricoche sur { $value_le }
be-battery-manned-again = { $value_le } a retrouvé ses servants
be-crew-runs-to-a-square = les servants { $value_du } courent au carré
be-division-activated = activation { $value_du }
be-division-attacks = { $value_le } reçoit l’ordre d’attaquer
be-division-engages = { $value_le } reçoit l’ordre d’engager
be-division-holds = { $value_le } reçoit l’ordre de tenir
be-division-manoeuvres = { $value_le } reçoit l’ordre de manœuvrer
be-division-retreats = { $value_le } reçoit l’ordre de retraiter
be-general-at-risk = { $value_le } est exposé
be-general-displaced = { $value_le } se réfugie auprès des siens
be-general-lost = { $value_le } est perdu, un autre le remplace
be-general-rides = { $value_le } se déplace
be-general-rolls-points = { $value_le } lance ses PC
be-hidden-unit-revealed = { $value_le } sort de sa cachette
be-new-order-for = nouvel ordre pour { $value_le }
be-objective-taken = objectif pris : { $value_le }
be-points-transferred-to = des PC pour { $value_le }
be-reserve-called = la réserve est engagée : { $value_le }
be-skirmishers-detached = { $value_le } détache ses tirailleurs
be-skirmishers-rejoin = les tirailleurs { $value_du } rentrent
be-unit-advances = { $value_le } avance
be-unit-cannot-fall-back = { $value_le } ne peut pas reculer
be-unit-changes-in-time = { $value_le } change à temps
be-unit-charges = { $value_le } charge
be-unit-charges-by-opportunity = { $value_le } saisit l’occasion et charge
be-unit-counter-charges = { $value_le } contre-charge
be-unit-eliminated = { $value_le } est { $value_genre ->
    [f] éliminée
   *[m] éliminé
  }
be-unit-enters = { $value_le } entre sur la table
be-unit-fights = { $value_le } en vient au choc
be-unit-fires = { $value_le } tire
be-unit-flees = { $value_le } fuit
be-unit-garrisons = { $value_le } occupe le bâtiment
be-unit-in-disorder = { $value_le } tombe en Désordre
be-unit-is-charged = l’ennemi charge { $value_le }
be-unit-is-fired-at = { $value_le } essuie le feu
be-unit-is-ridden-down = { $value_le } est { $value_genre ->
    [f] rattrapée
   *[m] rattrapé
  }
be-unit-leaves-its-building = { $value_le } sort du bâtiment
be-unit-leaves-the-table = { $value_le } quitte la table
be-unit-moves = { $value_le } se déplace
be-unit-moves-in-support = { $value_le } suit en soutien
be-unit-pursues = { $value_le } poursuit
be-unit-rallies = { $value_le } se rallie
be-unit-recoils = { $value_le } recule
be-unit-retreats = { $value_le } fait retraite
be-unit-stops = { $value_le } s’arrête
be-unit-tests-manoeuvre = test de manœuvre { $value_du }
be-unit-tests-morale = test de moral { $value_du }
be-unit-tries-to-hold = { $value_le } tente de ne pas poursuivre
be-unit-tries-to-stop = { $value_le } tente d’arrêter sa charge
be-unit-withdraws = { $value_le } se replie
be-any-loss-tests-morale = une perte, même d’une moitié : test de moral
be-away-from-the-enemy = à l’opposé de l’ennemi, sur { $value } UD
be-battery-is-lost = { $value_le }, sans ses servants, est { $value_genre ->
    [f] perdue
   *[m] perdu
  }
be-caught-on-its-way = l’ennemi est pris en chemin
be-charge-declared-from = distance à la déclaration de la charge : { $value } UD
be-counter-charger-carries-on = { $value_le } poursuit sa contre-charge
be-covering-friend-is-met = l’ami qui couvre la fuite est chargé à son tour
be-disordered-garrison-leaves = déjà en Désordre, la garnison quitte le bâtiment
be-division-keeps-its-order = { $value_le } garde son ordre : rien de plus n’est perdu ou en Désordre
be-engage-allows-this-charge = l’ordre d’engager permet cette charge
be-guns-keep-their-column = contre un bâtiment, l’artillerie garde la colonne de sa portée
be-guns-stop-nobody = des pièces abandonnées n’arrêtent personne
be-line-of-the-charge = ligne de la charge : { $value } UD
be-losses-of-the-charger = pertes de l’assaillant : { $value }
be-losses-of-the-defender = pertes du défenseur : { $value }
be-marker-of-the-reaction = { $value_le } reçoit le marqueur de sa réaction
be-moves-as-a-group = en groupe
be-no-bonus-into-a-building = contre un bâtiment, l’infanterie n’a pas de bonus de charge
be-not-the-distance-due = un ami, un bâtiment, le terrain ou un bord change la distance due
be-skirmishers-have-not-given-way = ils n’ont pas cédé le passage
be-passes-behind-a-friend = passage derrière un ami
be-rest-of-the-charge = reste de la charge : { $value } UD
be-stops-at-its-edge = arrêt à son bord de table
be-struck-in-the-rear = la charge frappe à revers
be-struck-on-the-flank = la charge frappe de flanc
be-successor-without-points = le remplaçant n’a pas de PC ce tour
be-unit-captures = { $value_le } s’en empare
be-unit-engages-anew = { $value_le } poursuit contre un nouvel ennemi
be-unit-obeys = { $value_le } a obéi à l’ordre
be-unit-supports-morale = { $value_le } soutient son moral
be-whole-loss-tests-morale = une perte entière de plus : test de moral
be-the-farm = La ferme
be-division-against-division = Division contre division
be-austerlitz-pratzen = Austerlitz : le plateau de Pratzen
be-scenario-at-or-arrives = { $given } doit avoir une place, ou une division qui arrive (« at » ou « arrives »)
be-scenario-division-without-general = { $given } n’a pas de général ; le général en chef ne mène qu’une division au plus
be-scenario-army-too-dear = l’armée coûte { $given } points, plus que son budget
be-scenario-formation-it-cannot-have = { $given } ne peut pas avoir cette formation
be-scenario-hold-without-zone = { $given } tient : il faut le centre de sa zone (« zone »)
be-scenario-no-units = pas d’unité ici : ajoutez-en
be-scenario-no-zones = le déploiement est libre : ajoutez des zones
be-scenario-nobody-set-up = { $given } n’a pas de place : donnez « at » ou « attached_to »
be-scenario-off-the-table = { $given } sort de la table
be-scenario-on-another-unit = { $given } chevauche une autre unité
be-scenario-on-forbidden-ground = { $given } est sur un terrain interdit
be-scenario-outside-its-zone = { $given } est hors de sa zone
be-scenario-plateau-is-a-hill = { $given } : seule une hauteur est un plateau
be-scenario-point-or-ground = { $given } : donnez un point, ou des terrains
be-scenario-too-many-units = au plus { $given } unités
be-scenario-unit-not-in-the-list = la liste ne permet pas cette unité ({ $given })
be-scenario-unknown-objective = il n’y a pas d’objectif « { $given } »
be-scenario-unknown-unit = cette division n’a pas d’unité « { $given } »
be-refuse-at-least-half-the-rest = au moins la moitié de ce qui reste, au plus tout
be-refuse-bonus-of-2-at-most = un bonus de 2 PC au plus
be-refuse-broken-divisions-retreat-or-hold = une division à moitié perdue retraite ou tient
be-refuse-broken-divisions-rally-first = une division en retraite, dont la moitié des unités est perdue ou en Désordre, doit d’abord en rallier
be-refuse-building-is-held = le bâtiment est occupé
be-refuse-building-too-far = le bâtiment est à plus d’1 UD
be-refuse-building-too-small = le bâtiment est trop petit pour cette unité
be-refuse-cannot-attach-there = le général ne peut pas s’attacher là
be-refuse-cannot-hide-there = on ne peut pas se cacher là
be-refuse-cannot-react = cette unité ne peut pas réagir
be-refuse-cannot-support = ces unités ne peuvent pas soutenir ce tir
be-refuse-disorder-keeps-away-from-the-enemy = une unité en Désordre ne s’approche pas à 4 UD de l’ennemi
be-refuse-ends-on-a-building = le mouvement finit sur un bâtiment
be-refuse-ends-on-a-unit = il n’y a pas la place
be-refuse-enters-near-an-enemy = on n’entre pas à 4 UD de l’ennemi
be-refuse-farther-than-its-move = c’est plus loin que le mouvement permis
be-refuse-garrison-comes-out-first = une garnison doit d’abord sortir
be-refuse-guns-that-moved-are-silent = une batterie qui a bougé ne tire pas
be-refuse-has-this-order = la division a déjà cet ordre
be-refuse-lines-pass-facing-alike = on ne passe les lignes que dans le même sens
be-refuse-march-is-not-open = pas d’entrée en mouvement opérationnel
be-refuse-marches-in-column = un mouvement opérationnel se fait en colonne
be-refuse-marked-never-supports = une unité qui porte un marqueur n’accompagne pas une charge
be-refuse-nearest-formed-enemy-first = la cible est d’abord l’ennemi formé le plus proche
be-refuse-no-battalion-guns = pas de canons de bataillon à tirer
be-refuse-no-free-path = le chemin n’est pas libre
be-refuse-no-free-rally = le ralliement sans PC n’est pas ou plus permis
be-refuse-no-gap-to-pass = il n’y a pas d’intervalle d’1 UD des deux côtés
be-refuse-no-garrison = cette unité n’est pas en garnison, ou y est déjà
be-refuse-no-group = ces unités ne forment pas un groupe
be-refuse-no-lateral-move-near-the-enemy = pas de mouvement latéral à 4 UD d’un ennemi formé
be-refuse-no-line-to-the-target = aucune ligne de charge n’est libre
be-refuse-no-passage-near-the-enemy = pas de passage de lignes à 2 UD de l’ennemi
be-refuse-no-shrapnel = cette batterie n’a pas de shrapnells
be-refuse-no-such-building = ce bâtiment n’existe pas
be-refuse-no-such-leg = ce trajet n’existe pas
be-refuse-no-such-reserve = cette réserve n’existe pas
be-refuse-not-at-hand = cette unité ne peut pas entrer ici, ou maintenant
be-refuse-not-of-this-division = l’unité n’est pas de la division activée
be-refuse-not-to-be-activated-now = cette division n’est pas à activer maintenant
be-refuse-not-what-is-asked = ce n’est pas ce qui est demandé
be-refuse-not-your-division = ce n’est pas une de vos divisions
be-refuse-not-your-unit = ce n’est pas une de vos unités
be-refuse-nothing-to-detach = il n’y a pas de tirailleurs à détacher ou à rappeler
be-refuse-off-the-table = c’est hors de la table
be-refuse-one-attempt-a-turn = un seul changement d’ordre par division et par tour
be-refuse-one-change-a-move = un seul changement de formation ou demi-tour par mouvement
be-refuse-one-general-a-unit = un seul général par unité
be-refuse-one-mode-a-move = un mouvement se fait d’une seule manière
be-refuse-only-skirmishers-face-anywhere = seuls les tirailleurs font front où ils veulent
be-refuse-only-squares-and-skirmishers-go-anywhere = seuls carrés et tirailleurs vont en tout sens
be-refuse-order-comes-first = les PC qui restent doivent servir à l’ordre reçu
be-refuse-order-forbids-the-fire = l’ordre interdit ce tir
be-refuse-order-holds-its-zone = l’ordre est de tenir la zone
be-refuse-order-keeps-away-from-the-enemy = l’ordre interdit de s’approcher à 4 UD de l’ennemi
be-refuse-order-not-obeyed-yet = l’ordre n’est pas encore exécuté : une réponse proposée y satisfait
be-refuse-outside-the-zone = c’est hors de la zone de déploiement
be-refuse-parent-too-far = le bataillon est trop loin
be-refuse-reaction-not-open = cette réaction n’est pas permise ici
be-refuse-reacts-once = une unité réagit une seule fois
be-refuse-skirmishers-go-before-their-parent = les tirailleurs vont à 2 UD au plus devant leur bataillon
be-refuse-slide-before-an-advance = un glissement précède une avance d’1 UD au moins
be-refuse-slide-of-1-ud-once = un seul glissement, d’1 UD au plus
be-refuse-squares-are-not-passed = on ne passe pas à travers un carré
be-refuse-target-charged-enough = la cible a déjà été chargée
be-refuse-no-prolong-of-12-pounds = pas de prolonge pour le 12 livres
be-refuse-deployed-guns-stay = des pièces déployées n’avancent qu’à la prolonge
be-refuse-nothing-left-of-the-move = il ne reste pas assez de mouvement
be-refuse-reserve-not-called = la réserve n’a pas été engagée
be-refuse-who-fired-stays = cette unité a tiré avant le mouvement : elle reste sur place
be-refuse-target-charged-on-this-side = la cible a déjà été chargée de ce côté
be-refuse-target-is-a-friend = la cible est des vôtres
be-refuse-target-not-in-arc-or-sight = la cible est hors d’arc, de portée ou de vue
be-refuse-target-not-seen = la cible n’est pas vue
be-refuse-too-few-command-points = il n’y a pas assez de PC
be-refuse-too-many-legs = le trajet a trop d’étapes
be-refuse-too-near-an-enemy = c’est trop près d’un ennemi
be-refuse-unit-cannot-be-activated = cette unité ne peut pas être activée maintenant
be-refuse-unit-cannot-fire = cette unité ne peut pas tirer maintenant
be-refuse-wheel-of-180-at-most = 180 degrés de pivot au plus
be-refuse-withdraws-away = on se replie en s’éloignant
be-refuse-withdraws-beyond-4-ud = un repli finit à plus de 4 UD
be-refuse-zone-too-far = le centre de la zone est à plus de 12 UD du général

## Issues et décomptes

be-level-decisive = victoire décisive
be-level-victory = victoire
be-level-marginal = victoire marginale
be-level-draw = partie nulle
be-tally-losses = pertes
be-tally-units-eliminated = unités éliminées
be-tally-objectives-held = objectifs tenus
be-tally-points-scored = points marqués

## Sur la table et en dehors

be-scale = 1 UD
be-status-to-come = à venir
be-status-on-table = sur la table
be-status-hidden = cachée
be-status-eliminated = éliminée
be-status-lost = perdu
be-status-points = points de victoire
be-status-command-points = PC
be-status-break-points = points de rupture
be-value-abandoned = abandonnée par ses servants
be-value-activated = déjà activée
be-value-commander-in-chief = général en chef

## Faits d’un résultat tels qu’un joueur les dit, à côté des chances d’une réponse

be-fact-half-losses = { $value ->
    [0] aucune perte
    [1] une demi-perte
    [2] une perte
    [3] une perte et demie
   *[other] { $value } demi-pertes
  }
be-fact-eliminated = la cible est éliminée
be-fact-eliminated-not = { "" }
be-fact-morale-fails = la cible rate son test de moral
be-fact-morale-fails-not = { "" }
be-fact-charger-wins = l’assaillant l’emporte
be-fact-charger-wins-not = l’assaillant ne l’emporte pas
be-fact-defender-fate = { $value ->
    [eliminated] la cible est éliminée
    [disorder] la cible fait retraite en Désordre
    [flees] la cible fuit
   *[stands] la cible tient
  }
be-fact-charger-fate = { $value ->
    [eliminated] l’assaillant est éliminé
    [disorder] l’assaillant fait retraite en Désordre
    [flees] l’assaillant fuit
   *[stands] l’assaillant reste en ordre
  }
be-fact-charger-half-losses = { $value ->
    [0] l’assaillant ne perd rien
    [1] l’assaillant subit une demi-perte
    [2] l’assaillant subit une perte
   *[other] l’assaillant subit { $value } demi-pertes
  }
be-fact-defender-half-losses = { $value ->
    [0] le défenseur ne perd rien
    [1] le défenseur subit une demi-perte
    [2] le défenseur subit une perte
   *[other] le défenseur subit { $value } demi-pertes
  }

## Avant de répondre

be-planned-move = { $ud ->
    [0] { $unit } : sur place
   *[other] { $unit } : { $ud } UD
  }
be-planned-charge = { $unit } : charge
be-preview-way = { $ud } UD sur { $most }
be-preview-stage = { $ud }
be-preview-reaction = { $unit_le } peut réagir : { $reaction ->
    [opportunity_charge] charger
    [opportunity_fire] tirer
    [withdraw] se replier
    [recoil] reculer
    [recoil_and_fire] tirer et reculer
    [change_formation] changer de formation
    [change_facing] changer de front
    [flee] fuir
    [unlimber] mettre en batterie
    [limber_and_flee] atteler et fuir
   *[stand] tenir
  }
be-piece-march = mouvement normal : { $ud } UD
be-piece-fire = portée utile : { $ud } UD
be-piece-in-command = commandée
be-piece-out-of-command = hors commandement : un PC de plus
be-piece-commands = commande à { $ud } UD à la ronde
be-piece-division = { $division } : { $order ->
    [retreat] retraiter
    [manoeuvre] manœuvrer
    [attack] attaquer
    [engage] engager
   *[hold] tenir
  } (n°{" "}{ $number }), { $gone } sur { $units } hors de combat ; à { $half }, elle retraite

## Autres refus

be-refuse-too-far-from-their-parent = des tirailleurs détachés restent à 8 UD au plus de leur unité
be-refuse-redoubt-is-full = une redoute contient une batterie et une unité d’infanterie en ligne

## Pour gagner

be-win-points = Après { $turns } tours : 5 points d’avance donnent la victoire, 2 points une victoire marginale.
be-win-ground = Après { $turns } tours, le terrain tenu décide.
be-win-with = { $side } : { $level } en tenant { $all }.
be-win-with-one-of = { $side } : { $level } en tenant { $all }, et l’un de ceux-ci : { $one }.
be-win-otherwise = Sinon, { $level } : { $side }.
be-win-held = Objectifs tenus : { $objectives }.
be-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
be-win-losses = Pertes de l’ennemi : unité éliminée (1 point), unité en Désordre (0,5 point), général de division (2 points), général en chef (3 points).
be-win-break = Une armée est rompue, et l’autre remporte une victoire décisive, quand ses points de rupture atteignent son seuil : { $limits }.
be-win-limit = { $side } { $units }
be-win-holding = Un objectif est au camp dont une unité formée et en ordre est à 2 UD au plus, sans ennemi formé ; il le garde jusqu’à ce que l’ennemi s’en empare.
be-chance-half-losses = de chances d’infliger une perte
be-chance-charger-wins = de chances que l’assaillant l’emporte
