# La partie entière : décisions, événements, raisons.

## Décisions

pf-decide-role = Un dé de chaque joueur décide des rôles. Si vous l’emportez, que prenez-vous ?
pf-decide-deploy = Déployez { $unit_le } : où, et dans quelle orientation ?
pf-decide-resupply = { $unit_le } peut reprendre des munitions au lieu de recevoir un ordre : d’accord ?
pf-decide-order = Quelle unité reçoit un ordre, et lequel ?
pf-decide-announce = { $unit_le } : quelle cible pour les autres pièces ?
pf-decide-move = Les dés sont jetés : où va { $unit_le } ?
pf-decide-move-on = { $unit_le } : un mouvement de plus ?
pf-decide-react = L’ennemi charge { $unit_le } : esquiver ou tenir ?
pf-decide-flee = Laquelle de vos unités en déroute fuit d’abord ?
pf-decide-reface = Réorientez { $unit_le } : face à quelle direction ?

## Réponses

pf-choose-attack = Attaquer : { $army }
pf-choose-defend = Défendre : { $army }
pf-choose-set-up = Prendre le dispositif historique
pf-choose-place = Placer { $unit_le } ici, { $front }
    .brief = ici
pf-choose-fire = { $unit_le } tire sur { $target_le }
    .brief = tire sur
pf-choose-fire-ball = { $unit_le } tire à boulet sur { $target_le }
    .brief = tire à boulet sur
pf-choose-fire-canister = { $unit_le } tire à mitraille sur { $target_le }
    .brief = tire à mitraille sur
pf-choose-broadside-ball = { $unit_le } : toutes les pièces, à boulet, sur { $target_le }
    .brief = toutes les pièces, à boulet, sur
pf-choose-broadside-canister = { $unit_le } : toutes les pièces, à mitraille, sur { $target_le }
    .brief = toutes les pièces, à mitraille, sur
pf-choose-broadside-rest-ball = { $unit_le } : les autres pièces, à boulet, sur { $target_le }
    .brief = les autres pièces, à boulet, sur
pf-choose-broadside-rest-canister = { $unit_le } : les autres pièces, à mitraille, sur { $target_le }
    .brief = les autres pièces, à mitraille, sur
pf-choose-announce-ball = { $unit_le } : { $guns ->
    [one] une pièce
   *[other] { $guns } pièces
  } à boulet sur { $target_le }, puis les autres
    .brief = { $guns ->
            [one] d’abord une pièce à boulet sur
           *[other] d’abord { $guns } pièces à boulet sur
        }
pf-choose-announce-canister = { $unit_le } : { $guns ->
    [one] une pièce
   *[other] { $guns } pièces
  } à mitraille sur { $target_le }, puis les autres
    .brief = { $guns ->
            [one] d’abord une pièce à mitraille sur
           *[other] d’abord { $guns } pièces à mitraille sur
        }
pf-choose-march = { $unit_le } marche
    .brief = marche
pf-choose-rotate = { $unit_le } pivote sur place, { $front }
    .brief = pivote sur place
pf-choose-charge = { $unit_le } charge { $target_le }
    .brief = charge
pf-choose-rally = Rallier { $unit_le }
    .brief = Rallier
pf-choose-enter = { $unit_le } entre sur la table
    .brief = entre sur la table
pf-choose-move = Avance de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
  }, { $front }
    .brief = { $inches ->
            [one] { $inches } pouce
           *[other] { $inches } pouces
        }
pf-choose-stay = Rester sur place
pf-choose-again = Avancer encore
pf-choose-halt = S’arrêter là
pf-choose-evade = Esquiver
pf-choose-stand = Tenir ferme
pf-choose-face = Se placer { $front }
    .brief = Tourner
pf-choose-flee = { $unit_le } fuit
    .brief = fuit
pf-choose-resupply = Prendre des munitions
pf-choose-keep-order = Lui donner plutôt un ordre
pf-choose-end = Terminer mes ordres

## Événements

pf-players-keep-their-armies = chaque joueur garde son armée
pf-players-exchange-armies = les joueurs échangent leurs armées
pf-historical-set-up = les unités qui n’étaient pas placées se tiennent comme dans l’histoire
pf-turn-begins = le tour { $value } commence
pf-attacker-plays = l’attaquant joue ses troupes
pf-defender-plays = le défenseur joue ses troupes
pf-unit-deployed = { $value_le } prend position
pf-unit-drifts = le courant emporte { $value_le }
pf-unit-touches-the-bank = { $value_le } touche la rive ou un autre navire et s’arrête
pf-unit-at-hand = { $value_le } peut entrer sur la table
pf-unit-arrives = { $value_le } entre sur la table
pf-arrival-die = dé d’arrivée d’un renfort
pf-unit-resupplied = { $value_le } se réapprovisionne
pf-unit-fires = { $value_le } fait feu
pf-unit-fired-at = la cible est { $value_le }
pf-distance-measured = distance : { $value ->
    [one] { $value } pouce
   *[other] { $value } pouces
  }
pf-gap-measured = à parcourir : { $value ->
    [one] { $value } pouce
   *[other] { $value } pouces
  }
pf-unit-marches = { $value_le } se met en marche
pf-inches-to-march = jusqu’à { $value ->
    [one] { $value } pouce
   *[other] { $value } pouces
  }
pf-unit-moves = { $value_le } a fini sa marche
pf-unit-rotates = { $value_le } pivote sur place
pf-unit-stops-at-obstacle = { $value_le } s’arrête contre un obstacle
pf-unit-tests-organisation = { $value_le } teste son organisation
pf-unit-charges = { $value_le } charge
pf-unit-charged = la charge vise { $value_le }
pf-unit-stands = { $value_le } tient ferme
pf-unit-evades = { $value_le } esquive
pf-unit-in-the-way = { $value_le } se trouve sur le chemin et se bat à sa place
pf-unit-finds-no-room = { $value_le } ne trouve pas de place contre l’ennemi
pf-unit-refaces = { $value_le } se réoriente
pf-unit-routs = { $value_le } part en déroute
pf-unit-retreats = { $value_le } a le dessous et fait retraite
pf-unit-flees-on = { $value_le } continue de fuir
pf-unit-tries-to-rally = { $value_le } tente de se rallier
pf-unit-leaves-the-table = { $value_le } quitte la table
pf-unit-finds-a-free-place = { $value_le } s’arrête à l’emplacement libre le plus proche
pf-unit-tests-after-melee = { $value_le } a souffert au corps à corps et teste son moral
pf-unit-lost = { $value_le } : unité perdue, à retirer de la table
pf-given-to-the-attacker = points accordés d’avance à l’attaquant : { $value }
pf-given-to-the-defender = points accordés d’avance au défenseur : { $value }
pf-score-of-the-attacker = points de l’attaquant : { $value }
pf-score-of-the-defender = points du défenseur : { $value }
pf-by-points = au décompte des points
pf-wiped-out = l’adversaire n’a plus de combattants
pf-sudden-end = l’adversaire a perdu trop d’unités
pf-level-decisive = victoire décisive
pf-level-marginal = victoire marginale
pf-level-draw = partie nulle
pf-value-decisive = victoire décisive
pf-value-marginal = victoire marginale
pf-value-attacker = l’attaquant

## Décomptes

pf-tally-hit-points-lost = PV perdus
pf-tally-units-destroyed = unités détruites
pf-tally-units-off-the-table = unités sorties de table
pf-tally-objectives-held = objectifs tenus
pf-tally-points-scored = points marqués

## Batailles

pf-toll-gate = La barrière de péage
pf-cowpens = Cowpens
pf-plymouth = Plymouth
pf-pea-ridge = Pea Ridge
pf-quatre-bras = Les Quatre-Bras

## Refus

pf-refuse-not-what-is-asked = ce n’est pas ce qui est demandé
pf-refuse-no-such-place = cet endroit ou cette orientation n’existe pas
pf-refuse-outside-the-zone = l’unité doit tenir tout entière dans sa zone
pf-refuse-in-contact-with-an-obstacle = seul le défenseur d’une position préparée peut commencer au contact d’un obstacle
pf-refuse-places-are-given = dans une bataille qui commence en cours de route, chacun a sa place
pf-refuse-on-impassable-ground = ce terrain est interdit à cette unité
pf-refuse-on-another-unit = une autre unité s’y trouve
pf-refuse-no-such-target = cette unité n’est pas sur la table
pf-refuse-own-troops = ce sont vos propres troupes
pf-refuse-not-seen-in-the-field = cette cible n’est pas visible dans le champ de tir
pf-refuse-not-your-unit = cette unité n’est pas à vous
pf-refuse-ordered-already = cette unité a déjà reçu son ordre
pf-refuse-not-on-the-table = cette unité n’est pas sur la table
pf-refuse-not-at-hand = ce renfort n’est pas disponible
pf-refuse-no-room-to-enter = il n’y a pas de place pour entrer
pf-refuse-does-not-flee-now = cette unité ne fuit pas maintenant
pf-refuse-ends-on-a-unit = une marche ne finit pas sur une unité
pf-refuse-farther-than-rolled = c’est plus loin que les dés ne le permettent
pf-refuse-off-the-table = une marche ne sort pas de la table
pf-refuse-only-forward = on ne se déplace que vers l’avant
pf-refuse-only-officers-turn-freely = seuls les officiers tournent librement : les autres font une conversion
pf-refuse-wheel-of-at-most-90-degrees = une conversion tourne de 90 degrés au plus
pf-refuse-too-many-legs = le chemin a trop d’étapes
pf-refuse-too-near-an-enemy = une marche ne va pas au contact de l’ennemi
pf-refuse-ships-turn-as-they-move = un navire ne tourne qu’en se déplaçant
pf-refuse-ship-turns-too-far = un navire tourne de 90 degrés au plus
pf-refuse-ships-fire-by-batteries = un navire désigne ses pièces et leurs cibles
pf-refuse-no-guns-named = désignez au moins une pièce par cible
pf-refuse-no-guns-left-to-name = il ne reste plus de pièce à désigner : donnez l’ordre
pf-refuse-no-room-to-turn = pas assez de place pour cette orientation
pf-refuse-say-a-facing = indiquez une orientation

## Raisons de la doctrine

pf-why-role = chacun garde l’armée pour laquelle il est venu
pf-why-set-up = le dispositif historique est bon
pf-why-place = une place comme une autre
pf-why-place-well = de là on frappe bien, et peu peuvent répondre
pf-why-fire = c’est le tir qui coûte le plus à l’ennemi
pf-why-charge = la charge doit passer
pf-why-rally = on rallie d’abord les fuyards
pf-why-enter = il faut des troupes fraîches
pf-why-march = un meilleur emplacement ailleurs
pf-why-rotate = l’ennemi est d’un autre côté
pf-why-end = plus rien ne vaut un ordre
pf-why-move = la meilleure place à portée
pf-why-hurry = l’ennemi est loin : hâtons-nous
pf-why-risk = le désordre coûterait plus cher
pf-why-halt = assez loin
pf-why-evade = tenir finirait mal
pf-why-stand = l’unité peut tenir
pf-why-face = vers ce qui compte
pf-why-flee = l’une après l’autre
pf-why-supply = sans cartouches, pas de feu
pf-why-keep-order = un ordre sera plus utile

## Défauts d’un scénario

pf-scenario-at-or-arrives = { $given } demande « at » ou « arrives », l’un des deux
pf-scenario-attack-from-one-zone = une attaque convergente demande au moins deux zones pour l’attaquant
pf-scenario-river-assault-without-a-ship = un assaut fluvial demande un fleuve et un navire
pf-scenario-current-without-river = seule une rivière a un courant : { $given }
pf-scenario-house-rules-clash = ces règles maison ne vont pas ensemble
pf-scenario-no-units = ce camp n’a pas d’unités : ajoutez-en
pf-scenario-nobody-set-up = il faut que quelqu’un de ce camp soit sur la table dès le début
pf-scenario-no-zones = ce camp n’a pas de zone de déploiement : ajoutez-en une
pf-scenario-off-the-table = { $given } ne tient pas entièrement sur la table
pf-scenario-outside-its-zone = { $given } ne tient pas entièrement dans une zone de son camp
pf-scenario-on-forbidden-ground = { $given } est sur un terrain qui lui est interdit
pf-scenario-on-another-unit = { $given } est sur une autre unité
pf-scenario-too-many-units = une bataille compte au plus { $given } unités
pf-scenario-too-much-terrain = une bataille compte au plus { $given } éléments de terrain
pf-scenario-traits = ces capacités ne vont pas à ce type, ou pas ensemble
pf-scenario-state-it-cannot-have = { $given } ne peut pas être dans cet état
pf-scenario-ammunition-not-counted = { $given } ne peut manquer de munitions que si la bataille les compte : « ammunition = true » sous [rules]

## Champs

pf-field-ordered = a reçu son ordre

## Hors de la table

pf-status-to-deploy = à déployer
pf-status-to-come = à venir
pf-status-at-hand = prête à entrer
pf-status-destroyed = détruite
pf-status-off-table = sortie de la table
pf-status-points = points de victoire

## Avant de donner l’ordre

pf-preview-march = { $length ->
    [one] { $length } pouce
   *[other] { $length } pouces
  } sur { $most }
pf-piece-march = peut marcher de { $most ->
    [one] { $most } pouce
   *[other] { $most } pouces
  }
pf-preview-stage = { $length }
pf-piece-officer = les unités amies à 6 pouces ou moins marchent et se rallient avec un dé de plus
pf-preview-obstacle = s’arrête contre l’obstacle
pf-sight-seen = vue à { $length ->
    [one] { $length } pouce
   *[other] { $length } pouces
  }
pf-sight-unseen = hors de vue, ou hors du champ de tir
pf-sight-covered = la cible est à couvert
pf-refuse-no-measuring-before-orders = on ne mesure rien avant de donner l’ordre

# Faits d’un résultat tels qu’un joueur les dit, à côté des chances d’une réponse.
pf-fact-hits = { $value ->
    [0] aucune touche
    [one] { $value } touche
   *[other] { $value } touches
  }
pf-fact-hit-points-lost = { $value ->
    [0] aucun PV perdu
    [one] { $value } PV perdu
   *[other] { $value } PV perdus
  }
pf-fact-target-hit-points = { $value ->
    [0] il ne lui en reste aucun
   *[other] il lui en reste { $value }
  }
pf-fact-outcome = { $value ->
    [no_effect] { "" }
    [damaged] { "" }
    [holds] la cible garde son sang-froid
    [routs] la cible part en déroute
    [eliminated] la cible est éliminée
   *[destroyed] la cible est détruite
  }
pf-fact-contact = la charge arrive au contact
pf-fact-contact-not = la charge est trop courte
pf-fact-winner = { $value ->
    [charger] l’unité qui charge l’emporte
    [defender] le défenseur l’emporte
   *[other] { "" }
  }
pf-fact-charger-losses = { $value ->
    [0] l’unité qui charge ne perd rien
   *[other] l’unité qui charge perd { $value } PV
  }
pf-fact-defender-losses = { $value ->
    [0] le défenseur ne perd rien
   *[other] le défenseur perd { $value } PV
  }
pf-fact-charger-fate = { $value ->
    [retreats] l’unité qui charge fait retraite
    [destroyed] l’unité qui charge est détruite
   *[other] { "" }
  }
pf-fact-defender-fate = { $value ->
    [retreats] le défenseur fait retraite
    [destroyed] le défenseur est détruit
   *[other] { "" }
  }
pf-fact-rallied = l’unité se rallie
pf-fact-rallied-not = l’unité ne se rallie pas
pf-fact-passed = le test est réussi
pf-fact-passed-not = le test échoue
pf-fact-leaves-table = l’unité sort de la table

## Pour gagner

pf-win-points = Après { $turns } tours, le score le plus haut gagne ; la victoire est décisive s’il vaut le double de l’autre.
pf-win-held = Objectifs tenus : { $objectives }.
pf-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
pf-win-given = Points d’avance pour la tâche la plus rude : { $side }, { $points } { $points ->
    [one] point
   *[other] points
  }.
pf-win-losses = Chaque unité ennemie perdue rapporte ses points ; une unité en déroute, la moitié.
pf-win-sudden = Un camp qui a perdu { $count } unités, officiers non comptés, est battu aussitôt.
pf-win-nobody-left = Un camp qui n’a plus que des officiers ou des chariots est battu aussitôt.
pf-win-holding = Un objectif est tenu par une unité en ordre dans son cercle, si l’ennemi n’y en a pas. Officiers, chariots et navires ne comptent pas.
pf-chance-contact = de chances d’arriver au contact
pf-chance-rallied = de chances de se rallier
pf-chance-passed = de chances de réussir
