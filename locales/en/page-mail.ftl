## Games by mail

mine-name = Your name, for the others
mine-player = a player
mine-nobody-yet = nobody yet: the link awaits its player
mine-yours = Your turn
mine-theirs = It is your opponent’s move ({ $side })
mine-since = { $time }
mine-rematch = A rematch is offered to you
mine-due-defaults = Default answers { $time }
mine-due-loss = Game lost { $time } without an answer
mine-waiting = { $count ->
    [one] one game awaits you
   *[other] { $count } games await you
  }
device-title = Continue on another device
device-all = Continue on another device
device-one = Continue { $battle } on another device
device-text-one = Read this code with the other device: your seat in this game will be there.
device-text-all = Read this code with the other device: your seats in your running games will be there.
device-private = This link is for you alone: whoever has it plays in your place.
device-code = Code to be read with the other device
device-copy = Copy the link
device-copied = Link copied.
device-arrived = { $count ->
    [one] Your game is now in this browser.
   *[other] Your { $count } games are now in this browser.
  }
device-nothing = There is no game in this link.
device-go = To my games
standing-title = Standing orders
standing-text = What is answered for you while you are away, when your opponent’s turn asks you something. Your opponent does not know; the story will say that an order was followed.
standing-none = In this game nobody asks you anything during the other player’s turn.
standing-ask = ask me
standing-always = Also while I am here
standing-keep = Give these orders
standing-kept = Orders kept.
since-title = Since your last turn
since-count = { $count ->
    [one] One action of your opponent’s.
   *[other] { $count } actions of your opponent’s.
  }
since-film = Watch the film
since-go-on = Continue
setup-pace = Time for a move
setup-pace-none = none
setup-pace-days = { $days ->
    [one] one day
   *[other] { $days } days
  }
setup-pace-end = When it is over
setup-pace-end-defaults = default answers
setup-pace-end-loss = the game is lost
report-rematch-offer = Offer a rematch
report-rematch-offered = Rematch offered: waiting for the other side
report-rematch-accept = Accept the rematch
report-rematch-refuse = Decline
report-rematch-withdraw = Withdraw the offer
status-due = until { $time }

## Battles of one’s own

own-title = Your battles
own-text = A battle is a text file. Write yours at the desk, or send a file: whoever has its link can play it.
own-write = Write a battle
own-send = Send a file…
own-sending = Reading and drawing the battle…
own-faults = { $count ->
    [one] There is a fault in this file:
   *[other] There are { $count } faults in this file:
  }
own-line = line { $line }
own-too-large = This file is far too large for a battle.
own-mend = Correct it at the desk
own-play = Play
own-edit = At the desk
own-link = Copy the link
own-link-copied = Link copied: whoever opens it can play this battle.
own-forget = Forget { $battle }
own-unknown = This battle cannot be found.

## Writing desk

desk-title = Writing desk
desk-start = Start from a copy of
desk-start-choose = choose a battle…
desk-book = Rulebook
desk-text = Text of the battle
desk-map = Map of the battle
desk-sound = No fault
desk-faults = { $count ->
    [one] one fault
   *[other] { $count } faults
  }
desk-checking = checking…
desk-no-map = The map appears when the text has no fault.
desk-old-map = Last map without a fault
desk-export = Save the file
desk-send = Keep and play
desk-kept = The text is kept in this browser.
desk-undo = Undo
desk-redo = Redo
desk-replace = Replace the present text by this copy? Ctrl+Z brings it back.
desk-see-text = Text
desk-see-map = Map
desk-fair = Is it fair?

## Notifications

push-wanted = Tell me when it is my turn
push-on = This browser will tell you, even with the page closed.
push-denied = This browser refuses notifications from this site: its settings allow them.
push-failed = This browser could not be registered; the list and the title still say whose turn it is.

## Is it fair?

fair-title = Is it fair?
fair-text = Two computers fight the battle many times; the count says who wins, how, and at what price.
fair-games = Battles
fair-mirror = Fight each battle from both sides with the same dice
fair-begin = Fight the battles
fair-stop = Stop
fair-progress = Progress
fair-done = { $done } of { $games }
fair-stopped = Stopped after { $done ->
    [one] one battle
   *[other] { $done } battles
  }: the report is about these.
fair-stopped-early = Stopped before the first battle was over.
fair-failed = A battle could not be fought to its end.
fair-results = Reports
fair-result = { $games ->
    [one] one battle
   *[other] { $games } battles
  }, { $first } against { $second }
fair-save = Save the report
own-fair = Fair?
menu-real-table = Go on at a real table
