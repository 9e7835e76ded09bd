# Ce qu’un dé doit montrer, pour chaque jet qui compte les bonnes faces.

faces-or-more = { $face } ou plus
faces-or-less = { $face } ou moins
faces-either = { $faces } ou { $last }
faces-any = chaque { $faces } compte

bf-faces-attacker-dice = additionnez les { $faces }
bf-faces-command-dice = chaque { $faces } rapporte
bf-faces-defender-dice = additionnez les { $faces }
bf-faces-fire-dice = chaque { $faces } touche
bf-faces-support-dice = chaque { $faces } ajoute 1
bf-faces-test-of-a-general = sur { $faces }, le général est éliminé
pf-faces-ammunition-dice = à court de munitions si les deux dés font { $faces }
pf-faces-charger-melee-dice = chaque { $faces } touche
pf-faces-charger-save-dice = chaque { $faces } annule une touche
pf-faces-defender-melee-dice = chaque { $faces } touche
pf-faces-defender-save-dice = chaque { $faces } annule une touche
pf-faces-extra-turn-die = sur { $faces }, un tour de plus
pf-faces-fire-dice = chaque { $faces } touche
pf-faces-save-dice = chaque { $faces } annule une touche
ot-faces-air-combat-die = sur { $faces }, il y a combat
ot-faces-escape-die = sur { $faces }, l’unité s’échappe
ml-faces-brigadier-die = réussit sur { $faces }
ml-faces-dice-of-danger = sur { $faces }, le général est en danger
ml-faces-dice-of-the-fire = sur { $faces }, le bâtiment prend feu
ml-faces-dice-of-wounds = sur { $faces }, le général est éliminé
ml-faces-dice-to-hit = chaque { $faces } touche
ml-faces-die-of-the-general = sur { $faces }, le général est pris
ml-faces-lot-die = sur { $faces }, le premier camp
ml-faces-reaction-die = réussit sur { $faces }
