import { accessNotKnown, type Access } from '#domain/access.ts'
import { serverNow } from '#web/lib/server-clock.ts'

import type { OfferedAccount } from './links/receive-link.ts'
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
  /** Whose session a link brought that nobody here asked for; it waits for a yes or no. */
  offered: OfferedAccount | null
  /** The session that a link brought was taken up. */
  cameByLink: boolean
}
type Known = Pick<SessionState, 'user' | 'loading'> &
  Partial<Pick<SessionState, 'secondStep' | 'offered' | 'cameByLink'>>

/** The state with its subscribers; a change of person is told apart from a change of their facts. */
export class SessionStore {
  #state: SessionState
  #accessTimer: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #onUserChange: (userId: string | null) => void

  constructor(initial: Known, onUserChange: (userId: string | null) => void) {
    const access = initial.loading ? accessNotKnown : accessOf(initial.user, serverNow())
    this.#state = { ...initial, access, secondStep: false, offered: null, cameByLink: false }
    this.#onUserChange = onUserChange
  }

  get = (): SessionState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Everything of the earlier person is emptied before anyone sees the next one. */
  set({ user, loading, secondStep = false, ...link }: Known): void {
    const earlier = this.#state
    // What a link brought stays, whatever becomes of who is signed in.
    const next = { offered: earlier.offered, cameByLink: earlier.cameByLink, ...link }
    if (
      earlier.user === user &&
      earlier.loading === loading &&
      earlier.secondStep === secondStep &&
      earlier.offered === next.offered &&
      earlier.cameByLink === next.cameByLink
    ) {
      return
    }
    this.#replace({ user, loading, secondStep, ...next })
    if (earlier.user?.id !== user?.id) this.#onUserChange(user?.id ?? null)
    for (const listener of this.#listeners) listener()
  }

  /** Changes facts of this person, if it is still this person who is signed in. */
  amend(userId: string, change: (user: User) => User): void {
    const { user, loading } = this.#state
    if (user?.id === userId) this.set({ user: change(user), loading })
  }

  #replace(next: Omit<SessionState, 'access'>): void {
    const { user } = next
    const now = serverNow()
    const access = user === null && next.loading ? accessNotKnown : accessOf(user, now)
    this.#state = { ...next, access }
    clearTimeout(this.#accessTimer)
    const change = nextAccessChange(user, access, now)
    if (change === null) return
    this.#accessTimer = setTimeout(() => {
      this.#replace(this.#state)
      for (const listener of this.#listeners) listener()
    }, change.getTime() - now.getTime())
  }
}
