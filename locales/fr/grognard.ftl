# Les mots communs à toutes les règles.

die-with-sides = d{ $sides }
die-average = dé moyen

bad-json = ce n’est pas du JSON : { $allowed }
unknown-field = champ inconnu « { $field } » ; les champs sont : { $allowed }
missing-field = il manque le champ « { $field } » ; valeurs admises : { $allowed }
wrong-type = { $field ->
    [""] l’entrée vaut { $given }, il faut : { $allowed }
   *[other] « { $field } » vaut { $given }, il faut : { $allowed }
  }
out-of-range = « { $field } » vaut { $given }, il faut : { $allowed }
unknown-value = « { $field } » vaut { $given } ; valeurs admises : { $allowed }
bad-value = { $field ->
    [""] l’entrée est inutilisable : { $allowed }
   *[other] « { $field } » est inutilisable : { $allowed }
  }
nearest = {" "}(vouliez-vous dire « { $name } » ?)

type-object = un objet
type-array = une liste
type-string = un mot entre guillemets
type-boolean = true ou false
type-integer = un nombre entier
type-number = un nombre
type-null = null
allowed-range = de { $least } à { $most }
allowed-at-least = { $least } ou plus
allowed-length = une liste de { $least } à { $most }

dice-missing = { $count ->
    [one] il manque { $count } { $die } : { $what }
   *[other] il manque { $count } { $die } : { $what }
  }
dice-impossible = le dé n° { $position } montre { $face }, impossible avec un { $die }
dice-left-over = { $given } dés donnés, mais { $used } seulement sont lancés
dice-endless = ces dés n’en finissent jamais
