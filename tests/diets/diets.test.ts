import { expect, test } from 'vitest'
import { foodFactsOf } from '#catalogue/food-facts.ts'
import { wholeCatalogue, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { groupOf } from '#domain/ingredients/allergen-parts.ts'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { judgeIngredients, rowOf } from './judge-foods.ts'
import { judgeOffers, judgeProposals } from './judge-offers.ts'
import { decidedShare, proveDiets } from './proof.ts'
import { readTable, type FactTable } from './read-table.ts'
import { singleRules } from './settings.ts'
import { judgeStatements } from './tally.ts'

const parts = await proveDiets({ isWhole: false })
const { catalogue } = await wholeCatalogue()
const table = await readTable()

test('the table has every ingredient, and nothing else', () => {
  expect([...table.keys()].toSorted()).toEqual(catalogue.ingredients.map(({ id }) => id).toSorted())
})

test.each([
  ['nuts', 'peanuts', 'tree-nuts'],
  ['shellfish', 'crustaceans', 'molluscs'],
] as const)('what may hold %s may hold one of its parts', (group, ...kinds) => {
  const denied = [...table.values()]
    .filter(({ holds }) => holds[group] !== 'no' && kinds.every((part) => holds[part] === 'no'))
    .map(({ id }) => id)
  expect(denied).toEqual([])
})

test('a part always holds only where its group does', () => {
  const found = [...table.values()].flatMap(({ id, holds }) =>
    avoidable
      .filter((part) => {
        const group = groupOf[part]
        return group !== undefined && holds[part] === 'yes' && holds[group] !== 'yes'
      })
      .map((part) => `${id}: ${part}`),
  )
  expect(found).toEqual([])
})

test.each(parts)('nothing is falsely called safe or offered: $name', ({ tally }) => {
  expect(tally.checked).toBeGreaterThan(500)
  expect(tally.falselySafe).toEqual([])
})

test.each(parts.filter(({ tally }) => tally.abstained.length > 0))(
  'what is known is decided: $name',
  ({ tally }) => {
    expect(decidedShare(tally)).toBeGreaterThanOrEqual(0.95)
  },
)

/** The table with one more thing in one food. */
function holdingMore(id: string, word: (typeof avoidable)[number]): FactTable {
  const row = rowOf(id, table)
  return new Map(table).set(id, { ...row, holds: { ...row.holds, [word]: 'differs' } })
}

test('one food that is called free of what it may hold is found', () => {
  const { falselySafe } = judgeIngredients(catalogue, holdingMore('carrot', 'nuts'))
  expect(falselySafe).toEqual([{ of: 'carrot', about: 'without nuts' }])
})

test('a swap that is offered to somebody whom it may harm is found', async () => {
  const vocabulary = await wholeVocabulary()
  const everything = {
    ...vocabulary,
    substitutions: vocabulary.substitutions.map((each) => ({
      ...each,
      context: null,
      freeOf: avoidable,
    })),
  }
  const rules = singleRules.slice(0, 3)
  expect(judgeOffers(everything, table, rules).falselySafe.length).toBeGreaterThan(50)
  expect(judgeProposals(everything, table, rules).falselySafe.length).toBeGreaterThan(50)
})

test('abstaining is no way out', () => {
  const nothing = { contains: [], freeOf: [], diets: [] }
  const [entry] = catalogue.ingredients
  if (entry === undefined) throw new Error('the catalogue is empty')
  const known = rowOf(entry.id, table)
  expect(decidedShare(judgeStatements(entry.id, nothing, known))).toBeLessThan(0.5)
  const said = { ...foodFactsOf(entry), diets: [] }
  expect(judgeStatements(entry.id, said, known).decided).toBeGreaterThan(5)
})
