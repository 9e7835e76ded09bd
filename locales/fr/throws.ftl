# Ce qu’un dé doit montrer, pour chaque jet qui compte les bonnes faces.

faces-or-more = { $face } ou plus
faces-or-less = { $face } ou moins
faces-either = { $faces } ou { $last }
faces-any = compte sur { $faces }

bf-faces-attacker-dice = s’ajoute s’il montre { $faces }
bf-faces-command-dice = rapporte sur { $faces }
bf-faces-defender-dice = s’ajoute s’il montre { $faces }
bf-faces-fire-dice = touche sur { $faces }
bf-faces-support-dice = vaut un point sur { $faces }
bf-faces-test-of-a-general = le général tombe sur { $faces }
pf-faces-ammunition-dice = à court si les deux montrent { $faces }
pf-faces-charger-melee-dice = touche sur { $faces }
pf-faces-charger-save-dice = sauve sur { $faces }
pf-faces-defender-melee-dice = touche sur { $faces }
pf-faces-defender-save-dice = sauve sur { $faces }
pf-faces-extra-turn-die = un tour de plus sur { $faces }
pf-faces-fire-dice = touche sur { $faces }
pf-faces-save-dice = sauve sur { $faces }
ot-faces-air-combat-die = il y a combat sur { $faces }
ot-faces-escape-die = l’unité s’échappe sur { $faces }
ml-faces-brigadier-die = réussit sur { $faces }
ml-faces-dice-of-danger = le général est en danger sur { $faces }
ml-faces-dice-of-the-fire = le bâtiment prend feu sur { $faces }
ml-faces-dice-of-wounds = le général tombe sur { $faces }
ml-faces-dice-to-hit = touche sur { $faces }
ml-faces-die-of-the-general = le général est pris sur { $faces }
ml-faces-lot-die = le premier camp sur { $faces }
ml-faces-reaction-die = réussit sur { $faces }
