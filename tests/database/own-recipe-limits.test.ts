import { afterAll, beforeAll } from 'vitest'
import { ownRecipeLimits as limits } from '#domain/recipes/own/own-recipe-limits.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import {
  inCheck,
  inFunction,
  type SharedNumber,
  testSharedNumbers,
} from '../support/stated-numbers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A field of the document of an own recipe, as the function named reads it. */
const inField = (name: string, field: string, how: 'text' | 'number' | 'list' = 'text') =>
  inFunction(
    name,
    {
      text: new RegExp(String.raw`text_of\([^()]+, '${field}', (\d+)\)`),
      number: new RegExp(String.raw`number_of\([^()]+, '${field}', [\d.]+, (\d+)\)`),
      list: new RegExp(String.raw`texts_of\([^()]+, '${field}', (\d+), \d+\)`),
    }[how],
  )
const inWords = (name: string, field: string) =>
  inFunction(name, new RegExp(String.raw`texts_of\([^()]+, '${field}', \d+, (\d+)\)`))

const shared: readonly SharedNumber[] = [
  [
    'a title',
    limits.title,
    [inField('read_card', 'title'), inCheck('recipe_cards', 'title_length')],
  ],
  [
    'a summary',
    limits.summary,
    [inField('read_card', 'summary'), inCheck('recipe_cards', 'summary_length')],
  ],
  [
    'an address',
    limits.address,
    [
      inField('read_card', 'image'),
      inField('read_card', 'url'),
      inCheck('recipe_cards', 'image_length'),
      inCheck('recipe_cards', 'source_url_shape'),
    ],
  ],
  [
    'a source',
    limits.sourceName,
    [inField('read_card', 'name'), inCheck('recipe_cards', 'source_name_length')],
  ],
  [
    'servings',
    limits.servings,
    [inField('read_card', 'servings', 'number'), inCheck('recipe_cards', 'servings_range')],
  ],
  [
    'minutes',
    limits.minutes,
    [
      inField('read_card', 'ready_in_minutes', 'number'),
      inCheck('recipe_cards', 'ready_in_minutes_range'),
    ],
  ],
  ['cuisines', limits.cuisines, [inField('read_card', 'cuisine', 'list')]],
  ['meals', limits.meals, [inField('read_card', 'meal_type', 'list')]],
  ['tags', limits.tags, [inField('read_card', 'tags', 'list')]],
  [
    'a word',
    limits.word,
    ['cuisine', 'meal_type', 'tags'].map((field) => inWords('read_card', field)),
  ],
  [
    'lines of ingredients',
    limits.lines,
    [
      inFunction('lines_of', /jsonb_array_length\(lines\) > (\d+)/),
      inFunction('nutrition_of', /jsonb_array_length\((?:grams|missing)\) > (\d+)/),
      inCheck('recipe_ingredients', 'position_range'),
    ],
  ],
  [
    'a line',
    limits.line,
    [inField('lines_of', 'text'), inCheck('recipe_measures', 'original_text_length')],
  ],
  [
    'a name of an ingredient',
    limits.name,
    [inField('lines_of', 'name'), inCheck('recipe_ingredients', 'name_length')],
  ],
  ['a note', limits.note, [inField('lines_of', 'note'), inCheck('recipe_measures', 'note_length')]],
  [
    'a section',
    limits.section,
    [inField('lines_of', 'section'), inCheck('recipe_ingredients', 'section_length')],
  ],
  [
    'an amount',
    limits.amount,
    [
      inField('lines_of', 'amount', 'number'),
      inField('lines_of', 'amount_max', 'number'),
      inCheck('recipe_measures', 'amount_range'),
      inCheck('recipe_measures', 'amount_max_range'),
    ],
  ],
  ['steps', limits.steps, [inField('write_lines', 'instructions', 'list')]],
  ['a step', limits.step, [inWords('write_lines', 'instructions')]],
  ['a tip', limits.tip, [inField('write_lines', 'tip'), inCheck('recipe_details', 'tip_length')]],
  [
    'a word on storage',
    limits.storage,
    [inField('write_lines', 'storage'), inCheck('recipe_details', 'storage_length')],
  ],
  [
    'a nutrient',
    limits.nutrient,
    ['calories', 'protein', 'carbs', 'fat'].map((field) =>
      inField('nutrition_of', field, 'number'),
    ),
  ],
]

testSharedNumbers(() => database, shared)
