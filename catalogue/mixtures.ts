import type { Nutrition } from '#domain/ingredients/vocabulary.ts'
import type { IngredientEntry } from './format.ts'

type Values = Record<keyof Nutrition, number | null>

/** Of rounding: 0.33 three times. */
const tolerance = 0.011

/** Its place among the rows, under a name that is no NDB number. */
const keyOf = (id: string) => `mixture-${id}`

/**
 * 100 g of a mixture: each row by its share, to the hundredth. A value that one of the rows lacks is not known of the mixture.
 * Null where a row is not there.
 */
function mixed(
  parts: NonNullable<IngredientEntry['mixture']>,
  facts: ReadonlyMap<string, Nutrition>,
): Nutrition | null {
  const rows = parts.flatMap(({ ndb, share }) => {
    const row = facts.get(ndb)
    return row === undefined ? [] : [{ row, share }]
  })
  if (rows.length < parts.length) return null
  const sum = (nutrient: keyof Values) =>
    rows.reduce<number | null>((total, { row, share }) => {
      const value = row[nutrient]
      return total === null || value === null ? null : total + value * share
    }, 0)
  const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100)
  return {
    kcal: rounded(sum('kcal')),
    protein: rounded(sum('protein')),
    carbohydrate: rounded(sum('carbohydrate')),
    fat: rounded(sum('fat')),
    saturated: rounded(sum('saturated')),
    fibre: rounded(sum('fibre')),
    sugar: rounded(sum('sugar')),
    salt: rounded(sum('salt')),
  }
}

interface Facts {
  /** By NDB number. */
  facts: ReadonlyMap<string, Nutrition>
  rowNames: ReadonlyMap<string, string>
}

/** What is wrong with a mixture, in words; null where nothing is. */
export function faultOfMixture(
  { ndb, mixture }: IngredientEntry,
  { facts }: Pick<Facts, 'facts'>,
): string | null {
  if (mixture === undefined) return null
  const unknown = mixture.find((part) => !facts.has(part.ndb))
  if (unknown !== undefined) return `NDB number ${unknown.ndb} is not in facts/usda-sr28.csv`
  const total = mixture.reduce((sum, { share }) => sum + share, 0)
  if (Math.abs(total - 1) > tolerance) return `the shares of its mixture come to ${total}, not 1`
  return ndb === undefined || ndb.startsWith(keyOf('')) ? null : 'has both a row and a mixture'
}

/**
 * The facts with a row for each food that is a mixture, and the foods citing it: "58% alcoholic bev, rice (sake), 42%
 * sugars, granulated". What has a fault cites nothing of its mixture.
 */
export function withMixtures<Entry extends IngredientEntry>(
  entries: readonly Entry[],
  { facts, rowNames }: Facts,
): { ingredients: Entry[] } & Facts {
  const allFacts = new Map(facts)
  const allNames = new Map(rowNames)
  const ingredients = entries.map((entry) => {
    const { id, mixture } = entry
    const values = mixture === undefined ? null : mixed(mixture, facts)
    if (mixture === undefined || values === null || entry.ndb !== undefined) return entry
    const words = mixture.map(
      ({ ndb, share }) => `${Math.round(share * 100)}% ${rowNames.get(ndb) ?? ndb}`,
    )
    allFacts.set(keyOf(id), values)
    allNames.set(keyOf(id), words.join(', '))
    return { ...entry, ndb: keyOf(id) }
  })
  return { ingredients, facts: allFacts, rowNames: allNames }
}
