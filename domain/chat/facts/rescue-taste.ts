import type { Topic } from '../known/topic.ts'

/** It tastes wrong: what helps, each line by itself. */
export const rescueOfTaste: readonly Topic[] = [
  {
    asks: [/salt(?:y|ed)|much salt|oversalt/u, /too|over|help|fix|very|so\b|rescue/u],
    unless: /unsalted (?:butter|instead)|how much salt/u,
    says: [
      'Make more of it: add water or unsalted stock, or another portion of everything but the salt. That dilutes it, and is the only real cure.',
      'A tin of tomatoes, more vegetables, beans or boiled potatoes take up salt as they cook in it.',
      'A squeeze of lemon or a pinch of sugar hides a little of it.',
      'Cream or coconut milk rounds it off.',
      'Next time salt at the end: what boils down grows saltier.',
    ],
  },
  {
    asks: [/too (?:spicy|hot)|much (?:chill?i|heat|spice|cayenne)|burning my (?:mouth|tongue)/u],
    unless: /not too|isnt too|oven|pan is too hot/u,
    says: [
      'Stretch it: more of everything else, or water and more vegetables, dilutes the heat.',
      'Yogurt or cream binds it best; stir it in off the heat.',
      'Coconut milk does the same without dairy.',
      'A spoon of sugar or a squeeze of lime balances it.',
      'Serve it with plenty of plain rice or bread.',
    ],
  },
  {
    asks: [
      /too much (?:pepper|spice|cumin|cinnamon|nutmeg|mustard|oregano|thyme|curry|paprika|ginger|clove|herb)/u,
    ],
    says: [
      'Make more of the rest: more water, stock or vegetables dilute it. Whole spices and sprigs come out.',
      'A boiled potato or some cooked rice takes it up.',
      'Cream or yogurt softens it.',
    ],
  },
  {
    asks: [
      /dressing|vinaigrette|dip|sauce|soup/u,
      /vinegar|sour|acid|lemon/u,
      /much|too|sharp|taste/u,
    ],
    unless: /tomato/u,
    says: [
      'Whisk in more oil, spoon by spoon, and a pinch of sugar and salt.',
      'A little honey takes the edge off too.',
    ],
  },
  {
    asks: [/tomato/u, /sour|acid|bitter|sharp/u],
    says: [
      'Let it simmer longer, with a grated carrot or a pinch of sugar: that takes the sharpness.',
      'A pinch of bicarbonate of soda binds the acid; it foams.',
      'A knob of butter rounds it off.',
    ],
  },
  {
    asks: [/too sweet|too much (?:sugar|honey|syrup)/u],
    says: [
      'Salt or something sour balances it: a pinch of salt, a squeeze of lemon or a dash of vinegar.',
    ],
  },
  {
    asks: [/bitter/u],
    unless: /courgette|squash|cucumber|almond/u,
    says: ['A pinch of salt hides bitterness best; then a little sugar or something fat.'],
  },
  {
    asks: [/too bland|bland|tasteless|no flavou?r|needs something/u],
    says: [
      'Salt first, then something sour: a squeeze of lemon or a dash of vinegar wakes it up.',
      'Soy sauce or miso adds depth.',
      'Fresh herbs or chilli at the end.',
    ],
  },
  {
    asks: [/garlic/u, /much|too|strong|raw/u],
    unless: /recipe|how much/u,
    says: [
      'Dilute it: make more of the rest.',
      'Lemon juice takes the edge off, and cooking it gently makes garlic mild.',
      'In a dip, yogurt helps.',
    ],
  },
]
