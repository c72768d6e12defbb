import { logFailure } from '#web/lib/log.ts'
import { serverNow } from '#web/lib/server-clock.ts'

import { rememberFacts } from './remembered-facts.ts'
import type { SessionStore } from './session-state.ts'
import type { Subscription } from './subscription.ts'
import type { FactState, User } from './user.ts'

const profileDelay = 100
const subscriptionDelay = 200

/** What the session asks the data API about the person who signed in. */
export interface FactLoaders {
  /** Null where there is no profile. */
  profileCreatedAt: (userId: string) => Promise<Date | null>
  subscription: () => Promise<Subscription | undefined>
}

/**
 * Loads what follows a sign-in shortly after it, so that the first screen goes first. An answer for
 * an earlier person, or for an earlier session of the same one, is dropped.
 */
export class BackgroundFacts {
  readonly #store: SessionStore
  readonly #loaders: FactLoaders
  #round = 0
  #timers: ReturnType<typeof setTimeout>[] = []
  #profileKnownFor: string | null = null

  constructor(store: SessionStore, loaders: FactLoaders) {
    this.#store = store
    this.#loaders = loaders
  }

  /** A profile's date never changes, so it is asked for once a person. */
  schedule(userId: string): void {
    this.#cancelTimers()
    this.#timers = [
      setTimeout(() => void this.#loadProfile(userId), profileDelay),
      setTimeout(() => void this.#loadSubscription(userId), subscriptionDelay),
    ]
  }

  /** Nothing that is on its way may land any more. */
  forget(): void {
    this.#cancelTimers()
    this.#round += 1
    this.#profileKnownFor = null
  }

  /** Both facts, now: a profile's date only where it is not known yet. */
  async reload(userId: string): Promise<void> {
    await Promise.all([this.#loadProfile(userId), this.#loadSubscription(userId)])
  }

  async #loadSubscription(userId: string): Promise<void> {
    const round = this.#round
    try {
      const subscription = await this.#loaders.subscription()
      if (round !== this.#round) return
      this.#settle(userId, 'subscription', 'stated', ({ subscription: _earlier, ...user }) =>
        subscription ? { ...user, subscription } : user,
      )
    } catch (cause) {
      logFailure('The subscription cannot be loaded', cause)
      if (round === this.#round) this.#settle(userId, 'subscription', 'failed')
    }
  }

  async #loadProfile(userId: string): Promise<void> {
    if (this.#profileKnownFor === userId) return
    const round = this.#round
    try {
      const profileCreatedAt = await this.#loaders.profileCreatedAt(userId)
      if (round !== this.#round) return
      if (profileCreatedAt !== null) this.#profileKnownFor = userId
      this.#settle(userId, 'profile', 'stated', (user) =>
        profileCreatedAt === null ? user : { ...user, profileCreatedAt },
      )
    } catch (cause) {
      logFailure('The profile cannot be loaded', cause)
      if (round === this.#round) this.#settle(userId, 'profile', 'failed')
    }
  }

  /** What is known stays so where asking again fails. All that was stated is remembered on this device. */
  #settle(
    userId: string,
    fact: 'profile' | 'subscription',
    state: FactState,
    change: (user: User) => User = (user) => user,
  ): void {
    this.#store.amend(userId, (before) => {
      const { missing, ...user } = change(before)
      const wasStated = missing === undefined || missing[fact] === 'stated'
      if (state === 'failed' && wasStated) return before
      if (missing === undefined) return user
      const states = { ...missing, [fact]: state }
      const isComplete = states.profile === 'stated' && states.subscription === 'stated'
      return isComplete ? user : { ...user, missing: states }
    })
    const { user } = this.#store.get()
    if (state === 'stated' && user?.id === userId) remember(user)
  }

  #cancelTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}

/** An anonymous account has no trial yet: the day of its own tells nothing. */
function remember({ id, isAnonymous, missing, profileCreatedAt, subscription }: User): void {
  if (missing !== undefined || isAnonymous) return
  const subscriptionStatus = subscription?.status ?? null
  rememberFacts(id, { profileCreatedAt, subscriptionStatus, statedAt: serverNow() })
}
