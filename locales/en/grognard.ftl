# Words shared by every rulebook.

die-with-sides = d{ $sides }
die-average = average die

bad-json = this is not JSON: { $allowed }
unknown-field = unknown field “{ $field }”; the fields are: { $allowed }
missing-field = the field “{ $field }” is missing; allowed: { $allowed }
wrong-type = { $field ->
    [""] the input is { $given }, but must be: { $allowed }
   *[other] “{ $field }” is { $given }, but must be: { $allowed }
  }
out-of-range = “{ $field }” is { $given }, but must be: { $allowed }
unknown-value = “{ $field }” is { $given }; allowed: { $allowed }
bad-value = { $field ->
    [""] the input cannot be used: { $allowed }
   *[other] “{ $field }” cannot be used: { $allowed }
  }
nearest = {" "}(did you mean “{ $name }”?)

type-object = an object
type-array = a list
type-string = a word in quotes
type-boolean = true or false
type-integer = a whole number
type-number = a number
type-null = null
allowed-range = { $least } to { $most }
allowed-at-least = { $least } or more
allowed-length = a list of { $least } to { $most }

dice-missing = { $count ->
    [one] one more { $die } is needed: { $what }
   *[other] { $count } more { $die } are needed: { $what }
  }
dice-impossible = die number { $position } shows { $face }, which a { $die } cannot
dice-left-over = { $given } dice were given, but only { $used } are thrown
dice-endless = these dice never come to an end
