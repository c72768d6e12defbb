import { collectionColor, collectionIcon, type Collection } from '#domain/collections/collection.ts'
import {
  inOrderMade,
  type CollectionEntry,
  type CollectionOperation,
  type Collections,
} from '#domain/collections/collections.ts'
import { t } from '#domain/texts/t.ts'
import { dataClient, type DataClient } from '#web/lib/backend/data-client.ts'
import type { Database } from '#web/lib/backend/database.generated.ts'
import { inParts, inPartsOfBytes } from '#web/lib/in-parts.ts'
import { textField } from '#web/lib/json.ts'
import { Refusal } from '#web/lib/sync/refusal.ts'

type CollectionRow = Database['public']['Tables']['recipe_collections']['Row']

/** One call carries at most 1 MB. */
const bytesInOneCall = 900_000
/** So that the address of a call stays short. */
const idsInOneCall = 100

/** Every account begins with one of this name. */
const firstName = /* not shown */ 'My Recipes'

function collectionOf(row: CollectionRow): Collection {
  return {
    id: row.id,
    name: row.is_default && row.name === firstName ? t('My Recipes') : row.name,
    description: row.description,
    color: collectionColor(row.color),
    icon: collectionIcon(row.icon),
    cover: row.cover,
    isDefault: row.is_default,
    createdAt: row.created_at,
    ...(row.kitchen !== null && { sharedIn: row.kitchen }),
  }
}

async function fetchRows(client: DataClient, userId: string): Promise<Collection[]> {
  const { data } = await client
    .from('recipe_collections')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: true })
    .throwOnError()
  return inOrderMade(data.map(collectionOf))
}

/** Of all collections at once: an account holds at most 1,000 entries. */
async function fetchEntries(client: DataClient, userId: string): Promise<CollectionEntry[]> {
  const { data } = await client
    .from('collection_recipes')
    .select('collection_id, recipe_id, recipe_data, position')
    .eq('user_id', userId)
    .order('position', { ascending: true })
    .order('recipe_id', { ascending: true })
    .throwOnError()
  return data.map((row) => ({
    collectionId: row.collection_id,
    recipeId: row.recipe_id,
    recipeData: row.recipe_data,
    position: row.position,
  }))
}

/** All collections of a person, with what is in them. */
export async function fetchCollections(userId: string): Promise<Collections> {
  const client = await dataClient()
  const [collections, entries] = await Promise.all([
    fetchRows(client, userId),
    fetchEntries(client, userId),
  ])
  return { collections, entries }
}

/** Why a change is refused whose collection another device has deleted. */
export const goneElsewhere = 'gone_elsewhere'
const noSuchKey = '23503'

/**
 * Keeps what was done. Doing it again is harmless: a retry after an answer that was lost.
 * @throws Refusal `goneElsewhere`, and what PostgREST says.
 */
export async function sendCollectionOperation(
  userId: string,
  operation: CollectionOperation,
): Promise<void> {
  const client = await dataClient()
  switch (operation.kind) {
    case 'make':
      await makeCollection(client, userId, operation.collection)
      return putEntries(client, userId, operation.entries)
    case 'put':
      return putEntries(client, userId, [operation.entry])
    case 'put-each':
      return putEntries(client, userId, operation.entries)
    case 'edit':
      return editCollection(client, userId, operation, operation.details)
    case 'share':
      return editCollection(client, userId, operation, { kitchen: operation.kitchen })
    case 'delete':
      await client
        .from('recipe_collections')
        .delete()
        .eq('id', operation.collectionId)
        .eq('user_id', userId)
        .eq('is_default', false)
        .throwOnError()
      return undefined
    case 'take':
      return takeEntries(client, operation.collectionId, [operation.recipeId])
    case 'take-each':
      return takeEntries(client, operation.collectionId, operation.recipeIds)
    case 'place':
      return placeEntries(client, operation)
  }
}

type Of<Kind> = Extract<CollectionOperation, { kind: Kind }>

/** Shared with a kitchen where somebody cooks no more, it would be sent again and again. */
const asRefusal = (cause: unknown) =>
  /row-level/.test(textField(cause, 'message') ?? '') ? new Refusal('not_a_member') : cause

async function editCollection(
  client: DataClient,
  userId: string,
  { collectionId }: Of<'edit'> | Of<'share'>,
  change: Database['public']['Tables']['recipe_collections']['Update'],
) {
  const { data } = await client
    .from('recipe_collections')
    .update(change)
    .eq('id', collectionId)
    .eq('user_id', userId)
    .select('id')
    .throwOnError()
    .then(undefined, (cause: unknown) => {
      throw asRefusal(cause)
    })
  if (data.length === 0) throw new Refusal(goneElsewhere)
}

/** A recipe that was taken out meanwhile has no place any more, and nobody misses it. */
async function placeEntries(client: DataClient, { collectionId, places }: Of<'place'>) {
  let placed = 0
  for (const { recipeId, position } of places) {
    const { data } = await client
      .from('collection_recipes')
      .update({ position })
      .eq('collection_id', collectionId)
      .eq('recipe_id', recipeId)
      .select('recipe_id')
      .throwOnError()
    placed += data.length
  }
  if (placed > 0) return
  const collections = client.from('recipe_collections')
  const { data } = await collections.select('id').eq('id', collectionId).throwOnError()
  if (data.length === 0) throw new Refusal(goneElsewhere)
}

async function makeCollection(client: DataClient, userId: string, collection: Collection) {
  const { id, createdAt, isDefault: _, sharedIn: __, ...details } = collection
  await client
    .from('recipe_collections')
    .upsert(
      { ...details, id, user_id: userId, created_at: createdAt },
      { onConflict: 'id', ignoreDuplicates: true },
    )
    .throwOnError()
}

async function takeEntries(
  client: DataClient,
  collectionId: string,
  recipeIds: readonly string[],
): Promise<void> {
  for (const ids of inParts(recipeIds, idsInOneCall))
    await client
      .from('collection_recipes')
      .delete()
      .eq('collection_id', collectionId)
      .in('recipe_id', ids)
      .throwOnError()
}

async function putEntries(
  client: DataClient,
  userId: string,
  entries: readonly CollectionEntry[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    collection_id: entry.collectionId,
    recipe_id: entry.recipeId,
    user_id: userId,
    recipe_data: entry.recipeData,
    position: entry.position,
  }))
  for (const some of inPartsOfBytes(rows, bytesInOneCall)) {
    try {
      await client
        .from('collection_recipes')
        .upsert(some, { onConflict: 'collection_id,recipe_id', ignoreDuplicates: true })
        .throwOnError()
    } catch (cause) {
      throw textField(cause, 'code') === noSuchKey ? new Refusal(goneElsewhere) : cause
    }
  }
}
