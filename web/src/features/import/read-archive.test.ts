import { gzipSync, strFromU8, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { archiveOf } from '#domain/export/archive.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { readArchive, type Found } from './read-archive.ts'

const recipe = (name: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 egg'],
  recipeInstructions: ['Boil.'],
})
const json = (value: unknown) => strToU8(JSON.stringify(value))
const read = (path: string, bytes: Uint8Array) =>
  readArchive({ path, bytes: new Uint8Array(bytes) })
const titles = ({ recipes }: Found) => recipes.map(({ draft }) => draft.title)
const picture = strToU8('a picture')
const pictures = ({ recipes }: Found) => recipes.map(({ bytes }) => bytes && strFromU8(bytes))

test('folders of recipes with their pictures, and nothing of what systems put beside them', () => {
  const found = read(
    'cookbook.zip',
    zipSync({
      'Soup/recipe.json': json(recipe('Soup')),
      'Soup/full.jpg': picture,
      'Soup/thumb.jpg': strToU8('small'),
      'Stew/recipe.json': json(recipe('Stew')),
      '__MACOSX/Soup/._recipe.json': strToU8('junk'),
      'settings.json': json({ folder: 'x' }),
    }),
  )
  expect(titles(found)).toEqual(['Soup', 'Stew'])
  expect(pictures(found)).toEqual(['a picture', null])
  expect(found.faults).toEqual([])
})

test('archives in an archive, as Tandoor writes them, and Paprika’s packed recipes', () => {
  const cake = { name: 'Cake', working_time: 5, waiting_time: 0, steps: [] }
  const tandoor = zipSync({
    '1.zip': zipSync({ 'recipe.json': json(cake), 'image.jpeg': picture }),
    '2.zip': zipSync({ 'recipe.json': json({ ...cake, name: 'Pie' }) }),
  })
  const found = read('export.zip', tandoor)
  expect(titles(found)).toEqual(['Cake', 'Pie'])
  expect(pictures(found)).toEqual(['a picture', null])

  const rolls = { name: 'Rolls', directions: 'Bake.', photo_data: btoa('a picture') }
  const paprika = zipSync({ 'Rolls.paprikarecipe': gzipSync(json(rolls)) })
  const packed = read('all.paprikarecipes', paprika)
  expect(titles(packed)).toEqual(['Rolls'])
  expect(pictures(packed)).toEqual(['a picture'])
})

test('one bad entry is named and loses none of the others', () => {
  const archive = zipSync(
    Object.fromEntries(
      Array.from({ length: 9 }, (_, each) => [`${each}.json`, json(recipe(`Recipe ${each}`))]),
    ),
  )
  const broken = archive.slice()
  const start = new TextDecoder('latin1').decode(archive).indexOf('4.json') + 6
  broken.fill(0xff, start, start + 20)
  const found = read('many.zip', broken)
  expect(titles(found)).toHaveLength(8)
  expect(found.faults).toEqual([{ name: '4.json', fault: 'unreadable' }])
})

test('what claims to be huge is not taken out, and is said to be too large', () => {
  const bomb = zipSync({ 'bomb.json': json(recipe('Bomb')), 'a.json': json(recipe('Soup')) })
  const directory = new TextDecoder('latin1').decode(bomb).indexOf('PK\u0001\u0002')
  const sizeOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset)
  sizeOf(bomb).setUint32(directory + 24, 4_000_000_000, true)
  const found = read('bomb.zip', bomb)
  expect(titles(found)).toEqual(['Soup'])
  expect(found.faults).toEqual([{ name: 'bomb.json', fault: 'tooLarge' }])
  const packed = gzipSync(json(recipe('Bomb')))
  sizeOf(packed).setUint32(packed.length - 4, 4_000_000_000, true)
  expect(read('x.paprikarecipe', packed).faults).toMatchObject([{ fault: 'tooLarge' }])
})

test('what is none of these is said to be none', () => {
  for (const [name, text] of [
    ['a.json', '{"name": '],
    ['b.zip', 'PK but no archive'],
  ] as const) {
    expect(read(name, strToU8(text)).faults).toEqual([{ name, fault: 'unreadable' }])
  }
  expect(read('c.txt', strToU8('A shopping list')).faults).toEqual([
    { name: 'c.txt', fault: 'empty' },
  ])
})

test('an account’s own archive comes back whole: each recipe once, as it was kept', () => {
  const row = {
    title: 'Sunday omelette / brunch',
    summary: '',
    image: '/storage/v1/object/public/pictures/ana/1.webp',
    servings: 2,
    ready_in_minutes: 30,
    active_minutes: null,
    assumed: ['ready_in_minutes', 'difficulty'],
    cuisine: [],
    meal_type: ['breakfast'],
    difficulty: 'medium',
    tags: ['eggs, quick'],
    season: ['spring'],
    key: '6c1f4c9e-3f3e-4a44-9d6c-0d5f9f8f2b11',
    visibility: 'followers',
    source_name: 'Grandmother',
    details: { instructions: ['Beat.\n\nRest.', 'Fry.'], tip: null, storage: null },
    ingredients: [
      { ingredient: 'egg', original_text: '3 eggs', section: 'Base', amount: 3 },
      // The cook says what it means.
      { ingredient: 'cream', original_text: '1 spoon of the good stuff', section: null },
      // One line of two things.
      { ingredient: 'salt', original_text: 'salt and butter', section: null },
      { ingredient: 'butter', original_text: null, section: null },
    ],
  }
  const gone = { ...row, title: 'Gone', deleted_at: '2026-11-01' }
  const { texts, pictures: brought } = archiveOf({ own_recipes: [row, gone] }, testVocabulary)
  expect(brought).toEqual([{ path: 'pictures/Sunday omelette brunch.webp', address: row.image }])
  const files = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, strToU8(text)]),
  )
  const found = read('larder.zip', zipSync({ ...files, [brought[0]?.path ?? '']: picture }))
  expect(found).toMatchObject({
    faults: [],
    recipes: [
      {
        key: row.key,
        visibility: 'followers',
        season: ['spring'],
        draft: {
          title: row.title,
          servings: 2,
          readyInMinutes: null,
          difficulty: null,
          tags: row.tags,
          steps: row.details.instructions,
          source: { url: null, name: 'Grandmother' },
          lines: [
            { text: '3 eggs', section: 'Base', chosen: null },
            { text: '1 spoon of the good stuff', section: null, chosen: 'cream' },
            { text: 'salt and butter', section: null, chosen: null },
          ],
        },
      },
    ],
  })
  expect(found.recipes).toHaveLength(1)
  expect(pictures(found)).toEqual(['a picture'])
})
