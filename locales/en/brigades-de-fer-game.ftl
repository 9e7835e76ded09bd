# The whole game: decisions, events, reasons.

## Decisions

bf-decide-deploy = Deploy { $unit_the }: where, and facing which way?
bf-decide-deploy-general = Where does { $general_the } stand?
bf-decide-commit = Is your deployment final?
bf-decide-call-reinforcements = Do you call your reinforcements now?
bf-decide-place-reinforcement = { $unit_the } arrives as a reinforcement: where does it come on?
bf-decide-place-general = { $general_the } arrives: with which unit?
bf-decide-choose-successor = Who takes over the command?
bf-decide-attach-generals = Attach { $general_the } to the unit that he stands with?
bf-decide-designate = Your token is drawn: which unit do you activate?
bf-decide-move-generals = Do you move one of your detached generals?
bf-decide-move-general = Where does { $general_the } go?
bf-decide-group = With { $unit_the }, which other units, and how many command points?
bf-decide-spend = How many command points do you spend on { $unit_the }?
bf-decide-spend-reaction = How many command points do you spend on the reaction of { $unit_the }?
bf-decide-move-order = Which unit of the group moves next?
bf-decide-move-unit = Where does { $unit_the } move, and which way does it face?
bf-decide-act = Which unit fires or assaults?
bf-decide-support = Which unit supports the assault of { $unit_the }?
bf-decide-react = The enemy assaults { $unit_the }: do you react?
bf-decide-evade-to = Evasion of { $unit_the }: how far?
bf-decide-even-loss = { $unit_the }: give ground, or lose a stand?
bf-decide-retreat-to = Where does { $unit_the } retreat to?
bf-decide-excess-losses = Which supporting unit takes the next loss?
bf-decide-breakthrough = { $unit_the } may break through: take the opponent’s place?
bf-decide-fight-again = { $unit_the } may fight a second combat: against whom?

## What happens

bf-deployment-is-revealed = both deployments are revealed
bf-turn-begins = turn { $value } begins
bf-turn-ends = turn { $value } is over
bf-union-reinforcements-called = the Union calls its reinforcements
bf-confederate-reinforcements-called = the Confederates call their reinforcements
bf-no-room-to-arrive = { $value_the } finds no room and waits for the next turn
bf-unit-arrives = { $value_the } arrives
bf-general-arrives = { $value_the } arrives
bf-takes-command = { $value_the } takes over the command
bf-general-attached = { $value_the } is attached to a unit
bf-general-moves = { $value_the } moves
bf-general-fired-at = { $value_the } is fired at
bf-general-captured = { $value_the } is captured
bf-general-eliminated = { $value_the } is eliminated
bf-commander-in-chief-lost = { $value_the } was commander-in-chief: his side collects no command points now
bf-union-rolls-command = the Union rolls for its command points
bf-confederate-rolls-command = the Confederates roll for their command points
bf-command-points = { $value ->
    [one] one command point
   *[other] { $value } command points
  }
bf-bowl-filled = { $value ->
    [one] one token goes into the bowl
   *[other] { $value } tokens go into the bowl
}
bf-unit-activated = { $value_the } is activated
bf-out-of-command = { $value_the } or one of its group is out of command: no points
bf-activation-succeeds = the activation succeeds
bf-activation-fails = the activation fails: basic movement only
bf-unit-moves = { $value_the } moves
bf-unit-pivots = { $value_the } pivots
bf-unit-stays = { $value_the } stays where it is
bf-occupies-buildings = { $value_the } occupies the buildings
bf-leaves-buildings = { $value_the } no longer occupies the buildings
bf-unit-fires = { $value_the } fires
bf-unit-fired-at = { $value_the } is fired at
bf-hits = { $value ->
    [0] no hit
    [one] one hit
   *[other] { $value } hits
}
bf-unit-assaults = { $value_the } assaults
bf-unit-assailed = { $value_the } is assailed
bf-assault-broken-off = the assault of { $value_the } is broken off
bf-attacker-losses = losses of the attacker: { $value }
bf-defender-losses = losses of the defender: { $value }
bf-support-suffers = { $value_the }, in support, takes the excess losses
bf-tries-opportunity-fire = { $value_the } tries opportunity fire
bf-tries-to-evade = { $value_the } tries to evade
bf-tries-countercharge = { $value_the } tries to countercharge
bf-reaction-succeeds = the reaction succeeds
bf-reaction-fails = the reaction fails
bf-unit-evades = { $value_the } evades
bf-unit-loses-stands = { $value_the } loses stands
bf-unit-retreats = { $value_the } retreats
bf-unit-turns-its-back = { $value_the } turns its back to the enemy
bf-no-room-left = no room to retreat: stands are lost instead
bf-unit-destroyed = { $value_the } is destroyed
bf-unit-driven-off = { $value_the } is driven off the table
bf-unit-breaks-through = { $value_the } breaks through
bf-objective-union = { $value } is held by the Union
bf-objective-confederate = { $value } is held by the Confederates
bf-objective-contested = { $value } is contested
bf-union-victory-points = victory points of the Union: { $value }
bf-confederate-victory-points = victory points of the Confederates: { $value }
bf-union-wins = the Union wins
bf-confederates-win = the Confederates win
bf-nobody-wins = the battle is drawn
bf-more-points = more victory points
bf-points-too-close = the victory points are too close
bf-imagined-place = a place that the enemy may have taken

## Tallies

bf-tally-stands-lost = stands lost
bf-tally-units-destroyed = units destroyed
bf-tally-units-driven-off = units driven off the table
bf-tally-generals-lost = generals lost
bf-tally-objectives-held = objectives held

## Battles

bf-millers-cornfield = Miller’s Cornfield
bf-brawners-farm = Brawner’s Farm
bf-gettysburg = Gettysburg

## What may be answered

bf-choose-place = at { $place }
bf-choose-place-mounted = at { $place }, mounted
bf-choose-place-occupying = at { $place }, in the buildings
bf-choose-stand = at { $place }
bf-choose-commit = Confirm the deployment
bf-choose-restart = Deploy again from the start
bf-choose-call = Call the reinforcements
bf-choose-wait = Wait a little longer
bf-choose-general = { $general }
bf-choose-nobody = Nobody
bf-choose-attach = Attach him to the unit
bf-choose-detach = Leave him detached
bf-choose-unit = { $unit }
bf-choose-spend = { $points ->
    [0] no command point
    [one] one command point
   *[other] { $points } command points
}
bf-choose-move = to { $place }
bf-choose-move-dismount = to { $place }, then dismount
bf-choose-move-occupy = to { $place }, then occupy the buildings
bf-choose-move-leave = to { $place }, leaving the buildings
bf-choose-fire = Fire at { $unit_the }
    .brief = Fire at
bf-choose-fire-at-general = Fire at { $general_the }
    .brief = Fire at
bf-choose-assault = Assault { $unit_the }
    .brief = Assault
bf-choose-opportunity-fire = { $unit }: opportunity fire
    .brief = opportunity fire
bf-choose-evade = { $unit }: evade
    .brief = evade
bf-choose-countercharge = { $unit }: countercharge
    .brief = countercharge
bf-choose-fall-back = Give ground
bf-choose-lose-stand = Hold and lose a stand
bf-choose-leave-table = Leave the table
bf-choose-retreat = retreat to { $place }
bf-choose-evade-to = evade to { $place }
bf-choose-advance = Take the place
bf-choose-stay = Stay
bf-choose-no-general = Move no general
bf-choose-group-complete = The group is complete
bf-choose-no-more-moves = No more moves
bf-choose-end-activation = End the activation
bf-choose-no-more-support = No more support
bf-choose-no-reaction = Do not react
bf-choose-no-second-combat = Leave it there
bf-choose-done = Finish

## Refusals

bf-refuse-not-what-is-asked = that is not what is asked now
bf-refuse-no-such-unit = there is no such unit
bf-refuse-no-such-general = there is no such general
bf-refuse-six-facings = a unit faces one of the six sides, 0 to 5
bf-refuse-unit-not-on-the-table = this unit is not on the table
bf-refuse-not-your-unit = this is not your unit
bf-refuse-not-your-general = this is not your general
bf-refuse-not-in-the-zone = that place is outside the deployment zone, taken, or in difficult terrain, forbidden to artillery
bf-refuse-not-in-the-entry-zone = that place is outside the entry zone, taken, or in contact with an enemy
bf-refuse-cannot-take-over = this general cannot take over the command
bf-refuse-activated-already = this unit has been activated already this turn
bf-refuse-general-cannot-move = this general is attached or has moved already this turn
bf-refuse-too-far-for-general = a detached general moves 5 DU at most, and not through enemy sectors
bf-refuse-cannot-join-group = a group is a chain of touching units of one category, and its base must stay at 1 or more
bf-refuse-not-so-many-points = there are not so many command points left
bf-refuse-moved-already = this unit has moved already
bf-refuse-move-out-of-reach = the unit cannot move there
bf-refuse-not-in-the-group = this unit is not part of the activation
bf-refuse-acted-already = this unit has fired, fought or supported already
bf-refuse-marched-too-far-to-fire = a unit that has gone beyond its basic move does not fire
bf-refuse-no-enemy-there = there is no enemy to fire at
bf-refuse-line-of-fire-is-cut = the line of fire is cut
bf-refuse-general-is-no-target = this general cannot be fired at from here
bf-refuse-target-not-in-contact = the target is not in contact
bf-refuse-target-not-in-front = the target is not in front
bf-refuse-cannot-support = this unit cannot support the assault
bf-refuse-cannot-react = this unit cannot react in that way
bf-refuse-cannot-evade-there = the unit cannot evade to that place
bf-refuse-cannot-retreat-there = the unit cannot retreat to that place
bf-refuse-cannot-take-the-loss = this unit cannot take the loss

## Reasons of the doctrine

bf-why-nothing-better = nothing better offers itself
bf-why-good-ground = good ground
bf-why-within-reach = the orders of the general reach more units from there
bf-why-as-planned = everything stands as planned
bf-why-victory-in-doubt = the victory is in doubt without them
bf-why-somebody-must-command = somebody must command
bf-why-chief-stays-behind = the commander-in-chief is worth more behind the line
bf-why-leads-the-attack = he leads where the fighting will be
bf-why-target-at-hand = a target is within reach
bf-why-must-move = it has some way to go
bf-why-one-test-for-all = one test for all is worth more than several
bf-why-where-it-decides = command points go where success is decisive
bf-why-foremost-first = the foremost first
bf-why-expected-losses = that is where the enemy loses most
bf-why-general-in-view = a general in plain view
bf-why-more-dice = more dice in the combat
bf-why-before-they-strike = before they strike
bf-why-out-of-reach = out of their reach
bf-why-hold-the-ground = the ground must be held
bf-why-spare-the-men = the men are worth more than the ground
bf-why-stays-in-the-battle = better to stay in the battle
bf-why-weakest-first = the weakest first
bf-why-to-the-assault = to the assault
bf-why-field-of-fire = a field of fire
bf-why-to-the-objective = the objective
bf-why-face-the-threat = to face the threat
bf-why-stand-fast = the position is good

## Faults of a scenario

bf-scenario-bad-hex = “{ $given }” is no hex: write a column letter and a row, such as F8
bf-scenario-bad-hexside = “{ $given }” is no side of a hex: write a hex, a colon and 0 to 5, such as F5:0
bf-scenario-hex-off-the-board = { $given } is not on the board: change it, or make the table larger
bf-scenario-no-hexes = name at least one hex
bf-scenario-two-terrains-in-a-hex = { $given } already belongs to another piece of terrain: leave it in one of them
bf-scenario-nothing-on-the-table = { $given } has no polygon and no point: give it one for the free table
bf-scenario-terrain-does-nothing = { $given } does nothing to anybody: say what it does (cover, going, masking), or put it under decor
bf-scenario-broken-road = { $given } are no neighbours: name every hex of the road
bf-scenario-too-many-units = a side has 1 to 60 units, not { $given }
bf-scenario-weapon-of-another-arm = this weapon belongs to another arm: muskets for infantry, carbines for cavalry, guns for artillery
bf-scenario-weapon-never-repeats = only rifled muskets and breechloading carbines can be repeating weapons
bf-scenario-militia-above-three = militia has a combat value of 3 at most
bf-scenario-artillery-is-not-dashing = artillery is never dashing: take this out
bf-scenario-unknown-general = there is no general “{ $given }” on this side
bf-scenario-no-reinforcements = this side has no reinforcements to call: add its field “reinforcements”
bf-scenario-no-deployment-zone = this side has no deployment zone: add its field “zone”
bf-scenario-no-place = in a fixed deployment everyone needs a place: add the field “at”
bf-scenario-place-not-used = this place is never used: take it out, or make the deployment fixed
bf-scenario-guns-in-difficult = guns cannot stand in difficult terrain: { $given }
bf-scenario-zone-too-small = the zone is too small for { $given } units
bf-scenario-zones-overlap = { $given } lies in the zones of both sides
bf-scenario-brilliant-below-victory = a brilliant victory needs more points than a plain one
bf-scenario-no-objectives = this victory needs objectives: add them under [[objectives]]
bf-scenario-begins-without-places = a battle that begins in its middle has a fixed deployment: “deployment = "fixed"”
bf-scenario-no-buildings-to-occupy = only infantry occupies buildings, where there are some: { $given }

bf-scale = 1 DU
bf-status-bowl = tokens in the bowl
bf-status-points = command points
bf-status-called = reinforcements called
bf-status-to-come = to come
bf-status-lost = lost
bf-status-driven-off = driven off the table

## Before the order is given

bf-preview-march = { $cost } of { $potential } DU
bf-preview-forced-march = activated: forced march, { $potential } DU
bf-preview-basic-movement = basic movement, { $potential } DU
bf-piece-basic-movement = basic movement: { $potential } DU
bf-piece-forced-march = forced march: { $potential } DU
bf-piece-range = range: { $potential } DU
bf-piece-ride = moves up to { $potential } DU
bf-preview-stage = { $length }
bf-piece-in-command = a general can give it command points
bf-piece-isolated = out of command: no command points help it
bf-piece-commands = commands within { $potential } DU
bf-preview-steps = moves { $length } DU, counted as { $steps } DU
bf-preview-road = { $steps } DU by road, counted as { $cost } DU
bf-preview-pivot = pivot, 1 DU
bf-preview-dismount = dismounts on arrival
bf-preview-occupy = occupies the buildings, 1 DU
bf-preview-leave = leaves the buildings
bf-preview-difficult = enters difficult terrain and stops there
bf-preview-in-difficult = in difficult terrain, 1 DU at most
bf-preview-contact = stops in the zone of control of { $unit_the }
bf-preview-ride = { $steps } of { $most } DU
bf-sight-distance = at { $distance } DU
bf-sight-measured = measures { $length } DU, range { $distance }
bf-sight-in-front = in front of the front line
bf-sight-out-of-range = beyond the range of its weapons
bf-sight-open = nothing cuts the line
bf-sight-clear = { $distance } DU, can fire
bf-sight-blocked = { $distance } DU, no fire

# Facts of a result as a player says them, beside the chances of an answer.
bf-fact-success = the test succeeds
bf-fact-success-not = the test fails
bf-fact-hits = { $value ->
    [0] no hit
    [one] { $value } hit
   *[other] { $value } hits
  }
bf-fact-stands-lost = { $value ->
    [0] no stand lost
    [one] { $value } stand lost
   *[other] { $value } stands lost
  }
bf-fact-retreat-ud = { $value ->
    [0] no retreat
   *[other] { $value } DU of retreat
  }
bf-fact-destroyed = the target is destroyed
bf-fact-general-lost = its general is lost
bf-fact-eliminated = the general is eliminated
bf-fact-winner = { $value ->
    [tie] a tie
    [attacker] the attacker wins
    [defender] the defender wins
   *[other] { $value }
  }
bf-fact-difference = margin { $value }
bf-fact-attacker-losses = { $value ->
    [0] the attacker takes no loss
    [one] the attacker takes { $value } loss
   *[other] the attacker takes { $value } losses
  }
bf-fact-attacker-stands-lost = { $value ->
    [0] the attacker loses no stand
    [one] the attacker loses { $value } stand
   *[other] the attacker loses { $value } stands
  }
bf-fact-attacker-retreat-ud = { $value ->
    [0] the attacker does not retreat
   *[other] the attacker retreats { $value } DU
  }
bf-fact-attacker-destroyed = the attacker is destroyed
bf-fact-attacker-general-lost = the attacker’s general is lost
bf-fact-defender-losses = { $value ->
    [0] the defender takes no loss
    [one] the defender takes { $value } loss
   *[other] the defender takes { $value } losses
  }
bf-fact-defender-stands-lost = { $value ->
    [0] the defender loses no stand
    [one] the defender loses { $value } stand
   *[other] the defender loses { $value } stands
  }
bf-fact-defender-retreat-ud = { $value ->
    [0] the defender does not retreat
   *[other] the defender retreats { $value } DU
  }
bf-fact-defender-destroyed = the defender is destroyed
bf-fact-defender-general-lost = the defender’s general is lost

## How to win

bf-win-objectives = At the end of turn { $turns }, hold every objective: { $objectives }. Otherwise it is a draw.
bf-win-brilliantly = The victory is brilliant if you did not call your reinforcements, or if the enemy has no unit left.
bf-win-points = At the end of turn { $turns }, be ahead by at least { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  }. Otherwise it is a draw.
bf-win-brilliant-lead = Ahead by { $lead } points, the victory is brilliant.
bf-win-held = Objectives held: { $objectives }.
bf-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-losses = Losses of the enemy: { $losses }.
bf-win-stand = stand lost ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-unit = unit destroyed or driven off the table ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-general = general eliminated ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-chief = commander-in-chief eliminated ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-nobody-left = The battle ends as soon as a side has no unit left.
bf-win-holding = An objective belongs to the side that occupies it alone; left empty, it stays with its last occupant.
bf-status-victory-points = victory points
bf-chance-success = chance of success
bf-chance-eliminated = chance to eliminate the general
bf-chance-winner = { $value ->
    [attacker] chance to win
    [defender] chance that the defender wins
   *[tie] chance of a tie
  }
bf-fact-target = needs { $value } or less
