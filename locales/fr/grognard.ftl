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
    [one] il manque un { $die } : { $what }
   *[other] il manque des dés, { $count } × { $die } : { $what }
  }
dice-impossible = le dé n° { $position } montre { $face }, impossible avec un { $die }
dice-left-over = trop de dés : { $given } donnés, { $used } à lancer
dice-endless = ces dés n’en finissent jamais

labelled = { $label } : { $text }
yes = oui
no = non

# La ligne de commande

cli-about = cinq règles de jeu d’histoire à jouer, à arbitrer et à analyser, livre en main
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

cli-play = Jouer : lancer le serveur sur cette machine et ouvrir la page (aussi sans commande)
cli-tour = Faire le tour du propriétaire : les règles, les probabilités exactes, un résultat expliqué
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
cli-rules = Lire les règles, redites avec nos mots, et voir lesquelles sont montrées et protégées par des parties entières
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
cli-arg-coverage = Compter ce que les parties entières montrent et protègent (code de sortie 1 tant qu’il manque une règle)
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
cli-total = en tout
cli-missing-rules = { $count } dans aucune partie entière :
cli-coverage-no-game = Ce livre a des procédures et pas encore de partie entière : aucune de ses règles n’est en jeu.
cli-unguarded-rules = { $count } en jeu, mais rien n’échoue si on les retire :
cli-missing-head = absentes
cli-describes-head = décrivent
cli-guarded-head = protégées
cli-in-play-head = en jeu

tour-books = Les règles de jeu :
tour-book = { $procedures } procédures, { $rules } points de règle
tour-odds = Avant de tirer, les probabilités exactes, chaque modificateur avec sa règle. L’Iron Brigade (VC 4) tire sur une brigade à couvert, un général à sa tête :
tour-resolve = Le même tir, dés lancés, résultat expliqué :
tour-next = La suite avec « grognard procedures » ou « grognard --help ».

# Joueurs de l’ordinateur, séries de batailles, scénarios et parties enregistrées

level-recruit = recrue
level-sergeant = sergent
level-marshal = maréchal
opponent-only-answer = la seule réponse possible
opponent-no-advice = rien ne plaide pour une réponse plutôt qu’une autre

report-under = { $games ->
    [one] une bataille entre joueurs de l’ordinateur
   *[other] { $games } batailles entre joueurs de l’ordinateur
  }
report-verdict-clear = Victoires : { $first } { $wins }, { $second } { $losses } ; parties nulles : { $draws }.
report-verdict-even = Pas de favori net. Victoires : { $first } { $wins }, { $second } { $losses } ; parties nulles : { $draws }.
report-win-bar = Part des batailles gagnées par chaque camp
report-who-wins = Qui gagne
report-side = camp
report-player = joueur
report-games = batailles
report-share = part
report-draws = Parties nulles
report-draw = Partie nulle
report-mirrored = Par joueur, chaque bataille étant livrée dans les deux camps avec les mêmes dés :
report-pairs = Paires de batailles où il a fait mieux
report-unfinished = { $count ->
    [one] Une bataille a été interrompue : elle ne compte pour personne.
   *[other] { $count } batailles ont été interrompues : elles ne comptent pour personne.
  }
report-computer-faults = { $count ->
    [one] Un défaut du programme : une fois, l’ordinateur n’a pas trouvé de réponse, ou en a trouvé une que les règles refusent, et la réponse par défaut l’a remplacée
   *[other] Un défaut du programme : { $count } fois, l’ordinateur n’a pas trouvé de réponse, ou en a trouvé une que les règles refusent, et la réponse par défaut l’a remplacée
  } (la première fois à la décision { $choice }, « { $what } », de la bataille de graine { $seed }). Merci de nous le signaler.
report-how = L’ampleur de la victoire
report-why = Ce qui emporte la décision
report-how-long = Combien de temps cela dure
report-turns = Tours
report-choices = Décisions prises par les deux camps
report-costs = Ce qu’il en coûte
report-spread = moyenne { $mean }, écart type { $deviation } ; de { $least } à { $most }, la moitié des batailles entre { $low } et { $high }, médiane { $middle }
report-again = L’intervalle donné avec chaque part contient la vraie valeur avec 95 % de confiance. Pour rejouer les mêmes batailles, sur n’importe quelle machine :

cli-scenarios = Lister les batailles que l’on peut livrer
cli-scenarios-examples =
    Exemples
      grognard scenarios
      grognard scenarios --json
cli-scenarios-hint = « grognard scenario show ID » en dit plus, « grognard simulate ID » en livre une cent fois.
cli-no-scenarios = Il n’y a pas encore de bataille à livrer.
cli-scenario = Vérifier, présenter ou dessiner une bataille
cli-scenario-examples =
    Exemples
      grognard scenario show brigades-de-fer/millers-cornfield
      grognard scenario check ma-bataille.toml
      grognard scenario render ma-bataille.toml --output carte.svg
cli-scenario-check = Dire tout ce qui ne va pas dans un scénario (code de sortie 1 s’il y a une faute)
cli-scenario-show = Présenter un scénario et ceux qui s’y battent
cli-scenario-render = Dessiner la carte d’un scénario
cli-scenario-schema = Imprimer le schéma JSON des scénarios d’un livre de règles
cli-no-picture = impossible d’en faire une image : { $reason }
film-play = Lire
film-pause = Pause
film-moment = Moment de la bataille
cli-scenario-sound = { $scenario } est en ordre
cli-scenario-faulty = { $count ->
    [one] { $scenario } a une faute
   *[other] { $scenario } a { $count } fautes
  }
cli-scenario-turns = { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }
cli-scenario-units = { $units ->
    [one] une unité
   *[other] { $units } unités
  }
cli-unknown-scenario = il n’y a ni scénario ni fichier « { $name } » ; « grognard scenarios » en donne la liste
cli-cannot-write = impossible d’écrire { $file } : { $reason }
cli-simulate = Faire livrer une bataille de nombreuses fois par l’ordinateur, et dire qui gagne, comment et pourquoi
cli-simulate-examples =
    Exemples
      grognard simulate brigades-de-fer/millers-cornfield --games 1000 --seed 1
      grognard simulate ma-bataille.toml --blue marshal --red sergeant --mirror --report rapport.html
    La même graine donne les mêmes batailles, quel que soit le nombre de fils d’exécution.
cli-story = Vérifier des cas de partie écrits dans des fichiers
cli-story-check = Jouer des récits et comparer ce qui en sort à ce qu’ils attendent (code de sortie 1 si l’un n’est pas vérifié)
cli-story-words = Lister les mots qui peuvent figurer dans un récit d’un livre de règles
cli-arg-story = un récit, ou un dossier de récits
cli-story-none = aucun récit à cet endroit : un récit est un fichier qui finit par .toml
cli-story-unreadable = { $file } : { $reason }
cli-story-checked = { $count ->
    [one] un récit vérifié
   *[other] { $count } récits vérifiés
  }, { $failed ->
    [0] tous tiennent
    [one] un seul ne tient pas
   *[other] { $failed } ne tiennent pas
  }
cli-story-no-book = { $name } n’est pas un livre de règles qui se joue en entier
cli-story-questions = Questions
cli-story-verbs = Verbes
cli-story-show = Raconter un récit en toutes lettres, avec ses cartes
cli-story-cut = Tirer un récit d’un passage d’une partie enregistrée
cli-arg-story-output = Écrire les cartes dans ce dossier, ou toutes dans une page si le nom finit par .html
cli-arg-cut-output = Écrire le récit dans ce fichier
cli-arg-from = La première décision, à partir de 1
cli-arg-to = La dernière décision
cli-story-no-stretch = décisions { $from } à { $to } : la partie en compte { $choices }, et la première vient avant la dernière
cli-story-cut-title = { $title }, décisions { $from } à { $to }
cli-story-seats = Camps
cli-story-phases = Phases
cli-story-statuses = Où se trouve une pièce (status)
cli-story-markers = Marqueurs
cli-story-status = Ce que possède chaque camp (has_each)
cli-story-tallies = Ce que compte un bilan (tallies)
cli-story-facts = Attentes
cli-story-expects-at = { $piece } se trouve en { $value }
cli-story-expects-facing = { $piece } fait face à { $value }°
cli-story-expects-strength = { $piece } a une force de { $value }
cli-story-expects-losses = { $piece } a perdu { $value }
cli-story-expects-is = { $piece } : { $value }
cli-story-expects-stack = { $piece } est au niveau { $value } de sa pile
cli-story-expects-with = { $piece } accompagne { $value }
cli-story-expects-alone = { $piece } n’accompagne personne
cli-story-expects-markers = { $piece } a exactement : { $value }
cli-story-expects-no-markers = { $piece } n’a aucun marqueur
cli-story-expects-has = { $piece } a : { $value }
cli-story-expects-lacks = { $piece } n’a pas : { $value }
cli-story-expects-asked = Question posée à { $side } : { $question }
cli-story-expects-nobody-asked = Plus personne n’a de décision à prendre
cli-story-expects-offered = C’est proposé : { $answer }
cli-story-expects-not-offered = Ce n’est pas proposé : { $answer }
cli-story-expects-odds = { $answer } : { $percent } % de chances
cli-story-expects-cited = Règles appliquées : { $rules }
cli-story-expects-seen-by = Vu par { $side } :
cli-story-expects-hides = { $piece } reste invisible
cli-story-expects-counts = { $name } : { $counts }
cli-story-expects-objective = { $objective } : tenu par { $side }
cli-story-expects-objective-free = { $objective } : tenu par personne
cli-story-expects-on-ground = Sur le terrain : { $kind }
cli-story-expects-not-on-ground = Absent du terrain : { $kind }
cli-story-expects-turn = C’est le tour { $turn }
cli-story-expects-phase = Phase : { $phase }
cli-story-expects-won = Victoire : { $side }
cli-story-expects-drawn = Bataille nulle
cli-story-word-on-table = sur la table
cli-story-word-deployment = déploiement
cli-story-word-reinforcements = renforts
cli-story-word-generals = généraux
cli-story-word-activations = activations
cli-story-word-supplies = ravitaillement
cli-story-word-orders = ordres
cli-story-word-flights = fuites
cli-story-word-mounted = à cheval
cli-story-word-in-buildings = dans les bâtiments
cli-story-word-activated = activée
cli-story-word-acting = en train d’agir
cli-story-word-commander-in-chief = général en chef
cli-story-word-moved = s’est déplacé
cli-story-word-disordered = en désordre
cli-story-word-routing = en déroute
cli-story-word-out-of-ammunition = à court de munitions
cli-story-word-ordered = a reçu son ordre
cli-story-word-evaded = a esquivé
cli-replay = Raconter, vérifier ou dessiner une partie enregistrée
cli-replay-examples =
    Exemples
      grognard replay verify bataille.game
      grognard replay show bataille.game
      grognard replay render bataille.game --at 120 --output carte.svg
cli-replay-show = Raconter une partie enregistrée, décision par décision
cli-replay-verify = Vérifier chaque décision, chaque dé et chaque état d’une partie (code de sortie 1 si l’un est faux)
cli-replay-render = Dessiner la carte d’une partie enregistrée, ou toute la partie en film si le fichier finit par .html

cli-arg-scenario = Un scénario par son nom, par exemple brigades-de-fer/millers-cornfield, ou par son fichier
cli-arg-record = Une partie enregistrée
cli-arg-games = Combien de batailles ; 100 par défaut
cli-arg-batch-seed = La graine des batailles ; 1 par défaut
cli-arg-blue = Qui joue le premier camp : recruit (recrue), sergeant (sergent, par défaut) ou marshal (maréchal)
cli-arg-red = Qui joue le second camp
cli-arg-nodes = Combien de décisions un maréchal joue en pensée avant chacune des siennes
cli-arg-threads = Combien de fils d’exécution ; un par cœur par défaut
cli-arg-mirror = Livrer chaque bataille deux fois avec les mêmes dés, camps échangés
cli-arg-csv = Écrire un tableau, une ligne par bataille
cli-arg-report = Écrire un rapport sous forme de page web
cli-arg-save = Enregistrer les batailles, numérotées s’il y en a plusieurs
cli-arg-output = Écrire la carte dans ce fichier (SVG, ou image si son nom finit par .png) ; sinon sur la sortie standard
cli-arg-theme = paper (papier), lamp (lampe) ou print (impression)
cli-arg-at = Après cette décision ; 0 avant la première, sinon après la dernière

cli-stuck-nothing-asked = une faute des règles : après la décision { $choice } de la bataille de graine { $seed }, on ne demande plus rien à personne et personne n’a gagné
cli-stuck-refused = une faute des règles : la décision { $choice } de la bataille de graine { $seed } ({ $what }) refuse sa réponse par défaut
cli-stuck-fault = une faute des règles : la bataille de graine { $seed } ne peut être livrée

cli-replay-true = authentique : { $choices } décisions, toutes permises ; { $rolls ->
    [one] { $rolls } jet, issu
   *[other] { $rolls } jets, tous issus
  } de la graine engagée { $contributions ->
    [0] seule, à laquelle aucun joueur n’a rien ajouté
    [one] et de la contribution d’un joueur
   *[other] et des { $contributions } contributions des joueurs
  } ; le dernier état est { $hash }
cli-replay-other-hashes = l’enregistrement est d’une version antérieure : ses choix, ses dés, sa fin et son sceau ont été vérifiés ; l’empreinte de ses états se calculait autrement et n’a pas pu être comparée
cli-replay-undone = { $count ->
    [one] des dés ont été repris une fois, d’un commun accord : si vous ne l’avez pas accordé, ils ont été choisis
   *[other] des dés ont été repris { $count } fois, d’un commun accord : si vous ne l’avez pas accordé aussi souvent, ils ont été choisis
  }
cli-replay-kept = l’engagement est celui que vous avez gardé : la graine et les joueurs sont ceux d’avant la bataille
cli-replay-practice = partie d’essai : dés connus d’avance
cli-replay-not-kept = rien ne dit encore que la graine est celle d’avant la bataille : --commitment la compare à l’engagement gardé par votre page
cli-replay-true-so-far = authentique jusqu’ici : { $choices } décisions, toutes permises ; les dés se vérifieront quand la graine sera publiée ; le dernier état est { $hash }
cli-replay-before = Avant le premier tour
cli-replay-turn = Tour { $turn }
cli-replay-goes-on = La partie n’est pas finie.
cli-replay-won = { $side } : { $level } ({ $reason })
cli-replay-drawn = Partie nulle ({ $reason })
cli-replay-no-such-choice = il n’y a pas de décision { $number } : la partie en compte { $choices }
cli-replay-cut-off = l’enregistrement est coupé ligne { $line }, colonne { $column } : il manque la fin du fichier
cli-replay-unreadable = ce n’est pas une partie enregistrée ; ligne { $line }, colonne { $column } : { $reason }
cli-replay-unknown-game = ce jeu ne peut être joué ici : « { $name } »
cli-replay-unknown-scenario = ce scénario est inconnu ici, et l’enregistrement n’en contient pas le texte : « { $name } »
cli-replay-format = cet enregistrement est au format { $name } ; ce programme lit les formats 1 et 2
cli-replay-other-scenario = le scénario { $name } n’est pas celui qui a été joué : il a changé depuis
cli-replay-options = la partie a été jouée avec une option inconnue ici : « { $name } »
cli-replay-generator = les dés viennent d’un générateur qui n’est pas le nôtre : « { $name } »
cli-replay-bad-dice = « { $name } » des dés n’est pas ce qu’il faut : 64 chiffres hexadécimaux
cli-replay-seed = la graine n’est pas celle qui a été engagée avant la partie
cli-replay-head = l’engagement est rompu : la graine, la bataille, une option, les joueurs ou le nom de la partie ne sont pas ceux d’avant la partie
cli-replay-practice-hidden = l’enregistrement cache que ses dés étaient connus d’avance, ou le dit à tort
cli-replay-other-commitment = ce n’est pas la partie que vous avez jouée : son engagement est { $recorded }, vous avez gardé { $kept }
cli-replay-other-contribution = votre contribution n’est pas dans l’enregistrement : { $name }
cli-replay-other-seal = l’enregistrement a été modifié après la partie : son sceau est { $recorded }, vous avez gardé { $kept }
cli-replay-no-end = l’enregistrement est coupé : la graine est publiée, mais personne n’a gagné, abandonné ni épuisé son temps
cli-replay-forfeit = personne n’a pu abandonner cette partie comme l’enregistrement le dit
cli-replay-resigned = Abandon : { $side }.
cli-replay-clock-ran-out = Temps épuisé : { $side }.
cli-wrong-undone = des dés y seraient repris { $recorded } fois jusqu’ici, mais ils l’étaient déjà { $before } fois avant
cli-no-digest = il faut 64 chiffres hexadécimaux
cli-arg-commitment = L’engagement que votre page a gardé avant le premier jet : l’enregistrement doit le porter
cli-arg-contribution = Une contribution envoyée par votre page : l’enregistrement doit la contenir
cli-arg-seal = Le sceau que votre page a gardé à la fin de la partie : l’enregistrement doit le porter
cli-replay-choice = la décision { $number } est fausse : { $reason }
cli-replay-shorter = l’enregistrement est tronqué : il annonce { $recorded } décisions et en contient { $found }
cli-replay-longer = l’enregistrement a été allongé : il annonce { $recorded } décisions et en contient { $found }
cli-replay-not-over = l’enregistrement est tronqué : il annonce une fin, mais après la dernière décision la partie n’est pas finie
cli-replay-other-end = la partie n’a pas fini comme l’enregistrement le dit
cli-replay-seal = les décisions et les dés sont authentiques, mais autre chose a été modifié : le sceau est brisé
cli-wrong-unreadable = ce n’est pas une décision de ce jeu ({ $reason })
cli-wrong-not-asked = on ne demandait rien à ce camp
cli-wrong-dice = elle lance moins de dés qu’il n’en est enregistré
cli-wrong-roll = les dés enregistrés sont { $recorded }, mais la graine donne { $expected }
cli-wrong-hash = elle mène à l’état { $found }, mais { $recorded } est enregistré

## Les seize vents

front-0 = face au nord
front-1 = face au nord-nord-est
front-2 = face au nord-est
front-3 = face à l’est-nord-est
front-4 = face à l’est
front-5 = face à l’est-sud-est
front-6 = face au sud-est
front-7 = face au sud-sud-est
front-8 = face au sud
front-9 = face au sud-sud-ouest
front-10 = face au sud-ouest
front-11 = face à l’ouest-sud-ouest
front-12 = face à l’ouest
front-13 = face à l’ouest-nord-ouest
front-14 = face au nord-ouest
front-15 = face au nord-nord-ouest
towards-0 = vers le nord
towards-1 = vers le nord-nord-est
towards-2 = vers le nord-est
towards-3 = vers l’est-nord-est
towards-4 = vers l’est
towards-5 = vers l’est-sud-est
towards-6 = vers le sud-est
towards-7 = vers le sud-sud-est
towards-8 = vers le sud
towards-9 = vers le sud-sud-ouest
towards-10 = vers le sud-ouest
towards-11 = vers l’ouest-sud-ouest
towards-12 = vers l’ouest
towards-13 = vers l’ouest-nord-ouest
towards-14 = vers le nord-ouest
towards-15 = vers le nord-nord-ouest
