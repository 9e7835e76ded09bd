## Brigades de Fer on the free table

bf-refuse-off-the-table = that place is off the table
bf-refuse-heading-out-of-range = a heading is counted in tenths of a degree clockwise from north, 0 to 3599
bf-refuse-stopped-by-enemy = a move stops in contact with an enemy, 1 DU away, and goes no farther
bf-refuse-nearer-to-enemy-in-contact = a unit that starts in contact with an enemy may not go nearer to him
bf-refuse-contact-with-another-enemy = a unit that starts in contact with an enemy may not come into contact with another
bf-refuse-too-close-to-a-friend = a move ends 1 DU or more from every friend
bf-refuse-one-ud-in-difficult-terrain = from difficult terrain, or once in it, a unit moves 1 DU at most
bf-refuse-entered-difficult-this-turn = a zone of difficult terrain may not be entered and left in the same turn
bf-refuse-one-ud-after-a-wall = after crossing a linear protection a unit moves 1 DU at most
bf-refuse-guns-do-not-cross-walls = artillery crosses a linear protection only where a road passes through it
bf-refuse-one-ud-with-a-pivot = a unit that pivots, or does not go forward, moves 1 DU at most
bf-refuse-no-buildings-to-occupy = there are no buildings here for this unit to occupy
bf-refuse-arrives-out-of-contact = reinforcements arrive out of contact with the enemy
bf-refuse-cannot-dismount = to dismount, cavalry must be mounted, activated and have moved 1 DU at most
bf-refuse-cannot-occupy-buildings = only infantry occupies the buildings of its sector, for 1 DU of its movement
bf-refuse-not-in-buildings = this unit does not occupy buildings, or it moves
bf-refuse-line-of-fire-masked = the line of fire goes through masking terrain
bf-refuse-unit-in-the-line-of-fire = a unit stands in the line of fire
bf-refuse-crest-in-the-line-of-fire = higher ground lies in the line of fire

bf-scenario-unknown-hill = there is no hill “{ $given }”: name one of [[hills]]
bf-scenario-zones-too-close = on the free table the zones of the two sides come closer than 0.75 DU: move them apart
bf-scenario-units-too-close = on the free table two units stand closer than 1 DU: { $given }

bf-table-title = { $title } (free table)
