import { asMember } from './as-member.ts'
import type { Membership } from './memberships.ts'
import { Refusal } from './refusal.ts'

interface Removal {
  setHeader: (name: string, value: string) => unknown
  throwOnError: () => PromiseLike<unknown>
}

/**
 * Removes something of a kitchen. The backend removes nothing for a helper and says nothing about it: where several cook, `left` asks
 * whether something of it is still there. @throws Refusal `cook_required` where it is
 */
export async function removeAsCook(
  removal: Removal,
  left: () => PromiseLike<{ data: readonly unknown[] }>,
  membership: Membership,
): Promise<void> {
  await asMember(removal, membership).throwOnError()
  if (membership.epoch === null) return
  const { data } = await left()
  if (data.length > 0) throw new Refusal('cook_required')
}
