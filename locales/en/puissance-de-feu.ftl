# Puissance de feu

## Procedures

pf-procedure-unit-profile = read everything that a unit can do
pf-procedure-army-cost = count the points of an army and compare them with a limit
pf-procedure-attacker-roll = roll for who attacks and who defends
pf-procedure-extra-turn = see, after the last turn, whether one more is played
pf-procedure-march-distance = roll the distance of a march order
pf-procedure-organisation-test = take the organisation test after a second or third move
pf-procedure-wide-table-march = make one to three moves in a row on a wide table
pf-procedure-fire-target-number = find the dice of a shot, the number they need and the target’s save
pf-procedure-fire = resolve a shot down to the hit points lost
pf-procedure-volley = resolve a whole fire order, the target’s morale test included
pf-procedure-morale-test = take the morale test of a unit that has just been hit
pf-procedure-rout-move = roll how far a unit flees
pf-procedure-rout-edge = find the table edge towards which a unit flees
pf-procedure-rally = resolve a rally order, and the flight if it fails
pf-procedure-evade-move = roll the distance of an evasion
pf-procedure-charge-reach = tell whether a charge makes contact, evasion included
pf-procedure-melee-target-numbers = find the dice of a melee and what each side needs to hit
pf-procedure-melee = resolve a melee, cycle after cycle, until somebody wins
pf-procedure-assault = resolve a whole charge order, from the evasion to the end of the melee
pf-procedure-ammunition-check = see whether a unit that has fired is out of ammunition
pf-procedure-resupply = tell whether a unit out of ammunition can take some
pf-procedure-ironclad-status = count the guns and movement dice that an ironclad has left
pf-procedure-ironclad-drift = roll how far the current carries an ironclad
pf-procedure-victory-points = count the points of both sides and name the winner

## Fields: units

pf-field-unit = unit
pf-field-units = units
pf-field-type = type
pf-field-traits = traits
pf-field-wounds = wounds
pf-field-state = state
pf-field-out-of-ammunition = out of ammunition
pf-field-house-rules = house rules
pf-field-officer-near = friendly officer within 6 inches
pf-field-officer-is-indian = Indian officer
pf-field-hit-points = hit points
pf-field-hit-points-left = hit points left
pf-field-fire-table = fire table
pf-field-fire-dice = fire dice
pf-field-ball-dice = dice with ball
pf-field-canister-dice = dice with canister
pf-field-max-range = maximum range, in inches
pf-field-melee-dice = melee dice
pf-field-category = category in melee
pf-field-small = small unit
pf-field-armoured = protected or armoured
pf-field-doubled-move = doubled move
pf-field-evade = evasion
pf-field-first-strike = strikes first
pf-field-frontage-cm = frontage in cm
pf-field-depth-cm = depth in cm
pf-field-points = points
pf-field-limit = limit of points
pf-field-legal = within the limit

## Fields: set-up and turn

pf-field-player-a-choice = choice of player A if he wins
pf-field-player-b-choice = choice of player B if he wins
pf-field-winner = winner
pf-field-attacker = attacker
pf-field-turn = turn just ended
pf-field-scheduled-turns = scheduled number of turns
pf-field-extra-turn = extra turn

## Fields: march

pf-field-distance = distance, in inches
pf-field-move-number = number of the move
pf-field-moves = moves wanted
pf-field-moves-made = moves made
pf-field-passed = passed

## Fields: fire

pf-field-shooter = shooter
pf-field-ammunition = ammunition
pf-field-guns = guns
pf-field-target = target
pf-field-target-in-cover = target in cover
pf-field-target-is-nearest = target is the nearest
pf-field-in-range = in range
pf-field-immune = target immune
pf-field-dice = dice
pf-field-to-hit = to hit
pf-field-target-saves = target has a save
pf-field-damage-per-hit = damage for each hit
pf-field-hits = hits
pf-chance-hits = chance to hit
pf-field-hit-points-lost = hit points lost
pf-field-target-hit-points = hit points of the target
pf-field-destroyed = destroyed
pf-field-morale-test = morale test due
pf-field-outcome = outcome

## Fields: rout and rally

pf-field-total = total
pf-field-distance-to-edge = distance before it leaves the table, in inches
pf-field-leaves-table = leaves the table
pf-field-to-north = to the north edge, in inches
pf-field-to-east = to the east edge, in inches
pf-field-to-south = to the south edge, in inches
pf-field-to-west = to the west edge, in inches
pf-field-own-edge = own edge
pf-field-edge = edge to flee to
pf-field-rallied = rallied
pf-field-flight-distance = flight distance, in inches

## Fields: charge and melee

pf-field-charger = charger
pf-field-defender = defender
pf-field-evades = target evades
pf-field-evaded-this-turn = has evaded this turn
pf-field-evade-room = room to evade, in inches
pf-field-obstacle-at = distance of the first obstacle, in inches
pf-field-evade-distance = distance evaded, in inches
pf-field-charge-distance = charge roll, in inches
pf-field-contact = contact
pf-field-gap = gap left, in inches
pf-field-target-destroyed = target destroyed
pf-field-flank-or-rear = flank or rear
pf-field-target-behind-obstacle = target behind an obstacle
pf-field-defender-behind-obstacle = defender behind an obstacle
pf-field-defender-evaded = defender caught while evading
pf-field-charger-dice = charger’s dice
pf-field-charger-to-hit = charger’s number to hit
pf-field-charger-to-hit-later = charger’s number to hit in later cycles
pf-field-charger-saves = charger has a save
pf-field-defender-dice = defender’s dice
pf-field-defender-to-hit = defender’s number to hit
pf-field-defender-saves = defender has a save
pf-field-defender-destroyed = defender destroyed without a fight
pf-field-charger-losses = charger’s losses
pf-field-defender-losses = defender’s losses
pf-field-charger-fate = charger’s fate
pf-field-defender-fate = defender’s fate

## Fields: ammunition, ironclad, victory

pf-field-source = source of ammunition
pf-field-resupplied = resupplied
pf-field-move-dice = movement dice
pf-field-sunk = sunk
pf-field-room-downstream = room downstream, in inches
pf-field-eliminated = eliminated
pf-field-attacker-units = attacker’s units
pf-field-defender-units = defender’s units
pf-field-attacker-objectives = attacker’s objectives
pf-field-defender-objectives = defender’s objectives
pf-field-attacker-points = attacker’s points
pf-field-defender-points = defender’s points
pf-field-fate = fate
pf-field-result = result

## Values: types, traits, states

pf-value-infantry = infantry
pf-value-artillery = artillery
pf-value-cavalry = cavalry
pf-value-officer = officer
pf-value-skirmishers = skirmishers
pf-value-indians = Indians
pf-value-cavalry-scouts = cavalry scouts
pf-value-ironclad = ironclad
pf-value-ammunition-waggon = ammunition waggon
pf-value-smoothbore = smoothbore musket
pf-value-sharpshooters = sharpshooters
pf-value-elite = elite
pf-value-cuirassiers = cuirassiers
pf-value-lancers = lancers
pf-value-pikes = pikes
pf-value-large = large unit
pf-value-militia = patriotic militia
pf-value-mounted = mounted
pf-value-indian = Indian
pf-value-steady = steady
pf-value-routing = routing
pf-value-disordered = disordered
pf-value-cannon = gun
pf-value-ship = ship
pf-value-other = other
pf-value-none = none

## Values: choices

pf-value-attack = attack
pf-value-defend = defend
pf-value-player-a = player A
pf-value-player-b = player B
pf-value-advance = advance
pf-value-rotate = rotate
pf-value-ball = ball
pf-value-canister = canister
pf-value-north = north
pf-value-east = east
pf-value-south = south
pf-value-west = west
pf-value-camp = camp
pf-value-depot = ammunition depot

## Values: what happens

pf-value-d3 = D3
pf-value-d6 = D6
pf-value-d6-once = a single D6
pf-value-no-effect = no effect
pf-value-damaged = hit, without a test
pf-value-holds = holds
pf-value-routs = routs
pf-value-eliminated = eliminated
pf-value-destroyed = destroyed
pf-value-charger = charger
pf-value-defender = defender
pf-value-stands = stands
pf-value-retreats = retreats
pf-value-intact = intact
pf-value-lost = lost
pf-value-attacker-decisive = decisive victory of the attacker
pf-value-attacker-marginal = marginal victory of the attacker
pf-value-draw = draw
pf-value-defender-marginal = marginal victory of the defender
pf-value-defender-decisive = decisive victory of the defender

## Values: house rules

pf-value-repeat-extra-turn = roll again after each extra turn
pf-value-premeasuring = measuring allowed at any time
pf-value-officer-single-move = officers’ moves and flights not doubled
pf-value-enemy-units-do-not-block-sight = enemy units never block the line of sight
pf-value-canister-one-roll = canister: one D6 for the whole shot
pf-value-canister-one-per-hit = canister: one damage for each hit
pf-value-officer-die-on-charge = officer’s die on charges
pf-value-guns-may-not-charge = guns and waggons never charge
pf-value-bonuses-first-cycle-only = charge and flank bonuses in the first cycle only
pf-value-evade-as-march = evasion with the march dice
pf-value-officer-die-on-morale = officer’s die on morale tests
pf-value-basic-small-units-only = small units: artillery and officers only
pf-value-no-fourth-die = no fourth die for light troops
pf-value-cuirassiers-fire-only = breastplates count under fire only
pf-value-sharpshooters-two-plus = sharpshooters hit on 2+ at close range
pf-value-militia-officer-cancels = an officer cancels the handicap of militia
pf-value-disordered-no-dice = no melee dice while disordered
pf-value-disorder-failure-routs = a disordered unit that fails to rally routs
pf-value-resupply-takes-the-order = taking ammunition costs the order
pf-value-first-player-rolled = who plays first is rolled for in each turn
pf-value-sight-from-front-edge = units look from the middle of their front edge, not from their centre
pf-value-any-fence-covers = any fence, wall or crest between firer and target gives cover
pf-value-morale-test-after-melee = a winner hurt in melee takes a morale test
pf-value-turns-cost-movement = the turns of a charge and of a ship count against the dice
pf-value-routers-destroyed-when-charged = a routing unit is destroyed as soon as a charge is announced
pf-value-elite-and-large-for-any = elite and large units of any type
pf-value-disordered-winner-refaces = a disordered unit that wins a melee may reface
pf-value-ammunition = ammunition is counted
pf-value-roles-rolled = the winner of a die roll chooses to attack or to defend
pf-value-points-from-the-start = the harder part has points from the start
pf-value-wide-table = second and third moves on wide tables
pf-value-advanced-troops = advanced troop types

## Refusals: units and house rules

pf-refuse-house-rule-twice = a house rule is named twice; keep it once
pf-refuse-two-rules-for-canister = canister follows one house rule at a time; choose one D6 in all or one damage for each hit
pf-refuse-trait-twice = a trait is given twice; keep it once
pf-refuse-trait-of-another-type = this type of unit cannot have this trait; change the type or drop the trait
pf-refuse-traits-exclude-each-other = these traits exclude each other: pikes have neither smoothbores nor sharpshooters, and militia is not elite
pf-refuse-no-hit-points-left = with so many wounds the unit has no hit points left; give fewer than its hit points
pf-refuse-guns-never-rout = a gun never routs: it is eliminated
pf-refuse-ships-never-rout = an ironclad never routs
pf-refuse-ships-are-never-disordered = an ironclad is never disordered
pf-refuse-only-steady-units = only a steady unit can do this; rally it first
pf-refuse-no-officer-near = “Indian officer” needs a friendly officer within 6 inches: give that too

## Refusals: turn and march

pf-refuse-not-the-last-turn = this is not the last turn yet; the die is rolled after it only
pf-refuse-one-extra-turn-only = only one extra turn is played, unless a house rule allows another roll
pf-refuse-ships-move-once = an ironclad makes only one move in a turn

## Refusals: fire

pf-refuse-pikes-cannot-fire = pikes cannot fire
pf-refuse-out-of-ammunition-cannot-fire = this unit is out of ammunition; resupply it before it fires
pf-refuse-announce-ball-or-canister = a gun announces its ammunition before it fires; give ball or canister
pf-refuse-only-guns-choose-ammunition = only guns choose between ball and canister; leave the ammunition out
pf-refuse-only-ships-divide-guns = only an ironclad divides its guns; leave their number out
pf-refuse-guns-lost = this ship does not have so many guns left; give fewer
pf-refuse-officer-is-not-nearest = an officer who is not the nearest target is neither fired at nor charged

## Refusals: morale and rally

pf-refuse-no-test-without-wounds = without wounds there is no morale test; count those of the shot
pf-refuse-routing-units-take-no-test = a unit that is routing already takes no morale test
pf-refuse-ships-take-no-test = an ironclad takes no morale test
pf-refuse-guns-never-flee = a gun does not flee: it is eliminated
pf-refuse-ships-never-flee = an ironclad does not flee
pf-refuse-nothing-to-rally = only a routing or disordered unit is rallied

## Refusals: charge, evasion and melee

pf-refuse-ships-never-charge = an ironclad does not charge
pf-refuse-ships-are-never-charged = an ironclad cannot be charged
pf-refuse-guns-may-not-charge = the house rule forbids guns and waggons to charge
pf-refuse-troops-that-never-evade = only cavalry, cavalry scouts and skirmishers evade
pf-refuse-only-steady-troops-evade = a routing or disordered unit cannot evade
pf-refuse-evades-once-a-turn = a unit evades once a turn only; this one must stand
pf-refuse-room-without-evasion = room to evade matters only if the target evades; leave it out
pf-refuse-obstacle-at-the-start = an obstacle touched at the start does not stop the charge; give a distance above 0, or none

## Refusals: ammunition

pf-refuse-ammunition-enough = this unit still has ammunition; only a unit that is out of it takes some
pf-refuse-distance-to-no-source = without a source of ammunition there is no distance to give; leave it out
pf-refuse-distance-to-source-missing = give the distance to the source of ammunition

## Log: numbers reckoned

pf-movement-dice = movement dice
pf-distance = distance in inches
pf-test-dice = dice of the test
pf-to-hit = number to hit
pf-charger-to-hit = number to hit of the charger
pf-defender-to-hit = number to hit of the defender
pf-charger-dice = dice of the charger
pf-defender-dice = dice of the defender
pf-guns = guns
pf-hit-points-lost = hit points lost

## Log: dice thrown

pf-die-of-player-a = die of player A
pf-first-player-die-of-the-attacker = the attacker’s die for the first move
pf-first-player-die-of-the-defender = the defender’s die for the first move
pf-die-of-player-b = die of player B
pf-extra-turn-die = die for the extra turn
pf-march-dice = march dice
pf-organisation-dice = dice of the organisation test
pf-fire-dice = fire dice
pf-save-dice = save dice
pf-ball-damage = damage of ball, D3 for each hit
pf-canister-damage = damage of canister
pf-nerve-dice = dice of the morale test
pf-flight-dice = flight dice
pf-evasion-dice = evasion dice
pf-charge-dice = charge dice
pf-charger-melee-dice = melee dice of the charger
pf-defender-melee-dice = melee dice of the defender
pf-charger-save-dice = save dice of the charger
pf-defender-save-dice = save dice of the defender
pf-ammunition-dice = ammunition dice
pf-drift-dice = drift dice

## Log: set-up, turn, march

pf-equal-dice-again = equal dice: roll again
pf-dice-of-the-type = dice of this type of unit
pf-officer-near = officer within 6 inches
pf-elite-troops = elite troops
pf-officer-helps-himself = the officer’s own bonus
pf-best-dice-kept = { $value ->
    [one] the best die is kept
   *[other] the { $value } best dice are kept
  }
pf-worst-dice-kept = { $value ->
    [one] the worst die is kept
   *[other] the { $value } worst dice are kept
  }
pf-dice-kept = sum of the dice kept
pf-mounted-doubles = mounted troops: distance doubled
pf-dice-lost-with-hit-points = dice lost with hit points
pf-rotation-without-dice = rotation on the spot, without dice
pf-organisation-needs = passed on { $value } or more
pf-falls-into-disorder = test failed: the unit is disordered

## Log: fire

pf-out-of-range = target out of range: the order is spent
pf-ship-is-immune = only ball can hurt the ironclad
pf-dice-of-the-weapon = dice of the weapon
pf-guns-of-the-ship = guns of the ship
pf-weapon-and-distance = weapon and distance
pf-sharpshooters = sharpshooters
pf-armour-plate = armour plate: 4+ save
pf-target-in-cover = target in cover: 4+ save
pf-small-target = small target: 4+ save
pf-breastplates = breastplates: 4+ save
pf-no-cover-against-ball = no cover against ball
pf-damage = damage
pf-no-more-to-lose = no more hit points to lose
pf-target-destroyed = target destroyed
pf-hit-points-left = { $value ->
    [one] { $value } hit point left
   *[other] { $value } hit points left
  }
pf-target-loses-hit-points = { $value ->
    [0] the target loses no hit point
    [one] the target loses one hit point
   *[other] the target loses { $value } hit points
  }
pf-charger-loses-hit-points = { $value ->
    [0] the charging unit loses no hit point
    [one] the charging unit loses one hit point
   *[other] the charging unit loses { $value } hit points
  }

## Log: morale, rout, rally

pf-target-tests-morale = the target takes a morale test
pf-routing-units-do-not-test = routing already: no morale test
pf-two-dice = two dice
pf-independent = independent scouts
pf-militia = patriotic militia
pf-officer-steadies-militia = the officer steadies the militia: two dice
pf-against-wounds = { $value ->
    [one] against { $value } wound
   *[other] against { $value } wounds
  }
pf-keeps-its-nerve = the unit holds
pf-breaks-and-routs = the unit routs
pf-gun-eliminated = the gun is eliminated
pf-leaves-the-table = the unit leaves the table and counts as lost
pf-nearest-edge = nearest table edge
pf-tie-own-edge = edges equally near: the owner’s own
pf-tie-first-edge = edges equally near: the first of north, east, south, west
pf-rallies-and-refaces = the unit rallies and refaces freely
pf-flees-again = not rallied: the unit flees at once
pf-stays-disordered = the unit stays disordered

## Log: charge, evasion, melee

pf-evasion-stopped = evasion stopped by the table edge or impassable ground
pf-contact = the charge makes contact
pf-charge-falls-short = the charge falls short
pf-stopped-by-obstacle = the charge is stopped by an obstacle
pf-routing-unit-destroyed = a routing unit reached by a charge is destroyed
pf-base-number = base number of melee
pf-charges = unit that charges
pf-flank-or-rear = enemy taken in flank or rear
pf-infantry-against-artillery = infantry against artillery
pf-cavalry-against-artillery = cavalry against artillery
pf-cavalry-against-infantry = cavalry against infantry
pf-number-in-later-cycles = { $value }+ in later cycles, without charge and flank bonuses
pf-strikes-first = lancers or pikes strike first
pf-caught-evading = caught while evading: no dice
pf-disordered-and-helpless = disordered: no dice
pf-defender-behind-obstacle = defender behind an obstacle: 4+ save
pf-damage-to-charger = { $value } damage to the charger
pf-damage-to-defender = { $value } damage to the defender
pf-charger-wins = the charger wins
pf-defender-wins = the defender wins
pf-both-destroyed = both units are destroyed: nobody wins
pf-another-cycle = equal damage: another cycle

## Log: ammunition, ironclad, victory

pf-ammunition-gone = double six: out of ammunition
pf-takes-ammunition = the unit takes ammunition
pf-routing-takes-no-ammunition = a routing unit takes no ammunition
pf-no-source-in-reach = no source of ammunition within 6 inches
pf-guns-lost-with-hit-points = guns lost with hit points
pf-points-of-the-army = { $value ->
    [one] { $value } point for the army
   *[other] { $value } points for the army
  }
pf-equal-scores = equal scores
pf-at-least-twice-the-score = at least twice the other score
pf-less-than-twice-the-score = less than twice the other score
