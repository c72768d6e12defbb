import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readGoodCatalogue } from './check.ts'
import { describe as say } from './problem.ts'
import { catalogueFolder, readCatalogue } from './read.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-catalogue-'))
  await mkdir(join(folder, 'ingredients'))
  await mkdir(join(folder, 'recipes'))
  // One recipe stands for all: what is wrong is written beside it.
  const [recipe, facts] = ['recipes/affogato-with-toasted-hazelnuts.yaml', 'facts/usda-sr28.csv']
  for (const file of [recipe, facts]) await cp(join(catalogueFolder, file), join(folder, file))
  await cp(join(catalogueFolder, 'art/icons/lemon.svg'), join(folder, 'art/icons/lemon.svg'))
  for (const file of [
    'substitutions.yaml',
    'families.yaml',
    'transforms.yaml',
    'core-temperatures.yaml',
  ]) {
    await writeFile(join(folder, file), '[]')
  }
})

afterEach(() => rm(folder, { recursive: true }))

async function problems(): Promise<string[]> {
  return (await readCatalogue(folder)).problems.map(say)
}

test('names the file and the entry of a key that nobody knows', async () => {
  await writeFile(
    join(folder, 'ingredients/frozen.yaml'),
    `- { id: frozen-pea, name: frozen pea, plural: frozen peas, origin: plant, contains: [], alias: [x] }`,
  )
  expect(await problems()).toEqual([
    'catalogue/ingredients/frozen.yaml: frozen-pea: Unrecognized key: "alias"',
  ])
})

test('asks for allergens where none are written', async () => {
  await writeFile(
    join(folder, 'ingredients/frozen.yaml'),
    `- { id: frozen-pea, name: frozen pea, plural: frozen peas, origin: plant }`,
  )
  expect(await problems()).toEqual([
    expect.stringContaining('catalogue/ingredients/frozen.yaml: frozen-pea: contains: '),
  ])
})

test('reports what is not YAML, and a file that is no category', async () => {
  await writeFile(join(folder, 'ingredients/frozen.yaml'), '- { id: frozen-pea')
  await writeFile(join(folder, 'ingredients/sweets.yaml'), '[]')
  const found = await problems()
  expect(found).toContainEqual(expect.stringContaining('ingredients/frozen.yaml: YAML: '))
  expect(found).toContain('catalogue/ingredients/sweets.yaml: file: is not named after a category')
})

test('a catalogue with problems is refused with all of them', async () => {
  await writeFile(
    join(folder, 'transforms.yaml'),
    '- { from: lemon, to: nowhere, takes: 2, note: Squeeze. }\n- { from: lemon }',
  )
  await expect(readGoodCatalogue(folder)).rejects.toMatchObject({
    code: 'catalogue_invalid',
    problems: expect.arrayContaining([
      expect.objectContaining({ entry: 'lemon gives nowhere' }),
      expect.objectContaining({ entry: 'lemon', file: 'transforms.yaml' }),
    ]),
  })
})
