# The words of the toy, which players never see.

ty-value-blue = Blue
ty-value-red = Red
ty-value-infantry = infantry
ty-value-artillery = guns
ty-value-sappers = sappers
ty-value-line = line
ty-value-column = column
ty-value-stand-fast = stands fast
ty-value-acted = has acted
ty-value-on-table = on the table
ty-value-to-come = to come
ty-value-lost = lost
ty-value-crater = craters
ty-value-bridge-blown = blown bridge
ty-field-acted = has acted
ty-field-formation = formation
ty-field-strength = strength
ty-field-hits = hits
ty-field-held = held
ty-status-stands = stands
ty-status-reserves = reserves
ty-status-fields = fields
ty-status-committed = committed
ty-status-drums = drums
ty-tally-lost = stands lost
ty-level-victory = victory
ty-level-draw = draw
ty-reason-destroyed = The other side is beaten.
ty-reason-fields = The fields decide.

ty-decide-commit = How many reserves do you commit?
ty-decide-hold = You have lost the field: hold it, or yield?
ty-decide-act = What do your units do?
ty-decide-nerve = { $unit } was hit: what does it do?

ty-commit = commit { $count }
ty-drums = beat the drums
ty-stand-fast = { $others ->
    [0] { $unit } stands fast
   *[other] { $unit } and those with it stand fast
  }
    .brief = { $others ->
        [0] stand fast
       *[other] the whole stack stands fast
      }
ty-blow = { $unit } blow the bridge
    .brief = blow the bridge
ty-hold = hold the field
ty-yield = yield the field
ty-march = { $unit } marches to { $place }
    .brief = march
ty-form = { $unit } forms { $to ->
    [line] line
   *[other] column
  }
    .brief = { $to ->
        [line] form line
       *[other] form column
      }
ty-fire = { $unit } fires at { $target }{ $others ->
    [0] {""}
   *[other] , with { $with }
  }
    .brief = { $others ->
        [0] fire at
       *[other] fire, with { $with }, at
      }
ty-bombard = { $unit } shells { $place }{ $others ->
    [0] {""}
   *[other] , with { $with }
  }
    .brief = { $others ->
        [0] shell
       *[other] shell, with { $with },
      }
ty-done = no more actions
ty-brave = { $unit } stands its ground
ty-fall-back = { $unit } falls back to { $place }
    .brief = fall back


ty-preview-march = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
  }
ty-battle-die = the die of the contest
ty-hold-die = holds on 4 or more
ty-fire-dice = fire
ty-bombard-dice = bombardment
ty-nerve-die = keeps its head on 4 or more
ty-score = score to hit
ty-basic-score = each die hits on
ty-at-a-place = at a place, not at a target
ty-in-cover = the target is in cover
ty-bridge-blown = the bridge is blown
ty-outnumbers = outnumbers

ty-fact-hits = { $value ->
    [0] no hit
    [one] one hit
   *[other] { $value } hits
  }
ty-fact-held = { $value ->
    [true] held
   *[other] not held
  }
ty-chance-hits = at least one hit
ty-chance-held = held

ty-refuse-too-many = more than there are, or more than three
ty-refuse-not-asked = that is not asked
ty-refuse-not-needed = that is not needed

ty-why-share = a fair share of what is left
ty-why-drums = it does no harm
ty-why-stand-fast = to keep the place
ty-why-blow = they are too many
ty-why-hold = there is enough left
ty-why-yield = it is not worth a stand
ty-why-march = nearer to the enemy
ty-why-form = as the distance asks
ty-why-fire = to weaken them
ty-why-bombard = from afar
ty-why-done = nothing better
ty-why-brave = the place is worth it
ty-why-fall-back = to live on

ty-scenario-bad-hex = “{ $given }” is not the name of a hex, such as E4
