import { expect, test } from 'vitest'
import { shownAmount } from '#domain/recipes/scale-measure.ts'
import { unitSystems } from '#domain/recipes/scale.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const lines = catalogue.recipes.flatMap(({ slug, ingredients }) =>
  ingredients.flatMap(({ item, amount, max = null, unit = 'piece', us = null }) =>
    amount === undefined ? [] : [{ slug, item, amount, amountMax: max, unit, us }],
  ),
)

/** The greatest number of this unit that a text says. */
function mostOf(unit: string, text: string): number {
  const fractions: Record<string, number> = {
    '½': 1 / 2,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
    '¼': 1 / 4,
    '¾': 3 / 4,
    '⅙': 1 / 6,
    '⅛': 1 / 8,
    '⅜': 3 / 8,
  }
  const found = text.matchAll(new RegExp(String.raw`(\d*)([½⅓⅔¼¾⅙⅛⅜]?) ${unit}\b`, 'gu'))
  return Math.max(
    0,
    ...[...found].map(([, whole = '', part = '']) => Number(whole) + (fractions[part] ?? 0)),
  )
}

test.each(unitSystems)('a scaled line counts no more spoons than a cook does: %s', (system) => {
  expect(lines.length).toBeGreaterThan(2_000)
  const odd = [1 / 2, 2, 3, 4].flatMap((factor) =>
    lines.flatMap((line) => {
      const text = shownAmount(line, { factor, system })
      const isOdd =
        mostOf('tsp', text) >= 3 ||
        mostOf('tbsp', text) > 4 ||
        (system === 'us' && mostOf('tbsp', text) >= 4 && !text.includes('–'))
      return isOdd ? [`${line.slug}: ${line.item} × ${factor}: ${text}`] : []
    }),
  )
  expect(odd).toEqual([])
})

test('so does an American line for the servings as written, where it was converted', () => {
  const odd = lines.flatMap((line) => {
    const text = shownAmount(line, { factor: 1, system: 'us' })
    return line.us !== null && mostOf('tbsp', text) >= 4 ? [`${line.slug}: ${text}`] : []
  })
  expect(odd).toEqual([])
})
