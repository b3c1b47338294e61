# The coach of Four Senses.

lesson-any-early = There is no line there yet. Place a piece first.
lesson-any-elsewhere = Not there. Keep building the line you have just felt.
lesson-any-other-line = That line does not win.
lesson-any-no-need = You need not place anything: the line is already there, and whoever declares it wins.

lesson-course-about = People who see and people who do not play by touch, on equal terms: that is the aim the rule book names. Whatever else the lessons train, we have added.

lesson-first-title = Show me how: feel, place, declare
lesson-first-trains = Finding your way around the board, telling flat from hole and empty from full, the three acts of a turn.
lesson-first-feel = Welcome! The board has four rows of four spaces, and your eyes are covered. Feel a1, the near left corner.
lesson-first-row = One level high, and flat on top. Now feel b1, c1 and d1.
lesson-first-place = Three flat tops, and d1 is empty: you feel ceramic. Place a flat piece on d1.
lesson-first-hole = That has a hole on top. The three others are flat, so a flat top is missing.
lesson-first-declare = Four flat tops in one row! Nobody tells you that you have won. Declare the line from a1 to d1.
lesson-first-not-done = Declare first: if you say nothing, the next player may find the line.
lesson-first-end = You have won. Feel, place, declare: that is the whole game.

lesson-surfaces-title = Surfaces and levels by touch
lesson-surfaces-trains = Telling ceramic, flat and hole apart, counting levels, finding where a piece still fits.
lesson-surfaces-tops = A finger can find three surfaces. Feel a1, b1 and c1.
lesson-surfaces-levels = Ceramic where nothing stands, then flat, then a hole. Now the heights: feel b1, b2 and c2.
lesson-surfaces-seek = Levels 1, 2 and 3. Another piece fits only on ceramic and on level 1. In row 3 one space still takes a piece: feel the row, and place any piece there.
lesson-surfaces-no-line = Here we are looking for a space, not for a line.
lesson-surfaces-elsewhere = It would fit there, but the space we are looking for is in row 3, on level 1.
lesson-surfaces-end = It was c3. A space is ceramic, or flat or a hole on level 1, 2 or 3: these seven are all your fingers need to know.

lesson-level-title = Four on the same level
lesson-level-trains = Comparing heights with the fingertips, leaving aside what does not matter.
lesson-level-feel = Four spaces of a line also win if they are on the same level. Feel row 3: a3, b3, c3 and d3.
lesson-level-place = Three of them are two levels high, c3 only one. Place a flat piece or one with a hole on c3.
lesson-level-too-high = A double would make c3 three levels high. Only one level is missing.
lesson-level-declare = All four are on level 2, and it does not matter what is on top. Declare the line from a3 to d3.
lesson-level-end = Same level: that is the second pattern.

lesson-stairs-title = Stairs, and doubles
lesson-stairs-trains = Ordering heights, counting the supply by touch, knowing what a double is good for.
lesson-stairs-supply = A double is two levels high, flat on one side and with a hole on the other. Feel the supply, where the pieces lie sorted.
lesson-stairs-feel = Three neighbouring spaces on levels 1, 2 and 3 are stairs. Feel a2, b2 and c2.
lesson-stairs-place = Levels 1, 2 and 1. Place a double on c2: that makes three levels.
lesson-stairs-too-low = That makes only two levels. For three you need a double.
lesson-stairs-declare = 1, 2, 3: stairs, whichever side you come from. Declare the line from a2 to c2.
lesson-stairs-end = Stairs may stand in a row, a column or any diagonal. Now you know all three patterns.

lesson-doubles-title = What doubles are good for
lesson-doubles-trains = Choosing height and side at once.
lesson-doubles-feel = A double may lie on a single piece, but nothing may lie on a double. Feel row 4: a4, b4, c4 and d4.
lesson-doubles-place = Three of them are on level 3 with a hole, and c4 is only on level 1. Place a double on c4, with the hole on top.
lesson-doubles-other-side = The level would fit, but a double can do more. Turn it over: with the hole on top.
lesson-doubles-too-low = That makes only two levels. A double makes three.
lesson-doubles-declare = Four holes, and all of them on level 3: two patterns with one piece. Declare the line from a4 to d4.
lesson-doubles-end = Nobody reaches level 3 without a double. Feel the supply now and then: there are only eight.

lesson-notice-title = Notice somebody else’s line
lesson-notice-trains = Searching systematically, being sure before speaking.
lesson-notice-feel = The computer has placed and said nothing. Feel column b, from b1 to b4.
lesson-notice-feel-first = You may be right, but feel all four spaces first, to be sure.
lesson-notice-declare = Four holes! No matter who made the line, whoever declares it wins. Declare it, from b1 to b4.
lesson-notice-end = Well noticed. Others miss lines too: feel before you place.

lesson-paths-title = Paths for the fingers
lesson-paths-trains = Memory of movement: always the same path over the board.
lesson-paths-down = Fingers remember paths. Feel the diagonal from the far left to the near right: a4, b3, c2, d1.
lesson-paths-up = There was a hole on b3, and everything else was flat. Now the other diagonal: a1, b2, c3, d4.
lesson-paths-declare = A hole at every step. Declare the line from a1 to d4.
lesson-paths-falling = On b3 there is a hole, and the others are flat: that line does not win.
lesson-paths-end = Choose your own path over the board and keep to it. Then your fingers notice what has changed.

lesson-safe-title = The safe place
lesson-safe-trains = Thinking about the answer before acting.
lesson-safe-look = Here your eyes are open, and a referee finds the lines. Only one placement keeps the computer from winning at once: a flat piece on b4. Place it.
lesson-safe-loses = After that the computer wins at once. Look at the lines in which only one piece is missing.
lesson-safe-end = Before you place, ask what the next player could do with it.

lesson-masked-title = Masked play
lesson-masked-trains = Remembering your own pieces, searching for those of others.
lesson-masked-feel = Behind the mask you know only what you have felt and placed yourself. Feel a2 and b2.
lesson-masked-place = Flat on level 2, and ceramic beside it. Place a flat piece on b2, and remember it.
lesson-masked-other-piece = Here we need a flat piece on b2.
lesson-masked-done = The others learn neither what you have placed nor where. Say only that you are done.
lesson-masked-seek = You hear neither what was placed nor where. Feel the spaces that you do not know yet: c2 and d2.
lesson-masked-close = There it is: d2 is flat. There is a hole on c2, and you remember a2 and b2. Place a piece on c2 that makes four flat tops.
lesson-masked-hole = Then there is a hole on c2 again. A flat top is missing.
lesson-masked-declare = Four flat tops, and nobody has seen them. Declare the line from a2 to d2.
lesson-masked-not-done = Declare first, before somebody else feels the line.
lesson-masked-end = Remember what you did, feel what others did: that is masked play.

lesson-bonus-title = Three players, and the bonus
lesson-bonus-trains = Seeing two things at once; points over several rounds.
lesson-bonus-place = Three players play three rounds for points. In row 1 there are three flat pieces, all on level 1. Place a flat piece on c1: then the line wins in two ways.
lesson-bonus-one-way = That would win in one way, or not at all. For both ways you need a flat piece on level 1.
lesson-bonus-declare = Four identical tops, and all on the same level. Declare the line from a1 to d1.
lesson-bonus-end = Five points for the line, and one for the second way. The player just before you gets nothing, and the third player gets three.
