# Les mots de l’interface. Ceux des jeux viennent du serveur.

# Navigation
home = Accueil
pages = Pages
skip = Aller au contenu
skip-to-answers = Aller aux réponses
nav-play = Jouer
nav-tables = Mes parties
nav-rules = Règles
nav-ratings = Classement
loading = Chargement…
close = Fermer
copy = Copier
copied = Copié
cancel = Annuler
save = Enregistrer
saved = C’est fait.
share = Partager
all = Tout
me = Moi
nobody = Personne pour l’instant
not-found-title = Rien à cette adresse
not-found = La table n’existe pas, ou elle est privée et il vous faut le lien complet.
error-offline = Le serveur ne répond pas. Nouvel essai dans un instant.
offline = Pas de connexion. Tablée reprendra dès son retour.
offline-kept = Pas de connexion. Voici vos parties telles qu’elles étaient le { $when }.
offline-title = Pas de connexion
offline-page = Cette page s’ouvrira d’elle-même au retour de la connexion.
error-server = Quelque chose n’a pas marché de notre côté. Rien n’a été changé.
what-of = { $what } : { $of }

# Accueil
home-your-turn = À vous de jouer
home-going = Parties en cours
home-games = { $count ->
    [5] Cinq jeux, une table
   *[other] { $count } jeux, une table
}
home-games-help = Contre des robots tout de suite, ou entre amis avec un simple lien.
tables-wait = { $count ->
    [one] 1 table vous attend
   *[other] { $count } tables vous attendent
}
play = Jouer
see = Voir
join = Rejoindre
pair = Jouer avec quelqu’un
home-open = On cherche des joueurs
home-open-none = Personne n’attend en ce moment. Choisissez « Jouer avec quelqu’un » sur un jeu : la prochaine personne vous rejoindra.
home-all-tables = Toutes les tables
play-now = Jouer maintenant
solo = Solo possible
fact-players = Nombre de joueurs
fact-length = Durée
fact-weight = Complexité : { $value } sur { $of }
minutes = { $count } min
mood-reworld = Chargez votre cargo, puis bâtissez Eurybia dans l’ordre inverse.
mood-gaia = Colonisez la galaxie, planète après planète, faction contre faction.
mood-century = Enchérissez sur des territoires et gardez votre pays respirable.
mood-reykholt = Des légumes sous serre, et la course le long des tables.
mood-artemis = Posez vos dés sur Europe et logez vos colons sous la glace.
table-open = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
table-over = Gagnée par { $names }
table-closed = Fermée, sans résultat
table-waits = { $names } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}
tables-going = En cours
tables-open = À rejoindre ou à regarder
tables-over = Terminées
tables-none = Aucune partie pour l’instant.

# Nouvelle table
new-table = Nouvelle table
new-table-of = Nouvelle table de { $game }
game = Jeu
way-to-play = Mode de jeu
around-table = Autour de la table
seat-count = { $count ->
    [one] 1 place
   *[other] { $count } places
}
fewer-seats = Une place de moins
more-seats = Une place de plus
seat-number = Place { $number }
seat-me = Moi
seat-open = Ami
seat-bot = Robot
seat-me-help = Vous
seat-open-help = Rejoint par le lien
free-seat = Libre
bot-level = Niveau du robot
bot-random = Robot distrait
bot-greedy = Robot prévoyant
bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
bot-expert = Expert
pace = Rythme
clock = Pendule
clock-none = Sans
clock-live = En direct
clock-days = Tour par tour
clock-none-help = Chacun prend tout le temps qu’il veut.
clock-live-help = Une réserve de temps, et un peu plus à chaque coup.
clock-days-help = Pour jouer à son rythme : tant de jours pour chaque coup.
clock-bank = Réserve, et supplément par coup
clock-live-choice = { $minutes } min + { $increment } s
clock-per-turn = Pour chaque coup
days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
access = Accès
private = Privée
listed = Publique
private-help = Seules les personnes qui ont le lien peuvent entrer.
listed-help = Tout le monde peut rejoindre ou regarder.
open-table = Ouvrir la table
open-table-help = La partie commence quand toutes les places sont prises.
recap-seats = { $seats ->
    [one] 1 place
   *[other] { $seats } places
} : { $friends ->
    [0] {""}
    [one] 1 ami,{" "}
   *[other] { $friends } amis,{" "}
}{ $bots ->
    [0] sans robot
    [one] 1 robot
   *[other] { $bots } robots
}
recap-minutes = Environ { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
recap-days = { $count ->
    [one] 1 jour par coup
   *[other] { $count } jours par coup
}

# Salle d’attente
invited = Vous êtes invité à une table
lobby-wait = La table attend encore quelqu’un. Envoyez ce lien à vos amis.
lobby-invites = { $host } vous invite à une partie de { $game }. Prenez place : un surnom suffit, sans compte.
lobby-kept = { $host } voudrait rejouer et vous garde une place.
seat-kept = place gardée
seat-to-bot = La donner à un robot
seat-to-anyone = La libérer
terms-no-clock = Sans horloge
lobby-join = Prenez place : un surnom suffit, sans compte.
nickname = Votre surnom
sit-here = M’asseoir ici
seat-awaits = attend quelqu’un
hosts = a ouvert la table
leave-table = Quitter la table
close-table = Fermer la table
close-table-sure = Fermer vraiment
expires-open = La table ferme { $when } si personne ne vient.
expires-playing = La partie sera fermée { $when } si personne ne joue ; elle ne comptera alors pour personne.
expires-soon = Ferme { $when }
closed-host = La personne qui avait ouvert cette table l’a fermée avant le début de la partie.
closed-you = Vous avez fermé cette table avant le début de la partie.
closed-expiry-open = Personne n’est venu pendant longtemps : la table s’est fermée d’elle-même.
closed-expiry-playing = Personne n’a joué pendant longtemps : la table s’est fermée d’elle-même.
closed-admin = Un administrateur a fermé cette table.
closed-no-result = La partie ne compte pour personne.

# Table
menu = Menu et réglages
drawer = Journal, discussion, règles, score
board = Plateau
rivals = Adversaires
turn-place = Ordre du tour : { $place ->
    [1] 1er
   *[other] { $place }e
}
rival-open = Voir tout ce que possède { $name }
rival-before = Joueur précédent : { $name }
rival-after = Joueur suivant : { $name }
my-area = Mon espace
answers = Réponses possibles
your-turn = À vous
watching = Vous regardez
asked-too = En même temps que vous :
all-actions = Toutes les actions
ways = { $count ->
    [one] 1 façon
   *[other] { $count } façons
}
undo = Annuler le dernier coup
hint = Conseil du robot
hint-title = Le robot jouerait
hint-value = Avance attendue à la fin
hint-lead = avance attendue
hint-none = Le robot n’a pas d’avis.
hint-thinking = Le robot réfléchit…
hint-ready = { $count ->
    [one] Un coup trouvé.
   *[other] { $count } coups trouvés.
}
hint-points = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-purpose = Points de plus ou de moins qu’avec les autres coups proposés, par source
switch-theme = Clair ou sombre
next-table = Table suivante
link-connecting = Connexion…
link-lost = Connexion perdue, nouvel essai…
link-closed = Déconnecté
thinks = réfléchit
online = en ligne
away = absent
winner = a gagné
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
my-points = Vous avez { $count ->
    [one] 1 point
   *[other] { $count } points
}
clock-left = Temps restant
hours-left = { $count } h
days-left = { $count } j
replace = Remplacer par un robot
filter = Filtrer
filter-none = Rien ne correspond.
plain-targets = Ce que l’on peut désigner
plain-printed = Ce qui est imprimé dans la boîte
your-move = Votre coup
step-back = Un pas en arrière
kinds = Types de coups
points-by = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
place-short = { $place ->
    [1] 1er
   *[other] { $place }e
}
place-then = { $place ->
    [1] vous seriez premier
   *[other] vous seriez { $place }e
}
number = Nombre
number-range = de { $least } à { $most }
number-less = Un de moins
number-more = Un de plus
number-more-by = { $by } de plus
choose-on = Désignez la suite.
unknown-then = On ne sait pas encore ce qui s’ensuit
confirm-yes = Jouer
confirm-no = Annuler
rule-number = Règle { $rule }
rule-of-question = Ce qui est demandé : règle { $rule }
about-this = À propos
tab-log = Journal
tab-chat = Discussion
tab-notes = Notes
notes-write = Des notes pour vous : personne d’autre ne les lit.
notes-kept = Gardé.
notes-changed = Pas encore gardé…
tab-rules = Règles
tab-score = Score
unread = nouveaux messages
log-empty = Rien ne s’est encore passé.
since-your-turn = depuis votre coup
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire à la table…
send = Envoyer
watches = regarde
watch-too = { $names } { $count ->
    [one] regarde.
   *[other] regardent.
}
others = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
more-watch = { $count ->
    [one] Une autre personne regarde.
   *[other] { $count } autres personnes regardent.
}
ranking = Classement
score-curves = Courbes de score
habits = Consignes
habits-help = Ce que vous réglez ici est joué pour vous à cette table, même en votre absence.
by-habit = joué selon vos consignes

plan-ahead = Préparer mon coup
planning = Projet
plan-nothing-yet = Rien n’est encore joué.
plan-stop = Ne plus préparer
plan-prepared = Votre coup préparé
plan-when = À votre tour, si rien ne change :
plan-change = Modifier
plan-withdraw = Retirer
plan-due = Votre coup préparé va être joué.
plan-not = Ne pas le jouer
by-plan = préparé par vous à l’avance
resign = Abandonner
resign-help = Un robot prend votre place pour de bon.
resign-sure = Abandonner vraiment
you-won = Vous avez gagné !
final-scoring = Décompte final
skip-scoring = Tout montrer
points-by-source = Points par origine
account-total = Total
see-end = Voir le résultat
won-by = { $points ->
    [one] 1 point
   *[other] { $points } points
} d’avance sur { $second }.
won-tie-break = À égalité de points avec { $second } : le départage a tranché.
nobody-won = Cette fois, c’est le jeu qui l’emporte.
they-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
rank = Rang
goals = Objectifs
goal-count = { $value } sur { $target }
goal-reached = atteint
goal-missed = manqué
goal-open = à atteindre
rematch = Revanche
join-rematch = Rejoindre la revanche
ask-undo = Demander à reprendre mon coup
undo-asked = { $name } voudrait reprendre un coup.
undo-waits = Vous demandez à reprendre votre coup. On attend { $names }.
undo-declined = { $name } préfère continuer.
undo-agree = Accepter
undo-play-on = Continuer
rematch-offered = { $name } propose une revanche.
rematch-open = La revanche est ouverte.
rematch-waits = { $names } { $count ->
    [one] attend
   *[other] attendent
} la revanche.
rematch-begun = La revanche a commencé.
replay = Revoir la partie
record = Enregistrement
help-title = Jouer au clavier
help-pointing = Désignez sur le plateau ce qui est cerclé d’or : les actions se resserrent jusqu’à ce qu’il n’en reste qu’une. Tout ce qui est possible est aussi écrit en toutes lettres. Pour savoir ce qu’est une chose, touchez-la ; si elle est cerclée, appuyez longuement ou faites un clic droit.
key-digits = choisir une réponse
key-arrows = aller d’une cible ou d’une réponse à l’autre ; avec Maj, à n’importe quelle chose
key-enter = désigner, choisir ; jouer ce qui est choisi
key-yes = jouer ce qui est choisi
key-board = aller au plateau
key-answers = aller aux réponses
key-filter = toutes les actions, à filtrer
key-undo = un pas en arrière, puis annuler le dernier coup
key-hint = conseil du robot
key-plan = préparer un coup, quand ce n’est pas à vous
key-escape = un pas en arrière, fermer
key-help = ce qu’est la chose désignée, sinon cette aide

# Revoir
over-on = Partie terminée, { $date }
players = Joueurs
replay-step = Coup { $at } sur { $total }
replay-position = Position dans la partie
perspective = Point de vue
open-view = Table ouverte
first = Début
previous = Coup précédent
next = Coup suivant
last = Fin
pause = Pause
play-film = Lecture
you = Vous
their-hand = Main
replay-pace = Avancer par
replay-by-action = Action
replay-by-turn = Tour
replay-answer = { $seat } : { $answer }
speed = Vitesse
play-on = Rejouer à partir d’ici
final-ranking = Classement final
around-move = Autour de ce coup
review = Analyse
review-game = La partie
review-parts = Ce qui est montré
review-whose = Le jeu de qui
review-about = Un robot regarde chaque décision d’un joueur, avec ce qu’on pouvait savoir à ce moment-là, et nomme celles qui ont coûté le plus de points. Cela prend une minute ou deux, une seule fois.
review-ask = Analyser le jeu de { $name }
review-ask-mine = Analyser mon jeu
review-progress = Le robot parcourt la partie : { $percent } %
review-leave = Vous pouvez quitter cette page : l’analyse continue et sera gardée.
review-failed = L’analyse n’a pas pu être faite. Réessayez plus tard.
review-none = Aucune décision n’a clairement coûté de points. Bien joué !
review-judged = { $decisions ->
    [one] Une décision qui laissait le choix, jugée
   *[other] { $decisions } décisions qui laissaient le choix, jugées
} par un robot de niveau « { $level } ».
review-costliest = { $count ->
    [one] La décision la plus coûteuse
   *[other] Les { $count } décisions les plus coûteuses
}
review-lost = { $count ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
review-error = L’incertitude de ce chiffre ; ce qui pourrait n’être que du hasard n’est pas montré
review-decision = après le coup { $number }
review-given = Joué
review-better = Mieux
review-purpose = Pour
review-show = Montrer
review-show-move = Montrer la position après le coup { $number }
review-curve = Points attendus à la fin
review-expected = attendus à la fin

# Règles et composants
rules-search = Chercher dans les règles
rules-page = Ouvrir la page des règles
read-rules = Lire les règles
contents = Sommaire
about-game = À propos de ce jeu
about-values = Ce qui est imprimé dans la boîte
about-values-help = Les images du livret sont perdues : certaines valeurs viennent du texte, d’autres ont été reconstruites. Voici l’origine de chacune.
about-correct = Corriger
about-correct-help = Vous avez la boîte ? Téléchargez le fichier, corrigez une valeur, donnez-lui la provenance « owner » et jouez avec.
about-download = Télécharger le fichier d’édition
value-key = Valeur
value-value = Imprimé
value-origin = Origine
provenance-rulebook = livret
provenance-public = page publique
provenance-recalled = de mémoire
provenance-reconstructed = reconstruit
provenance-owner = lu sur la boîte

# Personnes
profile = Profil
profile-of = Profil de { $name }
sign-in = Se connecter
sign-out = Se déconnecter
make-account = Créer un compte
account = Compte
guest = Invité : ce navigateur se souvient de vous.
account-keeps = Le compte garde vos parties et vos résultats d’invité.
account-why = Un compte garde vos parties et vos résultats.
no-account-needed = Aucun compte n’est nécessaire pour jouer.
name = Nom
password = Mot de passe
settings = Réglages
results = Résultats
results-none = Aucune partie terminée pour l’instant.
ratings-none = Personne n’est encore classé.
place = Place
rating = Cote
ratings-help = Tout le monde commence à 1000. La cote monte à mesure qu’elle devient plus sûre, et quelqu’un de force moyenne finit vers 1500. Seules comptent les parties où tout le monde a un compte.
bot-named = { $bot ->
    [random] Robot distrait
    [greedy] Robot prévoyant
    [easy] Robot facile
    [normal] Robot normal
    [hard] Robot difficile
    [expert] Robot expert
   *[other] Robot
}
statistics = Statistiques
won = Gagnées
mean-score = Score moyen
best-score = Meilleur score
score = Score
games = Parties
date = Date
games-played = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
mybots = Mes robots
mybots-help = Vos programmes, qui jouent par le réseau. Leur nom dit que ce sont des robots, ils s’assoient là où on les invite, et les parties avec eux ne comptent pas pour le classement.
mybots-name = Nom d’un nouveau robot
mybots-make = Créer
mybots-made = Le jeton de { $name }. Il n’est montré que cette fois : votre programme en a besoin.
mybots-token = Nouveau jeton
mybots-token-sure = L’ancien n’ouvrira plus rien. Sûr ?
mybots-delete = Supprimer
mybots-delete-sure = Supprimer pour de bon ?
sessions = Sessions
this-session = celle-ci
revoke = Fermer
unknown-browser = Navigateur inconnu
deleted-player = Joueur supprimé
people = Autour de cette table
person-more = Masquer, bloquer ou signaler { $name }
friends = Amis
friend = Ajouter aux amis
unfriend = Retirer
friend-help = Votre liste d’amis n’est que pour vous : { $name } n’en saura rien.
play-with = Rejouer
play-with-help = Ouvre une table où une place est gardée pour { $name }.
seat-for-help = Cette place lui est gardée
mute = Masquer
unmute = Lire à nouveau
mute-help = Vous ne voyez plus ce qu’écrit { $name }.
block = Bloquer
unblock = Débloquer
block-help = Vous ne voyez plus ce qu’écrit { $name }, et aucun de vous deux ne peut s’asseoir à la table de l’autre ; { $name } n’en sait rien.
is-mute = Messages masqués
is-block = Personne bloquée
avoided = Masqués et bloqués
report = Signaler
report-help = Un administrateur de ce serveur le lit ; personne d’autre n’en est averti.
report-what = Que reprochez-vous à { $name } ?
report-reason = Motif
report-chat = Ses messages
report-name = Son nom
report-play = Son jeu
report-other = Autre chose
report-words = Avec vos mots
report-send = Envoyer le signalement
report-sent = Merci. Un administrateur lira votre signalement.

# Compte
change-password = Changer le mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-help = Au moins 8 caractères. Vos autres navigateurs seront déconnectés.
password-changed = Le mot de passe est changé.
email = E-mail
email-address = Adresse
email-help = Pour un mot de passe oublié et, si vous le souhaitez, pour vous dire que c’est à vous ; personne ne la voit. Vide, elle est effacée.
email-saved = C’est noté. Ouvrez le lien de la lettre qui vous arrive : il confirme l’adresse.
revoke-others = Se déconnecter partout ailleurs
my-data = Mes données
export = Tout ce qui vous concerne
export-help = Ce que ce serveur a de vous : parties, coups, messages, notes, résultats, sessions.
export-do = Télécharger
delete-account = Supprimer le compte
delete-guest = Supprimer cet invité
delete-help = Votre nom disparaît de ce serveur.
delete-do = Supprimer…
delete-sure = Supprimer pour de bon
delete-goes = Ce qui disparaît :
rename = Votre nom ici
rename-help = Vos parties restent à vous. Pour les garder au-delà de ce navigateur :
delete-goes-what = votre nom, votre mot de passe et votre adresse, vos sessions et vos réglages, votre cote et vos notes, vos amis, et la liste des personnes masquées ou bloquées.
delete-stays = Ce qui reste :
delete-stays-what = vos parties terminées et ce que vous avez écrit aux tables, sous le nom « Joueur supprimé ». Dans les parties en cours, un robot prend votre place.
delete-for-good = On ne peut pas revenir en arrière.
forgot = Mot de passe oublié
forgot-help = Si votre compte a une adresse e-mail, nous vous envoyons un lien vers un nouveau mot de passe.
forgot-send = M’envoyer le lien
forgot-sent = Si ce compte a une adresse e-mail, le lien est en route. Il sert une seule fois, dans l’heure.
forgot-nothing = Rien n’arrive ? C’est que le compte n’a pas d’adresse, ou que ce serveur n’envoie pas de courrier : adressez-vous à qui le tient.
forgot-again = Demander un autre lien
reset = Nouveau mot de passe
reset-use = Enregistrer et se connecter
reset-help = Au moins 8 caractères. Tous vos navigateurs seront déconnectés, sauf celui-ci.
reset-incomplete = Ce lien n’est pas complet. Ouvrez-le depuis le message reçu, ou demandez-en un autre.

# Administration
admin = Administration
admin-reports = Signalements
reports-open = { $count ->
    [0] rien à décider
    [one] 1 à décider
   *[other] { $count } à décider
}
reports-decided = { $count ->
    [one] 1 décidé
   *[other] { $count } décidés
}
report-by = Signalé par { $name }
report-table = Voir la table
admin-decided = Décision :
admin-act = Que faire
admin-do = Appliquer
admin-decide = Décider
admin-hours = Pour combien de temps
admin-reason = Pourquoi
hours = { $count ->
    [1] 1 heure
    [24] 1 jour
    [168] 7 jours
    [720] 30 jours
   *[other] { $count } heures
}
until = jusqu’au { $when }
act-none = Rien
act-none-help = Le signalement est classé ; personne n’est touché.
act-silence = Silence
act-silence-help = Ne peut rien écrire pendant ce temps, et sait jusqu’à quand.
act-ban = Bannir
act-ban-help = Est déconnecté partout et ne peut pas revenir.
act-rename = Renommer
act-rename-help = Reçoit un nom anodin à la place du sien.
act-release = Lever
act-release-help = Peut de nouveau écrire et revenir.
act-make = Nouvel administrateur
act-remove = N’est plus administrateur
act-handle = Signalement décidé
act-close = Table fermée
admin-person = Chercher un joueur
admin-look = Chercher
admin-kind = Type
admin-since = Depuis
admin-is = Administrateur
admin-guest = Invité
admin-tables = Tables
admin-untouched = Rien ne peut être fait ici contre un administrateur.
admin-table = Table, ou adresse d’une table ou d’un tournoi
admin-close = Fermer une table
admin-close-help = Ce qui s’y joue s’arrête sans résultat. Un tournoi fermé n’ouvre plus de tables.
admin-audit = Ce qu’ont fait les administrateurs
admin-audit-none = Rien pour l’instant.
count-people = Personnes
count-accounts = Comptes
count-sockets = Connexions
count-open = Tables en attente
count-playing = Tables en jeu
count-over = Parties terminées
count-closed = Tables fermées

# Réglages
language = Langue
lang-fr = Français
lang-en = English
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
palette = Couleurs des joueurs
palette-standard = Courantes
palette-deutan = Rouge-vert
palette-tritan = Bleu-jaune
palette-contrast = Contraste
confirmations = Confirmer les coups
confirmations-help = Ce qui détruit ou abandonne quelque chose est toujours confirmé.
confirm-always = Tous
confirm-costly = Les coûteux
confirm-never = Aucun
sound = Son
sound-help = Deux notes quand c’est à vous.
motion = Mouvement
motion-help = Les pièces se déplacent sous vos yeux.
notify = Notifications dans ce navigateur
notify-help = Quand c’est à vous, même si Tablée est fermé.
notify-open = Quand c’est à vous, tant qu’une page de Tablée est ouverte : ce navigateur ne reçoit rien autrement.
notify-denied = Bloquées. Autorisez les notifications de ce site dans les réglages du navigateur.
notify-none = Ce navigateur ne sait pas en afficher.
notify-install = Sur un iPhone ou un iPad, ajoutez d’abord Tablée à l’écran d’accueil.

# Quand c’est à moi
my-turn = Quand c’est à vous
my-turn-help = Pour les parties au tour par tour, en votre absence : un seul avis pour toutes celles qui attendent, et un dernier avant la fin de votre temps.
letters = Par e-mail
letters-off = Jamais
letters-now = À chaque fois
letters-daily = Une fois par jour
letters-to = À { $email }.
letters-unconfirmed = Rien ne part avant que vous ayez ouvert le lien de notre lettre à { $email }.
letters-again = La renvoyer
letters-sent = La lettre est en route.
letters-no-address = Indiquez d’abord une adresse plus bas.
letters-guest = Avec un compte, c’est possible aussi par e-mail.
offer = Vous prévenir quand c’est à vous ?
offer-yes = Prévenez-moi
offer-done = C’est entendu. Vous pouvez changer d’avis dans votre profil.
offer-denied = Votre navigateur ne le permet pas. Votre profil offre d’autres moyens.
confirm-email = Confirmer votre adresse
confirm-email-help = Tablée pourra alors vous y écrire.
confirm-email-do = C’est mon adresse
confirm-email-done = { $email } est confirmée.
unsubscribe = Plus de lettres
unsubscribe-help = Tablée ne vous écrira plus quand c’est à vous.
unsubscribe-do = Ne plus recevoir ces lettres
unsubscribe-done = C’est fait : c’était la dernière. Vous pouvez changer d’avis dans votre profil.

# Apprendre un jeu
learn = Apprendre en jouant
learn-game = Apprendre { $game } en jouant
primer-title = { $game } en cinq phrases
primer-open = En cinq phrases
primer-goal = Le but
primer-turn = Votre tour
primer-close = Jouons
guide = Le guide
guide-waiting = Votre guide est là. Il parlera dès que ce sera à vous.
guide-more = En savoir plus
guide-understood = J’ai compris
guide-away = Continuer sans le guide

# Les tournois

nav-tournaments = Tournois
home-tournaments = Jouez toute une saison entre amis ou avec votre club :
tournament = Tournoi
tournament-standings = Classement du tournoi
tournaments-help = Championnats et rondes suisses, entre amis ou en club. Le serveur ouvre les tables et tient le classement.
tournaments-mine = Les miens
tournaments-mine-none = Vous ne participez à aucun tournoi. Ouvrez-en un, ou demandez à un ami le lien du sien.
tournaments-listed = Ouverts à tous
tournaments-listed-none = Aucun tournoi public pour l’instant.
tournament-missing = Ce tournoi n’existe pas, ou il est privé et il vous faut le lien entier.
new-tournament = Nouveau tournoi
open-tournament = Ouvrir le tournoi
open-tournament-help = Vous recevez un lien à envoyer à vos amis, et vous lancez le tournoi quand tout le monde est là.
tournament-name = Nom du tournoi
tournament-name-example = Championnat du mardi
tournament-needs-account = Les tournois demandent un compte : il faut que les résultats soient à quelqu’un. Vous restez sur cette page et gardez ce que vous avez joué comme invité.
tournament-course = Déroulement
seats-at-table = Places par table
seats-at-table-help = Si le compte n’y est pas, certaines tables ont moins de places, quand le jeu le permet.
format = Formule
format-league = Championnat
format-league-help = Chacun rencontre tous les autres, aussi également que possible.
format-swiss = Rondes suisses
format-swiss-help = Après chaque ronde, ceux qui sont au même niveau se rencontrent.
rounds = Rondes
rounds-help = De 1 à 15.
rounds-all = Jusqu’à tous se rencontrer
rounds-some = Nombre fixe
rounds-all-help = Autant qu’il en faut pour que chacun rencontre chacun une fois.
rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
league-at-once = Toutes les rondes commencent en même temps, et chacun joue à son rythme.
league-live = Une ronde commence quand la précédente est finie.
swiss-rounds = Une ronde commence quand la précédente est finie : le classement décide des rencontres.
per-table = { $count } par table
tournament-private = Privé
tournament-listed = Public
tournament-private-help = Seuls ceux qui ont le lien peuvent s’inscrire.
tournament-listed-help = Tous ceux qui ont un compte peuvent s’inscrire.
tournament-is-open = { $count ->
    [one] Inscriptions ouvertes, { $count } joueur pour l’instant
   *[other] Inscriptions ouvertes, { $count } joueurs pour l’instant
}
tournament-is-playing = Ronde { $round } sur { $rounds }
tournament-is-over = Terminé
tournament-expired = Fermé : il n’a jamais commencé
tournament-cancelled = Annulé
organised-by = organisé par { $name }
round-until = date limite : { $when }
take-part = Participer
take-part-help = Quand il commence, le serveur vous installe à vos tables.
tournament-full = Ce tournoi est complet.
invite-friends = Inviter des amis
invite-friends-help = Avec ce lien, on peut s’inscrire jusqu’au début du tournoi.
you-organise = Vous organisez
you-take-part = Vous participez
start-tournament = Clore les inscriptions et commencer
start-tournament-help = Ensuite, plus personne ne peut s’inscrire. Les tables s’ouvrent aussitôt, chacun à sa place.
tournament-lacks = { $count ->
    [one] Il manque encore { $count } joueur pour commencer.
   *[other] Il manque encore { $count } joueurs pour commencer.
}
leave-tournament = Quitter
leave-tournament-sure = Perdre mes parties en cours et quitter
cancel-tournament = Annuler le tournoi
cancel-tournament-sure = L’annuler vraiment
sure = Vraiment ?
remove = Retirer
remove-sure = Retirer { $name }
members-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
members-none = Personne pour l’instant.
standings = Classement
standing-points = Points
standing-played = Jouées
standing-sat-out = Exempt
has-left = a quitté
round = Ronde { $number }
sits-out = { $count ->
    [one] Exempt : { $names }
   *[other] Exempts : { $names }
}
bot-plays-on = un robot continue
seat-result = { $place ->
    [1] 1er
   *[other] { $place }e
}, score { $score }, { $points } { $count ->
    [one] point
   *[other] points
}
replay-short = Revoir
watch = Regarder
counting = Comment on compte
counting-points = Deux points par adversaire que vous devancez, un par adversaire à égalité : jusqu’à { $most } par partie.
counting-smaller = Une table plus petite compte autant qu’une table pleine. Être exempt vaut une place au milieu. Quitter une partie ou dépasser son temps, c’est la dernière place.
counting-ties = À égalité de points décident, dans l’ordre :
tie-direct = Entre eux
tie-direct-help = les points des parties entre ceux qui sont à égalité, si tous se sont rencontrés.
tie-opponents = Adversaires
tie-opponents-help = les points qu’ont vos adversaires, en moyenne : de forts adversaires comptent davantage.
tie-share = Part
tie-share-help = votre part de tous les points marqués à vos tables, en moyenne.
tie-wins = Victoires
tie-wins-help = les premières places ; une place partagée compte en partie.
counting-equal = Ceux que rien ne départage ont la même place.
