# Standing answers: what a player who is away wants answered for him.
standing-doctrine = as a sergeant would
standing-default = as little as possible: the default answer

bf-standing-on-react = When the enemy assaults a unit of yours
bf-standing-on-spend-reaction = Command points for a reaction
bf-standing-on-even-loss = When a loss may be a stand or a retreat
bf-standing-on-evade-to = Where to evade to
bf-standing-on-retreat-to = Where to retreat to
bf-standing-on-excess-losses = Who takes excess losses
bf-standing-opportunity-fire = fire
bf-standing-evade = evade
bf-standing-countercharge = countercharge
bf-standing-no-reaction = do nothing
bf-standing-all-points = spend as many as possible
bf-standing-no-points = spend none
bf-standing-fall-back = retreat
bf-standing-lose-stand = lose the stand

pf-standing-on-react = When the enemy charges a unit that may evade
pf-standing-on-reface = Which way to face
pf-standing-on-flee = Which way to flee
pf-standing-evade = evade
pf-standing-stand = stand

ot-standing-on-counter-battery = When enemy artillery fires
ot-standing-on-withdraw = When the enemy attacks: withdraw before combat
ot-standing-on-support = Support in a combat
ot-standing-on-contact = When aircraft meet
ot-standing-on-air-secret = Aircraft committed in secret
ot-standing-on-split-d = Dividing results in defence
ot-standing-on-losses = Who takes losses
ot-standing-on-retreat-path = Which way to retreat
ot-standing-on-rout-path = Which way to rout
ot-standing-on-zoc-loss = Losses of a retreat past the enemy
ot-standing-counter-fire = answer the fire
ot-standing-no-counter-fire = keep silent
ot-standing-withdraw = withdraw
ot-standing-hold = hold
ot-standing-end-support = give none
ot-standing-contact = engage
ot-standing-end-contact = break off

ml-standing-on-react = Reactions to a charge
ml-standing-on-face = Which way to face
ml-standing-on-flee = Which way to flee
ml-standing-on-stand = Standing under fire
ml-standing-on-retire = Withdrawals
ml-standing-on-redirect = New directions of a charge
ml-standing-on-pursue = Pursue or stay
ml-standing-on-join = Joining a melee
ml-standing-on-escape = Flight of a general
