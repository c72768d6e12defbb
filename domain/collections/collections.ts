import type { Collection, CollectionDetails } from './collection.ts'
import type { Place } from './position.ts'

/** A recipe in a collection. */
export interface CollectionEntry extends Place {
  collectionId: string
  /** What the recipe was when it was put in, as JSON text: see `readRecipeData`. */
  recipeData: string
}

/** All collections of a cook, in the order in which they were made, the default one first. */
export interface Collections {
  collections: readonly Collection[]
  /** In the order of their positions. */
  entries: readonly CollectionEntry[]
}

export const noCollections: Collections = { collections: [], entries: [] }

/**
 * What can be done with the collections, as plain data: it can be stored, sent later and sent twice. Ids
 * are made by whoever does it.
 */
export type CollectionOperation =
  /** A new collection, or one that was deleted with what was in it. */
  | { kind: 'make'; collection: Collection; entries: readonly CollectionEntry[] }
  | { kind: 'edit'; collectionId: string; details: CollectionDetails }
  | { kind: 'delete'; collectionId: string }
  | { kind: 'put'; entry: CollectionEntry }
  | { kind: 'take'; collectionId: string; recipeId: string }
  /** Several at once, of one collection: stored, sent and refused as one. */
  | { kind: 'put-each'; collectionId: string; entries: readonly CollectionEntry[] }
  | { kind: 'take-each'; collectionId: string; recipeIds: readonly string[] }
  | { kind: 'place'; collectionId: string; places: readonly Place[] }
  /** With the members of a kitchen; null for nobody any more. */
  | { kind: 'share'; collectionId: string; kitchen: string | null }

/** The collections once this was done. Doing it again changes nothing. */
export function afterCollectionOperation(
  before: Collections,
  operation: CollectionOperation,
): Collections {
  const { collections, entries } = before
  switch (operation.kind) {
    case 'make':
      return {
        collections: isThere(collections, operation.collection.id)
          ? collections
          : inOrderMade([...collections, sharedIn(operation.collection, null)]),
        entries: withEntries(entries, operation.entries),
      }
    case 'edit':
      return {
        ...before,
        collections: collections.map((each) =>
          each.id === operation.collectionId ? { ...each, ...operation.details } : each,
        ),
      }
    case 'delete':
      return {
        collections: collections.filter(
          ({ id, isDefault }) => isDefault || id !== operation.collectionId,
        ),
        entries: canDelete(collections, operation.collectionId)
          ? entries.filter(({ collectionId }) => collectionId !== operation.collectionId)
          : entries,
      }
    case 'put':
      return { ...before, entries: withEntries(entries, [operation.entry]) }
    case 'put-each':
      return { ...before, entries: withEntries(entries, operation.entries) }
    case 'take':
      return {
        ...before,
        entries: without(entries, operation.collectionId, [operation.recipeId]),
      }
    case 'take-each':
      return { ...before, entries: without(entries, operation.collectionId, operation.recipeIds) }
    case 'share':
      return {
        ...before,
        collections: collections.map((each) =>
          each.id === operation.collectionId ? sharedIn(each, operation.kitchen) : each,
        ),
      }
    case 'place':
      return { ...before, entries: placed(entries, operation.collectionId, operation.places) }
  }
}

/** What stands in one collection, in its order. */
export function entriesOf(collections: Collections, collectionId: string): CollectionEntry[] {
  return collections.entries.filter((each) => each.collectionId === collectionId)
}

/** One that is made anew is shared with nobody: that is asked each time. */
function sharedIn(before: Collection, kitchen: string | null): Collection {
  const { sharedIn: _, ...collection } = before
  return kitchen === null ? collection : { ...collection, sharedIn: kitchen }
}

/** Only what somebody made can be deleted. */
function canDelete(collections: readonly Collection[], id: string): boolean {
  return collections.some((each) => each.id === id && !each.isDefault)
}

function isThere(collections: readonly Collection[], id: string): boolean {
  return collections.some((each) => each.id === id)
}

/** A recipe is in a collection once. */
function withEntries(
  entries: readonly CollectionEntry[],
  more: readonly CollectionEntry[],
): readonly CollectionEntry[] {
  const there = new Set(entries.map(memberOf))
  const added = more.filter((each) => !there.has(memberOf(each)))
  return added.length === 0 ? entries : byPosition([...entries, ...added])
}

const memberOf = ({ collectionId, recipeId }: CollectionEntry) => `${collectionId} ${recipeId}`

function without(
  entries: readonly CollectionEntry[],
  collectionId: string,
  recipeIds: readonly string[],
): readonly CollectionEntry[] {
  const gone = new Set(recipeIds)
  return entries.filter((each) => each.collectionId !== collectionId || !gone.has(each.recipeId))
}

function placed(
  entries: readonly CollectionEntry[],
  collectionId: string,
  places: readonly Place[],
): CollectionEntry[] {
  const positions = new Map(places.map(({ recipeId, position }) => [recipeId, position]))
  return byPosition(
    entries.map((each) => {
      const position = each.collectionId === collectionId ? positions.get(each.recipeId) : undefined
      return position === undefined ? each : { ...each, position }
    }),
  )
}

/** Those of equal position by their id: the same on every device. */
export function byPosition(entries: readonly CollectionEntry[]): CollectionEntry[] {
  return entries.toSorted(
    (left, right) => left.position - right.position || (left.recipeId < right.recipeId ? -1 : 1),
  )
}

export function inOrderMade(collections: readonly Collection[]): Collection[] {
  return collections.toSorted(
    (left, right) =>
      Number(right.isDefault) - Number(left.isDefault) ||
      Date.parse(left.createdAt) - Date.parse(right.createdAt),
  )
}
