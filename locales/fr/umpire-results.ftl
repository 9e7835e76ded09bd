# Les résultats de l’aide de jeu : une phrase par procédure, qui dit ce qu’on fait sur la table.
# Les champs du résultat y sont des variables ; un oui ou non vaut « yes » ou « no », et un mot
# du livre a son libellé dans la variable suivie de _word.

umpire-says-field = { $field } : { $value }

## Brigades de Fer

## Brigades de Fer

umpire-says-bf-combat-value = L’unité commence à VC { $vc }, { $figures_per_stand ->
     [1] 1 figurine
    *[other] { $figures_per_stand } figurines
    } par plaquette.
umpire-says-bf-figures-vc = L’unité vaut VC { $vc }.
umpire-says-bf-command-points = { $points ->
    [0] Aucun point de commandement ce tour.
    [one] Prenez un point de commandement.
   *[other] Prenez { $points } points de commandement.
  }
umpire-says-bf-draw-token = Jeton tiré : { $side_word }. À ce camp d’activer une unité ou un groupe.
umpire-says-bf-in-command = { $in_command ->
    [yes] L’unité est commandée.
   *[no] L’unité est isolée.
  }
umpire-says-bf-group-limit = { $max_subordinates ->
    [0] Pas de groupe : l’unité agit seule.
    [one] Groupe : une subordonnée au plus.
   *[other] Groupe : { $max_subordinates } subordonnées au plus.
  }
umpire-says-bf-activation-test = { $success ->
    [yes] Réussi (il fallait { $target } ou moins) : l’unité peut tirer, ou bien faire une marche forcée et donner l’assaut.
   *[no] Raté (il fallait { $target } ou moins) : mouvement basique seulement, ni tir ni assaut.
  }
umpire-says-bf-reaction-test = { $success ->
    [yes] Réussi (il fallait { $target } ou moins) : l’unité réagit.
   *[no] Raté (il fallait { $target } ou moins) : pas de réaction.
  }
umpire-says-bf-movement-allowance = { $possible ->
    [no] Impossible : il faudrait plus { $potential ->
        [1] d’1 UD
       *[other] de { $potential } UD
      }.
   *[yes] Déplacement { $max_distance ->
       [1] d’1 UD
      *[other] de { $max_distance } UD
     } au plus (potentiel : { $potential } UD).
  }
umpire-says-bf-mount-state = L’unité finit { $mounted ->
    [yes] montée
   *[no] démontée
  } et { $may_fire ->
    [yes] peut tirer.
   *[no] ne peut pas tirer.
  }
umpire-says-bf-line-of-fire = { $clear ->
    [yes] Ligne dégagée : l’unité peut tirer.
   *[no] Pas de tir : { $reason ->
        [not_in_front] la cible n’est pas devant le tireur.
        [masked] la vue est masquée.
        [unit_in_the_way] une unité s’interpose.
        [crest] une crête cache la cible.
       *[clear] la ligne n’est pas libre.
    }
  }
umpire-says-bf-fire = { $destroyed ->
    [yes] { $hits ->
         [1] 1 touche
        *[other] { $hits } touches
        } : l’unité visée est détruite, retirez-la{ $general_lost ->
        [yes] , et son général avec elle.
       *[no] .
    }
   *[no] { $hits ->
        [0] Aucune touche.
        [one] Une touche
       *[other] { $hits } touches
    }{ $hits ->
        [0] { "" }
       *[other] { " " }: { $stands_lost ->
            [0] aucune plaquette perdue
            [one] retirez une plaquette
           *[other] retirez { $stands_lost } plaquettes
        }{ $retreat_ud ->
            [0] { "" }
           *[other] , repli { $retreat_ud ->
               [1] d’1 UD
              *[other] de { $retreat_ud } UD
             }
        }{ $general_lost ->
            [yes] , le général est perdu.
           *[no] .
        }
    }
  }
umpire-says-bf-fire-at-general = { $hits ->
    [0] Aucune touche
    [one] Une touche
   *[other] { $hits } touches
  } : { $eliminated ->
    [yes] le général est éliminé, retirez-le.
   *[no] le général est indemne.
  }
umpire-says-bf-close-combat-value = VCR { $vcr } : additionnez ses dés de { $vcr } ou moins.
umpire-says-bf-close-combat = { $winner ->
    [tie] Égalité.
    [attacker] L’assaillant l’emporte de { $difference }.
   *[defender] Le défenseur l’emporte de { $difference }.
  } Assaillant{ $attacker_destroyed ->
    [yes] { " " }({ $attacker_losses ->
         [1] 1 perte
        *[other] { $attacker_losses } pertes
        }) : détruit, retirez-le ({ $attacker_stands_lost ->
         [1] 1 plaquette
        *[other] { $attacker_stands_lost } plaquettes
        })
   *[no] { $attacker_losses ->
        [0] { " " }: aucune perte
       *[other] { " " }({ $attacker_losses ->
            [1] 1 perte
           *[other] { $attacker_losses } pertes
           }) : { $attacker_stands_lost ->
            [0] aucune plaquette perdue
            [one] retirez une plaquette
           *[other] retirez { $attacker_stands_lost } plaquettes
        }
    }{ $attacker_retreat_ud ->
        [0] { "" }
       *[other] , repli { $attacker_retreat_ud ->
           [1] d’1 UD
          *[other] de { $attacker_retreat_ud } UD
         }
    }
  }{ $attacker_general_lost ->
    [yes] , son général est perdu
   *[no] { "" }
  }. Défenseur{ $defender_destroyed ->
    [yes] { " " }({ $defender_losses ->
         [1] 1 perte
        *[other] { $defender_losses } pertes
        }) : détruit, retirez-le ({ $defender_stands_lost ->
         [1] 1 plaquette
        *[other] { $defender_stands_lost } plaquettes
        })
   *[no] { $defender_losses ->
        [0] { " " }: aucune perte
       *[other] { " " }({ $defender_losses ->
            [1] 1 perte
           *[other] { $defender_losses } pertes
           }) : { $defender_stands_lost ->
            [0] aucune plaquette perdue
            [one] retirez une plaquette
           *[other] retirez { $defender_stands_lost } plaquettes
        }
    }{ $defender_retreat_ud ->
        [0] { "" }
       *[other] , repli { $defender_retreat_ud ->
           [1] d’1 UD
          *[other] de { $defender_retreat_ud } UD
         }
    }
  }{ $defender_general_lost ->
    [yes] , son général est perdu
   *[no] { "" }
  }.{ $supports_count ->
    [0] { "" }
   *[other] { " " }Soutiens : { $supports_list }.
  }
umpire-says-bf-close-combat-of-supports = n° { $number } : { $destroyed ->
    [yes] détruit ({ $losses ->
         [1] 1 perte
        *[other] { $losses } pertes
        }, { $stands_lost ->
         [1] 1 plaquette
        *[other] { $stands_lost } plaquettes
        })
   *[no] { $losses ->
        [0] aucune perte
       *[other] pertes : { $losses }, { $stands_lost ->
            [0] aucune plaquette
            [one] une plaquette
           *[other] { $stands_lost } plaquettes
        }
    }{ $retreat_ud ->
        [0] { "" }
       *[other] , repli { $retreat_ud ->
           [1] d’1 UD
          *[other] de { $retreat_ud } UD
         }
    }
  }{ $general_lost ->
    [yes] , général perdu
   *[no] { "" }
  }
umpire-says-bf-tie-result = L’assaillant subit { $attacker_losses ->
    [0] aucune perte
    [one] une perte
   *[other] { $attacker_losses } pertes
  }, le défenseur { $defender_losses ->
    [0] aucune
    [one] une
   *[other] { $defender_losses }
  }.
umpire-says-bf-losses = { $destroyed ->
    [yes] L’unité est détruite : retirez-la ({ $stands_lost ->
         [1] 1 plaquette
        *[other] { $stands_lost } plaquettes
        }).
   *[no] { $stands_lost ->
        [0] Aucune plaquette perdue
        [one] Retirez une plaquette
       *[other] Retirez { $stands_lost } plaquettes
    }{ $retreat_ud ->
        [0] { "" }
       *[other] , repli { $retreat_ud ->
           [1] d’1 UD
          *[other] de { $retreat_ud } UD
         }
    }{ $turned_away ->
        [yes] , dos à l’ennemi
       *[no] { "" }
    }{ $excess ->
        [0] .
        [one] { " " }; une perte de trop, sans effet.
       *[other] { " " }; { $excess } pertes de trop, sans effet.
    }
  }
umpire-says-bf-general-casualty = { $eliminated ->
    [yes] Le général est éliminé : retirez-le.
   *[no] Le général s’en tire.
  }
umpire-says-bf-support-eligibility = { $eligible ->
    [yes] L’unité peut soutenir l’assaut.
   *[no] L’unité ne peut pas soutenir l’assaut.
  }
umpire-says-bf-breakthrough = { $may_advance ->
    [yes] L’unité peut percer{ $may_fight_again ->
        [yes] { " " }et se battre de nouveau.
       *[no] , mais pas se battre de nouveau.
    }
   *[no] Pas de percée : l’unité reste sur place{ $may_fight_again ->
        [yes] , et peut se battre encore.
       *[no] .
    }
  }
umpire-says-bf-miller-victory = { $winner ->
    [none] Partie nulle ({ $level_word }).
   *[other] { $winner_word } : { $level_word }.
  }
umpire-says-bf-hex-fire-line = { $in_front ->
    [no] Pas de tir : la cible n’est pas devant
   *[yes] { $blocked ->
        [yes] Pas de tir : la ligne de tir est coupée
       *[no] Tir possible
    }
  }, à { $distance } UD{ $enfilade ->
    [yes] , d’enfilade
   *[no] { "" }
  }{ $overlooks ->
    [yes] , en surplomb
   *[no] { "" }
  }{ $linear_cover ->
    [yes] , cible abritée par une protection linéaire
   *[no] { "" }
  }.
umpire-says-bf-hex-moves = { $destinations_count ->
    [0] Aucun déplacement possible.
    [one] Un seul hexagone possible : { $destinations_list }.
   *[other] { $destinations_count } hexagones possibles : { $destinations_list }.
  }
umpire-says-bf-hex-moves-of-destinations = { $hex }
umpire-says-bf-hex-retreats = { $destinations_count ->
    [0] Repli impossible au-delà { $possible_ud ->
        [1] d’1 UD
       *[other] de { $possible_ud } UD
      }.
   *[other] Repli possible { $possible_ud ->
       [1] d’1 UD
      *[other] de { $possible_ud } UD
     }, jusqu’en : { $destinations_list }.
  }
umpire-says-bf-table-fire-line = { $in_front ->
    [no] Pas de tir : la cible n’est pas devant
   *[yes] { $blocked ->
        [yes] Pas de tir : la ligne de tir est coupée
       *[no] Tir possible
    }
  }, à { $range } UD{ $enfilade ->
    [yes] , d’enfilade
   *[no] { "" }
  }{ $overlooks ->
    [yes] , en surplomb
   *[no] { "" }
  }{ $linear_cover ->
    [yes] , cible abritée par une protection linéaire
   *[no] { "" }
  }.

## Puissance de feu

umpire-says-pf-unit-profile = { $points ->
    [1] 1 point
   *[other] { $points } points
  }, { $hit_points ->
    [one] un PV
   *[other] { $hit_points } PV
  } (il en reste { $hit_points_left }). Tir : { $fire_table ->
    [none] aucun
   *[other] table « { $fire_table_word } », { $fire_dice ->
        [one] un dé
       *[other] { $fire_dice } dés
      }{ $ball_dice ->
        [0] { "" }
       *[other] , boulet { $ball_dice }
      }{ $canister_dice ->
        [0] { "" }
       *[other] , mitraille { $canister_dice }
      }, portée { $max_range ->
        [1] 1 pouce
       *[other] { $max_range } pouces
      }
  }. Corps à corps : { $melee_dice ->
    [one] un dé
   *[other] { $melee_dice } dés
  }{ $first_strike ->
    [yes] , frappe en premier
   *[no] { "" }
  }. Esquive : { $evade_word }. Catégorie : { $category_word }{ $small ->
    [yes] , petite
   *[no] { "" }
  }{ $armoured ->
    [yes] , blindée
   *[no] { "" }
  }{ $doubled_move ->
    [yes] , mouvement doublé
   *[no] { "" }
  }. Socle de { $frontage_cm } sur { $depth_cm } cm.
umpire-says-pf-army-cost = { $legal ->
    [yes] L’armée tient dans la limite
   *[no] L’armée dépasse la limite : ôtez des unités
  } : { $points ->
       [1] 1 point
      *[other] { $points } points
      }, { $hit_points } PV.
umpire-says-pf-attacker-roll = Le { $winner_word } a choisi ; c’est le { $attacker_word } qui attaque.
umpire-says-pf-extra-turn = { $extra_turn ->
    [yes] On joue un tour de plus.
   *[no] La partie est finie.
  }
umpire-says-pf-march-distance = L’unité marche de { $distance ->
     [1] 1 pouce
    *[other] { $distance } pouces
    } au plus.
umpire-says-pf-organisation-test = { $passed ->
    [yes] Réussi
   *[no] Raté
  } : l’unité est { $state ->
    [steady] en ordre, elle peut continuer.
   *[disordered] en désordre, posez le marqueur.
  }
umpire-says-pf-wide-table-march = L’unité avance de { $distance ->
    [1] 1 pouce
   *[other] { $distance } pouces
  } en { $moves_made ->
    [one] un mouvement
   *[other] { $moves_made } mouvements
  } ; { $state ->
    [disordered] elle finit en désordre, posez le marqueur.
   *[other] elle reste en ordre.
  }
umpire-says-pf-fire-target-number = { $in_range ->
    [no] Hors de portée : pas de tir.
   *[yes] { $immune ->
        [yes] Ce tir est sans effet sur la cible.
       *[no] Lancez { $dice ->
            [one] un dé
           *[other] { $dice } dés
          } : chaque { $to_hit } ou plus touche ; dégâts par touche : { $damage_per_hit_word }{ $target_saves ->
            [yes] { " " }; la cible a une sauvegarde.
           *[no] { " " }; pas de sauvegarde.
          }
      }
  }
umpire-says-pf-fire = { $in_range ->
    [no] Hors de portée : rien.
   *[yes] { $hits ->
        [0] Aucune touche.
        [one] Une touche :{ " " }
       *[other] { $hits } touches :{ " " }
    }{ $hits ->
        [0] { "" }
       *[other] { $destroyed ->
            [yes] la cible est détruite, retirez-la (PV perdus : { $hit_points_lost }).
           *[no] { $hit_points_lost ->
                [0] aucun dégât.
               *[other] la cible perd { $hit_points_lost } PV, il lui en reste { $target_hit_points }.
            }
        }
    }{ $morale_test ->
        [yes] { " " }La cible passe un test de moral.
       *[no] { "" }
    }
  }
umpire-says-pf-volley = { $hits ->
    [0] Aucune touche
    [one] Une touche
   *[other] { $hits } touches
  }{ $hit_points_lost ->
    [0] { "" }
   *[other] { " " }: la cible perd { $hit_points_lost } PV, il lui en reste { $target_hit_points }
  } ; { $outcome ->
    [no_effect] aucun effet.
    [damaged] pas de test de moral.
    [holds] la cible garde son sang-froid.
    [routs] la cible part en déroute, faites-la fuir.
    [eliminated] la cible est éliminée, retirez-la.
   *[destroyed] la cible est détruite, retirez-la.
  }
umpire-says-pf-morale-test = Total { $total }, { $passed ->
    [yes] réussi
   *[no] raté
  } : { $outcome ->
    [holds] l’unité garde son sang-froid.
    [routs] l’unité part en déroute, faites-la fuir.
   *[eliminated] l’unité est éliminée, retirez-la.
  }
umpire-says-pf-rout-move = { $leaves_table ->
    [yes] L’unité fuit de { $distance ->
         [1] 1 pouce
        *[other] { $distance } pouces
        } et quitte la table.
   *[no] L’unité fuit de { $distance ->
        [1] 1 pouce
       *[other] { $distance } pouces
       }.
  }
umpire-says-pf-rout-edge = L’unité fuit vers le bord { $edge ->
    [north] nord.
    [south] sud.
    [east] est.
   *[west] ouest.
  }
umpire-says-pf-rally = { $rallied ->
    [yes] L’unité se rallie ({ $state_word }).
   *[no] L’unité ne se rallie pas ({ $state_word }){ $leaves_table ->
        [yes] , fuit de { $flight_distance ->
             [1] 1 pouce
            *[other] { $flight_distance } pouces
            } et quitte la table.
       *[no] { $flight_distance ->
            [0] .
           *[other] { " " }et fuit de { $flight_distance } pouces.
        }
    }
  }
umpire-says-pf-evade-move = L’unité esquive de { $distance ->
     [1] 1 pouce
    *[other] { $distance } pouces
    }.
umpire-says-pf-charge-reach = { $contact ->
    [yes] Contact : la charge parcourt { $charge_distance ->
        [1] 1 pouce
       *[other] { $charge_distance } pouces
      }.
   *[no] Trop court : la charge parcourt { $charge_distance ->
        [1] 1 pouce
       *[other] { $charge_distance } pouces
      }, il manque { $gap ->
        [one] { $gap } pouce
       *[other] { $gap } pouces
      }.
  }{ $evade_distance ->
    [0] { "" }
   *[other] { " " }La cible a esquivé de { $evade_distance } pouces.
  }{ $target_destroyed ->
    [yes] { " " }La cible est détruite, retirez-la.
   *[no] { "" }
  }
umpire-says-pf-melee-target-numbers = { $defender_destroyed ->
    [yes] Le défenseur est détruit sans combat, retirez-le.
   *[no] L’unité qui charge lance { $charger_dice ->
        [one] un dé
       *[other] { $charger_dice } dés
      } et touche sur { $charger_to_hit }+ ({ $charger_to_hit_later }+ aux cycles suivants){ $charger_saves ->
        [yes] , avec sauvegarde
       *[no] { "" }
      } ; le défenseur lance { $defender_dice ->
        [one] un dé
       *[other] { $defender_dice } dés
      } et touche sur { $defender_to_hit }+{ $defender_saves ->
        [yes] , avec sauvegarde
       *[no] { "" }
      }. { $first_strike ->
        [charger] L’unité qui charge frappe en premier.
        [defender] Le défenseur frappe en premier.
       *[none] Tous frappent ensemble.
      }
  }
umpire-says-pf-melee = { $winner ->
    [charger] L’unité qui charge l’emporte.
    [defender] Le défenseur l’emporte.
   *[none] Personne ne l’emporte.
  } L’unité qui charge perd { $charger_losses } PV et { $charger_fate ->
    [stands] reste en place
    [retreats] fait retraite
    [eliminated] est éliminée
   *[destroyed] est détruite
  } ; le défenseur perd { $defender_losses } PV et { $defender_fate ->
    [stands] reste en place
    [retreats] fait retraite
    [eliminated] est éliminé
   *[destroyed] est détruit
  }.
umpire-says-pf-assault = { $contact ->
    [no] La charge n’atteint pas sa cible.
   *[yes] { $winner ->
        [charger] L’unité qui charge l’emporte.
        [defender] Le défenseur l’emporte.
       *[none] Personne ne l’emporte.
      } L’unité qui charge perd { $charger_losses } PV et { $charger_fate ->
        [stands] reste en place
        [retreats] fait retraite
        [eliminated] est éliminée
       *[destroyed] est détruite
      } ; le défenseur perd { $defender_losses } PV et { $defender_fate ->
        [stands] reste en place
        [retreats] fait retraite
        [eliminated] est éliminé
       *[destroyed] est détruit
      }.
  }
umpire-says-pf-ammunition-check = { $out_of_ammunition ->
    [yes] L’unité est à court de munitions : posez le marqueur.
   *[no] L’unité a encore des munitions.
  }
umpire-says-pf-resupply = { $resupplied ->
    [yes] L’unité reprend des munitions{ $out_of_ammunition ->
        [yes] .
       *[no] { " " }: ôtez le marqueur.
    }
   *[no] Pas de ravitaillement{ $out_of_ammunition ->
        [yes] { " " }: elle reste à court de munitions.
       *[no] .
    }
  }
umpire-says-pf-ironclad-status = { $sunk ->
    [yes] L’ironclad coule : retirez-le.
   *[no] Il lui reste { $hit_points_left } PV, { $guns ->
        [1] 1 canon
       *[other] { $guns } canons
      } et { $move_dice ->
        [one] un dé
       *[other] { $move_dice } dés
      } de mouvement.
  }
umpire-says-pf-ironclad-drift = Le courant l’emporte de { $distance ->
     [1] 1 pouce
    *[other] { $distance } pouces
    }{ $eliminated ->
    [yes] { " " }: il est perdu, retirez-le.
   *[no] .
  }
umpire-says-pf-victory-points = Attaquant : { $attacker_points ->
     [1] 1 point
    *[other] { $attacker_points } points
    } ; défenseur : { $defender_points }. Résultat : { $result_word }.

## Orël et Tsaritsyne

umpire-says-ot-trc-lookup = Colonne { $column } : { $winner ->
    [attacker] l’attaquant l’emporte
   *[defender] le défenseur l’emporte
  }, case « { $code } ».
umpire-says-ot-dominant-quality = Qualité dominante : { $quality }, portée par { $pe } PE.
umpire-says-ot-unit-strength = { $face ->
    [eliminated] Le pion est éliminé : retirez-le.
    [full] Face pleine
   *[reduced] Retournez le pion : face réduite
  }{ $face ->
    [eliminated] { "" }
   *[other] , { $pe } PE, combat { $combat }{ $marker ->
        [0] , sans marqueur.
       *[other] , marqueur de pertes { $marker }.
    }
  }
umpire-says-ot-stacking = { $legal ->
    [yes] Empilement permis : { $combat_pe } PE combattants.
   *[no] Empilement interdit : { $combat_pe } PE combattants, ôtez-en { $excess_pe }.
  }
umpire-says-ot-zone-of-control = { $exerts ->
    [yes] La pile exerce sa ZOC par ce bord.
   *[no] Pas de ZOC par ce bord.
  }
umpire-says-ot-combat-value = Valeur de combat { $combat_value }, soutien { $support_value }{ $auto_eliminated ->
    [0] .
    [one] { " " }; un pion d’artillerie est éliminé d’office.
   *[other] { " " }; { $auto_eliminated } pions d’artillerie sont éliminés d’office.
  }
umpire-says-ot-combat-ratio = Modificateur du rapport : { $modifier }.
umpire-says-ot-terrain-value = Terrain { $total } : hex { $hex }, bord d’hex { $hexside }, ouvrage { $fortification }.
umpire-says-ot-encirclement = { $encircled ->
    [yes] La pile est encerclée.
   *[no] La pile n’est pas encerclée.
  }
umpire-says-ot-charge = { $allowed ->
    [yes] La cavalerie peut charger : +{ $die_bonus } au dé, +{ $combined_bonus } pour l’attaque combinée.
   *[no] Pas de charge (bonus { $die_bonus } et { $combined_bonus }).
  }
umpire-says-ot-attack-modifier = Modificateur total { $total } ; lisez la ligne { $attacker_row } pour l’attaquant, { $defender_row } pour le défenseur. Le compte : rapport { $ratio }, Qualité { $quality }, soutien { $support }, véhicules { $vehicles }, chars { $tank }, aviation { $air }, encerclement { $encirclement }, charge { $charge }, attaque combinée { $combined }, terrain { $terrain }, options { $optional }.
umpire-says-ot-attack = { $winner ->
    [attacker] L’attaquant l’emporte
   *[defender] Le défenseur l’emporte
  } (score { $score }). Attaquant : { $attacker_eliminated ->
    [yes] éliminé, −{ $attacker_losses } PE
   *[no] { $attacker_losses ->
        [0] aucune perte
       *[other] −{ $attacker_losses } PE
      }{ $attacker_surrender ->
        [yes] , se rend
       *[no] { "" }
      }{ $attacker_rout ->
        [yes] , en déroute
       *[no] { "" }
      }{ $attacker_retreat ->
        [0] { "" }
       *[other] , retraite { $attacker_retreat ->
            [one] d’un hex
           *[other] de { $attacker_retreat } hexs
          }
      }
  }. Défenseur : { $defender_eliminated ->
    [yes] éliminé, −{ $defender_losses } PE
   *[no] { $defender_losses ->
        [0] aucune perte
       *[other] −{ $defender_losses } PE
      }{ $defender_surrender ->
        [yes] , se rend
       *[no] { "" }
      }{ $defender_rout ->
        [yes] , en déroute
       *[no] { "" }
      }{ $defender_retreat ->
        [0] { "" }
       *[other] , retraite { $defender_retreat ->
            [one] d’un hex
           *[other] de { $defender_retreat } hexs
          }
      }
  }{ $defender_artillery_losses ->
    [0] { "" }
   *[other] , artillerie −{ $defender_artillery_losses } PE
  }{ $defender_artillery_rout ->
    [yes] , artillerie en déroute
   *[no] { "" }
  }. { $advance ->
    [none] Pas d’avance.
    [one_hex] Le vainqueur avance d’un hex.
   *[two_hexes] Le vainqueur avance d’un hex ; s’il a de la cavalerie, elle peut en avancer deux.
  }{ $prisoners ->
    [0] { "" }
   *[other] { " " }Prisonniers : { $prisoners } PE.
  }
umpire-says-ot-pursuit = { $winner ->
    [attacker] Le poursuivant l’emporte
   *[defender] Le poursuivi tient
  } (score { $score }). Poursuivant : { $attacker_eliminated ->
    [yes] éliminé, −{ $attacker_losses } PE
   *[no] { $attacker_losses ->
        [0] aucune perte
       *[other] −{ $attacker_losses } PE
      }{ $attacker_surrender ->
        [yes] , se rend
       *[no] { "" }
      }{ $attacker_rout ->
        [yes] , en déroute
       *[no] { "" }
      }{ $attacker_retreat ->
        [0] { "" }
       *[other] , retraite { $attacker_retreat ->
            [one] d’un hex
           *[other] de { $attacker_retreat } hexs
          }
      }
  }. Poursuivi : { $defender_eliminated ->
    [yes] éliminé, −{ $defender_losses } PE
   *[no] { $defender_losses ->
        [0] aucune perte
       *[other] −{ $defender_losses } PE
      }{ $defender_surrender ->
        [yes] , se rend
       *[no] { "" }
      }{ $defender_rout ->
        [yes] , en déroute
       *[no] { "" }
      }{ $defender_retreat ->
        [0] { "" }
       *[other] , retraite { $defender_retreat ->
            [one] d’un hex
           *[other] de { $defender_retreat } hexs
          }
      }
  }{ $defender_artillery_losses ->
    [0] { "" }
   *[other] , artillerie −{ $defender_artillery_losses } PE
  }{ $defender_artillery_rout ->
    [yes] , artillerie en déroute
   *[no] { "" }
  }. { $advance ->
    [none] Pas d’avance.
    [one_hex] Le vainqueur avance d’un hex.
   *[two_hexes] Le vainqueur avance d’un hex ; s’il a de la cavalerie, elle peut en avancer deux.
  }{ $prisoners ->
    [0] { "" }
   *[other] { " " }Prisonniers : { $prisoners } PE.
  }
umpire-says-ot-loss-allocation = PE restants, dans l’ordre des unités : { $remaining_list }{ $eliminated ->
    [0] .
    [one] { " " }; une unité est éliminée, retirez-la.
   *[other] { " " }; { $eliminated } unités sont éliminées, retirez-les.
  }{ $unabsorbed ->
    [0] { "" }
   *[other] { " " }Pertes non absorbées : { $unabsorbed }.
  }{ $artillery_rout ->
    [yes] { " " }L’artillerie part en déroute.
   *[no] { "" }
  }
umpire-says-ot-zoc-retreat-losses = { $losses ->
    [0] Le recul en ZOC ne coûte rien.
   *[other] Le recul en ZOC coûte { $losses } PE à la pile.
  }
umpire-says-ot-advance = { $max_hexes ->
    [0] Pas d’avance.
    [one] { $mandatory ->
        [yes] Le vainqueur doit avancer d’un hex.
       *[no] Le vainqueur peut avancer d’un hex.
    }
   *[other] { $mandatory ->
        [yes] Le vainqueur doit avancer, de { $max_hexes ->
             [1] 1 hex
            *[other] { $max_hexes } hexs
            } au plus.
       *[no] Le vainqueur peut avancer de { $max_hexes ->
            [1] 1 hex
           *[other] { $max_hexes } hexs
           } au plus.
    }
  }
umpire-says-ot-pursuit-allowed = { $allowed ->
    [yes] La cavalerie peut poursuivre { $target_word }.
   *[no] Pas de poursuite{ $target ->
        [none] .
       *[other] { " " }contre { $target_word }.
    }
  }
umpire-says-ot-withdrawal = { $success ->
    [yes] La pile se replie de { $hexes ->
         [1] 1 hex
        *[other] { $hexes } hexs
        }{ $posture ->
        [em] , elle passe EM.
       *[unchanged] , sans changer de posture.
    }
   *[no] La pile n’a pas le temps : elle reste{ $hexes ->
        [0] { "" }
       *[other] { " " }(repli { $hexes ->
            [one] d’un hex
           *[other] de { $hexes } hexs
          })
    } et se bat{ $posture ->
        [em] , en EM.
       *[unchanged] .
    }
  }
umpire-says-ot-rally = { $rallied ->
    [yes] L’unité se rallie : elle passe EM.
   *[no] { $routs_again ->
        [yes] L’unité fuit encore : reculez-la.
       *[no] L’unité reste en déroute.
    }
  }
umpire-says-ot-panic = { $panics ->
    [yes] La pile panique et part en déroute.
   *[no] La pile tient.
  }
umpire-says-ot-surrender = La reddition livre { $prisoners } PE de prisonniers{ $captured_vehicles ->
    [0] { "" }
    [one] { " " }et un véhicule
   *[other] { " " }et { $captured_vehicles } véhicules
  }{ $escaped_units ->
    [0] .
    [one] { " " }; une unité s’échappe.
   *[other] { " " }; { $escaped_units } unités s’échappent.
  }
umpire-says-ot-attack-coordination = { $coordinated ->
    [yes] Coordonnée : { $formations_attacking } formations attaquent ensemble.
   *[no] Pas de coordination : { $formations_attacking } formation attaque.
  }
umpire-says-ot-bombardment = { $losses ->
    [0] Pas de pertes
   *[other] La cible perd { $losses } PE
  }{ $pinned ->
    [yes] { $losses ->
        [0] , mais elle est clouée.
       *[other] { " " }et elle est clouée.
    }
   *[no] .
  }
umpire-says-ot-counter-battery = { $effect ->
    [none] La batterie tire toujours.
   *[other] La batterie est { $effect_word }.
  } Pertes : { $losses } PE.
umpire-says-ot-ammunition = { $allowed ->
    [0] Aucun tir : munitions insuffisantes.
    [one] Un tir permis
   *[other] { $allowed } tirs permis
  }{ $allowed ->
    [0] { " " }Stock : { $remaining }.
   *[other] { " " }; il reste { $remaining } munitions au dépôt.
  }
umpire-says-ot-supply-status = { $supplied ->
    [yes] L’unité est ravitaillée.
   *[no] L’unité n’est pas ravitaillée : posez le marqueur.
  }
umpire-says-ot-attrition = { $losses ->
    [0] L’unité tient bon.
   *[other] L’unité perd { $losses } PE.
  }
umpire-says-ot-recruitment = { $points ->
    [0] Aucun point de recrutement.
    [one] Un point de recrutement à placer.
   *[other] { $points } points de recrutement à placer.
  }
umpire-says-ot-command-status = { $commanded ->
    [yes] L’unité est commandée.
   *[no] L’unité est NC.
  } Mouvement × { $movement_factor } ; attaque préparée { $prepared_attack ->
    [yes] permise
   *[no] interdite
  }{ $must_close_on_depot ->
    [yes] { " " }; elle doit se rapprocher d’un dépôt
   *[no] { "" }
  }{ $may_leave_depot_range ->
    [yes] { " " }; elle peut s’éloigner du dépôt.
   *[no] { " " }; elle ne peut pas sortir de la portée du dépôt.
  }
umpire-says-ot-event = Événement : { $event_word } ({ $control_word }).
umpire-says-ot-movement-cost = { $allowed ->
    [yes] Entrer dans cet hex coûte { $cost } PM.
   *[no] Entrée interdite dans cet hex.
  }
umpire-says-ot-movement-budget = { $allowed ->
    [yes] Les PM suffisent : { $cost } dépensés, il en reste { $remaining }.
   *[no] Les PM ne suffisent pas : il en faut { $cost }, il en resterait { $remaining }.
  }
umpire-says-ot-engineer-task = { $done ->
    [yes] L’ouvrage est fait : posez ou ôtez le marqueur.
   *[no] L’ouvrage n’est pas achevé.
  }
umpire-says-ot-train-contact = { $outcome ->
    [ok] Le train passe sans mal.
    [damaged] Le train est endommagé : posez le marqueur.
   *[destroyed] Le train est détruit : retirez-le.
  }
umpire-says-ot-train-duel = { $winner ->
    [none] Personne ne l’emporte.
    [attacker] Le train assaillant l’emporte
   *[defender] Le train défenseur l’emporte
  }{ $winner ->
    [none] { "" }
   *[other] { " " }; le perdant : { $loser_effect_word }.
  }
umpire-says-ot-train-capture = { $outcome ->
    [escapes] Le train s’échappe.
    [captured] Le train est capturé.
   *[scuttled] Le train est sabordé : retirez-le.
  }
umpire-says-ot-tank-breakdown = { $broken_down ->
    [yes] Le char tombe en panne.
   *[no] Le char roule encore.
  }
umpire-says-ot-flotilla-duel = { $winner ->
    [none] Personne ne l’emporte.
    [attacker] La flottille assaillante l’emporte
   *[defender] La flottille qui défend l’emporte
  }{ $winner ->
    [none] { "" }
   *[other] { " " }; le perdant : { $loser_effect_word }.
  }
umpire-says-ot-shore-fire = { $outcome ->
    [none] La flottille n’a rien.
    [damaged] La flottille est endommagée : posez le marqueur.
   *[sunk] La flottille coule : retirez-la.
  }
umpire-says-ot-air-combat = { $combat ->
    [yes] Combat aérien.
   *[no] Pas de combat aérien.
  } Bombes : attaquant { $attacker_bomb_value }, défenseur { $defender_bomb_value }{ $attacker_air_bonus ->
    [yes] { " " }; +1 à l’attaque
   *[no] { "" }
  }. DA perdus : attaquant { $attacker_lost }, défenseur { $defender_lost }.
umpire-says-ot-air-recovery = { $available ->
    [yes] Le détachement peut voler.
   *[no] Le détachement reste au sol.
  }
umpire-says-ot-victory-points = Le camp marque { $points ->
     [1] 1 point
    *[other] { $points } points
    } de victoire.
umpire-says-ot-desertion = { $losses ->
    [0] Personne ne déserte.
   *[other] L’unité perd { $losses } PE.
  }
umpire-says-ot-fatigue = Fatigue { $fatigue } (degré { $level }) : malus à l’attaque : { $attack_penalty } ; PM en moins : { $movement_penalty }.
umpire-says-ot-trotsky-decision = { $success ->
    [yes] La décision porte ses fruits.
   *[no] La décision échoue.
  }

## Bataille Empire

## Bataille Empire

umpire-says-be-command-points = { $points ->
    [0] Aucun PC ce tour.
    [one] Un PC à dépenser.
   *[other] { $points } PC à dépenser.
  }
umpire-says-be-command-range = { $in_command ->
    [yes] L’unité est à portée (rayon { $range ->
        [1] d’1 UD
       *[other] de { $range } UD
      }).
   *[no] L’unité est hors commandement : son général doit être à { $range } UD au plus.
  }
umpire-says-be-command-cost = { $allowed ->
    [yes] Permis, pour { $cost } PC.
   *[no] Interdit (il en coûterait { $cost } PC).
  }
umpire-says-be-initiative = L’initiative va au joueur { $winner_word } : il joue le premier.
umpire-says-be-order-test = { $passed ->
    [yes] L’ordre est reçu.
   *[no] L’ordre ne passe pas.
  }
umpire-says-be-movement-allowance = { $possible ->
    [yes] L’unité peut encore parcourir { $distance } UD{ $penalised ->
        [yes] , pénalisée par le terrain.
       *[no] .
    }
   *[no] Ce mouvement est impossible : il reste { $distance } UD{ $penalised ->
        [yes] , pénalisée par le terrain.
       *[no] .
    }
  }
umpire-says-be-wheel-cost = Ce pivot coûte { $cost } UD.
umpire-says-be-operational-move = { $possible ->
    [yes] Mouvement opérationnel permis : { $distance } UD.
   *[no] Pas de mouvement opérationnel ({ $distance } UD).
  }
umpire-says-be-reaction-options = { $options_count ->
    [0] Aucune réaction n’est possible.
   *[other] L’unité peut : { $options_list }.
  }
umpire-says-be-reaction-options-of-options = { $reaction_word }{ $test ->
    [yes] { " " }(test)
   *[no] { "" }
  }{ $marker ->
    [yes] { " " }(marqueur d’action)
   *[no] { "" }
  }
umpire-says-be-manoeuvre-test = { $eliminated ->
    [yes] L’unité est éliminée : retirez-la.
   *[no] { $passed ->
        [yes] La manœuvre réussit
       *[no] La manœuvre échoue
    }{ $disorder ->
        [yes] , l’unité tombe en Désordre.
       *[no] .
    }
  }
umpire-says-be-control-test = { $passed ->
    [yes] L’unité obéit : elle s’arrête.
   *[no] L’unité s’emballe : elle continue.
  }
umpire-says-be-fire-range = { $band ->
    [short] Portée courte.
    [effective] Portée effective.
    [long] Portée longue.
   *[out] Hors de portée : pas de tir.
  }
umpire-says-be-fire = Total { $total } : { $losses ->
    [0] aucune perte.
   *[other] la cible subit { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
       }.
  }
umpire-says-be-fire-duel = Cible : { $target_losses ->
     [0] aucune perte
     [one] { $target_losses } perte
    *[other] { $target_losses } pertes
    } ; tireur : { $shooter_losses }. { $tests ->
    [none] Personne ne teste son moral.
    [target] La cible teste son moral.
   *[shooter] Le tireur teste son moral.
  }
umpire-says-be-morale-test = { $eliminated ->
    [yes] L’unité est éliminée.
   *[no] { $passed ->
        [yes] L’unité tient
       *[no] Le moral cède
    }{ $disorder ->
        [yes] , en Désordre
       *[no] { "" }
    }{ $movement ->
        [none] { "" }
        [retreat] , retraite { $distance ->
            [1] d’1 UD
           *[other] de { $distance } UD
          }
       *[flee] , fuite { $distance ->
           [1] d’1 UD
          *[other] de { $distance } UD
         }
    }{ $losses ->
        [0] { "" }
       *[other] , pertes : { $losses }
    }.
  }
umpire-says-be-general-casualty = { $lost ->
    [yes] Le général est perdu ; son remplaçant : { $quality_word }.
   *[no] Le général est indemne.
  }
umpire-says-be-rally = { $allowed ->
    [yes] Ralliement pour { $cost } PC ; pertes restantes : { $losses }{ $disorder ->
        [yes] , toujours en Désordre.
       *[no] .
    }
   *[no] L’unité ne peut pas se rallier.
  }
umpire-says-be-charge-eligibility = { $allowed ->
    [yes] La charge peut être déclarée.
   *[no] Pas de charge : { $reason ->
        [arm] cette arme ne charge pas.
        [formation] sa formation l’interdit.
        [disorder] elle est en Désordre.
        [action_marker] elle porte un marqueur d’action.
        [building] la cible est dans un bâtiment.
        [order] l’ordre de la division l’interdit.
        [angle] la cible est hors de son secteur.
        [priority] un ennemi est plus proche.
        [formation_change] elle change de formation.
        [distance] la cible est trop loin.
       *[none] elle n’est pas permise.
    }
  }
umpire-says-be-charge-approach = L’assaillant avance { $first_advance ->
    [1] d’1 UD
   *[other] de { $first_advance } UD
  } et s’arrête à { $halt_distance } UD ; { $counter_advance ->
    [0] { "" }
   *[other] le défenseur s’avance { $counter_advance ->
       [1] d’1 UD
      *[other] de { $counter_advance } UD
     }, puis{ " " }
  }l’assaillant parcourt les { $final_advance } UD qui restent.
umpire-says-be-shock = { $winner ->
    [charger] L’assaillant l’emporte
   *[defender] Le défenseur l’emporte
  } de { $difference } ({ $row_word }). Assaillant : { $charger_eliminated ->
    [yes] éliminé
   *[no] { $charger_losses ->
        [0] aucune perte
        [one] { $charger_losses } perte
       *[other] { $charger_losses } pertes
       }{ $charger_disorder ->
        [yes] , en Désordre
       *[no] { "" }
    }{ $charger_movement ->
        [none] { "" }
        [advance] , avance { $charger_distance ->
            [1] d’1 UD
           *[other] de { $charger_distance } UD
          }
        [flee] , fuit { $charger_distance ->
            [1] d’1 UD
           *[other] de { $charger_distance } UD
          }
       *[retreat] , fait retraite { $charger_distance ->
           [1] d’1 UD
          *[other] de { $charger_distance } UD
         }
    }
  }. Défenseur : { $defender_eliminated ->
    [yes] éliminé
   *[no] { $defender_losses ->
        [0] aucune perte
        [one] { $defender_losses } perte
       *[other] { $defender_losses } pertes
       }{ $defender_disorder ->
        [yes] , en Désordre
       *[no] { "" }
    }{ $defender_movement ->
        [none] { "" }
        [advance] , avance { $defender_distance ->
            [1] d’1 UD
           *[other] de { $defender_distance } UD
          }
        [flee] , fuit { $defender_distance ->
            [1] d’1 UD
           *[other] de { $defender_distance } UD
          }
       *[retreat] , fait retraite { $defender_distance ->
           [1] d’1 UD
          *[other] de { $defender_distance } UD
         }
    }
  }.{ $pursuit ->
    [none] { "" }
    [optional] { " " }Le vainqueur peut poursuivre.
    [control_test] { " " }Le vainqueur poursuit, sauf test de contrôle réussi.
   *[mandatory] { " " }Le vainqueur doit poursuivre.
  }
umpire-says-be-pursuit = { $pursues ->
    [no] Pas de poursuite.
   *[yes] Poursuite { $distance ->
       [1] d’1 UD
      *[other] de { $distance } UD
     }{ $loser_caught ->
        [yes] { " " }: le vaincu est rattrapé.
       *[no] { " " }: le vaincu s’échappe.
    }
  }
umpire-says-be-retreat-path = { $eliminated ->
    [yes] L’unité parcourt { $distance } UD et ne peut aller plus loin : éliminée, retirez-la.
   *[no] L’unité recule { $distance ->
       [1] d’1 UD
      *[other] de { $distance } UD
     }.
  }
umpire-says-be-order-compliance = { $complied ->
    [yes] La division obéit : il fallait { $required ->
        [one] une unité
       *[other] { $required } unités
      }.
   *[no] La division n’obéit pas : il faut { $required ->
        [one] une unité
       *[other] { $required } unités
      }.
  }
umpire-says-be-automatic-order = Ordre de la division : { $order ->
    [retreat] Retraiter.
    [manoeuvre] Manœuvrer.
    [attack] Attaquer.
    [engage] Engager.
   *[hold] Tenir.
  }
umpire-says-be-army-break = { $broken ->
    [yes] L’armée est rompue
   *[no] L’armée tient
  } : { $points ->
       [1] 1 point
      *[other] { $points } points
      } pour un seuil de { $threshold }.
umpire-says-be-victory = { $outcome_word }. Points : A { $a_points }, B { $b_points }.
umpire-says-be-loss-capacity = { $eliminated ->
    [yes] L’unité est éliminée : elle supportait au plus { $capacity ->
         [0] aucune perte
         [one] { $capacity } perte
        *[other] { $capacity } pertes
        }.
   *[no] L’unité supporte { $capacity ->
        [0] aucune perte
        [one] { $capacity } perte
       *[other] { $capacity } pertes
       }{ $half_losses ->
        [yes] { " " }; elle en a la moitié ou plus.
       *[no] .
    }
  }
umpire-says-be-points-cost = L’unité coûte { $points ->
     [1] 1 point
    *[other] { $points } points
    }.

## Marie-Louise

umpire-says-ml-line-of-sight = { $visible ->
    [yes] La cible est en vue.
   *[no] La cible n’est pas en vue.
  }
umpire-says-ml-attack-direction = L’attaque vient { $direction ->
    [front] de front.
    [flank] de flanc.
   *[rear] à revers.
  }
umpire-says-ml-support-status = { $support ->
    [none] Pas de soutien.
    [flank] Soutien de flanc.
   *[rear] Soutien arrière.
  }
umpire-says-ml-unit-elements = { $elements ->
     [1] 1 élément
    *[other] { $elements } éléments
    } (de { $min_elements } à { $max_elements }).
umpire-says-ml-order-change = { $passed ->
    [yes] La brigade change d’ordre
   *[no] La brigade garde son ordre
  } : { $order_in_force_word }{ $test ->
    [none] , sans test.
    [automatic] { " " }(réussi d’office).
   *[rolled] .
  }
umpire-says-ml-command-status = { $in_command ->
    [yes] L’unité est commandée.
   *[no] L’unité n’est pas commandée.
  }
umpire-says-ml-reaction-test = { $passed ->
    [yes] L’unité réagit.
   *[no] L’unité ne réagit pas.
  }
umpire-says-ml-unit-order = { $test ->
    [none] Sans test
    [automatic] Réussi d’office
   *[rolled] Au dé
  } : { $hesitant ->
    [yes] l’unité devient hésitante, posez le marqueur.
   *[no] ordre exécuté, { $order_word }.
  }
umpire-says-ml-morale-test = Total { $total }, { $passed ->
    [yes] réussi
   *[no] raté
  } : { $outcome ->
    [holds] l’unité tient bon.
    [shaken] l’unité est ébranlée, posez le marqueur.
    [routed] l’unité part en déroute, posez le marqueur.
    [guns_abandoned] les servants abandonnent leurs pièces.
   *[eliminated] l’unité est éliminée, retirez-la.
  }
umpire-says-ml-rally-test = Total { $total } : { $passed ->
    [yes] l’unité se rallie
   *[no] l’unité ne se rallie pas
  } ; marqueur : { $marker_after_word }.{ $may_retire ->
    [yes] { " " }Elle peut se replier.
   *[no] { "" }
  }{ $may_reorient ->
    [yes] { " " }Elle peut se réorienter.
   *[no] { "" }
  }{ $rout_move ->
    [yes] { " " }Elle fuit encore : déplacez-la.
   *[no] { "" }
  }
umpire-says-ml-witness-test = { $must_test ->
    [yes] L’unité doit passer un test de moral.
   *[no] L’unité ne teste pas.
  }
umpire-says-ml-movement-allowance = { $impassable ->
    [yes] Ce terrain est infranchissable pour cette unité ({ $allowance } pas).
   *[no] { $net } pas à parcourir (table : { $allowance } ; la moitié { $half }, le quart { $quarter }).
  }
umpire-says-ml-manoeuvre-budget = { $hesitant ->
    [yes] L’unité n’a rien fait : elle devient hésitante.
   *[no] { $max_distance } pas au plus ; séquence dépensée en manœuvres : { $sequence }.
  } Formation finale : { $final_formation_word }{ $may_fire_phase_5 ->
    [yes] { " " }; elle peut tirer en phase 5.
   *[no] { " " }; pas de tir en phase 5.
  }
umpire-says-ml-artillery-action = { $max_distance ->
    [0] La batterie ne bouge pas
   *[other] { $max_distance } pas au plus
  }, { $fire_phase ->
    [none] pas de tir
    [phase_4] tir en phase 4
    [phase_5] tir en phase 5
   *[before_move] tir avant le mouvement
  }{ $fire_halved ->
    [yes] , à effet réduit de moitié
   *[no] { "" }
  } ; elle finit { $formation_after_word }{ $hesitant ->
    [yes] { " " }et hésitante, posez le marqueur.
   *[no] .
  }
umpire-says-ml-interpenetration = { $test ->
    [no] Les unités se traversent sans test.
   *[yes] Test de réaction effectué.
  }{ $mover_disorganised ->
    [yes] { " " }L’unité qui bouge est désorganisée.
   *[no] { "" }
  }{ $crossed_disorganised ->
    [yes] { " " }L’unité traversée est désorganisée.
   *[no] { "" }
  }
umpire-says-ml-fire-window = { $window ->
    [none] L’unité ne tire pas ce tour.
    [phase_4] L’unité tire en phase 4.
    [phase_5] L’unité tire en phase 5.
   *[defensive] L’unité tire en défense, quand la charge arrive.
  }{ $becomes_hesitant ->
    [yes] { " " }Elle devient hésitante : posez le marqueur.
   *[no] { "" }
  }
umpire-says-ml-range-lookup = { $in_range ->
    [no] Hors de portée{ $zone ->
        [none] .
       *[other] { " " }(zone { $zone }).
    }
   *[yes] À portée{ $short ->
        [yes] , courte portée ou mitraille
       *[no] { "" }
    }{ $zone ->
        [none] .
       *[other] , zone { $zone }.
    }
  }
umpire-says-ml-small-arms-fire = { $losses ->
    [0] Aucune perte.
    [one] Une perte
   *[other] { $losses } pertes
  }{ $losses ->
    [0] { "" }
   *[other] { $elements_lost ->
        [0] { "" }
        [one] , retirez un élément
       *[other] , retirez { $elements_lost } éléments
    }
  }{ $eliminated ->
    [yes] { " " }; l’unité visée est éliminée.
   *[no] { $losses ->
        [0] { "" }
       *[other] { " " }; pertes au compteur : { $loss_markers }.
    }
  }
umpire-says-ml-artillery-fire = { $hits ->
    [0] Aucun coup au but.
    [one] Un coup au but
   *[other] { $hits } coups au but
  }{ $hits ->
    [0] { "" }
   *[other] , { $losses ->
        [one] une perte
       *[other] { $losses } pertes
    }{ $elements_lost ->
        [0] { "" }
        [one] , retirez un élément
       *[other] , retirez { $elements_lost } éléments
    }{ $eliminated ->
        [yes] { " " }; l’unité visée est éliminée.
       *[no] { " " }; pertes au compteur : { $loss_markers }.
    }
  }{ $ignites ->
    [yes] { " " }Le bâtiment prend feu !
   *[no] { "" }
  }
umpire-says-ml-apply-losses = { $eliminated ->
    [yes] L’unité est éliminée : retirez-la ({ $elements_lost ->
         [1] 1 élément
        *[other] { $elements_lost } éléments
        }).
   *[no] { $elements_lost ->
        [0] Aucun élément perdu
        [one] Retirez un élément
       *[other] Retirez { $elements_lost } éléments
    }, il en reste { $elements_left } ; pertes au compteur : { $loss_markers }.
  }{ $morale_tests ->
    [0] { "" }
    [one] { " " }Un test de moral à passer.
   *[other] { " " }{ $morale_tests } tests de moral à passer.
  }{ $general_rolls ->
    [0] { "" }
    [one] { " " }Un jet pour le général attaché.
   *[other] { " " }{ $general_rolls } jets pour le général attaché.
  }
umpire-says-ml-charge-move = { $outcome ->
    [contact] La charge arrive au contact : { $distance_moved } pas sur { $allowance }.
    [short] La charge est trop courte : { $distance_moved } pas parcourus sur { $allowance }.
   *[impossible] La charge est impossible ({ $distance_moved } pas sur { $allowance }).
  }{ $disorganised ->
    [yes] { " " }Elle finit désorganisée.
   *[no] { "" }
  }{ $hesitant ->
    [yes] { " " }Elle devient hésitante.
   *[no] { "" }
  }
umpire-says-ml-retire-move = { $moves ->
    [yes] L’unité se replie de { $allowance } pas
   *[no] L’unité ne peut pas se replier ({ $allowance } pas)
  } ; marqueur : { $marker_after_word }{ $disorganised ->
    [yes] { " " }; elle finit désorganisée.
   *[no] .
  }
umpire-says-ml-charge-reaction = { $test ->
    [none] Sans test
    [automatic] Réussi d’office
   *[rolled] Au dé
  } : { $response ->
    [none] le bataillon ne réagit pas
   *[other] riposte du bataillon : { $response_word }
  }{ $hesitant ->
    [yes] { " " }; il devient hésitant.
   *[no] .
  }
umpire-says-ml-impact = { $attacker_total ->
    [none] { "" }
   *[other] { $attacker_total } contre { $defender_total } :{ " " }
  }{ $winner ->
    [attacker] l’assaillant l’emporte
    [defender] le défenseur l’emporte
   *[melee] mêlée !
  }{ $winner ->
    [melee] { "" }
   *[other] { " " }; le vaincu recule de { $recoil } pas{ $loser_outcome ->
        [none] .
        [shaken] { "" }, ébranlé.
        [routed] { "" }, en déroute.
       *[eliminated] { "" } : il est éliminé, retirez-le.
      }
  }
umpire-says-ml-pursuit = { $action ->
    [occupy] Le vainqueur prend la place du vaincu.
   *[pursue] Le vainqueur poursuit{ $outcome ->
        [none] , sans le rattraper.
        [melee] { " " }: mêlée !
       *[loser_eliminated] { " " }: le vaincu est éliminé, retirez-le.
    }
  }
umpire-says-ml-cavalry-reaction = La cavalerie { $may_counter_charge ->
    [yes] peut contre-charger
   *[no] ne peut pas contre-charger
  } et { $may_evade ->
    [yes] peut esquiver.
   *[no] ne peut pas esquiver.
  }
umpire-says-ml-battery-defence = { $may_fire ->
    [no] La batterie ne tire pas ({ $timing_word }, { $fire_distance } pas).
   *[yes] La batterie tire { $timing ->
        [before_charge_move] avant le mouvement de charge
       *[at_canister_range] à portée de mitraille
    }, à { $fire_distance } pas{ $fire_halved ->
        [yes] , à effet réduit de moitié.
       *[no] .
    }
  }
umpire-says-ml-charged-battery = { $total ->
    [none] { "" }
   *[other] Total { $total } :{ " " }
  }{ $outcome ->
    [not_contacted] la batterie n’est pas atteinte.
    [eliminated] la batterie est éliminée, retirez-la.
    [melee] les servants se défendent, mêlée !
   *[guns_abandoned] les servants abandonnent leurs pièces.
  }
umpire-says-ml-abandoned-battery = Les pièces sont { $state ->
    [abandoned] toujours abandonnées.
    [spiked] enclouées, retirez-les.
   *[recovered] reprises par leurs servants.
  }
umpire-says-ml-melee-round = A inflige { $losses_b ->
    [0] aucune perte
    [one] une perte
   *[other] { $losses_b } pertes
  }, B { $losses_a ->
    [0] n’en inflige aucune
    [one] en inflige une
   *[other] en inflige { $losses_a }
  }.
umpire-says-ml-general-risk = { $killed ->
    [yes] Le général tombe : retirez-le.
   *[no] Le général est indemne.
  }
umpire-says-ml-general-replacement = Le suppléant prend la brigade : compétence { $competence }, charisme { $charisma }.
umpire-says-ml-general-capture = { $captured ->
    [yes] Le général est pris : retirez-le.
   *[no] Le général s’échappe.
  }
umpire-says-ml-activation-number = Numéro d’activation : { $number }.
umpire-says-ml-counter-activation = { $outcome ->
    [moves_first] Le contre réussit : cette unité bouge d’abord.
   *[hesitant] Le contre échoue : cette unité devient hésitante.
  }
umpire-says-ml-lot = Le sort désigne le { $winner_word }.
umpire-says-ml-building-ignition = { $ignites ->
    [yes] Le bâtiment prend feu : posez le marqueur !
   *[no] Le bâtiment ne brûle pas.
  }
umpire-says-ml-burning-building = { $losses ->
    [0] L’incendie ne fait aucune perte.
    [one] L’incendie fait une perte
   *[other] L’incendie fait { $losses } pertes
  }{ $losses ->
    [0] { "" }
   *[other] { $elements_lost ->
        [0] { "" }
        [one] , retirez un élément
       *[other] , retirez { $elements_lost } éléments
    }
  }{ $eliminated ->
    [yes] { " " }; l’unité est éliminée.
   *[no] { $losses ->
        [0] { "" }
       *[other] { " " }; pertes au compteur : { $loss_markers }.
    }
  }
umpire-says-ml-unit-cost = L’unité coûte { $cost ->
     [1] 1 point
    *[other] { $cost } points
    }, à { $points_per_element } par élément.
umpire-says-ml-general-cost = Le général coûte { $cost ->
     [1] 1 point
    *[other] { $cost } points
    }.
umpire-says-ml-army-cost = { $within_budget ->
    [yes] L’armée tient dans son budget
   *[no] L’armée dépasse son budget
  } : { $total ->
       [1] 1 point
      *[other] { $total } points
      } (unités { $units_cost }, généraux { $generals_cost }).
umpire-says-ml-infantry-doctrine = Doctrine { $doctrine_allowed ->
    [yes] admise
   *[no] refusée
  }, formation { $formation_allowed ->
    [yes] admise.
   *[no] refusée.
  }
umpire-says-ml-charge-sequence = { $outcome ->
    [attacker_destroyed] L’assaillant est détruit, retirez-le.
    [charge_broken] La charge est brisée.
    [attacker_wins] L’assaillant l’emporte.
    [defender_wins] Le défenseur l’emporte.
   *[melee] Mêlée !
  } L’assaillant perd { $attacker_elements_lost ->
    [0] aucun élément
    [one] un élément
   *[other] { $attacker_elements_lost } éléments
  }{ $attacker_marker ->
    [none] { "" }
   *[other] , marqueur « { $attacker_marker_word } »
  } ; le défenseur { $defender_marker ->
    [none] n’a pas de marqueur
   *[other] prend le marqueur « { $defender_marker_word } »
  }{ $recoil ->
    [0] .
   *[other] { " " }; recul du vaincu : { $recoil } pas.
  }
