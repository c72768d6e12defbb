import { expect, inject, test } from 'vitest'
import { wholeCatalogue } from '#catalogue/testing/whole-catalogue.ts'
import { planTable } from '#domain/table/plan-table.ts'
import { tableInWords } from '#domain/table/table-in-words.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { faultsOf, outcomeOf } from './judge.ts'
import { randomTable } from './random-tables.ts'
import { tableRecipes } from './recipes.ts'

const { catalogue } = await wholeCatalogue()
const { recipes, vocabulary, facts } = tableRecipes(catalogue)

test('whatever is offered to a table suits who eats it, and never touched what they avoid', () => {
  const random = seededRandom(20)
  const outcomes = new Map<string, number>()
  const rounds = inject('isThorough') ? 10 : 1
  for (const recipe of Array.from({ length: rounds }, () => recipes).flat()) {
    const eaters = randomTable(random)
    const plan = planTable(recipe, eaters, vocabulary, facts)
    expect(faultsOf(recipe, eaters, plan, vocabulary, facts)).toEqual([])
    const { eaters: said } = tableInWords(plan, vocabulary)
    expect(
      said.flatMap(({ names, sentences }) => (sentences.length > 0 ? names : [])).toSorted(),
      `who is told something of ${recipe.title}`,
    ).toEqual(eaters.map(({ name }) => name))
    const outcome = outcomeOf(plan)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  const [all = 0, some = 0, none = 0] = ['all', 'some', 'none'].map((each) => outcomes.get(each))
  const conflicts = all + some + none
  expect(conflicts, `tables with a conflict, of ${recipes.length * rounds}`).toBeGreaterThan(400)
  expect(all / conflicts, `the share of them where everybody eats`).toBeGreaterThan(0.3)
  expect(none / conflicts, `the share of them where nobody does`).toBeLessThan(0.05)
})
