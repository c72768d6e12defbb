import { useQuery, useQueryClient } from '@tanstack/react-query'
import { tidyDetails, type CollectionDetails } from '#domain/collections/collection.ts'
import { placesAfterMove, positionAtEnd } from '#domain/collections/position.ts'
import {
  afterShelfOperation,
  emptyShelves,
  entriesOf,
  type CollectionEntry,
  type ShelfOperation,
  type Shelves,
} from '#domain/collections/shelves.ts'
import { logged } from '#web/lib/logged.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'
import { fetchShelves, sendShelfOperation } from './shelf-rows.ts'

const shelvesKey = (userId: string | null) => ['collections', userId] as const

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
    queryFn: () =>
      userId === null ? emptyShelves : logged('Loading collections', fetchShelves(userId)),
    enabled: userId !== null,
  })
  return { ...query, shelves: query.data ?? emptyShelves }
}

/**
 * What one can do with the collections; each rejects when it could not be kept, and does nothing for
 * a visitor, but for `make`, which says so. Use it beside `useShelves`.
 */
export function useShelfActions(userId: string | null) {
  const client = useQueryClient()
  const key = shelvesKey(userId)
  const change = useOptimisticChange<Shelves>(key)
  const now = () => client.getQueryData<Shelves>(key) ?? emptyShelves

  async function apply(operation: ShelfOperation): Promise<void> {
    if (userId === null) return
    const kept = change({
      next: (before = emptyShelves) => afterShelfOperation(before, operation),
      send: () => sendShelfOperation(userId, operation),
    })
    await logged(`${operation.kind} in collections`, kept)
  }

  function entryAtEnd(collectionId: string, { id, data }: RecipeToKeep): CollectionEntry {
    const position = positionAtEnd(entriesOf(now(), collectionId), new Date())
    return { collectionId, recipeId: id, recipeData: data, position }
  }

  return {
    /** A new collection, with a first recipe where one is given. @throws Error for a visitor. */
    async make(details: CollectionDetails, first?: RecipeToKeep): Promise<void> {
      if (userId === null) throw new Error('User not authenticated')
      const id = crypto.randomUUID()
      const createdAt = new Date().toISOString()
      const collection = { ...tidyDetails(details), id, createdAt, isDefault: false }
      const entries = first === undefined ? [] : [entryAtEnd(id, first)]
      await apply({ kind: 'make', collection, entries })
    },
    edit: (collectionId: string, details: CollectionDetails) =>
      apply({ kind: 'edit', collectionId, details: tidyDetails(details) }),
    remove: (collectionId: string) => apply({ kind: 'delete', collectionId }),
    /** Puts a collection back as `before` holds it, with its recipes in their order. */
    async restore(collectionId: string, before: Shelves): Promise<void> {
      const collection = before.collections.find(({ id }) => id === collectionId)
      if (collection === undefined) return
      await apply({ kind: 'make', collection, entries: entriesOf(before, collectionId) })
    },
    put: (collectionId: string, recipe: RecipeToKeep) =>
      apply({ kind: 'put', entry: entryAtEnd(collectionId, recipe) }),
    putBack: (entry: CollectionEntry) => apply({ kind: 'put', entry }),
    take: (collectionId: string, recipeId: string) =>
      apply({ kind: 'take', collectionId, recipeId }),
    /** To the place `index` among the recipes of its collection, from 0. */
    async move(collectionId: string, recipeId: string, index: number): Promise<void> {
      const places = placesAfterMove(entriesOf(now(), collectionId), recipeId, index)
      if (places.length > 0) await apply({ kind: 'place', collectionId, places })
    },
  }
}
