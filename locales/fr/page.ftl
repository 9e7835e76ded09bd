# La page : accueil, table de jeu, récit, apprentissage.

page-title = Grognard
page-umpire = Aide de jeu
page-part-missing = Cette partie de la page n’a pas pu être chargée : vérifiez la connexion, puis rechargez.
