# Billy Yank II: Brigades de Fer

## Procedures

bf-procedure-combat-value = find a unit’s starting combat value from its training and condition
bf-procedure-figures-vc = find the combat value of a five-stand unit from its number of figures
bf-procedure-command-points = roll a side’s command points at the start of the turn
bf-procedure-draw-token = draw a token from the bowl to see which side activates a unit
bf-procedure-in-command = tell whether a unit is in command or isolated
bf-procedure-group-limit = count the subordinates that a reference unit can take along
bf-procedure-activation-test = take the activation test of a unit or of a group
bf-procedure-reaction-test = take the test of a reaction to an assault: opportunity fire, evasion or countercharge
bf-procedure-movement-allowance = reckon how far a unit may go in one activation, and what it can pay for
bf-procedure-mount-state = tell whether cavalry ends its activation mounted or dismounted, and whether it may fire
bf-procedure-line-of-fire = judge a line of fire from what is seen on the table
bf-procedure-fire = resolve the fire of one unit at another, losses included
bf-procedure-fire-at-general = resolve fire at a detached general
bf-procedure-close-combat-value = reckon a unit’s close-combat value
bf-procedure-close-combat = resolve a close combat with its supports, its generals and its losses
bf-procedure-tie-result = find the losses of a close combat with equal totals
bf-procedure-losses = divide losses between stands and retreat
bf-procedure-general-casualty = see whether a general in danger is eliminated
bf-procedure-support-eligibility = tell whether a unit may support an assault
bf-procedure-breakthrough = tell whether a unit may break through, and then fight again
bf-procedure-miller-victory = name the winner of Miller’s Cornfield
bf-procedure-hex-fire-line = measure and judge a line of fire on hexes
bf-procedure-hex-moves = list every end of a move on hexes
bf-procedure-hex-retreats = list every end of a retreat on hexes
bf-procedure-table-fire-line = measure and judge a line of fire on a free table

## Fields: units and their leaders

bf-field-training = training
bf-field-condition = condition
bf-field-figures = figures
bf-field-figures-per-stand = figures per stand
bf-field-vc = combat value
bf-field-vcr = close-combat value
bf-field-category = category
bf-field-grade = grade
bf-field-militia = militia
bf-field-dashing = dashing
bf-field-weapon = weapon
bf-field-horse-artillery = horse artillery
bf-field-repeating = repeating weapons
bf-field-breechloaders = breechloading carbines
bf-field-mounted = mounted
bf-field-general = attached general
bf-field-leadership = leadership
bf-field-control = control of the general
bf-field-attack = leadership in attack
bf-field-defence = leadership in defence
bf-field-rating = rating of the commander-in-chief
bf-field-attached = commander-in-chief attached
bf-field-dominant-height = on a dominant height
bf-field-direct-units = units under direct command
bf-field-points = command points received
bf-field-pc = command points spent
bf-field-status = status of the general
bf-field-triggers = tests to take
bf-field-eliminated = general eliminated
bf-field-union = Union
bf-field-confederate = Confederates
bf-field-side = side
bf-field-units = units
bf-field-unit = unit

## Fields: activation and reactions

bf-field-in-command = in command
bf-field-out-of-command = out of command
bf-field-no-general = no general left
bf-field-dense-vegetation = in dense vegetation
bf-field-distance = distance, in DU
bf-field-subordinates = subordinates
bf-field-max-subordinates = most subordinates
bf-field-success = success
bf-field-target = target
bf-field-reaction = reaction
bf-field-position = place in the assault
bf-field-attacker-category = category of the attacker
bf-field-already-activated = already activated
bf-field-in-enemy-contact = already in contact with an enemy

## Fields: movement

bf-field-activated = successfully activated
bf-field-will-fire = will fire afterwards
bf-field-pivots = pivots
bf-field-rear-move = move other than forward
bf-field-starts-in-difficult = starts in difficult terrain
bf-field-on-road = all on a road
bf-field-occupy-buildings = occupies buildings
bf-field-potential = potential
bf-field-possible = possible
bf-field-max-distance = distance allowed, in DU
bf-field-dismount = dismounts
bf-field-moved = moved, in DU
bf-field-may-fire = may fire
bf-field-entered-difficult = difficult terrain entered this turn
bf-field-destinations = ends
bf-field-facing = facing
bf-field-facings = facings

## Fields: the table and the line of fire

bf-field-board = board
bf-field-columns = columns
bf-field-rows = rows
bf-field-hex = hex
bf-field-x = x
bf-field-y = y
bf-field-polygon = outline
bf-field-level = level
bf-field-heights = raised hexes
bf-field-hills = hills
bf-field-masking = masking terrain
bf-field-difficult = difficult terrain
bf-field-walls = linear protections
bf-field-roads = roads
bf-field-friends = friendly units
bf-field-enemies = enemy units
bf-field-shooter = shooter
bf-field-target-in-front = target in front
bf-field-crosses-masking = crosses masking terrain
bf-field-masking-length = length in masking terrain, in DU
bf-field-third-unit = unit in between
bf-field-third-unit-overlooked = unit in between overlooked
bf-field-higher-ground-between = crest in between
bf-field-clear = line clear
bf-field-reason = reason
bf-field-in-front = in front
bf-field-blocked = line cut
bf-field-linear-cover = behind a linear protection

## Fields: fire

bf-field-range = range, in DU
bf-field-enfilade = enfilade
bf-field-basic-move = in basic movement
bf-field-overlooks = overlooks
bf-field-in-buildings = occupies buildings
bf-field-cover = cover
bf-field-hits = hits
bf-chance-hits = chance to hit

## Fields: close combat

bf-field-role = role
bf-field-attacker = attacker
bf-field-defender = defender
bf-field-supports = supports
bf-field-rear-attack = rear attack
bf-field-countercharge = countercharge
bf-field-other-opponents = other opponents fought this turn
bf-field-opponent-in-cover = opponent in cover
bf-field-excess-losses = passing on of the excess
bf-field-winner = winner
bf-field-difference = difference
bf-field-attacker-grade = grade of the attacker
bf-field-defender-grade = grade of the defender
bf-field-attacker-losses = losses of the attacker
bf-field-defender-losses = losses of the defender
bf-field-jointly-activated = activated with the attacker
bf-field-same-category = same category
bf-field-contact-with-target = in contact with the target
bf-field-contact-with-attacker = in contact with the attacker
bf-field-other-enemy-contact = in contact with another enemy
bf-field-already-supporting = supports already named
bf-field-eligible = may support
bf-field-opponent = fate of the opponent
bf-field-is-attacker = is the attacker
bf-field-new-enemy-contact = new enemy in contact
bf-field-may-advance = may break through
bf-field-may-fight-again = may fight again

## Fields: losses and retreat

bf-field-losses = losses
bf-field-source = source of the losses
bf-field-even-losses = even losses
bf-field-retreat-room = room to retreat, in DU
bf-field-stands-lost = stands lost
bf-field-retreat-ud = DU of retreat
bf-field-destroyed = destroyed
bf-field-turned-away = turns its back
bf-field-excess = excess
bf-field-general-lost = general lost
bf-field-cause = enemy that causes the retreat
bf-field-possible-ud = DU possible

## Fields: Miller’s Cornfield

bf-field-cornfield = cornfield
bf-field-church = church
bf-field-union-reinforced = Union reinforcements called
bf-field-confederate-reinforced = Confederate reinforcements called
bf-field-union-units-left = Union units left
bf-field-confederate-units-left = Confederate units left

## Values: units and their leaders

bf-value-none = none
bf-value-militia = militia
bf-value-volunteer = volunteers
bf-value-regular = regulars
bf-value-veteran = veterans
bf-value-spent = spent
bf-value-worn = worn
bf-value-fresh = fresh
bf-value-infantry = infantry
bf-value-cavalry = cavalry
bf-value-artillery = foot artillery
bf-value-horse-artillery = horse artillery
bf-value-crack = crack
bf-value-standard = standard
bf-value-green = green
bf-value-rifled-musket = rifled muskets
bf-value-smoothbore-musket = smoothbore muskets
bf-value-breechloading-carbine = breechloading carbines
bf-value-smoothbore-carbine = smoothbore carbines
bf-value-smoothbore-gun = smoothbore guns
bf-value-rifled-gun = rifled guns
bf-value-mediocre = mediocre
bf-value-superior = superior
bf-value-attached = attached
bf-value-detached = detached
bf-value-union = Union
    .article = the
bf-value-confederate = Confederacy
    .article = the
bf-value-friend = friend
bf-value-friendly = friendly
bf-value-enemy = enemy

## Values: fire and combat

bf-value-cover = cover
bf-value-dense-cover = dense cover
bf-value-linear = linear protection
bf-value-clear = clear
bf-value-not-in-front = target not in front
bf-value-masked = view masked
bf-value-unit-in-the-way = unit in the way
bf-value-crest = crest
bf-value-opportunity-fire = opportunity fire
bf-value-evade = evasion
bf-value-countercharge = countercharge
bf-value-assailed = assailed
bf-value-beside-assailed = in contact with the assailed unit
bf-value-beside-attacker = in contact with the attacker
bf-value-attacker = attacker
bf-value-defender = defender
bf-value-support = support
bf-value-tie = tie
bf-value-fire = fire
bf-value-close-combat = close combat
bf-value-retreat = retreat
bf-value-stand = stand lost
bf-value-concentrate = one support after another
bf-value-spread = one loss each in turn
bf-value-destroyed = destroyed
bf-value-retreated = retreated
bf-value-evaded = evaded
bf-value-stands = stands its ground
bf-value-brilliant = brilliant victory
bf-value-victory = victory
bf-value-draw = draw

## Log: the numbers that are reckoned

bf-vc = combat value
bf-each-die = each die
bf-points = command points
bf-command-radius = command radius
bf-subordinates = most subordinates
bf-target = activation target
bf-potential = potential
bf-distance = distance allowed
bf-score = score to hit
bf-dice = number of dice
bf-attacker-value = close-combat value of the attacker
bf-defender-value = close-combat value of the defender
bf-support-value = close-combat value of the support

## Log: dice

bf-command-dice = command dice
bf-token-from-the-bowl = token from the bowl
bf-union-token-drawn = token drawn: Union
bf-confederate-token-drawn = token drawn: Confederates
bf-activation-die = activation die
bf-fire-dice = fire dice
bf-attacker-dice = dice of the attacker
bf-support-dice = dice of a support
bf-defender-dice = dice of the defender
bf-test-of-a-general = is the general hit?

## Log: combat value and command

bf-training-and-condition = training and condition
bf-figures-on-each-stand = { $value ->
    [one] one figure on each stand
   *[other] { $value } figures on each stand
  }
bf-five-figures-a-point = one point for every five figures or part of five
bf-one-die-per-unit = one die for each unit on the table
bf-on-a-dominant-height = commander-in-chief on a dominant height
bf-standard-commander = scale of a standard commander-in-chief
bf-mediocre-commander = mediocre commander-in-chief
bf-superior-commander = superior commander-in-chief
bf-attached-commander = commander-in-chief attached
bf-sum-of-command-dice = sum of the dice
bf-bonus-of-direct-units = bonus, limited to the units under direct command
bf-penalty-of-each-die = penalty of each die
bf-never-below-zero = never below zero
bf-no-commander-in-chief = no commander-in-chief, no command points

## Log: activation and movement

bf-command-radius-in-the-open = ordinary radius
bf-in-dense-vegetation = unit in dense vegetation
bf-no-general-left = no general is left to command it
bf-combat-value = combat value
bf-control-of-the-general = control of the attached general
bf-base-above-zero = the base does not fall to zero
bf-each-subordinate = each subordinate
bf-points-spent = command points spent
bf-forced-march = forced march
bf-basic-movement = basic movement
bf-on-road = whole move on a road
bf-each-pivot = each pivot
bf-occupying-buildings = buildings to occupy
bf-pivot-or-not-forward = a pivot, or a move other than forward
bf-starts-in-difficult = start in difficult terrain
bf-nothing-left = nothing left to move
bf-dismounts = the cavalry dismounts
bf-remounts = beyond 1 DU the cavalry is back in the saddle
bf-mounted-never-fires = mounted cavalry does not fire

## Log: line of fire and fire

bf-target-not-in-front = the target is not in front of the shooter’s front line
bf-line-is-cut = the line of fire is cut
bf-line-masked = masking terrain cuts the line of fire
bf-unit-in-the-way = a unit in between cuts the line of fire
bf-crest-between = a crest cuts the line of fire
bf-target-behind-protection = the target is behind a linear protection
bf-weapon-and-range = weapon and range
bf-target-mounted = target mounted
bf-shooter-moved = shooter in basic movement
bf-counter-battery = counter-battery fire
bf-shooter-in-buildings = shooter occupying buildings
bf-overlooks-target = the shooter overlooks the target
bf-enfilade = enfilade fire
bf-repeating-weapons = repeating weapons
bf-linear-protection-turned = the linear protection is taken in enfilade and useless
bf-target-in-cover = target in cover: a { $value } misses
bf-target-in-dense-cover = target in dense cover: 1 to { $value } miss
bf-breechloaders-in-cover = dismounted cavalry in cover, with breechloading carbines: 1 to { $value } miss
bf-detached-general = detached general, hit on a 1
bf-general-in-cover = general in cover, out of harm’s way

## Log: close combat

bf-base-of-the-arm = base of the category
bf-each-other-opponent = each other opponent fought this turn
bf-in-difficult-terrain = in difficult terrain
bf-overlooks-opponent = overlooks the opponent
bf-defends-cover = defends a cover
bf-on-foot-in-dense-cover = on foot, defends dense cover
bf-rear-attack = rear attack
bf-dashing-attack = assault of a dashing unit at the end of a move
bf-countercharge = successful countercharge
bf-at-least-one = minimum
bf-at-most-five = maximum
bf-horse-in-difficult = mounted cavalry in difficult terrain
bf-horse-against-cover = mounted cavalry against an opponent in cover
bf-leadership-dice = leadership of the general
bf-equal-totals = equal totals: one loss each, unless the grades differ
bf-crack-holds = a crack unit loses nothing to lesser troops
bf-standard-holds = a standard unit loses nothing to a green one
bf-green-gives-way = a green unit gives ground to a crack one as well
bf-support-out-of-contact = the support touches neither the target nor the attacker
bf-support-not-jointly-activated = the support was not activated with the attacker
bf-three-supports-at-most = the attacker has three supports already
bf-support-has-its-own-enemy = the support has another enemy on its hands
bf-target-not-in-front-of-support = the target is not in front of the support
bf-may-take-the-place = the opponent’s place is free to take
bf-artillery-never-advances = artillery never breaks through
bf-no-second-combat = no second close combat

## Log: losses and retreat

bf-stands-lost = { $value ->
    [0] no stand lost
    [one] one stand lost
   *[other] { $value } stands lost
  }
bf-ud-of-retreat = { $value } DU of retreat
bf-artillery-never-retreats = artillery never retreats
bf-turns-its-back = the unit turns its back on the enemy
bf-stands-instead-of-ground = { $value ->
    [one] 1 DU of retreat is impossible: a stand instead
   *[other] { $value } DU of retreat are impossible: as many stands instead
  }
bf-may-leave-the-table = the retreat may leave the table

## Log: Miller’s Cornfield

bf-nobody-holds-both = nobody wins: no side holds both the cornfield and the church
bf-holds-cornfield-and-church = the cornfield and the church are in the same hands
bf-enemy-wiped-out = the enemy has not one unit left
bf-brilliant-without-enemy = a brilliant victory: no enemy is left in line
bf-brilliant-without-reinforcements = a brilliant victory: the reinforcements were not needed

## Refusals: command and activation

bf-refuse-more-direct-than-units = the commander-in-chief cannot directly command more units than the side has on the table; lower their number
bf-refuse-attached-is-on-no-height = an attached commander-in-chief gains nothing from a dominant height; keep one or the other
bf-refuse-no-commander-no-facts = without a commander-in-chief there is no attachment, height or direct unit to count; leave them out
bf-refuse-empty-bowl = the bowl is empty, so the turn is over; put tokens in it
bf-refuse-distance-or-no-general = give the distance of the nearest general, or say that none is left, but not both
bf-refuse-base-not-above-zero = too many subordinates: combat value and control must leave a base of at least 1
bf-refuse-no-points-out-of-command = a unit out of command receives no command points; set them to 0
bf-refuse-attached-general-commands = a unit with its general beside it is in command; drop the control, or the isolation
bf-refuse-reacts-before-activation-only = a unit already activated does not react any more this turn
bf-refuse-mounted-cannot-fire = cavalry fires only dismounted
bf-refuse-only-the-assailed-evades = only the assailed unit may evade
bf-refuse-not-faster-than-attacker = to evade, a unit needs a longer forced march than its attacker
bf-refuse-only-the-assailed-countercharges = only the assailed unit may countercharge
bf-refuse-countercharge-of-mounted-cavalry = only mounted cavalry that is assailed may countercharge
bf-refuse-countercharge-out-of-contact = no countercharge by a unit that touched an enemy before
bf-refuse-group-of-one-category = a group has one category; units activated together are of the same

## Refusals: movement

bf-refuse-no-fire-without-activation = no fire without a successful activation
bf-refuse-only-infantry-in-buildings = only infantry occupies buildings
bf-refuse-no-artillery-in-difficult = artillery is never in difficult terrain; change the category or the terrain
bf-refuse-already-dismounted = this cavalry is on foot already
bf-refuse-dismount-needs-activation = cavalry dismounts only after a successful activation
bf-refuse-dismount-after-one-ud-at-most = cavalry dismounts only after a move of 1 DU at most
bf-refuse-too-far-without-activation = without a successful activation a unit moves 2 DU at most, and that on a road
bf-refuse-hex-off-the-board = this hex is off the board; correct its name or enlarge the board
bf-refuse-two-units-in-a-hex = two units cannot share a hex; move one of them
bf-refuse-road-links-neighbours = a road link joins two adjacent hexes; add the hexes in between
bf-refuse-not-in-difficult-terrain = the unit is not in difficult terrain; add its hex to the difficult ones

## Refusals: fire

bf-refuse-out-of-range = the target is out of range of this weapon
bf-refuse-horse-artillery-has-guns = horse artillery fires guns; give it a weapon of artillery
bf-refuse-weapon-never-repeats = only rifled muskets and breechloading carbines can be repeating weapons
bf-refuse-guns-fire-stationary = artillery fires only when stationary
bf-refuse-militia-above-three = militia other than artillery has a combat value of 3 at most
bf-refuse-only-cavalry-is-mounted = only cavalry can be mounted
bf-refuse-only-cavalry-has-carbines = only cavalry has breechloading carbines
bf-refuse-nobody-to-overlook = there is no unit in between to overlook; say first whether it is a friend or an enemy
bf-refuse-crossed-terrain-has-a-length = masking terrain that is crossed has a length; give it
bf-refuse-units-closer-than-one-ud = two reference points are less than 1 DU apart; move the units apart

## Refusals: close combat and what follows

bf-refuse-artillery-never-assaults = artillery never initiates or supports a close combat
bf-refuse-artillery-is-not-dashing = artillery is never dashing
bf-refuse-only-the-attacker-moved = only the attacker has moved in this activation
bf-refuse-leadership-without-general = no leadership without an attached general
bf-refuse-both-overlook = two opponents cannot overlook each other
bf-refuse-support-of-another-category = supports are of the same category as the attacker
bf-refuse-no-choice-in-close-combat = in close combat even losses are a retreat, without a choice
bf-refuse-attackers-do-not-evade = an attacker does not evade: only a defender can have evaded
bf-refuse-beyond-forced-march = the unit has moved farther than its forced march
bf-refuse-nobody-left-to-hold = a side without units holds no objective; give it to the other, or to nobody
