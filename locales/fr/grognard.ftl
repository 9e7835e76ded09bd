# Les mots communs à toutes les règles.

die-with-sides = d{ $sides }
die-average = dé moyen

bad-json = ce n’est pas du JSON : { $allowed }
unknown-field = champ inconnu « { $field } » ; les champs sont : { $allowed }
missing-field = il manque le champ « { $field } » ; valeurs admises : { $allowed }
wrong-type = « { $field } » vaut { $given }, il faut : { $allowed }
wrong-type-of-input = l’entrée vaut { $given }, il faut : { $allowed }
out-of-range = « { $field } » vaut { $given }, il faut : { $allowed }
unknown-value = « { $field } » vaut { $given } ; valeurs admises : { $allowed }
bad-value = « { $field } » est inutilisable : { $allowed }
bad-input = l’entrée est inutilisable : { $allowed }
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

yes = oui
no = non

# La ligne de commande

cli-about = cinq jeux d’histoire français à jouer, arbitrer et analyser, règle en main
cli-about-examples =
    Exemples
      grognard procedures brigades-de-fer
      grognard odds brigades-de-fer fire --input tir.json
      grognard resolve brigades-de-fer activation-test --input '{ "{" }"category":"infantry","vc":4,"pc":3{ "}" }' --dice 6
      grognard rules brigades-de-fer BF-8.12
cli-usage = Usage :
cli-commands = Commandes{" "}
cli-arguments = Arguments{" "}
cli-options = Options{" "}
cli-command-name = COMMANDE
cli-error = erreur :
cli-see-help = « grognard --help » montre ce qu’on peut demander

cli-play = Faire le tour du propriétaire : les règles, les probabilités exactes, un résultat expliqué (aussi sans commande)
cli-procedures = Lister ce qui peut se résoudre, avec les règles citées et les schémas JSON
cli-procedures-examples =
    Exemples
      grognard procedures
      grognard procedures brigades-de-fer --json
cli-procedures-hint = « grognard odds RULESET PROCEDURE » donne les probabilités exactes, « grognard resolve » un résultat ; --json liste tous les champs.
cli-resolve = Résoudre une procédure avec des dés saisis ou lancés, et expliquer le résultat
cli-resolve-examples =
    Exemples
      grognard resolve brigades-de-fer draw-token --input '{ "{" }"union":3,"confederate":2{ "}" }' --dice 4
      grognard resolve brigades-de-fer fire --input tir.json --seed 1862
      grognard resolve brigades-de-fer fire --jsonl < lignes.jsonl
    Sans --dice ni --seed, il demande les dés à lancer.
cli-odds = Donner la probabilité exacte de chaque résultat
cli-odds-examples =
    Exemples
      grognard odds brigades-de-fer activation-test --input '{ "{" }"category":"infantry","vc":4,"pc":3{ "}" }'
      grognard odds brigades-de-fer close-combat --input combat.json --exact --json
cli-rules = Dire les règles dans nos mots, et lesquelles sont programmées et testées
cli-rules-examples =
    Exemples
      grognard rules brigades-de-fer 8.12
      grognard rules brigades-de-fer --coverage
cli-completions = Écrire le script de complétion d’un shell
cli-completions-examples =
    Exemple
      grognard completions bash > ~/.local/share/bash-completion/completions/grognard

cli-arg-help = Afficher cette aide
cli-arg-version = Afficher la version
cli-arg-lang = Langue ; sinon celle du système
cli-arg-ruleset = La règle de jeu, par exemple brigades-de-fer
cli-arg-procedure = La procédure, par exemple fire
cli-arg-input = Un fichier, « - » pour l’entrée standard, ou le JSON lui-même
cli-arg-dice = Les dés, dans l’ordre où ils sont lancés
cli-arg-seed = Lancer les dés avec cette graine
cli-arg-json = Écrire du JSON
cli-arg-jsonl-resolve = Lire des lignes { "{" }"input":…,"dice":…{ "}" } et répondre ligne à ligne
cli-arg-jsonl-odds = Lire des lignes { "{" }"input":…{ "}" } et répondre ligne à ligne
cli-arg-exact = Donner aussi les fractions
cli-arg-rule = Un point de règle, par exemple BF-8.12 ou 8.12
cli-arg-coverage = Compter ce qui est programmé et testé (code de sortie 1 tant qu’il manque une règle)
cli-arg-shell = bash, zsh, fish, elvish ou powershell

cli-unknown-command = il n’y a pas de commande « { $name } »
cli-unknown-argument = il n’y a pas d’option « { $name } » ici
cli-missing-argument = il manque : { $name }
cli-missing-command = il manque une commande
cli-conflict = « { $name } » ne va pas avec les autres options
cli-missing-value = « { $name } » attend une valeur
cli-bad-value = « { $value } » ne convient pas pour { $name } ; valeurs admises : { $allowed }
cli-bad-word = « { $value } » ne convient pas pour { $name }
cli-bad-usage = ces arguments ne vont pas ensemble : { $name }
cli-unknown-ruleset = il n’y a pas de règle « { $name } » ; il y a : { $allowed }
cli-unknown-procedure = { $ruleset } n’a pas de procédure « { $name } »
cli-unknown-rule = { $ruleset } n’a pas de point de règle « { $name } »
cli-cannot-read = impossible de lire { $file } : { $reason }
cli-bad-die = « { $face } » n’est pas un dé ; donnez des nombres, par exemple 3,5,1
cli-no-dice = aucun dé n’a été donné
cli-bad-line = cette ligne n’est pas un objet avec « input » et « dice » : { $reason }
cli-line-too-long = cette ligne est trop longue
cli-line-names-no-procedure = ni la ligne ni la commande ne nomment de procédure
cli-dice-are-numbers = les dés sont une liste de nombres entiers

cli-whole-results = Résultats complets
cli-many-results = { $count } résultats différents ; --json les liste tous.
cli-mean = moyenne { $mean }
cli-rule-used-by = appliquée par : { $procedures }
cli-rules-head = règles
cli-implemented-head = programmées
cli-tested-head = testées
cli-total = en tout
cli-missing-rules = { $count } pas encore programmées :
cli-untested-rules = { $count } programmées, mais qu’aucun test ne montre encore :

tour-books = Les règles de jeu :
tour-book = { $procedures } procédures, { $rules } points de règle
tour-odds = Avant de tirer, les probabilités exactes, chaque modificateur avec sa règle. L’Iron Brigade (VC 4) tire sur une brigade à couvert, un général à sa tête :
tour-resolve = Le même tir, dés lancés, résultat expliqué :
tour-next = La suite avec « grognard procedures » ou « grognard --help ».

# Joueurs de l’ordinateur, séries de batailles, scénarios et parties enregistrées

level-recruit = conscrit
level-sergeant = sergent
level-marshal = maréchal
opponent-only-answer = la seule réponse possible
opponent-no-advice = rien ne plaide pour une réponse plutôt qu’une autre

report-under = { $games ->
    [one] une bataille entre joueurs de l’ordinateur
   *[other] { $games } batailles entre joueurs de l’ordinateur
  }
report-verdict-clear = { $first } gagne { $wins } des batailles, { $second } { $losses } ; { $draws } sont nulles.
report-verdict-even = Pas de favori net : { $first } gagne { $wins } des batailles, { $second } { $losses } ; { $draws } sont nulles.
report-win-bar = Part des batailles gagnées par chaque camp
report-who-wins = Qui gagne
report-side = camp
report-player = joueur
report-games = batailles
report-share = part
report-draws = Parties nulles
report-draw = Partie nulle
report-mirrored = Par joueur, chaque bataille étant livrée des deux côtés avec les mêmes dés :
report-unfinished = { $count ->
    [one] Une bataille a été interrompue : elle ne compte pour personne.
   *[other] { $count } batailles ont été interrompues : elles ne comptent pour personne.
  }
report-how = L’ampleur de la victoire
report-why = Ce qui emporte la décision
report-how-long = Combien de temps cela dure
report-turns = Tours
report-choices = Décisions prises par les deux camps
report-costs = Ce qu’il en coûte
report-spread = moyenne { $mean }, écart type { $deviation } ; de { $least } à { $most }, la moitié des batailles entre { $low } et { $high }, médiane { $middle }
report-again = La barre autour de chaque part contient la vraie valeur avec 95 % de confiance. Les mêmes batailles, sur n’importe quelle machine :
