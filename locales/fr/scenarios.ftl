# Ce qui ne va pas dans un scénario : les phrases communes à tous les livres de règles.

scenario-unreadable = ce n’est pas du TOML ({ $reason }) : corrigez la ligne
scenario-unknown-field = ce champ n’existe pas : retirez-le
scenario-misspelt-field = ce champ n’existe pas : peut-être « { $nearest } »
scenario-missing-field = ce champ manque : ajoutez-le
scenario-wrong-type = il faut ici une valeur de type { $wanted }
scenario-wrong-length = il faut ici exactement { $count } valeurs
scenario-unknown-word = il faut ici l’un de ces mots : { $allowed }
scenario-out-of-range = il faut ici un nombre de { $least } à { $most }
scenario-id-used-twice = l’identifiant « { $given } » sert deux fois
scenario-one-commander-in-chief = un général présent dès le début, et un seul, doit être général en chef
scenario-unknown-zone = il n’y a pas de zone « { $given } » : ajoutez-la sous [[zones]]
scenario-needs-a-line = { $given } demande une ligne d’au moins deux points
scenario-needs-a-polygon = { $given } demande un polygone d’au moins trois sommets
scenario-needs-a-point = { $given } demande un point, ou une ligne d’au moins deux points
scenario-point-off-the-table = le point { $given } est hors de la table : changez-le, ou agrandissez la table
scenario-too-few-corners = un polygone a au moins trois sommets, une ligne deux points
scenario-cannot-be-drawn-so = cela ne peut pas être dessiné ainsi : une étendue demande un polygone, une ligne une ligne
scenario-unknown-terrain = il n’y a pas de terrain « { $given } » : donnez l’« id » d’un de ceux de [[terrain]]
scenario-begins-after-the-end = la bataille commence après son dernier tour, le { $given }
scenario-too-many-losses = il doit rester quelque chose de l’unité : elle commence avec { $given } de pertes au plus
scenario-marker-twice = ce marqueur est déjà là : retirez-le
