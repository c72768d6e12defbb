/** The recipes whose covers lie on the table of the sign-in screens, and where. */
export const welcomeCovers = [
  { slug: 'brown-butter-mushroom-spaghetti', place: 'left-[8%] top-[13%] w-[56%] -rotate-6' },
  {
    slug: 'skillet-chicken-with-lemon-and-olives',
    place: 'right-[7%] top-[36%] w-[46%] rotate-[5deg]',
  },
  { slug: 'green-curry-with-new-potatoes', place: 'left-[16%] top-[56%] w-[42%] -rotate-2' },
]
