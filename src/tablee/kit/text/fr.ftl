# Ce que disent tous les jeux et toutes les portes.

you = Vous
player = Joueur { $number }
list-and = { $head } et { $last }

prompt-wait = { $who ->
    [you] À vous de jouer.
   *[other] C’est à { $seat } de jouer.
}
prompt-wait-several = On attend { $seats }.
named = { $who ->
    [you] vous
   *[other] { $seat }
}
number = { $value }
prompt-over = La partie est terminée.

error-game = Il n’y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-seats = { $game } ne se joue pas à { $seats }. Possible : { $allowed } joueurs.
error-language = Il n’y a pas de langue « { $asked } ». Langues connues : { $known }.
error-no-such-seat = Cette place n’existe pas.
error-option = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Possible : { $allowed }.
error-option-seats = L’option { $option } est sans effet dans une partie à { $seats }. Nombre de joueurs pour lequel elle vaut : { $allowed }.
error-option-value-seats = L’option { $option } ne peut pas valoir « { $value } » dans une partie à { $seats }. Nombre de joueurs pour lequel cette valeur existe : { $allowed }.
error-notation = « { $text } » n’est pas une action de ce jeu. Les actions commencent par : { $verbs }.
error-action-id = L’action { $id } ({ $action }) ne répond pas à la question posée. Possible : { $legal }.
error-action-id-nobody = L’action { $id } ({ $action }) ne peut pas être jouée : rien n’est demandé à cette place.
error-reward = Il n’y a pas de récompense « { $reward } ». Récompenses connues : { $known }.
error-observation = Il n’y a pas d’observation « { $kind } » pour { $game }. Observations connues : { $known }.
error-extra = { $package } n’est pas installé. Pour l’installer : pip install tablee[{ $extra }]
error-rivals = Adversaires indiqués : { $given }. Il en faut { $needed }, ou un seul nom pour tous.
error-record = Ligne { $line } de l’enregistrement : { $reason }
error-edition = Fichier d’édition, { $key } : { $reason }

refuse-not-now = Ce n’est pas possible maintenant.
refuse-instead = « { $action } » n’est pas possible maintenant. { $question }
refuse-chance = Ceci n’a pas pu être tiré ici.
refuse-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas à { $who ->
    [you] vous
   *[other] { $seat }
} de jouer.

record-format = ce n’est pas un enregistrement, ou il n’est pas au format { $ours }.
record-header = « { $expected } » devrait se trouver ici.
record-line = « { $text } » n’est ni un coup d’un joueur ni un tirage.
record-number = « { $text } » devrait être un nombre.
record-cut = l’enregistrement est tronqué : il s’arrête avant sa fin.
record-after-end = rien ne peut suivre la fin.
record-after-scores = seule la fin peut suivre les scores, pas « { $text } ».
record-count = la fin annonce { $said ->
    [0] 0 coup
    [1] 1 coup
   *[other] { $said } coups
}, il y en a { $found }.
record-seal = le texte a été modifié après son écriture.
record-rules = cette partie a été jouée avec la version { $rules } des règles, et nous en sommes à la version { $ours }.
record-edition = l’enregistrement annonce l’édition { $edition }, mais son en-tête donne { $ours }.
record-draw = d’après la graine, c’est « { $drawn } » qui est tiré ici.
record-not-over = il y a des scores ici, mais la partie n’est pas terminée.
record-scores = les scores devraient être { $scores }.

edition-toml = ce n’est pas du TOML valide ({ $problem }).
edition-unknown = cette valeur n’existe pas.
edition-missing = cette valeur manque.
edition-value = on y trouve { $value } ; valeurs permises : { $allowed }.
edition-source = sa provenance manque ou est inconnue ; provenances permises : { $sources }.
edition-count = il y en a { $found } en tout, mais la règle du jeu en compte { $printed }.

allowed-range = un nombre entier de { $low } à { $high }
allowed-at-least = un nombre entier d’au moins { $low }
allowed-text = un texte entre guillemets
allowed-list = une liste dont chaque élément est : { $items }
allowed-table = une table
allowed-tagged = une table où « { $field } » vaut l’un de ces mots : { $tags }
allowed-or = { $one } ou { $other }

purpose-more = +{ $points } { $source }
purpose-less = −{ $points } { $source }
purpose-and = { $head } · { $last }
purpose-none = un peu de tout

error-bot = Il n’y a pas de robot « { $bot } ». Robots connus : { $known }.
error-bot-at = Il n’y a pas de robot à « { $bot } » : { $reason }
error-outside = « { $name } », du paquet { $package }, est laissé de côté : { $reason }
outside-raised = { $words } ({ $kind })
outside-name = un nom a 24 signes au plus : minuscules, chiffres, tirets et tirets bas, une lettre d’abord.
outside-taken = ce nom est déjà pris.
outside-no-room = { $module } n’a pas d’EDITION ou pas d’open_box.
outside-other-id = son jeu s’appelle lui-même « { $id } ».
outside-no-bot = ce n’est pas une classe de robots (tablee.Bot).
error-no-judge = Le robot « { $bot } » n’a pas d’avis et ne peut juger le jeu de personne. Choisissez un autre niveau.

file-missing = ce fichier ou ce dossier n’existe pas
file-folder = c’est un dossier
file-no-folder = un fichier se trouve là où il faut un dossier
file-forbidden = accès refusé
file-other = le système refuse
file-full = il n’y a plus de place sur le disque
file-read-only = le disque est en lecture seule

error-setting = { $name } ne peut pas valoir « { $text } ». Possible : { $needs }.
error-folder-unusable = Le dossier de données { $path } est inutilisable : { $reason }. TABLEE_DATA permet d’en indiquer un autre.
error-secret-unusable = La clé secrète { $path } est inutilisable : { $reason }. TABLEE_SECRET_FILE permet d’indiquer un autre fichier.
error-secret = { $path } ne contient pas de clé secrète. TABLEE_SECRET_FILE permet d’indiquer un autre fichier ; s’il n’existe pas encore, il sera créé.
error-database-unusable = Impossible d’ouvrir la base de données { $address } : { $reason }.
setting-number = { $zero ->
    [yes] un nombre de 0 à { $high }
   *[no] un nombre supérieur à 0, jusqu’à { $high }
}
setting-path = le chemin d’un fichier ou d’un dossier
setting-host = le nom ou l’adresse de cette machine, par exemple 127.0.0.1
setting-origins = des adresses comme https://example.org, séparées par des blancs ou des virgules
setting-boolean = yes ou no
setting-database = l’adresse d’une base de données sur disque qui commence par l’un de : { $known }
setting-hosts = les noms de ce serveur, par exemple example.org, séparés par des blancs ou des virgules
setting-proxies = des adresses ou des réseaux comme 127.0.0.1 ou 10.0.0.0/8, séparés par des blancs ou des virgules
setting-log = l’un de { $known }
setting-metrics = une adresse et un port, par exemple 127.0.0.1:9100
error-setting-file = Le fichier indiqué par { $name } est illisible : { $reason }.
error-port = Le port { $port } de { $host } est pris ou interdit. Choisissez-en un autre avec --port ou TABLEE_PORT.
error-host = Impossible d’écouter ici à l’adresse { $host }. Choisissez-en une autre avec --host ou TABLEE_HOST.
error-metrics-port = Impossible de servir les mesures au port { $port } de { $host } : il est pris ou interdit. Choisissez-en un autre avec TABLEE_METRICS.
error-in-use = La base de données { $path } est utilisée par un autre serveur, le processus { $process }. Arrêtez-le d’abord, ou indiquez un autre dossier avec TABLEE_DATA.
error-database-broken = La base de données { $path } est abîmée : { $reason }. Remplacez-la par une sauvegarde avec : tablee restore FICHIER
error-database-newer = Cette base de données a été écrite par une version plus récente (schéma { $found } ; cette version connaît les schémas jusqu’à { $known }). Installez cette version, ou restaurez une sauvegarde plus ancienne.
error-no-database = Il n’y a pas de base de données { $path }. TABLEE_DATA ou TABLEE_DATABASE permet d’en indiquer une autre.
error-backup = Impossible de copier la base de données { $path } : { $reason }.
error-restore = { $path } n’est pas une sauvegarde utilisable : { $reason }.
error-not-ours = { $path } n’est pas une base de données de ce serveur.
error-postgres-in-use = { $count ->
    [one] Une autre connexion utilise
   *[other] { $count } autres connexions utilisent
} cette base de données. Arrêtez d’abord tous les serveurs.
error-no-tool = Le programme { $tool } est nécessaire et n’est pas installé. Dans Debian, il est dans le paquet postgresql-client.
error-tool = { $tool } a échoué : { $reason }
setting-smtp = l’adresse d’un serveur de courrier, par exemple smtp://nom:motdepasse@mail.example.org:587?from=jeux@example.org (ou smtps://)
setting-url = l’adresse de ce serveur telle qu’on l’écrit, par exemple https://jeux.example.org
error-smtp-url = TABLEE_SMTP demande aussi TABLEE_URL : les lettres disent où aller.
error-edition-file = Fichier d’édition { $path }, { $key } : { $reason }
edition-name = ce nom ne convient pas ; un nom est fait de lettres sans accent, de chiffres, de « - » et de « _ », et « note » et « provenance » sont réservés.
edition-printed = on y trouve { $found }, mais la règle du jeu donne { $printed }.
error-worker-lost = Un processus s’est perdu. Rien de plus n’a été joué.
error-games = Nombre de parties impossible : { $games }. Il en faut au moins une.
error-workers = Nombre de processus impossible : { $workers }. 0 en prend un par cœur.
