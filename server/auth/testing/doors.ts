import { createInvitation } from '../invitations/invitations.ts'
import type { AuthSettings } from '../settings.ts'
import { startAuthWithProviders } from './browser.ts'
import type { AuthWithProviders } from './browser.ts'
import { password, someEmail } from './start-auth.ts'

export type Doors = AuthWithProviders & {
  invite(email?: string, days?: number): Promise<string>
  signUp(invitation?: string, email?: string): Promise<{ error: unknown }>
}

/** The auth server with who makes invitations and who comes with them. */
export async function openDoors(settings: Partial<AuthSettings>): Promise<Doors> {
  const all = await startAuthWithProviders(settings)
  const { auth } = all
  return {
    ...all,
    async invite(email, days) {
      const { token } = await createInvitation(auth.database.pool, { email, days, now: auth.now() })
      return token
    },
    signUp: (invitation, email = someEmail()) =>
      auth.browser().signUp({ email, password, options: { data: { invitation } } }),
  }
}
