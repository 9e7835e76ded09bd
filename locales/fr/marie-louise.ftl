# Marie-Louise

## Procédures

ml-procedure-line-of-sight = juger si une unité ou un général voit ce qu’il regarde
ml-procedure-attack-direction = dire si une attaque vient de front, de flanc ou à revers
ml-procedure-support-status = dire si une unité en soutient une autre, de flanc ou de l’arrière
ml-procedure-unit-elements = convertir un effectif en éléments
ml-procedure-order-change = tester le brigadier dont la brigade change d’ordre
ml-procedure-command-status = dire si une unité est commandée
ml-procedure-reaction-test = passer un test de réaction
ml-procedure-unit-order = trouver l’ordre qu’une unité exécute, ordre spécifique compris
ml-procedure-morale-test = passer un test de moral
ml-procedure-rally-test = passer un test de ralliement
ml-procedure-witness-test = dire si une unité doit tester son moral pour la perte d’une amie
ml-procedure-movement-allowance = compter les pas qu’une unité ou un général peut parcourir
ml-procedure-manoeuvre-budget = vérifier la manœuvre d’une unité sous M, et ce qui lui reste de mouvement
ml-procedure-artillery-action = dire ce qu’une batterie peut faire sous son ordre
ml-procedure-interpenetration = faire traverser une unité amie par une autre
ml-procedure-fire-window = dire quand une unité peut tirer dans le tour
ml-procedure-range-lookup = trouver la portée d’une arme, ou la zone d’un canon
ml-procedure-small-arms-fire = résoudre un tir de mousqueterie, pertes comprises
ml-procedure-artillery-fire = résoudre un tir d’artillerie, pertes et incendie compris
ml-procedure-apply-losses = imputer des pertes à une unité, et compter les tests qui suivent
ml-procedure-charge-move = résoudre le mouvement d’une charge et son bonus
ml-procedure-retire-move = résoudre un repli et son bonus
ml-procedure-charge-reaction = tester la réaction d’un bataillon chargé
ml-procedure-impact = résoudre l’impact d’une charge
ml-procedure-pursuit = savoir si le vainqueur d’un impact poursuit, et qui il rattrape
ml-procedure-cavalry-reaction = dire si une cavalerie chargée peut contre-charger ou esquiver
ml-procedure-battery-defence = dire si une batterie chargée peut tirer, et à quelle distance
ml-procedure-charged-battery = savoir ce que devient une batterie atteinte par une charge
ml-procedure-abandoned-battery = dire ce que deviennent des pièces abandonnées en fin de tour
ml-procedure-melee-round = résoudre un round de mêlée
ml-procedure-general-risk = savoir si un général attaché tombe avec les pertes de son unité
ml-procedure-general-replacement = désigner le suppléant d’un brigadier éliminé
ml-procedure-general-capture = savoir si un général détaché est capturé
ml-procedure-activation-number = tirer le numéro d’activation d’une unité
ml-procedure-counter-activation = tenter un contre sur l’activation d’une unité adverse
ml-procedure-lot = tirer au sort entre les deux camps
ml-procedure-building-ignition = savoir si des obusiers incendient un bâtiment
ml-procedure-burning-building = compter les pertes d’une unité dans un bâtiment en feu
ml-procedure-unit-cost = compter le coût d’une unité
ml-procedure-general-cost = compter le coût d’un général
ml-procedure-army-cost = compter le coût d’une armée et le comparer au budget
ml-procedure-infantry-doctrine = dire si une doctrine et une formation sont admises
ml-procedure-charge-sequence = résoudre une charge entière contre un bataillon, du test de réaction à l’impact

## Champs : les unités

ml-field-arm = arme
ml-field-class = classe
ml-field-mount = à pied ou à cheval
ml-field-strength = effectif
ml-field-elements = éléments
ml-field-min-elements = éléments au moins
ml-field-max-elements = éléments au plus
ml-field-elements-lost = éléments perdus
ml-field-elements-lost-before = éléments perdus auparavant
ml-field-elements-left = éléments restants
ml-field-loss-markers = pertes au compteur
ml-field-losses = pertes
ml-field-eliminated = unité éliminée
ml-field-morale-tests = tests de moral à passer
ml-field-general-rolls = dés de danger pour le général
ml-field-cohesion = cohésion
ml-field-training-fire = entraînement au tir
ml-field-training-manoeuvre = entraînement à la manœuvre
ml-field-status = statut
ml-field-formation = formation
ml-field-marker = marqueur
ml-field-skirmishers = tirailleurs
ml-field-open-order-only = ne combat que dispersée
ml-field-armoured = cuirassés
ml-field-lancers = lanciers
ml-field-lances = lances
ml-field-rifled-carbines = carabines rayées
ml-field-light-company = compagnie légère
ml-field-no-light-company = sans compagnie légère
ml-field-attacker-light-company = compagnie légère chez l’assaillant
ml-field-overconfident = présomptueuse (overconfident)
ml-field-dragoons = dragons
ml-field-howitzers = obusiers
ml-field-sharpshooters = tireurs d’élite (sharpshooters)
ml-field-weapon = armement
ml-field-cover = abri
ml-field-isolated = isolée
ml-field-supported-flanks = flancs soutenus
ml-field-rear-support = soutien arrière
ml-field-out-of-enemy-sight = hors de vue de tout ennemi

## Champs : la vue et les positions

ml-field-observer = observateur
ml-field-bearing = angle avec l’orientation
ml-field-obstacle = obstacle à la vue
ml-field-masking-depth = pas de terrain masquant
ml-field-overlooks = domine l’obstacle
ml-field-distance-observer-obstacle = de l’observateur à l’obstacle, en pas
ml-field-distance-target-obstacle = de la cible à l’obstacle, en pas
ml-field-visible = visible
ml-field-direction = direction de l’attaque
ml-field-distance = distance, en pas
ml-field-bearing-to-supporter = angle vers l’unité en soutien
ml-field-bearing-to-supported = angle vers l’unité soutenue
ml-field-supported-formation = formation de l’unité soutenue
ml-field-supported-marker = marqueur de l’unité soutenue
ml-field-supporter-formation = formation de l’unité en soutien
ml-field-supporter-marker = marqueur de l’unité en soutien
ml-field-support = soutien
ml-field-in-sight = en vue
ml-field-event = événement
ml-field-lost-kind = unité perdue
ml-field-lost-status = statut de l’unité perdue
ml-field-witness-status = statut du témoin
ml-field-must-test = doit tester son moral

## Champs : le commandement et les tests

ml-field-competence = compétence
ml-field-charisma = charisme
ml-field-grade = grade
ml-field-previous-order = ordre du tour précédent
ml-field-new-order = nouvel ordre
ml-field-brigade-order = ordre de la brigade
ml-field-specific-order = ordre spécifique
ml-field-order = ordre
ml-field-order-in-force = ordre en vigueur
ml-field-first-turn = premier tour
ml-field-brigadier-attached = brigadier attaché
ml-field-divisional-attached = divisionnaire attaché
ml-field-corps-or-army-attached = général de corps ou d’armée attaché
ml-field-general-attached = général attaché
ml-field-superior-adjacent = supérieur au contact
ml-field-corps-or-army-adjacent = général de corps ou d’armée au contact
ml-field-attached-to-unit = brigadier attaché à l’unité
ml-field-brigadier-eliminated = brigadier éliminé
ml-field-in-command = commandée
ml-field-out-of-command = hors commandement
ml-field-hesitant-last-turn = hésitante au tour précédent
ml-field-immobile-last-turn = immobile au tour précédent
ml-field-reason = motif du test
ml-field-test = test
ml-field-passed = test réussi
ml-field-total = total
ml-field-outcome = issue
ml-field-hesitant = hésitante
ml-field-becomes-hesitant = devient hésitante
ml-field-marker-after = marqueur ensuite
ml-field-may-retire = peut se replier
ml-field-may-reorient = peut se réorienter
ml-field-rout-move = mouvement de déroute
ml-field-attack = direction de l’attaque
ml-field-charging = sous ordre Charger

## Champs : le mouvement

ml-field-terrain = terrain
ml-field-high-vegetation = végétation haute
ml-field-obstacles-crossed = obstacles linéaires franchis
ml-field-about-face = volte-face
ml-field-allowance = mouvement, en pas
ml-field-net = mouvement net, en pas
ml-field-half = demi-mouvement, en pas
ml-field-quarter = quart de mouvement, en pas
ml-field-impassable = terrain impraticable
ml-field-doctrine = doctrine
ml-field-along-edge = le long d’un obstacle ou d’une lisière
ml-field-change-to = nouvelle formation
ml-field-reorient = réorientation
ml-field-move-first = se déplace d’abord
ml-field-sequence = séquence dépensée
ml-field-max-distance = distance permise, en pas
ml-field-final-formation = formation finale
ml-field-may-fire-phase-5 = peut tirer en phase 5
ml-field-action = action
ml-field-fire-phase = phase de tir
ml-field-fire-halved = tir divisé par deux
ml-field-formation-after = formation ensuite
ml-field-mover = unité qui traverse
ml-field-crossed = unité traversée
ml-field-lead-element-crosses = une TdC traverse un élément
ml-field-mover-disorganised = unité qui traverse désorganisée
ml-field-crossed-disorganised = unité traversée désorganisée
ml-field-blocked = toute retraite rapproche d’un ennemi
ml-field-moves = se déplace
ml-field-disorganised = désorganisée

## Champs : le tir

ml-field-sequence-used = séquence dépensée
ml-field-adjusting = ajuste sa formation
ml-field-charged = chargée
ml-field-already-fired = a déjà tiré
ml-field-in-melee = en mêlée
ml-field-window = moment du tir
ml-field-in-range = à portée
ml-field-short = courte portée
ml-field-zone = zone
ml-field-first-fire = premiers feux
ml-field-defensive = tir défensif
ml-field-rain = pluie
ml-field-reoriented = a pivoté
ml-field-elevation = hauteur de la cible
ml-field-blind-over-friend = à l’aveuglette par-dessus un ami
ml-field-building = bâtiment de la cible
ml-field-hits = coups au but
ml-field-ignites = le bâtiment prend feu
ml-field-target-arm = arme de la cible
ml-field-target-formation = formation de la cible
ml-field-target-cover = abri de la cible
ml-field-target-cohesion = cohésion de la cible
ml-field-target-elements = éléments de la cible
ml-field-target-loss-markers = pertes au compteur de la cible
ml-field-target-moving = cible en mouvement
ml-field-target-retiring = cible en repli
ml-field-material = construction

## Champs : les charges et la mêlée

ml-field-take-bonus = prend le bonus
ml-field-second-consecutive = deuxième charge de suite
ml-field-outside-front-quarter = cible hors du quart avant
ml-field-distance-moved = distance parcourue, en pas
ml-field-moved = a bougé ce tour
ml-field-choice = choix
ml-field-attacker-arm = arme de l’assaillant
ml-field-charge-start-distance = distance au départ de la charge, en pas
ml-field-from-behind-front-line = charge partie de derrière la ligne de front
ml-field-response = riposte
ml-field-attacker = assaillant
ml-field-defender = défenseur
ml-field-lower = en contrebas
ml-field-bad-ground = mauvais terrain
ml-field-counter-charge = contre-charge
ml-field-defender-in-forest = défenseur en forêt
ml-field-attacker-total = total de l’assaillant
ml-field-defender-total = total du défenseur
ml-field-winner = vainqueur
ml-field-recoil = recul, en pas
ml-field-loser-outcome = sort du vaincu
ml-field-remaining-movement = mouvement restant, en pas
ml-field-charged-frontally = chargée de front
ml-field-own-allowance = son mouvement, en pas
ml-field-attacker-allowance = mouvement de l’assaillant, en pas
ml-field-may-counter-charge = peut contre-charger
ml-field-may-evade = peut esquiver
ml-field-needs-reorient = doit pivoter
ml-field-may-fire = peut tirer
ml-field-timing = moment du tir
ml-field-fire-distance = distance du tir, en pas
ml-field-charge-stopped = charge stoppée par le feu
ml-field-already-spiked = déjà enclouée
ml-field-enemy-still-half-sequence-within-2 = ennemi immobile ½ séquence à 2 pas
ml-field-friendly-square-within-6 = carré ami à 6 pas
ml-field-enemy-within-12 = ennemi à 12 pas
ml-field-state = état des pièces
ml-field-attacker-elements-lost = éléments perdus par l’assaillant
ml-field-attacker-marker = marqueur de l’assaillant
ml-field-defender-marker = marqueur du défenseur
ml-field-round = round
ml-field-a = premier camp
ml-field-b = second camp
ml-field-losses-a = pertes du premier camp
ml-field-losses-b = pertes du second camp

## Champs : les officiers, l’activation, le budget

ml-field-killed = général tué
ml-field-captured = général capturé
ml-field-enemy-cavalry = ennemi à cheval
ml-field-turns-since-elimination = tours depuis son élimination
ml-field-number = numéro d’activation
ml-field-active-status = statut de l’unité activée
ml-field-active-number = numéro de l’unité activée
ml-field-counter-status = statut de l’unité qui contre
ml-field-counter-number = numéro de l’unité qui contre
ml-field-points-per-element = points par élément
ml-field-cost = coût
ml-field-units = unités
ml-field-generals = généraux
ml-field-budget = budget
ml-field-units-cost = coût des unités
ml-field-generals-cost = coût des généraux
ml-field-within-budget = dans le budget
ml-field-nation = nation
ml-field-year = année
ml-field-doctrine-allowed = doctrine admise
ml-field-formation-allowed = formation admise

## Valeurs : les troupes et les chefs

ml-value-none = aucun
ml-value-infantry = infanterie
ml-value-cavalry = cavalerie
ml-value-artillery = artillerie
ml-value-general = général
ml-value-unit = unité
ml-value-second-line = 2e ligne
ml-value-first-line = 1re ligne
ml-value-shock = choc
ml-value-irregular = irrégulière
ml-value-light = léger
ml-value-battle = de bataille
ml-value-medium = moyen
ml-value-heavy = lourd
ml-value-foot = à pied
ml-value-horse = à cheval
ml-value-mediocre = médiocre
ml-value-standard = standard
ml-value-superior = supérieur
ml-value-levy = levée
ml-value-elite = élite
ml-value-brigadier = brigadier
ml-value-divisional = divisionnaire
ml-value-corps = général de corps d’armée
ml-value-army = général d’armée
ml-value-musket = fusil
ml-value-rifled-carbine = carabine rayée
ml-value-musketoon = mousqueton
ml-value-light-gun = pièce légère
ml-value-medium-gun = pièce moyenne
ml-value-heavy-gun = pièce lourde

## Valeurs : les formations et les marqueurs

ml-value-line = ligne
ml-value-march-column = colonne de marche
ml-value-attack-column = colonne d’attaque
ml-value-square = carré
ml-value-full-square = carré plein
ml-value-skirmish = ordre dispersé
ml-value-disorganised = désorganisée
ml-value-no-formation = sans formation
ml-value-bastion = bastion
ml-value-building = bâtiment
ml-value-limbered = attelée
ml-value-unlimbered = dételée
ml-value-hesitant = hésitante
ml-value-shaken = ébranlée
ml-value-routed = en déroute
ml-value-linear = ordre mince
ml-value-deep = ordre profond
ml-value-mixed = ordre mixte

## Valeurs : les ordres et les actions

ml-value-retire = Repli (R)
ml-value-charge = Charger (C)
ml-value-manoeuvre = Manœuvrer (M)
ml-value-hold = Tenir (T)
ml-value-redeploy = Redéployer (R)
ml-value-move = se déplacer
ml-value-half-move-unlimber = demi-mouvement, puis dételer
ml-value-unlimber-fire = dételer et tirer
ml-value-stand = rester en place
ml-value-pivot = pivoter
ml-value-manhandle = pousser à la bricole
ml-value-pivot-manhandle = pivoter et pousser à la bricole
ml-value-fire-half-move = tir au jugé, puis demi-mouvement
ml-value-limber-move = atteler et se déplacer

## Valeurs : le terrain et la vue

ml-value-road = route
ml-value-clear = clair
ml-value-rough = accidenté
ml-value-very-rough = très accidenté
ml-value-dense = dense
ml-value-fortified = fortification
ml-value-rocky = rocailleux
ml-value-crest = crête
ml-value-masking-through = terrain masquant traversé
ml-value-masking-depth = profondeur de terrain masquant
ml-value-lead-element = TdC d’une autre unité
ml-value-front = front
ml-value-flank = flanc
ml-value-rear = arrière
ml-value-level = même hauteur
ml-value-target-above = cible en surplomb
ml-value-target-below = cible en contrebas
ml-value-stone = pierre
ml-value-wood = bois

## Valeurs : les tests et leurs suites

ml-value-automatic = réussi d’office
ml-value-rolled = dé jeté
ml-value-specific-order = ordre spécifique
ml-value-charged = unité chargée
ml-value-pursuit = poursuite
ml-value-interpenetration = interpénétration
ml-value-counter-activation = contre
ml-value-rout = déroute
ml-value-destruction = destruction
ml-value-formed = unité formée
ml-value-skirmishers = tirailleurs
ml-value-foragers = fourrageurs
ml-value-deployed-gunners = artilleurs déployés
ml-value-holds = tient bon
ml-value-eliminated = éliminée
ml-value-guns-abandoned = pièces abandonnées
ml-value-phase-4 = phase 4
ml-value-phase-5 = phase 5
ml-value-before-move = avant le mouvement
ml-value-defensive = tir défensif

## Valeurs : les charges et la mêlée

ml-value-no = non
ml-value-steady = de sang-froid
ml-value-hurried = précipité
ml-value-contact = contact
ml-value-short = trop courte
ml-value-impossible = impossible
ml-value-fire = tir
ml-value-short-range-fire = tir à courte portée
ml-value-long-range-fire = tir à portée maximale
ml-value-attacker = assaillant
ml-value-defender = défenseur
ml-value-melee = mêlée
ml-value-pursue = poursuivre
ml-value-occupy = prendre la place
ml-value-loser-eliminated = vaincu éliminé
ml-value-before-charge-move = avant le mouvement de charge
ml-value-at-canister-range = à portée de mitraille
ml-value-not-contacted = pas atteinte
ml-value-abandoned = abandonnées
ml-value-spiked = enclouées
ml-value-recovered = reprises
ml-value-attacker-destroyed = assaillant détruit
ml-value-charge-broken = charge brisée
ml-value-attacker-wins = victoire de l’assaillant
ml-value-defender-wins = victoire du défenseur
ml-value-moves-first = bouge d’abord
ml-value-first = premier camp
ml-value-second = second camp

## Valeurs : les nations

ml-value-england = Angleterre
ml-value-austria = Autriche
ml-value-france = France
ml-value-prussia = Prusse
ml-value-russia = Russie
ml-value-bavaria = Bavière
ml-value-wurttemberg = Wurtemberg
ml-value-saxony = Saxe
ml-value-westphalia = Westphalie
ml-value-warsaw = Varsovie
ml-value-italy = Italie
ml-value-portugal = Portugal
ml-value-hanover = Hanovre
ml-value-brunswick = Brunswick
ml-value-netherlands = Pays-Bas
ml-value-spain = Espagne
ml-value-sweden = Suède

## Journal : les nombres calculés

ml-elements = éléments
ml-die-needed = score à obtenir
ml-morale-modifiers = modificateurs de moral
ml-morale-modifiers-once-shaken = modificateurs de moral, une fois ébranlée
ml-morale-modifiers-once-routed = modificateurs de moral, une fois en déroute
ml-morale = test de moral
ml-rally = test de ralliement
ml-attacker-modifiers = modificateurs de l’assaillant
ml-defender-modifiers = modificateurs du défenseur
ml-attacker-score = score de l’assaillant
ml-defender-score = score du défenseur
ml-net = mouvement net
ml-half-sequences = séquences dépensées
    .parts = 2
ml-half-pas = distance permise, en pas
    .parts = 2
ml-fire-dice = dés du tir
ml-artillery-dice = dés pour toucher
ml-modifier-of-each-die = modificateur de chaque dé
ml-doublings = doublements
ml-halvings = divisions par deux
ml-losses = pertes
ml-captured-up-to = capturé sur ce score ou moins
ml-added-to-the-die = à ajouter au dé
ml-points-for-an-element = points par élément
ml-cost = coût
ml-army-cost = coût de l’armée

## Journal : les dés jetés

ml-brigadier-die = dé du brigadier
ml-reaction-die = dé de réaction
ml-positive-die = dé positif
ml-negative-die = dé négatif
ml-bonus-dice = dés de moyenne du bonus
ml-dice-to-hit = dés pour toucher
ml-dice-of-the-hits = dés des coups au but
ml-dice-of-the-fire = dés d’incendie
ml-die-of-the-flames = dé des flammes
ml-melee-dice = dés de mêlée
ml-dice-of-danger = le général est-il en danger ?
ml-dice-of-wounds = le général est-il touché ?
ml-die-of-the-deputy = dé du suppléant
ml-die-of-the-general = dé du général
ml-activation-die = dé d’activation
ml-lot-die = tirage au sort

## Journal : la vue, les soutiens, les témoins

ml-behind-the-front-line = rien n’est visible derrière la ligne de front
ml-little-masking-terrain = 5 pas de terrain masquant au plus : on voit encore
ml-cut-by-a-crest = une crête coupe la vue
ml-cut-by-masking-terrain = un terrain masquant coupe la vue
ml-cut-by-depth-of-masking-terrain = plus de 5 pas de terrain masquant coupent la vue
ml-cut-by-a-lead-element = la TdC d’une autre unité coupe la vue
ml-seen-over-the-obstacle = vue par-dessus l’obstacle
ml-usual-size-of-an-element = effectif habituel d’un élément
ml-largest-elements = éléments au plus gros effectif
ml-smallest-elements = éléments au plus petit effectif
ml-six-elements-at-most = six éléments au plus
ml-formation-has-no-flank = cette formation n’a ni flanc ni arrière
ml-attack-in-front = attaque de front
ml-attack-in-flank = attaque de flanc
ml-attack-from-the-rear = attaque à revers
ml-formation-without-support = dans cet état, on ne soutient pas et on n’est pas soutenu
ml-out-of-place-for-support = mal placée ou trop loin pour soutenir
ml-supports-the-flank = soutient le flanc
ml-supports-from-behind = soutient de l’arrière
ml-loss-alarms-nobody = une telle perte n’inquiète personne
ml-too-far-or-out-of-sight = trop loin ou hors de vue
ml-lost-unit-of-lower-status = l’unité perdue est de moindre statut
ml-sees-a-friend-lost = voit tomber une unité amie

## Journal : le commandement

ml-no-previous-order = pas d’ordre précédent : pas de test
ml-same-order-as-before = même ordre qu’au tour précédent
ml-corps-or-army-general-adjacent = général de corps ou d’armée au contact du brigadier : réussite d’office
ml-more-than-competence = au-dessus de la compétence du brigadier
ml-brigadier-busy-with-a-unit = brigadier attaché à une unité (−1 au dé)
ml-superior-adjacent = supérieur au contact du brigadier (+1 au dé)
ml-brigadier-eliminated = le brigadier est éliminé
ml-brigadier-with-the-unit = le brigadier mène lui-même l’unité
ml-within-command-radius = en vue à 12 pas au plus
ml-out-of-command-radius = hors de vue ou à plus de 12 pas
ml-marker-cancels-orders = le marqueur annule tout ordre
ml-isolated-without-orders = hors commandement et sans OS : hésitante
ml-skirmishers-never-charge = les tirailleurs ne chargent pas : hésitants
ml-order-of-the-brigade = suit l’ordre de la brigade
ml-specific-orders-of-the-first-turn = au premier tour, les OS passent d’office
ml-same-order-as-the-brigade = l’OS est l’ordre même de la brigade
ml-skirmishers-retire-at-will = les tirailleurs se replient sans test
ml-was-immobile-anyway = l’unité n’avait pas bougé : elle tient sans test
ml-becomes-hesitant = devient hésitante

## Journal : les tests

ml-cohesion-needs = selon la cohésion
ml-brigadier-attached = brigadier attaché (+1 au dé)
ml-divisional-attached = divisionnaire attaché (+2 au dé)
ml-corps-or-army-general-attached = général de corps ou d’armée attaché : réussite d’office
ml-no-light-company = pas de compagnie légère face à l’assaillant (−1 au dé)
ml-cohesion = cohésion
ml-elite-or-levy = élite ou levée
ml-is-shaken = ébranlée
ml-is-routed = en déroute
ml-elements-lost = éléments perdus
ml-elements-just-lost = éléments perdus à l’instant
ml-attacked-in-flank-or-rear = attaquée de flanc ou à revers
ml-is-isolated = isolée
ml-supported-flanks = flancs soutenus
ml-supported-from-behind = soutien arrière
ml-square-or-attack-column = en carré ou en colonne d’attaque
ml-under-charge = sous ordre Charger
ml-charging-cavalry = cavalerie qui charge
ml-charisma-of-the-general = charisme du général
ml-in-cover = à l’abri
ml-out-of-enemy-sight = hors de vue de tout ennemi
ml-difference-of-the-dice = dé positif moins dé négatif
ml-all-modifiers = modificateurs

## Journal : le mouvement

ml-table-of-movement = table des mouvements
ml-impassable-ground = terrain impraticable
ml-obstacles-crossed = obstacles linéaires franchis
ml-about-face = volte-face
ml-stays-this-side = pas assez de mouvement : reste de ce côté
ml-change-of-formation = changement de formation
ml-reorientation = réorientation
ml-movement-left-by-the-manoeuvre = mouvement que laisse la manœuvre
ml-does-nothing-and-hesitates = ne bouge pas : hésitante
ml-no-lead-element-crosses = aucune TdC ne traverse : pas de test
ml-skirmishers-let-pass = les tirailleurs passent ou laissent passer sans test
ml-mover-disorganised = l’unité qui traverse est désorganisée
ml-crossed-unit-disorganised = l’unité traversée est désorganisée
ml-no-way-without-approaching = aucun repli possible sans se rapprocher d’un ennemi
ml-battery-moves = la batterie se déplace
ml-battery-half-moves-and-unlimbers = demi-mouvement, puis la batterie dételle
ml-battery-unlimbers-and-fires = la batterie dételle sur place et tire, divisé par deux
ml-battery-stands-and-fires = la batterie tire quand elle veut
ml-battery-pivots = la batterie pivote : tir divisé par deux
ml-battery-is-manhandled = pièces poussées à la bricole
ml-battery-pivots-and-is-manhandled = la batterie pivote et avance à la bricole : tir divisé par deux
ml-limbered-battery-stands = la batterie reste attelée en place
ml-battery-fires-hastily-and-goes = tir au jugé, puis la batterie attelle et s’en va
ml-battery-limbers-and-goes = la batterie attelle et s’en va
ml-marked-battery-may-fire = malgré son marqueur, la batterie peut tirer, divisé par deux

## Journal : le tir

ml-charged-while-manoeuvring = chargée sous ordre M : hésitante
ml-routed-units-flee = en déroute, on ne tire pas
ml-no-fire-in-melee = en mêlée, on ne tire pas
ml-fires-once-a-turn = une unité ne tire qu’une fois par tour
ml-fires-at-the-charge = tire sur la charge
ml-cannot-fire-at-the-charge = ne peut pas tirer sur la charge
ml-adjusting-fires-later = ajuste sa formation : tir en phase 5
ml-immobile-fires-at-will = immobile : tire quand elle veut en phase 4
ml-half-a-sequence-fires-later = une demi-séquence au plus : tir en phase 5
ml-more-than-half-a-sequence = plus d’une demi-séquence : pas de tir
ml-artillery-zone = zone { $value }
ml-out-of-range = hors de portée
ml-at-short-range = courte portée
ml-at-effective-range = portée effective
ml-one-die-for-each-element = un dé par élément
ml-march-column-fires-with-its-head = en colonne de marche, seule la TdC tire
ml-training = entraînement
ml-general-attached = général attaché
ml-target-disorganised = cible désorganisée
ml-first-fire = premiers feux
ml-target-cavalry = cible à cheval
ml-adjusting-or-unformed = tireurs qui ajustent leur formation ou n’en ont pas
ml-target-in-light-cover = cible en abri léger
ml-modifiers-add-up = les modificateurs se cumulent
ml-short-range = courte portée
ml-flank-fire-or-deep-target = tir de flanc, ou cible en colonne, en carré ou attelée
ml-firers-out-of-line = tireurs désorganisés, en colonne d’attaque, en tirailleurs ou en carré
ml-firers-wavering-or-moving = tireurs ébranlés, hésitants ou en mouvement
ml-firers-mounted = tireurs à cheval
ml-target-in-open-order = cible en ordre dispersé
ml-target-in-dense-cover = cible en abri dense
ml-target-retiring = cible en plein repli
ml-rain = pluie
ml-elements-of-the-battery = éléments de la batterie
ml-two-dice-for-each-element = deux dés par élément
ml-canister-always-hits = à mitraille, tous les coups portent
ml-heavy-guns = pièces lourdes
ml-light-guns = pièces légères
ml-target-higher = cible en surplomb
ml-target-lower-and-near = cible en contrebas, à mitraille
ml-target-moving = cible en mouvement
ml-counter-battery = contre-batterie
ml-canister = tir à mitraille
ml-unlimbered-or-reoriented = batterie qui a dételé ou pivoté ce tour
ml-gunners-wavering = artilleurs ébranlés ou hésitants
ml-target-skirmishers = cible en tirailleurs
ml-hasty-fire = tir au jugé
ml-blind-over-a-friend = à l’aveuglette par-dessus un ami
ml-sum-of-the-dice = somme des dés
ml-modifiers-of-the-dice = modificateurs des dés
ml-score-doubled = score multiplié par { $value }
ml-one-loss-for-each = une perte par tranche de { $value }
ml-no-loss-below-zero = pas de perte au-dessous de zéro
ml-losses-for-an-element = pertes qui retirent un élément : { $value }
ml-elements-removed = éléments retirés : { $value }
ml-unit-eliminated = l’unité est éliminée
ml-first-loss-of-a-levy = première perte d’une levée : un test de plus

## Journal : les charges

ml-disorganised-already = déjà désorganisée, ou sortie d’un bâtiment
ml-second-charge-disorganises = deuxième charge de suite : désorganisée
ml-charge-outside-the-front-quarter = cible hors du quart avant : désorganisée
ml-bonus-disorganises = distance de bonus utilisée : désorganisée
ml-no-time-to-react = charge partie de 2 pas ou de derrière : aucune réaction
ml-cavalry-cannot-react = ni contre-charge ni esquive
ml-may-counter-charge = peut contre-charger
ml-may-counter-charge-or-evade = peut contre-charger, ou esquiver car elle est plus rapide
ml-shaken-gunners-do-not-fire = ébranlés, les artilleurs ne tirent pas sur la charge
ml-cannot-turn-in-time = pas le temps de pivoter face à la charge
ml-waits-for-canister-range = attend que la charge soit à portée de mitraille
ml-turns-to-meet-the-charge = pivote pour faire front : tir divisé par deux
ml-no-target-for-hasty-fire = assaillant hors du quart avant ou hors de portée : pas de tir au jugé
ml-fires-hastily-before-the-charge = tir au jugé avant le mouvement de charge
ml-charge-stopped-by-fire = la charge est stoppée par le feu
ml-limbered-battery-contacted = une batterie attelée atteinte par une charge est éliminée
ml-guns-spiked = pièces enclouées
ml-guns-recovered = les artilleurs reprennent leurs pièces
ml-guns-stay-abandoned = les pièces restent abandonnées
ml-charge-broken-by-fire = la charge est brisée par le feu
ml-routed-unit-contacted = une unité en déroute atteinte par une charge est éliminée
ml-lower-than-the-opponent = en contrebas de l’adversaire
ml-on-bad-ground = en mauvais terrain
ml-is-hesitant = hésitante
ml-march-column-or-disorganised = en colonne de marche ou désorganisée
ml-skirmishers-or-foragers = tirailleurs ou fourrageurs
ml-second-line-or-irregular = 2e ligne ou cavalerie irrégulière
ml-shock-or-battle = infanterie de choc ou cavalerie de bataille
ml-lancers-charging = lanciers qui chargent
ml-cavalry-against-a-square = cavalerie contre un carré
ml-opponent-armoured = adversaire cuirassé
ml-overconfident-must-pursue = troupe présomptueuse : poursuite obligatoire
ml-the-reverse-is-declared = l’inverse est annoncé : poursuite si le test réussit

## Journal : la mêlée, les officiers, l’activation

ml-melee-dice-of-a-unit = un dé par élément : { $value }
ml-lancers-in-melee = lanciers au corps à corps
ml-melee-score-doubled = score doublé en mêlée
ml-shaken-gunners-halve = artilleurs ébranlés : score divisé par deux
ml-general-in-contact = général au contact de l’ennemi
ml-enemy-is-cavalry = ennemi à cheval
ml-better-troops-first = les meilleures troupes d’abord

## Journal : le budget et les doctrines

ml-basic-cost = coût de base d’un élément
ml-costs-armour = cuirasses
ml-costs-rifled-carbines = carabines rayées
ml-costs-lances = lances
ml-costs-dragoons = capacité dragons
ml-costs-fire-training = entraînement au tir
ml-costs-manoeuvre-training = entraînement à la manœuvre
ml-costs-no-light-company = pas de compagnie légère
ml-costs-cohesion = cohésion
ml-costs-howitzers = capacité obusiers
ml-costs-sharpshooters = capacité tireurs d’élite
ml-all-elements = tous les éléments
ml-mounted-troops = troupe montée : moitié en plus
ml-grade-of-the-general = grade et compétence
ml-all-units = toutes les unités
ml-all-generals = tous les généraux
ml-doctrine-of-the-nation = doctrine de cette nation cette année-là
ml-not-the-nation-s-doctrine = cette nation n’a pas cette doctrine cette année-là
ml-formation-admitted = formation admise par la doctrine
ml-formation-not-admitted = formation exclue par la doctrine
ml-line-along-an-edge = ligne admise le long d’un obstacle ou d’une lisière

## Refus : les unités

ml-refuse-formation-of-another-arm = cette formation n’est pas de cette arme ; une batterie est attelée ou dételée, les autres unités jamais
ml-refuse-only-infantry-in-buildings = seule l’infanterie occupe des bâtiments
ml-refuse-only-infantry-forms-square = seule l’infanterie forme le carré
ml-refuse-class-needed = il faut la classe de l’unité
ml-refuse-class-of-another-arm = cette classe n’est pas de cette arme ; donnez-en une de la sienne
ml-refuse-routed-in-formation = en déroute, une unité est désorganisée, et une batterie attelée
ml-refuse-building-gives-cover = un bâtiment est un abri ; dites s’il est léger ou dense
ml-refuse-formation-without-flank = un carré, un bastion ou une batterie attelée n’a ni flanc ni arrière ; l’attaque est de front
ml-refuse-distance-above-zero = deux unités ne sont jamais au même endroit ; donnez une distance supérieure à 0
ml-refuse-marker-cancels-the-order = un marqueur annule tout ordre ; ôtez l’un ou l’autre
ml-refuse-order-needed-without-marker = sans marqueur, une unité a un ordre ; donnez-le
ml-refuse-more-than-six-elements = une unité n’a jamais plus de six éléments, pertes comprises
ml-refuse-make-two-batteries = plus de 36 pièces, c’est deux batteries ; partagez-les
ml-refuse-markers-make-an-element = tant de pertes au compteur retirent déjà un élément ; baissez-les

## Refus : la vue, le commandement, les tests

ml-refuse-depth-of-masking-terrain = la profondeur va avec l’obstacle « profondeur de terrain masquant », et avec lui seul
ml-refuse-no-obstacle-to-overlook = il n’y a pas d’obstacle à dominer ; dites lequel
ml-refuse-no-obstacle-to-measure = il n’y a pas d’obstacle où mesurer ; dites lequel
ml-refuse-first-turn-has-no-past = au premier tour, il n’y a ni ordre précédent ni rien de passé
ml-refuse-brigadier-is-gone = un brigadier éliminé n’est plus attaché
ml-refuse-light-company-only-when-charged = les compagnies légères ne comptent que pour une unité chargée
ml-refuse-brigade-has-an-order = une unité commandée suit l’ordre de sa brigade ; donnez-le, ou dites l’unité hors commandement
ml-refuse-skirmishers-may-not-charge = des tirailleurs ne chargent pas
ml-refuse-hesitant-had-no-order = une unité hésitante au tour précédent n’a pas exécuté d’ordre
ml-refuse-brigadier-is-with-the-unit = l’unité que mène le brigadier est toujours commandée
ml-refuse-cannot-be-supported = dans cette formation ou en déroute, une unité n’a pas de soutien
ml-refuse-isolated-and-supported = une unité soutenue n’est pas isolée ; ôtez l’un ou l’autre
ml-refuse-attackers-see-their-target = une unité que nul ennemi ne voit n’est pas attaquée
ml-refuse-artillery-never-charges = l’artillerie ne charge pas
ml-refuse-squares-do-not-charge = un carré ne charge pas
ml-refuse-garrisons-do-not-charge = une unité dans un bâtiment ne charge pas ; elle en sort désorganisée
ml-refuse-charges-whom-it-sees = une unité qui charge est vue de l’ennemi

## Refus : le mouvement

ml-refuse-vegetation-on-easy-ground = la végétation haute va avec un terrain accidenté ou très accidenté
ml-refuse-formation-needed = il faut la formation de l’unité
ml-refuse-only-artillery-is-foot-or-horse = seule l’artillerie est à pied ou à cheval
ml-refuse-artillery-crosses-nothing = l’artillerie ne franchit pas d’obstacle linéaire
ml-refuse-artillery-turns-freely = une batterie attelée s’oriente librement : pas de volte-face
ml-refuse-not-of-a-general = un général n’a ni formation, ni classe, ni marqueur, ni volte-face
ml-refuse-fights-only-in-open-order = cette troupe ne combat que dispersée ; elle n’est ni ne passe en ligne, en colonne ou en carré
ml-refuse-garrison-only-reorients = dans un bâtiment, une unité se réoriente ou sort, rien d’autre
ml-refuse-square-has-no-rear = un carré n’a pas d’arrière : pas de volte-face
ml-refuse-already-in-that-formation = l’unité est déjà dans cette formation
ml-refuse-square-reforms-first = un carré se reforme avant d’entrer dans un bâtiment
ml-refuse-occupation-takes-the-sequence = occuper un bâtiment prend toute la séquence : ni mouvement ni rotation
ml-refuse-only-from-line-or-column = cette formation se prend à partir d’une ligne ou d’une colonne
ml-refuse-only-superior-training-skirmishes = seules les unités d’entraînement supérieur passent en tirailleurs
ml-refuse-doctrines-are-for-infantry = les doctrines ne concernent que l’infanterie
ml-refuse-edge-matters-in-deep-order = l’obstacle ou la lisière ne compte qu’en ordre profond
ml-refuse-doctrine-forbids-formation = la doctrine de la brigade exclut cette formation
ml-refuse-no-manoeuvre-after-the-move = il n’y a pas de manœuvre après le mouvement ; donnez-en une
ml-refuse-no-crossing-without-moving = on ne franchit rien sans bouger ; donnez une distance
ml-refuse-more-than-a-sequence = ces manœuvres dépassent une séquence
ml-refuse-no-movement-left-to-turn = il ne reste pas 2 pas pour la volte-face
ml-refuse-farther-than-the-plan-allows = la distance dépasse ce que la manœuvre laisse
ml-refuse-not-under-that-order = une batterie ne fait pas cela sous cet ordre, dans cet état

## Refus : le tir

ml-refuse-holding-units-stand = sous ordre T, une unité ne dépense pas de séquence
ml-refuse-only-holding-infantry-adjusts = seule l’infanterie sous ordre T ajuste sa formation
ml-refuse-charged-before-manoeuvres = les charges passent avant les manœuvres : une unité chargée sous M n’a pas encore bougé
ml-refuse-distance-needed = il faut la distance de la cible
ml-refuse-beyond-the-weapon-s-range = la cible est hors de portée de cette arme
ml-refuse-dragoons-are-cavalry = seule la cavalerie a la capacité dragons
ml-refuse-sharpshooters-are-infantry = seule l’infanterie a la capacité tireurs d’élite
ml-refuse-howitzers-are-artillery = seule l’artillerie a des obusiers
ml-refuse-square-or-garrison-cannot-adjust = un carré ou une unité dans un bâtiment n’ajuste pas sa formation
ml-refuse-retires-disorganised = une unité qui se replie est désorganisée ou en tirailleurs
ml-refuse-reaction-decides-the-range = le test de réaction fixe la portée d’un tir défensif ; ôtez la distance
ml-refuse-only-infantry-fires-at-a-charge = seule l’infanterie tire sur une charge ; pour une batterie, voyez le tir d’artillerie
ml-refuse-only-immobile-units-fire-at-a-charge = seule une unité immobile, sous T ou hésitante, tire sur une charge
ml-refuse-musketoons-have-short-range-only = des mousquetons ne tirent pas au-delà de la courte portée
ml-refuse-chargers-come-on-in-front = on ne tire sur une charge que si elle vient de front
ml-refuse-chargers-do-not-retire = un assaillant n’est pas en repli
ml-refuse-only-holding-batteries-pivot = seule une batterie sous ordre T pivote
ml-refuse-beyond-zone-six = la cible est au-delà de la zone 6
ml-refuse-only-howitzers-fire-blind = seuls des obusiers tirent à l’aveuglette par-dessus un ami
ml-refuse-too-near-to-fire-blind = on ne tire à l’aveuglette qu’à partir de la zone 3
ml-refuse-target-is-not-in-a-building = la cible n’est pas dans un bâtiment ; mettez-la en bastion ou sans formation

## Refus : les charges et la mêlée

ml-refuse-no-bonus-in-this-terrain = pas de bonus dans ce terrain pour cette arme
ml-refuse-no-bonus-for-a-second-charge = pas de bonus pour une deuxième charge de suite
ml-refuse-light-companies-are-infantry = seule l’infanterie a des compagnies légères
ml-refuse-cavalry-shuns-forest-and-buildings = la cavalerie ne charge pas en forêt ni contre des bâtiments
ml-refuse-cannot-form-a-full-square = seul forme le carré plein un bataillon en colonne d’attaque, immobile sous T, que charge une cavalerie
ml-refuse-lancers-are-cavalry = seule la cavalerie a des lanciers
ml-refuse-armoured-troops-are-cavalry = seule la cavalerie est cuirassée
ml-refuse-both-are-lower = deux adversaires ne sont pas chacun en contrebas de l’autre
ml-refuse-counter-charges-meet-in-front = deux charges qui se croisent se heurtent de front
ml-refuse-charisma-without-general = pas de charisme sans général attaché
ml-refuse-enemy-near-is-within-twelve = un ennemi à 2 pas est aussi à moins de 12
ml-refuse-supports-join-from-the-second-round = un soutien arrière n’entre en mêlée qu’au deuxième round
ml-refuse-guns-support-no-melee = une batterie ne soutient pas une mêlée
ml-refuse-two-batteries-never-fight = deux batteries ne se battent jamais au corps à corps

## Refus : les officiers, l’activation, le budget

ml-refuse-deputy-comes-on-the-second-turn = un suppléant arrive au plus tôt au deuxième tour après la perte du brigadier
ml-refuse-number-not-of-that-status = ce statut ne peut pas donner ce numéro d’activation
ml-refuse-counter-needs-better-status = l’unité qui contre doit être de meilleur statut que l’unité activée
ml-refuse-counter-comes-later = l’unité qui contre ne doit pas avoir un plus petit numéro que l’unité activée
ml-refuse-guns-have-no-carbines = l’artillerie n’a pas de carabines rayées
ml-refuse-brigadier-has-a-competence = il faut la compétence d’un brigadier
