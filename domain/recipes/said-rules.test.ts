import { describe, expect, it } from 'vitest'
import { recipeFacts } from './kitchen-facts.ts'
import { diets } from './diets.ts'
import { avoidable } from '../ingredients/vocabulary.ts'
import { wholeListing } from './listing.ts'
import { rulesSaid, withRulesSaid } from './said-rules.ts'
import { namesOfThings } from './said-things.ts'

/** "dairy eggs | without-oven | 30 | cake": rules, diets and facts, minutes, text. */
function inWords(text: string): string {
  const { restrictions, preferences, facts, maxMinutes, text: left } = rulesSaid(text)
  const rules = [...restrictions, ...preferences, ...facts].toSorted().join(' ')
  return [rules, maxMinutes ?? '', left].join(' | ')
}

describe('what a search asks to do without', () => {
  it.each([
    ['nut free brownies', 'nuts |  | brownies'],
    ['Nut-Free Brownies', 'nuts |  | Brownies'],
    ['egg and dairy free cake', 'dairy eggs |  | cake'],
    ['chocolate cake without eggs or milk', 'dairy eggs |  | chocolate cake'],
    ['no nuts no eggs cookies', 'eggs nuts |  | cookies'],
    ['free from gluten', 'gluten |  | '],
    ['dairyfree', 'dairy |  | '],
    ['eggless cake', 'eggs |  | cake'],
    ['peanut free', 'peanuts |  | '],
    ['almond-free cake', 'tree-nuts |  | cake'],
    ['no seafood curry', 'fish shellfish |  | curry'],
    ['glutenfreier Kuchen', 'gluten |  | Kuchen'],
    ['gluten- und laktosefreies Brot', 'dairy gluten |  | Brot'],
    ['Kuchen ohne Ei und Nüsse', 'eggs nuts |  | Kuchen'],
    ['no bake cake', 'without-oven |  | cake'],
    ['ohne Backen', 'without-oven |  | '],
    ['nussfrei', 'nuts |  | '],
    ['Nussallergie', 'nuts |  | '],
    ['egg allergy breakfast', 'eggs |  | breakfast'],
    ['keine Nüsse', 'nuts |  | '],
    ['pas de lait', 'dairy |  | '],
    ['fleischlos', 'vegetarian |  | '],
    ['gâteau sans œufs', 'eggs |  | gâteau'],
    ['sans fruits à coque', 'nuts |  | '],
    ['galletas sin frutos secos', 'nuts |  | galletas'],
    ['torta senza uova e latte', 'dairy eggs |  | torta'],
    ['senza frutta a guscio', 'nuts |  | '],
    ['no oven dinner', 'without-oven |  | dinner'],
    ['ohne Backofen', 'without-oven |  | '],
    ['sans four', 'without-oven |  | '],
    ['sin horno', 'without-oven |  | '],
    ['senza forno', 'without-oven |  | '],
    ['alkoholfrei', 'no-alcohol |  | '],
  ])('%j is %j', (text, read) => {
    expect(inWords(text)).toBe(read)
  })

  it.each([
    'cake with no baking powder',
    'free',
    'without',
    'nuts',
    'no',
    'carefree',
    'cake -nuts',
    '-nuts free',
    'no-cook eggs',
    'sans noix de coco',
  ])('%j says nothing of the kind', (text) => {
    expect(inWords(text)).toBe(` |  | ${text}`)
  })
})

describe('how long it may take', () => {
  it.each([
    ['under 30 minutes', ' | 30 | '],
    ['dinner in 20 min', ' | 20 | dinner'],
    ['15-minute pasta', ' | 15 | pasta'],
    ['20min soup', ' | 20 | soup'],
    ['half an hour', ' | 30 | '],
    ['1 hour stew', ' | 60 | stew'],
    ['Suppe unter 30 Minuten', ' | 30 | Suppe'],
    ['dîner en moins de 30 minutes', ' | 30 | dîner'],
    ['cena en menos de media hora', ' | 30 | cena'],
    ["cena in mezz'ora", ' | 30 | cena'],
    ['5 ingredients', ' |  | 5 ingredients'],
    ['rest 24 hours', ' |  | rest 24 hours'],
  ])('%j is %j', (text, read) => {
    expect(inWords(text)).toBe(read)
  })
})

it('adds to what was chosen', () => {
  const query = {
    ...wholeListing,
    text: 'egg free dinner under 30 minutes',
    restrictions: ['nuts'] as const,
    maxMinutes: 15,
  }
  expect(withRulesSaid(query)).toEqual({
    ...query,
    text: 'dinner',
    restrictions: ['nuts', 'eggs'],
    maxMinutes: 15,
  })
})

it('knows the rules that there are', () => {
  for (const { restrictions = [], preferences = [], facts = [] } of namesOfThings().values()) {
    expect(avoidable).toEqual(expect.arrayContaining([...restrictions]))
    expect(diets).toEqual(expect.arrayContaining([...preferences]))
    expect(recipeFacts).toEqual(expect.arrayContaining([...facts]))
  }
})
