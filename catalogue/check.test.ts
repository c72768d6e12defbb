import { expect, test } from 'vitest'
import { ingredientCategories } from '#domain/ingredients/vocabulary.ts'
import { checkCatalogue } from './check.ts'
import { ingredientEntry, recipeEntry, substitutionEntry, transformEntry } from './format.ts'
import { describe as say } from './problem.ts'
import type { Catalogue, CatalogueIngredient } from './read.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

/** As in a file, with what every entry must have filled in. */
function ingredient(entry: Record<string, unknown> & { id: string }): CatalogueIngredient {
  const base = { name: entry.id, plural: entry.id, origin: 'plant', contains: [] }
  return { ...ingredientEntry.parse({ ...base, ...entry }), category: 'Vegetables' }
}

const onion = ingredient({ id: 'onion', plural: 'onions', piece: 110 })
const salt = { ...ingredient({ id: 'salt', cup: 292 }), category: ingredientCategories[12] }

function recipe(changes: Record<string, unknown> = {}) {
  const base = {
    id: 1,
    title: 'Roast onions',
    summary: 'Sweet to the heart.',
    cuisine: ['french'],
    mealType: ['dinner'],
    difficulty: 'easy',
    servings: 2,
    minutes: { active: 5, total: 60 },
    ingredients: [{ amount: 4, unit: 'piece', item: 'onion' }, { item: 'salt' }],
    steps: ['Halve the onions and salt them.', 'Roast 50–55 minutes, until they collapse.'],
  }
  return { ...recipeEntry.parse({ ...base, ...changes }), slug: 'roast-onions' }
}

function problemsOf(changes: Partial<Catalogue>): string[] {
  const good: Catalogue = {
    ingredients: [onion, salt],
    substitutions: [],
    transforms: [],
    recipes: [recipe()],
    facts: new Map(),
    rowNames: new Map(),
    coreTemperatures: [],
    icons: new Set(['onion', 'salt']),
  }
  return checkCatalogue({ ...good, ...changes }).map(say)
}

test('the catalogue itself is good', async () => {
  const { catalogue, problems } = await wholeCatalogue()
  expect([...problems, ...checkCatalogue(catalogue)].map(say)).toEqual([])
  expect(catalogue.ingredients.length).toBeGreaterThanOrEqual(1200)
  expect(catalogue.recipes.length).toBeGreaterThanOrEqual(320)
  expect(catalogue.substitutions.length).toBeGreaterThanOrEqual(150)
  expect(catalogue.transforms.length).toBeGreaterThanOrEqual(40)
})

test('a good little catalogue has no problem, so that each one below is its own', () => {
  expect(problemsOf({})).toEqual([])
})

const leek = (changes: Record<string, unknown>) => ({
  ingredients: [onion, salt, ingredient({ id: 'leek', ...changes })],
})
const substitution = (changes: Record<string, unknown>) => ({
  substitutions: [
    substitutionEntry.parse({
      need: 'onion',
      uses: ['salt'],
      quality: 0.5,
      note: 'In need.',
      ...changes,
    }),
  ],
})
const line = (changes: Record<string, unknown>) => ({
  recipes: [recipe({ ingredients: [{ amount: 4, unit: 'piece', item: 'onion' }, changes] })],
})

const scaled = (changes: Record<string, unknown>) => ({
  ...leek({ piece: 2, weights: { leaf: 20 } }),
  recipes: [
    recipe({
      servings: 10,
      ingredients: [{ amount: 4, item: 'onion' }, { item: 'salt' }, changes],
      steps: ['Halve the onions and salt them.', 'Roast the leeks on top for 50 minutes.'],
    }),
  ],
})

const badCatalogues: [name: string, changes: Partial<Catalogue>, problem: string][] = [
  ['an ingredient twice', leek({ id: 'onion', name: 'x', plural: 'x' }), 'is there twice'],
  ['an unknown parent', leek({ parent: 'alliums' }), 'unknown parent "alliums"'],
  ['a kind of itself', leek({ parent: 'leek' }), 'is a kind of itself'],
  [
    'a circle of parents',
    {
      ingredients: [
        onion,
        salt,
        ingredient({ id: 'leek', parent: 'chive' }),
        ingredient({ id: 'chive', parent: 'leek' }),
      ],
    },
    'leek → chive → leek',
  ],
  [
    'an alias of two',
    leek({ aliases: { de: ['ÓNIONS'] } }),
    'alias "ÓNIONS" (onion) already means onion',
  ],
  ['an alias that says nothing new', leek({ aliases: { en: ['Leeks'] } }), 'says nothing new'],
  ['an alias without letters', leek({ aliases: { en: ['–'] } }), 'has no letters'],
  ['a plural of another word', leek({ plural: 'lekes' }), 'plural "lekes" is not one of'],
  ['an unknown fact', leek({ ndb: '99999' }), 'NDB number 99999 is not in'],
  ['an unknown icon of an ingredient', leek({ icon: 'leek' }), 'unknown icon "leek"'],
  ['milk without dairy', leek({ origin: 'dairy' }), 'comes from dairy but does not contain dairy'],
  ['a plant with fish in it', leek({ contains: ['fish'] }), 'comes from plant but contains fish'],
  ['an unknown substitute', substitution({ uses: ['shallot'] }), 'unknown ingredient "shallot"'],
  ['a substitute for the unknown', substitution({ need: 'leek' }), 'unknown ingredient "leek"'],
  ['a substitute of itself', substitution({ uses: ['onion'] }), 'onion is onion already'],
  [
    'a substitution twice',
    {
      substitutions: ['a', 'b'].map((note) =>
        substitutionEntry.parse({ need: 'onion', uses: ['salt'], quality: 0.5, note }),
      ),
    },
    'is there twice',
  ],
  [
    'a transform into the unknown',
    {
      transforms: [
        transformEntry.parse({ from: 'onion', to: 'ring', takes: 5, note: 'Slice it.' }),
      ],
    },
    'unknown ingredient "ring"',
  ],
  ['an unknown ingredient', line({ amount: 1, item: 'shallot' }), 'unknown ingredient "shallot"'],
  ['an impossible measure', line({ amount: 40, unit: 'tsp', item: 'salt' }), '40 tsp'],
  [
    'an impossible weight',
    line({ amount: 3, unit: 'kg', item: 'onion' }),
    'impossible amount, 1500 g a serving',
  ],
  ['too much of a spice', line({ amount: 30, unit: 'g', item: 'salt' }), '15 g a serving'],
  ['a range upside down', line({ amount: 3, max: 2, item: 'onion' }), 'upper amount must be above'],
  ['what cannot be counted', line({ amount: 2, item: 'salt' }), 'an amount without a unit'],
  [
    'a measure nobody can weigh',
    line({ amount: 1, unit: 'can', item: 'onion' }),
    'an amount in "can", and nobody knows what one weighs',
  ],
  ['a unit alone', line({ unit: 'cup', item: 'salt' }), 'a unit without an amount'],
  [
    'a part that nobody can measure out for one',
    scaled({ amount: 1, unit: 'leaf', item: 'leek' }),
    'leek: "½ leaf" for 1 is 10 g, not 2 g',
  ],
  [
    'more for twelve than anybody counts',
    scaled({ amount: 150, item: 'leek' }),
    'leek: "180" for 12 would be said in a bigger unit',
  ],
  [
    'degrees that disagree',
    { recipes: [recipe({ tip: 'An oven of 220 °C (390 °F) crisps them more.' })] },
    '220 °C (390 °F) are two temperatures',
  ],
  [
    'degrees for one half of the readers',
    { recipes: [recipe({ storage: 'Warm them at 150 °C.' })] },
    '150 °C without °F',
  ],
  ['too few steps', { recipes: [recipe({ steps: ['Salt the onions.'] })] }, 'missing step'],
  [
    'active longer than all',
    { recipes: [recipe({ minutes: { active: 70, total: 60 } })] },
    '70 active minutes do not fit into 60',
  ],
  [
    'a step longer than all',
    { recipes: [recipe({ minutes: { active: 5, total: 45 } })] },
    'a step takes 50 minutes, the whole only 45',
  ],
  [
    'a side that is dinner',
    { recipes: [recipe({ mealType: ['dinner', 'side'] })] },
    'a side is no dinner by itself',
  ],
  [
    'an ingredient that no step uses',
    { recipes: [recipe({ steps: ['Halve the onions.', 'Roast them.'] })] },
    'salt is never mentioned in the steps',
  ],
  [
    'a word for it that no step says',
    line({ item: 'salt', called: 'brine' }),
    '"called: brine" is not needed',
  ],
  [
    'a food unseen on the cover that is not in the recipe',
    { recipes: [recipe({ cover: { unseen: ['leek'] } })] },
    'cover: "leek" is none of its ingredients',
  ],
  [
    'an id twice',
    { recipes: [recipe(), { ...recipe({ title: 'Others' }), slug: 'others' }] },
    'id 1 is taken by roast-onions',
  ],
  [
    'a title twice',
    { recipes: [recipe(), { ...recipe({ id: 2 }), slug: 'others' }] },
    'title roast onions is taken by roast-onions',
  ],
]

test.each(badCatalogues)('%s is a problem', (_name, changes, problem) => {
  const problems = problemsOf(changes)
  expect(problems.filter((each) => each.includes(problem))).toHaveLength(1)
})

test('a line may say what the steps call it, and the steps must then say it', () => {
  const steps = ['Halve the onions.', 'Brush with brine and roast 50 minutes.']
  const withCalled = (called: string) =>
    problemsOf({
      recipes: [
        recipe({
          steps,
          ingredients: [
            { amount: 4, item: 'onion' },
            { item: 'salt', called },
          ],
        }),
      ],
    })
  expect(withCalled('brine')).toEqual([])
  expect(withCalled('marinade')).toEqual([
    'catalogue/recipes/roast-onions.yaml: roast-onions: the steps never say "marinade" for salt',
  ])
})
