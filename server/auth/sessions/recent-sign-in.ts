import type { AuthServices } from '../services.ts'
import { reauthenticationNeeded } from '../wire/errors.ts'
import type { SignedIn } from './authenticate.ts'

/**
 * Whether the person signed in not long ago: a stolen session must not be enough for long. An
 * anonymous account has no other way in, and nothing to show itself by.
 */
export function isRecent({ settings, now }: AuthServices, { user, session }: SignedIn): boolean {
  if (user.isAnonymous) return true
  const ageSeconds = (now().getTime() - session.createdAt.getTime()) / 1000
  return ageSeconds <= settings.recentSignInSeconds
}

/** For what opens or closes a way into the account. @throws AuthError `reauthentication_needed` */
export function requireRecentSignIn(services: AuthServices, signedIn: SignedIn): void {
  if (!isRecent(services, signedIn)) throw reauthenticationNeeded('Please sign in again first')
}
