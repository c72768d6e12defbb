import type { Access } from '#domain/access.ts'
import { serverNow } from '#web/lib/server-clock.ts'

import type { User } from './user.ts'
import { accessOf, nextAccessChange } from './user-access.ts'

export interface SessionState {
  user: User | null
  /** True until it is known whether somebody is signed in. */
  loading: boolean
  /** Kept true to the clock: it changes by itself when the trial ends. */
  access: Access
  /** Somebody gave their password, and has still to show their second factor: nobody is signed in. */
  secondStep: boolean
}
type Known = Pick<SessionState, 'user' | 'loading'> & { secondStep?: boolean }

/** The state with its subscribers; a change of person is told apart from a change of their facts. */
export class SessionStore {
  #state: SessionState
  #accessTimer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #onUserChange: (userId: string | null) => void

  constructor(initial: Known, onUserChange: (userId: string | null) => void) {
    this.#state = { ...initial, access: accessOf(initial.user, serverNow()), secondStep: false }
    this.#onUserChange = onUserChange
  }

  get = (): SessionState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Everything of the earlier person is emptied before anyone sees the next one. */
  set({ user, loading, secondStep = false }: Known): void {
    const earlier = this.#state
    if (earlier.user === user && earlier.loading === loading && earlier.secondStep === secondStep) {
      return
    }
    this.#replace({ user, loading, secondStep })
    if (earlier.user?.id !== user?.id) this.#onUserChange(user?.id ?? null)
    for (const listener of this.#listeners) listener()
  }

  /** Changes facts of this person, if it is still this person who is signed in. */
  amend(userId: string, change: (user: User) => User): void {
    const { user, loading } = this.#state
    if (user?.id === userId) this.set({ user: change(user), loading })
  }

  #replace({ user, loading, secondStep }: Omit<SessionState, 'access'>): void {
    const now = serverNow()
    const access = accessOf(user, now)
    this.#state = { user, loading, access, secondStep }
    clearTimeout(this.#accessTimer)
    const change = nextAccessChange(user, access)
    if (change === null) return
    this.#accessTimer = setTimeout(() => {
      this.#replace(this.#state)
      for (const listener of this.#listeners) listener()
    }, change.getTime() - now.getTime())
  }
}
