# The umpire: the phone beside the table.

umpire-title = Umpire
umpire-lead = Your miniatures are on the table; put the phone beside them. Say what you see, throw your dice, and read what happens and the rule that wants it so.
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

## The connection

umpire-lost-banner = The server is out of reach. Nothing is lost: everything is kept in this browser, and the line will come back by itself.
umpire-lost = The server does not answer. It is being called again; please wait.
umpire-not-kept = This browser refuses to keep more: share or print the diary before you close the page.
umpire-cannot-open = The books could not be opened: check the connection, then reload the page.
umpire-wait = One moment…
umpire-fault = The server could not answer; try again.

## Choosing

umpire-search = Look for a shot, a test, a rule…
umpire-near = At hand
umpire-nothing-found = Nothing like it in this book.
umpire-back-to-list = Back to the list
umpire-favourite = Keep at hand

## The situation

umpire-yes = yes
umpire-no = no
umpire-nothing = none
umpire-unknown = not said
umpire-less = Less: { $what }
umpire-more = More: { $what }
umpire-add = Add { $count }: { $what }
umpire-take-away = Take away: { $what }
umpire-circumstances = { $count ->
    [one] One more circumstance
   *[other] { $count } more circumstances
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
umpire-or-more = { $value } or more
umpire-modifiers = The reckoning
umpire-roll = Roll here
umpire-real-dice = Real dice
umpire-note-down = Note it
umpire-throw = Throw { $average ->
    [yes] { $count ->
        [one] one average die
       *[other] { $count } average dice
    }
   *[no] { $count ->
        [one] one { $sides }-sided die
       *[other] { $count } { $sides }-sided dice
    }
  }
umpire-face = The die shows { $face }
umpire-faces = Dice: { $faces }
umpire-back-one = Take the last die back
umpire-left = { $count ->
    [one] one die to go
   *[other] { $count } dice to go
  }
umpire-so-far = So far
umpire-why = Why? The reckoning and the rules
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
umpire-no-unit = – by hand –
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
umpire-no-points = This book does not build armies on a budget. See Marie-Louise or Puissance de feu.
umpire-formations = Formations admitted: { $list }
umpire-army-total = { $total } points of { $limit }
umpire-over = over the budget
umpire-over-limit = With it the army goes over its budget: it stays out.
umpire-piece-costs = It costs { $cost } points; the army will come to { $total }.
umpire-to-roster = To the roster, side { $number }
umpire-remove-army = Disband

## Paper

umpire-paper = Paper
umpire-paper-roster = Roster sheet
umpire-paper-chits = Order chits
umpire-paper-sheet = Quick reference
umpire-no-chits = This book gives no orders by chit.
umpire-sheet-size = Length of the sheet
umpire-sheet-short = Essentials
umpire-sheet-full = Everything
umpire-losses = Losses

## Results: what a player does next

umpire-says-field = { $field }: { $value }

umpire-says-bf-command-points = { $points ->
    [0] No command point this turn.
    [one] Take one command point.
   *[other] Take { $points } command points.
  }
umpire-says-bf-draw-token = Token drawn: { $side_word }. That side activates a unit.
umpire-says-bf-in-command = { $in_command ->
    [yes] The unit is in command.
   *[no] The unit is isolated.
  }
umpire-says-bf-activation-test = { $success ->
    [yes] Passed ({ $target } or less was needed): it may fire, force its march or assault.
   *[no] Failed ({ $target } or less was needed): a basic move, no fire and no assault.
  }
umpire-says-bf-reaction-test = { $success ->
    [yes] Passed ({ $target } or less was needed): the unit reacts.
   *[no] Failed ({ $target } or less was needed): no reaction.
  }
umpire-says-bf-fire = { $destroyed ->
    [yes] The target is destroyed: take it off{ $general_lost ->
        [yes] , and its general with it.
       *[no] .
    }
   *[no] { $hits ->
        [0] No hit.
        [one] One hit:
       *[other] { $hits } hits:
    } { $stands_lost ->
        [0] { "" }
        [one] take one stand off
       *[other] take { $stands_lost } stands off
    }{ $retreat_ud ->
        [0] { "" }
       *[other] , retreat { $retreat_ud } UD
    }{ $general_lost ->
        [yes] , the general is lost.
       *[no] { $hits ->
            [0] { "" }
           *[other] .
        }
    }
  }
umpire-says-bf-fire-at-general = { $eliminated ->
    [yes] The general is eliminated.
   *[no] The general is unhurt.
  }
umpire-says-bf-general-casualty = { $eliminated ->
    [yes] The general is eliminated.
   *[no] The general gets away with it.
  }
umpire-says-bf-close-combat = { $winner ->
    [tie] A tie.
    [attacker] The attacker wins by { $difference }.
   *[defender] The defender wins by { $difference }.
  } Attacker: { $attacker_destroyed ->
    [yes] destroyed
   *[no] { $attacker_stands_lost ->
        [0] no stand lost
        [one] one stand lost
       *[other] { $attacker_stands_lost } stands lost
    }{ $attacker_retreat_ud ->
        [0] { "" }
       *[other] , retreat { $attacker_retreat_ud } UD
    }
  }. Defender: { $defender_destroyed ->
    [yes] destroyed
   *[no] { $defender_stands_lost ->
        [0] no stand lost
        [one] one stand lost
       *[other] { $defender_stands_lost } stands lost
    }{ $defender_retreat_ud ->
        [0] { "" }
       *[other] , retreat { $defender_retreat_ud } UD
    }
  }.
umpire-says-bf-losses = { $destroyed ->
    [yes] The unit is destroyed.
   *[no] Take { $stands_lost ->
        [one] one stand
       *[other] { $stands_lost } stands
    } off; retreat { $retreat_ud } UD.
  }

umpire-says-pf-march-distance = The unit marches up to { $distance } inches.
umpire-says-pf-fire = { $in_range ->
    [no] Out of range: nothing.
   *[yes] { $destroyed ->
        [yes] The target is destroyed: take it off.
       *[no] { $hit_points_lost ->
            [0] No damage.
           *[other] The target loses { $hit_points_lost } hit points and has { $target_hit_points } left.
        } { $morale_test ->
            [yes] It takes a morale test.
           *[no] { "" }
        }
    }
  }
umpire-says-pf-volley = { $hit_points_lost ->
    [0] No damage
   *[other] The target loses { $hit_points_lost } hit points and has { $target_hit_points } left
  }: { $outcome ->
    [no_effect] nothing happens.
    [damaged] it takes it, without a test.
    [holds] it keeps its head.
    [routs] it routs; make it flee.
    [eliminated] it is eliminated.
   *[destroyed] it is destroyed.
  }
umpire-says-pf-morale-test = Total { $total }: { $outcome ->
    [holds] the unit keeps its head.
    [routs] the unit routs; make it flee.
   *[eliminated] the unit is eliminated.
  }
umpire-says-pf-organisation-test = { $passed ->
    [yes] The unit stays in order.
   *[no] The unit falls into disorder.
  }
umpire-says-pf-wide-table-march = The unit goes { $distance } inches in { $moves_made ->
    [one] one move
   *[other] { $moves_made } moves
  }; it ends { $state_word }.
umpire-says-pf-melee = { $winner ->
    [charger] The charging unit wins.
    [defender] The defender wins.
   *[none] Nobody wins.
  } The charger loses { $charger_losses } hit points ({ $charger_fate_word }); the defender loses { $defender_losses } ({ $defender_fate_word }).
umpire-says-pf-assault = { $contact ->
    [no] The charge does not reach its target.
   *[yes] { $winner ->
        [charger] The charging unit wins.
        [defender] The defender wins.
       *[none] Nobody wins.
    } The charger loses { $charger_losses } hit points ({ $charger_fate_word }); the defender loses { $defender_losses } ({ $defender_fate_word }).
  }
umpire-says-pf-charge-reach = { $contact ->
    [yes] Contact: the charge goes { $charge_distance } inches.
   *[no] Too short: the charge goes { $charge_distance } inches, { $gap } are missing.
  }
umpire-says-pf-rally = { $rallied ->
    [yes] The unit rallies.
   *[no] It does not rally ({ $state_word }){ $leaves_table ->
        [yes] { " " }and leaves the table.
       *[no] { $flight_distance ->
            [0] .
           *[other] { " " }and flees { $flight_distance } inches.
        }
    }
  }
umpire-says-pf-rout-move = { $leaves_table ->
    [yes] The unit flees { $distance } inches and leaves the table.
   *[no] The unit flees { $distance } inches.
  }
umpire-says-pf-evade-move = The unit evades { $distance } inches.
umpire-says-pf-attacker-roll = The choice is with { $winner_word }; the attacker is { $attacker_word }.
umpire-says-pf-extra-turn = { $extra_turn ->
    [yes] One more turn is played.
   *[no] The game is over.
  }
umpire-says-pf-ammunition-check = { $out_of_ammunition ->
    [yes] The unit is out of ammunition.
   *[no] The unit still has ammunition.
  }
umpire-says-pf-resupply = { $resupplied ->
    [yes] The unit takes ammunition.
   *[no] The unit cannot take any.
  }

umpire-says-ot-attack = { $winner ->
    [attacker] The attacker wins
   *[defender] The defender wins
  } (score { $score }). Attacker: { $attacker_eliminated ->
    [yes] eliminated
   *[no] −{ $attacker_losses } SP{ $attacker_surrender ->
        [yes] , surrenders
       *[no] { $attacker_rout ->
            [yes] , routs
           *[no] { $attacker_retreat ->
                [0] { "" }
               *[other] , retreats { $attacker_retreat }
            }
        }
    }
  }. Defender: { $defender_eliminated ->
    [yes] eliminated
   *[no] −{ $defender_losses } SP{ $defender_surrender ->
        [yes] , surrenders
       *[no] { $defender_rout ->
            [yes] , routs
           *[no] { $defender_retreat ->
                [0] { "" }
               *[other] , retreats { $defender_retreat }
            }
        }
    }
  }. { $advance ->
    [none] No advance.
    [one_hex] The winner advances one hex.
   *[two_hexes] Cavalry may advance two hexes.
  }
umpire-says-ot-pursuit = { $winner ->
    [attacker] The pursuer wins
   *[defender] The pursued hold
  } (score { $score }). Pursuer −{ $attacker_losses } SP, pursued −{ $defender_losses } SP{ $defender_eliminated ->
    [yes] , eliminated
   *[no] { $defender_rout ->
        [yes] , routed
       *[no] { "" }
    }
  }.
umpire-says-ot-rally = { $rallied ->
    [yes] The unit rallies: it is in EM.
   *[no] { $routs_again ->
        [yes] The unit flees again.
       *[no] The unit stays routed.
    }
  }
umpire-says-ot-panic = { $panics ->
    [yes] The stack panics and routs.
   *[no] The stack holds.
  }
umpire-says-ot-withdrawal = { $success ->
    [yes] The stack withdraws { $hexes } hexes.
   *[no] The stack has no time: it stays and fights.
  }
umpire-says-ot-bombardment = { $losses ->
    [0] No losses
   *[other] The target loses { $losses } SP
  }{ $pinned ->
    [yes] , but it is pinned.
   *[no] .
  }
umpire-says-ot-counter-battery = { $effect ->
    [none] The battery goes on firing.
   *[other] The battery is { $effect_word }.
  } Losses: { $losses } SP.
umpire-says-ot-event = Event: { $event_word } ({ $control_word }).
umpire-says-ot-attrition = { $losses ->
    [0] The unit bears it.
   *[other] The unit loses { $losses } SP.
  }
umpire-says-ot-desertion = { $losses ->
    [0] Nobody deserts.
   *[other] The unit loses { $losses } SP.
  }
umpire-says-ot-engineer-task = { $done ->
    [yes] The work is done.
   *[no] The work is not finished.
  }
umpire-says-ot-attack-coordination = { $coordinated ->
    [yes] All the formations attack together.
   *[no] Only one formation attacks.
  }
umpire-says-ot-recruitment = { $points } recruit points.
umpire-says-ot-tank-breakdown = { $broken_down ->
    [yes] The tank breaks down.
   *[no] The tank still runs.
  }
umpire-says-ot-train-contact = The train is { $outcome_word }.
umpire-says-ot-train-capture = The train: { $outcome_word }.
umpire-says-ot-air-recovery = { $available ->
    [yes] The detachment can fly.
   *[no] The detachment stays on the ground.
  }
umpire-says-ot-trotsky-decision = { $success ->
    [yes] The decision bears fruit.
   *[no] The decision fails.
  }

umpire-says-be-command-points = { $points ->
    [0] No command point.
    [one] One command point to spend.
   *[other] { $points } command points to spend.
  }
umpire-says-be-initiative = The initiative is with player { $winner_word }.
umpire-says-be-order-test = { $passed ->
    [yes] The order is received.
   *[no] The order does not get through.
  }
umpire-says-be-manoeuvre-test = { $eliminated ->
    [yes] The unit is eliminated.
   *[no] { $passed ->
        [yes] The manoeuvre succeeds
       *[no] The manoeuvre fails
    }{ $disorder ->
        [yes] , the unit falls into disorder.
       *[no] .
    }
  }
umpire-says-be-control-test = { $passed ->
    [yes] The unit obeys: it stops.
   *[no] The unit is carried away: it goes on.
  }
umpire-says-be-fire = Total { $total }: { $losses ->
    [0] no loss.
   *[other] the target takes { $losses } of losses.
  }
umpire-says-be-fire-duel = Target: { $target_losses } of losses; shooter: { $shooter_losses }. { $tests ->
    [none] Nobody tests morale.
    [target] The target tests morale.
   *[shooter] The shooter tests morale.
  }
umpire-says-be-morale-test = { $eliminated ->
    [yes] The unit is eliminated.
   *[no] { $passed ->
        [yes] The unit holds
       *[no] Morale gives way
    }{ $disorder ->
        [yes] , in disorder
       *[no] { "" }
    }{ $movement ->
        [none] { "" }
        [retreat] , retreat { $distance } UD
       *[flee] , flight { $distance } UD
    }{ $losses ->
        [0] { "" }
       *[other] , { $losses } of losses
    }.
  }
umpire-says-be-shock = { $winner ->
    [charger] The charger wins
   *[defender] The defender wins
  } by { $difference } ({ $row_word }). Charger: { $charger_eliminated ->
    [yes] eliminated
   *[no] { $charger_losses } of losses{ $charger_disorder ->
        [yes] , in disorder
       *[no] { "" }
    }{ $charger_movement ->
        [none] { "" }
       *[other] , { $charger_movement_word } { $charger_distance } UD
    }
  }. Defender: { $defender_eliminated ->
    [yes] eliminated
   *[no] { $defender_losses } of losses{ $defender_disorder ->
        [yes] , in disorder
       *[no] { "" }
    }{ $defender_movement ->
        [none] { "" }
       *[other] , { $defender_movement_word } { $defender_distance } UD
    }
  }. Pursuit: { $pursuit_word }.
umpire-says-be-pursuit = { $pursues ->
    [no] No pursuit.
   *[yes] Pursuit of { $distance } UD{ $loser_caught ->
        [yes] : the loser is caught.
       *[no] : the loser gets away.
    }
  }
umpire-says-be-general-casualty = { $lost ->
    [yes] The general is lost; his successor: { $quality_word }.
   *[no] The general is unhurt.
  }
umpire-says-be-rally = { $allowed ->
    [yes] Rally for { $cost } command points: { $losses } of losses{ $disorder ->
        [yes] , still in disorder.
       *[no] .
    }
   *[no] The unit cannot rally.
  }

umpire-says-ml-order-change = { $passed ->
    [yes] The brigade changes its order: { $order_in_force_word }.
   *[no] The brigade keeps its order: { $order_in_force_word }.
  }
umpire-says-ml-reaction-test = { $passed ->
    [yes] The unit reacts.
   *[no] The unit does not react.
  }
umpire-says-ml-unit-order = Order carried out: { $order_word }{ $hesitant ->
    [yes] ; the unit becomes hesitant.
   *[no] .
  }
umpire-says-ml-morale-test = Total { $total }: { $outcome ->
    [holds] the unit holds.
    [shaken] the unit is shaken.
    [routed] the unit routs.
    [guns_abandoned] the gunners abandon their guns.
   *[eliminated] the unit is eliminated.
  }
umpire-says-ml-rally-test = { $passed ->
    [yes] The unit rallies
   *[no] The unit does not rally
  }; marker: { $marker_after_word }{ $rout_move ->
    [yes] . It flees again.
   *[no] .
  }
umpire-says-ml-small-arms-fire = { $eliminated ->
    [yes] The target is eliminated.
   *[no] { $losses ->
        [0] No loss.
        [one] One loss
       *[other] { $losses } losses
    }{ $losses ->
        [0] { "" }
       *[other] { $elements_lost ->
            [0] { "" }
            [one] , take one element off
           *[other] , take { $elements_lost } elements off
        }; loss markers: { $loss_markers }.
    }
  }
umpire-says-ml-artillery-fire = { $eliminated ->
    [yes] The target is eliminated.
   *[no] { $hits ->
        [0] No hit.
        [one] One hit
       *[other] { $hits } hits
    }{ $hits ->
        [0] { "" }
       *[other] , { $losses } of losses{ $elements_lost ->
            [0] { "" }
            [one] , take one element off
           *[other] , take { $elements_lost } elements off
        }; loss markers: { $loss_markers }.
    }{ $ignites ->
        [yes] { " " }The building catches fire!
       *[no] { "" }
    }
  }
umpire-says-ml-apply-losses = { $eliminated ->
    [yes] The unit is eliminated.
   *[no] { $elements_lost ->
        [0] No element lost
        [one] Take one element off
       *[other] Take { $elements_lost } elements off
    }, { $elements_left } left; loss markers: { $loss_markers }. Morale tests to take: { $morale_tests }.
  }
umpire-says-ml-impact = { $winner ->
    [attacker] The attacker wins
    [defender] The defender wins
   *[melee] Melee!
  }{ $winner ->
    [melee] { "" }
   *[other] , the loser recoils { $recoil } pas ({ $loser_outcome_word }).
  }
umpire-says-ml-charge-move = { $outcome ->
    [contact] The charge makes contact.
    [short] The charge is too short: { $distance_moved } pas gone.
   *[impossible] The charge is impossible.
  }
umpire-says-ml-charge-reaction = { $response ->
    [none] The battalion does not react.
   *[other] The battalion answers: { $response_word }.
  }
umpire-says-ml-charge-sequence = { $outcome_word }: the attacker loses { $attacker_elements_lost ->
    [0] few men
    [one] one element
   *[other] { $attacker_elements_lost } elements
  } (marker: { $attacker_marker_word }), the defender: marker { $defender_marker_word }, recoil { $recoil } pas.
umpire-says-ml-pursuit = { $action ->
    [occupy] The winner takes the ground.
   *[pursue] The winner pursues: { $outcome_word }.
  }
umpire-says-ml-melee-round = A inflicts { $losses_b } losses, B inflicts { $losses_a }.
umpire-says-ml-general-risk = { $killed ->
    [yes] The general falls.
   *[no] The general is unhurt.
  }
umpire-says-ml-general-capture = { $captured ->
    [yes] The general is taken.
   *[no] The general gets away.
  }
umpire-says-ml-activation-number = Activation number: { $number }.
umpire-says-ml-lot = The lot falls to the { $winner_word }.
umpire-says-ml-building-ignition = { $ignites ->
    [yes] The building catches fire!
   *[no] The building does not burn.
  }
