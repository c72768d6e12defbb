import type { Corrections } from '#domain/pantry/corrections.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { asMember } from '#web/lib/sync/as-member.ts'
import type { Membership } from '#web/lib/sync/memberships.ts'

export async function fetchCorrections(_userId: string, kitchen: string): Promise<Corrections> {
  const client = await dataClient()
  const { data } = await client
    .from('ingredient_corrections')
    .select('alias, ingredient')
    .eq('kitchen', kitchen)
    .throwOnError()
  return new Map(data.map(({ alias, ingredient }) => [alias, ingredient]))
}

export async function storeCorrections(
  userId: string,
  corrections: Corrections,
  membership: Membership,
): Promise<void> {
  if (corrections.size === 0) return
  const client = await dataClient()
  const rows = [...corrections].map(([alias, ingredient]) => ({
    user_id: userId,
    kitchen: membership.kitchen,
    alias,
    ingredient,
  }))
  const request = client
    .from('ingredient_corrections')
    .upsert(rows, { onConflict: 'kitchen,alias' })
  await asMember(request, membership).throwOnError()
}

export async function deleteCorrection(alias: string, membership: Membership): Promise<void> {
  const client = await dataClient()
  const request = client
    .from('ingredient_corrections')
    .delete()
    .eq('kitchen', membership.kitchen)
    .eq('alias', alias)
  await asMember(request, membership).throwOnError()
}
