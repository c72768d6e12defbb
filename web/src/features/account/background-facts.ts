import { logFailure } from '#web/lib/log.ts'

import type { SessionStore } from './session-state.ts'
import type { Subscription } from './subscription.ts'

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
      setTimeout(() => void this.reloadSubscription(userId), subscriptionDelay),
    ]
  }

  /** Nothing that is on its way may land any more. */
  forget(): void {
    this.#cancelTimers()
    this.#round += 1
    this.#profileKnownFor = null
  }

  async reloadSubscription(userId: string): Promise<void> {
    const round = this.#round
    try {
      const subscription = await this.#loaders.subscription()
      if (round !== this.#round) return
      this.#store.amend(userId, ({ subscription: _earlier, ...user }) =>
        subscription ? { ...user, subscription } : user,
      )
    } catch (cause) {
      logFailure('The subscription cannot be loaded', cause)
    }
  }

  async #loadProfile(userId: string): Promise<void> {
    if (this.#profileKnownFor === userId) return
    const round = this.#round
    try {
      const profileCreatedAt = await this.#loaders.profileCreatedAt(userId)
      if (round !== this.#round || profileCreatedAt === null) return
      this.#profileKnownFor = userId
      this.#store.amend(userId, (user) => ({ ...user, profileCreatedAt }))
    } catch (cause) {
      logFailure('The profile cannot be loaded', cause)
    }
  }

  #cancelTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}
