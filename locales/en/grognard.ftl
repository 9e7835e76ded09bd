# Words shared by every rulebook.

die-with-sides = d{ $sides }
die-average = average die

bad-json = this is not JSON: { $allowed }
unknown-field = unknown field “{ $field }”; the fields are: { $allowed }
missing-field = the field “{ $field }” is missing; allowed: { $allowed }
wrong-type = “{ $field }” is { $given }, but must be: { $allowed }
wrong-type-of-input = the input is { $given }, but must be: { $allowed }
out-of-range = “{ $field }” is { $given }, but must be: { $allowed }
unknown-value = “{ $field }” is { $given }; allowed: { $allowed }
bad-value = “{ $field }” cannot be used: { $allowed }
bad-input = the input cannot be used: { $allowed }
nearest = {" "}(did you mean “{ $name }”?)

type-object = an object
type-array = a list
type-string = a word in quotes
type-boolean = true or false
type-integer = a whole number
type-number = a number
type-null = null
allowed-range = { $least } to { $most }
allowed-at-least = { $least } or more
allowed-length = a list of { $least } to { $most }

dice-missing = { $count ->
    [one] one more { $die } is needed: { $what }
   *[other] dice still needed, { $count } × { $die }: { $what }
  }
dice-impossible = die number { $position } shows { $face }, which a { $die } cannot
dice-left-over = too many dice: { $given } given, { $used } to throw
dice-endless = these dice never come to an end

labelled = { $label }: { $text }
yes = yes
no = no

# The command line

cli-about = five historical wargames to play, umpire and analyse by the book
cli-about-examples =
    Examples
      grognard procedures brigades-de-fer
      grognard odds brigades-de-fer fire --input shot.json
      grognard resolve brigades-de-fer activation-test --input '{ "{" }"category":"infantry","vc":4,"pc":3{ "}" }' --dice 6
      grognard rules brigades-de-fer BF-8.12
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-command-name = COMMAND
cli-error = error:
cli-see-help = “grognard --help” shows what can be asked

cli-play = Play: start the server on this machine and open the page (also without a command)
cli-tour = Take the tour: the rulebooks, exact odds, an explained result
cli-procedures = List what can be resolved, with rule ids and JSON Schemas
cli-procedures-examples =
    Examples
      grognard procedures
      grognard procedures brigades-de-fer --json
cli-procedures-hint = “grognard odds RULESET PROCEDURE” gives exact chances, “grognard resolve” a result; --json lists every field.
cli-resolve = Resolve a procedure with dice typed by hand or rolled, and explain the result
cli-resolve-examples =
    Examples
      grognard resolve brigades-de-fer draw-token --input '{ "{" }"union":3,"confederate":2{ "}" }' --dice 4
      grognard resolve brigades-de-fer fire --input shot.json --seed 1862
      grognard resolve brigades-de-fer fire --jsonl < lines.jsonl
    Without --dice and --seed it asks for the dice to throw.
cli-odds = Give the exact chance of every result
cli-odds-examples =
    Examples
      grognard odds brigades-de-fer activation-test --input '{ "{" }"category":"infantry","vc":4,"pc":3{ "}" }'
      grognard odds brigades-de-fer close-combat --input combat.json --exact --json
cli-rules = Tell the rules in our own words, and which of them whole games show and guard
cli-rules-examples =
    Examples
      grognard rules brigades-de-fer 8.12
      grognard rules brigades-de-fer --coverage
cli-completions = Write the completion script of a shell
cli-completions-examples =
    Example
      grognard completions bash > ~/.local/share/bash-completion/completions/grognard

cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-lang = Language; otherwise that of the locale
cli-arg-ruleset = The rulebook, such as brigades-de-fer
cli-arg-procedure = The procedure, such as fire
cli-arg-input = A file, “-” for standard input, or the JSON itself
cli-arg-dice = The dice, in the order in which they are thrown
cli-arg-seed = Roll with this seed instead
cli-arg-json = Write JSON
cli-arg-jsonl-resolve = Read lines { "{" }"input":…,"dice":…{ "}" } and answer each with a line
cli-arg-jsonl-odds = Read lines { "{" }"input":…{ "}" } and answer each with a line
cli-arg-exact = Give fractions too
cli-arg-rule = One rule, such as BF-8.12 or 8.12
cli-arg-coverage = Count what whole games show and guard (exit code 1 while a rule is missing)
cli-arg-shell = bash, zsh, fish, elvish or powershell

cli-unknown-command = there is no command “{ $name }”
cli-unknown-argument = there is no option “{ $name }” here
cli-missing-argument = missing: { $name }
cli-missing-command = a command is missing
cli-conflict = “{ $name }” does not go with the other options
cli-missing-value = “{ $name }” needs a value
cli-bad-value = “{ $value }” cannot be a value of { $name }; allowed: { $allowed }
cli-bad-word = “{ $value }” cannot be a value of { $name }
cli-bad-usage = these arguments do not go together: { $name }
cli-unknown-ruleset = there is no rulebook “{ $name }”; there are: { $allowed }
cli-unknown-procedure = { $ruleset } has no procedure “{ $name }”
cli-unknown-rule = { $ruleset } has no rule “{ $name }”
cli-cannot-read = cannot read { $file }: { $reason }
cli-bad-die = “{ $face }” is no die; give numbers such as 3,5,1
cli-no-dice = no dice were given
cli-bad-line = this line is not an object with “input” and “dice”: { $reason }
cli-line-too-long = this line is too long
cli-line-names-no-procedure = the line names no procedure, and neither does the command line
cli-dice-are-numbers = dice are a list of whole numbers

cli-whole-results = Whole results
cli-many-results = { $count } different results; --json lists them all.
cli-mean = mean { $mean }
cli-rule-used-by = followed by: { $procedures }
cli-rules-head = rules
cli-total = all
cli-missing-rules = { $count } in no whole game:
cli-coverage-no-game = This book has procedures and no whole game yet: none of its rules is in play.
cli-unguarded-rules = { $count } in play, but nothing fails when they are left out:
cli-missing-head = missing
cli-describes-head = describes
cli-guarded-head = guarded
cli-in-play-head = in play

tour-books = The rulebooks:
tour-book = { $procedures } procedures, { $rules } rules
tour-odds = Before a shot, its exact odds, with every modifier and its rule. The Iron Brigade (combat value 4) fires at a brigade in cover, a general at its head:
tour-resolve = The same shot, rolled and explained:
tour-next = Go on with “grognard procedures”, or “grognard --help”.

# Computer players, batches of battles, scenarios and replays

level-recruit = recruit
level-sergeant = sergeant
level-marshal = marshal
opponent-only-answer = the only answer there is
opponent-no-advice = nothing speaks for one answer more than for another

report-under = { $games ->
    [one] one battle between computer players
   *[other] { $games } battles between computer players
  }
report-verdict-clear = Victories: { $first } { $wins }, { $second } { $losses }; drawn: { $draws }.
report-verdict-even = No clear favourite. Victories: { $first } { $wins }, { $second } { $losses }; drawn: { $draws }.
report-win-bar = Share of the battles won by each side
report-who-wins = Who wins
report-side = side
report-player = player
report-games = battles
report-share = share
report-draws = Draws
report-draw = Draw
report-mirrored = By player, each battle fought from both sides with the same dice:
report-pairs = Pairs of battles in which it did better
report-unfinished = { $count ->
    [one] One battle was cut short: it counts for nobody.
   *[other] { $count } battles were cut short: they count for nobody.
  }
report-computer-faults = { $count ->
    [one] A fault of the program: once a computer found no answer, or one that the rules refuse, and the answer by default was given for it
   *[other] A fault of the program: { $count } times a computer found no answer, or one that the rules refuse, and the answer by default was given for it
  } (first at choice { $choice }, “{ $what }”, of the battle with seed { $seed }). Please report it.
report-how = How clear the victory is
report-why = What decides it
report-how-long = How long it lasts
report-turns = Turns
report-choices = Choices made by both sides
report-costs = What it costs
report-spread = mean { $mean }, standard deviation { $deviation }; from { $least } to { $most }, half of the battles between { $low } and { $high }, median { $middle }
report-again = The interval given with each share holds the true value with 95% confidence. To fight the same battles again, on any machine:

cli-scenarios = List the battles that can be fought
cli-scenarios-examples =
    Examples
      grognard scenarios
      grognard scenarios --json
cli-scenarios-hint = “grognard scenario show ID” tells more, “grognard simulate ID” fights one many times.
cli-no-scenarios = There is no battle to fight yet.
cli-scenario = Check, show or draw a battle
cli-scenario-examples =
    Examples
      grognard scenario show brigades-de-fer/millers-cornfield
      grognard scenario check my-battle.toml
      grognard scenario render my-battle.toml --output map.svg
cli-scenario-check = Say everything that is wrong with a scenario (exit code 1 if anything is)
cli-scenario-show = Tell what a scenario is about, and who fights
cli-scenario-render = Draw the map of a scenario
cli-scenario-schema = Print the JSON Schema of a rulebook’s scenarios
cli-no-picture = no picture can be made of it: { $reason }
film-play = Play
film-pause = Pause
film-moment = Moment of the battle
cli-scenario-sound = { $scenario } is sound
cli-scenario-faulty = { $count ->
    [one] { $scenario } has one fault
   *[other] { $scenario } has { $count } faults
  }
cli-scenario-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
cli-scenario-units = { $units ->
    [one] one unit
   *[other] { $units } units
  }
cli-unknown-scenario = there is no scenario “{ $name }”, and no such file; “grognard scenarios” lists them
cli-cannot-write = cannot write { $file }: { $reason }
cli-simulate = Let computer players fight a battle many times, and report who wins, how and why
cli-simulate-examples =
    Examples
      grognard simulate brigades-de-fer/millers-cornfield --games 1000 --seed 1
      grognard simulate my-battle.toml --blue marshal --red sergeant --mirror --report report.html
    The same seed gives the same battles, whatever the number of threads.
cli-story = Check whole-game cases that are written as files
cli-story-check = Play stories and compare what comes of them with what they expect (exit code 1 if one does not hold)
cli-story-words = List the words that may stand in a story of a rulebook
cli-arg-story = a story, or a folder of them
cli-story-none = there is no story there: a story is a file that ends in .toml
cli-story-unreadable = { $file }: { $reason }
cli-story-checked = { $count ->
    [one] one story
   *[other] { $count } stories
  } checked, { $failed ->
    [0] all of them hold
    [one] one does not hold
   *[other] { $failed } do not hold
  }
cli-story-no-book = { $name } is not a rulebook that can be played whole
cli-story-questions = Questions
cli-story-verbs = Verbs
cli-story-show = Tell a story in words, with its maps
cli-story-cut = Make a story of a stretch of a recorded game
cli-arg-story-output = Write the maps into this folder, or all of them into one page if the name ends in .html
cli-arg-cut-output = Write the story to this file
cli-arg-from = The first choice, counted from 1
cli-arg-to = The last choice
cli-story-no-stretch = choices { $from } to { $to }: the record has { $choices }, and the first comes before the last
cli-story-cut-title = { $title }, choices { $from } to { $to }
cli-story-seats = Sides
cli-story-phases = Phases
cli-story-statuses = Where a piece is (status)
cli-story-markers = Markers
cli-story-status = What each side has (has_each)
cli-story-tallies = What a report counts (tallies)
cli-story-facts = Expectations
cli-story-expects-at = { $piece } stands at { $value }
cli-story-expects-facing = { $piece } faces { $value }°
cli-story-expects-strength = { $piece } has strength { $value }
cli-story-expects-losses = { $piece } has lost { $value }
cli-story-expects-is = { $piece }: { $value }
cli-story-expects-stack = { $piece } is at level { $value } of its stack
cli-story-expects-with = { $piece } is with { $value }
cli-story-expects-alone = { $piece } is with nobody
cli-story-expects-markers = { $piece } has exactly: { $value }
cli-story-expects-no-markers = { $piece } has no marker
cli-story-expects-has = { $piece } has: { $value }
cli-story-expects-lacks = { $piece } does not have: { $value }
cli-story-expects-asked = { $side } is asked: { $question }
cli-story-expects-nobody-asked = Nobody is asked anything
cli-story-expects-offered = This is offered: { $answer }
cli-story-expects-not-offered = This is not offered: { $answer }
cli-story-expects-odds = { $answer }: chance { $percent }%
cli-story-expects-cited = These rules were applied: { $rules }
cli-story-expects-seen-by = As seen by { $side }:
cli-story-expects-hides = { $piece } is not to be seen
cli-story-expects-counts = { $name }: { $counts }
cli-story-expects-objective = { $side } holds { $objective }
cli-story-expects-objective-free = Nobody holds { $objective }
cli-story-expects-on-ground = On the ground: { $kind }
cli-story-expects-not-on-ground = Not on the ground: { $kind }
cli-story-expects-turn = It is turn { $turn }
cli-story-expects-phase = Phase: { $phase }
cli-story-expects-won = { $side } has won
cli-story-expects-drawn = The battle is drawn
cli-story-word-on-table = on the table
cli-story-word-deployment = deployment
cli-story-word-reinforcements = reinforcements
cli-story-word-generals = generals
cli-story-word-activations = activations
cli-story-word-supplies = supplies
cli-story-word-orders = orders
cli-story-word-flights = flights
cli-story-word-mounted = mounted
cli-story-word-in-buildings = in buildings
cli-story-word-activated = activated
cli-story-word-acting = acting now
cli-story-word-commander-in-chief = commander-in-chief
cli-story-word-moved = has moved
cli-story-word-disordered = disordered
cli-story-word-routing = routing
cli-story-word-out-of-ammunition = out of ammunition
cli-story-word-ordered = has had its order
cli-story-word-evaded = has evaded
cli-replay = Tell, verify or draw a recorded game
cli-replay-examples =
    Examples
      grognard replay verify battle.game
      grognard replay show battle.game
      grognard replay render battle.game --at 120 --output map.svg
cli-replay-show = Tell a recorded game, choice by choice
cli-replay-verify = Check every choice, die and state of a recorded game (exit code 1 if one is wrong)
cli-replay-render = Draw the map of a recorded game, or the whole game as a film if the file ends in .html

cli-arg-scenario = A scenario by its id, such as brigades-de-fer/millers-cornfield, or by its file
cli-arg-record = A recorded game
cli-arg-games = How many battles; 100 by default
cli-arg-batch-seed = The seed of the battles; 1 by default
cli-arg-blue = Who plays the first side: recruit, sergeant (by default) or marshal
cli-arg-red = Who plays the second side
cli-arg-nodes = How many choices a marshal plays in thought before each of its own
cli-arg-threads = How many threads; one for each core by default
cli-arg-mirror = Fight each battle twice with the same dice, sides exchanged
cli-arg-csv = Write a table with a line for each battle
cli-arg-report = Write a report as a web page
cli-arg-save = Record the battles, numbered if there are several
cli-arg-output = Write the map to this file (SVG, or a picture if its name ends in .png); otherwise to standard output
cli-arg-theme = paper, lamp or print
cli-arg-at = After this choice; 0 is before the first, otherwise after the last

cli-stuck-nothing-asked = a fault of the rules: after choice { $choice } of the battle with seed { $seed } nobody is asked anything, and nobody has won
cli-stuck-refused = a fault of the rules: choice { $choice } of the battle with seed { $seed } ({ $what }) refuses its answer by default
cli-stuck-fault = a fault of the rules: the battle with seed { $seed } cannot be fought

cli-replay-true = true: { $choices } choices, every one legal; { $rolls ->
    [one] { $rolls } roll,
   *[other] { $rolls } rolls, every one
  } from the committed seed { $contributions ->
    [0] alone, to which no player added anything
    [one] and the contribution of one player
   *[other] and { $contributions } contributions of the players
  }; the last state is { $hash }
cli-replay-other-hashes = the record is of an earlier version: its choices, dice, end and seal were checked; its states were hashed in another way and could not be compared
cli-replay-undone = { $count ->
    [one] dice were taken back once, by consent: if you did not agree to it, they were chosen
   *[other] dice were taken back { $count } times, by consent: if you did not agree as often, they were chosen
  }
cli-replay-kept = the commitment is the one that you have kept: the seed and the players are those of before the battle
cli-replay-practice = practice game: dice known beforehand
cli-replay-not-kept = whether the seed is the one of before the battle is not known: --commitment compares it with what your page has kept
cli-replay-true-so-far = true so far: { $choices } choices, every one legal; the dice can be verified when the seed is published; the last state is { $hash }
cli-replay-before = Before the first turn
cli-replay-turn = Turn { $turn }
cli-replay-goes-on = The game is not over.
cli-replay-won = { $side }: { $level } ({ $reason })
cli-replay-drawn = A draw ({ $reason })
cli-replay-no-such-choice = there is no choice { $number }: the game has { $choices }
cli-replay-cut-off = the record is cut off at line { $line }, column { $column }: the end of the file is missing
cli-replay-unreadable = this is no record of a game; at line { $line }, column { $column }: { $reason }
cli-replay-unknown-game = this game cannot be played here: “{ $name }”
cli-replay-unknown-scenario = this scenario is not known here, and the record does not hold its text: “{ $name }”
cli-replay-format = this record has format { $name }; this program reads formats 1 and 2
cli-replay-other-scenario = the scenario { $name } is not the one that was played: it has changed since
cli-replay-options = the record was played with an option that is not known here: “{ $name }”
cli-replay-generator = the dice come from a generator that is not ours: “{ $name }”
cli-replay-bad-dice = “{ $name }” of the dice is not what it should be: 64 hexadecimal digits
cli-replay-seed = the seed is not the one that was committed to before the game
cli-replay-head = the commitment is broken: the seed, the battle, an option, the players or the name of the game are not those of before the game
cli-replay-practice-hidden = the record hides that its dice were known beforehand, or says so wrongly
cli-replay-other-commitment = this is not the game that you played: its commitment is { $recorded }, you have kept { $kept }
cli-replay-other-contribution = your contribution is not in the record: { $name }
cli-replay-other-seal = the record was changed after the game: its seal is { $recorded }, you have kept { $kept }
cli-replay-no-end = the record is cut off: the seed is published, but nobody has won, resigned or run out of time
cli-replay-forfeit = nobody can have given up this game as the record says
cli-replay-resigned = { $side } resigned.
cli-replay-clock-ran-out = { $side } ran out of time.
cli-wrong-undone = dice are said to be taken back { $recorded } times so far, but it was { $before } before
cli-no-digest = 64 hexadecimal digits are needed
cli-arg-commitment = The commitment that your page kept before the first roll: the record must have it
cli-arg-contribution = A contribution that your page sent: the record must hold it
cli-arg-seal = The seal that your page kept when the game was over: the record must have it
cli-replay-choice = choice { $number } is wrong: { $reason }
cli-replay-shorter = the record is cut short: it says { $recorded } choices, but holds { $found }
cli-replay-longer = the record was lengthened: it says { $recorded } choices, but holds { $found }
cli-replay-not-over = the record is cut short: it tells an end, but after the last choice the game is not over
cli-replay-other-end = the game did not end as the record says
cli-replay-seal = the choices and the dice are true, but something else was changed: the seal is broken
cli-wrong-unreadable = it is no choice of this game ({ $reason })
cli-wrong-not-asked = nothing was asked of that side
cli-wrong-dice = it throws fewer dice than are recorded
cli-wrong-roll = the dice are recorded as { $recorded }, but the seed gives { $expected }
cli-wrong-hash = it leads to the state { $found }, but { $recorded } is recorded

## The sixteen winds

front-0 = facing north
front-1 = facing north-north-east
front-2 = facing north-east
front-3 = facing east-north-east
front-4 = facing east
front-5 = facing east-south-east
front-6 = facing south-east
front-7 = facing south-south-east
front-8 = facing south
front-9 = facing south-south-west
front-10 = facing south-west
front-11 = facing west-south-west
front-12 = facing west
front-13 = facing west-north-west
front-14 = facing north-west
front-15 = facing north-north-west
towards-0 = to the north
towards-1 = to the north-north-east
towards-2 = to the north-east
towards-3 = to the east-north-east
towards-4 = to the east
towards-5 = to the east-south-east
towards-6 = to the south-east
towards-7 = to the south-south-east
towards-8 = to the south
towards-9 = to the south-south-west
towards-10 = to the south-west
towards-11 = to the west-south-west
towards-12 = to the west
towards-13 = to the west-north-west
towards-14 = to the north-west
towards-15 = to the north-north-west
