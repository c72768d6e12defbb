import { mix } from '../colour.ts'
import type { DrawnFood } from '../drawn-dish.ts'

/** Kinds that colour what they are cooked in, and how strongly. */
const colouring: readonly (readonly [kinds: string, colour: string, strength: number])[] = [
  ['green-curry-paste', '#a3b552', 5],
  ['red-curry-paste panang-curry-paste', '#dc5a2c', 4],
  ['yellow-curry-paste massaman-curry-paste', '#e3a236', 4],
  ['indian-curry-paste curry-paste tikka-masala-paste tandoori-paste', '#d9702c', 3],
  ['curry-powder caribbean-curry-powder turmeric', '#e6a52e', 2],
  ['garam-masala chana-masala-powder berbere', '#b8662c', 1],
  [
    'canned-tomato crushed-tomato passata canned-tomato-sauce tomatoes-with-green-chilies',
    '#cf3d22',
    4,
  ],
  ['tomato-paste ketchup harissa', '#c8381f', 2],
  ['tomato cherry-tomato', '#d8482c', 1.5],
  [
    'paprika smoked-paprika hot-paprika chili-powder gochugaru kashmiri-chili-powder',
    '#b8401c',
    1.5,
  ],
  ['gochujang sriracha chili-bean-paste sambal-oelek', '#b8321c', 3],
  ['coconut-milk coconut-cream', '#f8e6bc', 2],
  [
    'heavy-cream cooking-cream cream light-cream plant-cream creme-fraiche sour-cream schmand mascarpone cream-cheese half-and-half evaporated-milk',
    '#f8eacb',
    3,
  ],
  ['yogurt greek-yogurt milk plant-milk', '#f8efd8', 1.5],
  [
    'soy-sauce tamari oyster-sauce hoisin-sauce teriyaki-sauce sweet-soy-sauce black-bean-sauce stout worcestershire-sauce',
    '#5a3018',
    2,
  ],
  ['red-wine', '#6a2430', 1.5],
  ['beef lamb venison', '#7a4422', 1.5],
  ['mustard', '#dcb548', 1.5],
  ['peanut-butter almond-butter chinese-sesame-paste tahini', '#c98f4a', 3],
  ['pesto vegan-pesto', '#6f9a36', 6],
  ['spinach frozen-spinach', '#5a8a34', 0.6],
  ['miso', '#d3a45c', 2],
  ['stock white-wine beer hard-cider', '#dcab58', 0.8],
]

const byKind = new Map(
  colouring.flatMap(([kinds, colour, strength]) =>
    kinds.split(' ').map((kind) => [kind, [colour, strength] as const] as const),
  ),
)

/** The colour of a sauce: its usual one, as far as what is in it does not colour it. */
export function sauceColour(foods: readonly DrawnFood[], usual: string): string {
  const found = foods.flatMap(({ kinds }) => {
    const kind = kinds.find((each) => byKind.has(each))
    const colour = kind === undefined ? undefined : byKind.get(kind)
    return colour === undefined ? [] : [colour]
  })
  return mix([[usual, 2.5], ...new Set(found)])
}
