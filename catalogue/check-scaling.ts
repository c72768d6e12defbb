import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { scaleAmount, type Measure } from '#domain/ingredients/scale-amount.ts'
import type { Unit } from '#domain/ingredients/units.ts'
import type { RecipeLine } from './format.ts'
import type { CatalogueIngredient, CatalogueRecipe } from './read.ts'
import { countedThings } from '#domain/recipes/scale-counts.ts'
import { unscalableCounts } from '#domain/recipes/unscalable-counts.ts'
import { gramsOfLine } from '#domain/recipes/weigh.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'

/** The fewest and the most people that a recipe is scaled to. */
const scaledServings = [1, 12]

/** Least and most of a unit that a cook measures out. A kind of unit that is not here is counted. */
const sane: Partial<Record<Unit, readonly [least: number, most: number]>> = {
  g: [1, 999],
  kg: [1, 12],
  ml: [14, 999],
  l: [1, 12],
  tsp: [1 / 8, 4],
  tbsp: [1, 18],
  cup: [1 / 4, 16],
  pinch: [1, 4],
  dash: [1, 8],
}
/** Of what is counted: an eighth of a can can be poured; nobody counts out more dumpling wrappers. */
const saneCount: readonly [least: number, most: number] = [1 / 8, 150]

/** Digits with at most one of the fractions that a cook reads, and decimals only where a scale shows them. */
const readable = /^(?:\d*[½⅓⅔¼¾⅙⅛⅜]|\d+)(?:–(?:\d*[½⅓⅔¼¾⅙⅛⅜]|\d+))?(?: [a-z]+)?$/u
const decimal = /^\d+(?:\.\d{1,2})?(?:–\d+(?:\.\d{1,2})?)? (?:g|kg|l)$/u

/** How far the amount shown may weigh from the true one, as a share, and below how many grams nobody tastes it. */
const mostRounded = 0.3
const leastTasted = 2
/** A recipe for twelve that takes one can of something takes a twelfth of it for one. */
const mostRoundedOfParts = 0.55
/** Fingers take more of turmeric than of salt: no weight to compare. */
const byFingers = new Set<Unit>(['pinch', 'dash'])

function linesOf({ quantity, most, unit }: Measure, line: RecipeLine): RecipeLine {
  const { max: _max, ...rest } = line
  return { ...rest, amount: quantity, unit, ...(most === null ? {} : { max: most }) }
}

function checkMeasure(measure: Measure, text: string): string | null {
  const { quantity, most, unit } = measure
  const [least, highest] = sane[unit] ?? saneCount
  if (!readable.test(text) && !decimal.test(text)) return 'cannot be read'
  if (quantity < least) return 'is too little to measure'
  if ((most ?? quantity) > highest) return 'would be said in a bigger unit'
  return null
}

/** What a line shows for one and for twelve that no cook would measure, or that is another amount. */
export function checkScaling(
  line: RecipeLine,
  entry: CatalogueIngredient,
  { servings }: CatalogueRecipe,
): string[] {
  const { amount, max, unit = 'piece', item } = line
  const grams = gramsOfLine(line, entry)
  if (amount === undefined || grams === null) return []
  return scaledServings.flatMap((people) => {
    const factor = people / servings
    const written = { quantity: amount, most: max ?? null, unit }
    const measure = scaleAmount(written, factor, entry.piece ?? null)
    const text = formatAmount(measure.quantity, measure.unit, measure.most)
    const wrong = checkMeasure(measure, text)
    if (wrong !== null) return [`${item}: "${text}" for ${people} ${wrong}`]
    const meant = grams * factor
    const shown = gramsOfLine(linesOf(measure, line), entry) ?? 0
    const allowed = measure.quantity < 1 / 4 ? mostRoundedOfParts : mostRounded
    const isWeighed = meant >= leastTasted && !byFingers.has(unit)
    const isFar = isWeighed && Math.abs(shown - meant) > meant * allowed
    return isFar
      ? [`${item}: "${text}" for ${people} is ${shown.toFixed(0)} g, not ${meant.toFixed(0)} g`]
      : []
  })
}

/** What the steps say of a number without naming it: "the second one" is a lie for twelve. */
export function checkCounts(recipe: CatalogueRecipe, vocabulary: Vocabulary): string[] {
  const lines = recipe.ingredients.map(({ item, amount = null, max = null, unit = 'piece' }) => ({
    ingredient: item,
    name: item,
    section: null,
    amount,
    amountMax: max,
    unit,
    note: null,
    us: null,
    optional: false,
  }))
  return unscalableCounts(recipe.steps, countedThings(lines, vocabulary)).map(
    (text) => `a step says "${text}", which cannot follow the servings`,
  )
}
