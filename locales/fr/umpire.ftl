# L’aide de jeu : le téléphone posé à côté de la table.

umpire-title = Aide de jeu
umpire-lead = Vos figurines sont sur la table ; posez le téléphone à côté. Dites ce que vous voyez, lancez vos dés, lisez ce qui arrive et la règle qui le veut.
umpire-book-brigades-de-fer = Guerre de Sécession, par brigades
umpire-book-puissance-de-feu = Guerre de Sécession, par régiments
umpire-book-orel-tsaritsyne = Guerre civile russe, sur hexagones
umpire-book-bataille-empire = Premier Empire, par divisions
umpire-book-marie-louise = Premier Empire, ordres simultanés et cachés
umpire-going-on = { $count ->
    [one] Partie en cours, tour { $turn }, une ligne au journal
   *[other] Partie en cours, tour { $turn }, { $count } lignes au journal
  }
umpire-language = Langue
umpire-tools = Outils
umpire-tool-resolve = Résoudre
umpire-tool-diary = Journal
umpire-tool-roster = Effectifs
umpire-tool-army = Armée
umpire-tool-paper = Papier

## La connexion

umpire-lost-banner = Le serveur est hors d’atteinte. Rien n’est perdu : tout est gardé dans ce navigateur, et la liaison reprendra d’elle-même.
umpire-lost = Le serveur ne répond pas. On le rappelle sans cesse ; patientez.
umpire-not-kept = Ce navigateur refuse de garder davantage : partagez ou imprimez le journal avant de fermer la page.
umpire-cannot-open = Les livres n’ont pas pu être ouverts : vérifiez la connexion, puis rechargez la page.
umpire-wait = Un instant…
umpire-fault = Le serveur n’a pas su répondre ; recommencez.

## Choisir

umpire-search = Chercher un tir, un test, une règle…
umpire-near = Sous la main
umpire-nothing-found = Rien de tel dans ce livre.
umpire-back-to-list = Retour à la liste
umpire-favourite = Garder sous la main

## La situation

umpire-yes = oui
umpire-no = non
umpire-nothing = aucune
umpire-unknown = non précisé
umpire-less = Moins : { $what }
umpire-more = Plus : { $what }
umpire-add = Ajouter { $count } : { $what }
umpire-take-away = Ôter : { $what }
umpire-circumstances = { $count ->
    [one] Une autre circonstance
   *[other] { $count } autres circonstances
  }
umpire-fewer = Replier
umpire-usual = Reprendre le cas courant
umpire-no-fields = Rien à préciser : lancez le dé.
umpire-follows = { $count ->
    [one] Une règle suivie
   *[other] Les { $count } règles suivies
  }
umpire-read-rule = Lire la règle { $rule }
umpire-rule-missing = Le résumé de cette règle n’est pas encore arrivé.
umpire-contradiction = { $field ->
    [none] Cette situation ne peut pas exister.
   *[other] À revoir : { $field }.
  }

## Les chances et les dés

umpire-odds = Chances exactes
umpire-answer = Réponse
umpire-no-odds = Levez la contradiction et les chances reviendront.
umpire-see-odds = Voir les chances
umpire-show-odds-of = Chances de
umpire-odds-of = Chances : { $what }
umpire-mean = En moyenne { $mean }
umpire-on-average = { $what }, en moyenne
umpire-chance-that = { $field } : { $value }
umpire-or-more = { $value } ou plus
umpire-modifiers = Le compte
umpire-roll = Lancer ici
umpire-real-dice = Dés réels
umpire-note-down = Noter
umpire-throw = Lancez { $average ->
    [yes] { $count ->
        [one] un dé moyen
       *[other] { $count } dés moyens
    }
   *[no] { $count ->
        [one] un dé à { $sides } faces
       *[other] { $count } dés à { $sides } faces
    }
  }
umpire-face = Le dé montre { $face }
umpire-faces = Dés : { $faces }
umpire-back-one = Reprendre le dernier dé
umpire-left = { $count ->
    [one] encore un dé
   *[other] encore { $count } dés
  }
umpire-so-far = Jusqu’ici
umpire-why = Pourquoi ? Le compte et les règles
umpire-go-on = Continuer
umpire-take-back = Annuler ce résultat
umpire-result = Résultat
umpire-close = Fermer
umpire-change = { $field } : { $from } → { $to }
umpire-unit-lost = hors de combat
umpire-unit-back = de retour

## Le journal

umpire-diary = Journal de bataille
umpire-diary-empty = Le journal est vide. Chaque résultat s’y inscrit de lui-même.
umpire-battle-name = Nom de la bataille
umpire-turn = Tour { $turn }
umpire-undo = Annuler
umpire-redo = Rétablir
umpire-share = Partager
umpire-print = Imprimer
umpire-note = Remarque
umpire-write-note = Inscrire
umpire-shared = Envoyé.
umpire-share-left = Rien n’a été envoyé.
umpire-copied = Copié : collez-le où vous voulez.
umpire-saved = Enregistré dans un fichier.
umpire-new-battle = Nouvelle bataille
umpire-new-battle-sure = Le journal de cette bataille sera effacé. Partagez-le d’abord si vous voulez le garder.
umpire-new-battle-keep = Effacer le journal, garder les unités
umpire-new-battle-clear = Tout effacer

## Les effectifs

umpire-roster = Effectifs
umpire-roster-empty = Aucune unité pour l’instant : inscrivez-les dans les effectifs.
umpire-side = Camp { $number }
umpire-side-name = Nom du camp { $number }
umpire-which-side = Camp de l’unité
umpire-add-unit = Une unité
umpire-unit-name = Nom
umpire-unnamed = Sans nom
umpire-no-unit = – à la main –
umpire-use-unit = Que fait cette unité ?
umpire-keep = Garder
umpire-remove-unit = Rayer de la liste
umpire-import = Importer
umpire-export = Exporter
umpire-print-roster = Feuille d’effectifs
umpire-from-scenario = D’après un scénario
umpire-from-file = Un fichier JSON ou CSV
umpire-paste = Ou collez la liste ici
umpire-import-empty = Aucune unité dans ce texte : il faut au moins une colonne « name ».
umpire-import-bad = Ce texte n’a pas pu être lu : il faut du JSON, ou du CSV avec une ligne de titres.
umpire-next-turn = Tour suivant
umpire-reminders = Aide-mémoire
umpire-unmark = Ôter le marqueur
umpire-role-self = L’unité
umpire-role-target = La cible
umpire-role-unit = L’unité
umpire-role-shooter = Le tireur
umpire-role-attacker = L’assaillant
umpire-role-defender = Le défenseur
umpire-role-charger = L’unité qui charge
umpire-role-bf-fire-self = Qui tire ?
umpire-role-bf-fire-target = Sur qui ?
umpire-role-bf-fire-at-general-self = Qui tire ?
umpire-role-be-fire-self = Qui tire ?
umpire-role-be-fire-target = Sur qui ?
umpire-role-be-fire-duel-self = Qui tire ?
umpire-role-be-fire-duel-target = Sur qui ?
umpire-role-ml-small-arms-fire-self = Qui tire ?
umpire-role-ml-small-arms-fire-target = Sur qui ?
umpire-role-ml-artillery-fire-self = Qui tire ?
umpire-role-ml-artillery-fire-target = Sur qui ?
umpire-role-pf-fire-shooter = Qui tire ?
umpire-role-pf-fire-target = Sur qui ?
umpire-role-pf-volley-shooter = Qui tire ?
umpire-role-pf-volley-target = Sur qui ?

## Les options de la partie

umpire-options = Options de la partie
umpire-options-lead = Convenues une fois pour la soirée : toutes les résolutions de ce livre en tiennent compte.
umpire-no-options = Ce livre n’a pas d’option à régler ici.
umpire-options-in-force = Options en vigueur
umpire-options-none = aucune : la règle telle qu’elle est

## L’armée

umpire-army = Armée
umpire-new-army = Nouvelle armée
umpire-army-name = Nom de l’armée
umpire-army-taken = L’armée reçue par ce lien est rangée avec les vôtres.
umpire-army-bad = Ce lien ne contient pas d’armée lisible.
umpire-no-points = Ce livre ne compose pas d’armée au budget. Voyez Marie-Louise ou Puissance de feu.
umpire-formations = Formations admises : { $list }
umpire-army-total = { $total } points sur { $limit }
umpire-over = au-dessus du budget
umpire-over-limit = Avec elle l’armée dépasse son budget : elle n’entre pas.
umpire-piece-costs = Elle coûte { $cost } points ; l’armée en fera { $total }.
umpire-to-roster = Vers les effectifs, camp { $number }
umpire-remove-army = Dissoudre

## Le papier

umpire-paper = Papier
umpire-paper-roster = Feuille d’effectifs
umpire-paper-chits = Pions d’ordre
umpire-paper-sheet = Aide-mémoire
umpire-no-chits = Ce livre ne donne pas d’ordres par pions.
umpire-sheet-size = Longueur de l’aide-mémoire
umpire-sheet-short = L’essentiel
umpire-sheet-full = Tout
umpire-losses = Pertes

## Les résultats : ce qu’un joueur fait ensuite

umpire-says-field = { $field } : { $value }

umpire-says-bf-command-points = { $points ->
    [0] Aucun point de commandement ce tour.
    [one] Prenez un point de commandement.
   *[other] Prenez { $points } points de commandement.
  }
umpire-says-bf-draw-token = Jeton tiré : { $side_word }. Ce camp active une unité.
umpire-says-bf-in-command = { $in_command ->
    [yes] L’unité est commandée.
   *[no] L’unité est isolée.
  }
umpire-says-bf-activation-test = { $success ->
    [yes] Réussi (il fallait { $target } ou moins) : elle peut tirer, forcer la marche ou assaillir.
   *[no] Manqué (il fallait { $target } ou moins) : un mouvement basique, ni tir ni assaut.
  }
umpire-says-bf-reaction-test = { $success ->
    [yes] Réussi (il fallait { $target } ou moins) : l’unité réagit.
   *[no] Manqué (il fallait { $target } ou moins) : pas de réaction.
  }
umpire-says-bf-fire = { $destroyed ->
    [yes] L’unité visée est détruite : retirez-la{ $general_lost ->
        [yes] , et son général avec elle.
       *[no] .
    }
   *[no] { $hits ->
        [0] Aucune touche.
        [one] Une touche :
       *[other] { $hits } touches :
    } { $stands_lost ->
        [0] { "" }
        [one] retirez une plaquette
       *[other] retirez { $stands_lost } plaquettes
    }{ $retreat_ud ->
        [0] { "" }
       *[other] , repli de { $retreat_ud } UD
    }{ $general_lost ->
        [yes] , le général est perdu.
       *[no] { $hits ->
            [0] { "" }
           *[other] .
        }
    }
  }
umpire-says-bf-fire-at-general = { $eliminated ->
    [yes] Le général est éliminé.
   *[no] Le général est indemne.
  }
umpire-says-bf-general-casualty = { $eliminated ->
    [yes] Le général est éliminé.
   *[no] Le général s’en tire.
  }
umpire-says-bf-close-combat = { $winner ->
    [tie] Égalité.
    [attacker] L’assaillant l’emporte de { $difference }.
   *[defender] Le défenseur l’emporte de { $difference }.
  } Assaillant : { $attacker_destroyed ->
    [yes] détruit
   *[no] { $attacker_stands_lost ->
        [0] aucune plaquette perdue
        [one] une plaquette perdue
       *[other] { $attacker_stands_lost } plaquettes perdues
    }{ $attacker_retreat_ud ->
        [0] { "" }
       *[other] , repli de { $attacker_retreat_ud } UD
    }
  }. Défenseur : { $defender_destroyed ->
    [yes] détruit
   *[no] { $defender_stands_lost ->
        [0] aucune plaquette perdue
        [one] une plaquette perdue
       *[other] { $defender_stands_lost } plaquettes perdues
    }{ $defender_retreat_ud ->
        [0] { "" }
       *[other] , repli de { $defender_retreat_ud } UD
    }
  }.
umpire-says-bf-losses = { $destroyed ->
    [yes] L’unité est détruite.
   *[no] Retirez { $stands_lost ->
        [one] une plaquette
       *[other] { $stands_lost } plaquettes
    } ; repli de { $retreat_ud } UD.
  }

umpire-says-pf-march-distance = L’unité marche de { $distance } pouces au plus.
umpire-says-pf-fire = { $in_range ->
    [no] Hors de portée : rien.
   *[yes] { $destroyed ->
        [yes] La cible est détruite : retirez-la.
       *[no] { $hit_points_lost ->
            [0] Aucun dégât.
           *[other] La cible perd { $hit_points_lost } PV, il lui en reste { $target_hit_points }.
        } { $morale_test ->
            [yes] Elle passe un test de morale.
           *[no] { "" }
        }
    }
  }
umpire-says-pf-volley = { $hit_points_lost ->
    [0] Aucun dégât
   *[other] La cible perd { $hit_points_lost } PV, il lui en reste { $target_hit_points }
  } : { $outcome ->
    [no_effect] rien ne se passe.
    [damaged] elle encaisse, sans test.
    [holds] elle garde son sang-froid.
    [routs] elle part en déroute, faites-la fuir.
    [eliminated] elle est éliminée.
   *[destroyed] elle est détruite.
  }
umpire-says-pf-morale-test = Total { $total } : { $outcome ->
    [holds] l’unité garde son sang-froid.
    [routs] l’unité part en déroute, faites-la fuir.
   *[eliminated] l’unité est éliminée.
  }
umpire-says-pf-organisation-test = { $passed ->
    [yes] L’unité reste en ordre.
   *[no] L’unité tombe en désordre.
  }
umpire-says-pf-wide-table-march = L’unité avance de { $distance } pouces en { $moves_made ->
    [one] un mouvement
   *[other] { $moves_made } mouvements
  } ; elle finit { $state_word }.
umpire-says-pf-melee = { $winner ->
    [charger] L’unité qui charge l’emporte.
    [defender] Le défenseur l’emporte.
   *[none] Personne ne l’emporte.
  } Celle qui charge perd { $charger_losses } PV et { $charger_fate_word } ; le défenseur perd { $defender_losses } PV et { $defender_fate_word }.
umpire-says-pf-assault = { $contact ->
    [no] La charge n’atteint pas sa cible.
   *[yes] { $winner ->
        [charger] L’unité qui charge l’emporte.
        [defender] Le défenseur l’emporte.
       *[none] Personne ne l’emporte.
    } Celle qui charge perd { $charger_losses } PV et { $charger_fate_word } ; le défenseur perd { $defender_losses } PV et { $defender_fate_word }.
  }
umpire-says-pf-charge-reach = { $contact ->
    [yes] Contact : la charge parcourt { $charge_distance } pouces.
   *[no] Trop court : la charge parcourt { $charge_distance } pouces, il en manque { $gap }.
  }
umpire-says-pf-rally = { $rallied ->
    [yes] L’unité se rallie.
   *[no] Elle ne se rallie pas ({ $state_word }){ $leaves_table ->
        [yes] { " " }et quitte la table.
       *[no] { $flight_distance ->
            [0] .
           *[other] { " " }et fuit de { $flight_distance } pouces.
        }
    }
  }
umpire-says-pf-rout-move = { $leaves_table ->
    [yes] L’unité fuit de { $distance } pouces et quitte la table.
   *[no] L’unité fuit de { $distance } pouces.
  }
umpire-says-pf-evade-move = L’unité esquive de { $distance } pouces.
umpire-says-pf-attacker-roll = Le { $winner_word } choisit ; attaque : { $attacker_word }.
umpire-says-pf-extra-turn = { $extra_turn ->
    [yes] On joue un tour de plus.
   *[no] La partie est finie.
  }
umpire-says-pf-ammunition-check = { $out_of_ammunition ->
    [yes] L’unité est à court de munitions.
   *[no] L’unité a encore des munitions.
  }
umpire-says-pf-resupply = { $resupplied ->
    [yes] L’unité reprend des munitions.
   *[no] L’unité ne peut pas en reprendre.
  }

umpire-says-ot-attack = { $winner ->
    [attacker] L’attaquant l’emporte
   *[defender] Le défenseur l’emporte
  } (score { $score }). Attaquant : { $attacker_eliminated ->
    [yes] éliminé
   *[no] −{ $attacker_losses } PE{ $attacker_surrender ->
        [yes] , se rend
       *[no] { $attacker_rout ->
            [yes] , en déroute
           *[no] { $attacker_retreat ->
                [0] { "" }
               *[other] , retraite de { $attacker_retreat }
            }
        }
    }
  }. Défenseur : { $defender_eliminated ->
    [yes] éliminé
   *[no] −{ $defender_losses } PE{ $defender_surrender ->
        [yes] , se rend
       *[no] { $defender_rout ->
            [yes] , en déroute
           *[no] { $defender_retreat ->
                [0] { "" }
               *[other] , retraite de { $defender_retreat }
            }
        }
    }
  }. { $advance ->
    [none] Pas d’avance.
    [one_hex] Le vainqueur avance d’un hex.
   *[two_hexes] La cavalerie peut avancer de deux hexs.
  }
umpire-says-ot-pursuit = { $winner ->
    [attacker] Le poursuivant l’emporte
   *[defender] Le poursuivi tient
  } (score { $score }). Poursuivant −{ $attacker_losses } PE, poursuivi −{ $defender_losses } PE{ $defender_eliminated ->
    [yes] , éliminé
   *[no] { $defender_rout ->
        [yes] , en déroute
       *[no] { "" }
    }
  }.
umpire-says-ot-rally = { $rallied ->
    [yes] L’unité se rallie : elle passe EM.
   *[no] { $routs_again ->
        [yes] L’unité fuit encore.
       *[no] L’unité reste en déroute.
    }
  }
umpire-says-ot-panic = { $panics ->
    [yes] La pile panique et part en déroute.
   *[no] La pile tient.
  }
umpire-says-ot-withdrawal = { $success ->
    [yes] La pile se replie de { $hexes } hexs.
   *[no] La pile n’a pas le temps : elle reste et se bat.
  }
umpire-says-ot-bombardment = { $losses ->
    [0] Pas de pertes
   *[other] La cible perd { $losses } PE
  }{ $pinned ->
    [yes] , mais elle est clouée.
   *[no] .
  }
umpire-says-ot-counter-battery = { $effect ->
    [none] La batterie tire toujours.
   *[other] La batterie est { $effect_word }.
  } Pertes : { $losses } PE.
umpire-says-ot-event = Événement : { $event_word } ({ $control_word }).
umpire-says-ot-attrition = { $losses ->
    [0] L’unité tient bon.
   *[other] L’unité perd { $losses } PE.
  }
umpire-says-ot-desertion = { $losses ->
    [0] Personne ne déserte.
   *[other] L’unité perd { $losses } PE.
  }
umpire-says-ot-engineer-task = { $done ->
    [yes] L’ouvrage est fait.
   *[no] L’ouvrage n’est pas achevé.
  }
umpire-says-ot-attack-coordination = { $coordinated ->
    [yes] Toutes les formations attaquent ensemble.
   *[no] Une seule formation attaque.
  }
umpire-says-ot-recruitment = { $points } points de recrutement.
umpire-says-ot-tank-breakdown = { $broken_down ->
    [yes] Le char tombe en panne.
   *[no] Le char roule encore.
  }
umpire-says-ot-train-contact = Le train est { $outcome_word }.
umpire-says-ot-train-capture = Le train : { $outcome_word }.
umpire-says-ot-air-recovery = { $available ->
    [yes] Le détachement peut voler.
   *[no] Le détachement reste au sol.
  }
umpire-says-ot-trotsky-decision = { $success ->
    [yes] La décision porte ses fruits.
   *[no] La décision échoue.
  }

umpire-says-be-command-points = { $points ->
    [0] Aucun PC.
    [one] Un PC à dépenser.
   *[other] { $points } PC à dépenser.
  }
umpire-says-be-initiative = Initiative au joueur { $winner_word }.
umpire-says-be-order-test = { $passed ->
    [yes] L’ordre est reçu.
   *[no] L’ordre ne passe pas.
  }
umpire-says-be-manoeuvre-test = { $eliminated ->
    [yes] L’unité est éliminée.
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
umpire-says-be-fire = Total { $total } : { $losses ->
    [0] aucune perte.
   *[other] la cible prend { $losses } de pertes.
  }
umpire-says-be-fire-duel = Cible : { $target_losses } de pertes ; tireur : { $shooter_losses }. { $tests ->
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
        [retreat] , retraite de { $distance } UD
       *[flee] , fuite de { $distance } UD
    }{ $losses ->
        [0] { "" }
       *[other] , { $losses } de pertes
    }.
  }
umpire-says-be-shock = { $winner ->
    [charger] Le chargeur l’emporte
   *[defender] Le défenseur l’emporte
  } de { $difference } ({ $row_word }). Chargeur : { $charger_eliminated ->
    [yes] éliminé
   *[no] { $charger_losses } de pertes{ $charger_disorder ->
        [yes] , en Désordre
       *[no] { "" }
    }{ $charger_movement ->
        [none] { "" }
       *[other] , { $charger_movement_word } de { $charger_distance } UD
    }
  }. Défenseur : { $defender_eliminated ->
    [yes] éliminé
   *[no] { $defender_losses } de pertes{ $defender_disorder ->
        [yes] , en Désordre
       *[no] { "" }
    }{ $defender_movement ->
        [none] { "" }
       *[other] , { $defender_movement_word } de { $defender_distance } UD
    }
  }. Poursuite : { $pursuit_word }.
umpire-says-be-pursuit = { $pursues ->
    [no] Pas de poursuite.
   *[yes] Poursuite de { $distance } UD{ $loser_caught ->
        [yes] { " " }: le vaincu est rattrapé.
       *[no] { " " }: le vaincu s’échappe.
    }
  }
umpire-says-be-general-casualty = { $lost ->
    [yes] Le général est perdu ; son remplaçant : { $quality_word }.
   *[no] Le général est indemne.
  }
umpire-says-be-rally = { $allowed ->
    [yes] Ralliement pour { $cost } PC : { $losses } de pertes{ $disorder ->
        [yes] , toujours en Désordre.
       *[no] .
    }
   *[no] L’unité ne peut pas se rallier.
  }

umpire-says-ml-order-change = { $passed ->
    [yes] La brigade change d’ordre : { $order_in_force_word }.
   *[no] La brigade garde son ordre : { $order_in_force_word }.
  }
umpire-says-ml-reaction-test = { $passed ->
    [yes] L’unité réagit.
   *[no] L’unité ne réagit pas.
  }
umpire-says-ml-unit-order = Ordre exécuté : { $order_word }{ $hesitant ->
    [yes] { " " }; l’unité devient hésitante.
   *[no] .
  }
umpire-says-ml-morale-test = Total { $total } : { $outcome ->
    [holds] l’unité tient bon.
    [shaken] l’unité est ébranlée.
    [routed] l’unité part en déroute.
    [guns_abandoned] les servants abandonnent leurs pièces.
   *[eliminated] l’unité est éliminée.
  }
umpire-says-ml-rally-test = { $passed ->
    [yes] L’unité se rallie
   *[no] L’unité ne se rallie pas
  } ; marqueur : { $marker_after_word }{ $rout_move ->
    [yes] . Elle fuit encore.
   *[no] .
  }
umpire-says-ml-small-arms-fire = { $eliminated ->
    [yes] L’unité visée est éliminée.
   *[no] { $losses ->
        [0] Aucune perte.
        [one] Une perte
       *[other] { $losses } pertes
    }{ $losses ->
        [0] { "" }
       *[other] { $elements_lost ->
            [0] { "" }
            [one] , retirez un élément
           *[other] , retirez { $elements_lost } éléments
        } ; marqueurs de perte : { $loss_markers }.
    }
  }
umpire-says-ml-artillery-fire = { $eliminated ->
    [yes] L’unité visée est éliminée.
   *[no] { $hits ->
        [0] Aucun coup au but.
        [one] Un coup au but
       *[other] { $hits } coups au but
    }{ $hits ->
        [0] { "" }
       *[other] , { $losses } de pertes{ $elements_lost ->
            [0] { "" }
            [one] , retirez un élément
           *[other] , retirez { $elements_lost } éléments
        } ; marqueurs de perte : { $loss_markers }.
    }{ $ignites ->
        [yes] { " " }Le bâtiment prend feu !
       *[no] { "" }
    }
  }
umpire-says-ml-apply-losses = { $eliminated ->
    [yes] L’unité est éliminée.
   *[no] { $elements_lost ->
        [0] Aucun élément perdu
        [one] Retirez un élément
       *[other] Retirez { $elements_lost } éléments
    }, il en reste { $elements_left } ; marqueurs de perte : { $loss_markers }. Tests de moral à passer : { $morale_tests }.
  }
umpire-says-ml-impact = { $winner ->
    [attacker] L’assaillant l’emporte
    [defender] Le défenseur l’emporte
   *[melee] Mêlée !
  }{ $winner ->
    [melee] { "" }
   *[other] , le vaincu recule de { $recoil } pas ({ $loser_outcome_word }).
  }
umpire-says-ml-charge-move = { $outcome ->
    [contact] La charge arrive au contact.
    [short] La charge est trop courte : { $distance_moved } pas parcourus.
   *[impossible] La charge est impossible.
  }
umpire-says-ml-charge-reaction = { $response ->
    [none] Le bataillon ne réagit pas.
   *[other] Le bataillon répond : { $response_word }.
  }
umpire-says-ml-charge-sequence = { $outcome_word } : l’assaillant perd { $attacker_elements_lost ->
    [0] peu de monde
    [one] un élément
   *[other] { $attacker_elements_lost } éléments
  } (marqueur : { $attacker_marker_word }), le défenseur : marqueur { $defender_marker_word }, recul de { $recoil } pas.
umpire-says-ml-pursuit = { $action ->
    [occupy] Le vainqueur prend la place.
   *[pursue] Le vainqueur poursuit : { $outcome_word }.
  }
umpire-says-ml-melee-round = A inflige { $losses_b } pertes, B en inflige { $losses_a }.
umpire-says-ml-general-risk = { $killed ->
    [yes] Le général tombe.
   *[no] Le général est indemne.
  }
umpire-says-ml-general-capture = { $captured ->
    [yes] Le général est pris.
   *[no] Le général s’échappe.
  }
umpire-says-ml-activation-number = Numéro d’activation : { $number }.
umpire-says-ml-lot = Le sort désigne le { $winner_word }.
umpire-says-ml-building-ignition = { $ignites ->
    [yes] Le bâtiment prend feu !
   *[no] Le bâtiment ne brûle pas.
  }
