import { expect, test } from 'vitest'
import { composeDishes } from '#domain/composing/compose.ts'
import { reasonsFor } from '#domain/composing/why.ts'
import { foodsInText } from '#domain/ingredients/foods-in-text.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { type PantryEntry, prepareKitchen } from '#domain/matching/kitchen.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { wholeBook } from './testing/whole-book.ts'

const { vocabulary, composing } = await wholeBook()

/** The dishes of a kitchen by their forms, each with its reasons. */
function explained(home: readonly IngredientId[], stated: readonly Partial<PantryEntry>[] = []) {
  const entries = home.map((ingredient): PantryEntry => {
    const more = stated.find((each) => each.ingredient === ingredient)
    return { ingredient, status: 'have', ageDays: 0, ...more }
  })
  const kitchen = prepareKitchen(entries, usualStaples, vocabulary, noRules)
  return composeDishes(kitchen, composing).map((dish) => ({
    dish,
    reasons: reasonsFor(dish, kitchen, composing),
  }))
}

const greek = ['chicken-thigh', 'potato', 'lemon', 'garlic', 'thyme', 'olive-oil', 'carrot']
const bolognese = ['ground-beef', 'spaghetti', 'canned-tomato', 'carrot', 'celery', 'onion', 'oil']
const salad = ['feta', 'spinach', 'carrot', 'lemon', 'olive-oil', 'mint', 'chickpea', 'pita']

const ofForm = (found: ReturnType<typeof explained>, form: string) =>
  found.find(({ dish }) => dish.form.id === form)?.reasons

test('a dish says what it is, and what each thing is there for', () => {
  const found = explained(greek)
  expect(ofForm(found, 'traybake')).toEqual([
    expect.stringMatching(/out of the oven/),
    'The lemon cuts the fat of the olive oil.',
    'The garlic and the thyme add to the taste.',
    'The thyme, the lemon and the olive oil are at home together in Mediterranean cooking.',
  ])
})

test('what our recipes put together is said of what a dish is made of', () => {
  const reasons = ofForm(explained(bolognese), 'ragu')
  expect(reasons?.[1]).toMatch(/^In our recipes .*the onion.* often go with ground beef\.$/)
  // What cooks only now and then put together is not called often.
  expect(reasons?.[1]).not.toContain('spaghetti')
})

test('what spoils first is named, and only where it does', () => {
  const soon = explained(salad, [{ ingredient: 'spinach', ageDays: 4, daysLeft: 1 }])
  const dishes = soon.filter(({ dish }) => dish.lines.some((line) => line.ingredient === 'spinach'))
  expect(dishes.length).toBeGreaterThan(0)
  for (const { reasons } of dishes) {
    expect(reasons[1]).toBe('The spinach is what spoils first (1 day left).')
  }
  const fresh = explained(salad).flatMap(({ reasons }) => reasons)
  expect(fresh.filter((reason) => reason.includes('spoils'))).toEqual([])
})

test('how far it goes is said where there is less at home than for all', () => {
  const few = explained(greek, [{ ingredient: 'potato', quantity: 300, unit: 'g' }])
  expect(ofForm(few, 'traybake')?.[1]).toBe('It takes all of the potatoes that you have.')
  const two = explained(greek, [{ ingredient: 'chicken-thigh', quantity: 3, unit: 'piece' }])
  expect(ofForm(two, 'traybake')?.[1]).toMatch(
    /^It is for \d: what you have is not enough for 4\.$/,
  )
})

test('no reason speaks of what is not in the dish', () => {
  const all = [greek, bolognese, salad].flatMap((home) => explained(home))
  expect(all.length).toBeGreaterThan(10)
  for (const { dish, reasons } of all) {
    const inDish = new Set(
      dish.lines.flatMap(({ ingredient }) => lineageOf(ingredient, vocabulary)),
    )
    for (const reason of reasons.slice(1)) {
      const strange = foodsInText(reason, vocabulary).filter((id) => !inDish.has(id))
      // "The fat of the olive oil" is no fat of its own.
      expect([dish.title, reason, strange.filter((id) => id !== 'fat')]).toEqual([
        dish.title,
        reason,
        [],
      ])
    }
  }
})
