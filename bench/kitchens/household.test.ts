import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { halfOf, halves, householdsIn, ourHouseholds } from './household.ts'
import { partsIn } from './parts.ts'

const ours = await ourHouseholds()

/** Things in a list as it stands in the file, whatever the app would read. */
const written = (items: string) => items.split(/[,;]/).filter((each) => each.trim() !== '').length

function sizeOf(items: string): string {
  const count = written(items)
  if (count >= 6 && count <= 9) return 'small'
  if (count >= 12 && count <= 18) return 'middle'
  return count >= 25 && count <= 45 ? 'large' : `${count}`
}

/** A JSON file that is there while it is read. */
async function reading(content: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'larder-kitchens-'))
  try {
    const file = join(folder, 'kitchens.json')
    await writeFile(file, JSON.stringify(content))
    return await householdsIn(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test.each(halves)('the %s half holds as many small, middle and large kitchens', (half) => {
  const sizes = halfOf(ours, half).map(({ items }) => sizeOf(items))
  const third = sizes.length / 3
  expect(sizes.length).toBeGreaterThanOrEqual(60)
  for (const size of ['small', 'middle', 'large']) {
    expect(sizes.filter((each) => each === size)).toHaveLength(third)
  }
})

test('our kitchens are of many cuisines, five languages, and of people who leave things out', () => {
  expect(new Set(ours.map(({ name }) => name)).size).toBe(ours.length)
  expect(new Set(ours.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(15)
  expect(new Set(ours.map(({ language }) => language))).toEqual(
    new Set(['en', 'de', 'fr', 'es', 'it']),
  )
  const strict = ours.filter(
    ({ settings }) => settings.preferences.length + settings.restrictions.length > 0,
  )
  expect(strict.length).toBeGreaterThanOrEqual(30)
  expect(ours.filter(({ expected }) => expected.length < 2 || expected.length > 5)).toEqual([])
})

test('both halves together are all of them', () => {
  expect(halfOf([1, 2, 3], 'even')).toEqual([1, 3])
  expect(halfOf([1, 2, 3], 'odd')).toEqual([2])
  expect(halfOf([1, 2, 3], undefined)).toEqual([1, 2, 3])
})

const kitchen = { name: 'Eggs', items: 'eggs', expected: ['omelet'] }

test('a file of others may name no cupboard and no settings', async () => {
  const [read] = await reading({ kitchens: [kitchen] })
  expect(read?.cupboard).toBeNull()
  expect(read?.settings).toEqual({ preferences: [], restrictions: [] })
  expect(read?.expected[0]?.test('Three-egg OMELETTE')).toBe(true)
})

test.each([
  { ...kitchen, settings: { restrictions: ['peanut'] } },
  { ...kitchen, settings: { allergies: ['nuts'] } },
  { ...kitchen, expected: ['('] },
])('a setting that the app does not have, or a broken pattern, is refused: %j', async (wrong) => {
  await expect(reading({ kitchens: [wrong] })).rejects.toThrow(/kitchens/)
})

test('parts to leave away are known by name', () => {
  expect([...partsIn('belief,forms')]).toEqual(['belief', 'forms'])
  expect(partsIn(undefined).size).toBe(0)
  expect(() => partsIn('beliefs')).toThrow(/beliefs/)
})
