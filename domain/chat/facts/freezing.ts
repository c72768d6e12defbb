import { sources, type Topic } from '../known/topic.ts'

const freezes = /freez|frozen/u

/** What freezes, and how. */
export const freezing: readonly Topic[] = [
  {
    asks: [/\brice\b/u, freezes],
    says: [
      'Yes: cool cooked rice within 1 hour, freeze it flat in portions, and use it within a month or two. Heat it from frozen until it steams all through, 74 °C (165 °F), and only once.',
    ],
    source: sources.fsa,
  },
  {
    asks: [/soup|sauce|curry|stew/u, /cream|milk|coconut/u, freezes],
    says: [
      'You can, but cream and milk often split when they thaw, and it turns grainy. Better: freeze it without, and add the cream after heating. If it did split, whisk or blend it hot.',
    ],
  },
  {
    asks: [
      /lasagne?a?\b|soup|stew|curry|casserole|chill?i|bolognese|leftovers|cooked|quiche|pie\b|meatballs|meal/u,
      freezes,
    ],
    unless: /thaw|defrost|cream/u,
    says: [
      'Yes: cool it within 2 hours, freeze it in portions, and use it within **2–3 months**. Thaw it in the fridge, or heat it from frozen, to 74 °C (165 °F) all through.',
    ],
    source: sources.charts,
  },
  {
    asks: [/berr(?:y|ies)|cherr(?:y|ies)|plums?|mango|peach/u, freezes, /how|can|to/u],
    unless: /frozen .*(?:recipe|smoothie|cake)|recipe/u,
    says: [
      'Wash and dry them, freeze them in a single layer on a tray, then bag them. They are good for 8–12 months, for cooking and smoothies.',
    ],
  },
  {
    asks: [/mayo/u, freezes],
    says: ['No: frozen mayonnaise splits into oil and water. The same goes for salads with it.'],
  },
  {
    asks: [/\beggs?\b/u, freezes],
    says: [
      'Yes, out of the shell: beat whole eggs, or yolks with a pinch of salt or sugar; whites as they are. They are good for a year; thaw them in the fridge. In the shell they burst.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/\bmilk\b/u, freezes],
    says: [
      'Yes, you can, for up to 3 months: leave room in the bottle, thaw it in the fridge and shake it. It may look grainy; for cooking that is no matter.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/cheese|cheddar|mozzarella|parmesan/u, freezes],
    unless: /cake|cream cheese|sauce/u,
    says: [
      'Yes: hard and grated cheese is good for 6 months in the freezer. It crumbles afterwards, so use it for melting. Soft fresh cheese (ricotta, cream cheese, brie) becomes grainy: only for cooking.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/cream cheese|ricotta|yogh?urt|sour cream|creme fraiche|cottage/u, freezes],
    says: ['It does no harm, but it turns watery and grainy: use it for baking and sauces only.'],
  },
  {
    asks: [/\bcream\b/u, freezes],
    says: ['Yes, whipped or with at least 35 % fat, for up to 2 months. Thin cream splits.'],
  },
  {
    asks: [/herbs?|basil|parsley|coriander|cilantro|dill|chives|mint/u, freezes],
    says: [
      'Yes: chop them and freeze them in an ice cube tray under a little oil or water, or loose in a bag. They are good for 6 months, for cooking, not for garnish.',
    ],
  },
  {
    asks: [/banana/u, freezes],
    says: [
      'Peel them first, freeze them whole or in slices on a tray, then bag them. They are good for 3 months, for smoothies and baking.',
    ],
  },
  {
    asks: [/potato/u, freezes],
    says: [
      'Not raw: they turn grey and mealy. Mashed, parboiled or as chips they freeze well, for up to 8 months.',
    ],
  },
  {
    asks: [/lettuce|salad|cucumber|radish/u, freezes],
    says: ['No: what is eaten for its crunch turns limp when it thaws.'],
  },
  {
    asks: [/tofu/u, freezes],
    says: [
      'Yes, drained, for up to 5 months. It turns firmer and spongier, which takes up sauces well.',
    ],
    source: sources.fsis,
  },
  {
    asks: [/dough/u, freezes],
    says: [
      'Yes: freeze bread or pizza dough after its first rise, in oiled bags, for up to 3 months. Thaw it in the fridge overnight, then let it rise.',
    ],
  },
]
