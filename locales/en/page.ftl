# The page: lobby, table, story, learning.

page-title = Grognard
page-tagline = five rulebooks, one table
page-umpire = Umpire
page-nav = Navigation
page-lamp = By lamplight
page-day = By daylight
page-close = Close
page-part-missing = This part of the page could not be loaded: check the connection, then reload.
page-unreachable = The server does not answer. The page keeps trying.

## Lobby

lobby-yours = Your games
lobby-first-title = Your first battle
lobby-first-text = Ten minutes in the field, with the rules as they come into use. You command Gibbon’s brigade against a sergeant.
lobby-first-start = Learn by playing
lobby-learn-puissance-de-feu = Learn Puissance de feu
lobby-learn-orel-tsaritsyne = Learn Orël–Tsaritsyne
lobby-learn-bataille-empire = Learn Bataille Empire
lobby-learn-marie-louise = Learn Marie-Louise
lobby-battles = The battles
lobby-elsewhere = { $books } are played on your own table, with this page as umpire:
lobby-loading = Unrolling the maps…
lobby-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
lobby-units = { $count ->
    [one] (one unit)
   *[other] ({ $count } units)
}
lobby-against = against
lobby-map-of = Map: { $battle }
lobby-over = over
lobby-turn = turn { $turn }
lobby-turn-of = turn { $turn } of { $turns }
lobby-deploying = deployment
lobby-both-seats = both sides at this screen
lobby-one-seat = you play
lobby-watching = you watch
lobby-your-turn = Your move
lobby-forget = Remove { $battle } from this list
lobby-join = Join a game
lobby-join-label = The link that you were sent
lobby-join-go = Join
lobby-join-wrong = This is not the link of a game: such a link contains “/g/” and some letters.
lobby-others = Being played on this server
lobby-others-none = Nobody else is playing right now. Start a battle and send the link to a friend.
lobby-about = No account, no registration: your games stay in this browser, and every roll of the dice can be verified after the battle.

## Setting a battle up

setup-opponent = Your opponent
setup-opponent-computer = The computer
setup-opponent-link = A friend, by link
setup-opponent-here = A friend, at this screen
setup-opponent-watch = Two computers
setup-side = Your side
setup-level = Its level
setup-levels = Their level
setup-ground = Playing surface
setup-clock = Clock
setup-spectators = Spectators
setup-spectators-welcome = welcome
setup-spectators-silent = silent
setup-spectators-nobody = none
setup-spectators-welcome-hint = Whoever has the link may watch and talk.
setup-spectators-silent-hint = Whoever has the link may watch; only the players talk.
setup-spectators-nobody-hint = Only its players see the game.
setup-listed = Announce it on this server’s public list
setup-clock-none = none
setup-clock-minutes = { $minutes } min
setup-start-computer = To battle!
setup-start-link = Open the game
setup-start-here = To battle!
setup-start-watch = Watch
setup-level-recruit = Recruit
setup-level-recruit-hint = Plays by the rules, with no great design.
setup-level-sergeant = Sergeant
setup-level-sergeant-hint = Follows the doctrine: good shots, good ground, few follies.
setup-level-marshal = Marshal
setup-level-marshal-hint = Thinks several moves ahead, from what he can see and nothing more.
options-title = Rules and options
options-count = { $count ->
    [0] by the book
    [one] one option changed
   *[other] { $count } options changed
  }
options-book = Advanced rules of the book
options-house = House rules
options-by-the-book = Back to the rules of the book
in-force-title = Rules in force
in-force-book = The rules of the book, unchanged.
in-force-one = { $label }: { $value }
lobby-or = or
ground-hexes = Hexes
ground-table = Free table
player-human = a player
player-open = an open seat
player-computer = computer

## The table

table-loading = Unrolling the map…
table-side = Orders and story
table-missing-title = This game is not here
table-private-title = This game is private
table-private-text = Its players have invited no spectators. If you play in it, open the whole link that you were sent.
table-missing-text = The link may be incomplete, or the game was removed from this server.
table-to-lobby = Back to the lobby
table-invite = Open seat: { $side }. Send this link to your opponent.
table-invite-copy = Copy the link
table-invite-copied = The link is copied. Whoever opens it takes the seat.
line-lost = The line is lost. Trying again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}…
board-label = Map: { $battle }
board-help = Arrows go from one legal place to the next, or move the unit that is put down; [ and ] turn it; Enter picks and then gives the order, Escape cancels; L looks along a line of fire. Shift and arrows move the map, + and − zoom.
board-closer = Zoom in
board-farther = Zoom out
board-whole = See the whole map
compass-0 = facing north
compass-1 = facing north-east
compass-2 = facing east
compass-3 = facing south-east
compass-4 = facing south
compass-5 = facing south-west
compass-6 = facing west
compass-7 = facing north-west
arm-leader = general
piece-chief = commander-in-chief
card-all = The whole card
piece-orders = Now: { $what }
piece-strength = strength { $now } of { $full }
status-turn = Turn
status-before = Before the battle
status-you = you
status-here = here
status-screen = at this screen
status-away = away
decision-label = What you must decide
decision-drag = drag it onto the map
decision-alternatives = Several ways to do it
decision-odds = Chances of each result
decision-odds-unknown = The odds are not known before the order is given.
decision-odds-each = Each of the { $count } results
decision-odds-otherwise = otherwise
decision-odds-others = other results
decision-confirm = Give the order
decision-cancel = Cancel
decision-bend = Way point here
decision-bend-hint = The way will go through this point: then touch the next place.
decision-unbend = Remove way point
decision-bends = { $count ->
    [one] The way goes through one point. Touch the next place, or give the order.
   *[other] The way goes through { $count } points. Touch the next place, or give the order.
  }
decision-turn-left = Turn left
decision-turn-right = Turn right
decision-how-place-only = Touch a lit place.
decision-how-free-place = Touch the map: the unit goes as near as the rules allow.
decision-how-place = Touch a lit place, then turn the unit.
decision-how-target = Touch a target to see your chances.
decision-how-piece = Touch a unit or a general that is lit.
decision-how-aim = Touch a unit that is ringed on the map.
decision-by = { $piece }: { $what }
line-total = { $of }: { $total }
story-by = { $side }:
decision-how-actor = Touch the unit that is to act, among those that are lit.
decision-how-orders = Choose its order, or touch its target on the map.
decision-another-unit = Another unit
decision-whole-stack = The whole stack ({ $count })
decision-formation-of-stack = Formation { $group } ({ $count })
decision-part-of-stack = These { $count } together
decision-stack = In this stack
decision-turn-here = Turn on the spot…
decision-targets = Its targets
decision-all = { $count ->
    [one] See the only choice
   *[other] See all { $count } choices
  }
decision-take-back = Take it back
decision-take-back-asked = You asked to take it back: waiting for your opponent.
decision-take-back-question = Your opponent would like to take a move back. Agreed?
decision-yes = Agreed
decision-no = No
wait-thinking = { $side }: the computer is thinking…
wait-other = It is your opponent’s move ({ $side }).
wait-watching = Waiting for { $side_the }.
wait-watching-all = Waiting for { $side }.
wait-open = Waiting for a player to take { $side_the }.
wait-won = The battle is over: victory for { $side_the }.
wait-drawn = The battle is over, and nobody wins it.
told-label = What just happened
told-hurry = Skip ahead
told-why = Why? Every modifier
told-brief = In short
dice-label = Dice: { $faces }
cover-over = Secret
cover-title = Hand the screen to { $side_the }
cover-text = The preparations of the other side stay secret: the map is covered until you have the screen.
cover-ready = Show the map ({ $side })
panels-label = Panels
panel-story = Story
panel-roster = Armies
panel-chat = Chat
panel-notes = Notebook
panel-close = Back to the map
chat-empty = Nothing has been said yet.
chat-say = Your message
chat-mute = Silence the spectators
chat-silent = Only the players talk at this table.
chat-send = Send
chat-spectator = Spectator
notes-label = Your notebook: only you can read it.
menu-title = Settings
menu-language = Language
menu-light = Light
menu-light-paper = Day
menu-light-lamp = Lamp
menu-pace = Pace of your opponent
menu-pace-slow = Unhurried
menu-pace-normal = Brisk
menu-pace-fast = At once
menu-resign = Resign the battle
menu-resign-sure = Yes, I resign
menu-ask-back = Ask to take a move back
menu-report = Report
rule-read = Read rule { $rule }
rule-loading = Looking for the page…
rule-missing = The rule could not be read: the server does not answer.

## Story

story-label = The story of the battle
story-empty = The battle has not begun. Every order will be written here.
story-turn = Turn { $turn }
story-before = Before the battle
story-explain = Explain
story-show-moment = See this moment again
time-label = Time
time-back = Previous moment
time-forward = Next moment
time-play = Play the film
time-pause = Stop the film
time-slider = Moment of the battle
time-moment = moment { $number } of { $end }
time-past = You are looking at moment { $number } of { $end }.
time-present = Back to the present
time-since = Since my last turn
time-share = Share this moment
time-shared = The address of this moment is copied.

## Report

report-yours = The day is yours!
report-lost = The day is lost
report-won = Victory for { $side_the }
report-drawn = A drawn battle
report-level = { $level } for { $side_the }
report-losses = Losses and objectives
report-luck = The luck of the dice
report-luck-good = good luck
report-luck-bad = bad luck
report-luck-even = neither lucky nor unlucky
report-turning = Turning points
report-rematch = Rematch, sides swapped
report-rematch-join = Join the rematch
report-film = See it as a film
report-export = Export the game
report-lobby = Lobby
report-dice = The dice
report-dice-checking = Verifying the dice…
report-dice-true = Dice verified: { $rolls ->
    [one] { $rolls } roll follows
   *[other] { $rolls } rolls follow
  } from the commitment published before the battle and { $contributions ->
    [0] from the seed of the server alone, without a contribution
    [one] from one contribution
    [2] { $seated ->
        [yes] from your two contributions
       *[no] from the two contributions of the players
      }
   *[other] from { $contributions } contributions
  }.
report-dice-none = No die has fallen: there was nothing to verify.
report-dice-practice = Practice game: dice known beforehand. { $rolls ->
    [0] No die has fallen.
    [one] The roll does follow from the seed.
   *[other] The { $rolls } rolls do follow from the seed.
  }
report-dice-undone = { $count ->
    [one] Dice were taken back once, by consent, and others fell. If you did not agree to it, these dice were chosen.
   *[other] Dice were taken back { $count } times, by consent, and others fell. If you did not agree as often, these dice were chosen.
  }
report-dice-not-kept = This browser had not kept the commitment from before the battle: it cannot tell whether the seed was changed since.
report-dice-wrong-roll = Wrong dice: for roll { $number } the commitment gives { $expected }, but { $faces } was played.
report-dice-wrong-kept = Dice not verified: the commitment of the record is not the one that this page kept before the battle.
report-dice-wrong-contribution = Dice not verified: the contribution that this page sent is not in the record.
report-dice-wrong-seal = Dice not verified: the record was changed after the end of the game, its seal is broken.
report-dice-wrong-commitment = Dice not verified: the seed, the players, the options or the name of the game are not those of the commitment.
report-dice-wrong-practice = Dice not verified: the record hides that its dice were known beforehand, or says so wrongly.
report-dice-wrong-cut-off = Dice not verified: the end of the game is missing in the record.
report-dice-wrong-story = Dice not verified: the story and the record do not tell the same dice.
report-dice-wrong-unreadable = Dice not verified: the record cannot be read.
report-dice-unread = The record could not be loaded; open the page again to verify the dice.
report-dice-rolls = { $count ->
    [one] See the only roll
   *[other] See the { $count } rolls
  }
report-dice-one = { $die }: { $faces }
report-dice-lot = drawn: { $faces } of { $sides }
report-dice-how = How to verify them yourself
report-dice-text = Export the game, then run “grognard replay verify FILE --commitment COMMITMENT”: the program plays the whole game again and checks every choice as well. Compare the commitment with the one that you wrote down before the battle.
report-commitment = Commitment
report-contribution = Contribution: { $side }
report-seed = Seed
report-seal = Seal of the record

## Commitment of the dice

pledge-title = The dice
pledge-text = Before the first roll the server commits itself to its dice. This page keeps the commitment and adds some chance of its own.
pledge-practice = Practice game: dice known beforehand
practice-dice = Practice dice: known beforehand
pledge-copy = Copy
pledge-copied = Copied
pledge-given = { $side }: contribution received
pledge-awaited = { $side }: contribution awaited
pledge-none = { $side }: no contribution
pledge-undone = { $count ->
    [one] Dice taken back once
   *[other] Dice taken back { $count } times
  }
pledge-alarm-commitment = Beware: the commitment of the dice has changed since this page saw it. The server is no longer bound to the dice of before the battle; do not trust them any more.
pledge-alarm-contribution = Beware: the server no longer shows the contribution that this page sent. Do not trust its dice any more.
pledge-alarm-seal = Beware: the record of this game has changed since it was over.

## Keyboard

help-title = How to play
help-hand = Mouse or finger
help-tap-key = Tap
help-tap = Tap a unit to see its card; what is lit can be chosen, and a second tap gives the order
help-drag-key = Drag
help-drag = Move the map; put down the lit unit, or turn it once it stands
help-pinch-key = Pinch, wheel
help-pinch = Closer, farther
help-aim-key = Cross-hairs
help-aim = Tap two units or two points: distance, line of fire, and what cuts it
help-keys = Keyboard
help-arrows-key = ← ↑ ↓ →
help-arrows = From one legal place to the next; move or turn the unit that is put down
help-enter-key = Enter
help-enter = Pick, then give the order
help-escape-key = Escape
help-escape = Cancel what is picked
help-numbers-key = 1 to 9
help-numbers = The answer of that number
help-shift-arrows-key = Shift + arrows
help-shift-arrows = Move the map
help-zoom-key = + −
help-zoom = Zoom in, zoom out
help-whole-key = 0
help-whole = The whole map
help-back-key = u
help-back = Take it back
help-story-key = s
help-story = The story
help-moments-key = , .
help-moments = Previous and next moment
help-film-key = f
help-film = Play or stop the film
help-help-key = ?
help-help = This page

## Learning

learn-label = Lesson
learn-step = Lesson { $done } of { $all }
learn-understood = Understood
learn-skip = Skip the lessons
learn-welcome-title = Dusk, 28 August 1862
learn-welcome-text = You are Gibbon: two brigades and a battery, in blue. Opposite, Taliaferro comes down from the ridge. One token for each unit goes into a bowl; they are drawn one by one, and the colour that comes out plays. Five turns, and most points win: the farm is worth two.
learn-designate-title = Your token is drawn
learn-designate-text = Choose a unit that is lit: it has not played this turn. Begin with what matters most, for the next two tokens may be the enemy’s.
learn-group-title = Acting together
learn-group-text = Units of one category that touch each other can be activated by a single test. It is quick, but each extra unit makes the test harder, and a failure stops them all.
learn-spend-title = The activation test
learn-spend-text = A ten-sided die (six-sided for artillery) must not exceed the unit’s combat value plus the command points that you add. The percentage is the exact chance. Points are gone even if the test fails: keep some for the decisive moments.
learn-move-order-title = The order of moves
learn-move-order-text = A group first makes all its moves, then all its fire and assaults. Choose the unit that moves now.
learn-move-title = Marching
learn-move-text = The lit hexes are within reach. Pick one, then turn the unit with the arrows or by swinging it round. To fire afterwards, stay in place or keep to the basic move; artillery that has moved does not fire.
learn-act-title = Fire, or the bayonet
learn-act-text = Touch a target: the table shows the chance of each result before you give the order. Fire throws one die for each point of combat value, and the nearer the better. An assault needs contact, and both sides lose men in it.
learn-even-loss-title = Hold or give way
learn-even-loss-text = Odd losses cost a stand, even ones a step back. Under fire you may choose: give ground, or hold and lose one stand more.
learn-retreat-title = Falling back
learn-retreat-text = The unit falls back from the enemy that struck it, and no nearer to another. Where it stops matters: woods cover, a ridge commands.
learn-pf-welcome-title = The toll gate
learn-pf-welcome-text = You lead the brigade in blue: two regiments, a squadron, a section of guns and their general. The garrison holds the gate behind its walls. One side plays all its troops, then the other; after seven turns the enemy’s losses and the gate are counted.
learn-pf-deploy-title = Drawing up
learn-pf-deploy-text = The garrison is in place already: your turn. Take the historical set-up, or drag each unit into your zone. Everything is in sight: nobody hides before the first turn.
learn-pf-order-title = One order a unit
learn-pf-order-text = Fire, march, charge or rally: when it is your turn to play, each unit gets one order, in the sequence you like, and completes it before the next one gets its own. Touch a unit that is lit to see its orders.
learn-pf-measure-title = No measuring first
learn-pf-measure-text = First the order, then the ruler. The map shows who is seen and in the field of fire, never how far away: judge by eye. To fire too far is an order lost.
learn-pf-move-title = First the dice, then the way
learn-pf-move-text = The dice say how far. Touch the lit ground: the unit wheels about a corner of its front, then goes straight ahead. Never sideways, never back.
learn-pf-officer-title = The general
learn-pf-officer-text = Keep him within six inches of your men: they throw one die more to march and to rally, and keep the best. But he is frail: do not let him become the nearest target.
learn-pf-fire-title = Fire!
learn-pf-fire-text = Units fire to their front, between two lines that open at 45 degrees from its corners. A regiment throws nine dice: near, each hits on 3+; far, on a 6. Concentrate your fire: wounds stay.
learn-pf-guns-title = Ball or canister
learn-pf-guns-text = A gun announces its load before it fires. Canister mows down to 24 inches: nothing on the table is worse. Ball carries twice as far and ignores cover, but hits with a single die.
learn-pf-cover-title = Behind the wall
learn-pf-cover-text = A unit behind a wall, a fence or a crest, or in a wood, throws a die for each hit: on 4+ the hit is cancelled. Ball ignores cover. A firer is never hindered by its own shelter.
learn-pf-morale-title = Morale
learn-pf-morale-text = A unit hit by fire tests its morale at once: two dice must total more than all its wounds. If not, it routs to the nearest edge; a gun is lost on the spot.
learn-pf-rally-title = Rallying
learn-pf-rally-text = A routing unit can only rally, and the same test decides. Bring the general near first: the die that he gives changes everything.
learn-pf-flee-title = The flight goes on
learn-pf-flee-text = When your orders are given, every routing unit that is not rallied flees again. Off the table it is lost. You only choose which goes first.
learn-pf-charge-title = With the bayonet
learn-pf-charge-text = You charge a unit that you see ahead; the dice say whether the charge gets there. Too short, and it stops in front of the enemy. Nobody fires at a charging unit, and charging is an advantage: go for worn units, flanks, guns.
learn-pf-melee-title = Hand to hand
learn-pf-melee-text = Both units strike at once, cycle after cycle, until one has done more damage than the other. The loser retreats, even unhurt; caught routing by another charge, it is destroyed.
learn-pf-obstacle-title = Obstacles
learn-pf-obstacle-text = An obstacle stops a unit that touches it; it crosses next turn. A charge gets over only if the enemy stands right behind it, and there the enemy is in cover: better to drive it out by fire, or go round.
learn-pf-react-title = You are charged
learn-pf-react-text = Once a turn, horsemen and skirmishers may slip away before the clash. If they are caught all the same, they do not strike. The distance is measured: your chances, if you stand, are shown.
learn-pf-reface-title = Facing
learn-pf-reface-text = A unit that has won, or has just rallied, turns as it likes. Think of the next turn: the field of fire starts from the front.
learn-ot-welcome-title = The farm of Kukuyevka
learn-ot-welcome-text = You lead White: two battalions of the 2nd Kornilov, a battery, armoured cars. In four turns, cross the bridge and take Orel. Each turn White plays everything, then Red. Nine points of objectives and you have won; with five or fewer Red has.
learn-ot-move-title = Marching
learn-ot-move-text = Touch a counter: the lit hexes are within its reach. A second touch takes the whole stack. The figures on it are combat, Quality and movement points.
learn-ot-cost-title = What the ground costs
learn-ot-cost-text = Woods, hills and rivers cost more movement points, a road fewer. The hexes around an enemy are its zone of control (ZOC): entering it costs a point more.
learn-ot-halt-title = Halting and attacking
learn-ot-halt-text = A unit that has marched pays a point to go into position; otherwise it stays on the march and is worth half. An attack is launched here, at a neighbouring hex: prepared for 3 points, rapid for 1 but at half value. It is fought after all movement.
learn-ot-fire-title = Bombard, or keep the guns
learn-ot-fire-text = A battery bombards now or supports an attack later: one thing a phase, and each shot costs an ammunition point. You have four for the whole battle. A pinned enemy cannot withdraw before combat.
learn-ot-attack-title = The attack
learn-ot-attack-text = Two dice plus modifiers: the ratio of values, the difference of dominant Quality, supports, terrain. The total gives a column; each side reads its cell there, on the row of its Quality. The exact chances are shown before you decide.
learn-ot-support-title = Supports
learn-ot-support-text = The Fire of a battery adds to your value. And the side with more support gains a point on the dice: one point ahead is enough, keep the rest.
learn-ot-withdraw-title = Withdrawal before combat
learn-ot-withdraw-text = Before combat the defender may try to withdraw: a die must not exceed its dominant Quality. If it succeeds it leaves, on the march, and the attacker takes the hex; if not, it fights.
learn-ot-losses-title = Losses
learn-ot-losses-text = A loss is one strength point (SP). The first goes to a unit of the dominant Quality, to cavalry or to a routed unit; no unit takes a second one before each has had its own. Those allowed are lit. When only the SP of its back are left, the counter is turned over.
learn-ot-split-title = Dn: hold or go
learn-ot-split-text = D1 leaves the defender a choice: an SP lost, or a hex of retreat. Hold in works or on an objective; elsewhere a hex often costs less than an SP. In the attacker’s cell too it is the defender who chooses.
learn-ot-retreat-title = Retreat
learn-ot-retreat-text = Fall back without coming nearer to the enemy, as far as possible, keeping out of its ZOC: passing there costs an SP. The legal paths are lit.
learn-ot-advance-title = Advancing
learn-ot-advance-text = The letter “a” in your cell makes you advance into the empty hex with at least one unit. A unit that advances stays in position.
learn-ot-rout-title = Rout
learn-ot-rout-text = “dr”: the stack flees two hexes to the rear and is worth half. At the start of your next phase a die that does not exceed its Quality rallies it.
learn-be-welcome-title = The farm
learn-be-welcome-text = You lead the French: two battalions, mounted chasseurs, a battery. In four turns, take the farm or break the enemy. Each turn the divisions act one after another: charges first, then moves, then fire.
learn-be-general-title = The general and his points
learn-be-general-text = Your general has just rolled his command points. Each unit or group that is activated costs one, or two out of command: keep your units within his range. He may ride, or join a unit to lead it, at some risk.
learn-be-prepare-title = Preparatory fire
learn-be-prepare-text = A unit that fires now can neither move nor charge afterwards. The target is the nearest formed enemy. Every fire shows its chances. A unit that fires, returns fire or gives way gets an action marker: until the turn ends it cannot charge and defends itself less well.
learn-be-move-title = Marching
learn-be-move-text = Touch a unit, then where it is to go: the way and its cost are shown before you decide. Neighbouring battalions in the same formation march together for a single point.
learn-be-order-title = The order of the division
learn-be-order-text = Your division is ordered to attack: each turn at least half of its units in order must march on the enemy or the objective, charge or fire. If half of the division is eliminated or in disorder, its order becomes: retreat.
learn-be-move-reaction-title = Reacting
learn-be-move-reaction-text = The enemy passes before your units: those that see it may fire, withdraw, form square or charge. One reaction a unit, and it often leaves a marker.
learn-be-charge-title = Charging
learn-be-charge-text = The attacker goes straight at its target and halts half-way: the target reacts, then comes the shock, the fight at close quarters. The chances shown are those of the shock if it stands.
learn-be-charge-reaction-title = You are charged
learn-be-charge-reaction-text = Stand, counter-charge, change formation or flee. Forming square takes a test: from afar and in column it nearly always succeeds, from near and in line it may throw the unit into disorder.
learn-be-supports-title = Fire supports
learn-be-supports-text = A battery within canister range or a neighbouring unit may support the shock by its fire. It gets a marker: it will do nothing else this turn.
learn-be-pursuit-title = Pursuing
learn-be-pursuit-text = Victorious cavalry may pursue a beaten enemy that flees and, if it catches it, eliminate it. It may also run into fresh troops: look at what stands behind.
learn-be-return-fire-title = Return fire
learn-be-return-fire-text = Your unit may return the fire at once. Both fires are simultaneous; the unit that loses more tests its morale, and retreats in disorder if it fails.
learn-be-rally-title = Rallying, garrisons
learn-be-rally-text = A unit in disorder away from the enemy rallies for command points. Within 1 DU (distance unit) of an empty building infantry may occupy it: the farm is held only by a garrison in order.
learn-be-break-title = Breaking
learn-be-break-text = Each unit eliminated counts two break points, each unit in disorder one. An army whose points reach the number of its units is broken at the end of the turn: the battle is lost.
learn-ml-welcome-title = The farm on the Petit Morin
learn-ml-welcome-text = You lead Dubreton’s brigade: two battalions, a regiment of chasseurs, a battery. The farm is worth 30 points after six turns. Nobody waits for his turn here: both sides write their orders in secret, then everything moves, charges and fires at once.
learn-ml-orders-title = Order tokens
learn-ml-orders-text = One token for each brigade and battery: Retire, Charge, Manoeuvre or Hold. The whole brigade follows its own. “Ready” seals the sheet: the enemy sees your tokens only when both sheets are ready.
learn-ml-change-title = Changing an order
learn-ml-change-text = The first order always gets through. Changing it later takes a six-sided die, which must exceed the brigadier’s competence (1 is excellent, 4 mediocre); otherwise the old order stays. What you leave alone keeps its order, without a die.
learn-ml-fire-title = Fire, or wait
learn-ml-fire-text = A unit fires once a turn. One that holds may fire in any window: the nearer the enemy, the deadlier the fire, and the first one counts more. But wait too long and you may be charged before you have fired.
learn-ml-plot-title = Plotting moves
learn-ml-plot-text = Touch a unit, then the place where it is to go: straight ahead or within its front quarter. All move together, quarter by quarter. A unit that manoeuvres stops 2 paces from an enemy and becomes hesitant: keep it at a distance, or let it charge.
learn-ml-ride-title = The general follows
learn-ml-ride-text = A brigadier commands the units that he sees within 12 paces. After the moves, bring him near his battalions; never within reach of enemy cavalry.
learn-ml-occupy-title = Taking the farm
learn-ml-occupy-text = Infantry that touches the strongpoint when movement begins may occupy it. If both sides go in on the same turn, lots decide. Behind walls a garrison holds for long.
learn-ml-stand-title = Standing on purpose
learn-ml-stand-text = The enemy is near: a unit under Manoeuvre may choose not to move. It is hesitant, but fires from the first window on, before the enemy has ended its march.
learn-ml-own-title = The specific order
learn-ml-own-text = A unit may get an order of its own, other than its brigade’s. It then tests its reaction: if it fails, it is hesitant for the whole turn. Keep it for what is worth it.
learn-ml-charge-title = Charging
learn-ml-charge-text = Name a target. Your unit goes straight at it, up to 2 paces away; the target fires, then comes the impact. The bonus gives some paces more but disorganises. A battalion right behind may follow as support.
learn-ml-react-title = You are charged
learn-ml-react-text = Infantry that holds tests its reaction: if it passes, it fires at close range. In attack column it may form a full square against cavalry. Cavalry may counter-charge, or evade if it is faster.
learn-ml-pursue-title = Pursue or hold
learn-ml-pursue-text = The winner of an impact takes the ground. A pursuit may finish the loser, but leads your unit away from its friends, and in disorder. If it fails its test, it pursues against your will.
learn-ml-attach-title = Attaching a general
learn-ml-attach-text = A general who touches one of his units may attach himself to it: his charisma lifts its morale. But he runs risks there, and gives his orders less well.
learn-ml-flee-title = The rout
learn-ml-flee-text = A routed unit flees without coming nearer to any enemy; with no way out it is eliminated. Friends who see it close by test their morale. On the next turn it tries to rally.
learn-ml-retire-title = Retiring
learn-ml-retire-text = Under Retire a unit goes back without coming nearer to an enemy and ends disorganised. A battery may fire in haste, then limber.

## The line of fire

ruler-label = Line of fire
ruler-from = Where is the fire from? Touch a unit or a point.
ruler-to = Where does it go? Touch a unit or a point.
decision-how-free = Touch the map: the unit is put down as near as the rules allow; turn it afterwards.
help-turn-key = [ ]
help-turn = Turn the unit that is put down
help-sight-key = L
help-sight = The line of fire between two units or two points

## How to win

win-title = How to win
win-left = { $count ->
    [0] The battle is over
    [one] Last turn
   *[other] { $count } turns left
  }
win-objectives = Objectives
win-nobody = nobody
win-held = Objectives held: { $first } { $one }, { $second } { $other }
win-objective = Objective
win-worth = Worth: { $value }
win-held-by = Held: { $side }
win-held-by-nobody = Held by nobody

## What has just happened

told-seen = Seen
told-digest = { $count ->
    [one] Since your turn: one more action
   *[other] Since your turn: { $count } more actions
  }

## Why not

decision-not-again = Do not ask again this turn
decision-rolls = Dice fall at once: this choice cannot be taken back.
why-own = { $signs ->
    [0] This choice is not open here: { $unit }.
   *[other] This choice is not open here: { $unit } ({ $signs }).
  }
why-enemy = This enemy unit cannot be aimed at here: { $unit }.
why-place = This place is not allowed: choose one that is lit.
why-snapped = This place is not allowed: this is the nearest one that is.
why-snapped-since = Not here ({ $reason }): this is the nearest place allowed.

## The situation in words, losses, the rules

describe-title = Describe the situation
describe-turn = Turn { $turn } of { $turns }
describe-score = { $first }: { $one }, { $second }: { $other }
describe-objective = { $name }, { $place }, held by: { $holder }
describe-nobody = Nobody on the map.
place-hex = hex { $hex }
place-north-west = in the north-west of the map
place-north-middle = in the north of the map
place-north-east = in the north-east of the map
place-middle-west = in the west of the map
place-middle-middle = in the middle of the map
place-middle-east = in the east of the map
place-south-west = in the south-west of the map
place-south-middle = in the south of the map
place-south-east = in the south-east of the map
piece-idle = cannot act now
losses-title = Losses
losses-strength = { $count ->
    [one] −{ $count } strength point
   *[other] −{ $count } strength points
  }
losses-none = No losses.
rulebook-title = The rules of the book
rulebook-search = Search the rules
rulebook-example = charge, woods, rally…
rulebook-found = { $count ->
    [0] No rule found
    [one] { $count } rule found
   *[other] { $count } rules found
  }
menu-sound = Sound
menu-sound-off = Off
menu-sound-on = On
help-describe-key = d
help-describe = Describe the situation in words
help-rulebook-key = r
help-rulebook = Search the rules of the book

## The lesson and its end

lobby-won = won
lobby-lost = lost
lobby-drawn = drawn
learn-arranged = The dice of this lesson are arranged: they fall the same way each time.
learn-bf-closing-title = What you know now
learn-bf-closing-text = A token drawn gives one activation; command points help it; the unit moves, then fires or assaults. An objective stays with the side that last held it alone. Next time, add the advanced rules one by one.
learn-pf-closing-title = What you know now
learn-pf-closing-text = One order a unit, then the dice: for the march, the fire, the morale. Keep the general near the regiments, let several fire at one target, and charge what is weakened.
learn-ot-closing-title = What you know now
learn-ot-closing-text = March, halt in position, attack with support: ammunition and movement points decide what can be tried. Objectives count at the end of the last turn.
learn-be-closing-title = What you know now
learn-be-closing-text = Command points move your troops, fire prepares, the charge decides. A disordered unit rallies away from the enemy, and an army that loses too many units is broken.
learn-ml-closing-title = What you know now
learn-ml-closing-text = One order token a brigade, one plot a unit, then everything moves together. Holding lets you fire first; a charge needs its order to be obeyed; a farm that is held is worth points at the end.

## The ground pointed at and the key

ground-label = The ground
key-title = Key
key-lit = Lit all round: can act or be chosen
key-idle = Pale: cannot act now
key-target = Ringed in red: can be aimed at; the percentage is the chance
key-front = The point and the pale band show the front
key-pips = Full dots: strength left; empty dots: losses
key-signs = Small signs at the corner: { $signs }
