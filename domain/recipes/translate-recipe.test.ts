import { expect, it } from 'vitest'
import { fallbackRecipe, type Recipe } from './recipe.ts'
import { translateRecipe } from './translate-recipe.ts'

const onion = {
  ingredient: 'onion',
  name: 'onion',
  section: 'Base',
  amount: 1,
  amountMax: null,
  unit: 'piece',
  note: 'sliced',
  us: null,
  optional: false,
}
const soup: Recipe = {
  ...fallbackRecipe(7),
  title: 'Soup',
  summary: 'Hot.',
  ingredients: [onion, { ...onion, note: null, section: null, without: 'flat' }],
  instructions: ['Slice.', 'Simmer.'],
  tip: 'Wait.',
  storage: null,
  isFallback: false,
}
const words = {
  title: 'Suppe',
  summary: 'Heiß.',
  sections: { Base: 'Grundlage' },
  without: [null, 'flach'],
  body: {
    instructions: ['Schneiden.', 'Köcheln.'],
    notes: ['in Scheiben', 'zu viel'],
    tip: 'Warten.',
    storage: 'Kalt.',
  },
}

it('says everything in the other language, with the English beside what is read by rule', () => {
  expect(translateRecipe(soup, words)).toEqual({
    ...soup,
    title: 'Suppe',
    writtenTitle: 'Soup',
    summary: 'Heiß.',
    ingredients: [
      { ...onion, section: 'Grundlage', without: null, note: 'in Scheiben', writtenNote: 'sliced' },
      { ...onion, section: null, without: 'flach', note: null },
    ],
    instructions: ['Schneiden.', 'Köcheln.'],
    writtenSteps: ['Slice.', 'Simmer.'],
    tip: 'Warten.',
  })
})

it('keeps how it keeps in English beside the translation', () => {
  expect(translateRecipe({ ...soup, storage: 'Cold.' }, words)).toMatchObject({
    storage: 'Kalt.',
    writtenStorage: 'Cold.',
  })
})

it('opens no body that is closed', () => {
  const closed = { ...soup, instructions: null, tip: null }
  const shown = translateRecipe(closed, words)
  expect([shown.title, shown.instructions, shown.tip, shown.writtenSteps]).toEqual([
    'Suppe',
    null,
    null,
    undefined,
  ])
})

it('stays in English where the steps are not those of the recipe', () => {
  const other = { ...words, body: { ...words.body, instructions: ['Köcheln.'] } }
  expect(translateRecipe(soup, other)).toBe(soup)
})

it('leaves the steps, the tip and how it keeps in English where they are not translated yet', () => {
  const body = { ...words.body, instructions: null, tip: null, storage: null }
  const shown = translateRecipe({ ...soup, storage: 'Cold.' }, { ...words, body })
  expect(shown).toMatchObject({
    title: 'Suppe',
    writtenTitle: 'Soup',
    instructions: ['Slice.', 'Simmer.'],
    tip: 'Wait.',
    storage: 'Cold.',
  })
  expect(shown.ingredients[0]?.note).toBe('in Scheiben')
  expect(shown.writtenSteps).toBeUndefined()
})
