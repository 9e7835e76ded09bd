# What a die must show, for every throw that counts the good faces.

faces-or-more = { $face } or more
faces-or-less = { $face } or less
faces-either = { $faces } or { $last }
faces-any = every { $faces } counts

bf-faces-attacker-dice = add up every { $faces }
bf-faces-command-dice = every { $faces } scores
bf-faces-defender-dice = add up every { $faces }
bf-faces-fire-dice = every { $faces } hits
bf-faces-support-dice = every { $faces } adds 1
bf-faces-test-of-a-general = on { $faces } the general is lost
pf-faces-ammunition-dice = out of ammunition if both show { $faces }
pf-faces-charger-melee-dice = every { $faces } hits
pf-faces-charger-save-dice = every { $faces } cancels a hit
pf-faces-defender-melee-dice = every { $faces } hits
pf-faces-defender-save-dice = every { $faces } cancels a hit
pf-faces-extra-turn-die = on { $faces }, one more turn
pf-faces-fire-dice = every { $faces } hits
pf-faces-save-dice = every { $faces } cancels a hit
ot-faces-air-combat-die = on { $faces } there is a combat
ot-faces-escape-die = on { $faces } the unit escapes
ml-faces-brigadier-die = passes on { $faces }
ml-faces-dice-of-danger = on { $faces } the general is in danger
ml-faces-dice-of-the-fire = on { $faces } the building catches fire
ml-faces-dice-of-wounds = on { $faces } the general is lost
ml-faces-dice-to-hit = every { $faces } hits
ml-faces-die-of-the-general = on { $faces } the general is captured
ml-faces-lot-die = on { $faces }, the first side
ml-faces-reaction-die = passes on { $faces }
