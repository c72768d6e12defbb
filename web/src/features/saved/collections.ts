import { useQuery } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'

export interface Collection {
  id: string
  name: string
  description: string
  color: string
  isDefault: boolean
}

/** In the order in which they were made; the one that came with the account first. */
async function fetchCollections(userId: string): Promise<Collection[]> {
  const client = await dataClient()
  const { data } = await client
    .from('recipe_collections')
    .select('*')
    .eq('user_id', userId)
    .order('created_at', { ascending: true })
    .throwOnError()
  return data.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    color: row.color,
    isDefault: row.is_default,
  }))
}

const collectionIdShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function fetchCollectionRecipeIds(collectionId: string): Promise<string[]> {
  // An address that holds no id at all is a collection that does not exist, not a failure.
  if (!collectionIdShape.test(collectionId)) return []
  const client = await dataClient()
  const { data } = await client
    .from('collection_recipes')
    .select('recipe_id, recipe_data')
    .eq('collection_id', collectionId)
    .throwOnError()
  return data.map((row) => row.recipe_id)
}

export function useCollections(userId: string | null) {
  return useQuery({
    queryKey: ['collections', userId],
    queryFn: () => (userId === null ? [] : fetchCollections(userId)),
    enabled: userId !== null,
  })
}

export function useCollectionRecipeIds(userId: string | null, collectionId: string) {
  return useQuery({
    queryKey: ['collection-recipes', userId, collectionId],
    queryFn: () => fetchCollectionRecipeIds(collectionId),
    enabled: userId !== null,
  })
}
