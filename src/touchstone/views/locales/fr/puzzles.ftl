# Les problèmes.

puzzle-theme-win = Gagner tout de suite
puzzle-theme-claim = Déclarer ce qui est là
puzzle-theme-win-in-two = Gagner en deux tours
puzzle-theme-safe = Un seul coup sûr
puzzle-theme-parry = Deux menaces
puzzle-theme-draw = Tenir la nulle
puzzle-theme-fewest = Le moins possible
puzzle-task-win = Gagne pendant ce tour.
puzzle-task-claim = Il y a une ligne gagnante sur le plateau. Trouve-la avec le moins de touchers possible, et déclare-la.
puzzle-task-win-in-two = Gagne en deux tours, quoi que fasse l’adversaire.
puzzle-task-safe = Trouve le seul coup après lequel l’adversaire ne peut pas gagner aussitôt.
puzzle-task-parry = L’adversaire menace de gagner à deux endroits. Trouve le seul coup qui pare les deux menaces.
puzzle-task-draw = Trouve le seul coup qui tient la nulle.
puzzle-task-fewest = Arrive au bout avec le moins possible. On peut le faire avec { $par }.

puzzle-title = Problème { $number } : { $theme }. Difficulté { $level }.
puzzle-which = { $theme }. Difficulté { $level }.
puzzle-daily = Le problème du jour.
puzzle-enter = Appuie simplement sur Entrée pour entendre une solution.
puzzle-solved = Résolu !
puzzle-wrong = Ce n’est pas ça.
puzzle-refuted = L’adversaire répond par { $moves }.
puzzle-reply = L’adversaire continue par { $moves }.
puzzle-again = Retour au début. Essaie encore.
puzzle-answer = Une solution : { $moves }.
puzzle-touches = Tes touchers : { $touches }. Il en suffit de { $par }.
puzzle-none = Ce problème de { $game } n’existe pas.

## Sur la page

web-puzzles = Problèmes
web-puzzles-about = Chaque jour un nouveau problème pour chaque jeu, et beaucoup d’autres. Ce que tu as résolu, seul ce navigateur le sait.
web-puzzles-today = Le problème d’aujourd’hui
web-puzzles-solved-today = Résolu !
web-puzzles-go-on = Continuer à mon niveau
web-puzzles-themes = Par thème et difficulté
web-puzzles-level = { $theme }, difficulté { $level } : { $solved } sur { $count } résolus
web-puzzles-standing = Résolus : { $solved } sur { $count }. À revoir aujourd’hui : { $due }.
web-puzzles-streak = Jours de suite : { $days }.
web-puzzle-number = Problème { $number }, difficulté { $level }.
web-puzzle-again = Essayer encore
web-puzzle-answer = Montrer une solution
web-puzzle-next = Problème suivant
web-puzzle-all = Tous les problèmes
web-puzzle-enter-again = Entrée sur le plateau : essayer encore.
web-puzzle-enter-next = Entrée sur le plateau : le problème suivant.
web-puzzle-comes-again = Ce problème reviendra un autre jour.
web-rush = Course
web-rush-about = Autant de problèmes que tu peux, les faciles d’abord. Aucune pendule n’est affichée : un bouton ou la touche W dit combien de temps il reste. La pendule s’arrête entre deux problèmes, et quand tu veux.
web-rush-length = Temps d’une course
web-rush-usual = Trois minutes
web-rush-double = Le double : six minutes
web-rush-without = Sans pendule
web-rush-begins = Une course commence. Temps : { $time }.
web-rush-begins-untimed = Une course commence, sans pendule.
web-rush-count = Résolus dans cette course : { $count }.
web-rush-time = Temps restant
web-rush-left = Il reste : { $time }.
web-rush-untimed = Cette course est sans pendule.
web-rush-pause = Arrêter la pendule
web-rush-paused = La pendule est arrêtée.
web-rush-end = Finir la course
web-rush-over = La course est finie. Résolus : { $count }.
web-rush-best = Meilleure course jusqu’ici : { $best }.
