import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { categoryName } from '#domain/ingredients/category-name.ts'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { ingredientName, ingredientPlural } from '#domain/ingredients/names.ts'
import { units } from '#domain/ingredients/units.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { ingredientCategories } from '#domain/ingredients/vocabulary.ts'
import { atOnce } from '#domain/in-steps.ts'
import { makingSuggestionIndex, suggest } from '#domain/pantry/suggest.ts'
import { readTypedAmount } from '#domain/pantry/typed-amount.ts'
import { lineText } from '#domain/recipes/line-text.ts'
import { calledHere, foodNamedIn } from '#domain/recipes/line-words.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { readTranslations } from '#languages/catalogues.ts'
import { shownNames } from './language-names.ts'
import { readLanguages } from './languages.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'
import { withLanguageNames, writeLanguageNames } from './transport-language-names.ts'
import { toVocabulary } from './vocabulary.ts'

const speaker = { tag: 'de', translate: readTranslations('de') }
let english: Vocabulary
let vocabulary: Vocabulary

beforeAll(async () => {
  const { catalogue } = await wholeCatalogue()
  const files = await readLanguages()
  const german = files.find(({ language }) => language === 'de')
  if (german === undefined) throw new Error('There are no names in German')
  english = toVocabulary(catalogue)
  vocabulary = withLanguageNames(english, writeLanguageNames(english, shownNames(german)))
})
beforeEach(() => findSpeakerBy(() => speaker))
afterEach(() => findSpeakerBy(() => undefined))

type Measure = readonly [amount: number | null, unit: string | null, max?: number | null]

function written(
  ingredient: string,
  [amount, unit, amountMax = null]: Measure,
  known = vocabulary,
): string {
  const name = english.ingredients.get(ingredient)?.name ?? ''
  const line: RecipeLine = {
    ingredient,
    name,
    section: null,
    amount,
    amountMax,
    unit,
    note: null,
    us: null,
    optional: false,
  }
  return lineText(line, foodNamedIn(line, known))
}

describe('a line in German', () => {
  it.each<[string, Measure, string]>([
    // What is counted has its plural, one and a part of one the singular.
    ['onion', [2, 'piece'], '2 Zwiebeln'],
    ['onion', [1, 'piece'], '1 Zwiebel'],
    ['onion', [0.5, 'piece'], '½ Zwiebel'],
    ['onion', [1.5, 'piece'], '1½ Zwiebeln'],
    ['apple', [3, 'piece'], '3 Äpfel'],
    ['white-mushroom', [500, 'g'], '500 g weiße Champignons'],
    ['artichoke', [2, 'piece'], '2 Artischocken'],
    // Weighed: as many as that comes to, and one of what is big.
    ['potato', [800, 'g'], '800 g Kartoffeln'],
    ['cabbage', [600, 'g'], '600 g Weißkohl'],
    ['trout', [2, 'piece'], '2 Forellen'],
    ['milk', [1.5, 'l'], '1,5 l Milch'],
    ['all-purpose-flour', [1250, 'g'], '1250 g Mehl'],
    // Units have their own plurals.
    ['garlic', [1, 'clove'], '1 Zehe Knoblauch'],
    ['garlic', [2, 'clove', 3], '2–3 Zehen Knoblauch'],
    ['olive-oil', [2, 'tbsp'], '2 EL Olivenöl'],
    ['salt', [0.25, 'tsp'], '¼ TL Salz'],
    ['salt', [1, 'pinch'], '1 Prise Salz'],
    ['parsley', [2, 'bunch'], '2 Bund Petersilie'],
    ['lime', [6, 'wedge'], '6 Spalten Limette'],
    // A leaf and a fillet stand before their food.
    ['basil', [8, 'leaf'], '8 Blätter Basilikum'],
    ['salmon', [2, 'fillet'], '2 Filets Lachs'],
    ['bay-leaf', [2, 'leaf'], '2 Lorbeerblätter'],
    // In a can its name does not say the can again.
    ['canned-tomato', [2, 'can'], '2 Dosen Tomaten'],
    ['canned-tomato', [400, 'g'], '400 g Tomaten aus der Dose'],
    ['salt', [null, null], 'Salz'],
  ])('%s %j is “%s”', (ingredient, measure, expected) => {
    expect(written(ingredient, measure)).toBe(expected)
  })

  it('keeps the words of a cook who calls a food otherwise', () => {
    const line = { ingredient: 'onion', name: 'shallots or onions' }
    expect(foodNamedIn(line, vocabulary)).toBeNull()
  })

  it('goes by several of its food where it is spoken of without an amount', () => {
    const [onion, own] = calledHere(
      {
        ingredients: ['onion', 'shallots or onions'].map((name) => ({
          ingredient: 'onion',
          name,
          section: null,
          amount: 1,
          amountMax: null,
          unit: 'piece',
          note: null,
          us: null,
          optional: false,
        })),
      },
      vocabulary,
    ).ingredients
    expect([onion?.name, own?.name]).toEqual(['Zwiebeln', 'shallots or onions'])
    expect(onion && foodNamedIn(onion, vocabulary)?.id).toBe('onion')
  })
})

describe('a line in a language that says a word between a measure and its food', () => {
  it.each([
    ['fr', ['all-purpose-flour', 200, 'g'], '200 g de farine'],
    ['fr', ['garlic', 3, 'clove'], '3 gousses d’ail'],
    ['fr', ['olive-oil', 2, 'tbsp'], '2 c. à soupe d’huile d’olive'],
    ['fr', ['green-bean', 300, 'g'], '300 g de haricots verts'],
    ['fr', ['egg', 2, 'piece'], '2 œufs'],
    ['es', ['garlic', 2, 'clove'], '2 dientes de ajo'],
    ['it', ['milk', 1.5, 'l'], '1,5 l di latte'],
  ] as const)('%s %j is “%s”', async (tag, [ingredient, amount, unit], expected) => {
    const files = (await readLanguages()).find(({ language }) => language === tag)
    if (files === undefined) throw new Error(`There are no names in ${tag}`)
    const file = writeLanguageNames(english, shownNames(files), files.words.of)
    const translate = readTranslations(tag)
    findSpeakerBy(() => ({ tag, translate }))
    expect(written(ingredient, [amount, unit], withLanguageNames(english, file))).toBe(expected)
  })
})

test('amounts have the decimal mark of the language, and nothing between thousands', () => {
  expect(formatAmount(1234.5, 'g')).toBe('1234,5 g')
  expect(formatAmount(0.75, 'kg')).toBe('0,75 kg')
  findSpeakerBy(() => undefined)
  expect(formatAmount(1234.5, 'g')).toBe('1234.5 g')
})

test.each(['de', 'fr', 'es', 'it'] as const)(
  'what %s writes as an amount is read as one',
  (tag) => {
    const translate = readTranslations(tag)
    findSpeakerBy(() => ({ tag, translate }))
    for (const unit of units) {
      const shown = formatAmount(2, unit)
      const { quantity, unit: read } = readTypedAmount(shown) ?? { quantity: null, unit: null }
      expect(formatAmount(quantity, read)).toBe(shown)
    }
  },
)

test('in English the same vocabulary says English names', () => {
  findSpeakerBy(() => undefined)
  expect(ingredientPlural('onion', vocabulary)).toBe('onions')
  expect(written('basil', [8, 'leaf'])).toBe('8 basil leaves')
})

test('each category has a name', () => {
  const names = ingredientCategories.map(categoryName)
  expect(names).toContain('Milchprodukte & Eier')
  expect(ingredientCategories.filter((each) => categoryName(each) === each)).toEqual([])
})

test.each(['de', 'fr', 'es', 'it'] as const)(
  '%s has a name for every food, and no two foods go by one',
  async (tag) => {
    const files = (await readLanguages()).find(({ language }) => language === tag)
    if (files === undefined) throw new Error(`There are no names in ${tag}`)
    const named = withLanguageNames(english, writeLanguageNames(english, shownNames(files)))
    const unnamed = [...named.ingredients.values()].filter(({ shown }) => shown === undefined)
    expect(unnamed.map(({ id }) => id)).toEqual([])
    const names = [...named.ingredients.keys()].map((id) => ingredientName(id, named))
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  },
)

test('what is typed finds a food by its German and its English names, whatever their accents and capitals', () => {
  const index = atOnce(makingSuggestionIndex(vocabulary, new Map()))
  const first = (text: string) => suggest(text, index)[0]
  expect(first('Möhre')).toEqual(first('mohre'))
  expect(first('zwiebel')).toEqual({ ingredient: 'onion', alias: null })
  expect(first('ONIO')?.ingredient).toBe('onion')
  // By another name, as it is written.
  expect(first('Paradeis')).toEqual({ ingredient: 'tomato', alias: 'Paradeiser' })
})

test('where a German name means another food in English, the page’s language wins and English is still known', () => {
  expect(vocabulary.aliases.get('paprika')).toBe('bell-pepper')
  expect(vocabulary.inEnglish?.aliases.get('paprika')).toBe('paprika')
})
