import type { AuthServices } from '../services.ts'
import { reauthenticationNeeded } from '../wire/errors.ts'
import type { SignedIn } from './authenticate.ts'

/** Whether the person signed in not long ago: a stolen session must not be enough for long. */
export function isRecent({ settings, now }: AuthServices, { session }: SignedIn): boolean {
  const ageSeconds = (now().getTime() - session.createdAt.getTime()) / 1000
  return ageSeconds <= settings.recentSignInSeconds
}

/** For what opens or closes a way into the account. @throws AuthError `reauthentication_needed` */
export function requireRecentSignIn(services: AuthServices, signedIn: SignedIn): void {
  if (!isRecent(services, signedIn)) throw reauthenticationNeeded('Please sign in again first')
}
