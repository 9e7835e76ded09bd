## Brigades de Fer sur table libre

bf-refuse-off-the-table = cette place est hors de la table
bf-refuse-heading-out-of-range = une orientation se compte en dixièmes de degré depuis le nord, dans le sens horaire, de 0 à 3599
bf-refuse-stopped-by-enemy = un mouvement s’arrête au contact de l’ennemi, à 1 UD, et ne va pas plus loin
bf-refuse-nearer-to-enemy-in-contact = une unité déjà au contact d’un ennemi ne peut pas s’en rapprocher
bf-refuse-contact-with-another-enemy = une unité déjà au contact d’un ennemi ne peut pas aller au contact d’un autre
bf-refuse-too-close-to-a-friend = un mouvement finit à 1 UD ou plus de tout ami
bf-refuse-one-ud-in-difficult-terrain = une unité qui part d’un terrain difficile ou qui y entre ne fait plus qu’1 UD
bf-refuse-entered-difficult-this-turn = on n’entre pas dans une zone difficile pour en ressortir le même tour
bf-refuse-one-ud-after-a-wall = après avoir franchi une protection linéaire, une unité fait 1 UD au plus
bf-refuse-guns-do-not-cross-walls = l’artillerie ne franchit une protection linéaire que là où une route la traverse
bf-refuse-one-ud-with-a-pivot = une unité qui pivote, ou ne va pas droit devant elle, fait 1 UD au plus
bf-refuse-no-buildings-to-occupy = il n’y a pas ici de bâtiments que cette unité puisse investir
bf-refuse-arrives-out-of-contact = les renforts arrivent hors du contact de l’ennemi
bf-refuse-cannot-dismount = pour démonter, une cavalerie doit être montée, activée et déplacée d’1 UD au plus
bf-refuse-cannot-occupy-buildings = seule l’infanterie investit les bâtiments de son secteur, pour 1 UD de son mouvement
bf-refuse-not-in-buildings = cette unité n’occupe pas de bâtiments, ou elle se déplace
bf-refuse-line-of-fire-masked = la ligne de tir passe par un terrain qui masque la vue
bf-refuse-unit-in-the-line-of-fire = une unité se tient dans la ligne de tir
bf-refuse-crest-in-the-line-of-fire = une hauteur coupe la ligne de tir

bf-scenario-unknown-hill = il n’y a pas de hauteur « { $given } » : nommez-en une de [[hills]]
bf-scenario-zones-too-close = sur la table libre, les zones des deux camps sont à moins de 0,75 UD : écartez-les
bf-scenario-units-too-close = sur la table libre, deux unités sont à moins d’1 UD : { $given }

bf-table-title = { $title } (table libre)
