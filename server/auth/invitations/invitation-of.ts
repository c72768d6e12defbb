import type { Metadata } from '../accounts/metadata.ts'
import { hashSecret } from '../one-time-tokens/secrets.ts'

/**
 * What a newcomer says of themselves, without the secret of an invitation, which supabase-js can carry nowhere else:
 * `options: { data: { invitation } }`. It is no metadata, and is not stored.
 */
export function invitationOf({ invitation, ...data }: Metadata): {
  readonly data: Metadata
  readonly invitationHash: string | undefined
} {
  const invitationHash = typeof invitation === 'string' ? hashSecret(invitation) : undefined
  return { data, invitationHash }
}
