# The umpire: the phone beside the table.

umpire-title = Umpire
umpire-lead = Your miniatures are on the table; put the phone beside them. Say what you see, throw your dice, and read what happens and the rule behind it.
umpire-book-brigades-de-fer = American Civil War, by brigades
umpire-book-puissance-de-feu = American Civil War, by regiments
umpire-book-orel-tsaritsyne = Russian Civil War, on hexes
umpire-book-bataille-empire = Napoleonic, by divisions
umpire-book-marie-louise = Napoleonic, simultaneous hidden orders
umpire-going-on = { $count ->
    [one] Battle in progress, turn { $turn }, one line in the diary
   *[other] Battle in progress, turn { $turn }, { $count } lines in the diary
  }
umpire-language = Language
umpire-tools = Tools
umpire-tool-resolve = Resolve
umpire-tool-diary = Diary
umpire-tool-roster = Roster
umpire-tool-army = Army
umpire-tool-paper = Paper
umpire-tool-rules = Rules

## The connection

umpire-lost-banner = The server is out of reach. Nothing is lost: everything is kept in this browser, and the line will come back by itself.
umpire-alone = No network: everything is resolved and kept in this phone.
umpire-alone-shared = No network: everything is resolved here; what you note goes to the shared table once it is within reach.
umpire-lost = The server does not answer. It is being called again; please wait.
umpire-not-kept = This browser refuses to keep more: share or print the diary before you close the page.
umpire-cannot-open = The books could not be opened: check the connection, then reload the page.
umpire-wait = One moment…
umpire-fault = The server could not answer; try again.

## Choosing

umpire-search = Look for a shot, a test, a rule…
umpire-near = At hand
umpire-synonyms = rout flight flee rally | gun cannon artillery battery bombardment | square formation | musketry fire shooting volley | melee assault shock close charge | wounded loss losses casualties | general leader command | march movement move | supply ammunition | morale panic
umpire-nothing-found = Nothing like it in this book.
umpire-rules-lead = The book in our words. Touch a rule’s number to read it, or what it resolves.
umpire-rules-search = Search the rules…
umpire-rules-contents = Chapters
umpire-rules-all = The whole book
umpire-rule-in-book = Read in the book
umpire-rules-found = { $count ->
    [one] One rule speaks of it
   *[other] { $count } rules speak of it
  }
umpire-back-to-list = Back to the list
umpire-favourite = Keep at hand

## The situation

umpire-yes = yes
umpire-no = no
umpire-nothing = none
umpire-unknown = not said
umpire-less = Less: { $what }
umpire-more = More: { $what }
umpire-take-away = Take away: { $what }
umpire-circumstances = { $count ->
    [one] One more circumstance
   *[other] { $count } more circumstances
  }
umpire-idle = { $count ->
    [one] One circumstance that does not apply here
   *[other] { $count } circumstances that do not apply here
  }
umpire-number-bounds = { $kind ->
    [whole] A whole number
   *[other] A number
  }{ $most ->
    [none] , { $least } or more
   *[other] { " " }from { $least } to { $most }
  }{ $kind ->
    [steps] , in steps of { $step }.
   *[other] .
  }
umpire-fewer = Fold away
umpire-usual = Back to the common case
umpire-no-fields = Nothing to say: throw the die.
umpire-follows = { $count ->
    [one] The rule followed
   *[other] The { $count } rules followed
  }
umpire-read-rule = Read rule { $rule }
umpire-rule-missing = The summary of this rule has not arrived yet.
umpire-contradiction = { $field ->
    [none] This situation cannot be.
   *[other] Look again at: { $field }.
  }

## Odds and dice

umpire-odds = Exact odds
umpire-answer = Answer
umpire-no-odds = Settle the contradiction and the odds come back.
umpire-see-odds = See the odds
umpire-show-odds-of = Odds of
umpire-odds-of = Odds: { $what }
umpire-mean = On average { $mean }
umpire-on-average = { $what }, on average
umpire-chance-that = { $field }: { $value }
umpire-contact = Contact; if so, { $won } to win
umpire-or-more = { $value } or more
umpire-modifiers = The reckoning
umpire-roll = Roll here
umpire-real-dice = Real dice
umpire-note-down = Note it
umpire-draw = Draw a number from 1 to { $sides }
umpire-throw = Throw { $average ->
    [yes] { $count ->
        [one] one average die
       *[other] { $count } average dice
    }
   *[no] { $count ->
        [one] one D{ $sides }
       *[other] { $count } D{ $sides }
    }
  }
umpire-face = The die shows { $face }
umpire-faces = Dice: { $faces }
umpire-impossible-face = This die does not show { $face }. Its faces: { $faces }.
umpire-back-one = Take the last die back
umpire-left = { $count ->
    [one] one die to go
   *[other] { $count } dice to go
  }
umpire-so-far = So far
umpire-why = Why? The reckoning and the rules
umpire-read = = { $read }
umpire-so = Hence: { $said }
umpire-how-many = How many count?
umpire-or-faces = Or touch the faces, one by one:
umpire-counted = { $what }: { $count } of { $dice }
umpire-then = Then: { $what }{ $who ->
    [none] { "" }
   *[other] { " " }({ $who })
  }
umpire-go-on = Go on
umpire-take-back = Take this result back
umpire-result = Result
umpire-close = Close
umpire-change = { $field }: { $from } → { $to }
umpire-unit-lost = out of action
umpire-unit-back = back in action

## The diary

umpire-diary = Battle diary
umpire-diary-empty = The diary is empty. Every result writes itself down here.
umpire-battle-name = Name of the battle
umpire-turn = Turn { $turn }
umpire-undo = Undo
umpire-redo = Redo
umpire-share = Share
umpire-print = Print
umpire-note = Note
umpire-write-note = Write down
umpire-shared = Sent.
umpire-share-left = Nothing was sent.
umpire-copied = Copied: paste it wherever you like.
umpire-saved = Saved to a file.
umpire-new-battle = New battle
umpire-new-battle-sure = The diary of this battle will be erased. Share it first if you want to keep it.
umpire-new-battle-keep = Erase the diary, keep the units
umpire-new-battle-clear = Erase everything

## The roster

umpire-roster = Roster
umpire-roster-empty = No unit yet: enter them in the roster.
umpire-side = Side { $number }
umpire-side-name = Name of side { $number }
umpire-which-side = Side of the unit
umpire-add-unit = A unit
umpire-unit-name = Name
umpire-unnamed = Unnamed
umpire-no-unit = No unit: say it all by hand
umpire-pick-unit = Choose a unit
umpire-from-roster = From the roster
umpire-use-unit = What does this unit do?
umpire-keep = Keep
umpire-remove-unit = Strike off
umpire-import = Import
umpire-export = Export
umpire-print-roster = Roster sheet
umpire-from-scenario = From a scenario
umpire-from-file = A JSON or CSV file
umpire-paste = Or paste the list here
umpire-import-empty = No unit in this text: it needs at least a “name” column.
umpire-import-bad = This text could not be read: it must be JSON, or CSV with a line of headings.
umpire-next-turn = Next turn
umpire-reminders = Reminders
umpire-unmark = Remove the marker
umpire-unmark-all = Take these { $count } markers off
umpire-role-self = The unit
umpire-role-target = The target
umpire-role-unit = The unit
umpire-role-shooter = The shooter
umpire-role-attacker = The attacker
umpire-role-defender = The defender
umpire-role-charger = The charging unit
umpire-role-bf-fire-self = Who fires?
umpire-role-bf-fire-target = At whom?
umpire-role-bf-fire-at-general-self = Who fires?
umpire-role-be-fire-self = Who fires?
umpire-role-be-fire-target = At whom?
umpire-role-be-fire-duel-self = Who fires?
umpire-role-be-fire-duel-target = At whom?
umpire-role-ml-small-arms-fire-self = Who fires?
umpire-role-ml-small-arms-fire-target = At whom?
umpire-role-ml-artillery-fire-self = Who fires?
umpire-role-ml-artillery-fire-target = At whom?
umpire-role-pf-fire-shooter = Who fires?
umpire-role-pf-fire-target = At whom?
umpire-role-pf-volley-shooter = Who fires?
umpire-role-pf-volley-target = At whom?

## Options of the game

umpire-options = Options of the game
umpire-options-lead = Agreed once for the evening: everything resolved in this book follows them.
umpire-no-options = This book has no option to set here.
umpire-options-in-force = Options in force
umpire-options-none = none: the rule as it stands

## The army

umpire-army = Army
umpire-new-army = New army
umpire-army-name = Name of the army
umpire-army-taken = The army of this link now stands with yours.
umpire-army-bad = This link holds no army that can be read.
umpire-no-points = This book does not build armies on a budget. See Bataille Empire, Marie-Louise or Puissance de feu.
umpire-army-none = Build an army within a limit of points: every piece is priced by the rules, and the army then goes to the roster or onto paper.
umpire-formations = Formations admitted: { $list }
umpire-army-total = { $total } points of { $limit }
umpire-over = over the budget
umpire-one-more = One more: { $what }
umpire-over-limit = Not added: the army would go over its budget.
umpire-piece-costs = It costs { $cost } points; the army will come to { $total }.
umpire-to-roster = To the roster, side { $number }
umpire-generals = Generals
umpire-budget = Budget
umpire-against = Against
umpire-against-like = an army like it
umpire-leader = Led by
umpire-leader-any = any of them
umpire-under = under { $leader }
umpire-to-battle = Make it a battle
umpire-remove-army = Disband

## Paper

umpire-paper = Paper
umpire-paper-roster = Roster sheet
umpire-paper-chits = Chits to cut out
umpire-paper-sheet = Quick reference
umpire-chits-orders = Order chits
umpire-chits-markers = Markers
umpire-report-left = What is left
umpire-turns = Turns
umpire-sheet-size = Length of the sheet
umpire-sheet-short = Essentials
umpire-sheet-full = Everything
umpire-losses = Losses

## The shared table

umpire-table = Shared table
umpire-table-open = Open the table to other phones
umpire-table-how = Everyone scans this code or opens this link, and keeps the same diary and the same roster. Whoever has the link may write.
umpire-table-come = The table is open: come and write in the diary.
umpire-table-code = A code to scan with the camera of another phone
umpire-table-phones = { $count ->
    [one] Shared table, one phone
   *[other] Shared table, { $count } phones
  }
umpire-table-away = Shared table, no line
umpire-table-waiting = { $count ->
    [one] one line to send
   *[other] { $count } lines to send
  }
umpire-table-only-here = Only this machine knows this address: run “grognard play --lan” so that others find it.
umpire-table-seat = This phone plays
umpire-table-nobody = nobody
umpire-table-leave = Leave the table
umpire-table-leave-sure = { $own ->
    [yes] The battle that you had here before comes back; the table stays with the others.
   *[no] You keep a copy of the diary and of the roster; the table stays with the others.
  }
umpire-table-situation = Situation taken from another phone
umpire-no-offline = At this address without https the browser cannot open the page again while the server is off. Nothing is lost for all that: diary, roster and situation stay here.

## The commonest procedures, in a word

umpire-short-bf-fire = Fire
umpire-short-bf-close-combat = Close combat
umpire-short-bf-activation-test = Activation
umpire-short-bf-command-points = Command points
umpire-short-bf-reaction-test = Reaction to an assault
umpire-short-pf-volley = Fire and morale
umpire-short-pf-assault = Charge
umpire-short-pf-march-distance = March
umpire-short-pf-rally = Rally
umpire-short-pf-morale-test = Morale test
umpire-short-ot-attack = Attack
umpire-short-ot-bombardment = Bombardment
umpire-short-ot-rally = Rally
umpire-short-ot-withdrawal = Withdrawal
umpire-short-ot-pursuit = Pursuit
umpire-short-be-fire = Fire
umpire-short-be-shock = Shock
umpire-short-be-morale-test = Morale test
umpire-short-be-manoeuvre-test = Manoeuvre test
umpire-short-be-command-points = Command points
umpire-short-ml-small-arms-fire = Musketry
umpire-short-ml-artillery-fire = Artillery fire
umpire-short-ml-morale-test = Morale test
umpire-short-ml-charge-sequence = Charge
umpire-short-ml-rally-test = Rally

## Cases known well

umpire-cases = Known cases
umpire-case-usual = The usual
umpire-case-bf-fire-battery = Guns at point-blank
umpire-case-bf-fire-counter = Counter-battery
umpire-case-bf-fire-dismounted = Dismounted cavalry
umpire-case-bf-close-combat-wall = Against a wall
umpire-case-bf-close-combat-cavalry = Cavalry charge
umpire-case-bf-close-combat-guns = Upon a battery
umpire-case-pf-volley-ball = Gun with ball
umpire-case-pf-volley-canister = Gun with canister
umpire-case-pf-volley-skirmishers = Skirmishers, target in cover
umpire-case-pf-assault-guns = Cavalry upon guns
umpire-case-pf-assault-cover = Upon a mauled unit
umpire-case-ot-attack-town = Reds upon an entrenched town
umpire-case-ot-attack-plain = Whites in the open
umpire-case-be-fire-canister = Canister upon a column
umpire-case-be-fire-ball = Ball upon a line
umpire-case-be-fire-square = Square against cavalry
umpire-case-be-fire-skirmishers = Skirmishers upon guns
umpire-case-be-shock-square = Cuirassiers against a square
umpire-case-be-shock-horse = Cavalry against cavalry
umpire-case-be-shock-guns = Cavalry upon a battery
umpire-case-be-shock-village = Storming a village
umpire-case-ml-small-arms-fire-first = First fire upon a column
umpire-case-ml-small-arms-fire-skirmishers = Skirmishers
umpire-case-ml-artillery-fire-near = Close by, upon a column
umpire-case-ml-artillery-fire-counter = Counter-battery
umpire-case-ml-charge-sequence-square = Cavalry against a square
umpire-case-ml-charge-sequence-shaken = Cavalry upon shaken foot

## The encryption of a table (--lan)
umpire-secure-title = Keep the umpire in this phone
umpire-secure-already = This page is encrypted. The phone keeps it: it opens without a network, too.
umpire-secure-on = Open the umpire
umpire-secure-why = By the encrypted address (https) the phone keeps the whole umpire and opens it even without a network; it can install it like an application.
umpire-secure-warning = The browser will first warn you that “your connection is not private”. That is as it should be: no authority in the world vouches for a computer on a club’s table. The computer vouches for itself, by a certificate of its own. Accept only if you are on the network of your table.
umpire-secure-pass = To play tonight: at the warning, touch “Advanced”, then “Proceed” (on an iPhone: “Show details”, then “visit this website”).
umpire-secure-keep = For the phone to keep the page: first install this certificate in the phone’s security settings as a “CA certificate” (on an iPhone, then switch it on under General, About, Certificate Trust Settings).
umpire-secure-certificate = The certificate of this table
umpire-secure-limits = This certificate is good for addresses of a local network only: it opens nothing else. Remove it whenever you like.
umpire-secure-go = Open the encrypted address
umpire-secure-without = Without encryption
umpire-secure-cannot = Everything works while the computer is within reach. But the phone keeps nothing of the page: without a network it will not open. It can neither install it nor keep the screen lit.
umpire-secure-stay = Go on without encryption

## Sealed orders

umpire-sealed = Sealed orders
umpire-sealed-how = Each of you writes on his own phone, then seals his sheet and shows its seal. When each has read the seal of the other, both sheets are opened: whoever changes his orders afterwards gives himself away. No network is needed.
umpire-sealed-how-table = Each of you writes on his own phone, then seals his sheet. As soon as both seals lie on the shared table, both sheets are opened together: whoever changes his orders afterwards gives himself away.
umpire-sealed-side = Your side
umpire-sealed-sheet = Sheet No.
umpire-sealed-number = sheet No. { $number }
umpire-sealed-who = Line { $number }: who
umpire-sealed-who-hint = unit
umpire-sealed-order = Order: { $who }
umpire-sealed-order-hint = order
umpire-sealed-line = { $who }: { $order }
umpire-sealed-more = + Line
umpire-sealed-seal = Seal the sheet…
umpire-sealed-seal-sure = Seal it: nothing will change any more
umpire-sealed-show-seal = Show your seal
umpire-sealed-take-seal = Read your opponent’s seal
umpire-sealed-both = Both seals are exchanged. Open your sheet and show it.
umpire-sealed-open = Open my sheet
umpire-sealed-show-sheet = Show your sheet
umpire-sealed-take-sheet = Read your opponent’s sheet
umpire-sealed-honest = This is the sheet that was sealed ({ $side }).
umpire-sealed-cheated = This is not the sheet that was sealed ({ $side }).
umpire-sealed-empty = No orders.
umpire-sealed-enter = Enter in the diary
umpire-sealed-entered = Entered in the diary
umpire-sealed-next = Next sheet
umpire-sealed-own = My sheet
umpire-sealed-give-up = Give this sheet up
umpire-sealed-code = Code { $number } of { $count }
umpire-sealed-of = { $number } of { $count }
umpire-sealed-before = Code before
umpire-sealed-after = Next code
umpire-sealed-as-text = As text
umpire-sealed-copy = Copy
umpire-sealed-copied = Copied.
umpire-sealed-scan = Read with the camera
umpire-sealed-stop = Stop
umpire-sealed-no-camera = There is no camera to be had: type or paste the code.
umpire-sealed-got = { $got } of { $count }: read the next codes.
umpire-sealed-typed = Or the code as text
umpire-sealed-read = Read
umpire-sealed-wrong-no-code = This is neither a seal nor a sheet.
umpire-sealed-wrong-own-side = This is a code of your own side.
umpire-sealed-wrong-another-sheet = This is another sheet: its number or its game is not the same.
umpire-sealed-wrong-sealed-already = Another seal of that side was read before: the first one stands.
umpire-sealed-wrong-not-sealed = Read your opponent’s seal first.
umpire-sealed-wrong-seat-taken = Another phone has sealed this sheet for your side already.

## From the page to the table, and back

umpire-from-game = A game of this page
umpire-from-game-of = { $battle }, turn { $turn }
umpire-from-game-instead = It replaces the roster and the diary of this table.
umpire-to-page = Play on at the page…
umpire-owner-chooses = The dice have fallen: its owner chooses
