# Orël 1919 / Tsaritsyne 1919

## Procedures

ot-procedure-trc-lookup = read a cell of the combat results table
ot-procedure-dominant-quality = find the dominant Quality of a stack
ot-procedure-unit-strength = tell what is left of a counter after its losses
ot-procedure-stacking = check the stacking of a hex
ot-procedure-zone-of-control = tell whether a stack exerts a ZOC through a hexside
ot-procedure-combat-value = add up the value of a side: units, supports, trains in contact
ot-procedure-combat-ratio = turn the ratio of values into a modifier
ot-procedure-terrain-value = value the terrain and the works that an attack must overcome
ot-procedure-encirclement = tell whether a stack is encircled
ot-procedure-charge = tell whether cavalry may charge, and what it gains
ot-procedure-attack-modifier = reckon the modifiers of an attack and the rows to read
ot-procedure-attack = resolve an attack: the dice, the two cells, what they do
ot-procedure-pursuit = resolve a pursuit by cavalry
ot-procedure-loss-allocation = share losses out among the units of a side
ot-procedure-zoc-retreat-losses = count the losses of a stack that must fall back into ZOC
ot-procedure-advance = tell how far the winner advances
ot-procedure-pursuit-allowed = tell whether cavalry may pursue, and whom
ot-procedure-withdrawal = try a voluntary withdrawal before combat
ot-procedure-rally = try to rally a routed unit
ot-procedure-panic = see whether a stack crossed by a rout panics
ot-procedure-surrender = count what a surrender hands to the winner
ot-procedure-attack-coordination = see whether several formations attack together
ot-procedure-bombardment = resolve a bombardment
ot-procedure-counter-battery = resolve counter-battery fire
ot-procedure-ammunition = count the shots that the depot can pay for
ot-procedure-supply-status = tell whether a unit is supplied
ot-procedure-attrition = see whether a unit without supply loses strength
ot-procedure-recruitment = count the recruit points of a side
ot-procedure-command-status = tell whether a unit is in command, and its duties to the depots
ot-procedure-event = roll for an event
ot-procedure-movement-cost = count the MP of a step from hex to hex
ot-procedure-movement-budget = see whether the MP pay for the way, the posture and the attack
ot-procedure-engineer-task = cut, repair, blow up or entrench
ot-procedure-train-contact = take the destruction test of a train that goes into contact
ot-procedure-train-duel = resolve a duel of armoured trains
ot-procedure-train-capture = tell what becomes of a train left to itself
ot-procedure-tank-breakdown = see whether a tank breaks down
ot-procedure-flotilla-duel = resolve a duel of flotillas
ot-procedure-shore-fire = resolve fire from the shore at a flotilla
ot-procedure-air-combat = resolve the meeting of aircraft above an attacked hex
ot-procedure-air-recovery = see whether an air detachment can fly again
ot-procedure-victory-points = count the victory points of a side
ot-procedure-desertion = see whether a Red unit suffers desertion
ot-procedure-fatigue = keep track of White fatigue
ot-procedure-trotsky-decision = see whether a decision of Trotsky’s succeeds

## Fields: counters and stacks

ot-field-class = class
ot-field-classes = classes in the stack
ot-field-units = units
ot-field-quality = Quality
ot-field-dominant-quality = dominant Quality
ot-field-tie = on a tie
ot-field-pe = SP
ot-field-pe-full = SP of the full face
ot-field-pe-reduced = SP of the reduced face
ot-field-combat-full = combat value, full face
ot-field-combat-reduced = combat value, reduced face
ot-field-losses = losses
ot-field-face = face shown
ot-field-marker = loss marker
ot-field-combat = combat
ot-field-legal = stacking legal
ot-field-combat-pe = SP of combat units
ot-field-excess-pe = SP in excess
ot-field-routed = routed
ot-field-em = on the march
ot-field-hexside = hexside
ot-field-bridge = intact bridge
ot-field-target-is-water = the neighbouring hex is water
ot-field-exerts = exerts a ZOC
ot-field-game = game
ot-field-side = side

## Fields: the value of a side

ot-field-role = role
ot-field-attack-type = type of attack
ot-field-pursuit = pursuit
ot-field-counter-charge = counter-charge option
ot-field-value = value
ot-field-charge = charge
ot-field-charging = the unit charges
ot-field-unsupplied = unsupplied
ot-field-supports = committed supports
ot-field-kind = kind
ot-field-contact-trains = Fire of the trains in contact
ot-field-combat-value = total combat value
ot-field-support-value = support points
ot-field-auto-eliminated = guns eliminated at once
ot-field-attack-value = attacker’s value
ot-field-defence-value = defender’s value
ot-field-gap = ratios from 1/4 to 1/3
ot-field-ratio-gap = ratios from 1/4 to 1/3
ot-field-modifier = modifier
ot-field-hex = terrain of the hex
ot-field-hexsides = hexsides, for each attacking hex
ot-field-fortification = works
ot-field-attacker-tank = a tank attacks
ot-field-total = total
ot-field-hexes = hexes
ot-field-direction = direction
ot-field-reading = reading
ot-field-encircled = encircled
ot-field-cavalry-pe = SP of cavalry
ot-field-infantry-pe = SP of infantry
ot-field-target-clear = target in clear terrain
ot-field-obstacle = obstacle
ot-field-fortified = entrenchment or trench
ot-field-enemy-cavalry-q5 = enemy cavalry of Q5 or better
ot-field-allowed = allowed
ot-field-die-bonus = charge bonus
ot-field-combined-bonus = combined-attack bonus

## Fields: the attack

ot-field-attacker-side = attacker’s side
ot-field-attacker-quality = attacker’s dominant Quality
ot-field-defender-quality = defender’s dominant Quality
ot-field-attacker-support = attacker’s support points
ot-field-defender-support = defender’s support points
ot-field-attacker-integrated = attacking counters with integrated artillery
ot-field-defender-integrated = defending counters with integrated artillery
ot-field-attacker-tanks = attacker’s tanks
ot-field-attacker-cars = attacker’s armoured cars
ot-field-defender-tanks = defender’s tanks
ot-field-defender-cars = defender’s armoured cars
ot-field-air-support = attacker’s air support
ot-field-encirclement = encirclement by the attack
ot-field-charge-pe = SP of charging cavalry
ot-field-clear-terrain = target in the clear, no obstacle
ot-field-terrain-value = value of the terrain
ot-field-fortification-value = value of the works
ot-field-attacker-encircled = attacker encircled
ot-field-defender-encircled = defender encircled
ot-field-attacker-fiery-speech = attacker’s fiery speech
ot-field-defender-fiery-speech = defender’s fiery speech
ot-field-attacker-cheka = Cheka with the attacker
ot-field-defender-cheka = Cheka with the defender
ot-field-attacker-row-shift = attacker’s other row shifts
ot-field-defender-row-shift = defender’s other row shifts
ot-field-attacker-morale = attacker’s Morale
ot-field-defender-morale = defender’s Morale
ot-field-ammunition-malus = attack without ammunition
ot-field-night-attack = night attack
ot-field-fatigue-penalty = fatigue penalty
ot-field-ratio = combat ratio
ot-field-support = supports
ot-field-vehicles = vehicles
ot-field-tank = tank present
ot-field-air = aircraft
ot-field-combined = combined attack
ot-field-terrain = terrain
ot-field-optional = options
ot-field-attacker-row = attacker’s row
ot-field-defender-row = defender’s row
ot-field-attacker-pe = attacker’s SP
ot-field-defender-pe = defender’s SP
ot-field-defender-artillery-pe = defender’s artillery SP
ot-field-attacker-units = attacker’s units
ot-field-defender-units = defender’s units
ot-field-attacker-artillery = artillery stacked with the attacker
ot-field-all-routed = all pursued units routed
ot-field-d-for-attacker = defender’s choice for the attacker (Dn)
ot-field-d-for-defender = defender’s choice for himself (Dn)
ot-field-a-choice = attacker’s choice (An)
ot-field-slash-choice = choice in 1a1/D1
ot-field-score = score
ot-field-column = column
ot-field-code = cell
ot-field-winner = winner
ot-field-attacker-losses = attacker’s losses
ot-field-attacker-retreat = hexes the attacker retreats
ot-field-attacker-rout = attacker routs
ot-field-attacker-surrender = attacker surrenders
ot-field-attacker-eliminated = attacker eliminated
ot-field-defender-losses = defender’s losses
ot-field-defender-retreat = hexes the defender retreats
ot-field-defender-rout = defender routs
ot-field-defender-surrender = defender surrenders
ot-field-defender-eliminated = defender eliminated
ot-field-defender-artillery-losses = defender’s artillery losses
ot-field-defender-artillery-rout = defender’s artillery routs
ot-field-advance = advance
ot-field-prisoners = Prisoners

## Fields: around the combat

ot-field-order = order of preference
ot-field-remaining = left
ot-field-eliminated = units eliminated
ot-field-unabsorbed = unabsorbed losses
ot-field-artillery-rout = the artillery routs
ot-field-zoc-by = enemies that exert the ZOC
ot-field-cavalry = the advancing unit is cavalry
ot-field-loser-retreat = hexes the loser retreated
ot-field-loser-routed = loser routed
ot-field-loser-eliminated = loser eliminated
ot-field-hex-vacated = hex vacated
ot-field-after-pursuit = after a pursuit
ot-field-mandatory = mandatory
ot-field-max-hexes = hexes at most
ot-field-cavalry-advanced = the cavalry has just advanced
ot-field-in-contact = in contact with the beaten
ot-field-already-pursued = has pursued already
ot-field-target = target
ot-field-all-mounted = all mounted or motorised
ot-field-foot-artillery = foot artillery
ot-field-attacker-cavalry = 2 SP of cavalry attack
ot-field-pinned = pinned
ot-field-success = success
ot-field-posture = posture
ot-field-leader-bonus = leader’s bonus
ot-field-in-town = in a village, town or city
ot-field-enemy-adjacent = enemy adjacent
ot-field-rallied = rallied
ot-field-routs-again = routs again
ot-field-routing-pe = SP of the routing stack
ot-field-stack-pe = SP of the testing stack
ot-field-panics = panics
ot-field-free-path = free path
ot-field-escaped-units = units escaped
ot-field-captured-vehicles = vehicles captured
ot-field-formations = formations
ot-field-same-corps = all of one corps
ot-field-any-nc = a unit out of command takes part
ot-field-coordinated = coordinated
ot-field-formations-attacking = formations that attack

## Fields: artillery and supply

ot-field-fire-values = Fire values
ot-field-suppressed-fire-values = Fire of the suppressed batteries
ot-field-observation = air observation
ot-field-target-posture = posture of the target
ot-field-hex-terrain = value of the hex terrain
ot-field-no-ammunition = no ammunition left
ot-field-orel-option = counter-battery option in Orël
ot-field-target-em = target battery on the march
ot-field-effect = effect
ot-field-stock = ammunition points in the depot
ot-field-actions = shots wanted
ot-field-distance = distance, in hexes
ot-field-path-blocked = path blocked
ot-field-depot-moved = depot moved
ot-field-supplied = supplied
ot-field-turns-unsupplied = phases in a row without supply
ot-field-centres = recruiting centres
ot-field-base = scenario base
ot-field-event-modifier = events
ot-field-prisoners-enlisted = Prisoners enlisted
ot-field-points = points
ot-field-command-option = command rules
ot-field-event-nc = out of command by an event
ot-field-leader-range = leader’s range, in hexes
ot-field-independent = army unit
ot-field-in-depot-range = in range of a depot
ot-field-commanded = in command
ot-field-movement-factor = movement factor
ot-field-prepared-attack = prepared attack allowed
ot-field-must-close-on-depot = must close on a depot
ot-field-may-leave-depot-range = may leave the depots’ range
ot-field-event = event
ot-field-control = control

## Fields: movement

ot-field-road = road
ot-field-rail = railway
ot-field-rail-cut = railway cut
ot-field-from-zoc = leaves an enemy ZOC
ot-field-to-zoc = enters an enemy ZOC
ot-field-enemy-in-hex = enemy in the hex
ot-field-cost = cost in MP
ot-field-movement = printed MP
ot-field-spent = MP spent on moving
ot-field-moved = has moved
ot-field-started-epc = in position at the start
ot-field-attack = attack launched
ot-field-nc = out of command
ot-field-task = task
ot-field-done = done

## Fields: vehicles, river and sky

ot-field-enemy-artillery = enemy Fire of 3 or more
ot-field-enemy-train = enemy train in the combat
ot-field-rail-cut-adjacent = railway cut beside it
ot-field-escorted = escorted
ot-field-already-damaged = already damaged
ot-field-outcome = outcome
ot-field-attacker-fire = attacker’s Fire
ot-field-defender-fire = defender’s Fire
ot-field-direct-line = direct line to the enemy train
ot-field-defender-in-station = defender in a station
ot-field-loser-effect = fate of the loser
ot-field-train-alone = train without a combat unit
ot-field-line-cut = line cut behind it
ot-field-hexes-moved = hexes moved
ot-field-more-than-half = more than half the MP
ot-field-rough = rough ground crossed
ot-field-broken-down = broken down
ot-field-defender-in-port = defender in port
ot-field-flotilla-moved = the flotilla moved
ot-field-attacker-das = attacker’s air detachments
ot-field-defender-das = defender’s air detachments
ot-field-fighter = fighter
ot-field-attacker-bomb-value = attacker’s bombs
ot-field-defender-bomb-value = defender’s bombs
ot-field-attacker-air-bonus = attacker’s air bonus
ot-field-attacker-lost = air detachments lost by the attacker
ot-field-defender-lost = air detachments lost by the defender
ot-field-aerodrome-supplied = aerodrome supplied
ot-field-foreign-crew = foreign crew
ot-field-available = available

## Fields: victory and L’Octobre Blanc

ot-field-objectives = objectives held
ot-field-enemy-pe-destroyed = enemy SP destroyed
ot-field-trains-captured = trains captured
ot-field-trains-destroyed = trains destroyed
ot-field-tanks-destroyed = tanks and cars destroyed or taken
ot-field-flotillas-sunk = flotillas sunk
ot-field-air-destroyed = air detachments destroyed
ot-field-depots-captured = depots captured
ot-field-leaders-captured = leaders captured
ot-field-reinforcements-renounced = reinforcements renounced
ot-field-option-cost = price of options
ot-field-commissar = leader in the hex
ot-field-anti-desertion = fight against desertion
ot-field-fatigue = fatigue
ot-field-night-attacks = night attacks
ot-field-forced-marches = forced marches
ot-field-rested = no White attack this turn
ot-field-level = level of fatigue
ot-field-attack-penalty = attack penalty
ot-field-movement-penalty = movement penalty
ot-field-decision = decision
ot-field-same-as-last-turn = same decision as last turn

## Values

ot-value-none = none
ot-value-orel = Orël
ot-value-tsaritsyn = Tsaritsyn
ot-value-white = White
ot-value-red = Red
ot-value-attacker = attacker
ot-value-defender = defender
ot-value-attack = attack
ot-value-defence = defence
ot-value-infantry = infantry
ot-value-cavalry = cavalry
ot-value-artillery = artillery
ot-value-horse-artillery = horse artillery
ot-value-tank = tank
ot-value-armoured-car = armoured car
ot-value-armoured-train = armoured train
ot-value-depot = depot
ot-value-leader = leader
ot-value-flotilla = flotilla
ot-value-air-detachment = air detachment
ot-value-air = aircraft
ot-value-higher = the higher
ot-value-lower = the lower
ot-value-full = full
ot-value-reduced = reduced
ot-value-eliminated = eliminated
ot-value-clear = clear
ot-value-village = village
ot-value-town = town
ot-value-city = city
ot-value-woods = woods
ot-value-marsh = marsh
ot-value-hill = hill
ot-value-stream = stream
ot-value-river = river
ot-value-major-river = major river
ot-value-slope = slope
ot-value-ravine = ravine
ot-value-entrenchment = entrenchment
ot-value-trench = trench
ot-value-epc = in position
ot-value-em = on the march
ot-value-routed = routed
ot-value-unchanged = unchanged
ot-value-vehicles = vehicles
ot-value-prepared = prepared
ot-value-rapid = rapid
ot-value-default = default
ot-value-with-d1 = with D1
ot-value-late-loss = late losses
ot-value-minus3 = −3 down to 1/4
ot-value-minus4 = −4 as soon as 1/3 is missed
ot-value-count-strong = weak hexes do not count
ot-value-all-must = one weak hex spoils it
ot-value-losses = losses
ot-value-retreat = retreat
ot-value-split = split
ot-value-advance = advance
ot-value-dn = D1
ot-value-rout = rout
ot-value-one-hex = one hex
ot-value-two-hexes = two hexes (cavalry)
ot-value-a = a: advance
ot-value-a1 = a1: advance of one hex
ot-value-pa = pa: no advance
ot-value-losers = the beaten units
ot-value-obstacle-hex = the hex of their friends
ot-value-suppressed = suppressed
ot-value-silenced = silenced
ot-value-nothing = nothing
ot-value-fiery-speech = fiery speech
ot-value-cheka = Cheka
ot-value-personal-initiative = personal initiative
ot-value-orders-lost = orders lost
ot-value-wavering = wavering
ot-value-desertion = desertion
ot-value-requisitions = requisitions
ot-value-derailment = derailment
ot-value-partisans = partisans
ot-value-ammunition-convoy = ammunition convoy
ot-value-volunteers = volunteers
ot-value-deep-raid = deep raid
ot-value-suffered = suffered
ot-value-controlled = controlled (C)
ot-value-cut-rail = cut the railway
ot-value-entrench = entrench
ot-value-repair-rail = repair the railway
ot-value-blow-bridge = blow the bridge
ot-value-repair-bridge = repair the bridge
ot-value-ok = unharmed
ot-value-damaged = damaged
ot-value-destroyed = destroyed
ot-value-retreats = retreats
ot-value-damaged-and-retreats = damaged, retreats
ot-value-escapes = escapes
ot-value-captured = captured
ot-value-scuttled = scuttled
ot-value-sunk = sunk
ot-value-rally = rally
ot-value-anti-desertion = fight desertion
ot-value-hunt-plotters = hunt plotters
ot-value-raise-communists = raise communists
ot-value-raise-barricades = raise barricades
ot-value-raise-district = raise a district detachment
ot-value-go-to-front = go to the front

## Log: the numbers that are reckoned

ot-pe-left = SP left
ot-combat-left = combat value left
ot-supply-range = supply range
ot-die-modifier = die modifier
ot-dice-modifier = dice modifier
ot-recruit-points = recruit points
ot-quarters-of-mp = cost, in MP
    .parts = 4
ot-mp-allowance = MP available
ot-unit-quarters = value of the unit
    .parts = 4
ot-support-quarters = value of the support
    .parts = 4
ot-halves-of-fire = total Fire
    .parts = 2
ot-fire-actions = shots allowed
ot-terrain-total = defensive value
ot-attacker-row = attacker’s row
ot-defender-row = defender’s row
ot-trc-column = column of the TRC
ot-attacker-mandatory-losses = attacker’s mandatory losses
ot-defender-mandatory-losses = defender’s mandatory losses
ot-pe-lost = SP lost
ot-attacker-duel-modifier = attacker’s strength in the duel
ot-defender-duel-modifier = defender’s strength in the duel
ot-air-lead = lead in fighters
ot-victory-total = victory points
ot-white-army-fatigue = White fatigue
ot-score-needed = score needed

## Log: the dice

ot-roll-comes-to = total: { $value }
ot-attack-dice = attack dice
ot-withdrawal-die = withdrawal die
ot-rally-die = rally die
ot-panic-die = panic die
ot-coordination-die = coordination die
ot-escape-die = escape die
ot-bombardment-dice = bombardment dice
ot-counter-battery-dice = counter-battery dice
ot-attrition-die = attrition die
ot-recruiting-die = recruiting die
ot-event-tens = tens of the event
ot-event-units = units of the event
ot-event-number = event no. { $value }
ot-engineers-die = engineers’ die
ot-destruction-dice = destruction test dice
ot-attackers-duel-die = attacker’s duel die
ot-defenders-duel-die = defender’s duel die
ot-capture-die = capture die
ot-breakdown-die = breakdown die
ot-shore-fire-dice = shore fire dice
ot-air-combat-die = is there an air combat?
ot-attackers-air-die = attacker’s die in the air
ot-defenders-air-die = defender’s die in the air
ot-recovery-die = recovery die
ot-desertion-die = desertion die
ot-decision-die = decision die
ot-natural-one-passes = a natural 1 always passes
ot-natural-six-fails = a natural 6 always fails
ot-from-zero = to start with

## Log: counters and stacks

ot-dominant-quality-found = dominant Quality: Q{ $value }
ot-pe-of-the-full-face = SP of the full face
ot-unit-eliminated = no SP left: the unit is eliminated
ot-counter-turned = the counter is turned to its reduced face
ot-printed-on-the-face = value printed on the face shown
ot-loss-marker = loss marker
ot-living-unit-at-least-one = a living unit is worth at least 1
ot-too-many-combat-pe = { $value } SP of combat units too many
ot-too-many-combat-counters = { $value } combat counters in the hex, 4 at most
ot-too-many-guns = { $value } artillery counters in the hex, 3 at most
ot-too-many-tanks-and-cars = { $value } tanks and armoured cars in the hex, 2 at most
ot-too-many-trains = { $value } trains in the hex, 2 at most
ot-too-many-depots = { $value } depots in the hex, 1 at most
ot-too-weak-for-a-zone = stack too weak to exert a ZOC
ot-zone-stops-at-major-river = without a bridge the ZOC stops at the major river
ot-no-zone-on-water = no ZOC on water

## Log: supply, recruitment and command

ot-range-of-the-class = range of this class
ot-depot-too-far = depot too far away, at { $value } hexes
ot-supply-path-blocked = no open path to the depot
ot-depot-not-deployed = a depot that moved supplies nobody
ot-first-phase-without-supply = first phase without supply: nothing yet
ot-in-a-built-up-hex = in a village, town or city
ot-recruiting-centres = recruiting centres held
ot-base-of-the-scenario = base of the scenario
ot-recruiting-events = events
ot-points-before-the-die = points before the die
ot-die-of-one = a 1 on the die
ot-die-of-six = a 6 on the die
ot-recruits-not-below-zero = never below zero
ot-recruits-at-most-eight = eight points at most
ot-prisoners-enlisted = two Prisoners enlisted
ot-nc-by-event = an event leaves the unit without orders: out of command
ot-outside-the-chain = outside the chain of command
ot-nc-unit-is-slow = out of command: half the MP, and no prepared attack
ot-bound-to-the-depots = the unit must not stray from the depots

## Log: movement

ot-along-the-railway = along the railway
ot-along-the-road = along the road
ot-trains-need-a-whole-railway = a train runs on an uncut railway only
ot-terrain-is-barred = terrain barred to this class
ot-hexside-is-barred = hexside that this class cannot cross
ot-terrain-entered = terrain of the hex
ot-hexside-crossed = hexside crossed
ot-enemy-in-the-hex = the enemy holds the hex
ot-may-not-slip-through-zones = this class does not slip from ZOC to ZOC
ot-ground-covered = the ground
ot-enters-a-zone = entry into enemy ZOC
ot-from-zone-to-zone = from one enemy ZOC to another
ot-printed-mp = printed MP
ot-nc-has-half = out of command: half, rounded up
ot-spent-on-moving = spent on moving
ot-deploys = goes into position
ot-launches-an-attack = launches an attack
ot-nc-prepares-no-attack = a unit out of command prepares no attack
ot-done-without-a-die = done without a die
ot-enemy-is-adjacent = enemy adjacent

## Log: artillery

ot-batteries-added-up = batteries added up
ot-suppressed-count-half = suppressed batteries, for half
ot-total-fire = total Fire
ot-observed-from-the-air = observed from the air
ot-target-em-or-routed = target on the march or routed
ot-terrain-of-the-hex = terrain of the hex
ot-works-of-the-hex = entrenchment or trench
ot-battery-em = battery on the march
ot-actions-wanted = shots wanted
ot-one-point-each = one ammunition point a shot
ot-unsupplied-guns-are-silent = unsupplied guns are silent

## Log: the value of a side

ot-combat-value-of-the-unit = combat value
ot-charge-value = charge value
ot-fire-of-the-gun = Fire value
ot-brought-by-a-support = brought by the support
ot-rapid-attack = rapid attack
ot-unsupplied-unit = unsupplied unit
ot-routed-unit = routed unit
ot-em-unit = unit on the march
ot-cavalry-in-pursuit = cavalry in pursuit
ot-guns-alone-count-half = guns alone in defence
ot-support-of-a-rapid-attack = support of a rapid attack
ot-gun-eliminated-at-once = guns caught on the march or routed: eliminated at once
ot-guns-beside-units-add-nothing = stacked with combat units, guns add nothing
ot-train-in-contact-counts-twice = train in contact, counted twice: { $value } quarters of a point
ot-ratio-of-values = ratio of the values
ot-best-terrain-of-the-hex = best terrain of the hex
ot-lowest-of-the-hexsides = hexside that favours the attack most
ot-tank-cancels-works = a tank cancels the works
ot-no-cavalry-to-charge = no cavalry to charge
ot-target-not-clear = the target is not in the clear
ot-obstacle-before-the-charge = an obstacle breaks the charge
ot-works-stop-the-charge = works are not charged
ot-charge-needs-supply = no charge without supply

## Log: modifiers of the attack

ot-quality-differential = difference of dominant Qualities
ot-support-superiority = support superiority
ot-more-or-fewer-vehicles = number of tanks and armoured cars
ot-attacking-tank = tank in the attack
ot-attacking-aircraft = air support
ot-target-encircled = target encircled
ot-charge-bonus = cavalry charge
ot-combined-attack = combined White attack
ot-terrain-and-works = terrain and works
ot-without-ammunition = attack without ammunition
ot-white-fatigue = White fatigue
ot-night-attack = night attack
ot-dominant-quality-of-the-side = dominant Quality
ot-morale-of-the-side = Morale
ot-other-row-shifts = other shifts
ot-fiery-speech = fiery speech
ot-cheka-at-work = Cheka
ot-stack-encircled = stack encircled
ot-row-not-below-one = not below Q1
ot-row-not-above-six = not above Q6
ot-modifiers-of-the-attack = modifiers
ot-first-column = first column
ot-last-column = last column
ot-column-read = column { $value }
ot-attacker-wins = the attacker wins
ot-defender-wins = the defender wins

## Log: what follows a combat

ot-figure-of-the-cell = figure of the cell
ot-large-combat = 6 SP or more on both sides
ot-losses-owed = losses owed
ot-excess-of-the-enemy = losses that the enemy cannot absorb
ot-losses-not-below-zero = never below zero
ot-surviving-guns-rout = the surviving guns rout
ot-prisoners-of-destroyed-units = { $value ->
    [one] all destroyed: one Prisoner
   *[other] all destroyed: { $value } Prisoners
  }
ot-half-the-losses-are-prisoners = half of the losses inflicted are Prisoners
ot-pursuers-suffer-nothing = behind a rout the cavalry risks nothing
ot-losses-nobody-can-take = { $value ->
    [one] one unabsorbed loss
   *[other] { $value } unabsorbed losses
  }
ot-train-escapes = the line is open, the train escapes
ot-falls-back-into-zoc = falls back into enemy ZOC
ot-whole-stack-exempt = the whole stack is exempt
ot-winner-must-advance = the hex is empty: the winner advances
ot-cavalry-may-go-further = the cavalry may go a second hex
ot-infantry-may-go-further = the infantry may go a second hex
ot-no-cavalry-advanced = no cavalry has advanced
ot-out-of-contact = out of contact with the beaten units
ot-nobody-left-to-pursue = nobody left to pursue
ot-pursued-already = one pursuit does not lead to another
ot-friends-in-position-stop-it = friends of the beaten, in position, stop the pursuit
ot-with-foot-artillery = with foot artillery
ot-attacked-by-cavalry = cavalry attacks
ot-all-mounted = all mounted
ot-withdraws-without-a-die = withdrawal without a die
ot-bonus-of-the-leader = bonus of the leader
ot-routers-outnumber = the routing stack is larger
ot-stack-em = stack on the march
ot-one-formation-attacks-freely = a single formation: no test
ot-third-formation = third formation
ot-all-of-one-corps = all of one corps

## Log: vehicles, river and sky

ot-train-goes-into-contact = the train goes into contact
ot-enemy-fire-of-three = 3 points of enemy Fire or more
ot-enemy-train-there = enemy train in the combat
ot-railway-cut-beside = railway cut beside it
ot-escorted-train = train escorted
ot-best-fire = best Fire
ot-further-counters = further counters
ot-sheltered-defender = sheltered defender
ot-attackers-lead = lead of the attacker: { $value }
ot-many-enemies = 4 enemy SP or more
ot-tank-stood-still = the tank stood still: no breakdown
ot-more-than-half-the-mp = more than half the MP
ot-over-rough-ground = rough ground
ot-moving-target = target that moved
ot-fighters-of-the-attacker = fighters of the attacker
ot-fighters-of-the-defender = fighters of the defender
ot-no-air-combat-possible = no air combat: it takes aircraft on both sides and a fighter
ot-aerodrome-in-supply = aerodrome supplied
ot-crew-from-abroad = foreign crew

## Log: victory and L’Octobre Blanc

ot-objectives-held = objectives held
ot-half-the-prisoners = Prisoners, for half
ot-quarter-of-enemy-pe = enemy SP destroyed, for a quarter
ot-captured-trains = trains captured
ot-destroyed-trains = trains destroyed
ot-destroyed-tanks = tanks and armoured cars
ot-sunk-flotillas = flotillas sunk
ot-destroyed-aircraft = air detachments destroyed
ot-captured-depots = depots captured
ot-captured-leaders = leaders captured
ot-renounced-reinforcements = reinforcements renounced
ot-price-of-options = price of options
ot-good-troops-stay = from Q4 on nobody deserts
ot-leader-in-the-hex = leader in the hex
ot-decision-against-desertion = decision against desertion
ot-present-fatigue = present fatigue
ot-attacks-by-night = night attacks
ot-marches-forced = forced marches
ot-a-turn-of-rest = a turn of rest
ot-fatigue-not-below-zero = never below zero
ot-fatigue-at-most-twelve = twelve at most
ot-score-of-the-decision = score of the decision
ot-same-decision-again = same decision as last turn

## Refusals: counters and movement

ot-refuse-no-unit-with-a-quality = vehicles alone have no dominant Quality; add a combat or artillery unit
ot-refuse-reduced-face-not-smaller = the reduced face must have fewer SP than the full one
ot-refuse-more-losses-than-pe = the counter does not have that many SP to lose
ot-refuse-reduced-face-half-told = give both the SP and the combat value of the reduced face, or neither
ot-refuse-reduced-face-stronger = the reduced face cannot be worth more than the full one
ot-refuse-unit-without-pe = a combat or artillery unit has at least 1 SP; give its SP or leave it out
ot-refuse-prisoners-enlist-by-two = Prisoners enlist in twos; give 0 or 2
ot-refuse-trains-use-no-road = a train uses no road; leave it out
ot-refuse-no-railway-to-cut = there is no railway here to be cut; say that there is one
ot-refuse-attack-needs-epc = a unit that attacks ends in position; change the posture or drop the attack
ot-refuse-artillery-launches-no-attack = artillery launches no attack; commit it as a support
ot-refuse-spent-without-moving = a unit that stood still spent nothing on moving; say that it moved, or set it to 0
ot-refuse-no-repair-beside-the-enemy = nobody repairs beside an enemy

## Refusals: the value of a side

ot-refuse-only-attacks-are-rapid = a defence is neither rapid nor prepared; leave the type of attack out
ot-refuse-only-attackers-pursue = whoever pursues attacks; change the role
ot-refuse-routed-and-em-at-once = a unit is on the march or routed, not both
ot-refuse-train-needs-a-combat-unit = a train goes into contact only with a combat unit of its hex
ot-refuse-only-epc-units-attack = a unit on the march or routed does not attack; leave it out
ot-refuse-guns-attack-as-supports = in an attack guns count among the supports
ot-refuse-attack-without-combat-unit = it takes at least one unit of infantry or cavalry to attack
ot-refuse-only-defenders-counter-charge = only a defender counter-charges; leave the option out
ot-refuse-defenders-do-not-charge = without the counter-charge option the defender does not charge
ot-refuse-only-cavalry-in-position-charges = only cavalry in position, with a charge value, may charge
ot-refuse-unsupplied-cavalry-never-charges = unsupplied cavalry does not charge
ot-refuse-pursuit-is-not-rapid = a pursuit is not a rapid attack; keep one or the other
ot-refuse-pursuit-without-supports = a pursuit has neither supports nor trains; leave them out
ot-refuse-only-cavalry-and-a-car-pursue = only cavalry and one armoured car pursue
ot-refuse-pursuit-without-cavalry = there is no pursuit without cavalry
ot-refuse-one-car-pursues = only one armoured car joins a pursuit
ot-refuse-direction-listed-twice = each direction stands once; add up the SP of the hex

## Refusals: the attack

ot-refuse-charge-in-clear-terrain-only = cavalry charges in the clear only, without an obstacle; attack dismounted
ot-refuse-charge-against-works = entrenchments and trenches are not charged, even with a tank; attack dismounted
ot-refuse-integrated-artillery-is-orels = integrated artillery exists in Orël only
ot-refuse-no-aircraft-in-orel = there are no aircraft in Orël
ot-refuse-cheka-is-red = the Cheka serves the Reds only
ot-refuse-only-whites-run-short = only the Whites attack short of ammunition
ot-refuse-only-whites-attack-by-night = only the Whites attack by night
ot-refuse-only-whites-are-tired = only the Whites are tired
ot-refuse-more-units-than-pe = each unit has at least 1 SP; lower the number of units
ot-refuse-guns-are-units-too = the stacked guns are one more unit; count them
ot-refuse-more-pe-than-attackers = cavalry and infantry exceed the attacker’s SP; make the figures agree
ot-refuse-defenders-advance-one-hex = a defender never has a plain “a”; use a1
ot-refuse-the-dead-do-not-flee = an eliminated loser neither retreats nor routs; choose one
ot-refuse-gone-but-not-vacated = the loser has left the hex; call it vacated
ot-refuse-order-names-each-unit-once = the order must name each unit once, counted from 0
ot-refuse-dominant-quality-of-nobody = no exposed unit has this dominant Quality
ot-refuse-first-loss-by-priority = the first loss goes to the dominant Quality, to cavalry or to a routed unit; change the order
ot-refuse-pinned-stack-stays = a pinned stack does not withdraw
ot-refuse-encircled-stack-stays = an encircled stack does not withdraw
ot-refuse-routed-stack-stays = a routed stack does not withdraw
ot-refuse-foot-guns-are-not-mounted = with foot artillery the stack is not all mounted
ot-refuse-nc-units-attack-alone = a unit out of command attacks only with its own formation; leave the others out
ot-refuse-three-formations-of-one-corps = three formations attack together only if they are of one corps

## Refusals: artillery, vehicles and the rest

ot-refuse-no-ammunition-no-fire = no ammunition, no fire
ot-refuse-no-battery-fires = no battery fires; give at least one Fire value
ot-refuse-each-battery-fires-alone = each battery fires for itself; give only one
ot-refuse-no-counter-battery-in-orel = there is no counter-battery in Orël without the option
ot-refuse-no-direct-line = the railway must lead straight to the enemy train
ot-refuse-escorted-trains-are-safe = a train is taken only if it has no friendly combat unit with it
ot-refuse-tank-that-stood-spent-nothing = a tank that stood still spent no MP
ot-refuse-tank-that-stood-crossed-nothing = a tank that stood still crossed nothing
ot-refuse-no-aircraft-at-all = no aircraft is there; give at least one air detachment
ot-refuse-prisoners-in-halves = Prisoners are counted in halves
ot-refuse-rest-without-exertion = a turn of rest has neither night attacks nor forced marches
