import type { CollectionOperation } from '#domain/collections/collections.ts'
import type { DataClient } from '#web/lib/backend/data-client.ts'
import { textField } from '#web/lib/json.ts'
import { Refusal } from '#web/lib/sync/refusal.ts'

/**
 * Shares a collection with a kitchen, or with nobody any more. One that was deleted meanwhile is shared with nobody.
 * @throws Refusal `not_a_member`: a kitchen in which somebody cooks no more would be asked again and again.
 */
export async function sendSharing(
  client: DataClient,
  userId: string,
  { collectionId, kitchen }: Extract<CollectionOperation, { kind: 'share' }>,
): Promise<void> {
  try {
    await client
      .from('recipe_collections')
      .update({ kitchen })
      .eq('id', collectionId)
      .eq('user_id', userId)
      .throwOnError()
  } catch (cause) {
    const isNoMember = /row-level security/.test(textField(cause, 'message') ?? '')
    throw isNoMember ? new Refusal('not_a_member') : cause
  }
}
