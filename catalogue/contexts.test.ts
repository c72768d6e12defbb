import { expect, test } from 'vitest'
import { contexts } from '#domain/cooking/contexts.ts'
import { inTitle } from '#domain/matching/swaps.ts'
import { contextsIn } from './contexts.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()

function contextsOf(slug: string, item: string): readonly string[] {
  const recipe = catalogue.recipes.find((each) => each.slug === slug)
  const place = recipe?.ingredients.findIndex((line) => line.item === item) ?? -1
  if (recipe === undefined || place < 0) throw new Error(`no ${item} in ${slug}`)
  return contextsIn(recipe, vocabulary)[place] ?? []
}

test('every context of a substitution is one that can be proven, or is known not to be', () => {
  const said = new Set(vocabulary.substitutions.flatMap(({ context }) => context ?? []))
  expect([...said].filter((each) => !contexts.has(each))).toEqual([])
  expect([...contexts.keys()].filter((each) => !said.has(each))).toEqual([])
})

test.each([
  ['shakshuka', 'olive-oil', 'for frying'],
  ['slow-ratatouille', 'tomato', 'cooked'],
  ['sunday-lasagna', 'passata', 'cooked'],
  ['sunday-lasagna', 'white-wine', 'in stews'],
  ['steak-au-poivre', 'heavy-cream', 'in sauces and soups'],
  ['one-bowl-banana-bread', 'all-purpose-flour', 'in baking'],
  ['palak-paneer', 'ginger', 'cooked'],
  ['midnight-spaghetti-with-garlic-and-chili', 'spaghetti', 'in the title'],
  ['village-salad-with-feta', 'feta', 'in salads'],
])('a cook knows that %s uses %s %s', (slug, item, context) => {
  expect(contextsOf(slug, item)).toContain(context)
})

test.each([
  ['quiche-lorraine', 'nutmeg', 'in sweet baking'],
  ['coffee-jelly-with-cream', 'heavy-cream', 'in sauces'],
  ['steak-au-poivre', 'heavy-cream', 'in curries and soups'],
  ['peaches-with-mozzarella-and-prosciutto', 'basil', 'cooked'],
  ['tabbouleh', 'parsley', 'cooked'],
  ['tabbouleh', 'parsley', 'as a garnish'],
  ['oven-buffalo-wings', 'baking-powder', 'in baking'],
  ['one-bowl-banana-bread', 'egg', 'for binding in sweet batters'],
  ['shakshuka', 'olive-oil', 'in the title'],
])('nothing proves that %s uses %s %s', (slug, item, context) => {
  expect(contextsOf(slug, item)).not.toContain(context)
})

test('a line is only said to be used in a context that a substitution of its ingredient has', () => {
  const needed = new Map<string, Set<string>>()
  for (const { need, context } of vocabulary.substitutions) {
    if (context !== null) needed.set(need, (needed.get(need) ?? new Set()).add(context))
  }
  const lines = catalogue.recipes.flatMap((recipe) =>
    contextsIn(recipe, vocabulary).map((of, place) => ({
      of,
      item: recipe.ingredients[place]?.item,
    })),
  )
  expect(lines.filter(({ of }) => of.length > 0).length).toBeGreaterThan(250)
  expect(
    lines.filter(({ of, item = '' }) =>
      of.some((each) => each !== inTitle && needed.get(item)?.has(each) !== true),
    ),
  ).toEqual([])
})
