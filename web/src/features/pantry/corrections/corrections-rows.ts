import type { Corrections } from '#domain/pantry/corrections.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { asMember } from '#web/lib/sync/as-member.ts'
import type { Membership } from '#web/lib/sync/memberships.ts'
import { removeAsCook } from '#web/lib/sync/remove-as-cook.ts'

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
  const { kitchen } = membership
  const table = (await dataClient()).from('ingredient_corrections')
  await removeAsCook(
    table.delete().eq('kitchen', kitchen).eq('alias', alias),
    () => table.select('alias').eq('kitchen', kitchen).eq('alias', alias).throwOnError(),
    membership,
  )
}
