import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '#catalogue/testing/whole-catalogue.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'
import { usualStaples } from '../pantry/staples.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { beliefsOf, believedOf } from './believe.ts'
import { type KitchenHistory, learnedFrom } from './history.ts'

const vocabulary = toVocabulary((await wholeCatalogue()).catalogue)
const now = new Date('2026-11-25T18:00:00Z')
const daysAgo = (days: number) => now.getTime() - days * 86_400_000

/** Something that nobody could read. */
const unread: PantryEntry = { ingredient: null, status: 'have', ageDays: 0 }

const bought = (ingredient: string, days = 0) => ({ ingredient, at: daysAgo(days) })
const cooked = (needed: readonly string[], days = 0) => ({ needed, at: daysAgo(days) })

/** How likely each basic is for a home with this behind it. */
function stated(
  history: Partial<KitchenHistory>,
  { pantry = [] as PantryEntry[], rules = noRules } = {},
): Map<string, number> {
  const whole = { bought: [], toBuy: [], cooked: [], ...history }
  const learned = learnedFrom(whole, vocabulary, rules, now)
  const beliefs = beliefsOf(pantry, usualStaples, vocabulary, rules, learned)
  return new Map(beliefs.map(({ ingredient, probability }) => [ingredient, probability]))
}
const likelihoodOf = (id: string, history: Partial<KitchenHistory>) =>
  stated(history).get(id) ?? NaN
const before = stated({})

/** The basics that moved, with the direction. */
function moved(history: Partial<KitchenHistory>) {
  return [...stated(history)].flatMap(([id, probability]) => {
    const sign = Math.sign(probability - (before.get(id) ?? NaN))
    return sign === 0 ? [] : [`${sign > 0 ? '+' : '-'}${id}`]
  })
}

it('changes nothing where nothing was bought or cooked', () => {
  expect(stated({})).toEqual(
    new Map(
      beliefsOf([], usualStaples, vocabulary, noRules).map((each) => [
        each.ingredient,
        each.probability,
      ]),
    ),
  )
})

describe('what was bought', () => {
  it('is likelier, and so is what it is a kind of; nothing else', () => {
    expect(moved({ bought: [bought('soy-sauce')] })).toEqual(['+soy-sauce'])
    expect(moved({ bought: [bought('sunflower-oil')] }).toSorted()).toEqual([
      '+oil',
      '+vegetable-oil',
    ])
  })

  it('is less so the longer ago, and not at all once it has spoiled', () => {
    const [today, lastWeek] = [0, 7].map((days) =>
      likelihoodOf('milk', { bought: [bought('milk', days)] }),
    )
    const milk = vocabulary.ingredients.get('milk')?.shelfLifeDays ?? NaN
    expect(milk).toBeLessThan(30)
    expect(today).toBeGreaterThan(lastWeek ?? NaN)
    expect(moved({ bought: [bought('milk', milk)] })).toEqual([])
    expect(moved({ bought: [bought('salt', 366), bought('sugar', 366)] })).toEqual([])
  })

  it('counts the last time, whatever the order', () => {
    const times = [bought('sugar', 300), bought('sugar', 2), bought('sugar', 100)]
    expect(likelihoodOf('sugar', { bought: times })).toBe(
      likelihoodOf('sugar', { bought: [bought('sugar', 2)] }),
    )
  })

  it('makes sugar and soy sauce likely, and does not bring back onions that were taken out of the pantry', () => {
    const pantry = Array.from({ length: 14 }, () => ({ ...unread }))
    const things = ['sugar', 'soy-sauce', 'onion', 'milk']
    const after = stated({ bought: things.map((id) => bought(id)) }, { pantry })
    const likely = things.filter((id) => (after.get(id) ?? 0) >= 0.5)
    expect(likely).toEqual(['sugar', 'soy-sauce'])
  })

  it('by a clock that is ahead is bought now', () => {
    expect(likelihoodOf('sugar', { bought: [bought('sugar', -9)] })).toBe(
      likelihoodOf('sugar', { bought: [bought('sugar')] }),
    )
  })
})

describe('what was cooked', () => {
  it('makes likelier what the dish needed, each time, up to three', () => {
    const after = (times: number) =>
      likelihoodOf('cumin', { cooked: Array.from({ length: times }, () => cooked(['cumin'], 3)) })
    expect(after(1)).toBeGreaterThan(before.get('cumin') ?? NaN)
    expect(after(3)).toBeGreaterThan(after(2))
    expect(after(4)).toBe(after(3))
  })

  it('counts a dish once, and the latest of many', () => {
    expect(moved({ cooked: [cooked(['olive-oil', 'vegetable-oil'])] }).toSorted()).toEqual([
      '+oil',
      '+olive-oil',
      '+vegetable-oil',
    ])
    const once = likelihoodOf('oil', { cooked: [cooked(['oil'])] })
    expect(likelihoodOf('oil', { cooked: [cooked(['olive-oil', 'vegetable-oil', 'oil'])] })).toBe(
      once,
    )
    const recent = [1, 2, 3].map((days) => cooked(['cumin'], days))
    const old = Array.from({ length: 5 }, () => cooked(['cumin'], 150))
    expect(likelihoodOf('cumin', { cooked: [...old, ...recent] })).toBe(
      likelihoodOf('cumin', { cooked: recent }),
    )
  })

  it('half a year ago says nothing', () => {
    expect(moved({ cooked: [cooked(['cumin'], 181)] })).toEqual([])
  })
})

it('what is still to be bought is not there, whatever was bought and cooked', () => {
  const learned = learnedFrom(
    { bought: [bought('oil')], toBuy: ['oil'], cooked: [cooked(['oil'])] },
    vocabulary,
    noRules,
    now,
  )
  expect(believedOf([], usualStaples, vocabulary, noRules)).toContain('oil')
  const believed = believedOf([], usualStaples, vocabulary, noRules, learned)
  expect(believed).not.toContain('oil')
  expect(believed).not.toContain('vegetable-oil')
})

it('who is to buy one kind of it may have another', () => {
  expect(moved({ toBuy: ['olive-oil'] })).toEqual(['-olive-oil'])
})

it('what was said goes before it', () => {
  const pantry: PantryEntry[] = [{ ingredient: 'sugar', status: 'out', ageDays: 0 }]
  const after = stated({ bought: [bought('sugar')], cooked: [cooked(['sugar'])] }, { pantry })
  expect(after.has('sugar')).toBe(false)
})

it('what breaks the rules of who cooks tells nothing', () => {
  const rules = { restrictions: [], preferences: ['vegan'] }
  const history = {
    bought: [bought('butter'), bought('honey')],
    cooked: [cooked(['chicken-stock'])],
  }
  expect(stated(history, { rules })).toEqual(stated({}, { rules }))
})
