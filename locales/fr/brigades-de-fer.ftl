# Billy Yank II : Brigades de Fer

## Procédures

bf-procedure-combat-value = trouver la VC de départ d’une unité d’après son instruction et son état
bf-procedure-figures-vc = trouver la VC d’une unité de cinq plaquettes d’après son nombre de figurines
bf-procedure-command-points = lancer les PC d’un camp au début du tour
bf-procedure-draw-token = tirer un jeton du bol pour savoir quel camp active une unité
bf-procedure-in-command = dire si une unité est commandée ou isolée
bf-procedure-group-limit = compter les subordonnées qu’une unité de référence peut entraîner
bf-procedure-activation-test = passer le test d’activation d’une unité ou d’un groupe
bf-procedure-reaction-test = passer le test d’une réaction à un assaut : tir d’opportunité, esquive ou contre-charge
bf-procedure-movement-allowance = compter ce qu’une unité peut parcourir et payer dans une activation
bf-procedure-mount-state = dire si une cavalerie finit son activation montée ou démontée, et si elle peut tirer
bf-procedure-line-of-fire = juger une ligne de tir d’après ce qu’on voit sur la table
bf-procedure-fire = résoudre le tir d’une unité sur une autre, pertes comprises
bf-procedure-fire-at-general = résoudre un tir sur un général détaché
bf-procedure-close-combat-value = calculer la VCR d’une unité
bf-procedure-close-combat = résoudre un combat rapproché avec ses soutiens, ses généraux et ses pertes
bf-procedure-tie-result = trouver les pertes d’un combat rapproché à totaux égaux
bf-procedure-losses = répartir des pertes entre plaquettes et repli
bf-procedure-general-casualty = savoir si un général exposé est éliminé
bf-procedure-support-eligibility = dire si une unité peut soutenir un assaut
bf-procedure-breakthrough = dire si une unité peut percer, puis se battre encore
bf-procedure-miller-victory = désigner le vainqueur de Miller’s Cornfield
bf-procedure-hex-fire-line = mesurer et juger une ligne de tir sur hexagones
bf-procedure-hex-moves = lister toutes les arrivées d’un mouvement sur hexagones
bf-procedure-hex-retreats = lister toutes les arrivées d’un repli sur hexagones
bf-procedure-table-fire-line = mesurer et juger une ligne de tir sur table libre

## Champs : les unités et leurs chefs

bf-field-training = instruction
bf-field-condition = état
bf-field-figures = figurines
bf-field-figures-per-stand = figurines par plaquette
bf-field-vc = VC
bf-field-vcr = VCR
bf-field-category = catégorie
bf-field-grade = qualité
bf-field-militia = miliciens
bf-field-dashing = fougueuse
bf-field-weapon = arme
bf-field-horse-artillery = artillerie à cheval
bf-field-repeating = armes à répétition
bf-field-breechloaders = carabines à tir rapide
bf-field-mounted = montée
bf-field-general = général attaché
bf-field-leadership = leadership
bf-field-control = contrôle du général
bf-field-attack = leadership en attaque
bf-field-defence = leadership en défense
bf-field-rating = qualité du général en chef
bf-field-attached = général en chef attaché
bf-field-dominant-height = sur une hauteur dominante
bf-field-direct-units = unités en commandement direct
bf-field-points = PC reçus
bf-field-pc = PC dépensés
bf-field-status = situation du général
bf-field-triggers = jets à subir
bf-field-eliminated = général éliminé
bf-field-union = Union
bf-field-confederate = Confédérés
bf-field-side = camp
bf-field-units = unités
bf-field-unit = unité

## Champs : l’activation et les réactions

bf-field-in-command = commandée
bf-field-out-of-command = hors commandement
bf-field-no-general = plus de général
bf-field-dense-vegetation = en végétation dense
bf-field-distance = distance, en UD
bf-field-subordinates = subordonnées
bf-field-max-subordinates = subordonnées au plus
bf-field-success = réussite
bf-field-target = cible
bf-field-reaction = réaction
bf-field-position = place dans l’assaut
bf-field-attacker-category = catégorie de l’assaillant
bf-field-already-activated = déjà activée
bf-field-in-enemy-contact = déjà au contact d’un ennemi

## Champs : le mouvement

bf-field-activated = activation réussie
bf-field-will-fire = tirera ensuite
bf-field-pivots = pivots
bf-field-rear-move = déplacement autre que vers l’avant
bf-field-starts-in-difficult = part d’un terrain difficile
bf-field-on-road = tout sur route
bf-field-occupy-buildings = investit des bâtiments
bf-field-potential = potentiel
bf-field-possible = possible
bf-field-max-distance = distance permise, en UD
bf-field-dismount = démonte
bf-field-moved = mouvement effectué, en UD
bf-field-may-fire = peut tirer
bf-field-entered-difficult = entrée ce tour en terrain difficile
bf-field-destinations = arrivées
bf-field-facing = orientation
bf-field-facings = orientations

## Champs : la table et la ligne de tir

bf-field-board = grille
bf-field-columns = colonnes
bf-field-rows = rangées
bf-field-hex = hexagone
bf-field-x = x
bf-field-y = y
bf-field-polygon = contour
bf-field-level = niveau
bf-field-heights = hexagones en hauteur
bf-field-hills = hauteurs
bf-field-masking = terrain masquant
bf-field-difficult = terrain difficile
bf-field-walls = protections linéaires
bf-field-roads = routes
bf-field-friends = unités amies
bf-field-enemies = unités ennemies
bf-field-shooter = tireur
bf-field-target-in-front = cible devant
bf-field-crosses-masking = traverse un terrain masquant
bf-field-masking-length = longueur en terrain masquant, en UD
bf-field-third-unit = unité interposée
bf-field-third-unit-overlooked = unité interposée surplombée
bf-field-higher-ground-between = crête interposée
bf-field-clear = ligne dégagée
bf-field-reason = raison
bf-field-in-front = devant
bf-field-blocked = ligne coupée
bf-field-linear-cover = à l’abri d’une protection linéaire

## Champs : le tir

bf-field-range = portée, en UD
bf-field-enfilade = enfilade
bf-field-basic-move = en mouvement basique
bf-field-overlooks = surplombe
bf-field-in-buildings = investit des bâtiments
bf-field-cover = couvert
bf-field-hits = touches
bf-chance-hits = de chances de toucher

## Champs : le combat rapproché

bf-field-role = rôle
bf-field-attacker = assaillant
bf-field-defender = défenseur
bf-field-supports = soutiens
bf-field-rear-attack = attaque à revers
bf-field-countercharge = contre-charge
bf-field-other-opponents = autres adversaires combattus ce tour
bf-field-opponent-in-cover = adversaire à couvert
bf-field-excess-losses = report de l’excédent
bf-field-winner = vainqueur
bf-field-difference = écart
bf-field-attacker-grade = qualité de l’assaillant
bf-field-defender-grade = qualité du défenseur
bf-field-attacker-losses = pertes de l’assaillant
bf-field-defender-losses = pertes du défenseur
bf-field-jointly-activated = activée avec l’assaillant
bf-field-same-category = même catégorie
bf-field-contact-with-target = au contact de la cible
bf-field-contact-with-attacker = au contact de l’assaillant
bf-field-other-enemy-contact = au contact d’un autre ennemi
bf-field-already-supporting = soutiens déjà désignés
bf-field-eligible = peut soutenir
bf-field-opponent = sort de l’adversaire
bf-field-is-attacker = est l’assaillant
bf-field-new-enemy-contact = nouvel ennemi au contact
bf-field-may-advance = peut percer
bf-field-may-fight-again = peut se battre encore

## Champs : les pertes et le repli

bf-field-losses = pertes
bf-field-source = origine des pertes
bf-field-even-losses = pertes paires
bf-field-retreat-room = UD de repli possibles
bf-field-stands-lost = plaquettes perdues
bf-field-retreat-ud = UD de repli
bf-field-destroyed = détruite
bf-field-turned-away = tourne le dos
bf-field-excess = excédent
bf-field-general-lost = général perdu
bf-field-cause = ennemi à l’origine du repli
bf-field-possible-ud = UD possibles

## Champs : Miller’s Cornfield

bf-field-cornfield = champ de maïs
bf-field-church = chapelle
bf-field-union-reinforced = renforts de l’Union appelés
bf-field-confederate-reinforced = renforts confédérés appelés
bf-field-union-units-left = unités restantes de l’Union
bf-field-confederate-units-left = unités restantes des Confédérés

## Valeurs : les unités et leurs chefs

bf-value-none = aucun
bf-value-militia = miliciens
bf-value-volunteer = engagés
bf-value-regular = réguliers
bf-value-veteran = vétérans
bf-value-spent = exténués
bf-value-worn = éprouvés
bf-value-fresh = frais
bf-value-infantry = infanterie
bf-value-cavalry = cavalerie
bf-value-artillery = artillerie à pied
bf-value-horse-artillery = artillerie à cheval
bf-value-crack = cracks
bf-value-standard = standard
bf-value-green = bleus
bf-value-rifled-musket = fusils rayés
bf-value-smoothbore-musket = fusils obsolètes
bf-value-breechloading-carbine = carabines à tir rapide
bf-value-smoothbore-carbine = carabines obsolètes
bf-value-smoothbore-gun = canons lisses
bf-value-rifled-gun = canons rayés
bf-value-mediocre = médiocre
bf-value-superior = supérieur
bf-value-attached = attaché
bf-value-detached = détaché
bf-value-union = Union
    .article = l’
    .genre = f
bf-value-confederate = Confédérés
    .article = les
bf-value-friend = amie
bf-value-friendly = amie
bf-value-enemy = ennemie

## Valeurs : le tir et le combat

bf-value-cover = couvert
bf-value-dense-cover = couvert dense
bf-value-linear = protection linéaire
bf-value-clear = dégagée
bf-value-not-in-front = cible pas devant
bf-value-masked = vue masquée
bf-value-unit-in-the-way = unité interposée
bf-value-crest = crête
bf-value-opportunity-fire = tir d’opportunité
bf-value-evade = esquive
bf-value-countercharge = contre-charge
bf-value-assailed = assaillie
bf-value-beside-assailed = au contact de l’unité assaillie
bf-value-beside-attacker = au contact de l’assaillant
bf-value-attacker = assaillant
bf-value-defender = défenseur
bf-value-support = soutien
bf-value-tie = égalité
bf-value-fire = tir
bf-value-close-combat = combat rapproché
bf-value-retreat = repli
bf-value-stand = plaquette
bf-value-concentrate = un soutien après l’autre
bf-value-spread = à tour de rôle
bf-value-destroyed = détruit
bf-value-retreated = s’est replié
bf-value-evaded = a esquivé
bf-value-stands = tient bon
bf-value-brilliant = victoire brillante
bf-value-victory = victoire
bf-value-draw = partie nulle

## Journal : les nombres que l’on calcule

bf-vc = VC
bf-each-die = chaque dé
bf-points = PC
bf-command-radius = rayon de commandement
bf-subordinates = subordonnées au plus
bf-target = seuil d’activation
bf-potential = potentiel
bf-distance = distance permise
bf-score = score pour toucher
bf-dice = nombre de dés
bf-attacker-value = VCR de l’assaillant
bf-defender-value = VCR du défenseur
bf-support-value = VCR du soutien

## Journal : les dés

bf-command-dice = dés de commandement
bf-token-from-the-bowl = jeton tiré du bol
bf-union-token-drawn = jeton tiré : Union
bf-confederate-token-drawn = jeton tiré : Confédérés
bf-activation-die = dé d’activation
bf-fire-dice = dés de tir
bf-attacker-dice = dés de l’assaillant
bf-support-dice = dés d’un soutien
bf-defender-dice = dés du défenseur
bf-test-of-a-general = le général est-il touché ?

## Journal : la VC et le commandement

bf-training-and-condition = instruction et état
bf-figures-on-each-stand = { $value ->
    [one] une figurine par plaquette
   *[other] { $value } figurines par plaquette
  }
bf-five-figures-a-point = un point par tranche de cinq figurines
bf-one-die-per-unit = un dé par unité sur la table
bf-on-a-dominant-height = général en chef sur une hauteur dominante
bf-standard-commander = barème d’un général en chef standard
bf-mediocre-commander = général en chef médiocre
bf-superior-commander = général en chef supérieur
bf-attached-commander = général en chef attaché
bf-sum-of-command-dice = somme des dés
bf-bonus-of-direct-units = bonus, limité aux unités en commandement direct
bf-penalty-of-each-die = malus de chaque dé
bf-never-below-zero = jamais moins que zéro
bf-no-commander-in-chief = sans général en chef, pas de PC

## Journal : l’activation et le mouvement

bf-command-radius-in-the-open = rayon ordinaire
bf-in-dense-vegetation = unité en végétation dense
bf-no-general-left = plus aucun général pour la commander
bf-combat-value = VC
bf-control-of-the-general = contrôle du général attaché
bf-base-above-zero = la base ne tombe pas à zéro
bf-each-subordinate = chaque subordonnée
bf-points-spent = PC dépensés
bf-forced-march = marche forcée
bf-basic-movement = mouvement basique
bf-on-road = mouvement tout entier sur route
bf-each-pivot = chaque pivot
bf-occupying-buildings = bâtiments à investir
bf-pivot-or-not-forward = pivot, ou déplacement autre que vers l’avant
bf-starts-in-difficult = départ en terrain difficile
bf-nothing-left = plus rien à parcourir
bf-dismounts = la cavalerie démonte
bf-remounts = au-delà d’1 UD, la cavalerie remonte en selle
bf-mounted-never-fires = montée, la cavalerie ne tire pas

## Journal : la ligne de tir et le tir

bf-target-not-in-front = la cible n’est pas devant la ligne de front du tireur
bf-line-is-cut = la ligne de tir est coupée
bf-line-masked = un terrain masquant coupe la ligne de tir
bf-unit-in-the-way = une unité interposée coupe la ligne de tir
bf-crest-between = une crête coupe la ligne de tir
bf-target-behind-protection = la cible est à l’abri d’une protection linéaire
bf-weapon-and-range = arme et portée
bf-target-mounted = cible montée
bf-shooter-moved = tireur en mouvement basique
bf-counter-battery = contre-batterie
bf-shooter-in-buildings = tireur investissant des bâtiments
bf-overlooks-target = le tireur surplombe la cible
bf-enfilade = tir d’enfilade
bf-repeating-weapons = armes à répétition
bf-linear-protection-turned = prise d’enfilade, la protection linéaire ne sert à rien
bf-target-in-cover = cible à couvert : un { $value } rate
bf-target-in-dense-cover = cible en couvert dense : de 1 à { $value }, le dé rate
bf-breechloaders-in-cover = cavalerie démontée à couvert, armée de carabines à tir rapide : de 1 à { $value }, le dé rate
bf-detached-general = général détaché, touché sur un 1
bf-general-in-cover = général à couvert, hors d’atteinte

## Journal : le combat rapproché

bf-base-of-the-arm = base de la catégorie
bf-each-other-opponent = chaque autre adversaire combattu ce tour
bf-in-difficult-terrain = en terrain difficile
bf-overlooks-opponent = surplombe l’adversaire
bf-defends-cover = défend un couvert
bf-on-foot-in-dense-cover = piétons défendant un couvert dense
bf-rear-attack = attaque à revers
bf-dashing-attack = assaut d’une unité fougueuse au terme d’un déplacement
bf-countercharge = contre-charge réussie
bf-at-least-one = minimum
bf-at-most-five = maximum
bf-horse-in-difficult = cavalerie montée en terrain difficile
bf-horse-against-cover = cavalerie montée contre un adversaire à couvert
bf-leadership-dice = leadership du général
bf-equal-totals = totaux égaux : une perte chacun, sauf différence de qualité
bf-crack-holds = des cracks ne perdent rien contre moins bons qu’eux
bf-standard-holds = une unité standard ne perd rien contre des bleus
bf-green-gives-way = des bleus cèdent aussi du terrain à des cracks
bf-support-out-of-contact = le soutien ne touche ni la cible ni l’assaillant
bf-support-not-jointly-activated = le soutien n’a pas été activé avec l’assaillant
bf-three-supports-at-most = l’assaillant a déjà trois soutiens
bf-support-has-its-own-enemy = le soutien est aux prises avec un autre ennemi
bf-target-not-in-front-of-support = la cible n’est pas devant le soutien
bf-may-take-the-place = la place de l’adversaire est à prendre
bf-artillery-never-advances = l’artillerie ne perce pas
bf-no-second-combat = pas de second combat rapproché

## Journal : les pertes et le repli

bf-stands-lost = { $value ->
    [0] aucune plaquette perdue
    [one] une plaquette perdue
   *[other] { $value } plaquettes perdues
  }
bf-ud-of-retreat = { $value } UD de repli
bf-artillery-never-retreats = l’artillerie ne se replie pas
bf-turns-its-back = l’unité tourne le dos à l’ennemi
bf-stands-instead-of-ground = { $value ->
    [one] repli d’1 UD impossible : une plaquette à la place
   *[other] repli { $value ->
       [1] d’1 UD
      *[other] de { $value } UD
     } impossible : autant de plaquettes à la place
  }
bf-may-leave-the-table = le repli peut sortir de la table

## Journal : Miller’s Cornfield

bf-nobody-holds-both = personne ne l’emporte : nul ne tient à la fois le champ de maïs et la chapelle
bf-holds-cornfield-and-church = le champ de maïs et la chapelle sont dans les mêmes mains
bf-enemy-wiped-out = l’adversaire n’a plus une seule unité
bf-brilliant-without-enemy = victoire brillante : plus un ennemi en ligne
bf-brilliant-without-reinforcements = victoire brillante : les renforts n’ont pas servi

## Refus : le commandement et l’activation

bf-refuse-more-direct-than-units = le général en chef ne peut commander directement plus d’unités que son camp n’en a sur la table ; réduisez leur nombre
bf-refuse-attached-is-on-no-height = un général en chef attaché ne profite pas d’une hauteur dominante ; gardez l’un ou l’autre
bf-refuse-no-commander-no-facts = sans général en chef, il n’y a ni attachement, ni hauteur, ni unité directe à compter ; retirez-les
bf-refuse-empty-bowl = le bol est vide : le tour est fini ; remettez des jetons
bf-refuse-distance-or-no-general = donnez la distance du général le plus proche, ou dites qu’il n’y en a plus, mais pas les deux
bf-refuse-base-not-above-zero = trop de subordonnées : VC et contrôle doivent laisser une base d’au moins 1
bf-refuse-no-points-out-of-command = une unité hors commandement ne reçoit pas de PC ; mettez les PC à 0
bf-refuse-attached-general-commands = une unité qui a son général avec elle est commandée ; ôtez le contrôle, ou l’isolement
bf-refuse-reacts-before-activation-only = une unité déjà activée ne réagit plus ce tour
bf-refuse-mounted-cannot-fire = la cavalerie ne tire que démontée
bf-refuse-only-the-assailed-evades = seule l’unité assaillie peut esquiver
bf-refuse-not-faster-than-attacker = pour esquiver il faut une marche forcée plus longue que celle de l’assaillant
bf-refuse-only-the-assailed-countercharges = seule l’unité assaillie peut contre-charger
bf-refuse-countercharge-of-mounted-cavalry = seule une cavalerie montée et assaillie contre-charge
bf-refuse-countercharge-out-of-contact = pas de contre-charge pour une unité qui touchait déjà un ennemi
bf-refuse-group-of-one-category = un groupe n’a qu’une catégorie ; des unités activées ensemble sont de la même

## Refus : le mouvement

bf-refuse-no-fire-without-activation = sans activation réussie, pas de tir
bf-refuse-only-infantry-in-buildings = seule l’infanterie investit des bâtiments
bf-refuse-no-artillery-in-difficult = l’artillerie ne se trouve jamais en terrain difficile ; changez la catégorie ou le terrain
bf-refuse-already-dismounted = cette cavalerie est déjà à pied
bf-refuse-dismount-needs-activation = on ne démonte qu’après une activation réussie
bf-refuse-dismount-after-one-ud-at-most = on ne démonte qu’après 1 UD de mouvement au plus
bf-refuse-too-far-without-activation = sans activation réussie, 2 UD au plus, et sur route seulement
bf-refuse-hex-off-the-board = cet hexagone est hors de la grille ; corrigez son nom ou agrandissez la grille
bf-refuse-two-units-in-a-hex = deux unités ne partagent pas un hexagone ; déplacez-en une
bf-refuse-road-links-neighbours = une liaison de route joint deux hexagones adjacents ; ajoutez les hexagones intermédiaires
bf-refuse-not-in-difficult-terrain = l’unité n’est pas en terrain difficile ; ajoutez son hexagone aux hexagones difficiles

## Refus : le tir

bf-refuse-out-of-range = la cible est hors de portée de cette arme
bf-refuse-horse-artillery-has-guns = l’artillerie à cheval tire avec des canons ; donnez-lui une arme d’artillerie
bf-refuse-weapon-never-repeats = seuls les fusils rayés et les carabines à tir rapide peuvent être à répétition
bf-refuse-guns-fire-stationary = l’artillerie ne tire qu’immobile
bf-refuse-militia-above-three = hors artillerie, des miliciens ont 3 de VC au plus
bf-refuse-only-cavalry-is-mounted = seule la cavalerie peut être montée
bf-refuse-only-cavalry-has-carbines = seule la cavalerie a des carabines à tir rapide
bf-refuse-nobody-to-overlook = aucune unité interposée à surplomber ; dites d’abord laquelle, amie ou ennemie
bf-refuse-crossed-terrain-has-a-length = un terrain masquant traversé a une longueur ; donnez-la
bf-refuse-units-closer-than-one-ud = deux points de référence sont à moins d’1 UD ; écartez les unités

## Refus : le combat rapproché et ses suites

bf-refuse-artillery-never-assaults = l’artillerie n’engage ni ne soutient jamais de combat rapproché
bf-refuse-artillery-is-not-dashing = l’artillerie n’est jamais fougueuse
bf-refuse-only-the-attacker-moved = seul l’assaillant s’est déplacé dans cette activation
bf-refuse-leadership-without-general = pas de leadership sans général attaché
bf-refuse-both-overlook = les deux adversaires ne peuvent se surplomber l’un l’autre
bf-refuse-support-of-another-category = les soutiens sont de la même catégorie que l’assaillant
bf-refuse-no-choice-in-close-combat = en combat rapproché, les pertes paires sont d’office un repli
bf-refuse-attackers-do-not-evade = l’assaillant n’esquive pas : seul un défenseur a pu esquiver
bf-refuse-beyond-forced-march = l’unité a parcouru plus que sa marche forcée
bf-refuse-nobody-left-to-hold = un camp sans unités ne tient plus d’objectif ; donnez l’objectif à un autre, ou à personne
