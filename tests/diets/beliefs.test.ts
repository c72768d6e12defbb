import { expect, test } from 'vitest'
import { wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { basics } from '#domain/belief/basics.ts'
import { beliefsOf } from '#domain/belief/believe.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { type DietRules, noRules } from '#domain/recipes/suits-diet.ts'
import { rowOf } from './judge-foods.ts'
import { readTable } from './read-table.ts'
import { brokenBy, pairedRules, rulesInWords, singleRules } from './settings.ts'

const vocabulary = await wholeVocabulary()
const table = await readTable()
const everyRules = [...singleRules, ...pairedRules]

function believedUnder(rules: DietRules): string[] {
  return beliefsOf([], usualStaples, vocabulary, rules).map(({ ingredient }) => ingredient)
}

test('nothing is believed of somebody whom it may harm, by one setting or two', () => {
  const wrong = everyRules.flatMap((rules) =>
    believedUnder(rules)
      .filter((id) => brokenBy(rowOf(id, table), rules) !== undefined)
      .map((id) => `${id}: ${rulesInWords(rules)}`),
  )
  expect(wrong).toEqual([])
})

test('without settings every basic is weighed, and nearly every setting holds some back', () => {
  expect(believedUnder(noRules)).toHaveLength(basics.size)
  const holdsNothingBack = singleRules.filter(
    (rules) => believedUnder(rules).length === basics.size,
  )
  expect(holdsNothingBack.map(rulesInWords)).toEqual(['without animal-rennet', 'high-protein'])
})
