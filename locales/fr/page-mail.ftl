## Parties par correspondance

mine-name = Votre nom, pour les autres
mine-player = un joueur
mine-nobody-yet = personne encore : le lien attend son joueur
mine-yours = À vous de jouer
mine-theirs = À l’adversaire de jouer ({ $side })
mine-since = { $time }
mine-rematch = Une revanche vous est proposée
mine-due-defaults = Réponses par défaut { $time }
mine-due-loss = Partie perdue { $time } sans réponse
mine-waiting = { $count ->
    [one] une partie vous attend
   *[other] { $count } parties vous attendent
  }
device-title = Continuer sur un autre appareil
device-all = Continuer sur un autre appareil
device-one = Continuer { $battle } sur un autre appareil
device-text-one = Lisez ce code avec l’autre appareil : vous y retrouverez votre place dans cette partie.
device-text-all = Lisez ce code avec l’autre appareil : vous y retrouverez vos places dans vos parties en cours.
device-private = Ce lien est à vous seul : qui le possède joue à votre place.
device-code = Code à lire avec l’autre appareil
device-copy = Copier le lien
device-copied = Lien copié.
device-arrived = { $count ->
    [one] Votre partie est maintenant dans ce navigateur.
   *[other] Vos { $count } parties sont maintenant dans ce navigateur.
  }
device-nothing = Ce lien ne contient aucune partie.
device-go = À mes parties
standing-title = Consignes
standing-text = Ce que l’on répondra pour vous en votre absence quand l’adversaire vous interroge pendant son tour. L’adversaire n’en sait rien ; le récit dira qu’une consigne a joué.
standing-none = Dans ce jeu, personne ne vous interroge pendant le tour de l’autre.
standing-ask = me demander
standing-always = Aussi quand je suis là
standing-keep = Donner ces consignes
standing-kept = Consignes gardées.
since-title = Depuis votre dernier tour
since-count = { $count ->
    [one] Une action de l’adversaire.
   *[other] { $count } actions de l’adversaire.
  }
since-film = Revoir le film
since-go-on = Continuer
setup-pace = Délai par coup
setup-pace-none = sans
setup-pace-days = { $days ->
    [one] un jour
   *[other] { $days } jours
  }
setup-pace-end = À la fin du délai
setup-pace-end-defaults = réponses par défaut
setup-pace-end-loss = partie perdue
report-rematch-offer = Proposer une revanche
report-rematch-offered = Revanche proposée : on attend l’autre camp
report-rematch-accept = Accepter la revanche
report-rematch-refuse = Décliner
report-rematch-withdraw = Retirer la proposition
status-due = jusqu’à { $time }

## Batailles à soi

own-title = Vos batailles
own-text = Une bataille est un fichier texte. Écrivez la vôtre à l’écritoire, ou envoyez un fichier : qui a son lien peut la jouer.
own-write = Écrire une bataille
own-send = Envoyer un fichier…
own-sending = On lit et on dessine la bataille…
own-faults = { $count ->
    [one] Il y a une faute dans ce fichier :
   *[other] Il y a { $count } fautes dans ce fichier :
  }
own-line = ligne { $line }
own-too-large = Ce fichier est bien trop grand pour une bataille.
own-mend = Corriger à l’écritoire
own-play = Jouer
own-edit = À l’écritoire
own-link = Copier le lien
own-link-copied = Lien copié : qui l’ouvre peut jouer cette bataille.
own-forget = Oublier { $battle }
own-unknown = Cette bataille est introuvable.

## Écritoire

desk-title = Écritoire
desk-start = Partir d’une copie de
desk-start-choose = choisir une bataille…
desk-book = Règle
desk-text = Texte de la bataille
desk-map = Carte de la bataille
desk-sound = Sans faute
desk-faults = { $count ->
    [one] une faute
   *[other] { $count } fautes
  }
desk-checking = vérification…
desk-no-map = La carte apparaît quand le texte est sans faute.
desk-old-map = Dernière carte sans faute
desk-export = Enregistrer le fichier
desk-send = Garder et jouer
desk-kept = Le texte est gardé dans ce navigateur.
desk-undo = Annuler
desk-redo = Rétablir
desk-replace = Remplacer le texte actuel par cette copie ? Ctrl+Z le fera revenir.
desk-see-text = Texte
desk-see-map = Carte
desk-fair = Est-ce équilibré ?

## Notifications

push-wanted = Me prévenir quand c’est à moi
push-on = Ce navigateur vous préviendra, même page fermée.
push-denied = Ce navigateur refuse les notifications de ce site : ses réglages le permettent.
push-failed = Ce navigateur n’a pas pu s’inscrire ; la liste et le titre disent toujours à qui de jouer.

## Est-ce équilibré ?

fair-title = Est-ce équilibré ?
fair-text = Deux ordinateurs livrent la bataille plusieurs fois ; le compte dit qui gagne, comment, et à quel prix.
fair-games = Batailles
fair-mirror = Livrer chaque bataille des deux côtés avec les mêmes dés
fair-begin = Livrer les batailles
fair-stop = Arrêter
fair-progress = Avancement
fair-done = { $done } sur { $games }
fair-stopped = Arrêté après { $done ->
    [one] une bataille
   *[other] { $done } batailles
  } : le compte rendu porte sur elles.
fair-stopped-early = Arrêté avant la fin de la première bataille.
fair-failed = Une bataille n’a pas pu aller à son terme.
fair-results = Comptes rendus
fair-result = { $games ->
    [one] une bataille
   *[other] { $games } batailles
  }, { $first } contre { $second }
fair-save = Enregistrer le compte rendu
own-fair = Équilibrée ?
menu-real-table = Continuer à une vraie table
