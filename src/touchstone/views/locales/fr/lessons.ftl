# Leçons.

lesson-not-that = Ce coup est permis, mais ce n’est pas l’exercice du moment.
lesson-go-on = Continue.
lesson-line = { $game }, leçon { $number } : { $title }
lesson-how = Écris ce que tu veux faire. Entrée seule, ou « répète », reprend l’étape ; « sauter » mène à la suivante ; « quitter » termine la leçon.
lesson-next = La suite t’attend : touchstone lesson { $game } { $number }
lesson-none = Il n’y a pas de leçon { $number } pour { $game }.
lesson-skip = sauter | saute | étape suivante
lesson-step = Étape { $step } sur { $steps }

lesson-aim-touch = Le toucher : distinguer surfaces et hauteurs
lesson-aim-memory = La mémoire, celle du geste aussi
lesson-aim-attention = L’attention, aussi à ce que font les autres
lesson-aim-space = La pensée en trois dimensions
lesson-aim-planning = Une démarche réfléchie, une construction ciblée
lesson-aim-strategy = Les premières idées stratégiques
lesson-aim-seeing = La perception visuelle : trouver des formes
lesson-aim-hands = La motricité fine, avec le vrai jeu à côté
lesson-aim-numbers = Compter et additionner
lesson-aim-together = Faire quelque chose ensemble

web-learn = Montre-moi comment jouer
web-learn-title = Apprendre { $game }
web-learn-again = Reprendre l’étape
web-learn-skip = Sauter cette étape
web-learn-next = Leçon suivante
web-learn-all = Toutes les leçons
web-learn-done = Déjà faite
web-learn-teachers = Pour les enseignants et les parents
web-learn-aim = But
web-learn-lessons = Leçons
web-learn-teachers-how = Chaque leçon peut se jouer avec le vrai jeu : les phrases nomment chaque emplacement. Les leçons avec masque se font les yeux fermés, avec la voix de l’ordinateur, et rien n’est chronométré. Le cours imprimé contient toutes les phrases de chaque leçon.
web-learn-print = Imprimer ce cours
web-learn-newcomer = Première visite ? La première leçon dure une minute et demie, et cette table t’attend.
web-learn-newcomer-no = Non merci
web-learn-back = Retour à ta table
