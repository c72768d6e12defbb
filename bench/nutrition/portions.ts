import type { Size } from '#domain/recipes/weigh.ts'

/** Grams of one as it is served: small, as nobody says, large. What nobody makes alike is not in the list. */
const portions: readonly (readonly [kind: RegExp, small: number, usual: number, large: number])[] =
  [
    [/\bbags?\b|\bserving bag\b/iu, 28, 42, 85],
    [/\b14[- ]inch\b.*\bpizza\b/iu, 105, 105, 105],
    [/\bsub(?:marine)?\b/iu, 180, 190, 380],
    [/\b(?:mini|bite[- ]sized?|miniature)\b/iu, 10, 14, 20],
    [/\bhot dogs?\b(?!.*\bwithout bun)/iu, 80, 110, 150],
    [/\bsandwich(?:es)?\b/iu, 60, 125, 190],
    [/\bpizza\b/iu, 500, 150, 1400],
    [/\b(?:cheese|ham)?burgers?\b/iu, 110, 150, 250],
    [/\bcookies?\b/iu, 7, 16, 32],
    [/\bcupcakes?\b/iu, 45, 90, 110],
    [/\bmuffins?\b/iu, 55, 57, 125],
    [/\bbagels?\b/iu, 69, 70, 131],
    [/\b(?:soft|large|medium) .*pretzels?\b|\bpretzels?\b.*\bsoft\b/iu, 62, 115, 143],
    [/\bpretzels?\b/iu, 3, 6, 16],
    [/\bburritos?\b/iu, 130, 150, 270],
    [/\bchimichangas?\b|\benchiladas?\b/iu, 110, 140, 200],
    [/\btacos?\b/iu, 90, 110, 200],
    [/\begg rolls?\b/iu, 45, 85, 120],
    [/\bspring rolls?\b/iu, 30, 60, 85],
    [/\b(?:rolls?|buns?)\b/iu, 28, 43, 85],
    [/\bbiscuits?\b/iu, 35, 60, 85],
    [/\bpancakes?\b/iu, 10, 38, 77],
    [/\bwaffles?\b/iu, 30, 38, 75],
    [/\b(?:doughnuts?|donuts?)\b/iu, 30, 55, 75],
    [/\bbrownies?\b/iu, 25, 45, 75],
    [/\bcroissants?\b/iu, 42, 57, 67],
    [/\bbreadsticks?\b/iu, 30, 45, 60],
    [/\bcrackers?\b/iu, 2, 5, 7],
    [/\b(?:bars?)\b/iu, 21, 40, 60],
    [/\b(?:popsicle|ice pop)s?\b/iu, 55, 60, 100],
    [/\b(?:nuggets?)\b/iu, 14, 16, 20],
    [/\b(?:meatballs?)\b/iu, 15, 28, 40],
    [/\b(?:dumplings?|wontons?|ravioli|pierogi)\b/iu, 12, 28, 45],
    [/\b(?:empanadas?|turnovers?|tamales?|knish|pastry|pastries)\b/iu, 60, 110, 150],
    [/\b(?:tortilla|corn|potato|bagel|pita|rice) ?chips?\b|\bchips?\b/iu, 1, 2, 3],
    [
      /\b(?:latte|cappuccino|mocha|coffee|smoothie|milkshake|shake|soft drink|soda|lemonade|slush)\b/iu,
      350,
      480,
      700,
    ],
    [/\b(?:candy|candies|caramels?|truffles?|fudge)\b/iu, 6, 10, 40],
    [/\b(?:potato(?:es)?)\b/iu, 138, 173, 299],
  ]

/** Grams of one portion; null for what is made in all sizes. */
export function portionOf(text: string, size: Size | null): number | null {
  const found = portions.find(([kind]) => kind.test(text))
  if (found === undefined) return null
  const [, small, usual, large] = found
  if (size === 'medium') return Math.round(Math.sqrt(small * large))
  return size === 'small' ? small : size === 'large' ? large : usual
}
