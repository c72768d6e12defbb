import { expect, test } from 'vitest'
import { livedWithQueues, type TestWorld } from '../sync/testing/queues.ts'
import { times } from '../testing/times.ts'
import { addToPantry } from './add-to-pantry.ts'
import { mergedPantryChange } from './merged-change.ts'
import { afterPantryChange, type PantryChange } from './pantry-change.ts'
import type { PantryItem } from './pantry-item.ts'

const runs = times({ quick: 400, thorough: 2_000 })
const things = ['egg', 'milk', 'rice', 'leek']

function itemOf(ingredient: string, at: number): PantryItem {
  const moment = new Date(1_800_000_000_000 + at * 60_000)
  return {
    id: `${ingredient}-${at}`,
    name: ingredient,
    category: 'Other',
    quantity: 1,
    unit: 'piece',
    ingredient,
    typedAs: null,
    status: 'have',
    stockedAt: moment,
    createdAt: moment,
  }
}

const kitchen: TestWorld<readonly PantryItem[], PantryChange> = {
  first: [],
  after: afterPantryChange,
  isTaken: () => true,
  act(random, shown, at) {
    const what = random.integer(5)
    const item = shown.length > 0 ? random.pick(shown) : undefined
    if (what === 0 && item !== undefined) return { put: [], remove: [item.id] }
    if (what === 1 && item !== undefined) return { put: [{ ...item, status: 'low' }], remove: [] }
    if (what === 2 && random.oneIn(6)) return { put: [], remove: shown.map(({ id }) => id) }
    return { put: addToPantry(shown, [itemOf(random.pick(things), at)]).changed, remove: [] }
  },
}

test(`a pantry comes to the same on all devices, and nothing is lost (${runs} times)`, () => {
  let kept = 0
  for (let seed = 1; seed <= runs; seed += 1) {
    const { server, reloaded, done } = livedWithQueues(kitchen, { seed, steps: 40, devices: 2 })
    for (const each of reloaded) expect(each, `seed ${seed}`).toEqual(server)
    const alone = livedWithQueues(kitchen, { seed, steps: 40, devices: 1 })
    expect(alone.shown, `seed ${seed}`).toEqual([alone.server])
    const ids = server.map(({ id }) => id)
    expect(new Set(ids).size, `seed ${seed}`).toBe(ids.length)
    const removed = new Set(done.flatMap(({ remove }) => remove))
    for (const { id } of done.flatMap(({ put }) => put)) {
      if (removed.has(id)) continue
      expect(ids, `seed ${seed}`).toContain(id)
      kept += 1
    }
  }
  expect(kept).toBeGreaterThan(runs)
})

test('several changes as one come to the same, each once more too', () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { server, done } = livedWithQueues(kitchen, { seed, steps: 12, devices: 2 })
    const whole = mergedPantryChange(done)
    const oneByOne = done.reduce(afterPantryChange, server)
    const byId = (items: readonly PantryItem[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(byId(afterPantryChange(server, whole)), `seed ${seed}`).toEqual(byId(oneByOne))
    expect(done.reduce(afterPantryChange, oneByOne), `seed ${seed}`).toEqual(oneByOne)
  }
})
