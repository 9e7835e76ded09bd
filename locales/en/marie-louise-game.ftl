# The whole game: scenarios, decisions, events, reasons.

## Faults of a scenario

scenario-strip-needs-a-width = “{ $given }” is a strip along a line: say how wide it is (width).
scenario-material-of-strongpoints = only a strongpoint has a material; “{ $given }” is none.
scenario-no-such-strongpoint = there is no strongpoint “{ $given }”: give one of that id, or list its strongpoints.
scenario-unknown-brigade = this army has no brigade or general “{ $given }”.
scenario-unknown-unit = this army has no unit “{ $given }”.
scenario-unit-without-brigade = “{ $given }” needs a brigade: only batteries stand by themselves.
scenario-brigade-without-units = no unit belongs to brigade “{ $given }”.
scenario-general-stands-somewhere = say where this general is: at a place (at), with a unit (with), or when he comes (arrives), one of these.
scenario-too-many-elite = more than a quarter of the elements are elite (balanced_limits): remove some, or lift the limits.
scenario-too-many-superior = more than a third of the elements have superior cohesion (balanced_limits): remove some, or lift the limits.
scenario-too-many-levies = more than a third of the elements are levies (balanced_limits): remove some, or lift the limits.
scenario-too-many-guns = more than one artillery element for four others (balanced_limits): remove some, or lift the limits.
scenario-too-many-charismatic = only one general has a charisma of 3 (balanced_limits).
scenario-too-cheap = an element costs 4 points at least (balanced_limits).
scenario-over-budget = this army costs { $cost } points, more than its budget of { $given }.
scenario-doctrine-of-another-nation = the nation of brigade “{ $given }” has no such doctrine in that year.
scenario-doctrine-forbids = the doctrine of its brigade does not admit this formation for “{ $given }”.
scenario-troops-clash = “{ $given }” cannot be all of this at once.
scenario-addition-not-in-force = this battle does not have { $given }: switch it on under rules, or leave it out.
scenario-formation-of-another-arm = “{ $given }” cannot stand in this formation: it belongs to another arm.
scenario-garrison-in-a-strongpoint = “{ $given }”: without formation or as a bastion it must be in a strongpoint, and only so.
scenario-open-order-only = “{ $given }” fights in open order only.
scenario-one-marker = “{ $given }” is shaken or routed, not both.
scenario-routed-in-formation = “{ $given }” is routed: then it is disorganised, and a battery limbered.
ml-scenario-at-or-arrives = “{ $given }” needs a place (at) or a time (arrives), one of the two.
ml-scenario-no-units = an army needs units.
ml-scenario-off-the-table = “{ $given }” does not stand on the table.
ml-scenario-on-another-unit = “{ $given }” stands on another unit.
ml-scenario-too-many-units = no battle has more than { $given } units.

## Decisions

ml-decide-deploy = Set up your army: each unit in your zone, or as listed.
ml-decide-deputy = A deputy takes the brigade: where does he stand?
ml-decide-attach = Generals: attach, detach? Garrisons: bastion or not?
ml-decide-orders = Orders of the turn: one token for each brigade, each battery, and units that need their own.
ml-decide-face = { $unit_the } rallies: facing which way?
ml-decide-flee = Which way does { $unit_the } flee?
ml-decide-stand = Which units stay where they are on purpose, to fire first?
ml-decide-charge = The order Charge: what target for each unit?
ml-decide-react = Your units are charged: how do they react?
ml-decide-fire = Which unit fires now, and at what target?
ml-decide-retire = Which way do your units retire?
ml-decide-redirect = The target is gone: charge another, or give up?
ml-decide-impact = Which impact is resolved next?
ml-decide-pursue = { $unit_the } has won the impact: hold the ground, or pursue?
ml-decide-join = Does the rear support join the melee?
ml-decide-plot = Plot the moves of your units: all move together, quarter by quarter.
ml-decide-ride = Where do your detached generals go?
ml-decide-activate = Which unit moves next, and how?
ml-decide-counter = { $unit_the } is about to move: counter with one of yours?
ml-decide-escape = The general escapes: where to?

## Answers

ml-choose-ready = Ready
ml-choose-again = Begin the sheet again
ml-choose-place = Place { $unit_the } here
    .brief = here
ml-choose-place-general = Place { $unit_the } here
    .brief = here
ml-choose-attach = { $unit_the } joins { $target_the }
    .brief = joins
ml-choose-detach = { $unit_the } leaves his unit
    .brief = leaves his unit
ml-choose-bastion = { $unit_the } makes a bastion
    .brief = makes a bastion
ml-choose-give-up-bastion = { $unit_the } gives up its bastion
    .brief = gives up its bastion
ml-choose-order-retire = { $unit }: Retire [R]
    .brief = Retire [R]
ml-choose-order-charge = { $unit }: Charge [C]
    .brief = Charge [C]
ml-choose-order-manoeuvre = { $unit }: Manoeuvre [M]
    .brief = Manoeuvre [M]
ml-choose-order-hold = { $unit }: Hold [T]
    .brief = Hold [T]
ml-choose-battery-manoeuvre = { $unit }: Manoeuvre [M]
    .brief = Manoeuvre [M]
ml-choose-battery-hold = { $unit }: Hold [T]
    .brief = Hold [T]
ml-choose-battery-redeploy = { $unit }: Redeploy [R]
    .brief = Redeploy [R]
ml-choose-own-retire = { $unit }, specific order: Retire [R]
    .brief = specific order: Retire [R]
ml-choose-own-charge = { $unit }, specific order: Charge [C]
    .brief = specific order: Charge [C]
ml-choose-own-manoeuvre = { $unit }, specific order: Manoeuvre [M]
    .brief = specific order: Manoeuvre [M]
ml-choose-own-hold = { $unit }, specific order: Hold [T]
    .brief = specific order: Hold [T]
ml-choose-no-own-order = { $unit }: no specific order
    .brief = no specific order
ml-choose-face = { $unit_the } turns, { $front }
    .brief = Turn
ml-choose-flee = { $unit_the } flees { $towards }
    .brief = flees
ml-choose-stand = { $unit_the } stays on purpose
    .brief = stays on purpose
ml-choose-go = { $unit_the } follows its order
    .brief = follows its order
ml-choose-charge = { $unit_the } charges { $target_the }
    .brief = charges
ml-choose-charge-bonus = { $unit_the } charges { $target_the } at full speed
    .brief = charges at full speed
ml-choose-support-flank = { $unit_the } supports the flank of { $target_the }
    .brief = supports the flank of
ml-choose-support-rear = { $unit_the } follows { $target_the } in support
    .brief = follows
ml-choose-refrain = { $unit_the } charges nobody
    .brief = charges nobody
ml-choose-keep = { $unit_the } keeps its order
    .brief = keeps its order
ml-choose-counter-charge = { $unit_the } counter-charges { $target_the }
    .brief = counter-charges
ml-choose-evade = { $unit_the } evades
    .brief = evades
ml-choose-full-square = { $unit_the } forms a full square
    .brief = forms a full square
ml-choose-turn = { $unit_the } turns to meet { $target_the }
    .brief = turns to meet
ml-choose-fire = { $unit_the } fires at { $target_the }
    .brief = fires at
ml-choose-shell = { $unit_the } shells the building
    .brief = shells
ml-choose-hold-fire = { $unit_the } holds its fire
    .brief = holds its fire
ml-choose-retire = { $unit_the } retires { $towards }
    .brief = retires
ml-choose-retire-bonus = { $unit_the } retires in haste { $towards }
    .brief = retires in haste
ml-choose-stay = { $unit_the } stays
    .brief = stays
ml-choose-fire-half-move = { $unit_the } fires at { $target_the }, then limbers
    .brief = fires, then limbers
ml-choose-limber-move = { $unit_the } limbers and goes
    .brief = limbers and goes
ml-choose-impact = Resolve the impact of { $unit_the }
    .brief = The impact
ml-choose-pursue = Pursue
ml-choose-hold = Hold the ground
ml-choose-join = { $unit_the } joins the melee
    .brief = joins the melee
ml-choose-stay-out = { $unit_the } stays out of it
    .brief = stays out of it
ml-choose-march = { $unit_the } moves { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  }
    .brief = moves { $pas ->
        [one] { $pas } pace
       *[other] { $pas } paces
      }
ml-choose-advance = { $unit }: the whole brigade advances as far as it can
    .brief = the whole brigade advances as far as it can
ml-choose-advance-some = { $unit }: the whole brigade advances { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  }
    .brief = the whole brigade advances { $pas ->
        [one] { $pas } pace
       *[other] { $pas } paces
      }
ml-choose-form = { $unit_the } { $to ->
    [line] forms line
    [march_column] forms march column
    [attack_column] forms attack column
    [square] forms square
    [skirmish] forms skirmish order
    [limbered] limbers
    [unlimbered] unlimbers
   *[other] changes formation
  }
    .brief = { $to ->
        [line] forms line
        [march_column] forms march column
        [attack_column] forms attack column
        [square] forms square
        [skirmish] forms skirmish order
        [limbered] limbers
        [unlimbered] unlimbers
       *[other] changes formation
      }
ml-choose-reorient = { $unit_the } turns
    .brief = turns
ml-choose-occupy = { $unit_the } occupies the strongpoint
    .brief = occupies
ml-choose-occupy-as-bastion = { $unit_the } occupies the strongpoint and makes it a bastion
    .brief = occupies, as a bastion
ml-choose-stand-still = { $unit_the } stands still
    .brief = stands still
ml-choose-ride = { $unit_the } moves
    .brief = moves
ml-choose-activate = { $unit_the } moves now
    .brief = moves now
ml-choose-counter = { $unit_the } counters
    .brief = counters
ml-choose-pass = No counter
ml-choose-deputy = { $unit }: the deputy here
    .brief = the deputy here
ml-choose-escape = { $unit_the } escapes to here
    .brief = escapes to here

## Refusals

ml-refuse-game-at-least-one-pas = a unit that retires goes at least 1 pace
ml-refuse-game-no-such-heading = that way leads nearer to an enemy, or nowhere
ml-refuse-game-no-such-path = that is no way to go
ml-refuse-game-cannot-charge = this unit cannot charge now
ml-refuse-game-no-such-target = this enemy cannot be charged
ml-refuse-game-no-support-there = this unit is not placed to support that charge
ml-refuse-game-between-units-only = sight is measured from one unit to another
ml-refuse-game-not-asked = that is not asked now
ml-refuse-game-no-such-line = there is nothing to decide here for this unit
ml-refuse-game-line-is-written = this line is written; begin the sheet again to change it
ml-refuse-game-not-there = not there, or not so
ml-refuse-game-on-a-friend = another unit stands there
ml-refuse-game-may-not-move = nothing may be plotted for this unit
ml-refuse-game-too-many-legs = the way has too many legs
ml-refuse-game-turns-too-sharply = the way turns too sharply
ml-refuse-game-outside-the-front-quarter = a unit advances within its front quarter
ml-refuse-game-no-such-change = this formation cannot be taken
ml-refuse-game-no-such-strongpoint = there is no such strongpoint
ml-refuse-game-must-touch-the-strongpoint = infantry must touch the strongpoint to occupy it
ml-refuse-game-strongpoint-is-full = the strongpoint is taken
ml-refuse-game-adjusts-or-turns = under Hold a battalion goes straight ahead a little, or turns
ml-refuse-game-no-turning-in-rough-ground = no turning under Hold in rough ground
ml-refuse-game-straight-ahead-only = only straight ahead
ml-refuse-game-comes-on-only = this unit can only come on
ml-refuse-game-comes-on-from-its-edge = this unit comes on from its own edge
ml-refuse-game-too-near-the-enemy = a general stays 2 paces away from the enemy
ml-refuse-game-square-stands = only a square of superior training advances
ml-refuse-game-not-inside-the-strongpoint = the whole lead element stands inside the strongpoint
ml-refuse-game-one-support-a-side = one support a side joins the melee
ml-refuse-game-beside-a-unit-of-his = the deputy touches a unit of his brigade
ml-refuse-game-too-far-to-charge = a charge carries 60 paces at most
ml-refuse-game-no-horse-there = cavalry charges neither into a wood nor at buildings
ml-refuse-game-skirmishers-do-not-charge = skirmishers do not charge
ml-refuse-game-not-an-order-for-those-guns = limbered guns manoeuvre or hold; deployed ones hold or redeploy
ml-refuse-game-touches-and-commands = a general joins a unit that he touches and commands
ml-refuse-game-meets-no-charge-so = cavalry counter-charges only cavalry that comes from the front and from more than 2 paces
ml-refuse-game-evades-if-faster = only cavalry evades that is faster than all who charge it from the front
ml-refuse-game-no-full-square = only an attack column under Hold, charged by cavalry, closes into a full square
ml-refuse-game-guns-do-not-turn = the charge starts too near for the guns to turn
ml-refuse-game-shaken-has-no-orders = a shaken unit is given no order
ml-refuse-game-routed-has-no-orders = a routed unit is given no order
ml-refuse-game-hesitant-stands = a hesitant unit does not move any more in this turn
ml-refuse-game-has-fired = a unit fires once a turn
ml-refuse-game-charged-fires-later = a charged unit fires when the charge comes home
ml-refuse-game-is-to-move = this unit is to move, and fires only after that
ml-refuse-game-no-target = that is no target
ml-refuse-game-out-of-range = the target is out of range
ml-refuse-game-outside-its-arc = the target is not in the front quarter of the battery
ml-refuse-game-does-not-see-it = there is no line of fire to that target
ml-refuse-game-another-is-more-threatening = another target is more threatening

## Events

ml-battery-limbers-named = { $value_the } limbers and goes
ml-charged-while-manoeuvring-named = the enemy charges { $value_the } while it manoeuvres: unit hesitant
ml-does-nothing-and-hesitates-named = { $value_the } does nothing: unit hesitant
ml-sees-a-friend-lost-named = { $value_the } sees a friend lost
ml-game-abandoned-guns = the abandoned guns of { $value_the }
ml-game-adjusts = { $value_the } adjusts its place
ml-game-charge-each-other = two units charge each other
ml-game-defensive-fires = charged units fire
ml-game-fires-after-moving = fire after the move
ml-game-general-in-that-unit = { $value_the } was with that unit
ml-game-lot-for-the-impacts = lots decide who resolves his impacts first
ml-game-must-test = morale tests to take: { $value }
ml-game-old-order-stays = { $value_the } keeps the old order
ml-game-activation-number = { $value_the } throws for its number
ml-game-bastion = { $value_the } makes a bastion
ml-game-no-bastion = { $value_the } gives up its bastion
ml-game-building-burns = the building catches fire
ml-game-cannot-charge-named = { $value_the } cannot charge: unit hesitant
ml-game-cannot-retire = { $value_the } cannot retire: unit hesitant
ml-game-caught = the loser is caught
ml-game-changes-formation = { $value_the } changes formation
ml-game-charge-broken = the charge of { $value_the } is broken
ml-game-charge-home = { $value_the } comes to 2 paces of its target
ml-game-charge-short = the charge of { $value_the } falls short
ml-game-charges = { $value_the } charges
ml-game-charges-at = its target: { $value }
ml-game-counter-charges = { $value_the } counter-charges
ml-game-counters = { $value_the } tries to move first
ml-game-crosses = { $value_the } crosses a friend
ml-game-deputy-comes = a deputy replaces { $value_the }
ml-game-eliminated = { $value_the } is eliminated
ml-game-evades = { $value_the } evades
ml-game-fights = { $value_the } fights
ml-game-fires = { $value_the } fires
ml-game-fires-at = at { $value_the }
ml-game-flees = { $value_the } flees
ml-game-follows = { $value_the } follows
ml-game-general-at-risk = { $value_the } is in danger
ml-game-general-attached = a general joins { $value_the }
ml-game-general-captured = { $value_the } is captured
ml-game-general-falls = { $value_the } is out of action
ml-game-general-in-contact = the enemy is upon { $value_the }
ml-game-general-shares-its-fate = { $value_the } is lost with his unit
ml-game-guns-abandoned = { $value_the } abandons its guns
ml-game-guns-meet-a-charge = { $value_the } meets the charge
ml-game-has-nobody-to-charge = { $value_the } has nobody to charge: unit hesitant
ml-game-impact = { $value_the } strikes
ml-game-impact-on = upon { $value_the }
ml-game-in-the-flames = { $value_the } is in the flames
ml-game-joins = { $value_the } joins the melee
ml-game-leaves-the-table = the unit leaves the table
ml-game-loses = losses of { $value_the }
ml-game-loses-the-passage = { $value_the } leaves the passage to the enemy
ml-game-losses = { $value ->
    [0] no loss
    [one] one loss
   *[other] { $value } losses
  }
ml-game-melee = { $value_the } is in melee
ml-game-melee-round = round { $value } of the melee
ml-game-new-impact = another enemy is met: a new impact
ml-game-no-room-to-change = { $value_the } finds no room to change formation
ml-game-occupies = { $value_the } occupies the strongpoint
ml-game-order-revealed = the order of { $value_the } is revealed
ml-game-pursues = { $value_the } pursues
ml-game-pursuit-test = { $value_the } has won: pursuit test
ml-game-rallies-hesitant = { $value_the } rallies: unit hesitant
ml-game-rallies-shaken = { $value_the } rallies: unit shaken
ml-game-reacts = { $value_the } reacts to the charge
ml-game-recoils = { $value_the } recoils
ml-game-redirects = { $value_the } charges another target
ml-game-retires = { $value_the } retires
ml-game-routed = { $value_the } routs
ml-game-score-of-the-first = score of the first side: { $value }
ml-game-score-of-the-second = score of the second side: { $value }
ml-game-service-squadrons = the service squadrons charge at the word
ml-game-shaken = { $value_the } is shaken
ml-game-shells-a-building = { $value_the } shells a building
ml-game-stands-deliberately = { $value_the } stays on purpose: unit hesitant
ml-game-stays-routed = { $value_the } stays routed
ml-game-stays-shaken = { $value_the } stays shaken
ml-game-stops-at-two-pas = { $value_the } stops 2 paces from the enemy: unit hesitant
ml-game-support-hesitates = { $value_the } stops with the unit it follows: unit hesitant
ml-game-supports = { $value_the } supports the charge
ml-game-swaps = { $value_the } moves in the place of a friend
ml-game-takes-the-ground = { $value_the } takes the ground
ml-game-tests-morale = { $value_the } tests its morale
ml-game-tries-to-rally = { $value_the } tries to rally
ml-game-turns = { $value_the } turns
ml-game-unit-order = the order of { $value_the }
ml-game-withdraws = { $value_the } withdraws
ml-executes-its-order = order executed
ml-game-tests-for-its-general = its general has fallen: a morale test
ml-game-no-room-to-recoil = the recoil is barred: the unit is eliminated
ml-game-turns-about = { $value_the } turns about
ml-game-blocked-by-an-enemy = { $value_the } is stopped in contact with the enemy
ml-game-lot-for-the-activation = lots are drawn: the same number on both sides
ml-game-counts-for = { $value_the } counts for the enemy
ml-game-counts-for-a-general = { $value_the } counts for the enemy
ml-game-tests-its-own-order = a new specific order: a reaction test
ml-game-tests-its-own-order-alone = out of command, another order: a reaction test
ml-game-tests-its-own-order-leaderless = its general fell last turn, another order: a reaction test
ml-game-adjusting-is-not-moving = adjusting is not moving
ml-game-sequence-used = sequence used: { $value }
ml-game-fires-after-half-a-move = under M, half a sequence at most: the unit fires
ml-game-fires-after-half-a-charge = under C, half a move at most: the unit fires
ml-game-fires-at-chargers = the chargers stand 2 paces from their targets
ml-game-a-test-for-each-element = a test for each element lost
ml-game-event-is-seen = friends see the loss of { $value_the }
ml-game-gunners-alarm-nobody = gunners who flee alarm nobody
ml-game-enemies-shunned = enemies that the unit draws away from: { $value }
ml-game-heading = heading: { $value }°
ml-game-counts-as-retiring = retiring until the end of the turn
ml-game-lead-element-crosses = the lead element crosses a friend
ml-game-completes-its-move = the move is completed all the same
ml-game-infantry-in-open-order = infantry in open order
ml-game-deputy-beside-his-units = the deputy comes beside his units
ml-game-is-charged = the enemy charges { $value_the }
ml-game-is-out-of-reach = { $value_the } is out of reach: a mere advance
ml-game-names-no-target = no legal target, or none named
ml-game-needs-the-bonus = the distance of the bonus is needed
ml-game-needs-no-bonus = the bonus is not needed
ml-game-stays-in-full-square = the unit stays in full square
ml-game-a-marker-breaks-it = a marker breaks the charge
ml-game-initiative-attacks = the side with the initiative attacks
ml-game-is-in-the-building = the winner is in the building
ml-game-no-formation-inside = without formation inside
ml-game-movement-left = movement left: { $value ->
    [one] { $value } pace
   *[other] { $value } paces
  }
ml-game-melee-disorganises = a melee disorganises
ml-game-melee-ends = the melee is over
ml-game-one-support-fights = one support a side fights
ml-game-lot-for-the-building = both sides go in: lots are drawn
ml-game-die-stays-beside-it = the die stays beside the unit
ml-game-may-fall-back = the unit may retire
ml-game-shaken-units-first = shaken units test before routed ones
ml-game-inside-the-strongpoint = the unit holds the strongpoint
ml-game-keeps-its-turn = the unit keeps its turn: nothing is exchanged
ml-game-no-lot-for-the-activation = one side alone has that number: no lot
ml-game-later-and-better = a higher number and a better status: it may counter

## The end

ml-end-broken = an army breaks
ml-end-scores = the scores decide
ml-end-draw-counts = a draw counts as a marginal victory here
ml-level-crushing = crushing victory
ml-level-victory = victory
ml-level-marginal = marginal victory
ml-level-draw = draw
ml-tally-strength-lost = strength lost
ml-tally-units-lost = units lost
ml-tally-guns-lost = batteries lost
ml-tally-objectives-held = objectives held
ml-tally-points-scored = points scored
ml-status-points = points
ml-status-to-come = to come
ml-status-eliminated = eliminated
ml-status-withdrawn = withdrawn
ml-status-abandoned = abandoned
ml-status-spiked = spiked
ml-fact-obeyed = the order is obeyed
ml-fact-obeyed-not = the old order stays
ml-fact-executed = it executes the order
ml-fact-executed-not = it becomes hesitant
ml-chance-losses = chance of at least one loss
ml-chance-obeyed = chance that the order gets through
ml-chance-executed = chance that it executes the order
ml-chance-outcome = chance that the charge wins
ml-fact-outcome = { $value ->
    [attacker_wins] the charger wins
    [melee] melee
    [defender_wins] the charger is thrown back
    [charge_broken] the charge is broken by fire
   *[attacker_destroyed] the charger is destroyed
  }
ml-fact-losses = { $value ->
    [one] one loss
   *[other] { $value } losses
  }

## Reasons of the computer

ml-why-again = no reason to begin again
ml-why-attach = he is of more use free
ml-why-bastion = a bastion only when surrounded
ml-why-charge = the charge promises well
ml-why-charge-order = there is somebody worth charging
ml-why-counter = waiting is better
ml-why-counter-charge = better to charge than to be charged
ml-why-detach = free to give orders
ml-why-evade = out of the way in time
ml-why-fire = the range is good
ml-why-flee = away from the enemy
ml-why-go = the order is good
ml-why-guns = guns belong where they can fire
ml-why-hold = the ground is enough
ml-why-hold-fire = the range will be better
ml-why-hold-order = to stand and fire is best here
ml-why-join = one more decides the melee
ml-why-manoeuvre-order = there is ground to gain
ml-why-move = a better place
ml-why-no-own-order = the order of the brigade will do
ml-why-occupy = behind walls one battalion is worth two
ml-why-own-order = this unit has something else to do
ml-why-pursue = the loser must not come back
ml-why-ready = nothing else is worth while
ml-why-refrain = nobody worth charging
ml-why-retire = out of harm’s way
ml-why-retire-order = the brigade has had enough
ml-why-ride = near his units
ml-why-square = a square stops cavalry
ml-why-stand = to fire first
ml-why-stand-still = no better place
ml-why-stay = it rallies better here
ml-why-support = a charge needs support
ml-why-turn = guns must face the charge
ml-petit-morin = The farm on the Petit Morin

## The map

ml-scale = 1 pace
ml-token-retire = R
ml-token-charge = C
ml-token-manoeuvre = M
ml-token-hold = T
ml-token-own-order = ?
ml-token-hesitant = H
ml-token-retiring = ↩
ml-token-abandoned = ×
ml-loss-markers = { $count ->
    [one] 1 loss on its counter
   *[other] { $count } losses on its counter
  }
ml-value-own-order = specific order, hidden
ml-value-activates-1 = activation die: 1
ml-value-activates-2 = activation die: 2
ml-value-activates-3 = activation die: 3
ml-value-activates-4 = activation die: 4
ml-value-activates-5 = activation die: 5
ml-value-fired = has fired
ml-value-retiring = retiring
ml-value-burning = on fire
ml-preview-pas = { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  }
ml-preview-stage = { $pas }
ml-preview-half-sequences = { $halves ->
    [one] half a sequence of manoeuvring
   *[other] { $halves } half sequences of manoeuvring
  }
ml-preview-stopped = the ground stops it after { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  }
ml-preview-two-pas = an enemy that does not move would stop it at 2 paces: hesitant
ml-preview-charge = { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  } away, reach { $most ->
    [one] { $most } pace
   *[other] { $most } paces
  }
ml-preview-in-reach = in reach without bonus
ml-preview-needs-bonus = in reach only with a good bonus
ml-preview-out-of-reach = out of reach: a mere advance
ml-planned-charge = Charge
ml-planned-charge-odds = Charge · { $percent }%
ml-planned-too-far = Out of reach: a mere advance
ml-planned-fire = Fire · { $percent }%
ml-planned-hesitates = without orders: will hesitate
ml-planned-meets = { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  } · will stop 2 paces from the enemy
ml-planned-order = { $order ->
    [retire] Retire
    [charge] Charge
    [manoeuvre] Manoeuvre
   *[hold] Hold
  }
ml-planned-order-odds = { $order ->
    [retire] Retire
    [charge] Charge
    [manoeuvre] Manoeuvre
   *[hold] Hold
  } · { $percent }%
ml-piece-march = goes { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  } on clear ground
ml-piece-range = fires up to { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  }
ml-piece-in-command = commanded by its brigadier
ml-piece-out-of-command = out of command
ml-piece-commands = commands within { $pas } paces, in sight
ml-sight-seen = seen at { $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  }
ml-sight-unseen = out of sight ({ $pas ->
    [one] { $pas } pace
   *[other] { $pas } paces
  })
ml-sight-covered = the target is in cover

## How to win

ml-win-points = After { $turns } turns the higher score wins if it is 1.25 times the other (marginal), 1.5 times (victory) or twice (crushing).
ml-win-draw-goes-to = A draw counts as a marginal victory: { $side }.
ml-win-head-start = A head start for the harder task, { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ml-win-held = Objectives held: { $objectives }.
ml-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
ml-win-losses = Every enemy unit eliminated, battery lost or general taken brings its cost; a routed unit brings half.
ml-win-break = A side whose losses reach half of its value breaks and loses at once.
ml-win-nobody-left = A side that has no unit left loses at once.
ml-win-holding = An objective is held by the garrison of its strongpoint.
