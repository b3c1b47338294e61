# Lessons.

lesson-not-that = That move is allowed, but it is not what we are practising now.
lesson-go-on = Go on.
lesson-line = { $game } { $number }: { $title }
lesson-how = Type what you want to do. Just press Enter, or type “repeat”, to start the step again; “skip” goes to the next one; “quit” ends the lesson.
lesson-next = There is more to learn: touchstone lesson { $game } { $number }
lesson-none = { $game } has no lesson { $number }.
lesson-skip = skip | next step
lesson-step = Step { $step } of { $steps }

lesson-aim-touch = Touch: telling surfaces and heights apart
lesson-aim-memory = Memory, also that of movements
lesson-aim-attention = Attention, also to what others do
lesson-aim-space = Thinking in three dimensions
lesson-aim-planning = Planning and purposeful building
lesson-aim-strategy = First strategic ideas
lesson-aim-seeing = Visual perception: finding shapes
lesson-aim-hands = Fine motor skills, with the real game beside it
lesson-aim-numbers = Counting and adding
lesson-aim-together = Doing something together

web-learn = Show me how
web-learn-title = Learn { $game }
web-learn-again = Start this step again
web-learn-skip = Skip this step
web-learn-next = Next lesson
web-learn-all = All lessons
web-learn-done = Done
web-learn-teachers = For teachers and parents
web-learn-aim = Aim
web-learn-lessons = Lessons
web-learn-teachers-how = Every lesson can be laid out with the real game: the coach’s sentences name every place. Masked lessons can be done with closed eyes and the computer’s voice, and nothing is timed. The printed course has every sentence of each lesson.
web-learn-print = Print this course
web-learn-newcomer = New here? The first lesson takes a minute and a half, and this table waits for you.
web-learn-newcomer-no = No, thanks
web-learn-back = Back to your table
