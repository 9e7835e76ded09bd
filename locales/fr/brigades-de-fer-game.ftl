# La partie entière : décisions, événements, raisons.

## Décisions

bf-decide-deploy = Déployez { $unit_le } : où, et dans quelle orientation ?
bf-decide-deploy-general = Où se tient { $general_le } ?
bf-decide-commit = Votre déploiement est-il définitif ?
bf-decide-call-reinforcements = Appelez-vous vos renforts maintenant ?
bf-decide-place-reinforcement = { $unit_le } arrive en renfort : par où ?
bf-decide-place-general = { $general_le } arrive : avec quelle unité ?
bf-decide-choose-successor = Qui prend le commandement ?
bf-decide-attach-generals = Voulez-vous attacher { $general_le } à l’unité avec laquelle il se trouve ?
bf-decide-designate = Votre jeton est tiré : quelle unité activez-vous ?
bf-decide-move-generals = Déplacez-vous un de vos généraux détachés ?
bf-decide-move-general = Où va { $general_le } ?
bf-decide-group = Avec { $unit_le }, quelles autres unités, et combien de PC ?
bf-decide-spend = Combien de PC dépensez-vous pour { $unit_le } ?
bf-decide-spend-reaction = Combien de PC dépensez-vous pour la réaction { $unit_du } ?
bf-decide-move-order = Quelle unité du groupe se déplace maintenant ?
bf-decide-move-unit = Où va { $unit_le }, et dans quelle orientation ?
bf-decide-act = Quelle unité tire ou donne l’assaut ?
bf-decide-support = Quelle unité soutient l’assaut { $unit_du } ?
bf-decide-react = L’ennemi assaille { $unit_le } : réagissez-vous ?
bf-decide-evade-to = Esquive { $unit_du } : jusqu’où ?
bf-decide-even-loss = { $unit_le } : céder du terrain, ou perdre une plaquette ?
bf-decide-retreat-to = Où se replie { $unit_le } ?
bf-decide-excess-losses = Quel soutien subit la perte suivante ?
bf-decide-breakthrough = { $unit_le } peut percer : prendre la place de l’adversaire ?
bf-decide-fight-again = { $unit_le } peut livrer un second combat : contre qui ?

## Ce qui se passe

bf-deployment-is-revealed = les deux déploiements sont dévoilés
bf-turn-begins = le tour { $value } commence
bf-turn-ends = le tour { $value } est terminé
bf-union-reinforcements-called = l’Union appelle ses renforts
bf-confederate-reinforcements-called = les Confédérés appellent leurs renforts
bf-no-room-to-arrive = faute de place, { $value_le } attend le tour suivant
bf-unit-arrives = { $value_le } arrive
bf-general-arrives = { $value_le } arrive
bf-takes-command = { $value_le } prend le commandement
bf-general-attached = { $value_le } est attaché à une unité
bf-general-moves = { $value_le } se déplace
bf-general-fired-at = tir sur { $value_le }
bf-general-captured = { $value_le } est capturé
bf-general-eliminated = { $value_le } est éliminé
bf-commander-in-chief-lost = { $value_le } était général en chef : plus de PC pour son camp
bf-union-rolls-command = l’Union lance ses dés de commandement
bf-confederate-rolls-command = les Confédérés lancent leurs dés de commandement
bf-command-points = { $value } PC
bf-bowl-filled = { $value ->
    [one] un jeton va dans le bol
   *[other] { $value } jetons vont dans le bol
}
bf-unit-activated = activation { $value_du }
bf-out-of-command = { $value_le } ou une unité de son groupe est hors commandement : pas de PC
bf-activation-succeeds = l’activation réussit
bf-activation-fails = l’activation échoue : mouvement basique seulement
bf-unit-moves = { $value_le } se déplace
bf-unit-pivots = { $value_le } pivote
bf-unit-stays = { $value_le } reste en place
bf-occupies-buildings = { $value_le } investit les bâtiments
bf-leaves-buildings = { $value_le } n’occupe plus les bâtiments
bf-unit-fires = { $value_le } tire
bf-unit-fired-at = tir sur { $value_le }
bf-hits = { $value ->
    [0] aucune touche
    [one] une touche
   *[other] { $value } touches
}
bf-unit-assaults = { $value_le } donne l’assaut
bf-unit-assailed = assaut contre { $value_le }
bf-assault-broken-off = l’assaut { $value_du } est rompu
bf-attacker-losses = pertes de l’assaillant : { $value }
bf-defender-losses = pertes du défenseur : { $value }
bf-support-suffers = { $value_le }, en soutien, subit l’excédent de pertes
bf-tries-opportunity-fire = { $value_le } tente un tir d’opportunité
bf-tries-to-evade = { $value_le } tente d’esquiver
bf-tries-countercharge = { $value_le } tente une contre-charge
bf-reaction-succeeds = la réaction réussit
bf-reaction-fails = la réaction échoue
bf-unit-evades = { $value_le } esquive
bf-unit-loses-stands = pertes { $value_du }
bf-unit-retreats = { $value_le } se replie
bf-unit-turns-its-back = { $value_le } tourne le dos à l’ennemi
bf-no-room-left = repli impossible : des plaquettes sont perdues à la place
bf-unit-destroyed = { $value_le } est { $value_genre ->
    [f] détruite
   *[m] détruit
}
bf-unit-driven-off = { $value_le } est { $value_genre ->
    [f] chassée
   *[m] chassé
} de la table
bf-unit-breaks-through = { $value_le } perce
bf-objective-union = { $value } : position tenue par l’Union
bf-objective-confederate = { $value } : position tenue par les Confédérés
bf-objective-contested = { $value } : position disputée
bf-union-victory-points = points de victoire de l’Union : { $value }
bf-confederate-victory-points = points de victoire des Confédérés : { $value }
bf-union-wins = l’Union l’emporte
bf-confederates-win = les Confédérés l’emportent
bf-nobody-wins = la bataille est indécise
bf-more-points = davantage de points de victoire
bf-points-too-close = trop peu d’écart entre les points de victoire
bf-imagined-place = une place que l’ennemi a pu prendre

## Décomptes

bf-tally-stands-lost = plaquettes perdues
bf-tally-units-destroyed = unités détruites
bf-tally-units-driven-off = unités chassées de la table
bf-tally-generals-lost = généraux perdus
bf-tally-objectives-held = objectifs tenus

## Batailles

bf-millers-cornfield = Le champ de maïs de Miller
bf-brawners-farm = La ferme Brawner
bf-gettysburg = Gettysburg

## Ce qu’on peut répondre

bf-choose-place = en { $place }
bf-choose-place-mounted = en { $place }, à cheval
bf-choose-place-occupying = en { $place }, dans les bâtiments
bf-choose-stand = en { $place }
bf-choose-commit = Valider le déploiement
bf-choose-restart = Recommencer le déploiement
bf-choose-call = Appeler les renforts
bf-choose-wait = Attendre encore
bf-choose-general = { $general }
bf-choose-nobody = Personne
bf-choose-attach = L’attacher à l’unité
bf-choose-detach = Le laisser détaché
bf-choose-unit = { $unit }
bf-choose-spend = { $points ->
    [0] aucun PC
   *[other] { $points } PC
}
bf-choose-move = vers { $place }
bf-choose-move-dismount = vers { $place }, puis mettre pied à terre
bf-choose-move-occupy = vers { $place }, puis investir les bâtiments
bf-choose-move-leave = vers { $place }, en quittant les bâtiments
bf-choose-fire = Tirer sur { $unit_le }
    .brief = Tirer sur
bf-choose-fire-at-general = Tirer sur { $general_le }
    .brief = Tirer sur
bf-choose-assault = Donner l’assaut { $unit_au }
    .brief = Donner l’assaut à
bf-choose-opportunity-fire = { $unit } : tir d’opportunité
    .brief = tir d’opportunité
bf-choose-evade = { $unit } : esquiver
    .brief = esquiver
bf-choose-countercharge = { $unit } : contre-charger
    .brief = contre-charger
bf-choose-fall-back = Céder du terrain
bf-choose-lose-stand = Tenir et perdre une plaquette
bf-choose-leave-table = Quitter la table
bf-choose-retreat = se replier en { $place }
bf-choose-evade-to = esquiver jusqu’en { $place }
bf-choose-advance = Prendre la place
bf-choose-stay = Rester sur place
bf-choose-no-general = Ne pas déplacer de général
bf-choose-group-complete = Le groupe est complet
bf-choose-no-more-moves = Ne plus déplacer d’unité
bf-choose-end-activation = Fin de l’activation
bf-choose-no-more-support = Pas d’autre soutien
bf-choose-no-reaction = Ne pas réagir
bf-choose-no-second-combat = En rester là
bf-choose-done = Terminer

## Refus

bf-refuse-not-what-is-asked = ce n’est pas ce qui est demandé maintenant
bf-refuse-no-such-unit = cette unité n’existe pas
bf-refuse-no-such-general = ce général n’existe pas
bf-refuse-six-facings = une unité fait face à l’un des six côtés, de 0 à 5
bf-refuse-unit-not-on-the-table = cette unité n’est pas sur la table
bf-refuse-not-your-unit = cette unité n’est pas à vous
bf-refuse-not-your-general = ce général n’est pas à vous
bf-refuse-not-in-the-zone = cette place est hors de la zone de déploiement, prise, ou en terrain difficile, interdit à l’artillerie
bf-refuse-not-in-the-entry-zone = cette place est hors de la zone d’entrée, prise, ou au contact d’un ennemi
bf-refuse-cannot-take-over = ce général ne peut pas prendre le commandement
bf-refuse-activated-already = cette unité a déjà été activée ce tour
bf-refuse-general-cannot-move = ce général est attaché ou s’est déjà déplacé ce tour
bf-refuse-too-far-for-general = un général détaché fait au plus 5 UD, sans traverser de secteur ennemi
bf-refuse-cannot-join-group = un groupe réunit des unités d’une même catégorie, au contact de proche en proche, et sa base doit rester d’au moins 1
bf-refuse-not-so-many-points = il ne reste pas autant de PC
bf-refuse-moved-already = cette unité s’est déjà déplacée
bf-refuse-move-out-of-reach = l’unité ne peut pas aller là
bf-refuse-not-in-the-group = cette unité ne fait pas partie de l’activation
bf-refuse-acted-already = cette unité a déjà tiré, combattu ou soutenu
bf-refuse-marched-too-far-to-fire = une unité qui a dépassé le mouvement basique ne tire pas
bf-refuse-no-enemy-there = il n’y a pas d’ennemi sur qui tirer
bf-refuse-line-of-fire-is-cut = la ligne de tir est coupée
bf-refuse-general-is-no-target = on ne peut pas tirer d’ici sur ce général
bf-refuse-target-not-in-contact = la cible n’est pas au contact
bf-refuse-target-not-in-front = la cible n’est pas devant la ligne de front
bf-refuse-cannot-support = cette unité ne peut pas soutenir l’assaut
bf-refuse-cannot-react = cette unité ne peut pas réagir ainsi
bf-refuse-cannot-evade-there = l’unité ne peut pas esquiver jusque-là
bf-refuse-cannot-retreat-there = l’unité ne peut pas se replier là
bf-refuse-cannot-take-the-loss = cette unité ne peut pas subir la perte

## Raisons de la doctrine

bf-why-nothing-better = rien de mieux ne se présente
bf-why-good-ground = un bon terrain
bf-why-within-reach = de là, les ordres du général atteignent plus d’unités
bf-why-as-planned = tout est en place comme prévu
bf-why-victory-in-doubt = sans eux la victoire est douteuse
bf-why-somebody-must-command = il faut que quelqu’un commande
bf-why-chief-stays-behind = le général en chef vaut davantage derrière la ligne
bf-why-leads-the-attack = le général mène là où l’on va se battre
bf-why-target-at-hand = une cible est à portée
bf-why-must-move = il lui reste du chemin à faire
bf-why-one-test-for-all = un seul test pour toutes vaut mieux que plusieurs
bf-why-where-it-decides = les PC vont là où le succès est décisif
bf-why-foremost-first = la plus avancée d’abord
bf-why-expected-losses = c’est là que l’ennemi perdra le plus
bf-why-general-in-view = un général bien en vue
bf-why-more-dice = davantage de dés au combat
bf-why-before-they-strike = avant qu’ils ne frappent
bf-why-out-of-reach = hors de leur portée
bf-why-hold-the-ground = il faut tenir le terrain
bf-why-spare-the-men = les hommes valent mieux que le terrain
bf-why-stays-in-the-battle = mieux vaut rester dans la bataille
bf-why-weakest-first = la plus faible d’abord
bf-why-to-the-assault = à l’assaut
bf-why-field-of-fire = un champ de tir
bf-why-to-the-objective = l’objectif
bf-why-face-the-threat = faire face à la menace
bf-why-stand-fast = la position est bonne

## Fautes d’un scénario

bf-scenario-bad-hex = « { $given } » n’est pas un hexagone : écrivez une lettre de colonne et une rangée, comme F8
bf-scenario-bad-hexside = « { $given } » n’est pas un côté d’hexagone : écrivez un hexagone, deux-points et 0 à 5, comme F5:0
bf-scenario-hex-off-the-board = { $given } n’est pas sur le plateau : changez-le, ou agrandissez la table
bf-scenario-no-hexes = nommez au moins un hexagone
bf-scenario-two-terrains-in-a-hex = { $given } appartient déjà à un autre terrain : ne le laissez qu’à l’un des deux
bf-scenario-nothing-on-the-table = { $given } n’a ni polygone ni point : donnez-lui-en un pour la table libre
bf-scenario-terrain-does-nothing = { $given } ne fait rien à personne : dites ce qu’il fait (cover, going, masking), ou placez-le parmi le décor
bf-scenario-broken-road = { $given } ne sont pas voisins : nommez chaque hexagone de la route
bf-scenario-too-many-units = un camp a de 1 à 60 unités, pas { $given }
bf-scenario-weapon-of-another-arm = cette arme n’est pas de cette catégorie : fusils pour l’infanterie, carabines pour la cavalerie, canons pour l’artillerie
bf-scenario-weapon-never-repeats = seuls le fusil rayé et la carabine à tir rapide peuvent être à répétition
bf-scenario-militia-above-three = des miliciens ont une VC de 3 au plus
bf-scenario-artillery-is-not-dashing = l’artillerie n’est jamais fougueuse : retirez « dashing »
bf-scenario-unknown-general = il n’y a pas de général « { $given } » dans ce camp
bf-scenario-no-reinforcements = ce camp n’a pas de renforts à appeler : ajoutez-lui le champ « reinforcements »
bf-scenario-no-deployment-zone = ce camp n’a pas de zone de déploiement : ajoutez-lui le champ « zone »
bf-scenario-no-place = dans un déploiement fixe, chacun a sa place : ajoutez le champ « at »
bf-scenario-place-not-used = cette place ne sert pas : retirez-la, ou rendez le déploiement fixe
bf-scenario-guns-in-difficult = l’artillerie ne peut pas se tenir en terrain difficile : { $given }
bf-scenario-zone-too-small = la zone est trop petite pour { $given } unités
bf-scenario-zones-overlap = { $given } est dans les zones des deux camps
bf-scenario-brilliant-below-victory = une victoire brillante demande plus de points qu’une simple victoire
bf-scenario-no-objectives = cette victoire demande des objectifs : ajoutez-les sous [[objectives]]
bf-scenario-begins-without-places = une bataille qui commence en cours de route a un déploiement fixe : « deployment = "fixed" »
bf-scenario-no-buildings-to-occupy = seule l’infanterie occupe des bâtiments, là où il y en a : { $given }

bf-scale = 1 UD
bf-status-bowl = jetons dans le bol
bf-status-points = points de commandement
bf-status-called = renforts appelés
bf-status-to-come = à venir
bf-status-lost = hors de combat
bf-status-driven-off = chassée de la table

## Avant de donner l’ordre

bf-preview-march = { $cost } UD sur { $potential }
bf-preview-stage = { $length }
bf-preview-forced-march = activation réussie : marche forcée, { $potential } UD
bf-preview-basic-movement = mouvement basique, { $potential } UD
bf-piece-basic-movement = mouvement basique : { $potential } UD
bf-piece-forced-march = marche forcée : { $potential } UD
bf-piece-range = portée : { $potential } UD
bf-piece-ride = se déplace { $potential ->
    [1] d’1 UD
   *[other] de { $potential } UD
  } au plus
bf-piece-in-command = un général peut lui donner des PC
bf-piece-isolated = hors commandement : aucun PC pour l’aider
bf-piece-commands = commande à { $potential } UD à la ronde
bf-preview-steps = déplacement { $length ->
    [1] d’1 UD
   *[other] de { $length } UD
  }, compté { $steps } UD
bf-preview-road = { $steps } UD par la route, comptées { $cost } UD
bf-preview-pivot = pivot, 1 UD
bf-preview-dismount = met pied à terre à l’arrivée
bf-preview-occupy = investit les bâtiments, 1 UD
bf-preview-leave = quitte les bâtiments
bf-preview-difficult = entre en terrain difficile et s’y arrête
bf-preview-in-difficult = en terrain difficile, 1 UD au plus
bf-preview-contact = s’arrête dans la ZdC { $unit_du }
bf-preview-ride = { $steps } UD sur { $most }
bf-sight-distance = à { $distance } UD
bf-sight-measured = { $length } UD mesurées, portée { $distance }
bf-sight-in-front = devant la ligne de front
bf-sight-out-of-range = hors de portée de ses armes
bf-sight-open = rien ne coupe la ligne
bf-sight-clear = { $distance } UD, tir possible
bf-sight-blocked = { $distance } UD, pas de tir

# Faits d’un résultat tels qu’un joueur les dit, à côté des chances d’une réponse.
bf-fact-success = le test réussit
bf-fact-success-not = le test échoue
bf-fact-hits = { $value ->
    [0] aucune touche
    [one] { $value } touche
   *[other] { $value } touches
  }
bf-fact-stands-lost = { $value ->
    [0] aucune plaquette perdue
    [one] { $value } plaquette perdue
   *[other] { $value } plaquettes perdues
  }
bf-fact-retreat-ud = { $value ->
    [0] pas de repli
   *[other] repli { $value ->
       [1] d’1 UD
      *[other] de { $value } UD
     }
  }
bf-fact-destroyed = la cible est détruite
bf-fact-general-lost = son général est perdu
bf-fact-eliminated = le général est éliminé
bf-fact-winner = { $value ->
    [tie] égalité
    [attacker] l’assaillant l’emporte
    [defender] le défenseur l’emporte
   *[other] { $value }
  }
bf-fact-difference = écart de { $value }
bf-fact-attacker-losses = { $value ->
    [0] l’assaillant ne subit aucune perte
    [one] l’assaillant subit { $value } perte
   *[other] l’assaillant subit { $value } pertes
  }
bf-fact-attacker-stands-lost = { $value ->
    [0] l’assaillant ne perd pas de plaquette
    [one] l’assaillant perd { $value } plaquette
   *[other] l’assaillant perd { $value } plaquettes
  }
bf-fact-attacker-retreat-ud = { $value ->
    [0] l’assaillant ne se replie pas
   *[other] l’assaillant se replie { $value ->
       [1] d’1 UD
      *[other] de { $value } UD
     }
  }
bf-fact-attacker-destroyed = l’assaillant est détruit
bf-fact-attacker-general-lost = le général de l’assaillant est perdu
bf-fact-defender-losses = { $value ->
    [0] le défenseur ne subit aucune perte
    [one] le défenseur subit { $value } perte
   *[other] le défenseur subit { $value } pertes
  }
bf-fact-defender-stands-lost = { $value ->
    [0] le défenseur ne perd pas de plaquette
    [one] le défenseur perd { $value } plaquette
   *[other] le défenseur perd { $value } plaquettes
  }
bf-fact-defender-retreat-ud = { $value ->
    [0] le défenseur ne se replie pas
   *[other] le défenseur se replie { $value ->
       [1] d’1 UD
      *[other] de { $value } UD
     }
  }
bf-fact-defender-destroyed = le défenseur est détruit
bf-fact-defender-general-lost = le général du défenseur est perdu

## Pour gagner

bf-win-objectives = À la fin du tour { $turns }, tenez tous les objectifs : { $objectives }. Sinon, partie nulle.
bf-win-brilliantly = La victoire est brillante si vous n’avez pas appelé vos renforts, ou si l’ennemi n’a plus une seule unité.
bf-win-points = À la fin du tour { $turns }, ayez au moins { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  } d’avance. Sinon, partie nulle.
bf-win-brilliant-lead = Avec { $lead } points d’avance, la victoire est brillante.
bf-win-held = Objectifs tenus : { $objectives }.
bf-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-losses = Pertes de l’ennemi : { $losses }.
bf-win-stand = plaquette perdue ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-unit = unité détruite ou chassée de la table ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-general = général éliminé ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-chief = général en chef éliminé ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
bf-win-nobody-left = La bataille cesse dès qu’un camp n’a plus d’unité.
bf-win-holding = Un objectif est au camp qui l’occupe seul ; vide, il reste à son dernier occupant.
bf-status-victory-points = points de victoire
bf-chance-success = de chances de réussir
bf-chance-eliminated = de chances d’éliminer le général
bf-chance-winner = { $value ->
    [attacker] de chances de l’emporter
    [defender] de chances que le défenseur l’emporte
   *[tie] de chances d’égalité
  }
bf-fact-target = il faut { $value } ou moins
