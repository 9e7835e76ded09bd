# La partie entière : décisions, réponses, événements, refus.

## Décisions

ot-decide-begin = Prêt à commencer ?
ot-decide-unhistorical = Prendre une option non historique ?
ot-decide-event-target = Quelle unité subit l’événement ?
ot-decide-event-drop = Trois événements en main : lequel abandonner ?
ot-decide-enlist = Enrôler deux Prisonniers pour un point de recrutement ?
ot-decide-recruit = À quoi servent les points de recrutement ?
ot-decide-aerodrome = L’aérodrome est perdu : où s’installer ?
ot-decide-trotsky = Trotski : quelle décision ce tour-ci ?
ot-decide-move = Quels pions se déplacent, et où ?
ot-decide-halt = Les pions s’arrêtent : attaquer, travailler, rien ?
ot-decide-fire-plan = Que pilonner, et avec quoi ?
ot-decide-counter-battery = Contre-battre les canons qui pilonnent ?
ot-decide-train-path = Par où le train se retire-t-il ?
ot-decide-water-path = Par où la flottille se retire-t-elle ?
ot-decide-choose-attack = Quel hex attaquer maintenant ?
ot-decide-withdraw = On vous attaque : tenter un repli avant combat ?
ot-decide-follow = L’hex est évacué : quelle unité l’occupe ?
ot-decide-coordinate = Plusieurs formations attaquent : laquelle mène, lesquelles suivent ?
ot-decide-air-secret = Quels DA volent, en secret ?
ot-decide-support = Quels soutiens engager ?
ot-decide-contact = Quels trains vont au contact ?
ot-decide-slash = 1a1/D1 : avancer, ou D1 ?
ot-decide-split-d = Dn : combien de pertes, le reste en hexs de retraite ?
ot-decide-split-a = An : combien de pertes, le reste en hexs de retraite ?
ot-decide-losses = Quelle unité subit la perte ?
ot-decide-retreat-path = Par où battre en retraite ?
ot-decide-rout-path = Par où fuit la déroute ?
ot-decide-zoc-loss = La ZOC ennemie coûte un PE : à qui ?
ot-decide-advance = Quelle unité avance dans l’hex évacué ?
ot-decide-second-hex = Quelle cavalerie avance d’un hex de plus ?
ot-decide-pursue = Poursuivre les vaincus ?
ot-decide-keep-budyonny = Garder Boudienny contre des points de victoire ?

## Réponses

ot-choose-begin = Commencer
ot-choose-take-option = Prendre l’option : { $option }
    .brief = Prendre l’option
ot-choose-leave-option = Laisser l’option : { $option }
    .brief = Laisser l’option
ot-choose-suffers = { $unit_le } subit l’événement
    .brief = subit l’événement
ot-choose-wavers = Flottement : { $formation }
ot-choose-drop = Abandonner : { $event ->
    [fiery_speech] discours enflammé
    [cheka] Tcheka
    [partisans] partisans
    [ammunition_convoy] convoi de munitions
    [volunteers] volontaires
    [deep_raid] raid en profondeur
   *[other] événement
  }
ot-choose-enlist = Enrôler deux Prisonniers
ot-choose-no-enlist = N’enrôler personne
ot-choose-reinforce = { $unit_le } : un PE de plus
    .brief = un PE de plus
ot-choose-rebuild = Reconstituer { $unit_le } : { $place }
    .brief = reconstituer ici
ot-choose-volunteers = Jouer les volontaires
ot-choose-renounce = Renoncer au renfort : { $unit }
    .brief = y renoncer
ot-choose-end-recruiting = Finir le recrutement
ot-choose-aerodrome = Aérodrome : { $place }
    .brief = aérodrome ici
ot-choose-decide = Trotski : { $decision ->
    [rally] rallier les troupes
    [anti_desertion] combattre la désertion
    [hunt_plotters] traquer les comploteurs
    [raise_communists] lever des communistes
    [raise_barricades] dresser des barricades
    [raise_district] lever un détachement de quartier
   *[go_to_front] aller au front
  }
ot-choose-no-decision = Ne rien décider
ot-choose-march = { $unit_le } marche : { $place }
    .brief = marche
ot-choose-stay = { $unit_le } reste sur place
    .brief = reste sur place
ot-choose-rail = { $unit_le } prend le train : { $place }
    .brief = prend le train
ot-choose-entrench = Se retrancher : { $place }
    .brief = se retranche
ot-choose-repair-rail = { $unit_le } répare la voie
    .brief = répare la voie
ot-choose-repair-bridge = { $unit_le } répare le pont : { $place }
    .brief = répare le pont
ot-choose-carry = { $flotilla_le } débarque { $unit_le } : { $place }
    .brief = débarque
ot-choose-play-event = Jouer l’événement : { $event ->
    [fiery_speech] discours enflammé
    [cheka] Tcheka
    [partisans] partisans
    [ammunition_convoy] convoi de munitions
    [volunteers] volontaires
    [deep_raid] raid en profondeur
   *[other] événement
  }
    .brief = jouer l’événement
ot-choose-forced-march = Marche forcée : { $formation }
ot-choose-end-movement = Finir les mouvements
ot-choose-assault-rapid = { $stays ->
    [yes] { $unit_le } attaque sans bouger (rapide) : { $place }
   *[no] { $unit_le } attaque depuis { $from } (rapide) : { $place }
  }
    .brief = { $stays ->
        [yes] attaque rapide, sans bouger
       *[no] attaque rapide depuis { $from }
      }
ot-choose-assault-prepared = { $stays ->
    [yes] { $unit_le } attaque sans bouger (préparée) : { $place }
   *[no] { $unit_le } attaque depuis { $from } (préparée) : { $place }
  }
    .brief = { $stays ->
        [yes] attaque préparée, sans bouger
       *[no] attaque préparée depuis { $from }
      }
ot-choose-launch-rapid = { $unit_le } lance une attaque rapide : { $place }
    .brief = attaque rapide
ot-choose-launch-prepared = { $unit_le } lance une attaque préparée : { $place }
    .brief = attaque préparée
ot-choose-cut = Couper la voie ferrée
ot-choose-blow = Faire sauter le pont : { $place }
    .brief = fait sauter le pont
ot-choose-halt = S’arrêter là
ot-choose-bombard = { $unit_le } pilonne : { $place }
    .brief = pilonne
ot-choose-shell = { $unit_le } tire sur { $target_le }
    .brief = tire sur
ot-choose-challenge = { $unit_le } provoque les trains : { $place }
    .brief = provoque les trains
ot-choose-observe = { $unit_le } observe : { $place }
    .brief = observe
ot-choose-end-fire-plan = Ne plus pilonner
ot-choose-counter-fire = { $unit_le } contre-bat { $target_le }
    .brief = contre-bat
ot-choose-no-counter-fire = Ne plus contre-battre
ot-choose-attack = Attaquer : { $place }
    .brief = attaquer
ot-choose-attack-by-night = Attaquer de nuit : { $place }
    .brief = attaquer de nuit
ot-choose-cancel = Renoncer à l’attaque : { $place }
    .brief = renoncer
ot-choose-end-combats = Finir les combats
ot-choose-withdraw = Tenter le repli
ot-choose-hold = Tenir
ot-choose-follow = { $unit_le } occupe l’hex
    .brief = occupe l’hex
ot-choose-no-follow = N’y envoyer aucune autre unité
ot-choose-coordinate = { $formation_le } mène, { $others ->
    [0] sans autre formation
    [one] une autre suit
   *[other] { $others } autres suivent
  }
ot-choose-fly = { $count ->
    [0] Ne faire voler personne
    [one] Faire voler un DA
   *[other] Faire voler { $count } DA
  }
ot-choose-support = { $unit_le } soutient
    .brief = soutient
ot-choose-inspire = Jouer : { $event ->
    [fiery_speech] discours enflammé
    [cheka] Tcheka
    [partisans] partisans
    [ammunition_convoy] convoi de munitions
    [volunteers] volontaires
    [deep_raid] raid en profondeur
   *[other] événement
  }
ot-choose-ammunition = Tirer un point du stock de l’armée
ot-choose-front = Compter sur la présence de Trotski
ot-choose-end-support = N’engager rien de plus
ot-choose-contact = { $unit_le } va au contact
    .brief = va au contact
ot-choose-end-contact = Ne plus envoyer de train au contact
ot-choose-slash-advance = 1a1 : une perte, et avancer
ot-choose-slash-split = D1
ot-choose-split = { $count ->
    [0] Tout en retraite
    [one] Une perte
   *[other] { $count } pertes
  }
ot-choose-lose = { $unit_le } perd un PE
    .brief = perd un PE
ot-choose-path = { $unit_le } se retire : { $place }
    .brief = se retire
ot-choose-further = { $unit_le } va un hex plus loin
    .brief = va plus loin
ot-choose-advance = { $unit_le } avance
    .brief = avance
ot-choose-end-advance = Ne faire avancer aucune autre unité
ot-choose-pursue = Poursuivre : { $place }
    .brief = poursuivre
ot-choose-no-pursuit = Ne pas poursuivre
ot-choose-keep-budyonny = Garder la formation, et payer
ot-choose-let-go = La laisser partir

## Ce qui arrive

ot-turn-begins = le tour { $value } commence
ot-white-player-turn = aux Blancs de jouer
ot-red-player-turn = aux Rouges de jouer
ot-aerodrome-is-lost = l’aérodrome est perdu
ot-detachment-recovers = { $value_le } est de nouveau disponible
ot-detachment-comes = { $value_le } rejoint le front
ot-depot-captured = { $value_le } est pris
ot-leader-flees = { $value_le } s’échappe
ot-leader-captured = { $value_le } est fait prisonnier
ot-unit-loses-pe = { $value_le } perd un PE
ot-unit-destroyed = { $value_le } est { $value_genre ->
    [f] détruite
   *[m] détruit
  } : pion à retirer
ot-unit-surrenders = { $value_le } dépose les armes
ot-train-captured = { $value_le } tombe aux mains de l’ennemi
ot-captured-train-returns = { $value_le } roule désormais pour l’autre camp
ot-captured-train-lost = { $value_le } ne peut pas être remis en service
ot-formation-kept = la formation reste, contre des points
ot-formation-called-away = la formation est rappelée ailleurs
ot-event-of-white = événement des Blancs
ot-event-of-red = événement des Rouges
ot-plot-is-foiled = le complot est déjoué
ot-event-nothing = rien ne se passe
ot-event-fiery-speech = discours enflammé, à jouer quand on veut
ot-event-cheka = Tcheka, à jouer quand on veut
ot-event-personal-initiative = initiative personnelle : sans effet
ot-event-orders-lost = ordres égarés
ot-event-wavering = flottement
ot-event-desertion = désertions
ot-event-requisitions = réquisitions : un point de recrutement de moins
ot-event-derailment = déraillement
ot-event-partisans = partisans, à jouer quand on veut
ot-event-ammunition-convoy = convoi de munitions, à jouer quand on veut
ot-event-volunteers = volontaires, à jouer quand on veut
ot-event-deep-raid = raid en profondeur, à jouer quand on veut
ot-formation-wavers = { $value_le } flotte ce tour-ci
ot-orders-are-lost = { $value_le } est NC ce tour-ci
ot-train-is-derailed = { $value_le } déraille et ne bouge pas ce tour-ci
ot-men-desert = des hommes { $value_du } désertent
ot-desertion-test = test de désertion
ot-railway-is-cut = voie coupée : { $value }
ot-raid-die = dé du raid
ot-depot-is-raided = { $value_le } est razzié
ot-prepared-attack-launched = { $value_le } lance une attaque préparée
ot-rapid-attack-launched = { $value_le } lance une attaque rapide
ot-forced-march = { $value_le } fait une marche forcée
ot-unit-marches = { $value_le } marche
ot-unit-goes-by-rail = { $value_le } prend le train
ot-tries-to-rally = { $value_le } tente de se rallier
ot-rally-is-decided = Trotski rallie les troupes
ot-unit-rallies = { $value_le } se rallie
ot-prisoners-serve = deux Prisonniers s’enrôlent
ot-white-recruits = les Blancs recrutent
ot-red-recruits = les Rouges recrutent
ot-unit-is-reinforced = { $value_le } reçoit un PE
ot-unit-is-rebuilt = { $value_le } est { $value_genre ->
    [f] reconstituée
   *[m] reconstitué
  }
ot-reinforcement-given-up = { $value_le } ne viendra pas
ot-last-turn = dernier tour : { $value }
ot-leader-takes-over = { $value_le } prend le commandement
ot-option-taken = l’option est prise
ot-ammunition-paid = { $value_le } livre un point de munitions
ot-depot-gains-ap = { $value_le } reçoit des munitions
ot-goes-hungry = { $value_le } manque de tout
ot-may-desert = { $value_le } risque des désertions
ot-decision-fails = la décision reste sans effet
ot-decision-succeeds = la décision porte
ot-communists-join = des communistes rejoignent { $value_le }
ot-barricades-rise = barricades : { $value }
ot-district-arms = { $value_le } prend les armes
ot-trotsky-at-the-front = Trotski est au front : { $value }
ot-engineers-at-work = { $value_le } se met au travail
ot-bridge-is-blown = le pont saute : { $value }
ot-stack-entrenches = retranchement creusé : { $value }
ot-railway-is-repaired = voie réparée : { $value }
ot-bridge-is-repaired = pont réparé : { $value }
ot-flotilla-carries = { $value_le } transporte des troupes
ot-tank-stops = { $value_le } s’arrête
ot-tank-breaks-down = { $value_le } tombe en panne
ot-side-without-combat-units = un camp n’a plus d’unité de combat
ot-given-from-the-start = points accordés d’avance : { $value }
ot-even-terms-hold = on compte d’après les conditions d’une partie égale
ot-sudden-death = la partie finit à l’instant
ot-points-of-white = points des Blancs
ot-points-of-red = points des Rouges
ot-points-in-all = en tout : { $value }
ot-outcome-annihilation = l’ennemi n’a plus personne
ot-outcome-sudden-death = les objectifs sont pris
ot-outcome-points = au décompte des points
ot-level-decisive = victoire décisive
ot-level-victory = victoire
ot-level-marginal = victoire marginale
ot-level-draw = partie nulle

## Comptes

ot-tally-pe-lost = PE perdus
ot-tally-units-lost = unités perdues
ot-tally-trains-lost = trains perdus
ot-tally-depots-lost = dépôts perdus
ot-tally-leaders-lost = chefs perdus
ot-tally-prisoners-taken = Prisonniers faits
ot-tally-points = points de victoire
ot-tally-objectives-held = objectifs tenus
ot-status-points = points de victoire
ot-status-ammunition = munitions
ot-status-prisoners = Prisonniers
ot-status-pe-destroyed = PE détruits
ot-status-rail = capacité ferroviaire
ot-status-events-held = événements en main
ot-status-fatigue = fatigue
ot-status-stock = stock de l’armée
ot-status-to-come = à venir
ot-status-on-map = sur la carte
ot-status-in-box = à l’aérodrome
ot-status-lost = perdue
ot-status-surrendered = s’est rendue
ot-status-captured = capturée
ot-status-left = partie
ot-value-moved = a bougé
ot-value-nc = NC
ot-value-unsupplied = non ravitaillée
ot-value-pinned = clouée
ot-value-fired = a tiré
ot-value-broken-down = en panne
ot-value-packed = non déployé
ot-value-unavailable = indisponible
ot-value-derailed = déraillé
ot-value-entrenched = retranchée
ot-value-front = ligne de front
ot-value-railway = voie ferrée
ot-value-aerodrome = aérodrome
ot-value-decisive = victoire décisive
ot-value-victory = victoire
ot-value-marginal = victoire marginale
ot-value-draw = partie nulle
ot-field-bonus = bonus
ot-field-range = portée
ot-field-fire = Feu

## Refus

ot-refuse-not-what-is-asked = ce n’est pas ce qui est demandé
ot-refuse-event-may-not-be-played = cet événement ne peut pas être joué là
ot-refuse-attack-may-not-be-launched = cette attaque ne peut pas être lancée d’ici
ot-refuse-task-may-not-be-done = ce travail ne peut pas être fait ici
ot-refuse-not-your-unit = ce pion n’est pas à vous
ot-refuse-unit-is-not-on-the-map = ce pion n’est pas sur la carte
ot-refuse-unit-has-moved = ce pion a déjà bougé
ot-refuse-routed-units-do-not-move = une unité en déroute ne se déplace pas
ot-refuse-formation-does-not-move-early = cette formation ne part pas plus tôt
ot-refuse-no-such-unit = ce pion n’existe pas
ot-refuse-not-of-one-hex = les pions qui vont ensemble partent du même hex
ot-refuse-no-path = donnez au moins un hex
ot-refuse-path-leads-back = le chemin revient sur lui-même
ot-refuse-unit-is-held-fast = ce pion ne peut pas bouger
ot-refuse-hex-is-out-of-reach = cet hex est hors d’atteinte
ot-refuse-too-few-mp = pas assez de PM pour ce chemin
ot-refuse-no-room-in-the-hex = l’hex est plein : limites d’empilement
ot-refuse-only-marches-before-turn-one = avant le tour 1, on ne fait que marcher
ot-refuse-unit-must-close-on-depot = une unité hors de portée doit d’abord se rapprocher d’un dépôt
ot-refuse-nothing-to-do-there = ce pion n’a rien à faire là
ot-refuse-no-forced-march = pas de marche forcée pour cette formation
ot-refuse-hex-is-off-the-map = cet hex n’est pas sur la carte
ot-refuse-path-is-too-long = le chemin est trop long
ot-refuse-class-is-not-carried = ce pion ne prend pas le train
ot-refuse-not-yet-due = ce renfort n’est pas encore attendu
ot-refuse-no-capacity-left = la capacité ferroviaire est épuisée
ot-refuse-not-a-station = on embarque dans un village, un bourg ou une ville sur la voie
ot-refuse-railway-is-not-open = la voie n’est pas libre
ot-refuse-not-a-neighbour = les hexs du chemin doivent se toucher
ot-refuse-hex-is-barred = ce pion ne peut pas entrer dans cet hex
ot-refuse-class-is-not-recruited = cette classe ne se recrute pas
ot-refuse-unit-takes-no-recruits = cette unité n’a pas besoin de recrues
ot-refuse-one-pe-a-turn = une unité regagne un PE par tour
ot-refuse-recruits-need-supply = une unité non ravitaillée ne reçoit pas de recrues
ot-refuse-routed-unit-takes-no-recruits = une unité en déroute ne reçoit pas de recrues
ot-refuse-enemy-beside-the-unit = l’ennemi est au contact de cette unité
ot-refuse-no-room-for-recruits = l’empilement ne permet pas un PE de plus
ot-refuse-unit-is-not-rebuilt = cette unité ne peut pas être reconstituée
ot-refuse-not-a-centre-that-counts = ce n’est pas un centre qui compte
ot-refuse-too-few-recruits = pas assez de points de recrutement
ot-refuse-reinforcements-enter-one-by-one = les renforts entrent un par un
ot-refuse-entry-is-barred = l’entrée est barrée
ot-refuse-not-an-entry = ce renfort n’entre pas par là
ot-refuse-works-are-there = il y a déjà un ouvrage
ot-refuse-nobody-to-entrench = personne ici pour se retrancher
ot-refuse-entrenches-only-epc = on ne se retranche qu’en EPC
ot-refuse-entrenches-only-supplied = on ne se retranche que ravitaillé
ot-refuse-infantry-repairs = seule l’infanterie répare
ot-refuse-repairs-need-supply = une unité non ravitaillée ne répare pas
ot-refuse-railway-is-whole = la voie n’est pas coupée
ot-refuse-bridge-stands = le pont est debout
ot-refuse-nobody-is-carried = il n’y a personne à transporter
ot-refuse-counter-is-not-carried = ce pion ne peut pas embarquer
ot-refuse-counter-is-named-twice = ce pion est nommé deux fois
ot-refuse-too-much-to-carry = une flottille porte 4 PE au plus
ot-refuse-flotilla-is-not-adjacent = la flottille n’est pas à côté de la pile
ot-refuse-no-landing-there = on ne peut pas débarquer là

## Défauts d’un scénario

ot-scenario-bad-hex = « { $given } » n’est pas un hex : quatre chiffres, colonne et rangée, comme 0403
ot-scenario-bad-hexside = « { $given } » n’est pas un bord d’hex : deux hexs voisins, comme 0403-0404
ot-scenario-hex-off-the-map = { $given } n’est pas sur la carte
ot-scenario-hex-twice = { $given } est donné deux fois
ot-scenario-a-date-a-turn = donnez une date par tour ({ $given }), ou aucune
ot-scenario-place-without-a-name = { $given } est bâti : donnez-lui un nom sous [[places]]
ot-scenario-not-built-up = { $given } n’est ni un village, ni un bourg, ni une ville
ot-scenario-comes-no-earlier = { $given } n’arrive pas plus tôt : donnez un renfort, et un tour avant le sien
ot-scenario-units-or-formations = l’option { $given } nomme des pions (units) ou des formations, l’un des deux
ot-scenario-after-the-last-turn = c’est après le dernier tour, { $given }
ot-scenario-no-levels = donnez au moins un niveau de victoire
ot-scenario-no-hexes = nommez au moins un hex
ot-scenario-too-many-units = un camp a de 1 à 60 pions, pas { $given }
ot-scenario-no-such-railway = il n’y a pas de voie ferrée { $given }
ot-scenario-no-aerodrome = ce camp a des avions : donnez-lui un aérodrome
ot-scenario-value-missing = cette valeur manque à { $given }, dont la classe en a une
ot-scenario-value-of-another-class = { $given } n’a pas cette valeur : elle est d’une autre classe
ot-scenario-faces = { $given } : chaque valeur a autant de faces que les PE, et la face réduite a moins de PE
ot-scenario-no-formation = { $given } n’a pas de formation
ot-scenario-no-such-leader = il n’y a pas de chef « { $given } » dans ce camp
ot-scenario-no-such-option = ce camp n’a pas d’option « { $given } »
ot-scenario-not-called-away = ce camp n’a pas de formation « { $given } » qui soit rappelée
ot-scenario-unknown-formation = il n’y a pas de formation « { $given } » dans ce camp
ot-scenario-formation-in-two-corps = la formation { $given } appartient à deux corps
ot-scenario-place-not-used = { $given } n’est pas encore sur la carte : son hex ne sert à rien
ot-scenario-hex-or-arrives = { $given } a besoin d’un hex, ou d’une arrivée (arrives)
ot-scenario-forbidden-ground = terrain interdit à ce pion : { $given }
ot-scenario-entry-hexes = { $given } : un renfort donne ses hexs d’entrée ; un avion ou un remplaçant, aucun
ot-scenario-not-on-the-edge = { $given } n’est pas au bord de la carte
ot-scenario-no-target = { $given } a lancé une attaque : donnez sa cible (target)
ot-scenario-bad-target = { $given } n’est pas une cible : un hex voisin tenu par l’ennemi, avec un ordre
ot-scenario-both-sides-in-a-hex = les deux camps sont dans l’hex { $given }
ot-scenario-stack-over-its-limit = l’hex { $given } dépasse les limites d’empilement
ot-scenario-pool-and-depots = ce camp a des dépôts : pas de réserve commune (pool)
ot-scenario-unreachable-depot = { $given } est hors d’atteinte : aucune source de son camp ne le rejoint sur roues
ot-scenario-rows-of-the-map = une carte a de 1 à { $given } rangées
ot-scenario-unknown-ground = « { $given } » n’est aucun terrain : . v t C w h m W
ot-scenario-row-of-another-length = chaque rangée a autant d’hexs que la première, { $given }
ot-scenario-hexside-twice = le bord { $given } est déjà pris
ot-scenario-no-neighbours = { $given } ne sont pas voisins
ot-scenario-line-in-the-water = { $given } est de l’eau
ot-scenario-line-jumps = la ligne saute : { $given } ne sont pas voisins
ot-scenario-no-bridge = la ligne franchit { $given } sans pont : ajoutez-le à bridges
ot-scenario-line-too-short = une ligne a deux hexs ou plus
ot-scenario-bridge-without-river = le pont { $given } ne franchit rien
ot-scenario-bridge-to-nowhere = ni route ni voie ferrée ne passe le pont { $given }
ot-scenario-no-bridge-to-blow = il n’y a pas de pont à { $given }
ot-scenario-works-in-the-water = { $given } est de l’eau : pas d’ouvrage
ot-scenario-works-already = { $given } a déjà une tranchée
ot-scenario-no-railway = aucune voie ferrée ne passe par { $given }

## Batailles

ot-kukuyevka = La ferme de Koukouïevka
ot-orel-1919 = Orël 1919
ot-tsaritsyne-1919 = Tsaritsyne 1919

## Combats

ot-aircraft-lost = un DA est abattu
ot-bombardment-of = pilonnage : { $value }
ot-stack-pinned = la pile est clouée : { $value }
ot-attack-cancelled = l’attaque est abandonnée : { $value }
ot-combat-begins = combat : { $value }
ot-guns-taken-without-a-fight = canons pris sans combat : { $value }
ot-no-attack-roll = l’hex est pris sans jet d’attaque
ot-train-is-tested = { $value_le } va au contact
ot-train-damaged = { $value_le } est endommagé
ot-formation-leads = { $value_le } mène l’attaque
ot-coordination-fails = la coordination échoue
ot-counter-fire-announced = contre-batterie sur { $value }
ot-hex-observed = observation aérienne : { $value }
ot-counter-fire-at = contre-batterie sur { $value_le }
ot-battery-suppressed = { $value_le } est { $value_genre ->
    [f] neutralisée
   *[m] neutralisé
  }
ot-battery-silenced = { $value_le } est { $value_genre ->
    [f] réduite
   *[m] réduit
  } au silence
ot-train-duel-with = duel de trains : { $value }
ot-flotilla-duel-with = duel de flottilles : { $value }
ot-loser-damaged = { $value_le } a le dessous et subit des dommages
ot-fire-at-flotilla = tir sur { $value_le }
ot-flotilla-damaged = { $value_le } est endommagée
ot-broken-tank-left = en panne, { $value_le } est { $value_genre ->
    [f] abandonnée
   *[m] abandonné
  }
ot-no-room-anywhere = { $value_le } ne trouve de place nulle part
ot-no-way-back-costs-losses = la retraite coupée coûte des pertes
ot-vehicle-abandoned = { $value_le } est { $value_genre ->
    [f] abandonnée
   *[m] abandonné
  }
ot-no-way-back-at-all = aucune retraite possible
ot-stack-routs = déroute : { $value }
ot-stack-withdraws = repli avant combat : { $value }
ot-stack-retreats = retraite : { $value }
ot-hexes-missing = hexs de retraite manquants : { $value }
ot-bombardment-announced = pilonnage annoncé : { $value }
ot-fire-at-flotilla-announced = tir annoncé sur { $value_le }
ot-train-duel-announced = duel de trains annoncé : { $value }
ot-stack-may-panic = la panique menace : { $value }
ot-stack-panics = panique : { $value }
ot-attackers-cell = case de l’attaquant
ot-defenders-cell = case du défenseur
ot-nobody-can-retreat = personne ne peut reculer : des pertes
ot-attack-on-the-hex = attaque : { $value }
ot-army-stock-used = un point du stock de l’armée
ot-supports-the-combat = { $value_le } soutient
ot-may-ride-away = { $value_le } tente de s’échapper
ot-train-is-cut-off = { $value_le } a la retraite coupée
ot-flotilla-falls-back = { $value_le } se retire
ot-train-falls-back = { $value_le } se retire
ot-withdrawal-fails = le repli échoue : { $value }
ot-unit-follows = { $value_le } occupe l’hex
ot-why-nothing-better = rien de mieux à faire
ot-refuse-nobody-bombards-there = personne ne pilonne de là
ot-refuse-may-not-fire-there = ce pion ne peut pas tirer là
ot-refuse-no-target-there = il n’y a pas de cible dans cet hex
ot-refuse-no-flotilla-there = il n’y a pas de flottille là
ot-refuse-may-not-fly-there = ce DA ne peut pas voler là
ot-refuse-may-not-support = ce pion ne peut pas soutenir ce combat
ot-refuse-one-thing-a-phase = un pion ne fait qu’une chose par phase
ot-refuse-depot-may-not-pay = ce dépôt ne peut pas payer
ot-unit-advances = { $value_le } avance
ot-cavalry-goes-on = { $value_le } avance d’un hex de plus
ot-pursuit-of = poursuite : { $value }

## Raisons de la doctrine

ot-why-pursue = les vaincus ne doivent pas souffler
ot-why-alone = la coordination est trop incertaine
ot-why-together = ensemble on frappe plus fort
ot-why-decide = c’est ce qui manque le plus
ot-why-attack = l’attaque vaut son prix
ot-why-cancel = l’attaque coûterait trop
ot-why-slip-away = mieux vaut se dérober
ot-why-hold = la position vaut d’être tenue
ot-why-support = ce soutien fait la différence
ot-why-inspire = c’est le moment d’enflammer les troupes
ot-why-bombard = des canons de reste, une cible qui vaut l’obus
ot-why-counter-battery = leurs canons d’abord
ot-why-cheapest-loss = la perte qui coûte le moins
ot-why-safest-path = le chemin le plus sûr
ot-why-advance = l’hex vaut d’être pris
ot-why-recruit = les meilleurs d’abord
ot-why-hold-or-go = tenir ou céder, au moindre prix
ot-why-enough-moved = plus rien à déplacer d’utile
ot-why-reinforcement = des troupes fraîches
ot-why-by-rail = le train va plus vite
ot-why-repair = la ligne doit rouler
ot-why-event-now = l’occasion est là
ot-why-in-passing = un objectif se prend au passage
ot-why-better-ground = de meilleures positions
ot-why-entrench = ici on tiendra

## Avant de donner l’ordre

ot-piece-commands = commande à { $hexes } hexs, bonus { $bonus }
ot-piece-movement = peut dépenser { $mp } PM
ot-piece-range = tire à { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexs
  }
ot-piece-fed = dépôt à { $hexes } sur { $range } hexs : ravitaillée
ot-piece-too-far = dépôt à { $hexes } hexs, portée { $range } : trop loin
ot-piece-cut-off = aucun chemin vers un dépôt (portée { $range })
ot-planned-attack = { $attack } contre { $defence }
ot-preview-stage = { $cost }
ot-preview-march = { $cost } PM sur { $mp }
ot-preview-all-mp = un seul hex, avec tous ses PM : EM
ot-preview-arrives = reste { $left } PM
ot-preview-deploys = se met en position de combat, reste { $left } PM
ot-preview-in-march-order = reste en mouvement (EM)
ot-preview-enters-zone = finit en ZOC ennemie
ot-guns-caught-off-guard = { $value_le } : canons surpris, éliminés d’office
ot-goes-a-hex-further = { $value_le } va un hex plus loin
ot-first-loss-goes-there = la première perte va à cette unité
ot-defender-decides-for-attacker = le défenseur choisit pour l’attaquant
ot-refuse-pinned-guns-stay-silent = des canons cloués ne soutiennent pas

# Faits d’un résultat tels qu’un joueur les dit, à côté des chances d’une réponse.
ot-chance-attacker-wins = de chances que l’attaquant l’emporte
ot-chance-passed = de chances de réussir le test
ot-chance-pinned = de chances de clouer la cible
ot-chance-done = de chances que l’ouvrage soit fait
ot-chance-hit = de chances que le tir porte
ot-fact-attacker-wins = l’attaquant l’emporte
ot-fact-attacker-wins-not = l’attaquant échoue
ot-fact-defender-fate = { $value ->
    [stands] le défenseur tient
    [retreats] le défenseur recule
    [routs] le défenseur est mis en déroute
    [surrenders] le défenseur se rend
   *[eliminated] le défenseur est éliminé
  }
ot-fact-attacker-fate = { $value ->
    [stands] { "" }
    [retreats] l’attaquant recule
    [routs] l’attaquant est mis en déroute
    [surrenders] l’attaquant se rend
   *[eliminated] l’attaquant est éliminé
  }
ot-fact-defender-losses = { $value ->
    [0] le défenseur ne perd rien
   *[other] le défenseur perd { $value } PE
  }
ot-fact-attacker-losses = { $value ->
    [0] l’attaquant ne perd rien
   *[other] l’attaquant perd { $value } PE
  }
ot-fact-advance = { $value ->
    [none] { "" }
    [one_hex] avance d’un hex
   *[two_hexes] avance de deux hexs
  }
ot-fact-passed = le test réussit
ot-fact-passed-not = le test échoue
ot-fact-pinned = la cible est clouée
ot-fact-pinned-not = la cible n’est pas clouée
ot-fact-done = l’ouvrage est fait
ot-fact-done-not = l’ouvrage échoue
ot-fact-hit = le tir porte
ot-fact-hit-not = le tir ne porte pas
ot-fact-losses = { $value ->
    [0] aucune perte
   *[other] { $value } PE perdus
  }
ot-fact-effect = { $value ->
    [none] { "" }
    [suppressed] la batterie est neutralisée
    [silenced] la batterie est réduite au silence
    [damaged] la flottille est endommagée
    [sunk] la flottille est coulée
    [retreats] le perdant se retire
    [damaged_and_retreats] le perdant est endommagé et se retire
   *[destroyed] le perdant est détruit
  }

## Pour gagner

ot-win-points = À la fin du tour { $turns }, les points de victoire décident.
ot-win-lead = { $side } : { $level } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } d’avance.
ot-win-least = { $side } : { $level } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ou plus.
ot-win-enemy-at-most = { $side } : { $level } si l’ennemi n’a pas plus de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ot-win-whoever = Les deux camps
ot-win-sudden = { $side } : { $level } aussitôt, en contrôlant à la fin d’un tour { $hexes }{ $until ->
    [0] { "" }
   *[other] , au plus tard au tour { $until }
  }{ $from ->
    [0] { "" }
   *[other] , à partir du tour { $from }
  }.
ot-win-held = Objectifs : { $objectives }.
ot-win-objective = { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
ot-win-losses = S’y ajoutent la moitié des Prisonniers, le quart des PE ennemis détruits, les trains, les chars et les dépôts pris ou détruits.
ot-win-nobody-left = Un camp sans unité de combat a perdu aussitôt ({ $level } de l’autre).
ot-win-given = { $side } : { $points } { $points ->
    [one] point
   *[other] points
  } d’avance.
ot-win-even = Conditions d’une partie égale : chaque camp peut l’emporter. Les joueurs peuvent préférer celles de l’histoire.
ot-win-holding = Un objectif compte pour le camp qui contrôle son hexagone.
