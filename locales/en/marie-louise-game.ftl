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
ml-decide-face = { $unit } has rallied: which way does it face?
ml-decide-flee = { $unit } flees: which way?
ml-decide-stand = Which units stay where they are on purpose, to fire first?
ml-decide-charge = Whom do your units under Charge go for?
ml-decide-react = Your units are charged: how do they react?
ml-decide-fire = Who fires now, and at whom?
ml-decide-retire = Which way do your units fall back?
ml-decide-redirect = The target is gone: charge another, or give up?
ml-decide-impact = Which impact is resolved next?
ml-decide-pursue = { $unit } has won the impact: hold the ground, or pursue?
ml-decide-join = Does the rear support join the melee?
ml-decide-plot = Plot the moves of your units: all move together, quarter by quarter.
ml-decide-ride = Where do your detached generals ride?
ml-decide-activate = Which unit moves next, and how?
ml-decide-counter = { $unit } is about to move: counter with one of yours?
ml-decide-escape = The general escapes: where to?

## Answers

ml-choose-ready = Ready
ml-choose-again = Begin the sheet again
ml-choose-place = { $unit } here
    .brief = here
ml-choose-place-general = { $unit } here
    .brief = here
ml-choose-attach = { $unit } joins { $target }
    .brief = joins
ml-choose-detach = { $unit } leaves his unit
    .brief = leaves his unit
ml-choose-bastion = { $unit } makes a bastion
    .brief = makes a bastion
ml-choose-give-up-bastion = { $unit } gives up its bastion
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
ml-choose-own-retire = { $unit }, own order: Retire [R]
    .brief = own order: Retire [R]
ml-choose-own-charge = { $unit }, own order: Charge [C]
    .brief = own order: Charge [C]
ml-choose-own-manoeuvre = { $unit }, own order: Manoeuvre [M]
    .brief = own order: Manoeuvre [M]
ml-choose-own-hold = { $unit }, own order: Hold [T]
    .brief = own order: Hold [T]
ml-choose-no-own-order = { $unit }: no order of its own
    .brief = no order of its own
ml-choose-face = { $unit } turns, { $front }
    .brief = Turn
ml-choose-flee = { $unit } flees { $towards }
    .brief = flees
ml-choose-stand = { $unit } stays on purpose
    .brief = stays on purpose
ml-choose-go = { $unit } follows its order
    .brief = follows its order
ml-choose-charge = { $unit } charges { $target }
    .brief = charges
ml-choose-charge-bonus = { $unit } charges { $target } at full speed
    .brief = charges at full speed
ml-choose-support-flank = { $unit } supports the flank of { $target }
    .brief = supports the flank of
ml-choose-support-rear = { $unit } follows { $target }
    .brief = follows
ml-choose-refrain = { $unit } charges nobody
    .brief = charges nobody
ml-choose-keep = { $unit } keeps its order
    .brief = keeps its order
ml-choose-counter-charge = { $unit } counter-charges { $target }
    .brief = counter-charges
ml-choose-evade = { $unit } evades
    .brief = evades
ml-choose-full-square = { $unit } forms a full square
    .brief = forms a full square
ml-choose-turn = { $unit } turns to meet { $target }
    .brief = turns to meet
ml-choose-fire = { $unit } fires at { $target }
    .brief = fires at
ml-choose-shell = { $unit } shells the building
    .brief = shells
ml-choose-hold-fire = { $unit } holds its fire
    .brief = holds its fire
ml-choose-retire = { $unit } falls back { $towards }
    .brief = falls back
ml-choose-retire-bonus = { $unit } falls back in haste { $towards }
    .brief = falls back in haste
ml-choose-stay = { $unit } stays
    .brief = stays
ml-choose-fire-half-move = { $unit } fires at { $target }, then limbers up
    .brief = fires, then limbers up
ml-choose-limber-move = { $unit } limbers up and goes
    .brief = limbers up and goes
ml-choose-impact = The impact of { $unit }
    .brief = The impact
ml-choose-pursue = Pursue
ml-choose-hold = Hold the ground
ml-choose-join = { $unit } joins the melee
    .brief = joins the melee
ml-choose-stay-out = { $unit } stays out of it
    .brief = stays out of it
ml-choose-march = { $unit } moves { $pas } pas
    .brief = moves { $pas } pas
ml-choose-advance = { $unit }: the whole brigade advances as far as it can
    .brief = the whole brigade advances as far as it can
ml-choose-advance-some = { $unit }: the whole brigade advances { $pas } pas
    .brief = the whole brigade advances { $pas } pas
ml-choose-form = { $unit } forms up: { $to ->
    [line] line
    [march_column] march column
    [attack_column] attack column
    [square] square
    [skirmish] skirmish order
    [limbered] limbered
    [unlimbered] in battery
   *[other] otherwise
  }
    .brief = forms up: { $to ->
        [line] line
        [march_column] march column
        [attack_column] attack column
        [square] square
        [skirmish] skirmish order
        [limbered] limbered
        [unlimbered] in battery
       *[other] otherwise
      }
ml-choose-reorient = { $unit } turns
    .brief = turns
ml-choose-occupy = { $unit } occupies the strongpoint
    .brief = occupies
ml-choose-occupy-as-bastion = { $unit } occupies the strongpoint and makes it a bastion
    .brief = occupies, as a bastion
ml-choose-stand-still = { $unit } stands still
    .brief = stands still
ml-choose-ride = { $unit } rides
    .brief = rides
ml-choose-activate = { $unit } moves now
    .brief = moves now
ml-choose-counter = { $unit } counters
    .brief = counters
ml-choose-pass = No counter
ml-choose-deputy = { $unit }: the deputy here
    .brief = the deputy here
ml-choose-escape = { $unit } escapes to here
    .brief = escapes to here

## Refusals

ml-refuse-game-at-least-one-pas = a retreat goes at least 1 pas
ml-refuse-game-no-such-heading = that way leads nearer to an enemy, or nowhere
ml-refuse-game-no-such-path = that is no way to go
ml-refuse-game-cannot-charge = this unit cannot charge now
ml-refuse-game-no-such-target = this enemy cannot be charged
ml-refuse-game-no-support-there = it does not stand so as to support that charge
ml-refuse-game-between-units-only = sight is measured from one unit to another
ml-refuse-game-not-asked = that is not asked now
ml-refuse-game-no-such-line = the sheet has no such line
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
ml-refuse-game-comes-on-only = it can only come on
ml-refuse-game-comes-on-from-its-edge = it comes on from its own edge
ml-refuse-game-too-near-the-enemy = a general stays 2 pas away from the enemy
ml-refuse-game-square-stands = only a square of superior training advances
ml-refuse-game-not-inside-the-strongpoint = the whole lead element stands inside the strongpoint
ml-refuse-game-one-support-a-side = one support a side joins the melee
ml-refuse-game-beside-a-unit-of-his = the deputy touches a unit of his brigade
ml-refuse-game-too-far-to-charge = a charge carries 60 pas at most
ml-refuse-game-no-horse-there = cavalry charges neither into a wood nor at buildings
ml-refuse-game-skirmishers-do-not-charge = skirmishers do not charge
ml-refuse-game-not-an-order-for-those-guns = limbered guns manoeuvre or hold; deployed ones hold or redeploy
ml-refuse-game-touches-and-commands = a general joins a unit that he touches and commands
ml-refuse-game-meets-no-charge-so = cavalry counter-charges who comes from the front and from more than 2 pas
ml-refuse-game-evades-if-faster = only cavalry evades that is faster than all who charge it from the front
ml-refuse-game-no-full-square = only an attack column under Hold, charged by cavalry, closes into a full square
ml-refuse-game-guns-do-not-turn = the charge starts too near for the guns to turn
ml-refuse-game-shaken-has-no-orders = a shaken unit is given no order
ml-refuse-game-routed-has-no-orders = a routed unit is given no order
ml-refuse-game-hesitant-stands = a hesitant unit does not move any more in this turn
ml-refuse-game-has-fired = a unit fires once a turn
ml-refuse-game-charged-fires-later = a charged unit fires when the charge comes home
ml-refuse-game-is-to-move = it is to move, and fires only after that
ml-refuse-game-no-target = that is no target
ml-refuse-game-out-of-range = the target is out of range
ml-refuse-game-outside-its-arc = the target is not in the front quarter of the battery
ml-refuse-game-does-not-see-it = there is no line of fire to that target
ml-refuse-game-another-is-more-threatening = another target is more threatening

## Events

ml-battery-limbers-named = { $value } limbers up and goes
ml-charged-while-manoeuvring-named = { $value } is charged while it manoeuvres: hesitant
ml-does-nothing-and-hesitates-named = { $value } does nothing: hesitant
ml-sees-a-friend-lost-named = { $value } sees a friend lost
ml-game-abandoned-guns = the abandoned guns of { $value }
ml-game-adjusts = { $value } adjusts its place
ml-game-charge-each-other = two units charge each other
ml-game-defensive-fires = charged units fire
ml-game-fires-after-moving = fire after the move
ml-game-general-in-that-unit = { $value } was with that unit
ml-game-lot-for-the-impacts = lots decide who resolves his impacts first
ml-game-must-test = morale tests to take: { $value }
ml-game-old-order-stays = { $value } keeps the old order
ml-game-activation-number = { $value } throws for its number
ml-game-bastion = { $value } makes a bastion
ml-game-no-bastion = { $value } gives up its bastion
ml-game-building-burns = the building catches fire
ml-game-cannot-charge-named = { $value } cannot make its charge: hesitant
ml-game-cannot-retire = { $value } cannot fall back: hesitant
ml-game-caught = the loser is caught
ml-game-changes-formation = { $value } changes formation
ml-game-charge-broken = the charge of { $value } is broken
ml-game-charge-home = { $value } comes to 2 pas of its target
ml-game-charge-short = the charge of { $value } falls short
ml-game-charges = { $value } charges
ml-game-charges-at = its target: { $value }
ml-game-counter-charges = { $value } counter-charges
ml-game-counters = { $value } tries to move first
ml-game-crosses = { $value } crosses a friend
ml-game-deputy-comes = a deputy replaces { $value }
ml-game-eliminated = { $value } is eliminated
ml-game-evades = { $value } evades
ml-game-fights = { $value } fights
ml-game-fires = { $value } fires
ml-game-fires-at = at { $value }
ml-game-flees = { $value } flees
ml-game-follows = { $value } follows
ml-game-general-at-risk = { $value } is in danger
ml-game-general-attached = a general joins { $value }
ml-game-general-captured = { $value } is captured
ml-game-general-falls = { $value } falls
ml-game-general-in-contact = the enemy is upon { $value }
ml-game-general-shares-its-fate = { $value } is lost with his unit
ml-game-guns-abandoned = { $value } abandons its guns
ml-game-guns-meet-a-charge = { $value } meets the charge
ml-game-has-nobody-to-charge = { $value } has nobody to charge: hesitant
ml-game-impact = { $value } strikes
ml-game-impact-on = upon { $value }
ml-game-in-the-flames = { $value } is in the flames
ml-game-joins = { $value } joins the melee
ml-game-leaves-the-table = it leaves the table
ml-game-loses = { $value } has losses
ml-game-loses-the-passage = { $value } leaves the passage to the enemy
ml-game-losses = losses: { $value }
ml-game-melee = { $value } is in melee
ml-game-melee-round = round { $value } of the melee
ml-game-new-impact = another enemy is met: a new impact
ml-game-no-room-to-change = { $value } finds no room to change
ml-game-occupies = { $value } occupies the strongpoint
ml-game-order-revealed = the order of { $value } is revealed
ml-game-pursues = { $value } pursues
ml-game-pursuit-test = { $value } has won: does it pursue?
ml-game-rallies-hesitant = { $value } rallies: hesitant
ml-game-rallies-shaken = { $value } rallies: shaken
ml-game-reacts = { $value } reacts to the charge
ml-game-recoils = { $value } recoils
ml-game-redirects = { $value } charges another target
ml-game-retires = { $value } falls back
ml-game-routed = { $value } routs
ml-game-score-of-the-first = score of the first side: { $value }
ml-game-score-of-the-second = score of the second side: { $value }
ml-game-service-squadrons = the service squadrons charge at the word
ml-game-shaken = { $value } is shaken
ml-game-shells-a-building = { $value } shells a building
ml-game-stands-deliberately = { $value } stays on purpose: hesitant
ml-game-stays-routed = { $value } stays routed
ml-game-stays-shaken = { $value } stays shaken
ml-game-stops-at-two-pas = { $value } stops at 2 pas from the enemy: hesitant
ml-game-support-hesitates = { $value } stops with the unit it follows: hesitant
ml-game-supports = { $value } supports the charge
ml-game-swaps = { $value } moves in the place of a friend
ml-game-takes-the-ground = { $value } takes the ground
ml-game-tests-morale = { $value } tests its morale
ml-game-tries-to-rally = { $value } tries to rally
ml-game-turns = { $value } turns
ml-game-unit-order = the order of { $value }
ml-game-withdraws = { $value } withdraws
ml-executes-its-order = it executes the order
ml-game-tests-for-its-general = its general has fallen: a morale test
ml-game-no-room-to-recoil = the recoil is barred: it is eliminated
ml-game-turns-about = { $value } turns about
ml-game-blocked-by-an-enemy = { $value } is stopped in contact with the enemy
ml-game-lot-for-the-activation = lots are drawn: the same number on both sides
ml-game-counts-for = { $value } counts for the enemy
ml-game-counts-for-a-general = { $value } counts for the enemy
ml-game-tests-its-own-order = a new order of its own: a reaction test
ml-game-tests-its-own-order-alone = out of command, another order: a reaction test
ml-game-tests-its-own-order-leaderless = its general fell last turn, another order: a reaction test
ml-game-adjusting-is-not-moving = adjusting is not moving
ml-game-sequence-used = sequence used: { $value }
ml-game-fires-after-half-a-move = under M, half a sequence at most: it fires
ml-game-fires-after-half-a-charge = under C, half a move at most: it fires
ml-game-fires-at-chargers = the chargers stand 2 pas from their targets
ml-game-a-test-for-each-element = a test for each element lost
ml-game-event-is-seen = friends see the loss of { $value }
ml-game-gunners-alarm-nobody = gunners who flee alarm nobody
ml-game-enemies-shunned = enemies that it draws away from: { $value }
ml-game-heading = heading: { $value }°
ml-game-counts-as-retiring = retiring until the end of the turn
ml-game-lead-element-crosses = the lead element crosses a friend
ml-game-completes-its-move = the move is completed all the same
ml-game-infantry-in-open-order = infantry in open order
ml-game-deputy-beside-his-units = the deputy comes beside his units
ml-game-is-charged = { $value } is charged
ml-game-is-out-of-reach = { $value } is out of reach: a mere advance
ml-game-names-no-target = no legal target, or none named
ml-game-needs-the-bonus = the distance of the bonus is needed
ml-game-needs-no-bonus = the bonus is not needed
ml-game-stays-in-full-square = it stays in full square
ml-game-a-marker-breaks-it = a marker breaks the charge
ml-game-initiative-attacks = the side with the initiative attacks
ml-game-is-in-the-building = the winner is in the building
ml-game-no-formation-inside = without formation inside
ml-game-movement-left = movement left: { $value } pas
ml-game-melee-disorganises = a melee disorganises
ml-game-melee-ends = the melee is over
ml-game-one-support-fights = one support a side fights
ml-game-lot-for-the-building = both sides go in: lots are drawn
ml-game-die-stays-beside-it = the die stays beside the unit
ml-game-may-fall-back = it may fall back
ml-game-shaken-units-first = shaken units test before routed ones
ml-game-inside-the-strongpoint = it holds the strongpoint
ml-game-keeps-its-turn = it keeps its turn: nothing is exchanged
ml-game-no-lot-for-the-activation = one side alone has that number: no lot
ml-game-later-and-better = it comes later, and is better

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
ml-chance-losses = chance of at least one loss
ml-chance-obeyed = chance that the order gets through
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
ml-why-occupy = walls are worth a battalion
ml-why-own-order = this unit has something else to do
ml-why-pursue = the loser must not come back
ml-why-ready = nothing else is worth while
ml-why-refrain = nobody worth charging
ml-why-retire = out of harm’s way
ml-why-retire-order = the brigade has had enough
ml-why-ride = near his units
ml-why-square = horse breaks on a square
ml-why-stand = to fire first
ml-why-stand-still = no better place
ml-why-stay = it rallies better here
ml-why-support = a charge needs support
ml-why-turn = guns must face the charge
ml-petit-morin = The farm on the Petit Morin

## The map

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
ml-preview-pas = { $pas } pas
ml-preview-half-sequences = { $halves ->
    [one] half a sequence of manoeuvring
   *[other] { $halves } half sequences of manoeuvring
  }
ml-preview-stopped = the ground stops it after { $pas } pas
ml-preview-two-pas = an enemy who does not move would stop it at 2 pas: hesitant
ml-preview-charge = { $pas } pas away, reach { $most } pas
ml-preview-in-reach = in reach without bonus
ml-preview-needs-bonus = in reach only with a good bonus
ml-preview-out-of-reach = out of reach: a mere advance
ml-planned-charge = Charge
ml-planned-charge-odds = Charge · { $percent }%
ml-planned-too-far = Out of reach: a mere advance
ml-planned-fire = Fire · { $percent }%
ml-planned-hesitates = nothing to do: will hesitate
ml-planned-meets = { $pas } pas · will stop 2 pas from the enemy
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
ml-piece-march = goes { $pas } pas on clear ground
ml-piece-range = fires up to { $pas } pas
ml-piece-in-command = commanded by its brigadier
ml-piece-out-of-command = out of command
ml-piece-commands = commands within { $pas } paces, in sight
ml-sight-seen = seen at { $pas } pas
ml-sight-unseen = out of sight ({ $pas } pas)
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
