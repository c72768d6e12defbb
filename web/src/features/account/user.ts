import { textField } from '#web/lib/json.ts'

import type { RememberedFacts } from './remembered-facts.ts'
import type { Subscription } from './subscription.ts'

export type FactState = 'stated' | 'pending' | 'failed'

/** How it stands with the facts that decide access, each loaded by itself. */
export interface FactStates {
  profile: FactState
  subscription: FactState
  /** Counts where one is missing. */
  remembered: RememberedFacts | null
}

/** Who is signed in, as the account states it. */
export interface SessionUser {
  id: string
  /** Empty for an anonymous account. */
  email: string
  name: string
  /** The account's creation until the profile's own date has been loaded. */
  profileCreatedAt: Date
  isAnonymous: boolean
  /** The one that they chose, or signed up in; undefined where it is not known. */
  language?: string | undefined
}

/** The person who is signed in, with what their profile and their subscription add. */
export interface User extends SessionUser {
  subscription?: Subscription
  /** Undefined where the backend stated all of them. */
  missing?: FactStates
}

/** What the authentication service says of an account. */
export interface Account {
  id: string
  email?: string | undefined
  created_at: string
  is_anonymous?: boolean | undefined
  user_metadata: unknown
}

/** The part of an address before the at sign: a name for who gave none. */
export function emailPrefix(email: string): string {
  return email.split('@', 1)[0] ?? ''
}

export function userFromAccount(account: Account): SessionUser {
  const email = account.email ?? ''
  return {
    id: account.id,
    email,
    name: textField(account.user_metadata, 'name') ?? emailPrefix(email),
    profileCreatedAt: new Date(account.created_at),
    isAnonymous: account.is_anonymous === true,
    language: textField(account.user_metadata, 'language'),
  }
}
