### The door to learning: the lesson and a deal with the coach; and tips, how to play well.

learn-title = Lesson
learn-lesson = Learn Hearts (2 minutes)
learn-lesson-about = A few short steps, if you have never played
learn-coached = Play with help
learn-coached-about = One deal in which the coach speaks. It doesn’t count, and your own game is saved.
learn-back = Close
tips-title = How to play well
tips-tap = Tap the card that you would choose.
tips-back = Close
