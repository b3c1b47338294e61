# Les tables en ligne.

## Arrivées et départs

server-came = { $name } s’assoit à la table.
server-left = { $name } a quitté la table.
server-back = { $name } est de retour.
server-replaceable = { $name } n’est plus là depuis un moment. Tu peux laisser l’ordinateur continuer, ou arrêter la partie.

match-replaced = L’ordinateur continue pour { $name }.
match-returned =
    { $who ->
        [you] Tu reprends ta place.
       *[other] { $name } reprend sa place.
    }
match-abandoned = La partie s’arrête, car { $name } n’est plus là.
match-time-up =
    { $who ->
        [you] Ton temps est écoulé.
       *[other] { $name } n’a plus de temps.
    }
helper-win = L’assistant voit comment tu peux gagner maintenant : { $move }.
clock-none = Il n’y a pas de pendule à cette table.
clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
clock-of = { $name } : encore { $time }
clock-paused = La pendule est arrêtée.
match-reason-abandoned = La partie a été arrêtée parce que quelqu’un n’était plus là.
match-reason-time = Quelqu’un n’a plus de temps.

match-seat-not-replaced = Tu es déjà à ta place.
match-seat-is-a-bot = L’ordinateur joue déjà à cette place.

## Ce que le serveur refuse

server-wire-unreadable = Le serveur ne connaît pas cette forme de message.
server-wire-too-long = Ce message est trop long. Le serveur lit { $most } octets au plus.
server-wire-format = Ce message est au format { $found }. Le serveur comprend le format { $known }.
server-wire-hello-first = Présente-toi d’abord à une table.
server-http-not-found = Il n’y a rien à cette adresse.
server-http-method = Cette adresse n’accepte pas ce genre de demande.
server-http-invalid = Il y a une erreur dans la demande, à l’endroit « { $where } ».
server-http-too-long = La demande est trop longue. Le serveur lit { $most } octets au plus.
server-origin-refused = Les demandes venant de cette page ne sont pas acceptées.
server-limit-rate = C’était trop rapide. Attends un instant.
server-limit-connections = Il y a trop de connexions en ce moment. Reviens plus tard.
server-limit-tables = Il y a trop de tables en ce moment. Reviens plus tard.
server-limit-commands = On joue depuis trop longtemps à cette table. Ouvres-en une nouvelle.
server-limit-idle = Tu n’as rien envoyé depuis longtemps, la connexion est donc coupée.
server-limit-slow = Ta connexion ne suit pas, elle est donc coupée.
server-table-unknown = Cette table n’existe pas.
server-table-full = Toutes les places de cette table sont prises.
server-invitation-unknown = Aucune table n’a ce code. Il contient peut-être une faute, ou la place est déjà prise.
server-table-fault = Quelque chose s’est mal passé à cette table, elle est donc fermée. Nous sommes désolés.
server-table-not-finished = Cette partie n’est pas encore finie.
server-name-invisible = Ce nom ne se voit pas. Choisis-en un que les autres peuvent lire.
server-seat-unknown = Ce lien ne donne aucune place à cette table.
server-seat-watching = Tu regardes. Il faut jouer pour pouvoir faire cela.
server-seat-no-helper = Tu joues sans l’assistant.
server-seat-not-gone = Cette personne n’est pas absente depuis assez longtemps.
server-store-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessaie dans un moment.
server-store-refused = Le serveur ne peut pas enregistrer cette commande. Rien n’a changé.
server-server-ends = Le serveur s’arrête un moment. Ta partie est conservée.
server-server-ill = Une partie du serveur ne fonctionne pas en ce moment : { $task }.
server-server-fault = Quelque chose s’est mal passé dans le serveur. Nous sommes désolés.
