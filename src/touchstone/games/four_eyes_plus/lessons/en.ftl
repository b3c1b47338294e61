# The coach of 4EYES+.

lesson-any-colours = The other way round: your own pawn goes there, so name its cell first.

lesson-course-about = The game’s leaflet names no aims. These are ours.

lesson-first-title = Show me how: lay, block, win
lesson-first-trains = Two colours on one tile, seeing a square before it is complete, defending and attacking.
lesson-first-lay = Welcome! You are red, the computer is blue, and every tile carries a pawn of each. Lay a tile: red on f2, blue on e2.
lesson-first-block = Blue stands on b5, e5 and e2, so only b2 is missing for a square. Put your own pawn on b2, and the blue one on b1 or b3.
lesson-first-gift = With the blue pawn on b2 you would complete the square for the computer.
lesson-first-beside = That stops this square, but there the blue pawn helps to make another one. Put it on b1 or b3.
lesson-first-loses = Then blue completes a square and wins at once.
lesson-first-win = Now you: red stands on b2, f2 and f6. Complete the square with red on b6 and blue on a6.
lesson-first-end = Four red pawns at the corners of a square: you have won. Squares may have any size and may be tilted.

lesson-tilted-title = Tilted squares
lesson-tilted-trains = Turning shapes in your head, counting steps instead of measuring.
lesson-tilted-feel = A square need not stand upright. Feel your red pawns on a2, b4 and d3.
lesson-tilted-win = From a2 to b4: two up, one to the right. From b4 to d3: two to the right, one down. From d3, go two down and one to the left: put your pawn there.
lesson-tilted-count = Count again: from d3 two down and one to the left.
lesson-tilted-end = The fourth corner was c1. Every side takes the same steps, only turned.

lesson-two-title = Two players: your pawns on the other’s tiles
lesson-two-trains = Looking at everything that lies there, not only at your own tiles.
lesson-two-feel = With two players every tile carries red and blue, and the dot shows whose tile it is. Feel the red pawns on b2, e2 and e5.
lesson-two-win = Two of them came with the computer’s tiles, and they count for you all the same. The fourth corner is b5: put your pawn there.
lesson-two-corner = The missing corner is b5.
lesson-two-end = Whoever laid them: pawns of your colour are yours.

lesson-giving-title = Give nothing away
lesson-giving-trains = Checking both halves of a move.
lesson-giving-look = Half of every tile belongs to the next player. Only one tile keeps blue from winning at once: red on f6, blue on e6. Lay it.
lesson-giving-loses = After that blue wins at once.
lesson-giving-end = Before you lay, look at what each of the two halves does.

lesson-both-title = Not both squares at once
lesson-both-trains = Keeping a rule in mind while attacking.
lesson-both-feel = Before you complete your square, look at blue. Feel a3, c3 and c5.
lesson-both-win = Blue lacks only a5, and you lack only b5. One tile may not complete both squares: put your pawn on b5, and the blue one on b4 or b6.
lesson-both-gift = A blue pawn on a5 completes blue’s square, and blue wins.
lesson-both-corner = The corner that you lack is b5.
lesson-both-end = Completing both squares with one tile is not allowed. Completing only the other’s square is allowed, but it loses.

lesson-double-title = The double threat
lesson-double-trains = Planning two turns ahead.
lesson-double-threaten = Only one tile wins in your next turn whatever blue does: red on d5, blue on d6. Lay it.
lesson-double-one = Blue would still have an answer to that.
lesson-double-win = Blue blocked d4, but had to put a red pawn on e4. Now c4, d5 and e4 wait for d3: put your pawn there.
lesson-double-end = One threat can be blocked. Two at once cannot.

lesson-parry-title = Parry two threats
lesson-parry-trains = Staying calm, and looking for the cell that does two things.
lesson-parry-look = Blue threatens to win in two places. Only one tile parries both: red on e6, blue on e7. Lay it.
lesson-parry-loses = Then blue wins at once in one of the two places.
lesson-parry-end = Where two threats meet, one pawn is enough.

lesson-moving-title = Phase 2: moving tiles
lesson-moving-trains = Taking apart what is there and putting it together in a new way.
lesson-moving-feel = All tiles are laid. From now on you move one of yours a turn. Feel your tile on d1 and d2.
lesson-moving-turn = A tile may even be turned round where it lies. Move the tile d1 d2 to d2 d1: then red stands on d2.
lesson-moving-other = Only one move wins now: turn the tile on d1 and d2 round.
lesson-moving-end = A square, without going anywhere.

lesson-three-title = Three players
lesson-three-trains = Keeping an eye on your neighbour, not on everybody.
lesson-three-feel = There are three players: red, brown and blue. You are red, and your tiles carry brown, the colour of the next player. Feel the brown pawns on c5, e3 and e5.
lesson-three-block = Brown is next, and only c3 is missing. Put your own pawn on c3, the brown one on c4 or d3.
lesson-three-gift = A brown pawn on c3 would complete the square for brown.
lesson-three-loses = Then brown completes a square and wins at once.
lesson-three-end = Watch the player after you most of all: nobody else can stop them in time.

lesson-paper-title = With paper and pencils
lesson-paper-trains = Playing anywhere, with two pencils; planning what can never be moved again.
lesson-paper-colour = On paper there are no tiles: in each turn you colour one cell red and a cell beside it blue. Colour e5 red and f5 blue.
lesson-paper-win = Blue has coloured c4 blue and c3 red. Red is on b2, e2 and e5: colour the fourth corner, b5, and a free cell beside it blue.
lesson-paper-corner = The fourth corner is b5.
lesson-paper-end = You have won on paper, where nothing is ever moved. When no two free cells are side by side any more, nobody wins.
