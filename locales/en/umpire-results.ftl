# The umpire’s results: a sentence for each procedure, which says what to do on the table.
# The fields of the result are variables; a flag is yes or no, and a word of the book has its
# label in the variable that ends in _word.

umpire-says-field = { $field }: { $value }

## Brigades de Fer

## Brigades de Fer

umpire-says-bf-combat-value = The unit begins with a combat value of { $vc }, { $figures_per_stand ->
     [1] 1 figure
    *[other] { $figures_per_stand } figures
    } on each stand.
umpire-says-bf-figures-vc = Its combat value is { $vc }.
umpire-says-bf-command-points = { $points ->
    [0] No command point this turn.
    [one] Take one command point.
   *[other] Take { $points } command points.
  }
umpire-says-bf-draw-token = Token drawn: { $side_word }. That side activates a unit or a group.
umpire-says-bf-in-command = { $in_command ->
    [yes] The unit is in command.
   *[no] The unit is isolated.
  }
umpire-says-bf-group-limit = { $max_subordinates ->
    [0] It takes nobody along: it acts alone.
    [one] It takes one subordinate along at most.
   *[other] It takes { $max_subordinates } subordinates along at most.
  }
umpire-says-bf-activation-test = { $success ->
    [yes] Passed ({ $target } or less was needed): it may fire, force its march or assault.
   *[no] Failed ({ $target } or less was needed): a basic move, no fire and no assault.
  }
umpire-says-bf-reaction-test = { $success ->
    [yes] Passed ({ $target } or less was needed): the unit reacts.
   *[no] Failed ({ $target } or less was needed): no reaction.
  }
umpire-says-bf-movement-allowance = { $possible ->
    [no] Impossible: its potential of { $potential } does not pay for what it wants.
   *[yes] It may advance { $max_distance } DU at most (potential { $potential }).
  }
umpire-says-bf-mount-state = It ends { $mounted ->
    [yes] mounted
   *[no] dismounted
  } and { $may_fire ->
    [yes] may fire.
   *[no] may not fire.
  }
umpire-says-bf-line-of-fire = { $clear ->
    [yes] The line is clear: it may fire.
   *[no] No fire: { $reason ->
        [not_in_front] the target is not in front.
        [masked] the view is masked.
        [unit_in_the_way] a unit is in the way.
        [crest] a crest hides the target.
       *[clear] the line is not free.
    }
  }
umpire-says-bf-fire = { $destroyed ->
    [yes] { $hits ->
         [1] 1 hit
        *[other] { $hits } hits
        }: the target is destroyed, take it off (stands lost: { $stands_lost }; retreat: { $retreat_ud } DU){ $general_lost ->
        [yes] , and its general with it.
       *[no] .
    }
   *[no] { $hits ->
        [0] No hit.
        [one] One hit
       *[other] { $hits } hits
    }{ $hits ->
        [0] { "" }
       *[other] : { $stands_lost ->
            [0] no stand lost
            [one] take one stand off
           *[other] take { $stands_lost } stands off
        }{ $retreat_ud ->
            [0] { "" }
           *[other] , retreat { $retreat_ud } DU
        }{ $general_lost ->
            [yes] , the general is lost.
           *[no] .
        }
    }
  }
umpire-says-bf-fire-at-general = { $hits ->
    [0] No hit
    [one] One hit
   *[other] { $hits } hits
  }: { $eliminated ->
    [yes] the general is eliminated, take him off.
   *[no] the general is unhurt.
  }
umpire-says-bf-close-combat-value = Its close-combat value is { $vcr }: add up those of its dice that show { $vcr } or less.
umpire-says-bf-close-combat = { $winner ->
    [tie] A tie.
    [attacker] The attacker wins by { $difference }.
   *[defender] The defender wins by { $difference }.
  } Attacker{ $attacker_destroyed ->
    [yes] { " " }({ $attacker_losses ->
         [1] 1 loss
        *[other] { $attacker_losses } losses
        }): destroyed, take it off ({ $attacker_stands_lost ->
         [1] 1 stand
        *[other] { $attacker_stands_lost } stands
        })
   *[no] { $attacker_losses ->
        [0] : nothing
       *[other] { " " }({ $attacker_losses ->
            [1] 1 loss
           *[other] { $attacker_losses } losses
           }): { $attacker_stands_lost ->
            [0] no stand
            [one] take one stand off
           *[other] take { $attacker_stands_lost } stands off
        }
    }{ $attacker_retreat_ud ->
        [0] { "" }
       *[other] , retreat { $attacker_retreat_ud } DU
    }
  }{ $attacker_general_lost ->
    [yes] , its general is lost
   *[no] { "" }
  }. Defender{ $defender_destroyed ->
    [yes] { " " }({ $defender_losses ->
         [0] no loss
         [1] 1 loss
        *[other] { $defender_losses } losses
        }): destroyed, take it off ({ $defender_stands_lost ->
         [1] 1 stand
        *[other] { $defender_stands_lost } stands
        })
   *[no] { $defender_losses ->
        [0] : nothing
       *[other] { " " }({ $defender_losses ->
            [0] no loss
            [1] 1 loss
           *[other] { $defender_losses } losses
           }): { $defender_stands_lost ->
            [0] no stand
            [one] take one stand off
           *[other] take { $defender_stands_lost } stands off
        }
    }{ $defender_retreat_ud ->
        [0] { "" }
       *[other] , retreat { $defender_retreat_ud } DU
    }
  }{ $defender_general_lost ->
    [yes] , its general is lost
   *[no] { "" }
  }.{ $supports_count ->
    [0] { "" }
   *[other] { " " }Supports: { $supports_list }.
  }
umpire-says-bf-close-combat-of-supports = no. { $number }: { $destroyed ->
    [yes] destroyed ({ $losses ->
         [1] 1 loss
        *[other] { $losses } losses
        }, { $stands_lost ->
         [1] 1 stand
        *[other] { $stands_lost } stands
        }, retreat { $retreat_ud })
   *[no] { $losses ->
        [0] nothing
       *[other] { $losses } losses, { $stands_lost ->
            [0] no stand
            [one] one stand
           *[other] { $stands_lost } stands
        }
    }{ $retreat_ud ->
        [0] { "" }
       *[other] , retreat { $retreat_ud } DU
    }
  }{ $general_lost ->
    [yes] , general lost
   *[no] { "" }
  }
umpire-says-bf-tie-result = The attacker takes { $attacker_losses ->
    [0] no loss
    [one] one loss
   *[other] { $attacker_losses } losses
  }, the defender { $defender_losses ->
    [0] none
    [one] one
   *[other] { $defender_losses }
  }.
umpire-says-bf-losses = { $destroyed ->
    [yes] The unit is destroyed: take it off ({ $stands_lost ->
         [1] 1 stand
        *[other] { $stands_lost } stands
        }, retreat { $retreat_ud } DU).
   *[no] { $stands_lost ->
        [0] No stand lost
        [one] Take one stand off
       *[other] Take { $stands_lost } stands off
    }{ $retreat_ud ->
        [0] { "" }
       *[other] , retreat { $retreat_ud } DU
    }{ $turned_away ->
        [yes] , its back to the enemy
       *[no] { "" }
    }{ $excess ->
        [0] .
        [one] ; one loss too many, without effect.
       *[other] ; { $excess } losses too many, without effect.
    }
  }
umpire-says-bf-general-casualty = { $eliminated ->
    [yes] The general is eliminated: take him off.
   *[no] The general gets away with it.
  }
umpire-says-bf-support-eligibility = { $eligible ->
    [yes] It may support the assault.
   *[no] It may not support the assault.
  }
umpire-says-bf-breakthrough = { $may_advance ->
    [yes] It may break through{ $may_fight_again ->
        [yes] { " " }and fight again.
       *[no] , but not fight again.
    }
   *[no] No breakthrough: it stays{ $may_fight_again ->
        [yes] , and may fight again.
       *[no] .
    }
  }
umpire-says-bf-miller-victory = { $winner ->
    [none] A draw ({ $level_word }).
   *[other] { $winner_word }: { $level_word }.
  }
umpire-says-bf-hex-fire-line = { $in_front ->
    [no] No fire: the target is not in front
   *[yes] { $blocked ->
        [yes] No fire: the line is blocked
       *[no] It may fire
    }
  }, at { $distance ->
       [1] 1 hex
      *[other] { $distance } hexes
      }{ $enfilade ->
    [yes] , in enfilade
   *[no] { "" }
  }{ $overlooks ->
    [yes] , from above
   *[no] { "" }
  }{ $linear_cover ->
    [yes] , the target behind a linear obstacle
   *[no] { "" }
  }.
umpire-says-bf-hex-moves = { $destinations_count ->
    [0] It can go nowhere.
    [one] One end only: { $destinations_list }.
   *[other] { $destinations_count } ends are possible: { $destinations_list }.
  }
umpire-says-bf-hex-moves-of-destinations = { $hex }
umpire-says-bf-hex-retreats = { $destinations_count ->
    [0] No retreat beyond { $possible_ud } DU.
   *[other] It can retreat { $possible_ud } DU, to: { $destinations_list }.
  }
umpire-says-bf-table-fire-line = { $in_front ->
    [no] No fire: the target is not in front
   *[yes] { $blocked ->
        [yes] No fire: the line is blocked
       *[no] It may fire
    }
  }, at { $range } DU{ $enfilade ->
    [yes] , in enfilade
   *[no] { "" }
  }{ $overlooks ->
    [yes] , from above
   *[no] { "" }
  }{ $linear_cover ->
    [yes] , the target behind a linear obstacle
   *[no] { "" }
  }.

## Puissance de feu

umpire-says-pf-unit-profile = { $points ->
     [1] 1 point
    *[other] { $points } points
    }, { $hit_points ->
    [one] one hit point
   *[other] { $hit_points } hit points
  } ({ $hit_points_left } left). Fire: { $fire_table ->
    [none] none
   *[other] table “{ $fire_table_word }”, { $fire_dice } dice{ $ball_dice ->
        [0] { "" }
       *[other] , ball { $ball_dice }
    }{ $canister_dice ->
        [0] { "" }
       *[other] , canister { $canister_dice }
    }, range { $max_range ->
         [1] 1 inch
        *[other] { $max_range } inches
        }
  }. Melee: { $melee_dice } dice{ $first_strike ->
    [yes] , strikes first
   *[no] { "" }
  }. Evasion: { $evade_word }. Category: { $category_word }{ $small ->
    [yes] , small
   *[no] { "" }
  }{ $armoured ->
    [yes] , armoured
   *[no] { "" }
  }{ $doubled_move ->
    [yes] , doubled move
   *[no] { "" }
  }. Base of { $frontage_cm } by { $depth_cm } cm.
umpire-says-pf-army-cost = { $legal ->
    [yes] The army is within its limit
   *[no] The army is over its limit: take units out
  }: { $points ->
       [1] 1 point
      *[other] { $points } points
      }, { $hit_points ->
       [1] 1 hit point
      *[other] { $hit_points } hit points
      }.
umpire-says-pf-attacker-roll = { $winner_word } chose; { $attacker_word } attacks.
umpire-says-pf-extra-turn = { $extra_turn ->
    [yes] One more turn is played.
   *[no] The game is over.
  }
umpire-says-pf-march-distance = The unit marches up to { $distance ->
     [1] 1 inch
    *[other] { $distance } inches
    }.
umpire-says-pf-organisation-test = { $passed ->
    [yes] Passed
   *[no] Failed
  }: the unit is { $state ->
    [steady] in order and may go on.
   *[disordered] in disorder, put the marker down.
  }
umpire-says-pf-wide-table-march = The unit goes { $distance ->
     [1] 1 inch
    *[other] { $distance } inches
    } in { $moves_made ->
    [one] one move
   *[other] { $moves_made } moves
  }; it ends { $state_word }.
umpire-says-pf-fire-target-number = { $in_range ->
    [no] Out of range: no fire.
   *[yes] { $immune ->
        [yes] The target does not mind this fire.
       *[no] Throw { $dice ->
            [one] one die
           *[other] { $dice } dice
          }, hits on { $to_hit } or more; damage a hit: { $damage_per_hit_word }{ $target_saves ->
            [yes] ; the target has a save.
           *[no] ; no save.
          }
      }
  }
umpire-says-pf-fire = { $in_range ->
    [no] Out of range: nothing.
   *[yes] { $hits ->
        [0] No hit.
        [one] One hit:{ " " }
       *[other] { $hits } hits:{ " " }
      }{ $hits ->
        [0] { "" }
       *[other] { $destroyed ->
            [yes] the target is destroyed, take it off ({ $hit_points_lost ->
                [1] 1 hit point
               *[other] { $hit_points_lost } hit points
              } lost).
           *[no] { $hit_points_lost ->
                [0] no damage.
               *[other] the target loses { $hit_points_lost ->
                    [one] one hit point
                   *[other] { $hit_points_lost } hit points
                  } and has { $target_hit_points } left.
              }
          }
      }{ $morale_test ->
        [yes] { " " }It takes a morale test.
       *[no] { "" }
      }
  }
umpire-says-pf-volley = { $hits ->
    [0] No hit
    [one] One hit
   *[other] { $hits } hits
  }{ $hit_points_lost ->
    [0] { "" }
   *[other] : the target loses { $hit_points_lost ->
        [one] one hit point
       *[other] { $hit_points_lost } hit points
      } and has { $target_hit_points } left
  }; { $outcome ->
    [no_effect] nothing happens.
    [damaged] it takes it, without a test.
    [holds] it keeps its head.
    [routs] it routs, make it flee.
    [eliminated] it is eliminated, take it off.
   *[destroyed] it is destroyed, take it off.
  }
umpire-says-pf-morale-test = Total { $total }, { $passed ->
    [yes] passed
   *[no] failed
  }: { $outcome ->
    [holds] the unit keeps its head.
    [routs] the unit routs, make it flee.
   *[eliminated] the unit is eliminated, take it off.
  }
umpire-says-pf-rout-move = { $leaves_table ->
    [yes] The unit flees { $distance ->
         [1] 1 inch
        *[other] { $distance } inches
        } and leaves the table.
   *[no] The unit flees { $distance ->
        [1] 1 inch
       *[other] { $distance } inches
       }.
  }
umpire-says-pf-rout-edge = It flees towards the { $edge ->
    [north] north edge.
    [south] south edge.
    [east] east edge.
   *[west] west edge.
  }
umpire-says-pf-rally = { $rallied ->
    [yes] The unit rallies ({ $state_word }).
   *[no] It does not rally ({ $state_word }){ $leaves_table ->
        [yes] , flees { $flight_distance ->
             [1] 1 inch
            *[other] { $flight_distance } inches
            } and leaves the table.
       *[no] { $flight_distance ->
            [0] .
           *[other] { " " }and flees { $flight_distance } inches.
        }
    }
  }
umpire-says-pf-evade-move = The unit evades { $distance ->
     [1] 1 inch
    *[other] { $distance } inches
    }.
umpire-says-pf-charge-reach = { $contact ->
    [yes] Contact: the charge goes { $charge_distance ->
         [1] 1 inch
        *[other] { $charge_distance } inches
        }.
   *[no] Too short: the charge goes { $charge_distance ->
        [1] 1 inch
       *[other] { $charge_distance } inches
       }, { $gap } short.
  }{ $evade_distance ->
    [0] { "" }
   *[other] { " " }The target has evaded { $evade_distance } inches.
  }{ $target_destroyed ->
    [yes] { " " }The target is destroyed, take it off.
   *[no] { "" }
  }
umpire-says-pf-melee-target-numbers = { $defender_destroyed ->
    [yes] The defender is destroyed without a fight, take it off.
   *[no] The charger throws { $charger_dice } dice, hits on { $charger_to_hit } or more (then { $charger_to_hit_later }){ $charger_saves ->
        [yes] , with a save
       *[no] { "" }
    }; the defender throws { $defender_dice } dice, hits on { $defender_to_hit } or more{ $defender_saves ->
        [yes] , with a save
       *[no] { "" }
    }. { $first_strike ->
        [charger] The charger strikes first.
        [defender] The defender strikes first.
       *[none] All strike together.
    }
  }
umpire-says-pf-melee = { $winner ->
    [charger] The charging unit wins.
    [defender] The defender wins.
   *[none] Nobody wins.
  } The charger loses { $charger_losses ->
       [1] 1 hit point
      *[other] { $charger_losses } hit points
      } ({ $charger_fate_word }); the defender loses { $defender_losses } ({ $defender_fate_word }).
umpire-says-pf-assault = { $contact ->
    [no] The charge does not reach its target.
   *[yes] { $winner ->
        [charger] The charging unit wins.
        [defender] The defender wins.
       *[none] Nobody wins.
    } The charger loses { $charger_losses ->
         [1] 1 hit point
        *[other] { $charger_losses } hit points
        } ({ $charger_fate_word }); the defender loses { $defender_losses } ({ $defender_fate_word }).
  }
umpire-says-pf-ammunition-check = { $out_of_ammunition ->
    [yes] The unit is out of ammunition: put the marker down.
   *[no] The unit still has ammunition.
  }
umpire-says-pf-resupply = { $resupplied ->
    [yes] The unit takes ammunition{ $out_of_ammunition ->
        [yes] .
       *[no] : take the marker off.
    }
   *[no] No ammunition to take{ $out_of_ammunition ->
        [yes] : it stays without.
       *[no] .
    }
  }
umpire-says-pf-ironclad-status = { $sunk ->
    [yes] The ironclad sinks: take it off.
   *[no] It has { $hit_points_left ->
        [1] 1 hit point
       *[other] { $hit_points_left } hit points
       }, { $guns ->
        [1] 1 gun
       *[other] { $guns } guns
       } and { $move_dice } movement dice left.
  }
umpire-says-pf-ironclad-drift = The current carries it { $distance ->
     [1] 1 inch
    *[other] { $distance } inches
    }{ $eliminated ->
    [yes] : it is lost, take it off.
   *[no] .
  }
umpire-says-pf-victory-points = Attacker: { $attacker_points ->
     [1] 1 point
    *[other] { $attacker_points } points
    }; defender: { $defender_points }. Result: { $result_word }.

## Orël and Tsaritsyn

umpire-says-ot-trc-lookup = Column { $column }: { $winner ->
    [attacker] the attacker wins
   *[defender] the defender wins
  }, cell “{ $code }”.
umpire-says-ot-dominant-quality = Dominant Quality { $quality }, borne by { $pe } SP.
umpire-says-ot-unit-strength = { $face ->
    [eliminated] The counter is eliminated: take it off.
    [full] Full face
   *[reduced] Turn the counter over: reduced face
  }{ $face ->
    [eliminated] { "" }
   *[other] , { $pe } SP, combat { $combat }{ $marker ->
        [0] , no marker.
       *[other] , loss marker { $marker }.
    }
  }
umpire-says-ot-stacking = { $legal ->
    [yes] The stack is legal: { $combat_pe } combat SP.
   *[no] The stack is illegal: { $combat_pe } combat SP, take { $excess_pe } away.
  }
umpire-says-ot-zone-of-control = { $exerts ->
    [yes] The stack exerts its ZOC through this hexside.
   *[no] No ZOC through this hexside.
  }
umpire-says-ot-combat-value = Combat value { $combat_value }, support { $support_value }{ $auto_eliminated ->
    [0] .
    [one] ; one piece is eliminated outright.
   *[other] ; { $auto_eliminated } pieces are eliminated outright.
  }
umpire-says-ot-combat-ratio = Modifier of the ratio: { $modifier }.
umpire-says-ot-terrain-value = Terrain { $total }: hex { $hex }, hexside { $hexside }, works { $fortification }.
umpire-says-ot-encirclement = { $encircled ->
    [yes] The stack is encircled.
   *[no] The stack is not encircled.
  }
umpire-says-ot-charge = { $allowed ->
    [yes] The cavalry may charge: +{ $die_bonus } on the die, +{ $combined_bonus } for a combined attack.
   *[no] No charge (bonus { $die_bonus } and { $combined_bonus }).
  }
umpire-says-ot-attack-modifier = Total modifier { $total }; read row { $attacker_row } for the attacker, { $defender_row } for the defender. The reckoning: ratio { $ratio }, Quality { $quality }, support { $support }, vehicles { $vehicles }, tanks { $tank }, aircraft { $air }, encirclement { $encirclement }, charge { $charge }, combined attack { $combined }, terrain { $terrain }, options { $optional }.
umpire-says-ot-attack = { $winner ->
    [attacker] The attacker wins
   *[defender] The defender wins
  } (score { $score }). Attacker: { $attacker_eliminated ->
    [yes] eliminated, −{ $attacker_losses } SP
   *[no] { $attacker_losses ->
        [0] no loss
       *[other] −{ $attacker_losses } SP
    }{ $attacker_surrender ->
        [yes] , surrenders
       *[no] { "" }
    }{ $attacker_rout ->
        [yes] , routs
       *[no] { "" }
    }{ $attacker_retreat ->
        [0] { "" }
       *[other] , retreats { $attacker_retreat ->
            [1] 1 hex
           *[other] { $attacker_retreat } hexes
        }
    }
  }. Defender: { $defender_eliminated ->
    [yes] eliminated, −{ $defender_losses } SP
   *[no] { $defender_losses ->
        [0] no loss
       *[other] −{ $defender_losses } SP
    }{ $defender_surrender ->
        [yes] , surrenders
       *[no] { "" }
    }{ $defender_rout ->
        [yes] , routs
       *[no] { "" }
    }{ $defender_retreat ->
        [0] { "" }
       *[other] , retreats { $defender_retreat ->
            [1] 1 hex
           *[other] { $defender_retreat } hexes
        }
    }
  }{ $defender_artillery_losses ->
    [0] { "" }
   *[other] , artillery −{ $defender_artillery_losses } SP
  }{ $defender_artillery_rout ->
    [yes] , artillery routs
   *[no] { "" }
  }. { $advance ->
    [none] No advance.
    [one_hex] The winner advances one hex.
   *[two_hexes] The winner advances one hex; cavalry, if there is any, may advance two.
  }{ $prisoners ->
    [0] { "" }
   *[other] { " " }Prisoners: { $prisoners } SP.
  }
umpire-says-ot-pursuit = { $winner ->
    [attacker] The pursuer wins
   *[defender] The pursued holds
  } (score { $score }). Pursuer: { $attacker_eliminated ->
    [yes] eliminated, −{ $attacker_losses } SP
   *[no] { $attacker_losses ->
        [0] no loss
       *[other] −{ $attacker_losses } SP
    }{ $attacker_surrender ->
        [yes] , surrenders
       *[no] { "" }
    }{ $attacker_rout ->
        [yes] , routs
       *[no] { "" }
    }{ $attacker_retreat ->
        [0] { "" }
       *[other] , retreats { $attacker_retreat ->
            [1] 1 hex
           *[other] { $attacker_retreat } hexes
        }
    }
  }. Pursued: { $defender_eliminated ->
    [yes] eliminated, −{ $defender_losses } SP
   *[no] { $defender_losses ->
        [0] no loss
       *[other] −{ $defender_losses } SP
    }{ $defender_surrender ->
        [yes] , surrenders
       *[no] { "" }
    }{ $defender_rout ->
        [yes] , routs
       *[no] { "" }
    }{ $defender_retreat ->
        [0] { "" }
       *[other] , retreats { $defender_retreat ->
            [1] 1 hex
           *[other] { $defender_retreat } hexes
        }
    }
  }{ $defender_artillery_losses ->
    [0] { "" }
   *[other] , artillery −{ $defender_artillery_losses } SP
  }{ $defender_artillery_rout ->
    [yes] , artillery routs
   *[no] { "" }
  }. { $advance ->
    [none] No advance.
    [one_hex] The winner advances one hex.
   *[two_hexes] The winner advances one hex; cavalry, if there is any, may advance two.
  }{ $prisoners ->
    [0] { "" }
   *[other] { " " }Prisoners: { $prisoners } SP.
  }
umpire-says-ot-loss-allocation = SP left, in the order of the units: { $remaining_list }{ $eliminated ->
    [0] .
    [one] ; one unit is eliminated, take it off.
   *[other] ; { $eliminated } units are eliminated, take them off.
  }{ $unabsorbed ->
    [0] { "" }
   *[other] { " " }Losses that nobody can take: { $unabsorbed }.
  }{ $artillery_rout ->
    [yes] { " " }The artillery routs.
   *[no] { "" }
  }
umpire-says-ot-zoc-retreat-losses = { $losses ->
    [0] Falling back into ZOC costs nothing.
   *[other] Falling back into ZOC costs the stack { $losses } SP.
  }
umpire-says-ot-advance = { $max_hexes ->
    [0] No advance.
    [one] { $mandatory ->
        [yes] The winner must advance one hex.
       *[no] The winner may advance one hex.
    }
   *[other] { $mandatory ->
        [yes] The winner must advance, { $max_hexes ->
             [1] 1 hex
            *[other] { $max_hexes } hexes
            } at most.
       *[no] The winner may advance { $max_hexes ->
            [1] 1 hex
           *[other] { $max_hexes } hexes
           } at most.
    }
  }
umpire-says-ot-pursuit-allowed = { $allowed ->
    [yes] The cavalry may pursue { $target_word }.
   *[no] No pursuit{ $target ->
        [none] .
       *[other] { " " }of { $target_word }.
    }
  }
umpire-says-ot-withdrawal = { $success ->
    [yes] The stack withdraws { $hexes ->
         [1] 1 hex
        *[other] { $hexes } hexes
        }{ $posture ->
        [em] , it is on the march.
       *[unchanged] , its posture unchanged.
    }
   *[no] The stack has no time: it stays{ $hexes ->
        [0] { "" }
       *[other] { " " }({ $hexes } hexes)
    } and fights{ $posture ->
        [em] , on the march.
       *[unchanged] .
    }
  }
umpire-says-ot-rally = { $rallied ->
    [yes] The unit rallies: it is on the march.
   *[no] { $routs_again ->
        [yes] The unit flees again: move it back.
       *[no] The unit stays routed.
    }
  }
umpire-says-ot-panic = { $panics ->
    [yes] The stack panics and routs.
   *[no] The stack holds.
  }
umpire-says-ot-surrender = The surrender hands over { $prisoners } SP of prisoners{ $captured_vehicles ->
    [0] { "" }
    [one] { " " }and one vehicle
   *[other] { " " }and { $captured_vehicles } vehicles
  }{ $escaped_units ->
    [0] .
    [one] ; one unit escapes.
   *[other] ; { $escaped_units } units escape.
  }
umpire-says-ot-attack-coordination = { $coordinated ->
    [yes] Coordinated: { $formations_attacking } formations attack together.
   *[no] No coordination: { $formations_attacking } formation attacks.
  }
umpire-says-ot-bombardment = { $losses ->
    [0] No losses
   *[other] The target loses { $losses } SP
  }{ $pinned ->
    [yes] { $losses ->
        [0] , but it is pinned.
       *[other] { " " }and is pinned.
    }
   *[no] .
  }
umpire-says-ot-counter-battery = { $effect ->
    [none] The battery goes on firing.
   *[other] The battery is { $effect_word }.
  } Losses: { $losses } SP.
umpire-says-ot-ammunition = { $allowed ->
    [0] No shot: the depot cannot pay.
    [one] One shot allowed
   *[other] { $allowed } shots allowed
  }{ $allowed ->
    [0] { " " }Stock: { $remaining }.
   *[other] ; the depot has { $remaining } left.
  }
umpire-says-ot-supply-status = { $supplied ->
    [yes] The unit is supplied.
   *[no] The unit is not supplied: put the marker down.
  }
umpire-says-ot-attrition = { $losses ->
    [0] The unit bears it.
   *[other] The unit loses { $losses } SP.
  }
umpire-says-ot-recruitment = { $points ->
    [0] No recruit point.
    [one] One recruit point to place.
   *[other] { $points } recruit points to place.
  }
umpire-says-ot-command-status = { $commanded ->
    [yes] The unit is in command.
   *[no] The unit is out of command.
  } Movement × { $movement_factor }; a prepared attack is { $prepared_attack ->
    [yes] allowed
   *[no] not allowed
  }{ $must_close_on_depot ->
    [yes] ; it must close on a depot
   *[no] { "" }
  }{ $may_leave_depot_range ->
    [yes] ; it may leave the range of the depot.
   *[no] ; it may not leave the range of the depot.
  }
umpire-says-ot-event = Event: { $event_word } ({ $control_word }).
umpire-says-ot-movement-cost = { $allowed ->
    [yes] This step costs { $cost } MP.
   *[no] This step is not allowed ({ $cost } MP).
  }
umpire-says-ot-movement-budget = { $allowed ->
    [yes] The MP suffice: { $cost } spent, { $remaining } left.
   *[no] The MP do not suffice: { $cost } are needed, { $remaining } would be left.
  }
umpire-says-ot-engineer-task = { $done ->
    [yes] The work is done: put the marker down or take it off.
   *[no] The work is not finished.
  }
umpire-says-ot-train-contact = { $outcome ->
    [ok] The train gets through unhurt.
    [damaged] The train is damaged: put the marker down.
   *[destroyed] The train is destroyed: take it off.
  }
umpire-says-ot-train-duel = { $winner ->
    [none] Nobody wins.
    [attacker] The attacking train wins
   *[defender] The defending train wins
  }{ $winner ->
    [none] { "" }
   *[other] ; the other: { $loser_effect_word }.
  }
umpire-says-ot-train-capture = { $outcome ->
    [escapes] The train escapes.
    [captured] The train is captured.
   *[scuttled] The train is scuttled: take it off.
  }
umpire-says-ot-tank-breakdown = { $broken_down ->
    [yes] The tank breaks down.
   *[no] The tank still runs.
  }
umpire-says-ot-flotilla-duel = { $winner ->
    [none] Nobody wins.
    [attacker] The attacking flotilla wins
   *[defender] The defending flotilla wins
  }{ $winner ->
    [none] { "" }
   *[other] ; the other: { $loser_effect_word }.
  }
umpire-says-ot-shore-fire = { $outcome ->
    [none] The flotilla is unhurt.
    [damaged] The flotilla is damaged: put the marker down.
   *[sunk] The flotilla sinks: take it off.
  }
umpire-says-ot-air-combat = { $combat ->
    [yes] Air combat.
   *[no] No air combat.
  } Bombs: attacker { $attacker_bomb_value }, defender { $defender_bomb_value }{ $attacker_air_bonus ->
    [yes] ; +1 to the attack
   *[no] { "" }
  }. Detachments lost: attacker { $attacker_lost }, defender { $defender_lost }.
umpire-says-ot-air-recovery = { $available ->
    [yes] The detachment can fly.
   *[no] The detachment stays on the ground.
  }
umpire-says-ot-victory-points = The side scores { $points ->
    [one] one victory point
   *[other] { $points } victory points
  }.
umpire-says-ot-desertion = { $losses ->
    [0] Nobody deserts.
   *[other] The unit loses { $losses } SP.
  }
umpire-says-ot-fatigue = Fatigue { $fatigue } (degree { $level }): −{ $attack_penalty } to the attack, −{ $movement_penalty } MP.
umpire-says-ot-trotsky-decision = { $success ->
    [yes] The decision bears fruit.
   *[no] The decision fails.
  }

## Bataille Empire

## Bataille Empire

umpire-says-be-command-points = { $points ->
    [0] No command point this turn.
    [one] One command point to spend.
   *[other] { $points } command points to spend.
  }
umpire-says-be-command-range = { $in_command ->
    [yes] The unit is within reach (radius { $range } DU).
   *[no] The unit is out of command: it must be within { $range } DU.
  }
umpire-says-be-command-cost = { $allowed ->
    [yes] Allowed, for { $cost ->
        [one] one command point
       *[other] { $cost } command points
      }.
   *[no] Not allowed (it would cost { $cost ->
        [one] one command point
       *[other] { $cost } command points
      }).
  }
umpire-says-be-initiative = The initiative goes to player { $winner_word }, who plays first.
umpire-says-be-order-test = { $passed ->
    [yes] The order is received.
   *[no] The order does not get through.
  }
umpire-says-be-movement-allowance = { $possible ->
    [yes] It may still go { $distance } DU{ $penalised ->
        [yes] , under a penalty.
       *[no] .
    }
   *[no] This move is impossible: { $distance } DU are left{ $penalised ->
        [yes] , under a penalty.
       *[no] .
    }
  }
umpire-says-be-wheel-cost = This wheel costs { $cost } DU.
umpire-says-be-operational-move = { $possible ->
    [yes] An operational move is allowed: { $distance } DU.
   *[no] No operational move ({ $distance } DU).
  }
umpire-says-be-reaction-options = { $options_count ->
    [0] No reaction is open to it.
   *[other] It may: { $options_list }.
  }
umpire-says-be-reaction-options-of-options = { $reaction_word }{ $test ->
    [yes] { " " }(test)
   *[no] { "" }
  }{ $marker ->
    [yes] { " " }(action marker)
   *[no] { "" }
  }
umpire-says-be-manoeuvre-test = { $eliminated ->
    [yes] The unit is eliminated: take it off.
   *[no] { $passed ->
        [yes] The manoeuvre succeeds
       *[no] The manoeuvre fails
    }{ $disorder ->
        [yes] , the unit falls into Disorder.
       *[no] .
    }
  }
umpire-says-be-control-test = { $passed ->
    [yes] The unit obeys: it stops.
   *[no] The unit is carried away: it goes on.
  }
umpire-says-be-fire-range = { $band ->
    [short] Short range.
    [effective] Effective range.
    [long] Long range.
   *[out] Out of range: no fire.
  }
umpire-says-be-fire = Total { $total }: { $losses ->
    [0] no loss.
   *[other] the target takes { $losses ->
        [1] 1 loss
       *[other] { $losses } losses
       }.
  }
umpire-says-be-fire-duel = Target: { $target_losses ->
     [1] 1 loss
    *[other] { $target_losses } losses
    }; shooter: { $shooter_losses }. { $tests ->
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
        [retreat] , retreat { $distance } DU
       *[flee] , flight { $distance } DU
    }{ $losses ->
        [0] { "" }
       *[other] , { $losses ->
            [1] 1 loss
           *[other] { $losses } losses
           }
    }.
  }
umpire-says-be-general-casualty = { $lost ->
    [yes] The general is lost; his successor: { $quality_word }.
   *[no] The general is unhurt.
  }
umpire-says-be-rally = { $allowed ->
    [yes] Rally for { $cost ->
        [one] one command point
       *[other] { $cost } command points
      }: { $losses ->
        [1] 1 loss
       *[other] { $losses } losses
      }{ $disorder ->
        [yes] , still in disorder.
       *[no] .
      }
   *[no] The unit cannot rally.
  }
umpire-says-be-charge-eligibility = { $allowed ->
    [yes] The charge may be declared.
   *[no] No charge: { $reason ->
        [arm] this arm does not charge.
        [formation] its formation forbids it.
        [disorder] it is in Disorder.
        [action_marker] it bears an action marker.
        [building] the target is in a building.
        [order] the order of the division forbids it.
        [angle] the target is outside its sector.
        [priority] an enemy is nearer.
        [formation_change] it changes formation.
        [distance] the target is too far.
       *[none] it is not allowed.
    }
  }
umpire-says-be-charge-approach = The attacker advances { $first_advance } DU and halts at { $halt_distance } DU; { $counter_advance ->
    [0] { "" }
   *[other] the defender advances { $counter_advance } DU, then{ " " }
  }the attacker goes the last { $final_advance } DU.
umpire-says-be-shock = { $winner ->
    [charger] The attacker wins
   *[defender] The defender wins
  } by { $difference } ({ $row_word }). Attacker: { $charger_eliminated ->
    [yes] eliminated
   *[no] { $charger_losses ->
        [0] no loss
        [1] 1 loss
       *[other] { $charger_losses } losses
       }{ $charger_disorder ->
        [yes] , in disorder
       *[no] { "" }
    }{ $charger_movement ->
        [none] { "" }
        [advance] , advances { $charger_distance } DU
        [flee] , flees { $charger_distance } DU
       *[retreat] , retreats { $charger_distance } DU
    }
  }. Defender: { $defender_eliminated ->
    [yes] eliminated
   *[no] { $defender_losses ->
        [0] no loss
        [1] 1 loss
       *[other] { $defender_losses } losses
       }{ $defender_disorder ->
        [yes] , in disorder
       *[no] { "" }
    }{ $defender_movement ->
        [none] { "" }
        [advance] , advances { $defender_distance } DU
        [flee] , flees { $defender_distance } DU
       *[retreat] , retreats { $defender_distance } DU
    }
  }.{ $pursuit ->
    [none] { "" }
    [optional] { " " }The winner may pursue.
    [control_test] { " " }A control test, or the winner pursues.
   *[mandatory] { " " }The winner must pursue.
  }
umpire-says-be-pursuit = { $pursues ->
    [no] No pursuit.
   *[yes] Pursuit of { $distance } DU{ $loser_caught ->
        [yes] : the loser is caught.
       *[no] : the loser gets away.
    }
  }
umpire-says-be-retreat-path = { $eliminated ->
    [yes] It goes { $distance } DU and can go no further: eliminated, take it off.
   *[no] It falls back { $distance } DU.
  }
umpire-says-be-order-compliance = { $complied ->
    [yes] The division obeys: it needed { $required ->
         [1] 1 unit
        *[other] { $required } units
        }.
   *[no] The division does not obey: it needs { $required ->
        [1] 1 unit
       *[other] { $required } units
       }.
  }
umpire-says-be-automatic-order = Order of the division: { $order ->
    [retreat] Retreat.
    [manoeuvre] Manoeuvre.
    [attack] Attack.
    [engage] Engage.
   *[hold] Hold.
  }
umpire-says-be-army-break = { $broken ->
    [yes] The army is broken
   *[no] The army holds
  }: { $points ->
       [1] 1 point
      *[other] { $points } points
      } against a threshold of { $threshold }.
umpire-says-be-victory = { $outcome_word }. Points: A { $a_points }, B { $b_points }.
umpire-says-be-loss-capacity = { $eliminated ->
    [yes] The unit is eliminated: it bore only { $capacity ->
         [1] 1 loss
        *[other] { $capacity } losses
        }.
   *[no] The unit bears { $capacity ->
        [1] 1 loss
       *[other] { $capacity } losses
       }{ $half_losses ->
        [yes] ; it has half of them or more.
       *[no] .
    }
  }
umpire-says-be-points-cost = It costs { $points ->
     [1] 1 point
    *[other] { $points } points
    }.

## Marie-Louise

umpire-says-ml-line-of-sight = { $visible ->
    [yes] It sees the target.
   *[no] It does not see the target.
  }
umpire-says-ml-attack-direction = The attack comes { $direction ->
    [front] in front.
    [flank] in flank.
   *[rear] from the rear.
  }
umpire-says-ml-support-status = { $support ->
    [none] It does not support.
    [flank] It supports on the flank.
   *[rear] It supports from behind.
  }
umpire-says-ml-unit-elements = { $elements ->
     [1] 1 element
    *[other] { $elements } elements
    } (from { $min_elements } to { $max_elements }).
umpire-says-ml-order-change = { $passed ->
    [yes] The brigade changes its order
   *[no] The brigade keeps its order
  }: { $order_in_force_word }{ $test ->
    [none] , without a test.
    [automatic] { " " }(passed outright).
   *[rolled] .
  }
umpire-says-ml-command-status = { $in_command ->
    [yes] The unit is in command.
   *[no] The unit is not in command.
  }
umpire-says-ml-reaction-test = { $passed ->
    [yes] The unit reacts.
   *[no] The unit does not react.
  }
umpire-says-ml-unit-order = { $test ->
    [none] Without a test
    [automatic] Passed outright
   *[rolled] Tested
  }: { $hesitant ->
    [yes] the unit becomes hesitant, put the marker down.
   *[no] order executed, { $order_word }.
  }
umpire-says-ml-morale-test = Total { $total }, { $passed ->
    [yes] passed
   *[no] failed
  }: { $outcome ->
    [holds] the unit holds.
    [shaken] the unit is shaken, put the marker down.
    [routed] the unit routs, put the marker down.
    [guns_abandoned] the gunners abandon their guns.
   *[eliminated] the unit is eliminated, take it off.
  }
umpire-says-ml-rally-test = Total { $total }: { $passed ->
    [yes] the unit rallies
   *[no] the unit does not rally
  }; marker: { $marker_after_word }.{ $may_retire ->
    [yes] { " " }It may retire.
   *[no] { "" }
  }{ $may_reorient ->
    [yes] { " " }It may reorient itself.
   *[no] { "" }
  }{ $rout_move ->
    [yes] { " " }It flees again: move it.
   *[no] { "" }
  }
umpire-says-ml-witness-test = { $must_test ->
    [yes] It must take a morale test.
   *[no] It does not test.
  }
umpire-says-ml-movement-allowance = { $impassable ->
    [yes] It cannot pass this terrain ({ $allowance } paces).
   *[no] { $net } paces to go (table: { $allowance }; half { $half }, a quarter { $quarter }).
  }
umpire-says-ml-manoeuvre-budget = { $hesitant ->
    [yes] It has done nothing: it becomes hesitant.
   *[no] { $max_distance } paces allowed, { $sequence } of its sequence on manoeuvres.
  } It ends in formation: { $final_formation_word }{ $may_fire_phase_5 ->
    [yes] ; it may fire in phase 5.
   *[no] ; no fire in phase 5.
  }
umpire-says-ml-artillery-action = { $max_distance ->
    [0] It does not move
   *[other] { $max_distance } paces at most
  }, { $fire_phase ->
    [none] no fire
    [phase_4] fire in phase 4
    [phase_5] fire in phase 5
   *[before_move] fire before the move
  }{ $fire_halved ->
    [yes] , at half effect
   *[no] { "" }
  }; it ends { $formation_after_word }{ $hesitant ->
    [yes] { " " }and hesitant, put the marker down.
   *[no] .
  }
umpire-says-ml-interpenetration = { $test ->
    [no] They pass through each other without a test.
   *[yes] Tested.
  }{ $mover_disorganised ->
    [yes] { " " }The one that moves is disorganised.
   *[no] { "" }
  }{ $crossed_disorganised ->
    [yes] { " " }The one passed through is disorganised.
   *[no] { "" }
  }
umpire-says-ml-fire-window = { $window ->
    [none] It does not fire this turn.
    [phase_4] It fires in phase 4.
    [phase_5] It fires in phase 5.
   *[defensive] It fires in defence, when the charge arrives.
  }{ $becomes_hesitant ->
    [yes] { " " }It becomes hesitant: put the marker down.
   *[no] { "" }
  }
umpire-says-ml-range-lookup = { $in_range ->
    [no] Out of range{ $zone ->
        [none] .
       *[other] { " " }(zone { $zone }).
    }
   *[yes] In range{ $short ->
        [yes] , short range or canister
       *[no] { "" }
    }{ $zone ->
        [none] .
       *[other] , zone { $zone }.
    }
  }
umpire-says-ml-small-arms-fire = { $losses ->
    [0] No loss.
    [one] One loss
   *[other] { $losses } losses
  }{ $losses ->
    [0] { "" }
   *[other] { $elements_lost ->
        [0] { "" }
        [one] , take one element off
       *[other] , take { $elements_lost } elements off
    }
  }{ $eliminated ->
    [yes] ; the target is eliminated.
   *[no] { $losses ->
        [0] { "" }
       *[other] ; losses on the counter: { $loss_markers }.
    }
  }
umpire-says-ml-artillery-fire = { $hits ->
    [0] No hit.
    [one] One hit
   *[other] { $hits } hits
  }{ $hits ->
    [0] { "" }
   *[other] , { $losses ->
        [one] one loss
       *[other] { $losses } losses
    }{ $elements_lost ->
        [0] { "" }
        [one] , take one element off
       *[other] , take { $elements_lost } elements off
    }{ $eliminated ->
        [yes] ; the target is eliminated.
       *[no] ; losses on the counter: { $loss_markers }.
    }
  }{ $ignites ->
    [yes] { " " }The building catches fire!
   *[no] { "" }
  }
umpire-says-ml-apply-losses = { $eliminated ->
    [yes] The unit is eliminated: take it off ({ $elements_lost ->
         [1] 1 element
        *[other] { $elements_lost } elements
        }, { $elements_left } left, losses on the counter: { $loss_markers }).
   *[no] { $elements_lost ->
        [0] No element lost
        [one] Take one element off
       *[other] Take { $elements_lost } elements off
    }, { $elements_left } left; losses on the counter: { $loss_markers }.
  }{ $morale_tests ->
    [0] { "" }
    [one] { " " }One morale test to take.
   *[other] { " " }{ $morale_tests } morale tests to take.
  }{ $general_rolls ->
    [0] { "" }
    [one] { " " }One roll for the attached general.
   *[other] { " " }{ $general_rolls } rolls for the attached general.
  }
umpire-says-ml-charge-move = { $outcome ->
    [contact] The charge makes contact: { $distance_moved } paces of { $allowance }.
    [short] The charge is too short: { $distance_moved } paces of { $allowance }.
   *[impossible] The charge is impossible ({ $distance_moved } paces of { $allowance }).
  }{ $disorganised ->
    [yes] { " " }It ends disorganised.
   *[no] { "" }
  }{ $hesitant ->
    [yes] { " " }It becomes hesitant.
   *[no] { "" }
  }
umpire-says-ml-retire-move = { $moves ->
    [yes] The unit retires { $allowance } paces
   *[no] The unit cannot retire ({ $allowance } paces)
  }; marker: { $marker_after_word }{ $disorganised ->
    [yes] ; it ends disorganised.
   *[no] .
  }
umpire-says-ml-charge-reaction = { $test ->
    [none] Without a test
    [automatic] Passed outright
   *[rolled] Tested
  }: { $response ->
    [none] the battalion does not react
   *[other] the battalion answers, { $response_word }
  }{ $hesitant ->
    [yes] ; it becomes hesitant.
   *[no] .
  }
umpire-says-ml-impact = { $attacker_total ->
    [none] { "" }
   *[other] { $attacker_total } against { $defender_total }:{ " " }
  }{ $winner ->
    [attacker] the attacker wins
    [defender] the defender wins
   *[melee] melee!
  }{ $winner ->
    [melee] { "" }
   *[other] ; the loser recoils { $recoil } paces and is { $loser_outcome ->
        [none] without a marker.
        [shaken] shaken.
        [routed] routed.
       *[eliminated] eliminated, take it off.
    }
  }
umpire-says-ml-pursuit = { $action ->
    [occupy] The winner takes the loser’s place.
   *[pursue] The winner pursues{ $outcome ->
        [none] , without catching it.
        [melee] : melee!
       *[loser_eliminated] : the loser is eliminated, take it off.
    }
  }
umpire-says-ml-cavalry-reaction = It { $may_counter_charge ->
    [yes] may counter-charge
   *[no] may not counter-charge
  } and { $may_evade ->
    [yes] may evade.
   *[no] may not evade.
  }
umpire-says-ml-battery-defence = { $may_fire ->
    [no] The battery does not fire ({ $timing_word }, { $fire_distance } paces).
   *[yes] The battery fires { $timing ->
        [before_charge_move] before the charge moves
       *[at_canister_range] at canister range
    }, at { $fire_distance } paces{ $fire_halved ->
        [yes] , at half effect.
       *[no] .
    }
  }
umpire-says-ml-charged-battery = { $total ->
    [none] { "" }
   *[other] Total { $total }:{ " " }
  }{ $outcome ->
    [not_contacted] the battery is not reached.
    [eliminated] the battery is eliminated, take it off.
    [melee] the gunners fight, melee!
   *[guns_abandoned] the gunners abandon their guns.
  }
umpire-says-ml-abandoned-battery = The guns are { $state ->
    [abandoned] still abandoned.
    [spiked] spiked, take them off.
   *[recovered] recovered by their gunners.
  }
umpire-says-ml-melee-round = A inflicts { $losses_b ->
    [0] no loss
    [one] one loss
   *[other] { $losses_b } losses
  }, B { $losses_a ->
    [0] none
    [one] one
   *[other] { $losses_a }
  }.
umpire-says-ml-general-risk = { $killed ->
    [yes] The general falls: take him off.
   *[no] The general is unhurt.
  }
umpire-says-ml-general-replacement = The deputy takes over the brigade: competence { $competence }, charisma { $charisma }.
umpire-says-ml-general-capture = { $captured ->
    [yes] The general is captured: take him off.
   *[no] The general escapes.
  }
umpire-says-ml-activation-number = Activation number: { $number }.
umpire-says-ml-counter-activation = { $outcome ->
    [moves_first] The counter succeeds: this unit moves first.
   *[hesitant] The counter fails: this unit becomes hesitant.
  }
umpire-says-ml-lot = The lot falls to the { $winner_word }.
umpire-says-ml-building-ignition = { $ignites ->
    [yes] The building catches fire: put the marker down!
   *[no] The building does not burn.
  }
umpire-says-ml-burning-building = { $losses ->
    [0] The fire costs nobody.
    [one] The fire costs one loss
   *[other] The fire costs { $losses } losses
  }{ $losses ->
    [0] { "" }
   *[other] { $elements_lost ->
        [0] { "" }
        [one] , take one element off
       *[other] , take { $elements_lost } elements off
    }
  }{ $eliminated ->
    [yes] ; the unit is eliminated.
   *[no] { $losses ->
        [0] { "" }
       *[other] ; losses on the counter: { $loss_markers }.
    }
  }
umpire-says-ml-unit-cost = It costs { $cost ->
     [1] 1 point
    *[other] { $cost } points
    }, { $points_per_element } an element.
umpire-says-ml-general-cost = He costs { $cost ->
     [1] 1 point
    *[other] { $cost } points
    }.
umpire-says-ml-army-cost = { $within_budget ->
    [yes] The army is within its budget
   *[no] The army is over its budget
  }: { $total ->
       [1] 1 point
      *[other] { $total } points
      } (units { $units_cost }, generals { $generals_cost }).
umpire-says-ml-infantry-doctrine = The doctrine is { $doctrine_allowed ->
    [yes] admitted
   *[no] refused
  }, the formation { $formation_allowed ->
    [yes] admitted.
   *[no] refused.
  }
umpire-says-ml-charge-sequence = { $outcome ->
    [attacker_destroyed] The attacker is destroyed, take it off.
    [charge_broken] The charge is broken.
    [attacker_wins] The attacker wins.
    [defender_wins] The defender wins.
   *[melee] Melee!
  } The attacker loses { $attacker_elements_lost ->
    [0] no element
    [one] one element
   *[other] { $attacker_elements_lost } elements
  }{ $attacker_marker ->
    [none] { "" }
   *[other] { " " }and is { $attacker_marker_word }
  }; the defender { $defender_marker ->
    [none] has no marker
   *[other] is { $defender_marker_word }
  }{ $recoil ->
    [0] .
   *[other] ; the loser recoils { $recoil } paces.
  }
