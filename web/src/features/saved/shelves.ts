import { useQuery, useQueryClient } from '@tanstack/react-query'
import { tidyDetails, type CollectionDetails } from '#domain/collections/collection.ts'
import { placesAfterMove, positionAtEnd } from '#domain/collections/position.ts'
import {
  emptyShelves,
  entriesOf,
  type CollectionEntry,
  type ShelfOperation,
  type Shelves,
} from '#domain/collections/shelves.ts'
import { shelvesKey } from './keys.ts'
import { shelvesQueue } from './shelves-queue.ts'

/** A recipe as it is put into a collection. */
export interface RecipeToKeep {
  id: string
  title: string
  /** What the collection remembers of it: see `recipeDataOf`. */
  data: string
}

/** A person's collections with what is in them. Empty for a visitor. */
export function useShelves(userId: string | null) {
  const query = useQuery<Shelves>({
    queryKey: shelvesKey(userId),
    queryFn: () => (userId === null ? emptyShelves : shelvesQueue.load(userId)),
    enabled: userId !== null,
  })
  return { ...query, shelves: query.data ?? emptyShelves }
}

/**
 * What one can do with the collections, with and without a network; each rejects where neither this device nor
 * the backend keeps it, and does nothing for a visitor, but for `make`, which says so. Use it beside
 * `useShelves`.
 */
export function useShelfActions(userId: string | null) {
  const client = useQueryClient()

  async function apply(operationOn: (now: Shelves) => ShelfOperation | null): Promise<void> {
    if (userId === null) return
    await shelvesQueue.change(client, userId, (now = emptyShelves) => operationOn(now))
  }

  function entryAtEnd(
    now: Shelves,
    collectionId: string,
    { id, data }: RecipeToKeep,
  ): CollectionEntry {
    const position = positionAtEnd(entriesOf(now, collectionId), new Date())
    return { collectionId, recipeId: id, recipeData: data, position }
  }

  return {
    /** A new collection, with a first recipe where one is given. @throws Error for a visitor. */
    async make(details: CollectionDetails, first?: RecipeToKeep): Promise<void> {
      if (userId === null) throw new Error('User not authenticated')
      const id = crypto.randomUUID()
      const createdAt = new Date().toISOString()
      const collection = { ...tidyDetails(details), id, createdAt, isDefault: false }
      await apply((now) => {
        const entries = first === undefined ? [] : [entryAtEnd(now, id, first)]
        return { kind: 'make', collection, entries }
      })
    },
    edit: (collectionId: string, details: CollectionDetails) =>
      apply(() => ({ kind: 'edit', collectionId, details: tidyDetails(details) })),
    remove: (collectionId: string) => apply(() => ({ kind: 'delete', collectionId })),
    /** Puts a collection back as `before` holds it, with its recipes in their order. */
    async restore(collectionId: string, before: Shelves): Promise<void> {
      const collection = before.collections.find(({ id }) => id === collectionId)
      if (collection === undefined) return
      const entries = entriesOf(before, collectionId)
      await apply(() => ({ kind: 'make', collection, entries }))
    },
    put: (collectionId: string, recipe: RecipeToKeep) =>
      apply((now) => ({ kind: 'put', entry: entryAtEnd(now, collectionId, recipe) })),
    putBack: (entry: CollectionEntry) => apply(() => ({ kind: 'put', entry })),
    take: (collectionId: string, recipeId: string) =>
      apply(() => ({ kind: 'take', collectionId, recipeId })),
    /** To the place `index` among the recipes of its collection, from 0. */
    move: (collectionId: string, recipeId: string, index: number) =>
      apply((now) => {
        const places = placesAfterMove(entriesOf(now, collectionId), recipeId, index)
        return places.length === 0 ? null : { kind: 'place', collectionId, places }
      }),
  }
}
