import type { AuthServices } from '../services.ts'
import { requireSecondFactor } from '../sessions/authenticate.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { requireRecentSignIn } from '../sessions/recent-sign-in.ts'
import { insufficientAal } from '../wire/errors.ts'

/** Whether the session may add or take away a way into its account, which would outlive it. */
export async function requireMayChangePasskeys(
  services: AuthServices,
  signedIn: SignedIn,
): Promise<void> {
  await requireShownFactor(services, signedIn)
  requireRecentSignIn(services, signedIn)
}

export async function requireShownFactor(
  services: AuthServices,
  signedIn: SignedIn,
): Promise<void> {
  const refusal = () => insufficientAal(403, 'AAL2 session is required to manage passkeys')
  await requireSecondFactor(services, signedIn, refusal)
}
