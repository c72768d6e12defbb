import { expect, test } from 'vitest'
import { wholeCatalogue, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { emptyDraft } from '../draft.ts'
import { derivedUses } from './derive-uses.ts'
import { readDraft } from './read-draft.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()

const stew = ['1 kg beef chuck', '2 onions', '3 carrots']
const done = ['Brown the beef, and simmer it with the rest for two hours.']

/** What the last of these lines is there for. */
function useOfLast(
  lines: readonly string[],
  steps = done,
  title = 'Sunday stew',
  section?: string,
) {
  const draft = {
    ...emptyDraft(title),
    steps,
    lines: lines.map((text) => ({ text, section: section ?? null, chosen: null })),
  }
  const [thing] = readDraft(draft, vocabulary).at(-1) ?? []
  return thing?.use ?? 'base'
}

test.each([
  ['2 bay leaves', 'flavour'],
  ['a pinch of nutmeg', 'flavour'],
  ['2 tsp vanilla extract', 'flavour'],
  // So much of it is what the dish tastes of.
  ['2 tbsp vanilla extract', 'base'],
  ['10 bay leaves', 'base'],
  ['a pinch of saffron', 'base'],
  ['2 cloves garlic', 'base'],
])('by itself: %s is %s', (line, use) => {
  expect(useOfLast([...stew, line])).toBe(use)
})

test('by the heading that it stands under', () => {
  expect(useOfLast([...stew, 'parsley'], done, 'Stew', 'To serve')).toBe('finish')
  expect(useOfLast([...stew, 'parsley'], done, 'Stew', 'Zum Servieren')).toBe('finish')
  expect(useOfLast([...stew, 'parsley'], done, 'Stew', 'For the sauce')).toBe('base')
  // It may be half of the meal.
  expect(useOfLast([...stew, '300 g rice'], done, 'Stew', 'To serve')).toBe('base')
})

test.each([
  ['Serve in bowls. Scatter the parsley over it.', 'finish'],
  ['Stir in the parsley.', 'base'],
  ['Sprinkle with the parsley and bake for ten minutes.', 'base'],
  ['Scatter the parsley over it. Return it to the oven until it is brown.', 'base'],
  ['Blend the parsley with oil. Drizzle the parsley oil over it.', 'base'],
])('by the last step: %s', (step, use) => {
  expect(useOfLast([...stew, 'a bunch of parsley'], [...done, step])).toBe(use)
})

test('what the title names, what is asked for twice and what is optional is no more than that', () => {
  expect(useOfLast([...stew, '2 bay leaves'], done, 'Bay leaf beef')).toBe('base')
  expect(useOfLast([...stew, '2 bay leaves', '1 bay leaf'])).toBe('base')
  expect(useOfLast([...stew, '2 bay leaves, optional'])).toBe('base')
})

test('a dish of little else is base as a whole', () => {
  expect(useOfLast(['1 onion', '2 bay leaves', 'a pinch of nutmeg'])).toBe('base')
  expect(useOfLast(['1 l water', '1 tsp salt', '2 bay leaves'])).toBe('base')
})

test('what somebody says goes first', () => {
  const said = (use: 'base' | 'finish') => {
    const lines = [...stew, '2 bay leaves'].map((text) => ({ text, section: null, chosen: null }))
    const draft = { ...emptyDraft('Stew'), lines: lines.map((line) => ({ ...line, use })) }
    return readDraft(draft, vocabulary).at(-1)?.[0]?.use ?? 'base'
  }
  expect(said('base')).toBe('base')
  expect(said('finish')).toBe('finish')
})

test('of what is derived for our own recipes, at most one in twenty is base there, and few are of the other use', () => {
  let [same, other, base] = [0, 0, 0]
  for (const recipe of catalogue.recipes) {
    const things = recipe.ingredients.map(({ item, called, group, amount, unit, optional }) => ({
      ingredient: item,
      name: called ?? null,
      section: group ?? null,
      amount: amount ?? null,
      unit: unit ?? null,
      optional,
    }))
    for (const [at, use] of derivedUses(recipe, things, vocabulary).entries()) {
      if (use === 'base') continue
      const stated = recipe.ingredients[at]?.use
      if (stated === use) same += 1
      else if (stated === 'base') base += 1
      else other += 1
    }
  }
  expect(same).toBeGreaterThan(80)
  expect(base).toBeLessThan(same / 20)
  expect(other).toBeLessThan(same / 20)
})
