# Consignes : ce qu’un joueur absent veut que l’on réponde pour lui.
standing-doctrine = comme le ferait un sergent
standing-default = le moins possible : la réponse par défaut

bf-standing-on-react = Quand l’ennemi assaille une de vos unités
bf-standing-on-spend-reaction = Points de commandement pour une réaction
bf-standing-on-even-loss = Quand une perte peut être une plaquette ou un recul
bf-standing-on-evade-to = Où se dérober
bf-standing-on-retreat-to = Où reculer
bf-standing-on-excess-losses = Qui prend les pertes en trop
bf-standing-opportunity-fire = tirer
bf-standing-evade = se dérober
bf-standing-countercharge = contre-charger
bf-standing-no-reaction = ne rien faire
bf-standing-all-points = en dépenser le plus possible
bf-standing-no-points = n’en dépenser aucun
bf-standing-fall-back = reculer
bf-standing-lose-stand = perdre la plaquette

pf-standing-on-react = Quand l’ennemi charge une unité qui peut s’esquiver
pf-standing-on-reface = Vers où faire face
pf-standing-on-flee = Par où fuir
pf-standing-evade = s’esquiver
pf-standing-stand = tenir

ot-standing-on-counter-battery = Quand l’artillerie ennemie tire
ot-standing-on-withdraw = Quand l’ennemi attaque : se replier avant le combat
ot-standing-on-support = Appuis d’un combat
ot-standing-on-contact = Quand des avions se rencontrent
ot-standing-on-air-secret = Avions engagés en secret
ot-standing-on-split-d = Répartir les résultats en défense
ot-standing-on-losses = Qui prend les pertes
ot-standing-on-retreat-path = Par où reculer
ot-standing-on-rout-path = Par où fuir en déroute
ot-standing-on-zoc-loss = Pertes d’un recul devant l’ennemi
ot-standing-counter-fire = répliquer
ot-standing-no-counter-fire = se taire
ot-standing-withdraw = se replier
ot-standing-hold = tenir
ot-standing-end-support = n’en donner aucun
ot-standing-contact = engager
ot-standing-end-contact = rompre

ml-standing-on-react = Réactions à une charge
ml-standing-on-face = Vers où faire face
ml-standing-on-flee = Par où fuir
ml-standing-on-stand = Tenir sous le feu
ml-standing-on-retire = Retraits
ml-standing-on-redirect = Nouvelles directions d’une charge
ml-standing-on-pursue = Poursuivre ou rester
ml-standing-on-join = Se joindre à une mêlée
ml-standing-on-escape = Fuite d’un général
