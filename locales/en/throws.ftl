# What a die must show, for every throw that counts the good faces.

faces-or-more = { $face } or more
faces-or-less = { $face } or less
faces-either = { $faces } or { $last }
faces-any = counts on { $faces }

bf-faces-attacker-dice = add up every { $faces }
bf-faces-command-dice = scores on { $faces }
bf-faces-defender-dice = add up every { $faces }
bf-faces-fire-dice = hits on { $faces }
bf-faces-support-dice = is worth a point on { $faces }
bf-faces-test-of-a-general = on { $faces } the general is lost
pf-faces-ammunition-dice = out of ammunition if both show { $faces }
pf-faces-charger-melee-dice = hits on { $faces }
pf-faces-charger-save-dice = saves on { $faces }
pf-faces-defender-melee-dice = hits on { $faces }
pf-faces-defender-save-dice = saves on { $faces }
pf-faces-extra-turn-die = one more turn on { $faces }
pf-faces-fire-dice = hits on { $faces }
pf-faces-save-dice = saves on { $faces }
ot-faces-air-combat-die = there is a combat on { $faces }
ot-faces-escape-die = the unit escapes on { $faces }
ml-faces-brigadier-die = passes on { $faces }
ml-faces-dice-of-danger = the general is in danger on { $faces }
ml-faces-dice-of-the-fire = the building catches fire on { $faces }
ml-faces-dice-of-wounds = on { $faces } the general is lost
ml-faces-dice-to-hit = hits on { $faces }
ml-faces-die-of-the-general = the general is captured on { $faces }
ml-faces-lot-die = the first side on { $faces }
ml-faces-reaction-die = passes on { $faces }
