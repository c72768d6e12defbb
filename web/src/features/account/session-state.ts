import type { User } from './user.ts'

export interface SessionState {
  user: User | null
  /** True until it is known whether somebody is signed in. */
  loading: boolean
}

/** The state with its subscribers; a change of person is told apart from a change of their facts. */
export class SessionStore {
  #state: SessionState
  readonly #listeners = new Set<() => void>()
  readonly #onUserChange: (userId: string | null) => void

  constructor(initial: SessionState, onUserChange: (userId: string | null) => void) {
    this.#state = initial
    this.#onUserChange = onUserChange
  }

  get = (): SessionState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Everything of the earlier person is emptied before anyone sees the next one. */
  set(next: SessionState): void {
    const earlier = this.#state
    if (earlier.user === next.user && earlier.loading === next.loading) return
    this.#state = next
    if (earlier.user?.id !== next.user?.id) this.#onUserChange(next.user?.id ?? null)
    for (const listener of this.#listeners) listener()
  }

  /** Changes facts of this person, if it is still this person who is signed in. */
  amend(userId: string, change: (user: User) => User): void {
    const { user, loading } = this.#state
    if (user?.id === userId) this.set({ user: change(user), loading })
  }
}
