# Marie-Louise

## Procedures

ml-procedure-line-of-sight = judge whether a unit or a general sees what he looks at
ml-procedure-attack-direction = tell whether an attack comes in front, in flank or from the rear
ml-procedure-support-status = tell whether a unit supports another, on its flank or from behind
ml-procedure-unit-elements = turn a strength into elements
ml-procedure-order-change = test the brigadier whose brigade changes its order
ml-procedure-command-status = tell whether a unit is in command
ml-procedure-reaction-test = take a reaction test
ml-procedure-unit-order = find the order that a unit executes, specific orders included
ml-procedure-morale-test = take a morale test
ml-procedure-rally-test = take a rally test
ml-procedure-witness-test = tell whether a unit must test its morale for a friend lost
ml-procedure-movement-allowance = count the paces that a unit or a general may move
ml-procedure-manoeuvre-budget = check a unit’s manoeuvre under M, and the movement left to it
ml-procedure-artillery-action = tell what a battery may do under its order
ml-procedure-interpenetration = pass one friendly unit through another
ml-procedure-fire-window = tell when in the turn a unit may fire
ml-procedure-range-lookup = find the range of a weapon, or the zone of a gun
ml-procedure-small-arms-fire = resolve a musketry volley, losses included
ml-procedure-artillery-fire = resolve artillery fire, losses and blaze included
ml-procedure-apply-losses = charge losses to a unit, and count the tests that follow
ml-procedure-charge-move = resolve the move of a charge and its bonus
ml-procedure-retire-move = resolve a retreat and its bonus
ml-procedure-charge-reaction = test how a charged battalion reacts
ml-procedure-impact = resolve the impact of a charge
ml-procedure-pursuit = find out whether the winner of an impact pursues, and whom it catches
ml-procedure-cavalry-reaction = tell whether charged cavalry may counter-charge or evade
ml-procedure-battery-defence = tell whether a charged battery may fire, and at what distance
ml-procedure-charged-battery = find out what becomes of a battery reached by a charge
ml-procedure-abandoned-battery = tell what becomes of abandoned guns at the end of the turn
ml-procedure-melee-round = resolve a round of melee
ml-procedure-general-risk = find out whether an attached general falls with his unit’s losses
ml-procedure-general-replacement = appoint the deputy of a brigadier who is gone
ml-procedure-general-capture = find out whether a detached general is captured
ml-procedure-activation-number = roll the activation number of a unit
ml-procedure-counter-activation = try to counter the activation of an enemy unit
ml-procedure-lot = draw lots between the two sides
ml-procedure-building-ignition = find out whether howitzers set a building on fire
ml-procedure-burning-building = count the losses of a unit in a burning building
ml-procedure-unit-cost = count the cost of a unit
ml-procedure-general-cost = count the cost of a general
ml-procedure-army-cost = count the cost of an army and compare it with its budget
ml-procedure-infantry-doctrine = tell whether a doctrine and a formation are admitted
ml-procedure-charge-sequence = resolve a whole charge at a battalion, from the reaction test to the impact

## Fields: the units

ml-field-arm = arm
ml-field-class = class
ml-field-mount = foot or horse
ml-field-strength = strength
ml-field-elements = elements
ml-field-min-elements = fewest elements
ml-field-max-elements = most elements
ml-field-elements-lost = elements lost
ml-field-elements-lost-before = elements lost before
ml-field-elements-left = elements left
ml-field-loss-markers = losses on the counter
ml-field-losses = losses
ml-field-eliminated = unit eliminated
ml-field-morale-tests = morale tests to take
ml-field-general-rolls = dice of danger for the general
ml-field-cohesion = cohesion
ml-field-training-fire = training in fire
ml-field-training-manoeuvre = training in manoeuvre
ml-field-status = status
ml-field-formation = formation
ml-field-marker = marker
ml-field-skirmishers = skirmishers
ml-field-open-order-only = fights only in open order
ml-field-armoured = armoured
ml-field-lancers = lancers
ml-field-lances = lances
ml-field-rifled-carbines = rifled carbines
ml-field-light-company = light company
ml-field-no-light-company = no light company
ml-field-attacker-light-company = attacker’s light company
ml-field-overconfident = overconfident
ml-field-dragoons = dragoons
ml-field-howitzers = howitzers
ml-field-sharpshooters = sharpshooters
ml-field-weapon = weapon
ml-field-cover = cover
ml-field-isolated = isolated
ml-field-supported-flanks = supported flanks
ml-field-rear-support = rear support
ml-field-out-of-enemy-sight = out of sight of every enemy

## Fields: sight and positions

ml-field-observer = observer
ml-field-bearing = bearing
ml-field-obstacle = obstacle to sight
ml-field-masking-depth = paces of masking terrain
ml-field-overlooks = overlooks the obstacle
ml-field-distance-observer-obstacle = from observer to obstacle, in paces
ml-field-distance-target-obstacle = from target to obstacle, in paces
ml-field-visible = visible
ml-field-direction = direction of the attack
ml-field-distance = distance, in paces
ml-field-bearing-to-supporter = bearing of the supporter
ml-field-bearing-to-supported = bearing of the supported unit
ml-field-supported-formation = formation of the supported unit
ml-field-supported-marker = marker of the supported unit
ml-field-supporter-formation = formation of the supporter
ml-field-supporter-marker = marker of the supporter
ml-field-support = support
ml-field-in-sight = in sight
ml-field-event = event
ml-field-lost-kind = unit lost
ml-field-lost-status = status of the unit lost
ml-field-witness-status = status of the witness
ml-field-must-test = must test its morale

## Fields: command and tests

ml-field-competence = competence
ml-field-charisma = charisma
ml-field-grade = grade
ml-field-previous-order = order of the previous turn
ml-field-new-order = new order
ml-field-brigade-order = order of the brigade
ml-field-specific-order = specific order
ml-field-order = order
ml-field-order-in-force = order in force
ml-field-first-turn = first turn
ml-field-brigadier-attached = brigadier attached
ml-field-divisional-attached = divisional attached
ml-field-corps-or-army-attached = corps or army general attached
ml-field-general-attached = general attached
ml-field-superior-adjacent = superior adjacent
ml-field-corps-or-army-adjacent = corps or army general adjacent
ml-field-attached-to-unit = brigadier attached to the unit
ml-field-brigadier-eliminated = brigadier eliminated
ml-field-in-command = in command
ml-field-out-of-command = out of command
ml-field-hesitant-last-turn = hesitant last turn
ml-field-immobile-last-turn = immobile last turn
ml-field-reason = reason for the test
ml-field-test = test
ml-field-passed = test passed
ml-field-total = total
ml-field-outcome = outcome
ml-field-hesitant = hesitant
ml-field-becomes-hesitant = becomes hesitant
ml-field-marker-after = marker afterwards
ml-field-may-retire = may retire
ml-field-may-reorient = may reorient
ml-field-rout-move = rout move
ml-field-attack = direction of the attack
ml-field-charging = under order Charge

## Fields: movement

ml-field-terrain = terrain
ml-field-high-vegetation = high vegetation
ml-field-obstacles-crossed = linear obstacles crossed
ml-field-about-face = about-face
ml-field-allowance = allowance, in paces
ml-field-net = net movement, in paces
ml-field-half = half move, in paces
ml-field-quarter = quarter move, in paces
ml-field-impassable = impassable
ml-field-doctrine = doctrine
ml-field-along-edge = along an obstacle or an edge
ml-field-change-to = new formation
ml-field-reorient = reorientation
ml-field-move-first = moves first
ml-field-sequence = sequence spent
ml-field-max-distance = distance allowed, in paces
ml-field-final-formation = final formation
ml-field-may-fire-phase-5 = may fire in phase 5
ml-field-action = action
ml-field-fire-phase = fire phase
ml-field-fire-halved = fire halved
ml-field-formation-after = formation afterwards
ml-field-mover = unit that moves
ml-field-crossed = unit passed through
ml-field-lead-element-crosses = a lead element crosses
ml-field-mover-disorganised = mover disorganised
ml-field-crossed-disorganised = crossed unit disorganised
ml-field-blocked = every way approaches an enemy
ml-field-moves = moves
ml-field-disorganised = disorganised

## Fields: fire

ml-field-sequence-used = sequence used
ml-field-adjusting = adjusting its formation
ml-field-charged = charged
ml-field-already-fired = has fired already
ml-field-in-melee = in melee
ml-field-window = fire window
ml-field-in-range = in range
ml-field-short = short range
ml-field-zone = zone
ml-field-first-fire = first fire
ml-field-defensive = defensive fire
ml-field-rain = rain
ml-field-reoriented = reoriented
ml-field-elevation = elevation of the target
ml-field-blind-over-friend = blind over a friend
ml-field-building = building of the target
ml-field-hits = hits
ml-field-ignites = building catches fire
ml-field-target-arm = arm of the target
ml-field-target-formation = formation of the target
ml-field-target-cover = cover of the target
ml-field-target-cohesion = cohesion of the target
ml-field-target-elements = elements of the target
ml-field-target-loss-markers = losses on the target’s counter
ml-field-target-moving = target moving
ml-field-target-retiring = target retiring
ml-field-material = material

## Fields: charges and melee

ml-field-take-bonus = takes the bonus
ml-field-second-consecutive = second charge running
ml-field-outside-front-quarter = target outside the front quarter
ml-field-distance-moved = distance moved, in paces
ml-field-moved = has moved this turn
ml-field-choice = choice
ml-field-attacker-arm = arm of the attacker
ml-field-charge-start-distance = distance when the charge starts, in paces
ml-field-from-behind-front-line = charge from behind the front line
ml-field-response = response
ml-field-attacker = attacker
ml-field-defender = defender
ml-field-lower = lower
ml-field-bad-ground = bad ground
ml-field-counter-charge = counter-charge
ml-field-defender-in-forest = defender in forest
ml-field-attacker-total = attacker’s total
ml-field-defender-total = defender’s total
ml-field-winner = winner
ml-field-recoil = recoil, in paces
ml-field-loser-outcome = fate of the loser
ml-field-remaining-movement = movement left, in paces
ml-field-charged-frontally = charged frontally
ml-field-own-allowance = its allowance, in paces
ml-field-attacker-allowance = attacker’s allowance, in paces
ml-field-may-counter-charge = may counter-charge
ml-field-may-evade = may evade
ml-field-needs-reorient = must reorient
ml-field-may-fire = may fire
ml-field-timing = timing
ml-field-fire-distance = distance of the fire, in paces
ml-field-charge-stopped = charge stopped by fire
ml-field-already-spiked = already spiked
ml-field-enemy-still-half-sequence-within-2 = enemy immobile half a sequence within 2 paces
ml-field-friendly-square-within-6 = friendly square within 6 paces
ml-field-enemy-within-12 = enemy within 12 paces
ml-field-state = state of the guns
ml-field-attacker-elements-lost = attacker’s elements lost
ml-field-attacker-marker = attacker’s marker
ml-field-defender-marker = defender’s marker
ml-field-round = round
ml-field-a = first side
ml-field-b = second side
ml-field-losses-a = losses of the first side
ml-field-losses-b = losses of the second side

## Fields: officers, activation, budget

ml-field-killed = general killed
ml-field-captured = general captured
ml-field-enemy-cavalry = enemy cavalry
ml-field-turns-since-elimination = turns since his loss
ml-field-number = activation number
ml-field-active-status = status of the active unit
ml-field-active-number = number of the active unit
ml-field-counter-status = status of the countering unit
ml-field-counter-number = number of the countering unit
ml-field-points-per-element = points for each element
ml-field-cost = cost
ml-field-units = units
ml-field-generals = generals
ml-field-budget = budget
ml-field-units-cost = cost of the units
ml-field-generals-cost = cost of the generals
ml-field-within-budget = within budget
ml-field-nation = nation
ml-field-year = year
ml-field-doctrine-allowed = doctrine allowed
ml-field-formation-allowed = formation allowed

## Values: troops and leaders

ml-value-none = none
ml-value-infantry = infantry
ml-value-cavalry = cavalry
ml-value-artillery = artillery
ml-value-general = general
ml-value-unit = unit
ml-value-second-line = second line
ml-value-first-line = first line
ml-value-shock = shock
ml-value-irregular = irregular
ml-value-light = light
ml-value-battle = battle
ml-value-medium = medium
ml-value-heavy = heavy
ml-value-foot = foot
ml-value-horse = horse
ml-value-mediocre = mediocre
ml-value-standard = standard
ml-value-superior = superior
ml-value-levy = levy
ml-value-elite = elite
ml-value-brigadier = brigadier
ml-value-divisional = divisional
ml-value-corps = corps
ml-value-army = army
ml-value-musket = musket
ml-value-rifled-carbine = rifled carbine
ml-value-musketoon = musketoon
ml-value-light-gun = light gun
ml-value-medium-gun = medium gun
ml-value-heavy-gun = heavy gun

## Values: formations and markers

ml-value-line = line
ml-value-march-column = march column
ml-value-attack-column = attack column
ml-value-square = square
ml-value-full-square = full square
ml-value-skirmish = skirmish order
ml-value-disorganised = disorganised
ml-value-no-formation = no formation
ml-value-bastion = bastion
ml-value-building = building
ml-value-limbered = limbered
ml-value-unlimbered = unlimbered
ml-value-hesitant = hesitant
ml-value-shaken = shaken
ml-value-routed = routed
ml-value-linear = linear
ml-value-deep = deep
ml-value-mixed = mixed

## Values: orders and actions

ml-value-retire = Retire (R)
ml-value-charge = Charge (C)
ml-value-manoeuvre = Manoeuvre (M)
ml-value-hold = Hold (T)
ml-value-redeploy = Redeploy (R)
ml-value-move = move
ml-value-half-move-unlimber = half move, then unlimber
ml-value-unlimber-fire = unlimber and fire
ml-value-stand = stand
ml-value-pivot = pivot
ml-value-manhandle = manhandle
ml-value-pivot-manhandle = pivot and manhandle
ml-value-fire-half-move = hasty fire, then half a move
ml-value-limber-move = limber and move

## Values: terrain and sight

ml-value-road = road
ml-value-clear = clear
ml-value-rough = rough
ml-value-very-rough = very rough
ml-value-dense = dense
ml-value-fortified = fortified
ml-value-rocky = rocky
ml-value-crest = crest
ml-value-masking-through = masking terrain crossed
ml-value-masking-depth = depth of masking terrain
ml-value-lead-element = lead element of another unit
ml-value-front = front
ml-value-flank = flank
ml-value-rear = rear
ml-value-level = level
ml-value-target-above = target above
ml-value-target-below = target below
ml-value-stone = stone
ml-value-wood = wood

## Values: tests and what follows

ml-value-automatic = automatic
ml-value-rolled = rolled
ml-value-specific-order = specific order
ml-value-charged = charged
ml-value-pursuit = pursuit
ml-value-interpenetration = interpenetration
ml-value-counter-activation = counter
ml-value-rout = rout
ml-value-destruction = destruction
ml-value-formed = formed unit
ml-value-skirmishers = skirmishers
ml-value-foragers = foragers
ml-value-deployed-gunners = deployed gunners
ml-value-holds = holds
ml-value-eliminated = eliminated
ml-value-guns-abandoned = guns abandoned
ml-value-phase-4 = phase 4
ml-value-phase-5 = phase 5
ml-value-before-move = before the move
ml-value-defensive = defensive

## Values: charges and melee

ml-value-no = no
ml-value-steady = steady
ml-value-hurried = hurried
ml-value-contact = contact
ml-value-short = short
ml-value-impossible = impossible
ml-value-fire = fire
ml-value-short-range-fire = fire at short range
ml-value-long-range-fire = fire at maximum range
ml-value-attacker = attacker
ml-value-defender = defender
ml-value-melee = melee
ml-value-pursue = pursue
ml-value-occupy = take the ground
ml-value-loser-eliminated = loser eliminated
ml-value-before-charge-move = before the charge move
ml-value-at-canister-range = at canister range
ml-value-not-contacted = not contacted
ml-value-abandoned = abandoned
ml-value-spiked = spiked
ml-value-recovered = recovered
ml-value-attacker-destroyed = attacker destroyed
ml-value-charge-broken = charge broken
ml-value-attacker-wins = attacker wins
ml-value-defender-wins = defender wins
ml-value-moves-first = moves first
ml-value-first = first side
ml-value-second = second side

## Values: nations

ml-value-england = England
ml-value-austria = Austria
ml-value-france = France
ml-value-prussia = Prussia
ml-value-russia = Russia
ml-value-bavaria = Bavaria
ml-value-wurttemberg = Württemberg
ml-value-saxony = Saxony
ml-value-westphalia = Westphalia
ml-value-warsaw = Warsaw
ml-value-italy = Italy
ml-value-portugal = Portugal
ml-value-hanover = Hanover
ml-value-brunswick = Brunswick
ml-value-netherlands = Netherlands
ml-value-spain = Spain
ml-value-sweden = Sweden

## Log: numbers reckoned

ml-elements = elements
ml-die-needed = die needed
ml-morale-modifiers = morale modifiers
ml-morale-modifiers-once-shaken = morale modifiers, once shaken
ml-morale-modifiers-once-routed = morale modifiers, once routed
ml-morale = morale test
ml-rally = rally test
ml-attacker-modifiers = attacker’s modifiers
ml-defender-modifiers = defender’s modifiers
ml-attacker-score = attacker’s score
ml-defender-score = defender’s score
ml-net = net movement
ml-half-sequences = sequences spent
    .parts = 2
ml-half-pas = distance allowed, in paces
    .parts = 2
ml-fire-dice = fire dice
ml-artillery-dice = dice to hit
ml-modifier-of-each-die = modifier of each die
ml-doublings = doublings
ml-halvings = halvings
ml-losses = losses
ml-captured-up-to = captured up to
ml-added-to-the-die = added to the die
ml-points-for-an-element = points for each element
ml-cost = cost
ml-army-cost = cost of the army

## Log: dice thrown

ml-brigadier-die = brigadier’s die
ml-reaction-die = reaction die
ml-positive-die = positive die
ml-negative-die = negative die
ml-bonus-dice = average dice of the bonus
ml-dice-to-hit = dice to hit
ml-dice-of-the-hits = dice of the hits
ml-dice-of-the-fire = dice of the blaze
ml-die-of-the-flames = die of the flames
ml-melee-dice = melee dice
ml-dice-of-danger = is the general at risk?
ml-dice-of-wounds = is the general hit?
ml-die-of-the-deputy = deputy’s die
ml-die-of-the-general = general’s die
ml-activation-die = activation die
ml-lot-die = lot

## Log: sight, supports, witnesses

ml-behind-the-front-line = nothing is seen behind the front line
ml-little-masking-terrain = 5 paces of masking terrain at most: still seen
ml-cut-by-a-crest = a crest cuts the sight
ml-cut-by-masking-terrain = masking terrain cuts the sight
ml-cut-by-depth-of-masking-terrain = more than 5 paces of masking terrain cut the sight
ml-cut-by-a-lead-element = the lead element of another unit cuts the sight
ml-seen-over-the-obstacle = seen over the obstacle
ml-usual-size-of-an-element = usual size of an element
ml-largest-elements = with the largest elements
ml-smallest-elements = with the smallest elements
ml-six-elements-at-most = six elements at most
ml-formation-has-no-flank = this formation has no flank or rear
ml-attack-in-front = attack in front
ml-attack-in-flank = attack in flank
ml-attack-from-the-rear = attack from the rear
ml-formation-without-support = in this state nobody supports or is supported
ml-out-of-place-for-support = out of place or too far to support
ml-supports-the-flank = supports the flank
ml-supports-from-behind = supports from behind
ml-loss-alarms-nobody = such a loss alarms nobody
ml-too-far-or-out-of-sight = too far away or out of sight
ml-lost-unit-of-lower-status = the unit lost is of lower status
ml-sees-a-friend-lost = sees a friendly unit lost

## Log: command

ml-no-previous-order = no previous order: no test
ml-same-order-as-before = same order as in the previous turn
ml-corps-or-army-general-adjacent = corps or army general beside the brigadier: automatic success
ml-more-than-competence = above the brigadier’s competence
ml-brigadier-busy-with-a-unit = brigadier attached to a unit (-1 to the die)
ml-superior-adjacent = superior beside the brigadier (+1 to the die)
ml-brigadier-eliminated = the brigadier is gone
ml-brigadier-with-the-unit = the brigadier leads the unit himself
ml-within-command-radius = in sight at 12 paces or less
ml-out-of-command-radius = out of sight or beyond 12 paces
ml-marker-cancels-orders = the marker cancels every order
ml-isolated-without-orders = out of command without a specific order: hesitant
ml-skirmishers-never-charge = skirmishers do not charge: hesitant
ml-order-of-the-brigade = follows the order of the brigade
ml-specific-orders-of-the-first-turn = specific orders need no test on the first turn
ml-same-order-as-the-brigade = the specific order is the brigade’s own
ml-skirmishers-retire-at-will = skirmishers retire without a test
ml-was-immobile-anyway = the unit had not moved: it holds without a test
ml-becomes-hesitant = becomes hesitant

## Log: tests

ml-cohesion-needs = by cohesion
ml-brigadier-attached = brigadier attached (+1 to the die)
ml-divisional-attached = divisional attached (+2 to the die)
ml-corps-or-army-general-attached = corps or army general attached: automatic success
ml-no-light-company = no light company to face the attacker’s (-1 to the die)
ml-cohesion = cohesion
ml-elite-or-levy = elite or levy
ml-is-shaken = shaken
ml-is-routed = routed
ml-elements-lost = elements lost
ml-elements-just-lost = elements just lost
ml-attacked-in-flank-or-rear = attacked in flank or from the rear
ml-is-isolated = isolated
ml-supported-flanks = supported flanks
ml-supported-from-behind = supported from behind
ml-square-or-attack-column = in square or attack column
ml-under-charge = under order Charge
ml-charging-cavalry = charging cavalry
ml-charisma-of-the-general = charisma of the general
ml-in-cover = in cover
ml-out-of-enemy-sight = out of sight of every enemy
ml-difference-of-the-dice = positive die less negative die
ml-all-modifiers = modifiers

## Log: movement

ml-table-of-movement = movement table
ml-impassable-ground = impassable ground
ml-obstacles-crossed = linear obstacles crossed
ml-about-face = about-face
ml-stays-this-side = not enough movement: stays on this side
ml-change-of-formation = change of formation
ml-reorientation = reorientation
ml-movement-left-by-the-manoeuvre = movement left by the manoeuvre
ml-does-nothing-and-hesitates = does not move: hesitant
ml-no-lead-element-crosses = no lead element crosses: no test
ml-skirmishers-let-pass = skirmishers pass or let pass without a test
ml-mover-disorganised = the moving unit is disorganised
ml-crossed-unit-disorganised = the unit passed through is disorganised
ml-no-way-without-approaching = no retreat without approaching an enemy
ml-battery-moves = the battery moves
ml-battery-half-moves-and-unlimbers = half a move, then the battery unlimbers
ml-battery-unlimbers-and-fires = the battery unlimbers on the spot and fires, halved
ml-battery-stands-and-fires = the battery fires when it likes
ml-battery-pivots = the battery pivots: fire halved
ml-battery-is-manhandled = guns pushed by hand
ml-battery-pivots-and-is-manhandled = the battery pivots and is pushed by hand: fire halved
ml-limbered-battery-stands = the battery stands limbered
ml-battery-fires-hastily-and-goes = hasty fire, then the battery limbers up and goes
ml-battery-limbers-and-goes = the battery limbers up and goes
ml-marked-battery-may-fire = despite its marker the battery may fire, halved

## Log: fire

ml-charged-while-manoeuvring = charged under M: hesitant
ml-routed-units-flee = routed units do not fire
ml-no-fire-in-melee = no fire in melee
ml-fires-once-a-turn = a unit fires once a turn
ml-fires-at-the-charge = fires at the charge
ml-cannot-fire-at-the-charge = cannot fire at the charge
ml-adjusting-fires-later = adjusting its formation: fires in phase 5
ml-immobile-fires-at-will = immobile: fires when it likes in phase 4
ml-half-a-sequence-fires-later = half a sequence at most: fires in phase 5
ml-more-than-half-a-sequence = more than half a sequence: no fire
ml-artillery-zone = zone { $value }
ml-out-of-range = out of range
ml-at-short-range = short range
ml-at-effective-range = effective range
ml-one-die-for-each-element = one die for each element
ml-march-column-fires-with-its-head = in march column only the lead element fires
ml-training = training
ml-general-attached = general attached
ml-target-disorganised = target disorganised
ml-first-fire = first fire
ml-target-cavalry = target cavalry
ml-adjusting-or-unformed = firers adjusting their formation or without one
ml-target-in-light-cover = target in light cover
ml-modifiers-add-up = modifiers add up
ml-short-range = short range
ml-flank-fire-or-deep-target = flank fire, or target in column, in square or limbered
ml-firers-out-of-line = firers disorganised, in attack column, in skirmish order or in square
ml-firers-wavering-or-moving = firers shaken, hesitant or moving
ml-firers-mounted = firers mounted
ml-target-in-open-order = target in open order
ml-target-in-dense-cover = target in dense cover
ml-target-retiring = target retiring
ml-rain = rain
ml-elements-of-the-battery = elements of the battery
ml-two-dice-for-each-element = two dice for each element
ml-canister-always-hits = canister always hits
ml-heavy-guns = heavy guns
ml-light-guns = light guns
ml-target-higher = target higher
ml-target-lower-and-near = target lower, at canister range
ml-target-moving = target moving
ml-counter-battery = counter-battery
ml-canister = canister
ml-unlimbered-or-reoriented = battery unlimbered or reoriented this turn
ml-gunners-wavering = gunners shaken or hesitant
ml-target-skirmishers = target skirmishers
ml-hasty-fire = hasty fire
ml-blind-over-a-friend = blind over a friend
ml-sum-of-the-dice = sum of the dice
ml-modifiers-of-the-dice = modifiers of the dice
ml-score-doubled = score multiplied by { $value }
ml-one-loss-for-each = one loss for each { $value }
ml-no-loss-below-zero = no loss below zero
ml-losses-for-an-element = losses that remove an element: { $value }
ml-elements-removed = elements removed: { $value }
ml-unit-eliminated = the unit is eliminated
ml-first-loss-of-a-levy = first loss of a levy: one more test

## Log: charges

ml-disorganised-already = disorganised already, or out of a building
ml-second-charge-disorganises = second charge running: disorganised
ml-charge-outside-the-front-quarter = target outside the front quarter: disorganised
ml-bonus-disorganises = bonus distance used: disorganised
ml-no-time-to-react = charge from 2 paces or from behind: no reaction
ml-cavalry-cannot-react = neither counter-charge nor evasion
ml-may-counter-charge = may counter-charge
ml-may-counter-charge-or-evade = may counter-charge, or evade since it is faster
ml-shaken-gunners-do-not-fire = shaken gunners do not fire at the charge
ml-cannot-turn-in-time = no time to turn and meet the charge
ml-waits-for-canister-range = waits until the charge is at canister range
ml-turns-to-meet-the-charge = turns to meet the charge: fire halved
ml-no-target-for-hasty-fire = attacker outside the front quarter or out of range: no hasty fire
ml-fires-hastily-before-the-charge = hasty fire before the charge moves
ml-charge-stopped-by-fire = the charge is stopped by fire
ml-limbered-battery-contacted = a limbered battery reached by a charge is eliminated
ml-guns-spiked = guns spiked
ml-guns-recovered = the gunners take their guns again
ml-guns-stay-abandoned = the guns stay abandoned
ml-charge-broken-by-fire = the charge is broken by fire
ml-routed-unit-contacted = a routed unit reached by a charge is eliminated
ml-lower-than-the-opponent = lower than the opponent
ml-on-bad-ground = on bad ground
ml-is-hesitant = hesitant
ml-march-column-or-disorganised = in march column or disorganised
ml-skirmishers-or-foragers = skirmishers or foragers
ml-second-line-or-irregular = second line or irregular cavalry
ml-shock-or-battle = shock infantry or battle cavalry
ml-lancers-charging = lancers charging
ml-cavalry-against-a-square = cavalry against a square
ml-opponent-armoured = opponent armoured
ml-overconfident-must-pursue = overconfident: must pursue
ml-the-reverse-is-declared = the reverse is declared: pursuit if the test is passed

## Log: melee, officers, activation

ml-melee-dice-of-a-unit = one die for each element: { $value }
ml-lancers-in-melee = lancers hand to hand
ml-melee-score-doubled = score doubled in melee
ml-shaken-gunners-halve = shaken gunners: score halved
ml-general-in-contact = general in contact with the enemy
ml-enemy-is-cavalry = enemy is cavalry
ml-better-troops-first = better troops first

## Log: budget and doctrines

ml-basic-cost = basic cost of an element
ml-costs-armour = armour
ml-costs-rifled-carbines = rifled carbines
ml-costs-lances = lances
ml-costs-dragoons = dragoon capacity
ml-costs-fire-training = training in fire
ml-costs-manoeuvre-training = training in manoeuvre
ml-costs-no-light-company = no light company
ml-costs-cohesion = cohesion
ml-costs-howitzers = howitzer capacity
ml-costs-sharpshooters = sharpshooter capacity
ml-all-elements = all elements
ml-mounted-troops = mounted troops: half as much again
ml-grade-of-the-general = grade and competence
ml-all-units = all units
ml-all-generals = all generals
ml-doctrine-of-the-nation = a doctrine of this nation in that year
ml-not-the-nation-s-doctrine = this nation has not that doctrine in that year
ml-formation-admitted = formation admitted by the doctrine
ml-formation-not-admitted = formation excluded by the doctrine
ml-line-along-an-edge = line admitted along an obstacle or an edge

## Refusals: the units

ml-refuse-formation-of-another-arm = this formation is not of this arm; a battery is limbered or unlimbered, other units never are
ml-refuse-only-infantry-in-buildings = only infantry occupies buildings
ml-refuse-only-infantry-forms-square = only infantry forms square
ml-refuse-class-needed = the class of the unit is needed
ml-refuse-class-of-another-arm = this class is not of this arm; give one of its own
ml-refuse-routed-in-formation = a routed unit is disorganised, and a routed battery limbered
ml-refuse-building-gives-cover = a building is cover; say whether light or dense
ml-refuse-formation-without-flank = a square, a bastion or a limbered battery has no flank or rear; the attack is in front
ml-refuse-distance-above-zero = two units are never in the same place; give a distance above 0
ml-refuse-marker-cancels-the-order = a marker cancels every order; drop one or the other
ml-refuse-order-needed-without-marker = a unit without marker has an order; give it
ml-refuse-more-than-six-elements = a unit never has more than six elements, losses included
ml-refuse-make-two-batteries = more than 36 guns are two batteries; divide them
ml-refuse-markers-make-an-element = so many losses on the counter remove an element already; lower them

## Refusals: sight, command, tests

ml-refuse-depth-of-masking-terrain = the depth goes with the obstacle “depth of masking terrain”, and with it alone
ml-refuse-no-obstacle-to-overlook = there is no obstacle to overlook; say which
ml-refuse-no-obstacle-to-measure = there is no obstacle to measure to; say which
ml-refuse-first-turn-has-no-past = on the first turn there is no previous order and no past
ml-refuse-brigadier-is-gone = a brigadier who is gone is not attached any more
ml-refuse-light-company-only-when-charged = light companies count for a charged unit only
ml-refuse-brigade-has-an-order = a unit in command follows its brigade’s order; give it, or say that it is out of command
ml-refuse-skirmishers-may-not-charge = skirmishers do not charge
ml-refuse-hesitant-had-no-order = a unit hesitant last turn executed no order
ml-refuse-brigadier-is-with-the-unit = the unit that the brigadier leads is always in command
ml-refuse-cannot-be-supported = a unit in this formation, or routed, has no support
ml-refuse-isolated-and-supported = a supported unit is not isolated; drop one or the other
ml-refuse-attackers-see-their-target = a unit that no enemy sees is not attacked
ml-refuse-artillery-never-charges = artillery does not charge
ml-refuse-squares-do-not-charge = a square does not charge
ml-refuse-garrisons-do-not-charge = a unit in a building does not charge; it comes out disorganised
ml-refuse-charges-whom-it-sees = a charging unit is seen by the enemy

## Refusals: movement

ml-refuse-vegetation-on-easy-ground = high vegetation goes with rough or very rough terrain
ml-refuse-formation-needed = the formation of the unit is needed
ml-refuse-only-artillery-is-foot-or-horse = only artillery is foot or horse
ml-refuse-artillery-crosses-nothing = artillery crosses no linear obstacle
ml-refuse-artillery-turns-freely = a limbered battery faces where it likes: no about-face
ml-refuse-not-of-a-general = a general has no formation, class, marker or about-face
ml-refuse-fights-only-in-open-order = this unit fights only in open order; it neither is nor goes in line, column or square
ml-refuse-garrison-only-reorients = in a building a unit reorients or leaves, nothing else
ml-refuse-square-has-no-rear = a square has no rear: no about-face
ml-refuse-already-in-that-formation = the unit is in that formation already
ml-refuse-square-reforms-first = a square reforms before it occupies a building
ml-refuse-occupation-takes-the-sequence = to occupy a building takes the whole sequence: no move and no turn
ml-refuse-only-from-line-or-column = this formation is taken from a line or a column
ml-refuse-only-superior-training-skirmishes = only units of superior training go into skirmish order
ml-refuse-doctrines-are-for-infantry = doctrines are for infantry only
ml-refuse-edge-matters-in-deep-order = the obstacle or edge matters in deep order only
ml-refuse-doctrine-forbids-formation = the doctrine of the brigade excludes this formation
ml-refuse-no-manoeuvre-after-the-move = there is no manoeuvre after the move; give one
ml-refuse-no-crossing-without-moving = nothing is crossed without moving; give a distance
ml-refuse-more-than-a-sequence = these manoeuvres take more than a sequence
ml-refuse-no-movement-left-to-turn = there are not 2 paces left for the about-face
ml-refuse-farther-than-the-plan-allows = the distance is more than the manoeuvre leaves
ml-refuse-not-under-that-order = a battery does not do that under this order, in this state

## Refusals: fire

ml-refuse-holding-units-stand = under T a unit spends no sequence
ml-refuse-only-holding-infantry-adjusts = only infantry under T adjusts its formation
ml-refuse-charged-before-manoeuvres = charges come before manoeuvres: a unit charged under M has not moved yet
ml-refuse-distance-needed = the distance of the target is needed
ml-refuse-beyond-the-weapon-s-range = the target is out of range of this weapon
ml-refuse-dragoons-are-cavalry = only cavalry has the dragoon capacity
ml-refuse-sharpshooters-are-infantry = only infantry has the sharpshooter capacity
ml-refuse-howitzers-are-artillery = only artillery has howitzers
ml-refuse-square-or-garrison-cannot-adjust = a square or a unit in a building does not adjust its formation
ml-refuse-retires-disorganised = a retiring unit is disorganised or in skirmish order
ml-refuse-reaction-decides-the-range = the reaction test sets the range of defensive fire; drop the distance
ml-refuse-only-infantry-fires-at-a-charge = only infantry fires at a charge; for a battery see artillery fire
ml-refuse-only-immobile-units-fire-at-a-charge = only an immobile unit, under T or hesitant, fires at a charge
ml-refuse-musketoons-have-short-range-only = musketoons do not fire beyond short range
ml-refuse-chargers-come-on-in-front = only a charge that comes on in front is fired at
ml-refuse-chargers-do-not-retire = an attacker is not retiring
ml-refuse-only-holding-batteries-pivot = only a battery under T pivots
ml-refuse-beyond-zone-six = the target is beyond zone 6
ml-refuse-only-howitzers-fire-blind = only howitzers fire blind over a friend
ml-refuse-too-near-to-fire-blind = blind fire begins in zone 3
ml-refuse-target-is-not-in-a-building = the target is in no building; make it a bastion or without formation

## Refusals: charges and melee

ml-refuse-no-bonus-in-this-terrain = no bonus in this terrain for this arm
ml-refuse-no-bonus-for-a-second-charge = no bonus for a second charge running
ml-refuse-light-companies-are-infantry = only infantry has light companies
ml-refuse-cavalry-shuns-forest-and-buildings = cavalry does not charge in forest or at buildings
ml-refuse-cannot-form-a-full-square = only a battalion in attack column, immobile under T and charged by cavalry, forms a full square
ml-refuse-lancers-are-cavalry = only cavalry has lancers
ml-refuse-armoured-troops-are-cavalry = only cavalry is armoured
ml-refuse-both-are-lower = two opponents cannot each be lower than the other
ml-refuse-counter-charges-meet-in-front = two charges at each other meet in front
ml-refuse-charisma-without-general = no charisma without an attached general
ml-refuse-enemy-near-is-within-twelve = an enemy within 2 paces is within 12 as well
ml-refuse-supports-join-from-the-second-round = a rear support joins a melee from the second round only
ml-refuse-guns-support-no-melee = a battery supports no melee
ml-refuse-two-batteries-never-fight = two batteries never fight hand to hand

## Refusals: officers, activation, budget

ml-refuse-deputy-comes-on-the-second-turn = a deputy comes on the second turn after the brigadier’s loss at the earliest
ml-refuse-number-not-of-that-status = this status cannot give that activation number
ml-refuse-counter-needs-better-status = the countering unit must be of better status than the active one
ml-refuse-counter-comes-later = the countering unit must not have a lower number than the active one
ml-refuse-guns-have-no-carbines = artillery has no rifled carbines
ml-refuse-brigadier-has-a-competence = the competence of a brigadier is needed
