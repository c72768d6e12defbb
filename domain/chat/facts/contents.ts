import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { Topic } from '../known/topic.ts'

/** Why a food is not for somebody, where the word alone does not say it. */
export const whyNot: Readonly<Record<IngredientId, string>> = {
  'soy-sauce':
    'it is brewed from soya beans and wheat, so that it holds gluten and soy; tamari may be made without wheat: read its label',
  parmesan:
    'it is made with rennet from calves’ stomachs, as other Italian hard cheeses of a protected name are; look for one with “vegetarian” or “microbial rennet” on its label',
  'grana-padano':
    'it is made with animal rennet; look for a hard cheese with “microbial rennet” on its label',
  'worcestershire-sauce':
    'it is made with anchovies, which are fish, and some makers add gluten; there are sauces without: read the label',
  honey: 'bees make it; maple or agave syrup takes its place',
  hummus: 'it is made with tahini, which is sesame',
  tahini: 'it is nothing but ground sesame',
  couscous: 'it is made of wheat, and holds gluten; quinoa, millet or rice take its place',
  bulgur: 'it is wheat, and holds gluten',
  seitan: 'it is wheat gluten',
  ghee: 'it is made of butter, and traces of milk protein stay in it: with a milk allergy it is not for you, and there is little lactose left in it',
  marzipan: 'it is made of almonds, which are tree nuts',
  nougat: 'it is made with nuts',
  pesto: 'it is usually made with pine nuts or cashews and hard cheese',
  gelatin: 'it is made of pigs’ or cattle’s skin and bones; agar takes its place',
  'rolled-oat':
    'oats hold no gluten of wheat, but are nearly always contaminated with it: only oats with “gluten-free” on their label are for coeliacs, and a few of them do not bear even these',
  'fish-sauce': 'it is made of fermented fish, mostly anchovies',
  'oyster-sauce': 'it is made with oysters, and often with wheat',
  mayonnaise: 'it is made with egg',
  'mycoprotein-piece': 'many kinds are bound with egg white',
  'white-chocolate': 'it is made with milk',
  'milk-chocolate': 'it is made with milk',
  miso: 'it is made of soya beans, often with barley',
  'teriyaki-sauce': 'it is made with soy sauce',
}

/** Dishes that are no ingredient, by the groups that they usually hold, and why. */
export const dishContents: readonly {
  words: RegExp
  name: string
  holds: readonly string[]
  why: string
}[] = [
  {
    words: /\bsatay|\bsate\b/u,
    name: 'Satay sauce',
    holds: ['peanuts', 'nuts', 'soy'],
    why: 'it is made of peanuts',
  },
  {
    words: /pad thai/u,
    name: 'Pad Thai',
    holds: ['peanuts', 'nuts', 'fish', 'shellfish', 'eggs', 'soy'],
    why: 'it is usually made with peanuts, fish sauce, dried shrimp and egg',
  },
  {
    words: /tiramisu/u,
    name: 'Tiramisu',
    holds: ['eggs', 'dairy', 'gluten'],
    why: 'it is made with egg, mascarpone and sponge fingers',
  },
  {
    words: /baklava/u,
    name: 'Baklava',
    holds: ['nuts', 'tree-nuts', 'gluten'],
    why: 'it is made with nuts and pastry',
  },
  {
    words: /caesar/u,
    name: 'Caesar dressing',
    holds: ['fish', 'eggs', 'dairy'],
    why: 'it is made with anchovies, egg and parmesan',
  },
  {
    words: /carbonara/u,
    name: 'Carbonara',
    holds: ['eggs', 'dairy', 'gluten', 'meat', 'pork'],
    why: 'it is made with egg, cheese, wheat pasta and cured pork',
  },
  {
    words: /hollandaise|bearnaise/u,
    name: 'That sauce',
    holds: ['eggs', 'dairy'],
    why: 'it is made of egg yolks and butter',
  },
  {
    words: /tempura/u,
    name: 'Tempura',
    holds: ['gluten', 'eggs'],
    why: 'its batter is made of wheat flour, often with egg',
  },
  {
    words: /falafel/u,
    name: 'Falafel',
    holds: ['sesame'],
    why: 'it is mostly eaten with tahini, and some add flour: ask',
  },
]

/** What is asked of a whole kind of food. */
export const dietFacts: readonly Topic[] = [
  {
    asks: [/cheeses?\b/u, /vegetarian/u, /what|which|can|is|are/u],
    unless: /recipe|dinner|lunch|parmesan|grana|pecorino/u,
    says: [
      'One whose label says “vegetarian”, or that it is made with **microbial or vegetable rennet**: many supermarket cheddars, most mozzarella, cottage cheese, ricotta and paneer are.',
      'Cheeses of protected names are often made with animal rennet: parmesan, grana padano, pecorino, gruyère, manchego, gorgonzola. Where the label only says “rennet”, you do not know.',
    ],
  },
]
