# The whole game: decisions, events, reasons.

## Decisions

pf-decide-role = A die for each player decides the roles. If you win, which do you take?
pf-decide-deploy = Deploy { $unit_the }: where, and facing which way?
pf-decide-resupply = { $unit_the } can take ammunition instead of an order: agreed?
pf-decide-order = Which unit gets an order, and which one?
pf-decide-announce = { $unit_the }: what target for the other guns?
pf-decide-move = The dice are rolled: where does { $unit_the } march?
pf-decide-move-on = { $unit_the }: one more move?
pf-decide-react = The enemy charges { $unit_the }: evade, or stand?
pf-decide-flee = Which of your routing units flees next?
pf-decide-reface = Turn { $unit_the }: facing which way?

## Answers

pf-choose-attack = Attack: { $army }
pf-choose-defend = Defend: { $army }
pf-choose-set-up = Take the historical set-up
pf-choose-place = Place { $unit_the } here, { $front }
    .brief = here
pf-choose-fire = { $unit_the } fires at { $target_the }
    .brief = fires at
pf-choose-fire-ball = { $unit_the } fires ball at { $target_the }
    .brief = fires ball at
pf-choose-fire-canister = { $unit_the } fires canister at { $target_the }
    .brief = fires canister at
pf-choose-broadside-ball = { $unit_the }: all guns, ball, at { $target_the }
    .brief = all guns, ball, at
pf-choose-broadside-canister = { $unit_the }: all guns, canister, at { $target_the }
    .brief = all guns, canister, at
pf-choose-broadside-rest-ball = { $unit_the }: the other guns, ball, at { $target_the }
    .brief = the other guns, ball, at
pf-choose-broadside-rest-canister = { $unit_the }: the other guns, canister, at { $target_the }
    .brief = the other guns, canister, at
pf-choose-announce-ball = { $unit_the }: { $guns ->
    [one] one gun
   *[other] { $guns } guns
  }, ball, at { $target_the }, the others next
    .brief = { $guns ->
            [one] first one gun, ball, at
           *[other] first { $guns } guns, ball, at
        }
pf-choose-announce-canister = { $unit_the }: { $guns ->
    [one] one gun
   *[other] { $guns } guns
  }, canister, at { $target_the }, the others next
    .brief = { $guns ->
            [one] first one gun, canister, at
           *[other] first { $guns } guns, canister, at
        }
pf-choose-march = { $unit_the } marches
    .brief = marches
pf-choose-rotate = { $unit_the } turns on the spot, { $front }
    .brief = turns on the spot
pf-choose-charge = { $unit_the } charges { $target_the }
    .brief = charges
pf-choose-rally = Rally { $unit_the }
    .brief = Rally
pf-choose-enter = { $unit_the } comes on
    .brief = comes on
pf-choose-move = Advance { $inches ->
    [one] { $inches } inch
   *[other] { $inches } inches
  }, { $front }
    .brief = { $inches ->
            [one] { $inches } inch
           *[other] { $inches } inches
        }
pf-choose-stay = Stay where it is
pf-choose-again = Advance once more
pf-choose-halt = Halt here
pf-choose-evade = Evade
pf-choose-stand = Stand
pf-choose-face = Stand { $front }
    .brief = Turn
pf-choose-flee = { $unit_the } flees
    .brief = flees
pf-choose-resupply = Take ammunition
pf-choose-keep-order = Give it an order instead
pf-choose-end = No more orders

## What happens

pf-players-keep-their-armies = each player keeps his army
pf-players-exchange-armies = the players exchange their armies
pf-historical-set-up = units that were not placed take their historical places
pf-turn-begins = turn { $value } begins
pf-attacker-plays = the attacker plays his troops
pf-defender-plays = the defender plays his troops
pf-unit-deployed = { $value_the } takes its position
pf-unit-drifts = the current carries { $value_the }
pf-unit-touches-the-bank = { $value_the } touches the bank or another ship and stops
pf-unit-at-hand = { $value_the } may come on
pf-unit-arrives = { $value_the } comes on
pf-arrival-die = die for a reinforcement
pf-unit-resupplied = { $value_the } takes ammunition
pf-unit-fires = { $value_the } fires
pf-unit-fired-at = the target is { $value_the }
pf-distance-measured = distance: { $value ->
    [one] { $value } inch
   *[other] { $value } inches
  }
pf-gap-measured = to cover: { $value ->
    [one] { $value } inch
   *[other] { $value } inches
  }
pf-unit-marches = { $value_the } marches
pf-inches-to-march = up to { $value ->
    [one] { $value } inch
   *[other] { $value } inches
  }
pf-unit-moves = { $value_the } has ended its march
pf-unit-rotates = { $value_the } turns on the spot
pf-unit-stops-at-obstacle = { $value_the } stops at an obstacle
pf-unit-tests-organisation = { $value_the } tests its organisation
pf-unit-charges = { $value_the } charges
pf-unit-charged = the charge aims at { $value_the }
pf-unit-stands = { $value_the } stands
pf-unit-evades = { $value_the } evades
pf-unit-in-the-way = { $value_the } is in the way and fights instead
pf-unit-finds-no-room = { $value_the } finds no room against its enemy
pf-unit-refaces = { $value_the } changes its facing
pf-unit-routs = { $value_the } routs
pf-unit-retreats = { $value_the } is beaten and retreats
pf-unit-flees-on = { $value_the } goes on fleeing
pf-unit-tries-to-rally = { $value_the } tries to rally
pf-unit-leaves-the-table = { $value_the } leaves the table
pf-unit-finds-a-free-place = { $value_the } stops at the nearest free place
pf-unit-tests-after-melee = { $value_the } has suffered in the melee and tests its morale
pf-unit-lost = { $value_the }: unit lost, take it off the table
pf-given-to-the-attacker = points given to the attacker from the start: { $value }
pf-given-to-the-defender = points given to the defender from the start: { $value }
pf-score-of-the-attacker = points of the attacker: { $value }
pf-score-of-the-defender = points of the defender: { $value }
pf-by-points = by the count of points
pf-wiped-out = the enemy has nobody left to fight
pf-sudden-end = the enemy has lost too many units
pf-level-decisive = decisive victory
pf-level-marginal = marginal victory
pf-level-draw = draw
pf-value-decisive = decisive victory
pf-value-marginal = marginal victory
pf-value-attacker = the attacker

## Counts

pf-tally-hit-points-lost = hit points lost
pf-tally-units-destroyed = units destroyed
pf-tally-units-off-the-table = units off the table
pf-tally-objectives-held = objectives held
pf-tally-points-scored = points scored

## Battles

pf-toll-gate = The toll gate
pf-cowpens = Cowpens
pf-plymouth = Plymouth
pf-pea-ridge = Pea Ridge
pf-quatre-bras = Quatre-Bras

## Refusals

pf-refuse-not-what-is-asked = that is not what is asked
pf-refuse-no-such-place = there is no such place or facing
pf-refuse-outside-the-zone = the unit must stand wholly inside its zone
pf-refuse-in-contact-with-an-obstacle = only the defender of prepared works may begin in contact with an obstacle
pf-refuse-places-are-given = in a battle that begins in its middle everybody has his place
pf-refuse-on-impassable-ground = this ground is forbidden to this unit
pf-refuse-on-another-unit = another unit stands there
pf-refuse-no-such-target = there is no such unit on the table
pf-refuse-own-troops = those are your own troops
pf-refuse-not-seen-in-the-field = this target is not seen in the field of fire
pf-refuse-not-your-unit = this unit is not yours
pf-refuse-ordered-already = this unit has had its order
pf-refuse-not-on-the-table = this unit is not on the table
pf-refuse-not-at-hand = this reinforcement is not at hand
pf-refuse-no-room-to-enter = there is no room to enter
pf-refuse-does-not-flee-now = this unit does not flee now
pf-refuse-ends-on-a-unit = a march may not end on a unit
pf-refuse-farther-than-rolled = that is farther than the dice allow
pf-refuse-off-the-table = a march may not leave the table
pf-refuse-only-forward = units move forward only
pf-refuse-only-officers-turn-freely = only officers turn as they ride: others wheel
pf-refuse-wheel-of-at-most-90-degrees = a wheel turns by up to 90 degrees
pf-refuse-too-many-legs = the path has too many legs
pf-refuse-too-near-an-enemy = a march does not come into contact with an enemy
pf-refuse-ships-turn-as-they-move = a ship turns only as it moves
pf-refuse-ship-turns-too-far = a ship turns by 90 degrees at most
pf-refuse-ships-fire-by-batteries = a ship names its guns and their targets
pf-refuse-no-guns-named = name at least one gun for each target
pf-refuse-no-guns-left-to-name = no gun is left to name: give the order
pf-refuse-no-room-to-turn = there is no room to face that way
pf-refuse-say-a-facing = give a facing

## Reasons of the doctrine

pf-why-role = each keeps the army he came to lead
pf-why-set-up = the historical set-up is sound
pf-why-place = a place like another
pf-why-place-well = from there it strikes well, and few can strike back
pf-why-fire = this shot costs the enemy most
pf-why-charge = the charge should carry
pf-why-rally = routing units are rallied first
pf-why-enter = fresh troops are needed
pf-why-march = it is better placed elsewhere
pf-why-rotate = the enemy is on another side
pf-why-end = nothing more is worth an order
pf-why-move = the best place within reach
pf-why-hurry = the enemy is far: hurry
pf-why-risk = disorder would cost more
pf-why-halt = far enough
pf-why-evade = standing would end badly
pf-why-stand = the unit can hold
pf-why-face = towards what matters
pf-why-flee = one after the other
pf-why-supply = without cartridges there is no fire
pf-why-keep-order = an order is of more use

## Faults of a scenario

pf-scenario-at-or-arrives = { $given } needs either “at” or “arrives”
pf-scenario-attack-from-one-zone = a converging attack needs two or more zones of the attacker
pf-scenario-river-assault-without-a-ship = a river assault needs a river and a ship
pf-scenario-current-without-river = only a river has a current: { $given }
pf-scenario-house-rules-clash = these house rules do not go together
pf-scenario-no-units = this side has no units: add some
pf-scenario-nobody-set-up = somebody of this side must stand on the table from the start
pf-scenario-no-zones = this side has no deployment zone: add one
pf-scenario-off-the-table = { $given } does not stand wholly on the table
pf-scenario-outside-its-zone = { $given } does not stand wholly inside a zone of its side
pf-scenario-on-forbidden-ground = { $given } stands on ground that is forbidden to it
pf-scenario-on-another-unit = { $given } stands on another unit
pf-scenario-too-many-units = a battle has at most { $given } units
pf-scenario-too-much-terrain = a battle has at most { $given } pieces of terrain
pf-scenario-traits = these traits do not fit this type, or each other
pf-scenario-state-it-cannot-have = { $given } cannot be in this state
pf-scenario-ammunition-not-counted = { $given } can be out of ammunition only if the battle counts it: “ammunition = true” under [rules]

## Fields

pf-field-ordered = has had its order

## Off the table

pf-status-to-deploy = to be deployed
pf-status-to-come = to come
pf-status-at-hand = ready to come on
pf-status-destroyed = destroyed
pf-status-off-table = has left the table
pf-status-points = victory points

## Before the order is given

pf-preview-march = { $length } of { $most ->
    [one] { $most } inch
   *[other] { $most } inches
  }
pf-piece-march = may march { $most ->
    [one] { $most } inch
   *[other] { $most } inches
  }
pf-preview-stage = { $length }
pf-piece-officer = friends within 6 inches march and rally with one die more
pf-preview-obstacle = stops at the obstacle
pf-sight-seen = in sight at { $length ->
    [one] { $length } inch
   *[other] { $length } inches
  }
pf-sight-unseen = out of sight, or out of the field of fire
pf-sight-covered = the target is in cover
pf-refuse-no-measuring-before-orders = nothing is measured before the order is given

# Facts of a result as a player says them, beside the chances of an answer.
pf-fact-hits = { $value ->
    [0] no hit
    [one] { $value } hit
   *[other] { $value } hits
  }
pf-fact-hit-points-lost = { $value ->
    [0] no hit point lost
    [one] { $value } hit point lost
   *[other] { $value } hit points lost
  }
pf-fact-target-hit-points = { $value ->
    [0] it has none left
   *[other] it has { $value } left
  }
pf-fact-outcome = { $value ->
    [no_effect] { "" }
    [damaged] { "" }
    [holds] the target keeps its nerve
    [routs] the target routs
    [eliminated] the target is eliminated
   *[destroyed] the target is destroyed
  }
pf-fact-contact = the charge goes home
pf-fact-contact-not = the charge falls short
pf-fact-winner = { $value ->
    [charger] the charging unit wins
    [defender] the defender wins
   *[other] { "" }
  }
pf-fact-charger-losses = { $value ->
    [0] the charging unit loses nothing
    [one] the charging unit loses { $value } hit point
   *[other] the charging unit loses { $value } hit points
  }
pf-fact-defender-losses = { $value ->
    [0] the defender loses nothing
    [one] the defender loses { $value } hit point
   *[other] the defender loses { $value } hit points
  }
pf-fact-charger-fate = { $value ->
    [retreats] the charging unit retreats
    [destroyed] the charging unit is destroyed
   *[other] { "" }
  }
pf-fact-defender-fate = { $value ->
    [retreats] the defender retreats
    [destroyed] the defender is destroyed
   *[other] { "" }
  }
pf-fact-rallied = the unit rallies
pf-fact-rallied-not = the unit does not rally
pf-fact-passed = the test is passed
pf-fact-passed-not = the test fails
pf-fact-leaves-table = the unit leaves the table

## How to win

pf-win-points = After { $turns } turns the higher score wins; the victory is decisive if it is twice the other.
pf-win-held = Objectives held: { $objectives }.
pf-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
pf-win-given = Points from the start for the harder part: { $side }, { $points } { $points ->
    [one] point
   *[other] points
  }.
pf-win-losses = Every enemy unit lost brings its points; a routing unit brings half of them.
pf-win-sudden = A side that has lost { $count } units, officers not counted, is beaten at once.
pf-win-nobody-left = A side that has only officers or waggons left is beaten at once.
pf-win-holding = An objective is held by a steady unit in its circle, if the enemy has none there. Officers, waggons and ships do not count.
pf-chance-contact = chance to get into contact
pf-chance-rallied = chance to rally
pf-chance-passed = chance of success
