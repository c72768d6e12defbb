import { describe, expect, test } from 'vitest'
import { vocabularyOf } from '../../ingredients/testing/vocabulary.ts'
import { isFurtherFood } from './further-row.ts'
import { readDraftLine } from './read-draft.ts'

const vocabulary = vocabularyOf([
  { id: 'olive-oil' },
  { id: 'sunflower-oil' },
  { id: 'butter', contains: ['dairy'], notDiets: ['vegan', 'dairy-free'] },
  { id: 'ghee', contains: ['dairy'], notDiets: ['vegan', 'dairy-free'] },
  { id: 'cornstarch' },
  { id: 'flour', contains: ['gluten'], notDiets: ['gluten-free'] },
  { id: 'tofu', contains: ['soy'] },
  { id: 'soy-sauce', contains: ['soy', 'gluten'], notDiets: ['gluten-free'] },
  { id: 'chicken', notDiets: ['vegetarian', 'vegan'] },
  { id: 'shrimp', contains: ['shellfish'], notDiets: ['vegetarian', 'vegan'] },
  { id: 'green-bean', plural: 'green beans', aliases: ['green beans'] },
  { id: 'almond', aliases: ['almonds'], contains: ['nuts'] },
  { id: 'milk', contains: ['dairy'], notDiets: ['vegan', 'dairy-free'] },
  { id: 'almond-milk', contains: ['nuts'] },
  { id: 'parmesan', contains: ['dairy'], notDiets: ['vegan', 'dairy-free'] },
  { id: 'thyme', category: 'Herbs' },
  { id: 'lime' },
  { id: 'onion' },
  { id: 'sesame-seed', aliases: ['sesame seeds'], contains: ['sesame'] },
  { id: 'caper', aliases: ['capers'] },
  { id: 'mushroom' },
  { id: 'button-mushroom', parent: 'mushroom' },
  { id: 'salt' },
  { id: 'egg', aliases: ['eggs'], contains: ['eggs'], notDiets: ['vegan'] },
])

const read = (text: string, chosen: string | null = null, optional?: boolean) =>
  readDraftLine(
    { text, section: null, chosen, ...(optional !== undefined && { optional }) },
    vocabulary,
  )
const furtherIn = (...line: Parameters<typeof read>) => read(...line).filter(isFurtherFood)

describe('a food that a line names besides what it asks for counts with it', () => {
  test.each([
    ['1 tbsp olive oil or butter', 'olive-oil', 'butter'],
    ['2 tbsp cornstarch or flour', 'cornstarch', 'flour'],
    ['300 g chicken or shrimp', 'chicken', 'shrimp'],
    ['2 tbsp cornstarch (or 2 tablespoons flour)', 'cornstarch', 'flour'],
    ['2 tbsp olive oil (or sub with soy sauce)', 'olive-oil', 'soy-sauce'],
    ['1 tbsp olive oil (or ghee for onion)', 'olive-oil', 'ghee'],
    ['500 g chicken, dredged in flour', 'chicken', 'flour'],
    ['green beans, topped with toasted almonds', 'green-bean', 'almond'],
    ['chicken (marinate with 2 tsp soy sauce)', 'chicken', 'soy-sauce'],
    ['1 cup milk (I used almond milk)', 'milk', 'almond-milk'],
    ['2 tbsp olive oil, plus butter for greasing', 'olive-oil', 'butter'],
    ['To garnish: thyme sprigs, grated parmesan', 'thyme', 'parmesan'],
    ['250 g tofu or chicken', 'tofu', 'chicken'],
  ])('%s', (text, asked, further) => {
    const things = read(text)
    expect(things.map(({ ingredient }) => ingredient)).toEqual([asked, further])
    expect(things.map(isFurtherFood)).toEqual([false, true])
    expect(things[1]).toMatchObject({ amount: null, unit: null, optional: true })
  })

  test('behind several names', () => {
    const things = read('lime, onion, sesame seeds')
    expect(things.map(({ ingredient }) => ingredient)).toContain('sesame-seed')
  })

  test.each([
    ['6 zorble filets or 2 tablespoons capers', 'zorble filets'],
    ['1 tbsp olive oil or zorbleberry', 'zorbleberry'],
    ['1 tbsp olive oil (or 2 tablespoons zorbleberry)', 'zorbleberry'],
    ['1/2 tsp salt, if butter is unsalted', 'if butter is unsalted'],
    ['salt, for cooking eggs', 'for cooking eggs'],
    ['2 tbsp olive oil, not butter', 'not butter'],
    ['1 onion, fried in vegan butter', 'vegan butter'],
  ])('and as anything where it is not known, or only spoken of: %s', (text, name) => {
    expect(furtherIn(text)).toMatchObject([{ ingredient: null, name }])
  })

  test.each([
    '1 tbsp olive oil or sunflower oil',
    '1 tbsp butter or ghee',
    '1 onion, peeled and finely chopped',
    '1 lime (or 2 small)',
    '1 cup (2 sticks) butter, cut into 2 pieces',
    'salt, or more to taste',
    'zorbleberry, fried in butter',
    '500 g mushroom, button or onion, torn',
  ])('but not where it changes nothing: %s', (text) => {
    expect(furtherIn(text)).toEqual([])
  })
})

test('what is chosen for a line is what it asks for; the other foods stay, and what nobody knows is it', () => {
  expect(
    read('1 tbsp zorble oil or butter', 'olive-oil').map(({ ingredient }) => ingredient),
  ).toEqual(['olive-oil', 'butter'])
  expect(furtherIn('1 tbsp olive oil or zorbleberry', 'olive-oil')).toEqual([])
  expect(furtherIn('1 tbsp olive oil or butter', 'butter')).toEqual([])
})

test('whether a line can be left out is not said of its further foods', () => {
  const things = read('1 tbsp olive oil or butter', null, false)
  expect(things.map(({ optional }) => optional)).toEqual([false, true])
})
