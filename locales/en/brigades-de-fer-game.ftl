# The whole game: decisions, events, reasons.
