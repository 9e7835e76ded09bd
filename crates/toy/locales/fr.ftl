# Les mots du jouet, que les joueurs ne voient jamais.

ty-value-blue = Bleus
ty-value-red = Rouges
ty-value-infantry = infanterie
ty-value-artillery = artillerie
ty-value-sappers = sapeurs
ty-value-line = ligne
ty-value-column = colonne
ty-value-stand-fast = tient ferme
ty-value-acted = a agi
ty-value-on-table = sur la table
ty-value-to-come = attendue
ty-value-lost = perdue
ty-value-crater = cratères
ty-value-bridge-blown = pont détruit
ty-field-acted = a agi
ty-field-formation = formation
ty-field-strength = force
ty-field-hits = touches
ty-field-held = tient
ty-status-stands = drapeaux
ty-status-reserves = réserves
ty-status-fields = champs
ty-status-committed = engagées
ty-status-drums = tambours
ty-tally-lost = drapeaux perdus
ty-level-victory = victoire
ty-level-draw = match nul
ty-reason-destroyed = L’autre camp est battu.
ty-reason-fields = Les champs décident.

ty-decide-commit = Combien de réserves engagez-vous ?
ty-decide-hold = Vous avez perdu le champ : le tenir ou le céder ?
ty-decide-act = Que font vos unités ?
ty-decide-nerve = { $unit } est touché : que fait l’unité ?

ty-commit = engager { $count }
ty-drums = battre le tambour
ty-stand-fast = { $others ->
    [0] { $unit } tient ferme
   *[other] { $unit } et toute sa pile tiennent ferme
  }
    .brief = { $others ->
        [0] tenir ferme
       *[other] toute la pile tient ferme
      }
ty-blow = { $unit } : faire sauter le pont
    .brief = faire sauter le pont
ty-hold = tenir le champ
ty-yield = céder le champ
ty-march = { $unit } marche en { $place }
    .brief = marche
ty-form = { $unit } se forme en { $to ->
    [line] ligne
   *[other] colonne
  }
    .brief = { $to ->
        [line] se forme en ligne
       *[other] se forme en colonne
      }
ty-fire = { $unit } tire sur { $target }{ $others ->
    [0] {""}
   *[other] , avec { $with }
  }
    .brief = { $others ->
        [0] tire sur
       *[other] tire, avec { $with }, sur
      }
ty-bombard = { $unit } bombarde { $place }{ $others ->
    [0] {""}
   *[other] , avec { $with }
  }
    .brief = { $others ->
        [0] bombarde
       *[other] bombarde, avec { $with },
      }
ty-done = plus d’action
ty-brave = { $unit } tient bon
ty-fall-back = { $unit } se replie en { $place }
    .brief = se replie


ty-preview-march = { $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
  }
ty-battle-die = le dé de l’affrontement
ty-hold-die = tient à 4 ou plus
ty-fire-dice = tir
ty-bombard-dice = bombardement
ty-nerve-die = garde son sang-froid à 4 ou plus
ty-score = score pour toucher
ty-basic-score = chaque dé touche à
ty-at-a-place = sur un lieu, non sur une cible
ty-in-cover = la cible est à couvert
ty-bridge-blown = le pont saute
ty-outnumbers = a le nombre

ty-fact-hits = { $value ->
    [0] aucune touche
    [one] une touche
   *[other] { $value } touches
  }
ty-fact-held = { $value ->
    [true] tient
   *[other] ne tient pas
  }
ty-chance-hits = au moins une touche
ty-chance-held = tenir

ty-refuse-too-many = plus qu’il n’en reste, ou plus de trois
ty-refuse-not-asked = ce n’est pas demandé
ty-refuse-not-needed = c’est inutile

ty-why-share = une juste part de ce qui reste
ty-why-drums = cela ne coûte rien
ty-why-stand-fast = pour garder la place
ty-why-blow = ils sont trop nombreux
ty-why-hold = il en reste assez
ty-why-yield = cela ne vaut pas un drapeau
ty-why-march = plus près de l’ennemi
ty-why-form = comme la distance le demande
ty-why-fire = pour les affaiblir
ty-why-bombard = de loin
ty-why-done = rien de mieux
ty-why-brave = la place en vaut la peine
ty-why-fall-back = pour survivre

ty-scenario-bad-hex = « { $given } » n’est pas le nom d’un hexagone, comme E4
