# The server: what it refuses, what it tells, how it is started.

server-unknown-rulebook = there is no rulebook “{ $name }”
server-unknown-procedure = there is no procedure “{ $name }”
server-unknown-rule = there is no rule “{ $name }”
server-unknown-scenario = there is no battle “{ $name }”
server-unknown-piece = there is no piece “{ $name }” in sight
server-unknown-game = this game does not exist
server-unknown-table = there is no shared table at this address
server-wrong-table-token = this link does not open this table
server-table-full = the diary of this table is full; open another
server-unknown-moment = the game has not come to no. { $name }
server-unknown-address = nothing at “{ $name }”
server-bad-json = this is not JSON: { $reason }
server-bad-input = “{ $field }” cannot be used: { $reason }
server-scenario-changed = the battle of this game is not the same in this version of Grognard as when the game began, so it cannot go on here; nothing has been deleted, and the version that it was begun with can still open it
server-not-replayable = this game cannot be played again from its event no. { $number } on: it was played by other rules than those of this version of Grognard, or what is stored of it is damaged; nothing has been deleted, and the version that it was begun with can still open it
server-fault = an error occurred on the server; try again in a moment
server-wrong-token = this link opens no side of this game
server-wrong-origin = this page may not speak to this server
server-too-many = too many requests; wait a moment
server-too-many-sockets = too many open pages from your network; close some
server-too-many-tables = too many shared tables from your network; wait a while
server-bad-host = the request does not say which server it is for
server-wrong-host = this server does not go by the name “{ $name }”; whoever runs it can add names with GROGNARD_HOSTS
server-too-many-games = too many new games from your network; wait a while
server-too-much-chat = too much is said from your network; wait a moment
server-too-many-notes = notes are written too often; wait a moment
server-too-much-written = too much is written from your network; wait a moment
server-too-many-computers = too many battles between computers from your network; wait until one is over
server-chat-full = the conversation of this game is full
server-empty = nothing is written in it
server-bad-name = too long, or with letters that nobody sees
server-no-such-parameter = there is no such parameter, or it stands twice
server-wrong-type = the body must be JSON (application/json)
server-too-large = the body is too large
server-bad-body = the body did not come whole
server-wrong-method = nothing here answers to this method
server-too-slow = this took too long; try again in a moment
server-no-socket = only a WebSocket connection opens here
server-unwell = the storage does not answer
server-wrong-operator-token = this token does not open the counters
server-too-long = too long
server-full = there is no room left; try again later
server-private = this game is for its players only
server-spectators-silent = only the players talk at this table
server-listed-is-watched = a game on the public list can be watched by anybody
server-not-stored = the server cannot store anything at the moment; nothing has changed, try again in a moment
server-stale = the game has moved on meanwhile; here is how it stands
server-over = the game is over
server-not-over = the game is not over
server-not-asked = nothing is asked of you now
server-spectator = you are watching; only a player can do that
server-one-seat-a-side = there must be one player for each side
server-nothing-to-take-back = there is nothing to take back
server-dice-settled = the dice of this game are settled: no contribution is taken any more
server-practice-dice = a practice game: its dice are known beforehand, and no contribution is taken
server-contributed-already = your side has already contributed to the dice
server-contribution-digits = 64 hexadecimal digits are needed
server-computer-does-not-consent = dice have fallen or a secret is out: the computer does not let you take this back
server-rematch-exists = the rematch has been started already
server-stopping = the server is stopping; the game is saved
server-ask-again = the game has changed elsewhere; loading it again
server-took-back = move taken back
server-resigned = resigns
server-clock-ran-out = has run out of time
server-level-given = victory
server-outcome-resigned = { $side_the } resigned
server-outcome-clock-out = { $side_the } ran out of time
server-luck-good = { $throws ->
    [one] one throw, lucky: advantage gained { $gain } of 100
   *[other] { $throws } throws, rather lucky: advantage gained { $gain } of 100
  }
server-luck-bad = { $throws ->
    [one] one throw, unlucky: advantage lost { $gain } of 100
   *[other] { $throws } throws, rather unlucky: advantage lost { $gain } of 100
  }
server-luck-even = { $throws ->
    [0] no throw
    [one] one throw, neither good nor bad
   *[other] { $throws } throws; neither lucky nor unlucky
  }
server-turning-point = { $side }: { $choice } (to the advantage of { $gainer_the })
server-no-page-title = Grognard
server-no-page = The server is running, but the page has not been built. Run “make play”, or “npm ci && npm run build” in web/, then start again.

cli-play-examples =
    Examples
      grognard play
      grognard play --lan
    With --lan, everybody at the table opens the same address on a phone.
cli-serve = Start the server: games and umpire over HTTP
cli-serve-examples =
    Examples
      grognard serve --bind 0.0.0.0:8080 --data /srv/grognard
      grognard serve --database-url postgres://grognard@localhost/grognard
cli-arg-bind = Address and port to listen on (127.0.0.1:1815)
cli-arg-data = Folder to keep the games in; otherwise the user’s own
cli-arg-database-url = PostgreSQL (or SQLite) database to keep the games in
cli-arg-dice-seed = Practice games: dice drawn from this number, known beforehand
cli-arg-lan = Open to other devices on the network, with a QR code
cli-arg-no-open = Do not open the browser
cli-serve-at = Grognard is at { $url }
cli-serve-no-certificate = The certificate for the local network cannot be made or read: { $reason }
cli-serve-lan = For other devices on the network: { $url }
cli-serve-no-lan = This machine is on no network.
cli-serve-how-to-stop = Ctrl+C stops it; games are kept.
cli-serve-practice = All games created here are practice games: their dice are known beforehand.
cli-serve-stopped = Stopped; games are kept.
cli-serve-cannot-start = the server does not start: { $reason }
cli-serve-cannot-listen = cannot listen at this address: { $reason }
cli-serve-bad-setting = the setting { $name } cannot be “{ $value }”: { $reason }
cli-serve-no-folder = cannot make the folder for the games: { $reason }
cli-serve-no-storage = cannot open the database of the games: { $reason }
cli-serve-already = Grognard is already running at { $url }
cli-serve-in-use-at = another Grognard, at { $url }, uses these games already: stop it, or choose another folder with --data
cli-serve-in-use = another Grognard uses these games already: stop it, or choose another folder with --data
server-no-such-option = this battle has no such option
server-no-line-of-fire = this game has no line of fire to look along
server-faulty-battle = something is wrong with this battle
server-too-many-battles = too many battles from your address: wait a moment
server-too-many-checks = this battle is checked too often: wait a moment
server-one-clock = a game has a clock for all of it or a time for each move, not both
server-answered-by-default = the time was over: default answer
server-answered-beforehand = by standing order

balance-shares = Of { $games } battles between sergeants: { $first } { $first-share }%, { $second } { $second-share }%, drawn { $drawn }%.
balance-shares-harder = Of { $games } battles between sergeants: { $first } { $first-share }%, { $second } { $second-share }%, drawn { $drawn }%. The harder part: { $side }; even a draw is a success there.

## The ground

ground-open = open ground
ground-hill = high ground
ground-water = water
ground-marsh = marsh
ground-rough = rough ground
ground-crops = crops
ground-orchard = orchard
ground-town = town
ground-woods = woods
ground-stream = stream
ground-river = river
ground-road = road
ground-railway = railway
ground-cut = railway cutting
ground-slope = slope
ground-fence = fence
ground-wall = wall
ground-works = entrenchment
ground-front = front line
ground-building = building
ground-bridge = bridge
ground-blown-bridge = blown bridge
ground-ford = ford
ground-village = village
ground-cut-railway = cut railway
server-unknown-simulation = there is no such series of battles, or the server was restarted
server-bad-endpoint = this is not the public address (https) of a push service
server-bad-push-keys = these are not the keys of a browser
server-push-turn = It is your turn.
server-push-over = The game is over.
server-push-rematch = You are offered a rematch.
