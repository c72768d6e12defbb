import type { CoreTemperature } from '../ingredients/core-kinds.ts'
import { ingredientName, ingredientPlural } from '../ingredients/names.ts'
import { listed } from '../listed.ts'
import type { Unit } from '../ingredients/units.ts'
import type { IngredientCategory, IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { type Amount, gramsOf } from './measure.ts'
import type { Method, Technique, Treatment } from './technique.ts'

/** A thing in a dish, as its texts speak of it. */
export interface Filling {
  id: IngredientId
  slot: string
  amount: Amount | null
  technique: Technique | null
  /** How hot it must be inside; null where that is not known of it, or not needed. */
  core: CoreTemperature | null
  /** How it is cooked here; null where it is not. */
  method: Method | null
  isPlural: boolean
  /** What it weighs, about; nothing where nobody weighed or counts it: a spoon of oil, a bay leaf. */
  grams?: number
  /** As it is called: "potatoes", "olive oil", "lemon". */
  called: string
}

/** Units of which a part of one thing is taken: half a cabbage is "the cabbage", and so is a big one. */
const moreThanOne = 1.3
const moreThanOneBig = 1.7
const gramsOfBig = 400

/** Measured out by volume: several only of what is small, such as capers. */
const spooned = new Set<Unit>(['tsp', 'tbsp', 'cup', 'ml', 'l', 'pinch', 'handful', 'slice'])
/** What is taken by the spoon and is no number of things: jam, flour, cream. */
const poured = new Set<IngredientCategory>([
  'Sauces & Condiments',
  'Oils & Vinegars',
  'Drinks',
  'Dairy & Eggs',
  'Baking',
  'Bakery',
])
const gramsOfSmall = 20

/** Whether a text speaks of several of it: 800 g of potatoes, but half a cabbage. */
function speaksOfSeveral(
  id: IngredientId,
  amount: Amount | null,
  { ingredients }: Vocabulary,
): boolean {
  const food = ingredients.get(id)
  if (food === undefined || food.name === food.plural) return false
  if (amount === null) return true
  if (amount.unit === 'can') return true
  if (spooned.has(amount.unit)) {
    return food.gramsPerPiece === null
      ? !poured.has(food.category)
      : food.gramsPerPiece < gramsOfSmall
  }
  const grams = gramsOf(amount)
  if (grams === null) return amount.amount > 1
  const piece = food.gramsPerPiece
  // Meat that nobody counts is one joint: a shoulder.
  if (piece === null) return food.category !== 'Meat'
  return grams > piece * (piece < gramsOfBig ? moreThanOne : moreThanOneBig)
}

/** Words that are plural as they stand: "oats", "greens". Of a food with one name for both nobody else can tell. */
const isPluralName = /(?:[^s]s|[^s]ies|gnocchi|ravioli|tortellini|shrimp)$/u
const singularInS =
  /(?:hummus|couscous|asparagus|molasses|swiss|citrus|watercress|lemongrass|cress|bass|brussels|schnapps|haggis)$/u

export function describeFilling(
  filling: Omit<Filling, 'isPlural' | 'called'>,
  vocabulary: Vocabulary,
): Filling {
  const { id, amount } = filling
  const isSeveral = speaksOfSeveral(id, amount, vocabulary)
  const called = isSeveral ? ingredientPlural(id, vocabulary) : ingredientName(id, vocabulary)
  const food = vocabulary.ingredients.get(id)
  const isBoth = food?.name === food?.plural
  // Four trout are several, and so are oats.
  const isCounted = amount?.unit === 'piece' && amount.amount > 1
  const isPluralWord = isPluralName.test(called) && !singularInS.test(called)
  const isPlural = isSeveral || (isBoth && (isCounted || isPluralWord))
  return { ...filling, isPlural, called }
}

/** Clauses in a row: where one of them holds an "and", a comma parts them. */
export function listedClauses(clauses: readonly string[]): string {
  const last = clauses.at(-1)
  if (clauses.length < 2 || last === undefined || !clauses.some((each) => / and /u.test(each))) {
    return listed(clauses)
  }
  return `${clauses.slice(0, -1).join(', ')}, and ${last}`
}

export const bare = (fillings: readonly Filling[]) => listed(fillings.map(({ called }) => called))
export const definite = (fillings: readonly Filling[]) =>
  listed(fillings.map(({ called }) => `the ${called}`))
export const areSeveral = (fillings: readonly Filling[]) =>
  fillings.length > 1 || fillings[0]?.isPlural === true

/** Fills `{it}`, `{them}`, `{is}` and `{give|gives}` of a technique's text. */
export function spokenOf(text: string, fillings: readonly Filling[]): string {
  const several = areSeveral(fillings)
  return text.replaceAll(/\{([^}]*)\}/gu, (_, inside: string) => {
    if (inside === 'it') return definite(fillings)
    if (inside === 'them') return several ? 'them' : 'it'
    if (inside === 'is') return several ? 'are' : 'is'
    const [plural = '', singular = ''] = inside.split('|')
    return several ? plural : singular
  })
}

/** As `spokenOf`, of what was named just before: "until they are soft". */
export function spokenOfAgain(text: string, fillings: readonly Filling[]): string {
  const several = areSeveral(fillings)
  const subject = several ? 'they' : 'it'
  const object = several ? 'them' : 'it'
  return spokenOf(text.replace(/^\{it\}/u, subject).replaceAll('{it}', object), fillings)
}

export function treatmentOf({ technique, method }: Filling): Treatment {
  return (method === null ? undefined : technique?.methods[method]) ?? {}
}

/** What is done to things before they are cooked: those that are treated alike together; null where nothing is. */
export function prepared(fillings: readonly Filling[]): string | null {
  const alike = new Map<string, Filling[]>()
  for (const filling of fillings) {
    const { prep } = treatmentOf(filling)
    if (prep !== undefined) alike.set(prep, [...(alike.get(prep) ?? []), filling])
  }
  const clauses = [...alike].map(([prep, each]) => spokenOf(prep, each))
  if (clauses.length === 0) return null
  const isLong = clauses.some((clause) => /, | and /u.test(clause)) && clauses.length > 1
  return isLong ? clauses.join('. ') : listed(clauses)
}
