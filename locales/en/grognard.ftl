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
   *[other] { $count } more { $die } are needed: { $what }
  }
dice-impossible = die number { $position } shows { $face }, which a { $die } cannot
dice-left-over = { $given } dice were given, but only { $used } are thrown
dice-endless = these dice never come to an end

yes = yes
no = no

# The command line

cli-about = five French tabletop wargames, played, umpired and analysed by the book
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

cli-play = Take the tour: the rulebooks, exact odds, an explained result (also without any command)
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
cli-rules = Tell the rules in our own words, and which are implemented and tested
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
cli-arg-coverage = Count what is implemented and tested (exit code 1 while a rule is missing)
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
cli-implemented-head = implemented
cli-tested-head = tested
cli-total = all
cli-missing-rules = { $count } not implemented yet:
cli-untested-rules = { $count } implemented, not yet shown by a test:

tour-books = The rulebooks:
tour-book = { $procedures } procedures, { $rules } rules
tour-odds = Before a shot, its exact odds, with every modifier and its rule. The Iron Brigade (VC 4) fires at a brigade in cover, a general at its head:
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
report-verdict-clear = { $first } wins { $wins } of the battles, { $second } { $losses }; { $draws } are drawn.
report-verdict-even = No clear favourite: { $first } wins { $wins } of the battles, { $second } { $losses }; { $draws } are drawn.
report-win-bar = Share of the battles won by each side
report-who-wins = Who wins
report-side = side
report-player = player
report-games = battles
report-share = share
report-draws = Draws
report-draw = Draw
report-mirrored = By player, each battle fought from both sides with the same dice:
report-unfinished = { $count ->
    [one] One battle was cut short: it counts for nobody.
   *[other] { $count } battles were cut short: they count for nobody.
  }
report-how = How clear the victory is
report-why = What decides it
report-how-long = How long it lasts
report-turns = Turns
report-choices = Choices made by both sides
report-costs = What it costs
report-spread = mean { $mean }, standard deviation { $deviation }; from { $least } to { $most }, half of the battles between { $low } and { $high }, median { $middle }
report-again = The bars around each share hold the true one with 95% confidence. The same battles again, on any machine:
