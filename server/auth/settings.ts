import type { ProviderSettings } from './providers/settings.ts'

/** At most `attempts` in a window of `seconds`. */
export type RateLimit = { readonly attempts: number; readonly seconds: number }

type RateLimitName =
  | 'failedSignInsOfAccountFromAddress'
  | 'failedSignInsOfAccount'
  | 'failedSignInsFromAddress'
  | 'signUpsFromAddress'
  | 'anonymousSignUpsFromAddress'
  | 'failedRefreshesFromAddress'
  | 'passwordChangesOfAccount'
  | 'mailsToAccountFromAddress'
  | 'mailsToAccount'
  | 'mailsFromAddress'
  | 'failedTokensOfAccountFromAddress'
  | 'failedTokensFromAddress'
  | 'providerSignInsFromAddress'
  | 'passkeyChallengesFromAddress'
  | 'failedFactorCodesFromAddress'
  | 'failedFactorCodesFromAddressInADay'
  | 'failedFactorCodesInADay'
  | 'appsFromAddress'
  | 'appRequestsFromAddress'

export type CaptchaSettings = {
  readonly provider: 'hcaptcha' | 'turnstile'
  readonly secret: string
  /** Public: the widget shows it to its provider. */
  readonly siteKey: string
  /** A local server in the provider's place; no setting names one, so it is for tests alone. */
  readonly standIn?: { readonly script: string; readonly verify: string }
}

/** What a deployment may choose; durations are in seconds unless the name says otherwise. */
export type AuthSettings = {
  /** Who may make an account: anybody, who has an invitation, or nobody. */
  readonly signUp: 'open' | 'invite' | 'off'
  /** Accounts without an address, which a person may turn into a full one later. */
  readonly anonymousEnabled: boolean
  /** Whether a new account has to be confirmed by mail before it can be used. */
  readonly confirmEmail: boolean
  readonly minimumPasswordLength: number
  readonly accessTokenSeconds: number
  /** A used refresh token answers again for this long: two tabs, or an answer lost on the way. */
  readonly refreshReuseSeconds: number
  /** A password may be changed by a session that signed in no longer ago than this. */
  readonly recentSignInSeconds: number
  /** How long a code or a link from a mail is good. */
  readonly oneTimeTokenSeconds: number
  readonly inviteSeconds: number
  /** A code of so many digits, which may be guessed at five times. */
  readonly codeDigits: number
  /** How long the browser has to fetch the session that a link or a provider opened for it. */
  readonly codeExchangeSeconds: number
  /**
   * A refused password or code is answered no sooner than this, so that neither an older hash nor
   * a shorter look-up tells what there is.
   */
  readonly refusalMilliseconds: number
  /** Origins besides the site's own that a person may be sent back to. */
  readonly allowedRedirects: readonly string[]
  /** Whether a person may also be sent back to any port of their own machine. */
  readonly localRedirects: boolean
  /**
   * The domain that passkeys are made for, where it is not the site's own: one above it, so that they work at several
   * addresses.
   */
  readonly passkeyDomain: string | undefined
  readonly captcha: CaptchaSettings | undefined
  readonly providers: ProviderSettings
  readonly rateLimits: Readonly<Record<RateLimitName, RateLimit>>
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const defaultSettings: AuthSettings = {
  signUp: 'open',
  anonymousEnabled: false,
  confirmEmail: false,
  minimumPasswordLength: 6,
  accessTokenSeconds: hour,
  refreshReuseSeconds: 10,
  recentSignInSeconds: day,
  oneTimeTokenSeconds: hour,
  inviteSeconds: day,
  codeDigits: 8,
  codeExchangeSeconds: 5 * minute,
  refusalMilliseconds: 250,
  allowedRedirects: [],
  localRedirects: false,
  passkeyDomain: undefined,
  captcha: undefined,
  providers: {},
  rateLimits: {
    // A person who forgot a password meets the first one; the second is for guessing spread over
    // many addresses; the third leaves room for a school that signs in at once behind one address,
    // because an attempt counts until it is known to be right.
    failedSignInsOfAccountFromAddress: { attempts: 10, seconds: 5 * minute },
    failedSignInsOfAccount: { attempts: 100, seconds: hour },
    failedSignInsFromAddress: { attempts: 300, seconds: 15 * minute },
    signUpsFromAddress: { attempts: 200, seconds: hour },
    anonymousSignUpsFromAddress: { attempts: 30, seconds: hour },
    failedRefreshesFromAddress: { attempts: 150, seconds: 5 * minute },
    passwordChangesOfAccount: { attempts: 10, seconds: hour },
    // Enough for somebody who looks in the wrong mailbox first, too few to flood a stranger's.
    mailsToAccountFromAddress: { attempts: 6, seconds: hour },
    mailsToAccount: { attempts: 20, seconds: hour },
    mailsFromAddress: { attempts: 60, seconds: hour },
    failedTokensOfAccountFromAddress: { attempts: 20, seconds: hour },
    failedTokensFromAddress: { attempts: 100, seconds: hour },
    providerSignInsFromAddress: { attempts: 200, seconds: hour },
    passkeyChallengesFromAddress: { attempts: 300, seconds: hour },
    // The last is for guessing spread over many addresses: 60 of a million, with three that are right.
    failedFactorCodesFromAddress: { attempts: 5, seconds: 15 * minute },
    failedFactorCodesFromAddressInADay: { attempts: 20, seconds: day },
    failedFactorCodesInADay: { attempts: 60, seconds: day },
    appsFromAddress: { attempts: 20, seconds: hour },
    appRequestsFromAddress: { attempts: 200, seconds: hour },
  },
}
