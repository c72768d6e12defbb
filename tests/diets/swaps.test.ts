import { expect, test } from 'vitest'
import { wholeCatalogue, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import type { Substitution } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { swapFor } from '#domain/matching/swaps.ts'
import { diets } from '#domain/recipes/diets.ts'
import { type DietRules, keepsRules, noRules, strictestRules } from '#domain/recipes/suits-diet.ts'
import { rowOf } from './judge-foods.ts'
import { readTable } from './read-table.ts'
import { brokenBy, pairedRules, rulesBroken, rulesInWords, singleRules } from './settings.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()
const { substitutions } = vocabulary
const table = await readTable()
const everyRules = [...singleRules, ...pairedRules]

/** Whether a kitchen that has all of it offers it where its need is used in its context. */
function isOffered(each: Substitution, rules: DietRules): boolean {
  const pantry = each.uses.map(
    (ingredient) => ({ ingredient, status: 'have', ageDays: 0 }) as const,
  )
  const alone = { ...vocabulary, substitutions: [each] }
  const { swaps } = prepareKitchen(pantry, [], alone, rules)
  const contexts = each.context === null ? [] : [each.context]
  return swapFor({ ingredient: each.need, contexts }, swaps) !== undefined
}

const isOneOf = (rules: DietRules, broken: DietRules): boolean =>
  rules.restrictions.some((word) => broken.restrictions.includes(word)) ||
  rules.preferences.some((diet) => broken.preferences.includes(diet))

/** Each offer of a substitution to somebody for whom the table does not know each of its foods to be right. */
function wrongOffers(of: readonly Substitution[]): string[] {
  return of.flatMap((each) => {
    const broken = each.uses.map((id) => rulesBroken(rowOf(id, table), strictestRules))
    return everyRules
      .filter((rules) => broken.some((ofOne) => isOneOf(rules, ofOne)))
      .filter((rules) => keepsRules(each, rules) || isOffered(each, rules))
      .map((rules) => `${each.uses.join(' + ')} for ${each.need}: ${rulesInWords(rules)}`)
  })
}

test('of all substitutions none is offered to somebody whom it may harm, by one setting or two', () => {
  expect(wrongOffers(substitutions)).toEqual([])
})

test('what holds in some uses only is offered there, and to nobody whom it may harm', () => {
  const inSomeUses = substitutions.filter(({ context }) => context !== null)
  expect(inSomeUses.length).toBeGreaterThan(200)
  for (const each of inSomeUses) {
    const of = `${each.uses.join(' + ')} for ${each.need} (${each.context})`
    expect([of, isOffered(each, noRules)]).toEqual([of, true])
    for (const rules of singleRules) {
      const isRight = each.uses.every((id) => brokenBy(rowOf(id, table), rules) === undefined)
      expect([of, rules, isOffered(each, rules) && !isRight]).toEqual([of, rules, false])
    }
  }
})

test('those that follow from families are among them, and some of them are held back', () => {
  const derived = catalogue.substitutions.filter(({ family }) => family !== undefined)
  expect(derived.length).toBeGreaterThan(1000)
  const places = new Set(derived.map((each) => catalogue.substitutions.indexOf(each)))
  const swaps = substitutions.filter((_, place) => places.has(place))
  for (const rules of singleRules) {
    const heldBack = swaps.filter((each) => !keepsRules(each, rules))
    expect({ rules: rulesInWords(rules), some: heldBack.length > 0 }).toEqual({
      rules: rulesInWords(rules),
      some: true,
    })
  }
})

test.each([
  ['soy-sauce', 'tamari', 'gluten'],
  ['peanut-oil', 'sunflower-oil', 'nuts'],
  ['almond-milk', 'milk', 'nuts'],
  ['soy-milk', 'oat-milk', 'soy'],
  ['stock', 'stock-cube', 'gluten'],
  ['udon-noodle', 'egg-noodle', 'gluten'],
  ['margarine', 'butter', 'dairy'],
  ['cracker', 'breadcrumb', 'gluten'],
] as const)('%s for %s is nothing for who avoids %s', (use, need, avoided) => {
  const swap = substitutions.find((each) => each.need === need && each.uses.join() === use)
  expect(swap).toBeDefined()
  expect(swap?.freeOf).not.toContain(avoided)
})

test('honey for agave syrup is vegetarian and not vegan', () => {
  const swap = substitutions.find(
    (each) => each.need === 'agave-syrup' && each.uses.join() === 'honey',
  )
  expect(swap?.diets).toContain('vegetarian')
  expect(swap?.diets).not.toContain('vegan')
})

test('a diet that goes by amounts is kept by no swap of which the amounts are not known', () => {
  const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))
  const byAmounts = ['keto', 'low-carb', 'high-protein']
  expect(diets).toEqual(expect.arrayContaining(byAmounts))
  const kept = substitutions.filter((each) => each.diets.some((diet) => byAmounts.includes(diet)))
  const unmeasured = kept.filter(({ need, uses }) =>
    [need, ...uses].some((id) => !catalogue.facts.has(byId.get(id)?.ndb ?? '')),
  )
  expect(kept.length).toBeGreaterThan(50)
  expect(unmeasured).toEqual([])
})

test('one food that is called free of what it may hold is found', () => {
  const nutty = substitutions.filter(({ freeOf }) => !freeOf.includes('nuts')).slice(0, 40)
  const careless = nutty.map((each): Substitution => ({
    ...each,
    freeOf: ['nuts', ...each.freeOf],
  }))
  const found = (of: readonly Substitution[]) => wrongOffers(of).length
  expect(found(nutty)).toBe(0)
  expect(found(careless)).toBeGreaterThan(20)
})
