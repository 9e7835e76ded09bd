# Bataille Empire

## Procedures

be-procedure-command-points = roll a general’s command points
be-procedure-command-range = say whether a unit is within reach of its general
be-procedure-command-cost = find what a use of command points costs, and whether it is allowed
be-procedure-initiative = roll for the initiative of the turn
be-procedure-order-test = take the order test of a divisional general
be-procedure-movement-allowance = count what a move leaves to march once its manoeuvres are paid
be-procedure-wheel-cost = find the cost of a wheel
be-procedure-operational-move = measure an operational move, if it is allowed
be-procedure-reaction-options = list the reactions open to a unit
be-procedure-manoeuvre-test = take a manoeuvre test to react to the enemy
be-procedure-control-test = take a control test to hold back a charge or a pursuit
be-procedure-fire-range = find the range band of a fire
be-procedure-fire = resolve a fire
be-procedure-fire-duel = resolve a fire and the fire returned, and say who tests morale
be-procedure-morale-test = take the morale test of a unit that has lost under fire
be-procedure-general-casualty = find whether an exposed general is lost, and who replaces him
be-procedure-rally = say whether a unit may rally, at what price and to what effect
be-procedure-charge-eligibility = say whether a charge may be declared
be-procedure-charge-approach = measure the approach of a charge and of a counter-charge
be-procedure-shock = resolve a shock, from the dice to the fate of both units
be-procedure-pursuit = say whether the winner pursues, and whether he catches the fleeing unit
be-procedure-retreat-path = measure a retreat or a flight up to what stops it
be-procedure-order-compliance = check that a division obeys its order
be-procedure-automatic-order = find the order of a division after the automatic changes
be-procedure-army-break = say whether an army is broken
be-procedure-victory = name the winner of the battle
be-procedure-loss-capacity = count how many losses a unit bears
be-procedure-points-cost = work out the price in points of a unit or a general

## Fields: generals and command points

be-field-quality = quality
be-field-points = points
be-field-light-troops = skirmishers or light cavalry
be-field-general-attached = general attached
be-field-out-of-command = out of command
be-field-in-command = in command
be-field-commander-attached = commander-in-chief attached
be-field-commander-present = commander-in-chief present
be-field-commander-in-chief = commander-in-chief
be-field-commander-lost = commander-in-chief lost
be-field-generals-lost = divisional generals lost
be-field-use = use
be-field-allowed = allowed
be-field-cost = cost
be-field-a = side A
be-field-b = side B
be-field-a-quality = commander-in-chief of A
be-field-b-quality = commander-in-chief of B
be-field-a-bonus = points spent by A
be-field-b-bonus = points spent by B
be-field-previous = initiative on the turn before
be-field-attacker = attacker of the scenario
be-field-winner = winner
be-field-bonus = points spent as a bonus
be-field-passed = passed
be-field-cause = cause
be-field-lost = lost

## Fields: units

be-field-unit = unit
be-field-units = units
be-field-arm = arm
be-field-kind = kind
be-field-formation = formation
be-field-new-formation = new formation
be-field-manoeuvre-class = manoeuvre class
be-field-status = status
be-field-morale = morale
be-field-size = size
be-field-weight = weight
be-field-ft = FT
be-field-losses = losses
be-field-half-losses = 50% of losses
be-field-capacity = loss capacity
be-field-disorder = in disorder
be-field-disordered = units in disorder
be-field-eliminated = eliminated
be-field-action-marker = action marker
be-field-marker = action marker
be-field-detached = detached skirmishers
be-field-light-infantry = light infantry
be-field-horse-artillery = horse artillery
be-field-horse = horse artillery
be-field-calibre = calibre in pounds
be-field-mounted = mounted
be-field-militia = militia
be-field-irregular = irregular cavalry
be-field-elan = elan
be-field-tenacious = tenacious
be-field-stoic = stoic
be-field-impetuous = impetuous
be-field-lance = lances
be-field-cuirass = cuirasses
be-field-melee-weapons = melee weapons
be-field-battalion-guns = battalion guns
be-field-rifle = rifles
be-field-howitzers = howitzers
be-field-shrapnel = shrapnel
be-field-good-shooter = good shooter
be-field-poor-shooter = poor shooter
be-field-order = order
be-field-order-attack = order to attack

## Fields: movement

be-field-terrain = terrain
be-field-road = along a road
be-field-charge = charge
be-field-obstacles = obstacles crossed
be-field-mode = direction of the move
be-field-turn-in-place = turn on the spot
be-field-about-face = about-face
be-field-wheel-degrees = wheels, in degrees
be-field-width = front, in DU
be-field-degrees = degrees
be-field-possible = possible
be-field-distance = distance, in DU
be-field-penalised = penalised by terrain
be-field-nearest-enemy = nearest enemy, in DU
be-field-nearest-hidden-or-garrison = nearest hidden or garrisoned enemy, in DU
be-field-enemy-edge = enemy table edge, in DU

## Fields: reactions and tests

be-field-trigger = triggered by
be-field-enemy-in-sector = enemy within 45° of the front
be-field-can-fire = can fire
be-field-engage-target = target allowed by engage
be-field-square-within-4 = friendly square within 4 DU
be-field-in-cover = in difficult terrain or cover
be-field-options = possible reactions
be-field-reaction = reaction
be-field-test = by a manoeuvre test
be-field-column = in column
be-field-to-full-square = forms full square
be-field-threatened = flank or rear threatened
be-field-cavalry-within-4 = charged by cavalry at less than 4 DU
be-field-purpose = purpose

## Fields: fire and morale

be-field-shooter = shooter
be-field-range = range
be-field-band = range band
be-field-on-hill = on a hill
be-field-ammunition = ammunition
be-field-target = target
be-field-target-formation = formation of the target
be-field-target-ft = FT of the target
be-field-with-battalion-guns = with its battalion guns
be-field-from-building = from a building
be-field-enfilade = enfilade
be-field-stationary = without having moved
be-field-opportunity = by opportunity
be-field-limber-and-fire = fires and limbers, or unlimbers and fires
be-field-under-skirmisher-fire = under the fire of skirmishers
be-field-target-higher = target higher
be-field-ricochet = ricochet
be-field-fire-supports = fire supports
be-field-canister-supports = canister supports
be-field-skirmisher-supports = skirmisher supports
be-field-morale-supports = morale supports
be-field-cover = cover
be-field-threats = threatened sides
be-field-cavalry-threats = of them by cavalry
be-field-total = total
be-field-fire = fire
be-field-return-fire = return fire
be-field-shooter-morale = morale of the shooter
be-field-target-morale = morale of the target
be-field-shooter-losses = losses of the shooter
be-field-target-losses = losses of the target
be-field-tests = tests its morale
be-field-supported = supported
be-field-square = in square
be-field-in-building = in a building
be-field-fortification = in a fortification
be-field-heavy-cover = in heavy cover
be-field-movement = movement

## Fields: rally, charge, shock and pursuit

be-field-enemy-distance = nearest enemy, in DU
be-field-behind-friend = behind a formed friend
be-field-in-shelter = in a building or redoubt
be-field-free-rally = free rally
be-field-allowance = charge move, in DU
be-field-angle = angle, in degrees
be-field-target-detached = target: detached skirmishers
be-field-target-in-building = target in a building
be-field-target-flank-or-rear = target taken in flank or rear
be-field-target-disorder = target in disorder
be-field-target-in-zone = target in the zone to hold
be-field-other-enemy-within-2 = another enemy within 2 DU
be-field-enemy-within-4 = enemy within 4 DU
be-field-change-formation = changes formation
be-field-reason = reason
be-field-response = response of the target
be-field-counter-allowance = counter-charge move, in DU
be-field-first-advance = first advance of the attacker, in DU
be-field-halt-distance = halt, in DU from the target
be-field-counter-advance = advance of the counter-charger, in DU
be-field-final-advance = last advance of the attacker, in DU
be-field-charger = attacker
be-field-defender = defender
be-field-contact = contact by
be-field-attack-from = attack from
be-field-on-bridge = on a bridge
be-field-difficult-place = in difficult terrain or a village
be-field-high-ground = higher than the adversary
be-field-secure-flanks = secure flanks
be-field-riverbank = defends a riverbank
be-field-difference = difference
be-field-row = row
be-field-pursuit = pursuit
be-field-charged = charged or counter-charged
be-field-place = place of the shock
be-field-second-shock = shock out of a pursuit
be-field-wish = wish of the player
be-field-loser = loser
be-field-fled-distance = distance fled, in DU
be-field-path = terrain of the flight
be-field-covered = covered by a formed friend
be-field-pursues = pursues
be-field-loser-caught = loser caught
be-field-free-distance = free path, in DU

## Fields: orders and victory

be-field-complying = units that obey
be-field-required = units required
be-field-complied = order obeyed
be-field-captured-objective = objective captured
be-field-objectives-lost = objectives lost
be-field-objectives-value = value of the objectives held
be-field-threshold = break threshold
be-field-broken = broken
be-field-a-points = points of A
be-field-b-points = points of B
be-field-outcome = outcome

## Values: generals and orders

be-value-none = none
be-value-a = A
be-value-b = B
be-value-c = C
be-value-poor = poor
be-value-ordinary = ordinary
be-value-competent = competent
be-value-brilliant = brilliant
be-value-strategist = strategist
be-value-change-order = change an order
be-value-activate-reserve = activate a reserve
be-value-transfer = transfer a point
be-value-initiative-bonus = bonus to the initiative
be-value-order-test-bonus = bonus to an order test
be-value-activate = activate a unit or a group
be-value-rally-disorder = rally a unit in disorder
be-value-recover-loss = recover a loss
be-value-second-move = second move
be-value-third-move = third move
be-value-retreat = retreat
be-value-manoeuvre = manoeuvre
be-value-attack = attack
be-value-engage = engage
be-value-hold = hold

## Values: units

be-value-infantry = infantry
be-value-cavalry = cavalry
be-value-artillery = artillery
be-value-skirmishers = skirmishers
be-value-battalion-guns = battalion guns alone
be-value-artillery-4 = 3-4 pound artillery
be-value-artillery-6 = 6 pound artillery
be-value-artillery-9 = 8-9 pound artillery
be-value-artillery-12 = 12 pound artillery
be-value-foot-artillery = foot artillery
be-value-foot-artillery-12 = 12 pound foot artillery
be-value-horse-artillery = horse artillery
be-value-general = general
be-value-line = line
be-value-column = column
be-value-square = square
be-value-full-square = full square
be-value-hollow-square = hollow square
be-value-skirmish = skirmish
be-value-limbered = limbered
be-value-deployed = deployed
be-value-garrison = garrison
be-value-formed = formed troops
be-value-militia = militia
be-value-elite = elite
be-value-guard = guard
be-value-small = small
be-value-normal = normal
be-value-large = large
be-value-light = light
be-value-medium = medium
be-value-heavy = heavy

## Values: terrain and movement

be-value-clear = clear
be-value-rough = rough
be-value-difficult = difficult
be-value-open = open
be-value-building = building
be-value-village = village
be-value-forward = forward
be-value-lateral = sideways
be-value-backward = backward
be-value-prolong = by prolong

## Values: reactions

be-value-movement = movement
be-value-charge = charge
be-value-counter-charge = counter-charge
be-value-stand = stand
be-value-change-formation = change formation or facing
be-value-change-facing = change facing
be-value-flee = flee
be-value-flee-to-square = flee to a square
be-value-opportunity-charge = charge by opportunity
be-value-opportunity-fire = fire by opportunity
be-value-cavalry-withdrawal = cavalry withdrawal
be-value-unlimber = unlimber
be-value-limber-and-flee = limber and flee
be-value-recoil = recoil 2 DU
be-value-recoil-and-fire = recoil 2 DU after firing
be-value-stop-charge = stop a charge
be-value-stop-pursuit = stop a pursuit

## Values: fire

be-value-short = short
be-value-effective = effective
be-value-long = long
be-value-out = out of range
be-value-ball = ball
be-value-canister = canister
be-value-shrapnel = shrapnel
be-value-target = the target
be-value-shooter = the shooter

## Values: charge, shock and victory

be-value-fire = fire
be-value-shock = shock
be-value-disorder = disorder
be-value-loss = loss
be-value-arm = arm
be-value-formation = formation
be-value-action-marker = action marker
be-value-order = order
be-value-angle = angle
be-value-priority = nearer enemy
be-value-formation-change = formation change
be-value-distance = distance
be-value-opportunity = opportunity charge
be-value-pursuit = pursuit
be-value-front = front
be-value-flank = flank
be-value-rear = rear
be-value-charger = the attacker
be-value-defender = the defender
be-value-melee = melee
be-value-defeat = defeat
be-value-rout = rout
be-value-eliminated = eliminated
be-value-advance = advance
be-value-optional = optional
be-value-control-test = control test to refrain
be-value-mandatory = mandatory
be-value-pursue = pursue
be-value-retreat-morale = retreat after a morale test
be-value-retreat-shock = retreat after a shock
be-value-a-decisive = decisive victory of A
be-value-b-decisive = decisive victory of B
be-value-a-victory = victory of A
be-value-b-victory = victory of B
be-value-a-marginal = marginal victory of A
be-value-b-marginal = marginal victory of B
be-value-draw = draw

## Log: the numbers reckoned

be-command-total = die and value of the general
be-command-range = command range
be-cost = cost in command points
be-initiative-of-a = initiative of A
be-initiative-of-b = initiative of B
be-order-test = order test
be-movement = movement, in DU
    .parts = 1000
be-movement-left = what is left of the move, in DU
    .parts = 1000
be-march = march, in DU
be-manoeuvre-modifiers = modifiers of the manoeuvre test
be-control-modifiers = modifiers of the control test
be-test-total = total of the test
be-short-range = short range
be-effective-range = effective range
be-long-range = long range
be-fire-modifiers = modifiers of the fire
be-return-fire-modifiers = modifiers of the return fire
be-fire-total = total of the fire
be-steadiness = morale and modifiers
be-morale-total = total of the morale test
be-charger-modifiers = modifiers of the attacker
be-defender-modifiers = modifiers of the defender
be-break-points = break points
be-victory-points-of-a = victory points of A
    .parts = 2
be-victory-points-of-b = victory points of B
    .parts = 2
be-price = price in points
be-modifiers = modifiers

## Log: the dice

be-command-die = command die
be-initiative-die-of-a = initiative die of A
be-initiative-die-of-b = initiative die of B
be-order-test-die = die of the order test
be-manoeuvre-die = die of the manoeuvre test
be-control-die = die of the control test
be-fire-die = die of the fire
be-return-fire-die = die of the return fire
be-morale-die = die of the morale test
be-fate-of-the-general = is the general lost?
be-shock-die-of-the-charger = die of the attacker
be-shock-die-of-the-defender = die of the defender

## Log: command

be-range-of-the-general = range of the general
be-skirmishers-or-light-cavalry = skirmishers or light cavalry
be-in-command = the unit is in command
be-out-of-command = out of command
be-worth-of-the-general = value of the general
be-half-rounded-up = half of it, rounded up: { $value ->
    [one] one command point
   *[other] { $value } command points
  }
be-worth-of-the-commander-in-chief = value of the commander-in-chief
be-points-spent-on-initiative = points spent on the initiative
be-tie-goes-to-a = a tie: the initiative goes to A
be-tie-goes-to-b = a tie: the initiative goes to B
be-commander-in-chief-present = the commander-in-chief is there: no test
be-order-test-number = { $value } or more is needed
be-points-spent-on-order-test = points spent on the test
be-one-point = one point
be-out-of-command-costs-more = out of command, one point more
be-commander-in-chief-is-attached = the commander-in-chief is attached: he cannot spend points on this
be-recovery-needs-a-general = without a general attached no loss is recovered
be-recovers-a-loss = recovery of a loss: { $value ->
    [one] one command point
   *[other] { $value } command points
  }
be-second-move = second move
be-third-move = third move
be-no-third-move-of-class-c = class C has no third move
be-half-must-obey = at least half of the units must obey
be-units-required = units required: { $value }
be-half-eliminated-or-disordered = half of the units are eliminated or in disorder: the division retreats
be-objective-captured = an objective is captured: the division holds it
be-enemy-at-tactical-distance = the enemy is at tactical distance: the division holds
be-order-stays = the order stays

## Log: manoeuvres and movement

be-wheel-rounded-up = front × degrees / 60, rounded up to the next quarter of a DU
be-march-near-an-enemy = the march passes within 8 DU of an enemy
be-march-near-a-hidden-enemy = the march passes within 4 DU of a hidden or garrisoned enemy
be-march-near-the-enemy-edge = the march passes within 8 DU of the enemy edge
be-terrain-is-closed = this terrain is closed to this formation
be-move-in-column = move in column
be-along-a-road = along a road
be-times-its-class = multiplied by its class
be-allowance = allowance of the formation
be-prolong = prolong
be-half-move-in-disorder = in disorder, half the move
be-no-prolong-of-12-pounds = no prolong for 12 pounders
be-deployed-guns-turn = the guns turn on the spot and do no more
be-deployed-guns-stay = deployed guns move only by prolong
be-guns-cross-no-obstacle = artillery crosses no obstacle
be-nothing-left-of-the-move = not enough of the move is left
be-penalised-by-terrain = penalised by terrain
be-change-of-formation = change of formation
be-turn-of-limbered-guns = turn of limbered artillery
be-turn-on-the-spot = turn on the spot
be-about-face = about-face
be-charge-speed = charge speed
be-obstacles-crossed = obstacles crossed
be-wheel = wheels
be-half-speed-sideways = sideways, at half speed
be-half-speed-backward = backward, at half speed

## Log: reactions

be-may-counter-charge = may counter-charge
be-may-stand = may stand
be-may-change-formation = may change formation or facing, by a test
be-may-flee = may flee
be-may-charge-by-opportunity = may charge by opportunity
be-may-fire-by-opportunity = may fire by opportunity
be-may-withdraw = may withdraw
be-may-change-facing = may change facing, by a test
be-may-unlimber = may unlimber, by a test
be-may-limber-and-flee = may limber and flee, by a test
be-may-flee-to-square = the crew may run to a square
be-may-recoil-and-fire = may fire, then recoil
be-may-recoil = may recoil

## Log: tests

be-class-a-passes-on-2 = class A: passes on 2+
be-class-b-passes-on-3 = class B: passes on 3+
be-class-c-passes-on-4 = class C: passes on 4+
be-guard-or-elite = guard or elite
be-militia = militia
be-general-attached = general attached
be-in-column = in column
be-column-to-full-square = from column to full square
be-flank-or-rear-threatened = flank or rear threatened
be-half-of-its-losses = at least 50% of losses
be-action-marker = action marker
be-cavalry-within-4-ud = charged by cavalry from less than 4 DU
be-limbers-or-unlimbers = artillery that limbers or unlimbers
be-test-passed = test passed
be-test-failed = test failed
be-stays-as-it-was = the unit stays as it was, without a marker
be-falls-into-disorder = charged, the unit falls into disorder
be-guns-are-eliminated = charged, the battery is eliminated

## Log: fire

be-range-of-the-table = range of the table
be-artillery-on-a-hill = artillery on a hill
be-out-of-range = out of range
be-first-fire-column = column 1: artillery at short range, or infantry in the open
be-second-fire-column = column 2: artillery at effective range, or battalion guns alone
be-third-fire-column = column 3: artillery at long range, skirmishers, or infantry fire on or from a building
be-infantry-in-line = infantry in line
be-infantry-in-square = infantry in square
be-skirmish-factor = skirmish factor
be-with-battalion-guns = with battalion guns
be-target-with-better-ft = target with a better FT
be-shooter-in-disorder = shooter in disorder
be-canister-at-short-range = canister at short range
be-ball-in-enfilade = ball in enfilade
be-ball-on-column = ball on a column
be-ball-on-square = ball on a square
be-guns-did-not-move = fire without having moved
be-shrapnel = shrapnel
be-limbers-and-fires = fires and limbers, or unlimbers and fires
be-under-skirmisher-fire = under the fire of skirmishers
be-target-is-higher = target higher
be-ricochet = ricochet
be-fire-supports = fire supports
be-canister-supports = canister supports
be-skirmisher-supports = skirmisher supports, half a point each
be-half-point-rounded-down = the half point left over is lost to rounding
be-target-in-cover = target in cover
be-target-in-open-order = target spread out: deployed artillery or skirmishers
be-large-unit = large unit
be-small-unit = small unit
be-good-shooter = good shooter
be-poor-shooter-rifle-or-militia = poor shooter, rifles or militia
be-flanks-or-rear-threatened = flanks or rear threatened
be-losses-suffered = losses already suffered
be-target-tests-morale = the target tests its morale
be-shooter-tests-morale = the shooter tests its morale
be-nobody-tests-morale = nobody tests morale

## Log: morale, generals and rally

be-morale = morale
be-in-heavy-cover = in heavy cover
be-in-a-building = in a building
be-in-square = in square
be-supported = supported
be-stoic = stoic
be-in-disorder = in disorder
be-flees-from-fire = already in disorder, the unit flees
be-retreats-from-fire = the unit falls into disorder and retreats
be-disorder-behind-walls = under shelter, the unit falls into disorder without falling back
be-losses-reach-capacity = the losses reach the capacity: the unit is eliminated
be-guns-limber-to-fall-back = if it must fall back, the battery limbers without a test
be-lost-on-10-in-shock = in a shock a general is lost on 10 or more
be-lost-on-11-under-fire = under fire, whatever its effect, a general is lost on 11 or more
be-general-is-replaced = the general is lost; another, one step lower, replaces him
be-general-survives = the general survives
be-marked-cannot-rally = an action marker forbids the rally
be-enemy-too-near-to-rally = the enemy is too near to rally
be-order-before-losses = disorder must go before losses are recovered
be-first-loss-is-final = the first loss is final
be-free-rally = free rally of the order retreat
be-may-move-while-rallying = the unit may move, staying farther than 4 DU from the enemy
be-rallied-gets-a-marker = the rallied unit receives an action marker

## Log: charge

be-charge-is-allowed = the charge is allowed
be-guns-never-charge = artillery does not charge
be-formation-cannot-charge = this formation cannot charge this target
be-disorder-cannot-charge = a unit in disorder does not charge
be-marker-cannot-charge = a unit with an action marker does not charge
be-cavalry-charges-no-building = cavalry does not charge a building
be-order-forbids-the-charge = the order of the division forbids this charge
be-target-off-the-front = the target is more than 45° off the front
be-nearer-enemy-first = an enemy within 2 DU comes before this target
be-too-near-to-change-formation = at tactical distance there is no change of formation before a charge
be-target-too-far-to-charge = the target is too far
be-charger-halts-half-way = the attacker halts half way, at most 4 DU from its target
be-counter-charger-advances = the target counter-charges to the middle of the rest, as far as its move allows

## Log: shock

be-charges = charges
be-counter-charges = counter-charges
be-stands = stands
be-weight-of-the-charge = weight of the cavalry charge
be-lances = lances
be-cuirasses-against-cavalry = cuirasses against cavalry
be-line-against-cavalry-column = cavalry in line against cavalry in column
be-cavalry-by-opportunity = opportunity charge on infantry or artillery
be-cavalry-in-pursuit = cavalry in pursuit
be-infantry-charges-in-line = infantry charging in line
be-infantry-charges-in-column = infantry charging in column
be-charge-with-elan = charge with elan
be-cavalry-ordered-to-attack = cavalry with the order attack
be-adversary-has-a-marker = adversary with an action marker
be-adversary-in-disorder = adversary in disorder
be-adversary-in-skirmish-order = adversary in skirmish formation
be-attack-on-flank-or-rear = attack on flank or rear
be-line-against-infantry = infantry in line against infantry
be-infantry-against-cavalry = infantry against cavalry, secure flanks included
be-full-square-against-cavalry = full square against cavalry
be-hollow-square-against-cavalry = hollow square against cavalry
be-guns-defend-themselves = deployed artillery, secure flanks included
be-defends-cover = defends cover or a building
be-tenacious = tenacious
be-battalion-guns = battalion guns
be-melee-weapons = melee weapons
be-better-morale-or-status = better morale or status
be-adversary-has-more-losses = adversary with more losses
be-morale-supports = morale supports
be-better-ft = better FT
be-high-ground-or-riverbank = higher ground, or a riverbank
be-charger-leads-by = the attacker’s total less the defender’s: { $value }
be-melee-to-the-better-status = melee: the better status wins, else the defender
be-cavalry-turns-defeat-into-rout = beaten by cavalry, the unit is routed
be-cavalry-is-only-defeated = beaten by infantry or artillery, cavalry is only defeated
be-beaten-and-eliminated = the loser is eliminated
be-guns-or-disordered-eliminated = beaten artillery, or a beaten unit in disorder: eliminated
be-loser-flees = the loser, in disorder, flees { $value } DU
be-loser-retreats = the loser, in disorder, retreats { $value } DU
be-attrition-of-the-winner = the winner suffers one attrition
be-winner-bled-to-death = the winner has used up its loss capacity: it is eliminated
be-may-occupy-the-building = the winner may occupy the building if it is empty
be-both-get-markers = both units receive an action marker

## Log: retreat and pursuit

be-distance-due = distance due: { $value } DU
be-blocked-within-2-ud = stopped within its first 2 DU, the unit is eliminated
be-stops-where-blocked = the unit halts where it is stopped
be-winner-did-not-charge = the winner neither charged nor counter-charged: no pursuit
be-no-pursuit-from-this-place = no pursuit in difficult terrain, from a building or a village
be-no-pursuit-after-this-row = only a rout or an elimination is pursued
be-one-pursuit-for-each-charge = one pursuit only for each charge
be-skirmishers-never-pursue = skirmishers do not pursue
be-cavalry-stops-at-difficult-ground = cavalry does not follow into difficult terrain
be-wishes-to-pursue = the winner pursues
be-impetuous-pursues = impetuous cavalry pursues all the same
be-infantry-holds = infantry holds, as it wishes
be-loser-is-caught = the fleeing unit is caught and eliminated
be-loser-gets-away = nobody is caught

## Log: units, victory and points

be-loss-capacity = loss capacity: { $value }
be-units-eliminated = units eliminated
be-units-in-disorder = units in disorder
be-objectives-lost = objectives in enemy hands
be-commander-in-chief-lost = commander-in-chief lost
be-break-threshold = the army breaks at { $value }
be-army-is-broken = the army is broken
be-army-holds = the army holds
be-objectives-controlled = objectives controlled
be-enemy-units-eliminated = enemy units eliminated
be-enemy-units-in-disorder = enemy units in disorder
be-enemy-generals-lost = enemy divisional generals lost
be-enemy-commander-in-chief-lost = enemy commander-in-chief lost
be-army-of-a-is-broken = the army of A is broken
be-army-of-b-is-broken = the army of B is broken
be-price-of-the-quality = quality of the general
be-commander-in-chief = commander-in-chief
be-price-of-the-calibre = calibre
be-horse-artillery = horse artillery
be-price-of-a-unit = base of a unit
be-price-of-the-weight = weight of the cavalry
be-price-of-the-status = status
be-price-of-the-class = class
be-price-of-the-size = size
be-light-infantry = light infantry
be-elan = elan
be-rifle = rifle
be-howitzers = howitzers
be-cuirass = cuirasses
be-poor-shooter = poor shooter
be-impetuous = impetuous
be-irregular = irregular
be-one-point-at-least = one point at least

## Refusals: command and orders

be-refuse-attached-is-in-command = a unit with a general attached is never out of command; keep one or the other
be-refuse-attached-at-no-distance = an attached general is with the unit; set the distance to 0
be-refuse-matters-for-starred-uses = “commander-in-chief attached” concerns only the expenditures reserved for him; take it off
be-refuse-starred-concerns-no-unit = this expenditure of the commander-in-chief concerns no unit; drop the attached general
be-refuse-initiative-concerns-no-division = the initiative concerns no division and always costs 1 a point; drop out of command
be-refuse-no-bonus-without-test = in the presence of the commander-in-chief there is no test; drop the bonus
be-refuse-more-comply-than-count = more units obey than there are; correct the numbers
be-refuse-more-gone-than-units = eliminated and disordered units exceed the number of units; correct the numbers
be-refuse-zone-of-hold-only = only the order hold has a zone; take it off or change the order

## Refusals: formations and movement

be-refuse-formation-of-another-arm = this arm does not have this formation; give it one of its own
be-refuse-same-formation = the unit has this formation already; give another one, or none
be-refuse-full-square-from-column = a full square is formed only from column, by infantry that changes formation
be-refuse-hollow-square-from-line = a hollow square is formed only from line
be-refuse-change-or-turn = a unit changes formation or turns, not both in one move
be-refuse-one-turn-only = turn on the spot or about-face; keep one of them
be-refuse-nothing-to-turn = a square, skirmishers or a general have no need to turn
be-refuse-guns-never-face-about = artillery makes no about-face; turn it on the spot
be-refuse-nothing-to-wheel = a square, skirmishers, a general or deployed guns do not wheel
be-refuse-no-lateral-move = neither artillery nor generals move sideways
be-refuse-lateral-keeps-its-facing = a lateral move keeps its facing; drop turns and wheels
be-refuse-only-infantry-backs = only infantry moves backward; the others turn about
be-refuse-backward-wheel-of-45 = moving backward, a unit wheels by 45° at most
be-refuse-only-deployed-guns-prolong = only deployed artillery moves by prolong
be-refuse-prolong-and-nothing-else = a prolong is the whole move; drop the other manoeuvres
be-refuse-deployed-guns-cross-nothing = deployed guns cross nothing; set the obstacles to 0
be-refuse-road-in-column-only = a road is followed only in column or limbered
be-refuse-road-for-plain-marches = a road serves only to march forward, without a charge or a change of formation
be-refuse-only-infantry-is-light = only infantry can be light infantry; take it off
be-refuse-generals-know-no-disorder = a general is never in disorder

## Refusals: reactions and tests

be-refuse-unit-never-fires = cavalry and limbered artillery do not fire
be-refuse-disordered-guns-are-silent = artillery in disorder does not fire
be-refuse-enemy-out-of-range = at this distance no weapon of the unit reaches; drop the fire or bring the enemy nearer
be-refuse-square-for-deployed-guns = only the crew of deployed artillery runs to a square
be-refuse-cover-for-skirmishers = this cover counts only for skirmishers
be-refuse-engage-target-for-infantry = this limit of the order engage concerns infantry only
be-refuse-only-guns-limber = only artillery limbers and unlimbers
be-refuse-guns-change-facing = artillery changes facing, not formation; take that reaction
be-refuse-guns-form-no-column = artillery does not form column
be-refuse-nobody-charges = the enemy does not charge: its cavalry does not count
be-refuse-marked-guns-stay-limbered = artillery with an action marker does not unlimber
be-refuse-impetuous-never-tests = impetuous cavalry never holds back: no test

## Refusals: fire

be-refuse-guns-are-no-rifles = rifles are for infantry; take them from the guns
be-refuse-hills-help-artillery = a hill lengthens only the fire of artillery
be-refuse-formation-of-firing-infantry = only infantry fires by its formation; give none
be-refuse-infantry-without-formation = give the formation of the infantry, or say that it fires from a building
be-refuse-garrison-has-no-formation = a garrison has no formation; give none
be-refuse-no-guns-in-buildings = there are no guns in a building
be-refuse-battalion-guns-of-formed-infantry = only infantry in line, column or square serves its battalion guns
be-refuse-skirmishers-have-ft = skirmishers have an FT of 1 or 2
be-refuse-guns-have-no-ft = guns have no FT; set it to 0
be-refuse-only-foot-has-ft = only infantry and skirmishers have an FT; set it to 0
be-refuse-good-or-poor-shooter = good or poor shooter; keep one of them
be-refuse-artillery-only = for artillery only; take it off
be-refuse-guns-only = for guns only; take it off
be-refuse-canister-at-short-range = canister is fired only at short range
be-refuse-shrapnel-beyond-short-range = shrapnel is fired at effective or long range
be-refuse-enfilade-with-ball = only ball gains from enfilade
be-refuse-nothing-to-enfilade = neither a garrison nor skirmishers can be enfiladed
be-refuse-limbering-is-moving = to limber or unlimber is to move; keep one or the other
be-refuse-no-limbering-in-opportunity = there is no limbering or unlimbering in opportunity fire
be-refuse-ricochets-are-not-played = ricochets are not played in this game
be-refuse-ricochet-with-ball = only ball ricochets
be-refuse-ricochet-at-long-range = at long range ball no longer ricochets
be-refuse-no-ricochet-uphill = ball does not ricochet uphill
be-refuse-no-ricochet-on-buildings = ball does not ricochet on a building
be-refuse-buildings-are-cover = a building gives light, medium or heavy cover; say which
be-refuse-marked-never-fires-first = a unit with an action marker can only return fire
be-refuse-two-fire-supports = at most two fire or canister supports in all
be-refuse-more-cavalry-threats = cavalry cannot threaten more sides than are threatened
be-refuse-cavalry-threatens-infantry = the threat of cavalry counts apart only for infantry; put 0
be-refuse-never-threatened = squares, skirmishers and garrisons have no flank or rear to threaten; put 0
be-refuse-unit-is-eliminated = these losses reach the capacity: the unit is eliminated already
be-refuse-opportunity-is-not-returned = opportunity fire is neither returned nor a return
be-refuse-ricochet-is-no-duel = a ricochet is no fire duel
be-refuse-battalion-guns-fight-no-duel = battalion guns alone fight no duel
be-refuse-muskets-fight-no-guns = musketry fights no duel with artillery
be-refuse-target-is-the-other-unit = the target must be the arm of the other unit of the duel
be-refuse-no-duel-at-long-range = at long range artillery does not return fire
be-refuse-ft-of-the-other-unit = the FT of the target must be that of the other unit of the duel
be-refuse-formation-of-the-other-unit = the formation of the target must be that of the other unit of the duel
be-refuse-return-fire-needs-no-limbering = a battery that returns fire neither limbers nor unlimbers

## Refusals: morale and rally

be-refuse-cavalry-only = for cavalry only; take it off
be-refuse-infantry-only = for infantry only; take it off
be-refuse-only-skirmishers-detach = only skirmishers are detached
be-refuse-detached-have-no-size = detached skirmishers have no size; leave normal
be-refuse-only-infantry-forms-square = only infantry forms square
be-refuse-only-foot-in-buildings = only infantry and skirmishers hold a building
be-refuse-no-cavalry-in-redoubts = cavalry holds no fortification
be-refuse-no-square-behind-walls = there is no square in a building or a fortification
be-refuse-building-or-redoubt = building or fortification; keep one of them
be-refuse-nothing-to-rally = the unit is in order: there is no disorder to remove
be-refuse-no-loss-to-recover = the unit has no loss to recover
be-refuse-free-rally-for-disorder = the free rally removes disorder only

## Refusals: charge and shock

be-refuse-only-foot-and-horse-charge = only infantry, cavalry and skirmishers charge
be-refuse-squares-never-charge = a square does not charge
be-refuse-squares-and-garrisons-stand = neither a square nor a garrison charges
be-refuse-disordered-never-charge = a unit in disorder does not charge
be-refuse-marked-never-charge = a unit with an action marker does not charge, except in pursuit
be-refuse-charges-go-forward = a charge goes forward
be-refuse-no-turn-in-a-charge = there is no turn in a charge
be-refuse-charge-wheel-of-45 = a charge wheels by 45° at most
be-refuse-enemy-is-within-4 = the target or another enemy is within 4 DU: say so
be-refuse-no-flank-of-a-garrison = a garrison has neither flank nor rear
be-refuse-no-flank-of-skirmishers = skirmishers have neither flank nor rear
be-refuse-no-change-in-opportunity = there is no change of formation in an opportunity charge
be-refuse-counter-charge-needs-a-move = a counter-charge needs a charge move; give it
be-refuse-standing-needs-no-move = a target that stands does not advance; set the move to 0
be-refuse-skirmishers-only-charge = skirmishers charge neither by opportunity nor in pursuit
be-refuse-skirmishers-charge-the-weak = skirmishers charge only skirmishers, artillery or a unit in disorder
be-refuse-cavalry-against-a-building = cavalry does not charge a building
be-refuse-no-pursuit-into-buildings = a pursuit does not enter a building
be-refuse-no-cover-for-cavalry = cavalry defends no cover; give none
be-refuse-no-flank-to-attack = squares, skirmishers and garrisons face every side; put front
be-refuse-no-flank-to-secure = only infantry in line or column and deployed artillery have secure flanks
be-refuse-one-flank-is-struck = one of the flanks is struck: only one can be secure
be-refuse-more-threats-than-open-sides = more sides are threatened than are open; lower the threats
be-refuse-unit-cannot-counter-charge = only infantry and cavalry in line or column counter-charge
be-refuse-disordered-only-stands = a unit in disorder does not counter-charge
be-refuse-marked-only-stands = a unit with an action marker does not counter-charge
be-refuse-counter-charge-to-the-front = a unit counter-charges only to its front
be-refuse-counter-charge-leaves-its-place = a counter-charger leaves cover, secure flanks and riverbank; drop them
be-refuse-cavalry-without-weight = give the weight of the cavalry
be-refuse-cuirass-of-heavy-cavalry = only heavy cavalry wears cuirasses
be-refuse-elan-of-infantry-and-cavalry = elan is for infantry and cavalry
be-refuse-never-penalised = neither artillery, skirmishers, a square nor a garrison is penalised here; take it off
be-refuse-both-are-higher = both units cannot be higher than each other
be-refuse-only-foot-in-difficult-terrain = neither cavalry nor artillery fights in difficult terrain or a village
be-refuse-bridge-or-building = a bridge is neither a building nor difficult terrain; keep one or the other
be-refuse-only-a-rout-flees = only the loser of a rout flees; take it off
be-refuse-flight-of-2-at-least = a flight covers at least 2 DU: stopped sooner, the unit is eliminated
be-refuse-no-cavalry-in-this-place = cavalry fights neither in difficult terrain nor in a building

## Refusals: units and points

be-refuse-losses-above-capacity = the losses exceed the capacity of the unit
be-refuse-trait-of-another-arm = this arm does not have this trait; drop it
be-refuse-artillery-without-calibre = give the calibre of the artillery
be-refuse-twelve-pounders-on-foot = 12 pounders are always on foot
be-refuse-irregular-is-light = only light cavalry is irregular
be-refuse-general-without-quality = give the quality of the general
be-refuse-generals-have-quality-only = a general has no morale, status, class or size; drop them
be-refuse-unit-without-morale = a unit has a morale of 1 to 6
be-refuse-quality-of-generals = only a general has a quality or the chief command; take it off

## The whole game: decisions, answers, events, refusals

be-decide-setup-orders = Your divisions’ orders, and your reserve?
be-decide-deploy = Where to deploy { $unit_the }?
be-decide-begin = The armies stand: begin the battle?
be-decide-bonus = How many command points for the initiative?
be-decide-command = What does the commander-in-chief spend?
be-decide-chief = Where does { $unit_the } go, and with which unit?
be-decide-choose-first = You have the initiative: which side begins?
be-decide-division = Which division is activated?
be-decide-general = Where does { $unit_the } go, and with which unit?
be-decide-prepare = Preparatory fire: which unit fires, and at what target?
be-decide-return-fire = The enemy fires at { $unit_the }: return fire?
be-decide-charge = Which unit charges, and what target?
be-decide-charge-reaction = The enemy charges { $unit_the }: how does it react?
be-decide-charge-stop = Stop the charge of { $unit_the }?
be-decide-carry-on = The enemy stops: press the counter-charge of { $unit_the }?
be-decide-follow = The target is gone: how far does { $unit_the } go?
be-decide-supports = Which fire supports for { $unit_the }?
be-decide-fall-back = Which way does { $unit_the } fall back?
be-decide-advance = Advance { $unit_the } by 1 DU?
be-decide-occupy = Let { $unit_the } occupy the building?
be-decide-pursuit = Let { $unit_the } pursue the loser?
be-decide-move = Moves and rallies: which unit now?
be-decide-more-moves = { $unit_the }: another move?
be-decide-move-reaction = The enemy moves: which unit reacts?
be-decide-finish = A hidden enemy shows itself: finish the move of { $unit_the }?
be-decide-fire = Fire: which unit fires, and at what target?
be-choose-set-up = Take this set-up
be-choose-place = Place { $unit_the } here ({ $formation ->
    [line] in line
    [column] in column
    [full_square] in full square
    [hollow_square] in hollow square
    [skirmish] in skirmish order
    [limbered] limbered
    [deployed] unlimbered
   *[garrison] as a garrison
  })
    .brief = here
# The story tells this sentence to both sides: the place is not in it.
be-choose-hide = Hide { $unit_the }
    .brief = Hide: { $place }
be-choose-order = { $division }: order “{ $order ->
    [retreat] retreat
    [manoeuvre] manoeuvre
    [attack] attack
    [engage] engage
   *[hold] hold
  }”{ $bonus ->
    [0] { "" }
    [one] { " " }(bonus: one command point)
   *[other] { " " }(bonus: { $bonus } command points)
  }
    .brief = “{ $order ->
    [retreat] retreat
    [manoeuvre] manoeuvre
    [attack] attack
    [engage] engage
   *[hold] hold
  }”
be-choose-hold-back = Keep { $division_the } in reserve
be-choose-call-reserve = Call the reserve { $division_the }: “{ $order ->
    [retreat] retreat
    [manoeuvre] manoeuvre
    [attack] attack
    [engage] engage
   *[hold] hold
  }”
be-choose-transfer = { $points ->
    [one] one command point
   *[other] { $points } command points
  } to { $division_the }
be-choose-bid = { $points ->
    [0] no command point
    [one] one command point
   *[other] { $points } command points
  }
be-choose-go-first = { $side_the } first
be-choose-activate = Activate { $division_the }
be-choose-ride = { $unit_the } moves
    .brief = moves
be-choose-attach = { $unit_the } joins { $target_the }
    .brief = joins
be-choose-fire = { $unit_the } fires at { $target_the }
    .brief = fires at
be-choose-fire-ball = { $unit_the } fires ball at { $target_the }
    .brief = ball at
be-choose-fire-canister = { $unit_the } fires canister at { $target_the }
    .brief = canister at
be-choose-fire-shrapnel = { $unit_the } fires shrapnel at { $target_the }
    .brief = shrapnel at
be-choose-fire-guns = { $unit_the } fires its battalion guns at { $target_the }
    .brief = battalion guns at
be-choose-fire-and-limber = { $unit_the } fires at { $target_the } and limbers
    .brief = fires and limbers
be-choose-return-fire = { $unit_the } returns fire
    .brief = returns fire
be-choose-hold-fire = Do not return fire
be-choose-charge = { $unit_the } charges { $target_the }
    .brief = charges
be-choose-stand = { $unit_the } stands
    .brief = stands
be-choose-counter-charge = { $unit_the } counter-charges
    .brief = counter-charges
be-choose-change-formation = { $unit_the } { $formation ->
    [line] forms line
    [column] forms column
    [full_square] forms a full square
    [hollow_square] forms a hollow square
    [skirmish] forms skirmish order
    [limbered] limbers
    [deployed] unlimbers
   *[garrison] goes into garrison
  }
    .brief = { $formation ->
    [line] forms line
    [column] forms column
    [full_square] forms a full square
    [hollow_square] forms a hollow square
    [skirmish] forms skirmish order
    [limbered] limbers
    [deployed] unlimbers
   *[garrison] goes into garrison
  }
be-choose-change-facing = { $unit_the } changes its facing
    .brief = turns
be-choose-flee = { $unit_the } flees
    .brief = flees
be-choose-flee-to-square = The crew of { $unit_the } runs to the square
    .brief = runs to the square
be-choose-unlimber = { $unit_the } unlimbers
    .brief = unlimbers
be-choose-limber-and-flee = { $unit_the } limbers and flees
    .brief = limbers and flees
be-choose-opportunity-charge = { $unit_the } charges{ $aimed ->
    [yes] {" "}{ $target_the }
   *[no] {""}
  } by opportunity
    .brief = charges
be-choose-opportunity-fire = { $unit_the } fires by opportunity{ $aimed ->
    [yes] {" "}at { $target_the }
   *[no] {""}
  }
    .brief = fires
be-choose-withdraw = { $unit_the } withdraws
    .brief = withdraws
be-choose-recoil = { $unit_the } recoils 2 DU
    .brief = recoils
be-choose-recoil-and-fire = { $unit_the } fires{ $aimed ->
    [yes] {" "}at { $target_the }
   *[no] {""}
  } and recoils 2 DU
    .brief = fires and recoils
be-choose-stop = Try to stop the charge
be-choose-go-on = Charge home
be-choose-carry-on = Press the counter-charge
be-choose-desist = Leave it at that
be-choose-follow = Go on for { $ud } DU
be-choose-engage = { $unit_the } turns on { $target_the }
    .brief = turns on
be-choose-support = Fire supports: { $count }
be-choose-fall-back = { $degrees ->
    [0] Fall back straight
   *[other] Fall back, { $degrees }° aside
  }
be-choose-advance = Advance 1 DU
be-choose-stay = Stay
be-choose-occupy = Occupy the building
be-choose-pursue = Pursue straight ahead
be-choose-hold = Do not pursue
be-choose-move = { $ud ->
    [0] { $unit_the } turns where it stands
   *[other] { $unit_the } moves ({ $ud } DU, { $count ->
        [one] { $count } unit
       *[other] { $count } units
      })
  }
    .brief = { $ud ->
        [0] on the spot
       *[other] { $ud } DU
      }
be-choose-form = { $unit_the } { $formation ->
    [line] forms line
    [column] forms column
    [full_square] forms a full square
    [hollow_square] forms a hollow square
    [skirmish] forms skirmish order
    [limbered] limbers
    [deployed] unlimbers
   *[garrison] goes into garrison
  }
    .brief = { $formation ->
    [line] forms line
    [column] forms column
    [full_square] forms a full square
    [hollow_square] forms a hollow square
    [skirmish] forms skirmish order
    [limbered] limbers
    [deployed] unlimbers
   *[garrison] goes into garrison
  }
be-choose-march = { $unit_the } makes an operational move ({ $ud } DU, { $count ->
    [one] { $count } unit
   *[other] { $count } units
  })
    .brief = operational move
be-choose-garrison = { $unit_the } garrisons { $place }
    .brief = garrisons
be-choose-leave = { $unit_the } comes out of its building
    .brief = comes out
be-choose-rally = Rally { $unit_the }
    .brief = Rally
be-choose-recover = { $unit_the } recovers a loss
    .brief = recovers a loss
be-choose-free-rally = Rally { $unit_the } for free
    .brief = Rally for free
be-choose-detach = { $unit_the } detaches its skirmishers
    .brief = detaches
be-choose-rejoin = { $unit_the } rejoins
    .brief = rejoins
be-choose-enter = { $unit_the } comes on ({ $ud } DU, { $count ->
    [one] { $count } unit
   *[other] { $count } units
  })
    .brief = comes on
be-choose-done = Nothing more
be-advice-approach = to close with the enemy or the objective
be-advice-charge = because the shock promises more than it costs
be-advice-command = to keep its units in command
be-advice-enter = to bring up fresh troops
be-advice-fire = because fire wears the enemy down
be-advice-flee = because giving ground is better
be-advice-form = because this formation suits better
be-advice-garrison = to hold the building
be-advice-initiative = to act at the right time
be-advice-order = so that the division serves where it should
be-advice-pursue = to finish the beaten enemy
be-advice-rally = to restore the unit’s order
be-advice-skirmish = to cover the front with skirmishers
be-advice-stand = because standing is safest
be-advice-support = because every support counts
be-advice-wait = because nothing presses
be-reason-army-broken = an army is broken
be-reason-ground = by the ground held at the end
be-reason-points = by victory points
be-covered-by-a-friend = a formed friend covers its flight
be-strategic-command = strategic command
be-general-out-of-command = the divisional general is out of command: expenditures are doubled
be-stops-before-skirmishers = it stops 1 DU from the skirmishers
be-turn-begins = turn { $value }
be-has-initiative = the initiative falls to { $value_the }
be-ball-ricochets-on = the ball ricochets onto { $value_the }
be-battery-manned-again = { $value_the } is manned again
be-crew-runs-to-a-square = the crew of { $value_the } runs to a square
be-division-activated = activation of { $value_the }
be-division-attacks = { $value_the } is ordered to attack
be-division-engages = { $value_the } is ordered to engage
be-division-holds = { $value_the } is ordered to hold
be-division-manoeuvres = { $value_the } is ordered to manoeuvre
be-division-retreats = { $value_the } is ordered to retreat
be-general-at-risk = { $value_the } is at risk
be-general-displaced = { $value_the } takes refuge with his men
be-general-lost = { $value_the } is lost, another takes his place
be-general-rides = { $value_the } moves
be-general-rolls-points = { $value_the } rolls his command points
be-hidden-unit-revealed = { $value_the } comes out of hiding
be-new-order-for = a new order for { $value_the }
be-objective-taken = objective taken: { $value_the }
be-points-transferred-to = points for { $value_the }
be-reserve-called = the reserve is called up: { $value_the }
be-skirmishers-detached = { $value_the } detaches its skirmishers
be-skirmishers-rejoin = the skirmishers of { $value_the } rejoin
be-unit-advances = { $value_the } advances
be-unit-cannot-fall-back = { $value_the } cannot fall back
be-unit-changes-in-time = { $value_the } changes in time
be-unit-charges = { $value_the } charges
be-unit-charges-by-opportunity = { $value_the } seizes the moment and charges
be-unit-counter-charges = { $value_the } counter-charges
be-unit-eliminated = { $value_the } is eliminated
be-unit-enters = { $value_the } comes on
be-unit-fights = { $value_the } comes to the shock
be-unit-fires = { $value_the } fires
be-unit-flees = { $value_the } flees
be-unit-garrisons = { $value_the } garrisons the building
be-unit-in-disorder = { $value_the } falls into disorder
be-unit-is-charged = the enemy charges { $value_the }
be-unit-is-fired-at = { $value_the } is fired at
be-unit-is-ridden-down = { $value_the } is ridden down
be-unit-leaves-its-building = { $value_the } comes out of its building
be-unit-leaves-the-table = { $value_the } leaves the table
be-unit-moves = { $value_the } moves
be-unit-moves-in-support = { $value_the } follows in support
be-unit-pursues = { $value_the } pursues
be-unit-rallies = { $value_the } rallies
be-unit-recoils = { $value_the } recoils
be-unit-retreats = { $value_the } retreats
be-unit-stops = { $value_the } stops
be-unit-tests-manoeuvre = manoeuvre test of { $value_the }
be-unit-tests-morale = morale test of { $value_the }
be-unit-tries-to-hold = { $value_the } tries not to pursue
be-unit-tries-to-stop = { $value_the } tries to stop its charge
be-unit-withdraws = { $value_the } withdraws
be-any-loss-tests-morale = a loss, be it half a one: a morale test
be-away-from-the-enemy = away from the enemy, { $value } DU
be-battery-is-lost = { $value_the }, without its crew, is lost
be-caught-on-its-way = the enemy is caught on its way
be-charge-declared-from = distance when the charge was declared: { $value } DU
be-counter-charger-carries-on = { $value_the } carries on with its counter-charge
be-covering-friend-is-met = the friend who covers the flight is charged in turn
be-disordered-garrison-leaves = already in disorder, the garrison leaves the building
be-division-keeps-its-order = { $value_the } keeps its order: no more units are lost or in disorder
be-engage-allows-this-charge = the order engage allows this charge
be-guns-keep-their-column = against a building, artillery keeps the column of its range
be-guns-stop-nobody = abandoned guns stop nobody
be-line-of-the-charge = line of the charge: { $value } DU
be-losses-of-the-charger = losses of the attacker: { $value }
be-losses-of-the-defender = losses of the defender: { $value }
be-marker-of-the-reaction = { $value_the } receives the marker of its reaction
be-moves-as-a-group = as a group
be-no-bonus-into-a-building = against a building, infantry has no charge bonus
be-not-the-distance-due = a friend, a building, the ground or an edge changes the distance due
be-skirmishers-have-not-given-way = they have not given way
be-passes-behind-a-friend = it passes behind a friend
be-rest-of-the-charge = rest of the charge: { $value } DU
be-stops-at-its-edge = it stops at its own table edge
be-struck-in-the-rear = the charge strikes the rear
be-struck-on-the-flank = the charge strikes a flank
be-successor-without-points = the successor has no points this turn
be-unit-captures = { $value_the } takes it
be-unit-engages-anew = { $value_the } pursues against a new enemy
be-unit-obeys = { $value_the } has obeyed the order
be-unit-supports-morale = { $value_the } supports its morale
be-whole-loss-tests-morale = one more whole loss: a morale test
be-the-farm = The farm
be-division-against-division = Division against division
be-austerlitz-pratzen = Austerlitz: the Pratzen plateau
be-scenario-at-or-arrives = { $given } needs a place, or a division that arrives (“at” or “arrives”)
be-scenario-division-without-general = { $given } needs a general; the commander-in-chief leads one division at most
be-scenario-army-too-dear = the army costs { $given } points, more than its budget
be-scenario-formation-it-cannot-have = { $given } cannot have this formation
be-scenario-hold-without-zone = { $given } holds: give the centre of its zone (“zone”)
be-scenario-no-units = no units here: add some
be-scenario-no-zones = deployment is free: add zones
be-scenario-nobody-set-up = { $given } has no place: give “at” or “attached_to”
be-scenario-off-the-table = { $given } is off the table
be-scenario-on-another-unit = { $given } overlaps another unit
be-scenario-on-forbidden-ground = { $given } stands on forbidden ground
be-scenario-outside-its-zone = { $given } is outside its zone
be-scenario-plateau-is-a-hill = { $given }: only a hill is a plateau
be-scenario-point-or-ground = { $given }: give a point, or pieces of terrain
be-scenario-too-many-units = at most { $given } units
be-scenario-unit-not-in-the-list = the list does not allow this unit ({ $given })
be-scenario-unknown-objective = there is no objective “{ $given }”
be-scenario-unknown-unit = this division has no unit “{ $given }”
be-refuse-at-least-half-the-rest = at least half of what is left, at most all of it
be-refuse-bonus-of-2-at-most = a bonus of 2 points at most
be-refuse-broken-divisions-retreat-or-hold = a division half lost retreats or holds
be-refuse-broken-divisions-rally-first = a division that falls back with half its units lost or in disorder rallies some of them first
be-refuse-building-is-held = the building is held
be-refuse-building-too-far = the building is more than 1 DU away
be-refuse-building-too-small = the building is too small for this unit
be-refuse-cannot-attach-there = the general cannot be attached there
be-refuse-cannot-hide-there = nobody can hide there
be-refuse-cannot-react = this unit cannot react
be-refuse-cannot-support = these units cannot support this
be-refuse-disorder-keeps-away-from-the-enemy = in disorder nobody comes within 4 DU of the enemy
be-refuse-ends-on-a-building = the move ends on a building
be-refuse-ends-on-a-unit = there is no room
be-refuse-enters-near-an-enemy = nobody enters within 4 DU of an enemy
be-refuse-farther-than-its-move = that is farther than the move allows
be-refuse-garrison-comes-out-first = a garrison must come out first
be-refuse-guns-that-moved-are-silent = a battery that moved does not fire
be-refuse-has-this-order = the division has this order already
be-refuse-lines-pass-facing-alike = lines are passed only facing the same way
be-refuse-march-is-not-open = no entry by an operational move
be-refuse-marches-in-column = an operational move is made in column
be-refuse-marked-never-supports = a marked unit does not move in support
be-refuse-nearest-formed-enemy-first = the nearest formed enemy first
be-refuse-no-battalion-guns = no battalion guns to fire
be-refuse-no-free-path = the path is not free
be-refuse-no-free-rally = there is no free rally, or no longer
be-refuse-no-gap-to-pass = there is no gap of 1 DU on both sides
be-refuse-no-garrison = this unit holds no building, or holds one already
be-refuse-no-group = these units form no group
be-refuse-no-lateral-move-near-the-enemy = no lateral move within 4 DU of a formed enemy
be-refuse-no-line-to-the-target = no line of charge is free
be-refuse-no-passage-near-the-enemy = no passage of lines within 2 DU of the enemy
be-refuse-no-shrapnel = this battery has no shrapnel
be-refuse-no-such-building = there is no such building
be-refuse-no-such-leg = this path does not exist
be-refuse-no-such-reserve = there is no such reserve
be-refuse-not-at-hand = this unit cannot come on here, or now
be-refuse-not-of-this-division = the unit is not of the division that is activated
be-refuse-not-to-be-activated-now = this division is not to be activated now
be-refuse-not-what-is-asked = that is not what is asked
be-refuse-not-your-division = that is not one of your divisions
be-refuse-not-your-unit = that is not one of your units
be-refuse-nothing-to-detach = there are no skirmishers to detach or recall
be-refuse-off-the-table = that is off the table
be-refuse-one-attempt-a-turn = one change of order a division and turn
be-refuse-one-change-a-move = one change or turn a move
be-refuse-one-general-a-unit = one general a unit
be-refuse-one-mode-a-move = a move is made in one way only
be-refuse-only-skirmishers-face-anywhere = only skirmishers face where they like
be-refuse-only-squares-and-skirmishers-go-anywhere = only squares and skirmishers go in any direction
be-refuse-order-comes-first = the points left must serve the order first
be-refuse-order-forbids-the-fire = the order forbids this fire
be-refuse-order-holds-its-zone = the order is to hold the zone
be-refuse-order-keeps-away-from-the-enemy = the order forbids coming within 4 DU of the enemy
be-refuse-order-not-obeyed-yet = the order is not obeyed yet: an answer that is offered does it
be-refuse-outside-the-zone = that is outside the deployment zone
be-refuse-parent-too-far = the parent unit is too far away
be-refuse-reaction-not-open = this reaction is not open here
be-refuse-reacts-once = a unit reacts once
be-refuse-skirmishers-go-before-their-parent = skirmishers go at most 2 DU before their parent
be-refuse-slide-before-an-advance = a slide comes right before an advance of 1 DU or more
be-refuse-slide-of-1-ud-once = one slide, of 1 DU at most
be-refuse-squares-are-not-passed = squares neither pass nor are passed
be-refuse-target-charged-enough = the target has been charged already
be-refuse-no-prolong-of-12-pounds = no prolong for 12 pounders
be-refuse-deployed-guns-stay = deployed guns move only by prolong
be-refuse-nothing-left-of-the-move = not enough of the move is left
be-refuse-reserve-not-called = the reserve has not been called
be-refuse-who-fired-stays = this unit fired before the movement: it stays where it is
be-refuse-target-charged-on-this-side = the target has been charged on this side already
be-refuse-target-is-a-friend = the target is a friend
be-refuse-target-not-in-arc-or-sight = the target is out of arc, range or sight
be-refuse-target-not-seen = the target is not seen
be-refuse-too-few-command-points = there are not enough command points
be-refuse-too-many-legs = the way has too many legs
be-refuse-too-near-an-enemy = that is too near an enemy
be-refuse-unit-cannot-be-activated = this unit cannot be activated now
be-refuse-unit-cannot-fire = this unit cannot fire now
be-refuse-wheel-of-180-at-most = wheels of 180 degrees at most
be-refuse-withdraws-away = a withdrawal leads away
be-refuse-withdraws-beyond-4-ud = a withdrawal ends beyond 4 DU
be-refuse-zone-too-far = the centre of the zone is more than 12 DU from the general

## Ends and counts

be-level-decisive = decisive victory
be-level-victory = victory
be-level-marginal = marginal victory
be-level-draw = draw
be-tally-losses = losses
be-tally-units-eliminated = units eliminated
be-tally-objectives-held = objectives held
be-tally-points-scored = points scored

## On the table and off it

be-scale = 1 DU
be-status-to-come = to come
be-status-on-table = on the table
be-status-hidden = hidden
be-status-eliminated = eliminated
be-status-lost = lost
be-status-points = victory points
be-status-command-points = command points
be-status-break-points = break points
be-value-abandoned = left by its crew
be-value-activated = activated already
be-value-commander-in-chief = commander-in-chief

## Facts of a result as a player says them, beside the chances of an answer

be-fact-half-losses = { $value ->
    [0] no loss
    [1] half a loss
    [2] one loss
    [3] one loss and a half
   *[other] { $value } half losses
  }
be-fact-eliminated = the target is eliminated
be-fact-eliminated-not = { "" }
be-fact-morale-fails = the target fails its morale test
be-fact-morale-fails-not = { "" }
be-fact-charger-wins = the attacker wins
be-fact-charger-wins-not = the attacker does not win
be-fact-defender-fate = { $value ->
    [eliminated] the target is eliminated
    [disorder] the target retreats in disorder
    [flees] the target flees
   *[stands] the target stands
  }
be-fact-charger-fate = { $value ->
    [eliminated] the attacker is eliminated
    [disorder] the attacker retreats in disorder
    [flees] the attacker flees
   *[stands] the attacker stays in order
  }
be-fact-charger-half-losses = { $value ->
    [0] the attacker loses nothing
    [1] the attacker takes half a loss
    [2] the attacker takes one loss
   *[other] the attacker takes { $value } half losses
  }
be-fact-defender-half-losses = { $value ->
    [0] the defender loses nothing
    [1] the defender takes half a loss
    [2] the defender takes one loss
   *[other] the defender takes { $value } half losses
  }

## Before an answer

be-planned-move = { $ud ->
    [0] { $unit }: on the spot
   *[other] { $unit }: { $ud } DU
  }
be-planned-charge = { $unit }: charge
be-preview-way = { $ud } of { $most } DU
be-preview-stage = { $ud }
be-preview-reaction = { $unit_the } may react: { $reaction ->
    [opportunity_charge] charge
    [opportunity_fire] fire
    [withdraw] withdraw
    [recoil] recoil
    [recoil_and_fire] fire and recoil
    [change_formation] change formation
    [change_facing] turn
    [flee] flee
    [unlimber] unlimber
    [limber_and_flee] limber and flee
   *[stand] stand
  }
be-piece-march = normal move: { $ud } DU
be-piece-fire = effective range: { $ud } DU
be-piece-in-command = in command
be-piece-out-of-command = out of command: one more command point
be-piece-commands = commands within { $ud } DU
be-piece-division = { $division }: { $order ->
    [retreat] retreat
    [manoeuvre] manoeuvre
    [attack] attack
    [engage] engage
   *[hold] hold
  } (no. { $number }), { $gone } of { $units } out of action; at { $half } it falls back

## Other refusals

be-refuse-too-far-from-their-parent = detached skirmishers stay within 8 DU of their unit
be-refuse-redoubt-is-full = a redoubt holds one battery and one infantry unit in line

## How to win

be-win-points = After { $turns } turns: 5 points ahead are a victory, 2 points a marginal one.
be-win-ground = After { $turns } turns, the ground that is held decides.
be-win-with = { $side }: { $level } by holding { $all }.
be-win-with-one-of = { $side }: { $level } by holding { $all }, and one of these: { $one }.
be-win-otherwise = Otherwise, { $level }: { $side }.
be-win-held = Objectives held: { $objectives }.
be-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
be-win-losses = Losses of the enemy: unit eliminated (1 point), unit in disorder (0.5 point), divisional general (2 points), commander-in-chief (3 points).
be-win-break = An army breaks, and the other has a decisive victory, when its break points reach its threshold: { $limits }.
be-win-limit = { $side } { $units }
be-win-holding = An objective belongs to the side that has a formed unit in order within 2 DU of it and no formed enemy there; it keeps it until the enemy takes it.
be-chance-half-losses = chance to inflict a loss
be-chance-charger-wins = chance that the attacker wins
