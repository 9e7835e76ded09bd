# Le serveur : ce qu’il refuse, ce qu’il raconte, comment on le lance.

server-unknown-rulebook = il n’y a pas de règle « { $name } »
server-unknown-procedure = il n’y a pas de procédure « { $name } »
server-unknown-rule = il n’y a pas de point de règle « { $name } »
server-unknown-scenario = il n’y a pas de bataille « { $name } »
server-unknown-piece = il n’y a pas d’unité « { $name } » en vue
server-unknown-game = cette partie n’existe pas
server-unknown-table = il n’y a pas de table partagée à cette adresse
server-wrong-table-token = ce lien n’ouvre pas cette table
server-table-full = le journal de cette table est plein ; ouvrez-en une autre
server-unknown-moment = la partie n’est pas allée jusqu’au n° { $name }
server-unknown-address = rien à l’adresse « { $name } »
server-bad-json = ce n’est pas du JSON : { $reason }
server-bad-input = « { $field } » est inutilisable : { $reason }
server-scenario-changed = la bataille de cette partie n’est plus la même dans cette version de Grognard qu’au moment où la partie a commencé : elle ne peut pas continuer ici ; rien n’a été effacé, et la version avec laquelle elle a commencé peut encore l’ouvrir
server-not-replayable = cette partie ne peut pas être rejouée à partir de son événement n° { $number } : elle a été jouée avec d’autres règles que celles de cette version de Grognard, ou ce qui en est conservé est endommagé ; rien n’a été effacé, et la version avec laquelle elle a commencé peut encore l’ouvrir
server-fault = une erreur s’est produite sur le serveur ; réessayez dans un instant
server-wrong-token = ce lien n’ouvre aucun camp de cette partie
server-wrong-origin = cette page n’a pas le droit de parler à ce serveur
server-too-many = trop de demandes ; attendez un instant
server-too-many-sockets = trop de pages ouvertes depuis votre réseau ; fermez-en quelques-unes
server-too-many-tables = trop de tables partagées depuis votre réseau ; attendez un peu
server-bad-host = la demande ne dit pas à quel serveur elle s’adresse
server-wrong-host = ce serveur ne répond pas au nom « { $name } » ; qui l’héberge peut ajouter des noms avec GROGNARD_HOSTS
server-too-many-games = trop de nouvelles parties depuis votre réseau ; attendez un peu
server-too-much-chat = trop de messages depuis votre réseau ; attendez un instant
server-too-many-notes = les notes sont écrites trop souvent ; attendez un instant
server-too-much-written = trop d’écritures depuis votre réseau ; attendez un instant
server-too-many-computers = trop de batailles entre ordinateurs depuis votre réseau ; attendez que l’une se termine
server-chat-full = la conversation de cette partie est pleine
server-empty = il n’y a rien d’écrit
server-bad-name = trop long, ou avec des lettres que personne ne voit
server-no-such-parameter = ce paramètre n’existe pas, ou il figure deux fois
server-wrong-type = le contenu doit être en JSON (application/json)
server-too-large = le contenu est trop volumineux
server-bad-body = le contenu n’est pas arrivé en entier
server-wrong-method = rien ici ne répond à cette méthode
server-too-slow = cela a pris trop de temps ; réessayez dans un instant
server-no-socket = ici s’ouvre une liaison WebSocket, et rien d’autre
server-unwell = la base de données ne répond pas
server-wrong-operator-token = ce jeton n’ouvre pas les compteurs
server-too-long = trop long
server-full = il n’y a plus de place ; réessayez plus tard
server-private = cette partie ne se montre qu’à ses joueurs
server-spectators-silent = seuls les joueurs ont la parole à cette table
server-listed-is-watched = une partie de la liste publique peut être regardée par tous
server-not-stored = le serveur ne peut rien enregistrer pour le moment ; rien n’a changé, réessayez dans un instant
server-stale = la partie a avancé entre-temps ; voici où elle en est
server-over = la partie est finie
server-not-over = la partie n’est pas finie
server-not-asked = rien ne vous est demandé en ce moment
server-spectator = vous regardez ; seul un joueur peut faire cela
server-one-seat-a-side = il faut un joueur par camp
server-nothing-to-take-back = il n’y a rien à reprendre
server-dice-settled = les dés de cette partie sont fixés : aucune contribution n’est plus prise
server-practice-dice = partie d’essai : ses dés sont connus d’avance, aucune contribution n’est prise
server-contributed-already = votre camp a déjà contribué aux dés
server-contribution-digits = il faut 64 chiffres hexadécimaux
server-computer-does-not-consent = les dés sont tombés ou un secret est révélé : l’ordinateur ne laisse plus reprendre ce coup
server-rematch-exists = la revanche est déjà lancée
server-stopping = le serveur s’arrête ; la partie est enregistrée
server-ask-again = la partie a changé ailleurs ; on la recharge
server-took-back = coup repris
server-resigned = abandon
server-clock-ran-out = temps écoulé
server-level-given = victoire
server-outcome-resigned = abandon { $side_du }
server-outcome-clock-out = temps écoulé pour { $side_le }
server-luck-good = { $throws ->
    [one] un jet, heureux : avantage gagné { $gain } sur 100
   *[other] { $throws } jets, plutôt heureux : avantage gagné { $gain } sur 100
  }
server-luck-bad = { $throws ->
    [one] un jet, malheureux : avantage perdu { $gain } sur 100
   *[other] { $throws } jets, plutôt malheureux : avantage perdu { $gain } sur 100
  }
server-luck-even = { $throws ->
    [0] aucun jet
    [one] un jet, ni bon ni mauvais
   *[other] { $throws } jets ; ni chance ni malchance
  }
server-turning-point = { $side } : { $choice } (à l’avantage { $gainer_du })
server-no-page-title = Grognard
server-no-page = Le serveur tourne, mais la page n’a pas été construite. Lancez « make play », ou « npm ci && npm run build » dans web/, puis relancez.

cli-play-examples =
    Exemples
      grognard play
      grognard play --lan
    Avec --lan, tous ceux de la table ouvrent la même adresse sur leur téléphone.
cli-serve = Lancer le serveur : parties et aide de jeu par HTTP
cli-serve-examples =
    Exemples
      grognard serve --bind 0.0.0.0:8080 --data /srv/grognard
      grognard serve --database-url postgres://grognard@localhost/grognard
cli-arg-bind = Adresse et port d’écoute (127.0.0.1:1815)
cli-arg-data = Dossier où garder les parties ; sinon celui de l’utilisateur
cli-arg-database-url = Base PostgreSQL (ou SQLite) où garder les parties
cli-arg-dice-seed = Parties d’essai : dés tirés de ce nombre, connus d’avance
cli-arg-lan = Ouvrir aux autres appareils du réseau, avec un code QR
cli-arg-no-open = Ne pas ouvrir le navigateur
cli-serve-at = Grognard est à l’adresse { $url }
cli-serve-no-certificate = Le certificat du réseau local ne peut être fait ou lu : { $reason }
cli-serve-lan = Pour les autres appareils du réseau : { $url }
cli-serve-no-lan = Cette machine n’est sur aucun réseau.
cli-serve-how-to-stop = Ctrl+C pour arrêter ; les parties sont gardées.
cli-serve-practice = Toutes les parties créées ici sont des parties d’essai : leurs dés sont connus d’avance.
cli-serve-stopped = Arrêté ; les parties sont gardées.
cli-serve-cannot-start = le serveur ne démarre pas : { $reason }
cli-serve-cannot-listen = impossible d’écouter à cette adresse : { $reason }
cli-serve-bad-setting = le réglage { $name } ne peut pas valoir « { $value } » : { $reason }
cli-serve-no-folder = impossible de créer le dossier des parties : { $reason }
cli-serve-no-storage = impossible d’ouvrir la base des parties : { $reason }
cli-serve-already = Grognard tourne déjà à l’adresse { $url }
cli-serve-in-use-at = un autre Grognard, à l’adresse { $url }, utilise déjà ces parties : arrêtez-le, ou choisissez un autre dossier avec --data
cli-serve-in-use = un autre Grognard utilise déjà ces parties : arrêtez-le, ou choisissez un autre dossier avec --data
server-no-such-option = cette bataille n’a pas cette option
server-no-line-of-fire = ce jeu n’a pas de ligne de tir à mesurer
server-faulty-battle = quelque chose ne va pas dans cette bataille
server-too-many-battles = trop de batailles envoyées depuis votre adresse : attendez un peu
server-too-many-checks = cette bataille est vérifiée trop souvent : attendez un peu
server-one-clock = une partie a une pendule pour toute sa durée ou un délai par coup, pas les deux
server-answered-by-default = le délai était passé : réponse par défaut
server-answered-beforehand = selon sa consigne

balance-shares = Sur { $games } batailles entre sergents : { $first }, { $first-share } % de victoires ; { $second }, { $second-share } % ; parties nulles, { $drawn } %.
balance-shares-harder = Sur { $games } batailles entre sergents : { $first }, { $first-share } % de victoires ; { $second }, { $second-share } % ; parties nulles, { $drawn } %. Camp désavantagé : { $side } ; une partie nulle y est déjà un succès.

## Le terrain

ground-open = terrain découvert
ground-hill = hauteur
ground-water = eau
ground-marsh = marais
ground-rough = terrain accidenté
ground-crops = cultures
ground-orchard = verger
ground-town = ville
ground-woods = bois
ground-stream = ruisseau
ground-river = rivière
ground-road = route
ground-railway = voie ferrée
ground-cut = tranchée de chemin de fer
ground-slope = pente
ground-fence = clôture
ground-wall = mur
ground-works = retranchement
ground-front = ligne de front
ground-building = bâtiment
ground-bridge = pont
ground-blown-bridge = pont détruit
ground-ford = gué
ground-village = village
ground-cut-railway = voie ferrée coupée
server-unknown-simulation = cette série de batailles n’existe pas, ou le serveur a redémarré
server-bad-endpoint = ce n’est pas l’adresse publique (https) d’un service de notification
server-bad-push-keys = ce ne sont pas les clés d’un navigateur
server-push-turn = À vous de jouer.
server-push-over = La partie est finie.
server-push-rematch = On vous propose une revanche.
