import { useQuery, useQueryClient } from '@tanstack/react-query'
import { tidyDetails, type CollectionDetails } from '#domain/collections/collection.ts'
import { placesAfterMove, positionAtEnd } from '#domain/collections/position.ts'
import {
  noCollections,
  entriesOf,
  type CollectionEntry,
  type CollectionOperation,
  type Collections,
} from '#domain/collections/collections.ts'
import { collectionsKey } from '../keys.ts'
import { collectionsQueue } from './collections-queue.ts'

/** A recipe as it is put into a collection. */
export interface RecipeToSave {
  id: string
  title: string
  /** What the collection remembers of it: see `recipeDataOf`. */
  data: string
}

/** A person's collections with what is in them. Empty for a visitor. */
export function useCollections(userId: string | null) {
  const query = useQuery<Collections>({
    queryKey: collectionsKey(userId),
    queryFn: () => (userId === null ? noCollections : collectionsQueue.load(userId)),
    enabled: userId !== null,
  })
  return { ...query, collections: query.data ?? noCollections }
}

/**
 * What one can do with the collections, with and without a network; each rejects where neither this device nor
 * the backend keeps it, and does nothing for a visitor, but for `make`, which says so. Use it beside
 * `useCollections`.
 */
export function useCollectionActions(userId: string | null) {
  const client = useQueryClient()

  async function apply(
    operationOn: (now: Collections) => CollectionOperation | null,
  ): Promise<void> {
    if (userId === null) return
    await collectionsQueue.change(client, userId, (now = noCollections) => operationOn(now))
  }

  function entryAtEnd(
    now: Collections,
    collectionId: string,
    { id, data }: RecipeToSave,
  ): CollectionEntry {
    const position = positionAtEnd(entriesOf(now, collectionId), new Date())
    return { collectionId, recipeId: id, recipeData: data, position }
  }

  /** At the end, in their order. */
  function entriesAtEnd(
    now: Collections,
    collectionId: string,
    recipes: readonly RecipeToSave[],
  ): CollectionEntry[] {
    return recipes.map((recipe, index) => {
      const entry = entryAtEnd(now, collectionId, recipe)
      return { ...entry, position: entry.position + index }
    })
  }

  return {
    /** A new collection, with these recipes in it. @throws Error for a visitor. */
    async make(
      details: CollectionDetails,
      recipes: readonly RecipeToSave[] = [],
      id: string = crypto.randomUUID(),
    ): Promise<void> {
      if (userId === null) throw new Error('User not authenticated')
      const createdAt = new Date().toISOString()
      const collection = { ...tidyDetails(details), id, createdAt, isDefault: false }
      await apply((now) => ({ kind: 'make', collection, entries: entriesAtEnd(now, id, recipes) }))
    },
    edit: (collectionId: string, details: CollectionDetails) =>
      apply(() => ({ kind: 'edit', collectionId, details: tidyDetails(details) })),
    remove: (collectionId: string) => apply(() => ({ kind: 'delete', collectionId })),
    /** Puts a collection back as `before` holds it, with its recipes in their order. */
    async restore(collectionId: string, before: Collections): Promise<void> {
      const collection = before.collections.find(({ id }) => id === collectionId)
      if (collection === undefined) return
      const entries = entriesOf(before, collectionId)
      await apply(() => ({ kind: 'make', collection, entries }))
    },
    put: (collectionId: string, recipe: RecipeToSave) =>
      apply((now) => ({ kind: 'put', entry: entryAtEnd(now, collectionId, recipe) })),
    putEach: (collectionId: string, recipes: readonly RecipeToSave[]) =>
      apply((now) => {
        const entries = entriesAtEnd(now, collectionId, recipes)
        return { kind: 'put-each', collectionId, entries }
      }),
    putBackEach: (collectionId: string, entries: readonly CollectionEntry[]) =>
      apply(() => ({ kind: 'put-each', collectionId, entries })),
    takeEach: (collectionId: string, recipeIds: readonly string[]) =>
      apply(() => ({ kind: 'take-each', collectionId, recipeIds })),
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
