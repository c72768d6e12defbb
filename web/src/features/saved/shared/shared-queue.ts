import { t } from '#domain/texts/t.ts'
import { collectionColor, collectionIcon, type Collection } from '#domain/collections/collection.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { field, textField } from '#web/lib/json.ts'
import { whyRefused } from '#web/lib/refusals/why-not.ts'
import { asMember } from '#web/lib/sync/as-member.ts'
import type { Membership } from '#web/lib/sync/memberships.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import { Refusal } from '#web/lib/sync/refusal.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { toast } from '#web/ui/toast.ts'
import { sharedKey } from '../keys.ts'

/** A collection of somebody else who shares it with the kitchen. */
export interface SharedCollection extends Collection {
  /** Whose it is: an account. */
  owner: string
  /** Ids of the recipes that the reader sees, in their order. */
  recipes: readonly string[]
  /** How many there are that the reader does not see. */
  leftOut: number
}

export type SharedCollections = readonly SharedCollection[]

/** A recipe goes into such a collection, or out of it. */
export interface SharedChange {
  collectionId: string
  recipeId: string
  isIn: boolean
}

function parse(json: unknown): SharedChange | null {
  const [collectionId, recipeId] = [textField(json, 'collectionId'), textField(json, 'recipeId')]
  const isIn = field(json, 'isIn')
  if (collectionId === undefined || recipeId === undefined || typeof isIn !== 'boolean') return null
  return { collectionId, recipeId, isIn }
}

async function fetchShared(_account: string, kitchen: string): Promise<SharedCollections> {
  const client = await dataClient()
  const { data } = await client.rpc('shared_collections', { kitchen }, { get: true }).throwOnError()
  return data.map((row) => ({
    id: row.id,
    owner: row.owner,
    name: row.name,
    description: row.description,
    color: collectionColor(row.color),
    icon: collectionIcon(row.icon),
    cover: row.cover,
    isDefault: false,
    createdAt: row.created_at,
    recipes: row.recipes.map(String),
    leftOut: row.left_out,
  }))
}

function after(
  before: SharedCollections = [],
  { collectionId, recipeId, isIn }: SharedChange,
): SharedCollections {
  return before.map((collection) => {
    if (collection.id !== collectionId) return collection
    const others = collection.recipes.filter((each) => each !== recipeId)
    const isThere = others.length < collection.recipes.length
    if (isThere === isIn) return collection
    return { ...collection, recipes: isIn ? [...others, recipeId] : others }
  })
}

async function send(
  _account: string,
  { collectionId, recipeId, isIn }: SharedChange,
  membership: Membership,
): Promise<void> {
  const client = await dataClient()
  const request = client.rpc('change_shared_collection', {
    collection: collectionId,
    recipe: Number(recipeId),
    held: isIn,
  })
  try {
    await asMember(request, membership).throwOnError()
  } catch (cause) {
    // Somebody who has become a helper would ask again and again.
    const why = textField(cause, 'message')
    throw why === 'cook_required' ? new Refusal(why) : cause
  }
}

async function notifyRefused([first]: readonly Refused<SharedChange>[]): Promise<void> {
  const words = first === undefined ? null : await whyRefused(first.why, 'collection')
  toast({
    title: t('A shared collection is as it was'),
    ...(words !== null && { description: words }),
    tone: 'error',
  })
}

/** What others share with a kitchen, filled by its cooks with and without a network. */
export const sharedQueue = queuedQuery<SharedCollections, SharedChange>({
  key: sharedKey,
  ofKitchen: true,
  persist: 'offline',
  live: 'shared-collections',
  channel: 'shared-collections',
  fetch: fetchShared,
  parse,
  after,
  send,
  notifyRefused: (refused) => void notifyRefused(refused),
})
