# The whole game: decisions, answers, events, refusals.

## Decisions

ot-decide-begin = Ready to begin?
ot-decide-unhistorical = Take an unhistorical option?
ot-decide-event-target = Which unit suffers the event?
ot-decide-event-drop = Three events in hand: which one goes?
ot-decide-enlist = Enlist two Prisoners for a recruit point?
ot-decide-recruit = What are the recruit points spent on?
ot-decide-aerodrome = The aerodrome is lost: where to settle?
ot-decide-trotsky = Trotsky: which decision this turn?
ot-decide-move = Which counters move, and where?
ot-decide-halt = The counters halt: attack, work, nothing?
ot-decide-fire-plan = What to bombard, and with what?
ot-decide-counter-battery = Answer the guns that bombard?
ot-decide-train-path = Which way does the train fall back?
ot-decide-water-path = Which way does the flotilla fall back?
ot-decide-choose-attack = Which hex to attack next?
ot-decide-withdraw = You are attacked: try to withdraw before combat?
ot-decide-follow = The hex is empty: which unit enters it?
ot-decide-coordinate = Several formations: which leads, which join?
ot-decide-air-secret = Which air detachments fly, in secret?
ot-decide-support = Which supports to commit?
ot-decide-contact = Which trains go into contact?
ot-decide-slash = 1a1/D1: advance, or D1?
ot-decide-split-d = Dn: how many losses, the rest in hexes of retreat?
ot-decide-split-a = An: how many losses, the rest in hexes of retreat?
ot-decide-losses = Which unit takes the loss?
ot-decide-retreat-path = Which way to retreat?
ot-decide-rout-path = Which way does the rout flee?
ot-decide-zoc-loss = The enemy ZOC costs an SP: whose?
ot-decide-advance = Which unit advances into the empty hex?
ot-decide-second-hex = Which cavalry advances a second hex?
ot-decide-pursue = Pursue the beaten?
ot-decide-keep-budyonny = Keep Budyonny for victory points?

## Answers

ot-choose-begin = Begin
ot-choose-take-option = Take the option: { $option }
    .brief = Take it
ot-choose-leave-option = Leave the option: { $option }
    .brief = Leave it
ot-choose-suffers = { $unit_the } suffers it
    .brief = suffers it
ot-choose-wavers = Wavering: { $formation }
ot-choose-drop = Give up: { $event ->
    [fiery_speech] fiery speech
    [cheka] Cheka
    [partisans] partisans
    [ammunition_convoy] ammunition convoy
    [volunteers] volunteers
    [deep_raid] deep raid
   *[other] event
  }
ot-choose-enlist = Enlist two Prisoners
ot-choose-no-enlist = Enlist nobody
ot-choose-reinforce = { $unit_the }: one SP more
    .brief = one SP more
ot-choose-rebuild = Rebuild { $unit_the }: { $place }
    .brief = rebuild here
ot-choose-volunteers = Play the volunteers
ot-choose-renounce = Renounce the reinforcement: { $unit }
    .brief = renounce
ot-choose-end-recruiting = End the recruitment
ot-choose-aerodrome = Aerodrome: { $place }
    .brief = aerodrome here
ot-choose-decide = Trotsky: { $decision ->
    [rally] rally the troops
    [anti_desertion] fight desertion
    [hunt_plotters] hunt the plotters
    [raise_communists] raise communists
    [raise_barricades] raise barricades
    [raise_district] raise a district detachment
   *[go_to_front] go to the front
  }
ot-choose-no-decision = Decide nothing
ot-choose-march = { $unit_the } marches: { $place }
    .brief = marches
ot-choose-stay = { $unit_the } stays
    .brief = stays
ot-choose-rail = { $unit_the } goes by rail: { $place }
    .brief = by rail
ot-choose-entrench = Entrench: { $place }
    .brief = entrenches
ot-choose-repair-rail = { $unit_the } repairs the railway
    .brief = repairs the railway
ot-choose-repair-bridge = { $unit_the } repairs the bridge: { $place }
    .brief = repairs the bridge
ot-choose-carry = { $flotilla_the } lands { $unit_the }: { $place }
    .brief = lands
ot-choose-play-event = Play the event: { $event ->
    [fiery_speech] fiery speech
    [cheka] Cheka
    [partisans] partisans
    [ammunition_convoy] ammunition convoy
    [volunteers] volunteers
    [deep_raid] deep raid
   *[other] event
  }
    .brief = play the event
ot-choose-forced-march = Forced march: { $formation }
ot-choose-end-movement = End the movement
ot-choose-assault-rapid = { $stays ->
    [yes] { $unit_the } attacks from where it stands (rapid): { $place }
   *[no] { $unit_the } attacks from { $from } (rapid): { $place }
  }
    .brief = { $stays ->
        [yes] rapid attack from here
       *[no] rapid attack from { $from }
      }
ot-choose-assault-prepared = { $stays ->
    [yes] { $unit_the } attacks from where it stands (prepared): { $place }
   *[no] { $unit_the } attacks from { $from } (prepared): { $place }
  }
    .brief = { $stays ->
        [yes] prepared attack from here
       *[no] prepared attack from { $from }
      }
ot-choose-launch-rapid = { $unit_the } launches a rapid attack: { $place }
    .brief = rapid attack
ot-choose-launch-prepared = { $unit_the } launches a prepared attack: { $place }
    .brief = prepared attack
ot-choose-cut = Cut the railway
ot-choose-blow = Blow the bridge: { $place }
    .brief = blows the bridge
ot-choose-halt = Halt here
ot-choose-bombard = { $unit_the } bombards: { $place }
    .brief = bombards
ot-choose-shell = { $unit_the } fires at { $target_the }
    .brief = fires at
ot-choose-challenge = { $unit_the } challenges the trains: { $place }
    .brief = challenges the trains
ot-choose-observe = { $unit_the } observes: { $place }
    .brief = observes
ot-choose-end-fire-plan = No more bombardments
ot-choose-counter-fire = { $unit_the } answers { $target_the }
    .brief = answers
ot-choose-no-counter-fire = No more counter-battery
ot-choose-attack = Attack: { $place }
    .brief = attack
ot-choose-attack-by-night = Attack by night: { $place }
    .brief = attack by night
ot-choose-cancel = Give up the attack: { $place }
    .brief = give up
ot-choose-end-combats = End the combats
ot-choose-withdraw = Try to withdraw
ot-choose-hold = Hold
ot-choose-follow = { $unit_the } enters the hex
    .brief = enters
ot-choose-no-follow = Send nobody else in
ot-choose-coordinate = { $formation_the } leads, { $others ->
    [0] alone
    [one] one other joins
   *[other] { $others } others join
  }
ot-choose-fly = { $count ->
    [0] Fly nobody
    [one] Fly one detachment
   *[other] Fly { $count } detachments
  }
ot-choose-support = { $unit_the } supports
    .brief = supports
ot-choose-inspire = Play: { $event ->
    [fiery_speech] fiery speech
    [cheka] Cheka
    [partisans] partisans
    [ammunition_convoy] ammunition convoy
    [volunteers] volunteers
    [deep_raid] deep raid
   *[other] event
  }
ot-choose-ammunition = Draw a point of the army’s stock
ot-choose-front = Count on Trotsky’s presence
ot-choose-end-support = Commit nothing more
ot-choose-contact = { $unit_the } goes into contact
    .brief = goes into contact
ot-choose-end-contact = No more trains into contact
ot-choose-slash-advance = 1a1: a loss, and advance
ot-choose-slash-split = D1
ot-choose-split = { $count ->
    [0] All in retreat
    [one] One loss
   *[other] { $count } losses
  }
ot-choose-lose = { $unit_the } loses an SP
    .brief = loses an SP
ot-choose-path = { $unit_the } falls back: { $place }
    .brief = falls back
ot-choose-further = { $unit_the } goes one hex further
    .brief = goes further
ot-choose-advance = { $unit_the } advances
    .brief = advances
ot-choose-end-advance = Advance nobody else
ot-choose-pursue = Pursue: { $place }
    .brief = pursue
ot-choose-no-pursuit = Do not pursue
ot-choose-keep-budyonny = Keep the formation, and pay
ot-choose-let-go = Let it go

## What happens

ot-turn-begins = turn { $value } begins
ot-white-player-turn = White plays
ot-red-player-turn = Red plays
ot-aerodrome-is-lost = the aerodrome is lost
ot-detachment-recovers = { $value_the } is available again
ot-detachment-comes = { $value_the } joins the front
ot-depot-captured = { $value_the } is captured
ot-leader-flees = { $value_the } gets away
ot-leader-captured = { $value_the } is captured
ot-unit-loses-pe = { $value_the } loses an SP
ot-unit-destroyed = { $value_the } is destroyed
ot-unit-surrenders = { $value_the } lays down its arms
ot-train-captured = { $value_the } falls into enemy hands
ot-captured-train-returns = { $value_the } now runs for the other side
ot-captured-train-lost = { $value_the } cannot be put back into service
ot-formation-kept = the formation stays, for points
ot-formation-called-away = the formation is called away
ot-event-of-white = event for White
ot-event-of-red = event for Red
ot-plot-is-foiled = the plot is foiled
ot-event-nothing = nothing happens
ot-event-fiery-speech = fiery speech, to be played at will
ot-event-cheka = Cheka, to be played at will
ot-event-personal-initiative = personal initiative: no effect
ot-event-orders-lost = orders lost
ot-event-wavering = wavering
ot-event-desertion = desertion
ot-event-requisitions = requisitions: a recruit point less
ot-event-derailment = derailment
ot-event-partisans = partisans, to be played at will
ot-event-ammunition-convoy = ammunition convoy, to be played at will
ot-event-volunteers = volunteers, to be played at will
ot-event-deep-raid = deep raid, to be played at will
ot-formation-wavers = { $value_the } wavers this turn
ot-orders-are-lost = { $value_the } is out of command this turn
ot-train-is-derailed = { $value_the } is derailed and does not move this turn
ot-men-desert = men desert from { $value_the }
ot-desertion-test = desertion test
ot-railway-is-cut = railway cut: { $value }
ot-raid-die = die of the raid
ot-depot-is-raided = { $value_the } is raided
ot-prepared-attack-launched = { $value_the } launches a prepared attack
ot-rapid-attack-launched = { $value_the } launches a rapid attack
ot-forced-march = { $value_the } makes a forced march
ot-unit-marches = { $value_the } marches
ot-unit-goes-by-rail = { $value_the } goes by rail
ot-tries-to-rally = { $value_the } tries to rally
ot-rally-is-decided = Trotsky rallies the troops
ot-unit-rallies = { $value_the } rallies
ot-prisoners-serve = two Prisoners enlist
ot-white-recruits = White recruits
ot-red-recruits = Red recruits
ot-unit-is-reinforced = { $value_the } gains an SP
ot-unit-is-rebuilt = { $value_the } is rebuilt
ot-reinforcement-given-up = { $value_the } will not come
ot-last-turn = last turn: { $value }
ot-leader-takes-over = { $value_the } takes over
ot-option-taken = the option is taken
ot-ammunition-paid = { $value_the } hands out an ammunition point
ot-depot-gains-ap = { $value_the } receives ammunition
ot-goes-hungry = { $value_the } goes without supply
ot-may-desert = men may desert from { $value_the }
ot-decision-fails = the decision comes to nothing
ot-decision-succeeds = the decision takes effect
ot-communists-join = communists join { $value_the }
ot-barricades-rise = barricades: { $value }
ot-district-arms = { $value_the } takes up arms
ot-trotsky-at-the-front = Trotsky is at the front: { $value }
ot-engineers-at-work = { $value_the } sets to work
ot-bridge-is-blown = the bridge is blown: { $value }
ot-stack-entrenches = entrenched: { $value }
ot-railway-is-repaired = railway repaired: { $value }
ot-bridge-is-repaired = bridge repaired: { $value }
ot-flotilla-carries = { $value_the } carries troops
ot-tank-stops = { $value_the } stops
ot-tank-breaks-down = { $value_the } breaks down
ot-side-without-combat-units = a side has no combat unit left
ot-given-from-the-start = points given from the start: { $value }
ot-even-terms-hold = counted by the terms of an even battle
ot-sudden-death = the game ends at once
ot-points-of-white = points of White
ot-points-of-red = points of Red
ot-points-in-all = in all: { $value }
ot-outcome-annihilation = the enemy has nobody left
ot-outcome-sudden-death = the objectives are taken
ot-outcome-points = by points
ot-level-decisive = decisive victory
ot-level-victory = victory
ot-level-marginal = marginal victory
ot-level-draw = draw

## Counts

ot-tally-pe-lost = SP lost
ot-tally-units-lost = units lost
ot-tally-trains-lost = trains lost
ot-tally-depots-lost = depots lost
ot-tally-leaders-lost = leaders lost
ot-tally-prisoners-taken = Prisoners taken
ot-tally-points = victory points
ot-tally-objectives-held = objectives held
ot-status-points = victory points
ot-status-ammunition = ammunition
ot-status-prisoners = Prisoners
ot-status-pe-destroyed = SP destroyed
ot-status-rail = rail capacity
ot-status-events-held = events in hand
ot-status-fatigue = fatigue
ot-status-stock = army stock
ot-status-to-come = to come
ot-status-on-map = on the map
ot-status-in-box = at the aerodrome
ot-status-lost = lost
ot-status-surrendered = surrendered
ot-status-captured = captured
ot-status-left = gone
ot-value-moved = has moved
ot-value-nc = out of command
ot-value-unsupplied = unsupplied
ot-value-pinned = pinned
ot-value-fired = has fired
ot-value-broken-down = broken down
ot-value-packed = not deployed
ot-value-unavailable = unavailable
ot-value-derailed = derailed
ot-value-entrenched = entrenched
ot-value-front = front line
ot-value-railway = railway
ot-value-aerodrome = aerodrome
ot-value-decisive = decisive victory
ot-value-victory = victory
ot-value-marginal = marginal victory
ot-value-draw = draw
ot-field-bonus = bonus
ot-field-range = range
ot-field-fire = Fire

## Refusals

ot-refuse-not-what-is-asked = that is not what is asked
ot-refuse-event-may-not-be-played = this event may not be played there
ot-refuse-attack-may-not-be-launched = this attack may not be launched from here
ot-refuse-task-may-not-be-done = this task may not be done here
ot-refuse-not-your-unit = this counter is not yours
ot-refuse-unit-is-not-on-the-map = this counter is not on the map
ot-refuse-unit-has-moved = this counter has moved already
ot-refuse-routed-units-do-not-move = routed units do not move
ot-refuse-formation-does-not-move-early = this formation does not start earlier
ot-refuse-no-such-unit = there is no such counter
ot-refuse-not-of-one-hex = counters that go together start in one hex
ot-refuse-no-path = give at least one hex
ot-refuse-path-leads-back = the path leads back
ot-refuse-unit-is-held-fast = this counter is held fast
ot-refuse-hex-is-out-of-reach = this hex is out of reach
ot-refuse-too-few-mp = too few MP for this path
ot-refuse-no-room-in-the-hex = the hex is full: stacking limits
ot-refuse-only-marches-before-turn-one = before turn 1 there are only marches
ot-refuse-unit-must-close-on-depot = a unit out of range must first close on a depot
ot-refuse-nothing-to-do-there = this counter has nothing to do there
ot-refuse-no-forced-march = no forced march for this formation
ot-refuse-hex-is-off-the-map = this hex is not on the map
ot-refuse-path-is-too-long = the path is too long
ot-refuse-class-is-not-carried = this counter does not go by rail
ot-refuse-not-yet-due = this reinforcement is not yet due
ot-refuse-no-capacity-left = no rail capacity is left
ot-refuse-not-a-station = units board in a village, town or city on the line
ot-refuse-railway-is-not-open = the railway is not open
ot-refuse-not-a-neighbour = the hexes of the path must touch
ot-refuse-hex-is-barred = this counter may not enter this hex
ot-refuse-class-is-not-recruited = this class is not recruited
ot-refuse-unit-takes-no-recruits = this unit takes no recruits
ot-refuse-one-pe-a-turn = a unit regains one SP a turn
ot-refuse-recruits-need-supply = an unsupplied unit takes no recruits
ot-refuse-routed-unit-takes-no-recruits = a routed unit takes no recruits
ot-refuse-enemy-beside-the-unit = an enemy is next to this unit
ot-refuse-no-room-for-recruits = stacking allows no SP more
ot-refuse-unit-is-not-rebuilt = this unit cannot be rebuilt
ot-refuse-not-a-centre-that-counts = this is no centre that counts
ot-refuse-too-few-recruits = too few recruit points
ot-refuse-reinforcements-enter-one-by-one = reinforcements enter one by one
ot-refuse-entry-is-barred = the entry is barred
ot-refuse-not-an-entry = this reinforcement does not enter there
ot-refuse-works-are-there = there are works already
ot-refuse-nobody-to-entrench = nobody here to entrench
ot-refuse-entrenches-only-epc = only units in position entrench
ot-refuse-entrenches-only-supplied = only supplied units entrench
ot-refuse-infantry-repairs = only infantry repairs
ot-refuse-repairs-need-supply = an unsupplied unit does not repair
ot-refuse-railway-is-whole = the railway is whole
ot-refuse-bridge-stands = the bridge stands
ot-refuse-nobody-is-carried = nobody is carried
ot-refuse-counter-is-not-carried = this counter cannot be carried
ot-refuse-counter-is-named-twice = this counter is named twice
ot-refuse-too-much-to-carry = a flotilla carries 4 SP at most
ot-refuse-flotilla-is-not-adjacent = the flotilla is not next to the stack
ot-refuse-no-landing-there = there is no landing there

## Faults of a scenario

ot-scenario-bad-hex = “{ $given }” is no hex: four figures, column and row, such as 0403
ot-scenario-bad-hexside = “{ $given }” is no hexside: two neighbours, such as 0403-0404
ot-scenario-hex-off-the-map = { $given } is not on the map
ot-scenario-hex-twice = { $given } is given twice
ot-scenario-a-date-a-turn = give one date a turn ({ $given }), or none
ot-scenario-place-without-a-name = { $given } is built up: give it a name under [[places]]
ot-scenario-not-built-up = { $given } is no village, town or city
ot-scenario-comes-no-earlier = { $given } comes no earlier: give a reinforcement, and a turn before its own
ot-scenario-units-or-formations = option { $given } names units or formations, one of the two
ot-scenario-after-the-last-turn = that is after the last turn, { $given }
ot-scenario-no-levels = give at least one level of victory
ot-scenario-no-hexes = name at least one hex
ot-scenario-too-many-units = a side has 1 to 60 counters, not { $given }
ot-scenario-no-such-railway = there is no railway { $given }
ot-scenario-no-aerodrome = this side has aircraft: give it an aerodrome
ot-scenario-value-missing = { $given } lacks this value, which its class has
ot-scenario-value-of-another-class = { $given } has no such value: it belongs to another class
ot-scenario-faces = { $given }: every value has as many faces as the SP, and the reduced face has fewer SP
ot-scenario-no-formation = { $given } has no formation
ot-scenario-no-such-leader = there is no leader “{ $given }” on this side
ot-scenario-no-such-option = this side has no option “{ $given }”
ot-scenario-not-called-away = this side has no formation “{ $given }” that is called away
ot-scenario-unknown-formation = there is no formation “{ $given }” on this side
ot-scenario-formation-in-two-corps = formation { $given } belongs to two corps
ot-scenario-place-not-used = { $given } is not on the map yet: its hex is never used
ot-scenario-hex-or-arrives = { $given } needs a hex, or an arrival (arrives)
ot-scenario-forbidden-ground = ground that is forbidden to this counter: { $given }
ot-scenario-entry-hexes = { $given }: a reinforcement gives its entry hexes; aircraft and replacements give none
ot-scenario-not-on-the-edge = { $given } is not on the edge of the map
ot-scenario-no-target = { $given } has launched an attack: give its target
ot-scenario-bad-target = { $given } is no target: a neighbouring hex held by the enemy, with an order
ot-scenario-both-sides-in-a-hex = both sides stand in hex { $given }
ot-scenario-stack-over-its-limit = hex { $given } exceeds the stacking limits
ot-scenario-pool-and-depots = this side has depots: no common pool
ot-scenario-unreachable-depot = { $given } cannot be reached on wheels from any source of its side
ot-scenario-rows-of-the-map = a map has 1 to { $given } rows
ot-scenario-unknown-ground = “{ $given }” is no terrain: . v t C w h m W
ot-scenario-row-of-another-length = every row has as many hexes as the first, { $given }
ot-scenario-hexside-twice = hexside { $given } is taken already
ot-scenario-no-neighbours = { $given } are no neighbours
ot-scenario-line-in-the-water = { $given } is water
ot-scenario-line-jumps = the line jumps: { $given } are no neighbours
ot-scenario-no-bridge = the line crosses { $given } without a bridge: add it to bridges
ot-scenario-line-too-short = a line has two hexes or more
ot-scenario-bridge-without-river = bridge { $given } crosses nothing
ot-scenario-bridge-to-nowhere = neither road nor railway passes bridge { $given }
ot-scenario-no-bridge-to-blow = there is no bridge at { $given }
ot-scenario-works-in-the-water = { $given } is water: no works there
ot-scenario-works-already = { $given } has a trench already
ot-scenario-no-railway = no railway runs through { $given }

## Battles

ot-kukuyevka = The Farm of Kukuyevka
ot-orel-1919 = Orel 1919
ot-tsaritsyne-1919 = Tsaritsyn 1919

## Combats

ot-aircraft-lost = an air detachment is shot down
ot-bombardment-of = bombardment: { $value }
ot-stack-pinned = the stack is pinned: { $value }
ot-attack-cancelled = the attack is given up: { $value }
ot-combat-begins = combat: { $value }
ot-guns-taken-without-a-fight = guns taken without a fight: { $value }
ot-no-attack-roll = the hex is taken without an attack roll
ot-train-is-tested = { $value_the } goes into contact
ot-train-damaged = { $value_the } is damaged
ot-formation-leads = { $value_the } leads the attack
ot-coordination-fails = coordination fails
ot-counter-fire-announced = counter-battery at { $value }
ot-hex-observed = observed from the air: { $value }
ot-counter-fire-at = counter-battery fire at { $value_the }
ot-battery-suppressed = { $value_the } is suppressed
ot-battery-silenced = { $value_the } is silenced
ot-train-duel-with = duel of trains: { $value }
ot-flotilla-duel-with = duel of flotillas: { $value }
ot-loser-damaged = { $value_the } has the worst of it and is damaged
ot-fire-at-flotilla = fire at { $value_the }
ot-flotilla-damaged = { $value_the } is damaged
ot-broken-tank-left = broken down, { $value_the } is left behind
ot-no-room-anywhere = { $value_the } finds no room anywhere
ot-no-way-back-costs-losses = a retreat cut off costs losses
ot-vehicle-abandoned = { $value_the } is abandoned
ot-no-way-back-at-all = there is no way back at all
ot-stack-routs = rout: { $value }
ot-stack-withdraws = withdrawal before combat: { $value }
ot-stack-retreats = retreat: { $value }
ot-hexes-missing = hexes of retreat missing: { $value }
ot-bombardment-announced = bombardment announced: { $value }
ot-fire-at-flotilla-announced = fire announced at { $value_the }
ot-train-duel-announced = duel of trains announced: { $value }
ot-stack-may-panic = panic threatens: { $value }
ot-stack-panics = panic: { $value }
ot-attackers-cell = the attacker’s cell
ot-defenders-cell = the defender’s cell
ot-nobody-can-retreat = nobody can fall back: losses
ot-attack-on-the-hex = attack: { $value }
ot-army-stock-used = a point of the army’s stock
ot-supports-the-combat = { $value_the } supports
ot-may-ride-away = { $value_the } tries to get away
ot-train-is-cut-off = the retreat of { $value_the } is cut off
ot-flotilla-falls-back = { $value_the } falls back
ot-train-falls-back = { $value_the } falls back
ot-withdrawal-fails = the withdrawal fails: { $value }
ot-unit-follows = { $value_the } enters the hex
ot-why-nothing-better = nothing better to do
ot-refuse-nobody-bombards-there = nobody bombards from there
ot-refuse-may-not-fire-there = this counter may not fire there
ot-refuse-no-target-there = there is no target in this hex
ot-refuse-no-flotilla-there = there is no flotilla there
ot-refuse-may-not-fly-there = this air detachment may not fly there
ot-refuse-may-not-support = this counter may not support this combat
ot-refuse-one-thing-a-phase = a counter does one thing a phase
ot-refuse-depot-may-not-pay = this depot may not pay
ot-unit-advances = { $value_the } advances
ot-cavalry-goes-on = { $value_the } goes on another hex
ot-pursuit-of = pursuit: { $value }

## Reasons of the doctrine

ot-why-pursue = the beaten must not breathe
ot-why-alone = acting together is too uncertain
ot-why-together = together they strike harder
ot-why-decide = it is what is needed most
ot-why-attack = the attack is worth its price
ot-why-cancel = the attack would cost too much
ot-why-slip-away = better to slip away
ot-why-hold = the place is worth holding
ot-why-support = this support makes the difference
ot-why-inspire = now is the time to fire them up
ot-why-bombard = guns to spare, and a target worth the shell
ot-why-counter-battery = their guns first
ot-why-cheapest-loss = the loss that costs least
ot-why-safest-path = the safest path
ot-why-advance = the hex is worth taking
ot-why-recruit = the best first
ot-why-hold-or-go = hold or go, whichever costs less
ot-why-enough-moved = nothing more is worth moving
ot-why-reinforcement = fresh troops
ot-why-by-rail = the train is quicker
ot-why-repair = the line must run
ot-why-event-now = the occasion is here
ot-why-in-passing = an objective is taken on the way
ot-why-better-ground = better ground
ot-why-entrench = here we shall hold

## Before the order is given

ot-piece-commands = commands within { $hexes } hexes, bonus { $bonus }
ot-piece-movement = may spend { $mp } MP
ot-piece-range = fires at { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
  }
ot-piece-fed = depot at { $hexes } of { $range } hexes: supplied
ot-piece-too-far = depot at { $hexes } hexes, range { $range }: too far
ot-piece-cut-off = no path to a depot (range { $range })
ot-planned-attack = { $attack } to { $defence }
ot-preview-stage = { $cost }
ot-preview-march = { $cost } of { $mp } MP
ot-preview-all-mp = one hex with all its MP: on the march
ot-preview-arrives = { $left } MP left
ot-preview-deploys = goes into position, { $left } MP left
ot-preview-in-march-order = stays on the march
ot-preview-enters-zone = ends in an enemy ZOC
ot-guns-caught-off-guard = { $value_the }: guns caught off guard, eliminated at once
ot-goes-a-hex-further = { $value_the } goes one hex further
ot-first-loss-goes-there = the first loss goes to this unit
ot-defender-decides-for-attacker = the defender chooses for the attacker
ot-refuse-pinned-guns-stay-silent = pinned guns do not support

# Facts of a result as a player says them, beside the chances of an answer.
ot-chance-attacker-wins = chance that the attacker wins
ot-chance-passed = chance to pass the test
ot-chance-pinned = chance to pin the target
ot-chance-done = chance that the work is done
ot-chance-hit = chance that the fire tells
ot-fact-attacker-wins = the attacker wins
ot-fact-attacker-wins-not = the attacker fails
ot-fact-defender-fate = { $value ->
    [stands] the defender holds
    [retreats] the defender retreats
    [routs] the defender routs
    [surrenders] the defender surrenders
   *[eliminated] the defender is eliminated
  }
ot-fact-attacker-fate = { $value ->
    [stands] { "" }
    [retreats] the attacker retreats
    [routs] the attacker routs
    [surrenders] the attacker surrenders
   *[eliminated] the attacker is eliminated
  }
ot-fact-defender-losses = { $value ->
    [0] the defender loses nothing
   *[other] the defender loses { $value } SP
  }
ot-fact-attacker-losses = { $value ->
    [0] the attacker loses nothing
   *[other] the attacker loses { $value } SP
  }
ot-fact-advance = { $value ->
    [none] { "" }
    [one_hex] advance of one hex
   *[two_hexes] advance of two hexes
  }
ot-fact-passed = the test is passed
ot-fact-passed-not = the test fails
ot-fact-pinned = the target is pinned
ot-fact-pinned-not = the target is not pinned
ot-fact-done = the work is done
ot-fact-done-not = the work fails
ot-fact-hit = the fire tells
ot-fact-hit-not = the fire does nothing
ot-fact-losses = { $value ->
    [0] no loss
   *[other] { $value } SP lost
  }
ot-fact-effect = { $value ->
    [none] { "" }
    [suppressed] the battery is suppressed
    [silenced] the battery is silenced
    [damaged] the flotilla is damaged
    [sunk] the flotilla is sunk
    [retreats] the loser withdraws
    [damaged_and_retreats] the loser is damaged and withdraws
   *[destroyed] the loser is destroyed
  }

## How to win

ot-win-points = At the end of turn { $turns } the victory points decide.
ot-win-lead = { $side }: { $level } when ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ot-win-least = { $side }: { $level } with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } or more.
ot-win-enemy-at-most = { $side }: { $level } if the enemy has no more than { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ot-win-whoever = Either side
ot-win-sudden = { $side }: { $level } at once, by controlling at the end of a turn { $hexes }{ $until ->
    [0] { "" }
   *[other] , in turn { $until } at the latest
  }{ $from ->
    [0] { "" }
   *[other] , from turn { $from } on
  }.
ot-win-held = Objectives: { $objectives }.
ot-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
ot-win-losses = Added to them: half of the Prisoners, a quarter of the enemy SP destroyed, trains, tanks and depots taken or destroyed.
ot-win-nobody-left = A side without combat units has lost at once (the other has a { $level }).
ot-win-given = { $side }: { $points } { $points ->
    [one] point
   *[other] points
  } from the start.
ot-win-even = Terms of an even battle: either side can win. The players may prefer those of history.
ot-win-holding = An objective counts for the side that controls its hex.
