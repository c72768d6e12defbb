import type { DrawnFood } from '../drawn-dish.ts'
import { garnishShapes, type Look, lookLike } from './look.ts'
import { others, whole } from './others.ts'
import { plants } from './plants.ts'

const byKind: ReadonlyMap<string, Look> = new Map([...plants, ...others])
const wholeByKind: ReadonlyMap<string, Look> = new Map(whole)

/** Slots whose foods are tasted, not seen. */
const unseenSlots =
  /^(salt|pepper|fat|oil|acid|spice|sugar|sweet|flour|soda|rise|liquid|stock|vinegar|wine|sauce|paste|powder|milk|cream|starch|taste|soy|ginger|cube|curry|butter|mustard|cumin|turmeric|masala|syrup|juice|bind|water|heat|garlic|batter|peel|rum|extract|cocoa|honey)/
const greenSlots = /^(herb|leaf|finish|green|garnish)/

/** Kinds that show nothing of themselves, wherever they are. */
const unseen =
  /(^|-)(salt|oil|butter|margarine|sugar|flour|stock|broth|bouillon|water|milk|cream|vinegar|wine|sauce|paste|powder|starch|syrup|honey|extract|soda|yeast|mustard|juice|ghee|lard|spice|seasoning|garlic|ginger|masala|cornstarch|passata|molasses|beer|cider|miso|tahini|pesto|ketchup|jam|gelatin|semolina|polenta|oat|rice|pasta|noodle|couscous|bulgur|quinoa|spaghetti|tortilla|canned-tomato|crushed-tomato|sriracha|gochujang|cinnamon-stick|star-anise|clove|cardamom|breadcrumb|panko|cornmeal)s?$/

/** Words of an id that tell the look of what no table knows. */
const guesses: readonly (readonly [RegExp, Look])[] = [
  [/bean|pea$|lentil|pulse/, lookLike('bean', '#b9805a')],
  [/cheese/, lookLike('grated', '#f9cf70')],
  [/mushroom/, lookLike('mushroom', '#ead6b8')],
  [/berry|berries/, lookLike('berry', '#a82f58')],
  [/nut$|almond/, lookLike('bean', '#c08a50')],
  [/seed/, lookLike('seed', '#e9d8b0')],
  [/sausage|wurst/, lookLike('sausage', '#b0673a')],
  [/fish|fillet/, lookLike('chunk', '#f3e4cc')],
  [/leaf|lettuce|green|cress|spinach/, lookLike('leaf', '#5f9f40')],
  [/tomato/, lookLike('wedge', '#e2452e')],
  [/pepper|chili/, lookLike('strip', '#dc3f2c')],
  [/squash|pumpkin/, lookLike('chunk', '#f29a2e')],
]

/** The look of what no table and no word knows. */
export const lookOfRest = lookLike('chunk', '#c98d4f')

/** The look of what lies whole on a plate or a tray. */
export function wholeLookOf({ kinds }: DrawnFood): Look | null {
  return kinds.map((kind) => wholeByKind.get(kind)).find((look) => look !== undefined) ?? null
}

/** What a food looks like in a dish; null where it is not seen in it. */
export function lookOf({ id, kinds, slot }: DrawnFood): Look | null {
  const known = kinds.map((kind) => byKind.get(kind)).find((look) => look !== undefined)
  if (known !== undefined) return known
  if (kinds.some((kind) => unseen.test(kind)) || unseenSlots.test(slot)) return null
  const guess = guesses.find(([words]) => kinds.some((kind) => words.test(kind)) || words.test(id))
  if (guess !== undefined) return guess[1]
  // A form's slots say that a food of theirs is seen; a recipe's line says nothing of it.
  if (slot === '' || slot === 'allium') return null
  return greenSlots.test(slot) ? lookLike('fleck', '#4f963c') : lookOfRest
}

/** Whether it is half an egg: shells of mussels have the same shape. */
export function isEgg({ shape, colour }: Look): boolean {
  return shape === 'half' && colour === '#fffaf0'
}

export function isGarnish({ shape }: Look): boolean {
  return garnishShapes.some((each) => each === shape)
}
