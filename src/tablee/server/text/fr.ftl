# Ce que dit le serveur.

error-bad-request = Cette demande est incompréhensible.
error-malformed = Cette demande est incompréhensible : { $problem }.
error-not-signed-in = Vous n’êtes pas connecté.
error-wrong-password = Le nom et le mot de passe ne correspondent pas.
error-forbidden = Vous n’y avez pas accès.
error-not-found = Il n’y a rien ici, ou rien pour vous.
error-conflict = Autre chose s’est produit entre-temps.
error-too-large = C’est plus que ce que nous acceptons en une fois.
error-too-many = Trop de demandes à la fois. Patientez un instant.
error-server = Une erreur s’est produite de notre côté. Rien n’a été changé.
error-untold = Ce que vous avez fait est enregistré, mais une erreur s’est produite de notre côté. Rechargez la page.

error-origin = Cette demande vient d’un autre site.
error-name-taken = Le nom « { $name } » est pris.
error-empty = Le message est vide.
error-seated = Vous êtes déjà à cette table.
error-invitation = Il faut une invitation pour cette table.
error-no-seat = Cette place n’est pas libre.
error-no-part = Vous ne jouez pas à cette table.
error-not-playing = La partie n’est pas en cours.
error-not-over = La partie n’est pas terminée.
error-other-rules = Cette partie a été commencée avec d’autres règles que celles de ce serveur. On peut la revoir, pas la poursuivre.
error-moved-on = La partie a avancé entre-temps. Regardez de nouveau.
error-not-whole = Ce n’est pas un coup complet : il manque une réponse, ou il y en a une de trop.
prepared-overtaken = Votre coup préparé ne sera pas joué : { $event }
prepared-undone = Votre coup préparé ne sera pas joué : un coup a été repris.
prepared-gone-on = Votre coup préparé ne sera pas joué : la partie a pris un autre chemin.
error-undo = On ne peut plus revenir sur ce coup.
error-no-request = Personne ne demande à reprendre un coup, ou la réponse est déjà donnée.
error-in-time = Ce joueur a encore du temps.
error-out-of-time = Votre temps est écoulé. Un robot joue à votre place.
error-one-seat = Vous ne pouvez prendre qu’une seule place.
error-clock = Il manque une valeur à cette pendule, ou elle en a une de trop.

why-possible = C’est possible.
why-nothing = On ne peut rien en faire pour l’instant.

error-reviewing = Une analyse que vous avez demandée est encore en cours ; attendez qu’elle soit finie.
hint-so-far = Le robot a manqué de temps : voici les meilleurs coups qu’il avait trouvés.
hint-late = Le robot n’a pas répondu à temps.
hint-failed = Le robot n’a pas pu répondre.

# Pannes
error-nul = Un texte ne peut pas contenir le caractère NUL.
error-too-deep = C’est imbriqué plus profondément que tout ce qui se comprend ici.
error-not-ready = Le serveur ne peut pas atteindre sa base de données pour l’instant. Rien n’est perdu : réessayez dans un moment.

# Exploitation
error-wrong-host = Ce serveur ne répond pas à ce nom. Ouvrez-le à l’adresse que son responsable vous a donnée.

# Les noms.

error-name = Un nom compte de 1 à { $longest } lettres, chiffres, espaces ou signes comme « - », « . » et « ’ », dont au moins une lettre ou un chiffre, sans « / » ni « : ».
error-name-mixed = Un nom s’écrit dans un seul alphabet.
error-name-reserved = Le nom « { $name } » est réservé.

# Comptes, modération

error-account = Un invité n’a pas de mot de passe : créez d’abord un compte.
error-account-name = Un compte garde son nom.
error-email = Une adresse électronique ressemble à nom@example.org.
error-reset = Ce lien ne vaut plus. Demandez une nouvelle lettre.
error-banned = Un administrateur a exclu ce compte.
error-silenced = Vous ne pouvez rien écrire ici jusqu’au { $until } : un administrateur l’a décidé.
error-nobody = Aucun joueur ne s’appelle « { $name } ».
error-yourself = Ce serait vous-même.
error-relations = Vous avez ignoré ou bloqué autant de personnes que possible. Libérez-en d’abord quelques-unes.
error-hours = Il faut un nombre d’heures pour retirer la parole, et pour rien d’autre.
error-administrator = { $name } est administrateur. Retirez-lui d’abord ce rôle, sur le serveur : tablee admin remove.
error-no-account = { $name } est un invité. Seul un compte peut être administrateur.
error-handled = Ce signalement a déjà été traité.

letter-reset-subject = Tablée : un nouveau mot de passe
letter-reset =
    Bonjour { $name },

    quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Vous pouvez le choisir ici pendant une heure :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

letter-confirm-subject = Tablée : cette adresse est-elle la vôtre ?
letter-confirm =
    Bonjour { $name },

    quelqu’un, sans doute vous, a indiqué cette adresse pour un compte Tablée. Ouvrez ce lien dans les trois jours pour confirmer qu’elle est à vous :

    { $link }

    Si ce n’était pas vous, ne faites rien : aucun avis ne sera envoyé ici.

# Avis : c’est à vous de jouer.

error-no-address = Indiquez d’abord une adresse électronique.
error-push = Le service de notifications de ce navigateur n’est pas utilisable.

notice-turn = { $game } : à vous de jouer
notice-moved = { $name } a joué.
notice-waits = Votre table vous attend.
notice-tables = { $count ->
    [one] à vous de jouer
   *[other] { $count } tables vous attendent
}
notice-games = { $games }
notice-late = { $game } : votre temps touche à sa fin
notice-late-left = { $hours ->
    [one] Il vous reste environ une heure pour jouer.
   *[other] Il vous reste environ { $hours } heures pour jouer.
}

letter-turn-subject = Tablée : { $about }
letter-turn-late = votre temps touche à sa fin
letter-turn-hello = Bonjour { $name },
letter-turn-tables = { $count ->
    [one] une table vous attend.
   *[other] { $count } tables vous attendent.
}
letter-turn-table = { $game }, avec { $others }.
letter-turn-table-alone = { $game }.
letter-turn-more = { $count ->
    [one] Et encore une table :
   *[other] Et encore { $count } tables :
}
letter-turn-end =
    Vous recevez cette lettre parce que vous avez demandé qu’on vous prévienne quand c’est à vous de jouer. Pour ne plus en recevoir, sans vous connecter :

    { $link }

# Les tables.

error-closed = Cette table est fermée.
error-not-open = La partie a commencé, ou la table est fermée.
error-not-host = Seule la personne qui a ouvert cette table peut le faire.
error-stranger = Vous n’avez pas encore terminé de partie avec { $name } : envoyez-lui le lien de votre table.
error-apart = Vous ne pouvez pas prendre place à cette table.
error-most-open = Vous attendez déjà à { $most } tables. Quittez-en une d’abord.
error-most-playing = Vous jouez déjà à { $most } tables. Terminez d’abord une partie.

# Les robots que font tourner les joueurs.

error-not-for-bots = Les robots ne peuvent pas faire cela.
error-bot-uninvited = Un robot ne s’assied que là où on l’a invité : donnez-lui le lien de la table.
error-bots-account = Un robot appartient à un compte : créez d’abord le vôtre.
error-most-bots = Vous avez déjà { $most } robots. Supprimez-en d’abord un.

# Les tournois

error-title = Le nom d’un tournoi compte de 1 à { $longest } lettres, chiffres, espaces ou signes courants, dont au moins une lettre ou un chiffre.
error-members-only = Les tournois sont réservés aux joueurs qui ont un compte. Créez-en un d’abord : vous gardez tout ce que vous avez ici.
error-tournament-clock = Un tournoi se joue à la pendule : un délai par tour, ou une pendule en direct. Sinon, une partie pourrait ne jamais finir.
error-tournament-rounds = Combien de rondes faut-il jouer ?
error-tournament-started = On ne peut plus s’inscrire ni retirer personne : ce tournoi a commencé ou a été annulé.
error-tournament-over = Ce tournoi est terminé.
error-tournament-apart = Vous ne pouvez pas participer à ce tournoi.
error-tournament-full = Ce tournoi est complet : { $most } personnes y jouent.
error-most-joined = Vous participez déjà à { $most } tournois. Terminez-en ou quittez-en un d’abord.
error-most-organised = Vous organisez déjà { $most } tournois. Terminez-en ou annulez-en un d’abord.
error-not-organiser = Seul l’organisateur peut faire cela.
error-no-member = Vous ne participez pas à ce tournoi.
error-too-few = Il faut au moins { $fewest } personnes pour commencer.
