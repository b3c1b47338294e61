# The coach of Tactori.

lesson-course-about = The leaflet names as aims: thinking in three dimensions, planning and purposeful building, first strategic ideas, visual perception, thinking in general, fine motor skills, counting and adding. We have added touch, and doing something together.

lesson-first-title = Show me how: a stone, another, a bridge
lesson-first-trains = Neighbouring fields, colours, placing and joining.
lesson-first-stone = Welcome! You are red. Put a stone on b2.
lesson-first-beside = The computer has put a blue stone on d4. Put a second stone on c2, right beside your first one.
lesson-first-tower = That would make a tower; those come later. Put the stone on c2.
lesson-first-apart = On the small board a stick joins neighbours. Put the stone on c2, beside b2.
lesson-first-bridge = Two red stones side by side: lay a stick from b2 to c2.
lesson-first-not-done = Lay the stick first.
lesson-first-feel = A bridge! It is worth a point, and so is the computer’s. Feel yours on b2 or on c2.
lesson-first-end = When all stones are placed, whoever has the most bridges wins.

lesson-free-title = Free building: six tasks
lesson-free-trains = Fine motor skills, your own ideas, stability; building together.
lesson-free-tower = Here you build what you like, and six tasks tick themselves off. The first is a tower: put two stones on the same field.
lesson-free-bridge = Now a bridge: two stones of one colour on neighbouring fields, and a stick of that colour between them.
lesson-free-upstairs = Now a bridge on an upper floor: two towers of the same height, side by side, with the same colour on top.
lesson-free-joined = Join a second bridge of the same colour to it, so that both meet in one tower.
lesson-free-below = Now join two bridges on the first floor.
lesson-free-across = The last task: two bridges of one colour that meet in one tower on different floors.
lesson-free-end = All six are ticked off, because you built them. Free building never ends, so go on for as long as you like.

lesson-towers-title = Bridges on the second floor
lesson-towers-trains = Comparing heights, thinking in three dimensions.
lesson-towers-feel = A stick needs two towers of the same height with your colour on top. Feel b2 and c2.
lesson-towers-stone = Two stones on b2, one on c2. Put a stone on c2.
lesson-towers-height = Then b2 and c2 are still not the same height.
lesson-towers-bridge = Both have two floors now, and red on top. Lay a stick from b2 to c2.
lesson-towers-end = Whatever is built above it later, the bridge still counts.

lesson-connections-title = Making connections
lesson-connections-trains = Telling “more” from “new”.
lesson-connections-stone = In this game a pair of fields counts once, however many sticks join it. Put a stone on c3.
lesson-connections-again = From b2 to c2 there is a stick already. Another one above it would join nothing new.
lesson-connections-bridge = Lay a stick that joins a new pair: from c2 to c3, from b3 to c3, or from b2 to b3.
lesson-connections-end = Two connections, two points.

lesson-long-title = Long connections
lesson-long-trains = Planning over several turns, seeing the whole in its parts.
lesson-long-stone = The longest connection wins. You have two parts, a2 to b2 and d2 to e2. Put a stone into the gap, on c2.
lesson-long-gap = That does not fill the gap on c2.
lesson-long-first = You may lay one stick a turn. Lay the first from b2 to c2.
lesson-long-second = Two sticks long. Every turn begins with a stone: put one anywhere in row 1.
lesson-long-third = Now lay the stick from c2 to d2. It joins both parts.
lesson-long-end = Four sticks in a row. One stick in a gap is worth more than one at the end.

lesson-rectangle-title = The closed rectangle
lesson-rectangle-trains = Imagining the view from above.
lesson-rectangle-feel = You are blue. Whoever closes a rectangle with sticks of their colour, seen from above, wins. Feel c4 and d4.
lesson-rectangle-stone = Three sides lie there; the one from c4 to d4 is missing. One stone on c4, two on d4: put a stone on c4.
lesson-rectangle-height = Then c4 and d4 are still not the same height.
lesson-rectangle-close = Now the stick fits. Lay it from c4 to d4.
lesson-rectangle-end = Closed! The sticks lie on different floors, but seen from above the rectangle is complete.

lesson-colourful-title = Colourful, all together
lesson-colourful-trains = Working for one aim together, thinking in floors.
lesson-colourful-feel = Here everybody plays red, and your sticks are counted together. Feel b3, b4 and c3.
lesson-colourful-stone = From b3 to b4 there is a stick on the second floor, and on c3 a yellow stone. Put a red stone on top of it: then c3 is as high as b3.
lesson-colourful-red = Only a red top carries a red stick. Put a red stone there.
lesson-colourful-height = That does not raise c3, the field beside b3.
lesson-colourful-bridge = Two floors, and red on top. Lay a stick from b3 to c3.
lesson-colourful-corner = Every new stick must join those that lie there. Put a red stone on c4: beside it are b4 and c3.
lesson-colourful-beside = That does not raise c4.
lesson-colourful-sticks = You may lay several sticks in a turn here. Lay both, from b4 to c4 and from c3 to c4.
lesson-colourful-more = One more stick can be laid.
lesson-colourful-end = Four sticks. Any two fields are joined only once, and fifteen sticks are the most you can reach together.

lesson-sliding-title = Sliding, all together
lesson-sliding-trains = Planning backwards from the aim, solving something together.
lesson-sliding-first = Six red stones want to be connected, and only a5 is empty. Slide the stone from a4 into it.
lesson-sliding-done = You could lay sticks now. Let us slide once more first: end your turn.
lesson-sliding-second = Now a4 is empty. Slide the red stone from b4 into it.
lesson-sliding-sticks = All six are neighbours. Lay the five sticks: a2 to a3, a3 to a4, a4 to a5, a5 to b5, b5 to c5.
lesson-sliding-end = Connected, with two slides. Each puzzle of this kind can be played alone or together.

lesson-crossings-title = The large board: crossings
lesson-crossings-trains = Longer distances, seeing shapes in lines that cross.
lesson-crossings-span = On the large board a stick reaches across one field to the one beyond it, and you may lay as many as you like. Lay one from b3 to d3.
lesson-crossings-first = That comes later. Lay the stick first.
lesson-crossings-cross = It runs through the stone on c3, and another stick may cross it there. Lay that one from c3 to c5.
lesson-crossings-done = They cross on c3, and there they are joined. End your turn.
lesson-crossings-later = That comes in the next turn. End this one.
lesson-crossings-stone = The computer has put a stone on g7. Put one on d2: from there a stick reaches d4.
lesson-crossings-end-missing = A stone on d2 is missing, for the stick from d2 to d4.
lesson-crossings-sticks = Lay both sticks, from d2 to d4 and from c4 to e4.
lesson-crossings-both = One of the two sticks is still missing.
lesson-crossings-end = Closed! The sticks reach beyond the corners, but seen from above c3, c4, d4 and d3 are a rectangle.

lesson-moving-title = Moving, and taking sticks back
lesson-moving-trains = Giving something up for something better.
lesson-moving-feel = Instead of placing a stone, you may move free stones of your own. Feel a1 and c7.
lesson-moving-move = The stone on a1 is free; the one on c7 is held by a stick. Move the stone from a1 to g3.
lesson-moving-no-new = Here we need no new stone. Move the one from a1 to g3.
lesson-moving-goal = The stone from a1 should go to g3.
lesson-moving-bridge = After moving you may lay sticks. Lay one from e3 to g3.
lesson-moving-bridge-first = Lay the stick from e3 to g3 first.
lesson-moving-take = Only the corner g5 is missing. You may take back a stick of yours on which nothing is built: take the one from a7 to c7.
lesson-moving-take-first = First take back the stick from a7 to c7.
lesson-moving-again = Now the stones at both its ends are free. Move one of them, from c7 or from a7, to g5.
lesson-moving-corner = The corner that is missing is g5.
lesson-moving-sticks = Lay both sticks, from g3 to g5 and from e5 to g5.
lesson-moving-both = Lay the sticks from g3 to g5 and from e5 to g5.
lesson-moving-end = A rectangle, and not one new stone.

lesson-knocking-title = Moving and knocking out
lesson-knocking-trains = Weighing what you gain against what it costs.
lesson-knocking-feel = Instead of placing a stone, you may move free stones of your own. Feel c3 and g7.
lesson-knocking-knock = A blue stone is in the way on c3. Move both stones from g7 to c3 and knock one out.
lesson-knocking-both-gone = One for one: both stones would go back to their owners, and c3 would be empty.
lesson-knocking-no-knock = Then the blue stone on c3 would stay.
lesson-knocking-bridge = The blue stone is out, one of yours went back for it, and the other stands on c3. Lay a stick from c3 to e3.
lesson-knocking-end = Stones that a stick holds cannot be moved or knocked out: bridges keep them safe.

lesson-points-title = Counting points
lesson-points-trains = Adding, and seeing small shapes in large ones.
lesson-points-close = Here every closed rectangle counts, and each of its sticks is worth the number of its floor. Three sides are there: lay the fourth, from c5 to e5.
lesson-points-side = The side that is missing goes from c5 to e5.
lesson-points-halve = Four sticks on the first floor: 4 points. Now lay one through the middle, from c4 to e4.
lesson-points-not-yet = Not that one yet. Lay the stick that divides the rectangle.
lesson-points-quarter = Two rectangles of 4 points each make 8: a stick counts for every rectangle that it belongs to. Divide both, with a stick from d3 to d5.
lesson-points-end = Four small rectangles of 4 points each: 16. The large one no longer counts, because smaller ones lie in it.
