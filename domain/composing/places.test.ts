import { expect, test } from 'vitest'
import { inMillilitres } from './english.ts'
import { placesOf } from './places.ts'
import { parseTemplate, renderTemplate } from './template.ts'

test.each([
  [12.5, '15 ml (1 tbsp)'],
  [25, '30 ml (2 tbsp)'],
  [50, '50 ml (1/4 cup)'],
  [100, '100 ml (scant 1/2 cup)'],
  [200, '200 ml (generous 3/4 cup)'],
  [400, '400 ml (1 2/3 cups)'],
  [1300, '1.3 l (5 1/2 cups)'],
])('%f ml of water are %s', (millilitres, text) => {
  expect(inMillilitres(millilitres)).toBe(text)
})

test('what has no note of its own is cooked all the same', () => {
  const clams = {
    id: 'razor-clam',
    slot: 'main',
    amount: { amount: 600, unit: 'g' as const },
    technique: { id: 'razor-clam', methods: { simmer: { minutes: 4 } } },
    core: null,
    method: 'simmer' as const,
    isPlural: true,
    called: 'razor clams',
  }
  const step = parseTemplate('Tip in {the main} and cover for {minutes main}. {note main}')
  const places = placesOf([clams], 4, new Set(['main']))
  expect(renderTemplate(step, places)).toBe('Tip in the razor clams and cover for 4 minutes.')
})

test('rice takes as much water as it does, or so many times its weight, however much of it there is', () => {
  const rice = (grams: number) => ({
    id: 'rice',
    slot: 'grain',
    amount: { amount: grams, unit: 'g' as const },
    technique: { id: 'rice', water: 2, methods: {} },
    core: null,
    method: 'simmer' as const,
    isPlural: false,
    called: 'rice',
  })
  const step = parseTemplate('{water grain}, {water grain|1.25}')
  const told = (grams: number) =>
    renderTemplate(step, placesOf([rice(grams)], 4, new Set(['grain'])))
  expect(told(400)).toBe('800 ml (3 1/3 cups), 500 ml (2 cups)')
  expect(told(200)).toBe('400 ml (1 2/3 cups), 250 ml (1 cup)')
})
