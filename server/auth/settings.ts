/** At most `attempts` in a window of `seconds`. */
export type RateLimit = { readonly attempts: number; readonly seconds: number }

type RateLimitName =
  | 'failedSignInsOfAccountFromAddress'
  | 'failedSignInsOfAccount'
  | 'failedSignInsFromAddress'
  | 'signUpsFromAddress'
  | 'failedRefreshesFromAddress'
  | 'failedPasswordChangesOfAccount'

/** What a deployment may choose; durations are in seconds. */
export type AuthSettings = {
  readonly signUpEnabled: boolean
  readonly minimumPasswordLength: number
  readonly accessTokenSeconds: number
  /** A used refresh token answers again for this long: two tabs, or an answer lost on the way. */
  readonly refreshReuseSeconds: number
  /** A password may be changed by a session that signed in no longer ago than this. */
  readonly recentSignInSeconds: number
  readonly rateLimits: Readonly<Record<RateLimitName, RateLimit>>
}

const minute = 60
const hour = 60 * minute

export const defaultSettings: AuthSettings = {
  signUpEnabled: true,
  minimumPasswordLength: 6,
  accessTokenSeconds: hour,
  refreshReuseSeconds: 10,
  recentSignInSeconds: 24 * hour,
  rateLimits: {
    // A person who forgot a password meets the first one; the second is for guessing spread over
    // many addresses; the third leaves room for a school that signs in at once behind one address,
    // because an attempt counts until it is known to be right.
    failedSignInsOfAccountFromAddress: { attempts: 10, seconds: 5 * minute },
    failedSignInsOfAccount: { attempts: 100, seconds: hour },
    failedSignInsFromAddress: { attempts: 300, seconds: 15 * minute },
    signUpsFromAddress: { attempts: 200, seconds: hour },
    failedRefreshesFromAddress: { attempts: 150, seconds: 5 * minute },
    failedPasswordChangesOfAccount: { attempts: 10, seconds: hour },
  },
}
