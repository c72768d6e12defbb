import { expect, it } from 'vitest'
import { chilledFacts } from './chilled-facts.ts'
import { frozenFacts, frozenOtherwise, thawedFact, warmFact } from './keeping-facts.ts'
import { keepingFigures, openedFacts, ownFigures } from './keeping-figures.ts'
import { spoilingVocabulary as vocabulary } from './testing/spoiling-vocabulary.ts'
import { usualPlace } from './usual-place.ts'

function ingredient(id: string) {
  const known = vocabulary.ingredients.get(id)
  if (known === undefined) throw new Error(`${id} is not in the vocabulary`)
  return known
}
const figuresOf = (id: string) => ownFigures(ingredient(id), vocabulary)

it.each([
  ['salt', {}],
  ['milk', { cupboard: 1, freezer: 90 }],
  // Of the nearest kind that something is known of: not what other meat, or cheese, keeps.
  ['chicken-thigh', { cupboard: 1, freezer: 270 }],
  ['ham', { cupboard: 1, freezer: 30, opened: 3 }],
  ['cheddar', { freezer: 180, opened: 21 }],
  ['spinach', { cupboard: 2, freezer: 240 }],
  ['apple', { cupboard: 20, freezer: 240 }],
  // What stands in the cupboard anyway keeps as long as usual there, and in the fridge as long as somebody found out.
  ['onion', { fridge: 60, freezer: 240 }],
  ['bread', { fridge: 7, freezer: 90 }],
  // Freezing makes nothing keep shorter.
  ['raisin', { freezer: 365, opened: 180 }],
  ['rice', { freezer: 730, opened: 365 }],
  ['chickpea', { freezer: 730, opened: 3 }],
  ['frozen-pea', { cupboard: 1, fridge: 2 }],
  ['tofu', { cupboard: 1, freezer: 150, opened: 7 }],
])('knows of %s %j', (id, figures) => {
  expect(figuresOf(id)).toEqual(figures)
})

it('has one figure for each place, null for as long as usual', () => {
  expect(keepingFigures(ingredient('milk'), vocabulary)).toEqual({
    cupboard: 1,
    fridge: null,
    freezer: 90,
    opened: null,
  })
})

it.each([
  ['milk', 'fridge'],
  ['spinach', 'fridge'],
  ['onion', 'cupboard'],
  ['raisin', 'cupboard'],
  ['tofu', 'fridge'],
  ['chickpea', 'cupboard'],
  ['bread', 'cupboard'],
  ['frozen-pea', 'freezer'],
  ['salt', 'cupboard'],
])('%s usually stands in the %s', (id, place) => {
  expect(usualPlace(ingredient(id), vocabulary)).toBe(place)
})

it('says each fact in a sentence, and where it comes from', () => {
  for (const facts of [
    frozenFacts,
    openedFacts,
    chilledFacts,
    [thawedFact, frozenOtherwise, warmFact],
  ]) {
    for (const { days, fact, source } of facts) {
      expect(days).toBeGreaterThan(0)
      expect(fact).toMatch(/^[A-Z].*\.$/u)
      expect(source).not.toBe('')
    }
  }
})
