import { expect, test } from 'vitest'
import { avoidable, type Avoidable, type IngredientId } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { pathTo } from '#domain/matching/path.ts'
import { isNamedOnly } from '#domain/matching/sources.ts'
import { foodFactsOf } from './food-facts.ts'
import type { CatalogueIngredient } from './read.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()
const byId = new Map(catalogue.ingredients.map((entry) => [entry.id, entry]))

type Known = 'always' | 'unknown' | 'never'

const factsById = new Map(catalogue.ingredients.map((entry) => [entry.id, foodFactsOf(entry)]))

function knownOf(id: IngredientId, each: Avoidable): Known {
  const facts = factsById.get(id)
  if (facts === undefined) throw new Error(`no ingredient "${id}"`)
  if (facts.contains.includes(each)) return 'always'
  return facts.freeOf.includes(each) ? 'never' : 'unknown'
}

const known = ({ id }: CatalogueIngredient, each: Avoidable): Known => knownOf(id, each)

/** Everything that the ingredient is a kind of, the nearest first. */
function generalsOf({ parent }: CatalogueIngredient): CatalogueIngredient[] {
  const general = parent === undefined ? undefined : byId.get(parent)
  return general === undefined ? [] : [general, ...generalsOf(general)]
}

const kinds = catalogue.ingredients.flatMap((kind) =>
  generalsOf(kind).map((general) => ({ kind, general })),
)

function findings(wrong: (each: Avoidable) => readonly string[]): string[] {
  return avoidable.flatMap((each) => wrong(each).map((text) => `${text}: ${each}`))
}

test('a general name is free only of what all its kinds are free of', () => {
  const found = findings((each) =>
    kinds
      .filter(
        ({ kind, general }) => known(general, each) === 'never' && known(kind, each) !== 'never',
      )
      .map(({ kind, general }) => `${general.id} ← ${kind.id}`),
  )
  expect(found).toEqual([])
})

test('a general name always holds only what all its kinds may hold', () => {
  const found = findings((each) =>
    kinds
      .filter(
        ({ kind, general }) => known(general, each) === 'always' && known(kind, each) === 'never',
      )
      .map(({ kind, general }) => `${general.id} ← ${kind.id}`),
  )
  expect(found).toEqual([])
})

test('what is made from a thing is free only of what the thing is free of', () => {
  const found = findings((each) =>
    catalogue.transforms
      .filter((transform) => !isNamedOnly(transform))
      .filter(({ from, to }) => knownOf(to, each) === 'never' && knownOf(from, each) !== 'never')
      .map(({ from, to }) => `${from} → ${to}`),
  )
  expect(found).toEqual([])
})

test('a general name is not taken for a thing by who avoids what it may hold', () => {
  const taken = avoidable.flatMap((each) => {
    const rules = { restrictions: [each], preferences: [] }
    return catalogue.transforms
      .filter(isNamedOnly)
      .filter(({ from, to }) => knownOf(to, each) === 'never' && knownOf(from, each) !== 'never')
      .map(({ from, to }) => {
        const entry = { ingredient: from, status: 'have' as const, ageDays: 0 }
        const kitchen = prepareKitchen([entry], [], vocabulary, rules)
        return [`${from}: ${each}`, pathTo(to, kitchen).state === 'have'] as const
      })
  })
  expect(taken).toContainEqual(['oil: nuts', false])
  expect(taken.filter(([, isTaken]) => isTaken)).toEqual([])
})

test('nothing both always holds and varies in one thing', () => {
  const found = findings((each) =>
    catalogue.ingredients
      .filter(({ contains, varies }) => contains?.includes(each) && varies.includes(each))
      .map(({ id }) => id),
  )
  expect(found).toEqual([])
})

const fromACube = [
  'chicken-stock',
  'beef-stock',
  'veal-stock',
  'vegetable-stock',
  'fish-stock',
  'stock',
]
const cured = ['chorizo', 'salami', 'pepperoni', 'andouille-sausage', 'italian-sausage', 'merguez']

test.each([...fromACube, ...cured, 'chaat-masala', 'nduja'])('%s may hold gluten', (id) => {
  expect(knownOf(id, 'gluten')).not.toBe('never')
})

test.each(fromACube)('%s is known to hold no nuts', (id) => {
  expect(knownOf(id, 'nuts')).toBe('never')
})

test.each([
  ['parmesan', 'always'],
  ['pecorino', 'always'],
  ['gruyere', 'always'],
  ['cheddar', 'unknown'],
  ['pesto', 'unknown'],
  ['paneer', 'never'],
  ['butter', 'never'],
] as const)('whether %s is set with animal rennet: %s', (id, expected) => {
  expect(knownOf(id, 'animal-rennet')).toBe(expected)
})
