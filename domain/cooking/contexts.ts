import type { LineUse } from '../recipes/line-use.ts'
import type { Way } from './ways-of-lines.ts'

/** Where a recipe uses an ingredient, as far as its words tell surely. */
interface Usage {
  /** In which ways; empty where the steps do not tell. */
  ways: ReadonlySet<Way>
  use: LineUse
  /** The title and the tags of its recipe, in small letters. */
  dish: string
  mealType: readonly string[]
  /** Mixed and then baked as a whole. */
  isBaked: boolean
  minutes: number
}

type Proof = (usage: Usage) => boolean

const only =
  (...allowed: readonly Way[]): Proof =>
  ({ ways }) =>
    ways.size > 0 && [...ways].every((way) => allowed.includes(way))
const of =
  (words: RegExp): Proof =>
  ({ dish }) =>
    words.test(dish)
const all =
  (...proofs: readonly Proof[]): Proof =>
  (usage) =>
    proofs.every((proof) => proof(usage))
const any =
  (...proofs: readonly Proof[]): Proof =>
  (usage) =>
    proofs.some((proof) => proof(usage))
const not =
  (proof: Proof): Proof =>
  (usage) =>
    !proof(usage)
const within =
  (most: number): Proof =>
  ({ minutes }) =>
    minutes <= most

const isMeal: Proof = ({ mealType }) => mealType.includes('lunch') || mealType.includes('dinner')
const isDessert: Proof = ({ mealType }) => mealType.includes('dessert')
const sweet = all(isDessert, not(isMeal))
const savoury = all(isMeal, not(isDessert))
const mixedAndBaked: Proof = ({ isBaked }) => isBaked
const finish: Proof = ({ use }) => use === 'finish'

const cooked = only('cooked', 'fried', 'simmered', 'baked')
const raw = only('raw')
const fried = only('fried')
/** In a pot of something savoury. What simmers in a custard or a jam is in no sauce that a cook would mean here. */
const inSauce = all(only('simmered'), savoury)
const inBaking = all(only('baked'), mixedAndBaked)
const soup = of(/\b(?:soups?|broth|chowder|bisque|minestrone|ramen|laksa)\b/u)
const salad = all(of(/\b(?:salads?|slaw|tabbouleh|fattoush)\b/u), savoury)
const curry = of(/\b(?:curry|curries|masala|korma|vindaloo|dal|saag|palak)\b/u)
/** Called so, or an hour in the pot. */
const stew = all(
  inSauce,
  any(
    of(/\b(?:stews?|stewed|braised?|goulash|tagine|chil[il]i|ragù|bourguignon)\b/u),
    not(within(59)),
  ),
)

/**
 * The contexts of substitutions, each with what proves that a line is used in it. Null is what the words of a recipe
 * do not prove: such a swap is shown to who asks for one, and counts for nothing.
 */
export const contexts: ReadonlyMap<string, Proof | null> = new Map([
  ['cooked', cooked],
  ['for cooking', cooked],
  ['for melting', cooked],
  ['in sauces, fillings and loaves', cooked],
  ['raw', raw],
  ['in salads', all(raw, salad)],
  ['in dressings', all(raw, salad)],
  ['in dressings and cold dishes', all(raw, salad)],
  ['in drinks and dressings', all(raw, salad)],
  ['as a garnish', all(raw, finish, savoury)],
  ['for finishing', all(raw, finish)],
  ['for sprinkling', all(raw, finish)],
  ['for frying', fried],
  ['for frying and in batters', all(fried, savoury)],
  ['for frying and roasting', all(fried, savoury)],
  ['for roasting', all(only('baked'), not(mixedAndBaked), savoury)],
  ['in sauces', inSauce],
  ['in sauces and soups', inSauce],
  ['in sauces and glazes', inSauce],
  ['in sauces and fillings', inSauce],
  ['in sauces, dips and baking', any(inSauce, inBaking)],
  ['in stews', stew],
  ['in braises', stew],
  ['in soups', all(inSauce, soup)],
  ['in soups and stews', any(stew, all(inSauce, soup))],
  ['in curries', all(inSauce, curry)],
  ['in curries and soups', all(inSauce, any(curry, soup))],
  ['fried or in curries', all(inSauce, curry)],
  ['in baking', inBaking],
  ['in sweet baking', all(inBaking, sweet)],
  ['in desserts', sweet],
  ['in pesto', of(/\bpesto\b/u)],
  ['in risotto', of(/\brisotto\b/u)],
  ['for pasta and pizza', of(/\b(?:pasta|pizza|ravioli|gnocchi)\b/u)],
  ['for tacos and quesadillas', of(/\b(?:tacos?|quesadillas?)\b/u)],
  ['for soft tacos and wraps', of(/\b(?:tacos?|wraps?|burritos?)\b/u)],
  [
    'in stir-fries',
    all(cooked, of(/\b(?:stir-fr\w+|fried noodles|lo mein|chow mein|yakisoba)\b/u)),
  ],
  ['in quick dishes', all(cooked, within(40), not(stew))],
  ['in quick dishes and salads', any(all(cooked, within(40), not(stew)), all(raw, salad))],
  ['for binding', all(cooked, of(/\b(?:meatballs?|meatloaf|patties|köfte)\b/u))],
  ...[
    'as a seasoning',
    'bone in',
    'for binding in batters',
    'for binding in sweet batters',
    'for glazing',
    'for the colour',
    'for thickening',
    'for whoever does not eat it',
    'fried or in relish',
    'in fillings and batters',
    'in icing',
    'in marinades and batters',
    'in soups, pasta and salads',
    'in soups, salads and fillings',
    'in spice mixes',
    'in stews, salads and dips',
    'in stir-fries and stews',
    'pounded thin',
    'roasted, mashed or in stews',
    'where the kernels are wanted',
    'where they stay whole',
  ].map((context) => [context, null] as const),
])
