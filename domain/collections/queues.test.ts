import { expect, test } from 'vitest'
import { livedWithQueues, type TestWorld } from '../sync/testing/queues.ts'
import { times } from '../testing/times.ts'
import { newCollectionColor, type Collection } from './collection.ts'
import { placesAfterMove, positionAtEnd } from './position.ts'
import {
  afterSaveOperation,
  recipesChanged,
  type SavedRecipe,
  type SaveOperation,
} from './saved-recipes.ts'
import {
  afterCollectionOperation,
  entriesOf,
  type CollectionOperation,
  type Collections,
} from './collections.ts'

const runs = times({ quick: 400, thorough: 2_000 })
const steps = 40
const recipes = ['1', '2', '3', '4']

/** Later than all that came before it. */
const momentOf = (at: number) => new Date(1_800_000_000_000 + at * 60_000)

const saving: TestWorld<readonly SavedRecipe[], SaveOperation> = {
  first: [],
  after: afterSaveOperation,
  isTaken: () => true,
  act(random, shown, at) {
    const recipeId = random.pick(recipes)
    const savedAt = momentOf(at).toISOString()
    const isSaved = shown.some((each) => each.recipeId === recipeId)
    if (random.oneIn(4)) {
      const recipeIds = [...new Set([recipeId, random.pick(recipes)])]
      return isSaved
        ? { kind: 'unsave-each', recipeIds }
        : { kind: 'save-each', recipes: recipeIds.map((id) => ({ recipeId: id, savedAt })) }
    }
    return isSaved ? { kind: 'unsave', recipeId } : { kind: 'save', recipeId, savedAt }
  },
}

test(`saved recipes come to the same on all devices (${runs} times)`, () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { server, reloaded, done } = livedWithQueues(saving, { seed, steps, devices: 2 })
    for (const each of reloaded) expect(each, `seed ${seed}`).toEqual(server)
    for (const recipeId of recipes) {
      const own = done.filter((each) => recipesChanged(each).includes(recipeId))
      const rows = server.filter((each) => each.recipeId === recipeId).length
      // Who saved it last on one device may be overtaken by the other; where all did the same, that holds.
      const isSure = own.length > 0 && own.every(({ kind }) => kind.startsWith('save'))
      expect(isSure ? [1] : [0, 1], `seed ${seed}`).toContain(rows)
    }
  }
})

const mine: Collection = {
  id: 'mine',
  name: 'My Recipes',
  description: '',
  color: newCollectionColor,
  icon: null,
  isDefault: true,
  createdAt: momentOf(-1).toISOString(),
}

const isThere = ({ collections }: Collections, id: string) =>
  collections.some((each) => each.id === id)

const shelving: TestWorld<Collections, CollectionOperation> = {
  first: { collections: [mine], entries: [] },
  after: afterCollectionOperation,
  isTaken(state, operation) {
    if (operation.kind === 'make') return true
    if (operation.kind === 'put') return isThere(state, operation.entry.collectionId)
    return isThere(state, operation.collectionId)
  },
  act(random, shown, at) {
    const { id } = random.pick(shown.collections)
    const entries = entriesOf(shown, id)
    const entry = entries.length > 0 ? random.pick(entries) : undefined
    const what = random.integer(8)
    if (what === 0) {
      const createdAt = momentOf(at).toISOString()
      const collection = { ...mine, id: `made-${at}`, isDefault: false, createdAt }
      return { kind: 'make', collection, entries: [] }
    }
    if (what === 1) return { kind: 'delete', collectionId: id }
    if (what === 2) {
      const details = { name: `Name ${at}`, description: '', color: 'teal', icon: null } as const
      return { kind: 'edit', collectionId: id, details }
    }
    if (what === 3 && entry !== undefined)
      return random.oneIn(2)
        ? { kind: 'take', collectionId: id, recipeId: entry.recipeId }
        : {
            kind: 'take-each',
            collectionId: id,
            recipeIds: entries.slice(-2).map((each) => each.recipeId),
          }
    if (what < 6 && entry !== undefined) {
      const places = placesAfterMove(entries, entry.recipeId, random.integer(entries.length))
      return { kind: 'place', collectionId: id, places }
    }
    const position = positionAtEnd(entries, momentOf(at))
    const entryOf = (recipeId: string) => ({
      collectionId: id,
      recipeId,
      recipeData: '{}',
      position,
    })
    if (what === 7) {
      const twoOfThem = [...new Set([random.pick(recipes), random.pick(recipes)])]
      return { kind: 'put-each', collectionId: id, entries: twoOfThem.map(entryOf) }
    }
    return { kind: 'put', entry: entryOf(random.pick(recipes)) }
  },
}

test(`collections come to the same on all devices, and nothing of them is lost (${runs} times)`, () => {
  let kept = 0
  for (let seed = 1; seed <= runs; seed += 1) {
    const { server, reloaded, done, refused } = livedWithQueues(shelving, {
      seed,
      steps,
      devices: 2,
    })
    for (const each of reloaded) expect(each, `seed ${seed}`).toEqual(server)
    const deleted = new Set(
      done.flatMap((each) => (each.kind === 'delete' ? each.collectionId : [])),
    )
    const taken = new Set(
      done.flatMap((each) => {
        if (each.kind === 'take') return `${each.collectionId} ${each.recipeId}`
        if (each.kind !== 'take-each') return []
        return each.recipeIds.map((recipeId) => `${each.collectionId} ${recipeId}`)
      }),
    )
    const made = done.flatMap((each) => (each.kind === 'make' ? each.collection.id : []))
    for (const id of made.filter((each) => !deleted.has(each)))
      expect(isThere(server, id), `seed ${seed}: ${id}`).toBe(true)
    const put = done
      .flatMap((each) => {
        if (each.kind === 'put') return each.entry
        return each.kind === 'put-each' ? each.entries : []
      })
      .filter(({ collectionId }) => collectionId === mine.id || !deleted.has(collectionId))
      .filter(({ collectionId, recipeId }) => !taken.has(`${collectionId} ${recipeId}`))
    for (const { collectionId, recipeId } of put) {
      const rows = entriesOf(server, collectionId).filter((entry) => entry.recipeId === recipeId)
      expect(rows, `seed ${seed}: ${recipeId} in ${collectionId}`).toHaveLength(1)
      kept += 1
    }
    // Only what was in a collection that the other device deleted is refused, which is said.
    for (const each of refused)
      expect(deleted.has(each.kind === 'put' ? each.entry.collectionId : collectionOf(each))).toBe(
        true,
      )
  }
  expect(kept).toBeGreaterThan(runs)
})

test(`what one device shows is what the backend comes to, whatever was sent twice (${runs} times)`, () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const alone = { seed, steps, devices: 1 }
    const saved = livedWithQueues(saving, alone)
    expect(saved.shown, `seed ${seed}`).toEqual([saved.server])
    const collections = livedWithQueues(shelving, alone)
    expect(collections.shown, `seed ${seed}`).toEqual([collections.server])
  }
})

function collectionOf(operation: CollectionOperation): string {
  return 'collectionId' in operation ? operation.collectionId : ''
}
