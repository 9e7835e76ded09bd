# What is wrong with a scenario: the sentences that all rulebooks share.

scenario-unreadable = this is not TOML ({ $reason }): correct the line
scenario-unknown-field = this field does not exist: take it out
scenario-misspelt-field = this field does not exist: perhaps you mean “{ $nearest }”
scenario-missing-field = this field is missing: add it
scenario-wrong-type = a value of type { $wanted } belongs here
scenario-wrong-length = exactly { $count } values belong here
scenario-unknown-word = one of these words belongs here: { $allowed }
scenario-out-of-range = a number from { $least } to { $most } belongs here
scenario-id-used-twice = the id “{ $given }” is used twice
scenario-one-commander-in-chief = exactly one general who is there from the start must be commander-in-chief
scenario-unknown-zone = there is no zone “{ $given }”: add it under [[zones]]
scenario-needs-a-line = { $given } needs a line of at least two points
scenario-needs-a-polygon = { $given } needs a polygon of at least three corners
scenario-needs-a-point = { $given } needs a point, or a line of at least two points
scenario-point-off-the-table = the point { $given } is off the table: change it, or make the table larger
scenario-too-few-corners = a polygon has three corners or more, a line two points
scenario-cannot-be-drawn-so = it cannot be drawn so: an area needs a polygon, a line needs a line
scenario-unknown-terrain = there is no terrain “{ $given }”: give the “id” of one of [[terrain]]
scenario-begins-after-the-end = the battle begins after its last turn, { $given }
scenario-too-many-losses = something of the unit must be left: it begins with losses of { $given } at most
scenario-marker-twice = this marker is there already: take it out
