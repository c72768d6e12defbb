import type { OfferedAccount } from './links/receive-link.ts'
import type { SessionUser } from './user.ts'

export interface SessionState {
  user: SessionUser | null
  /** True until it is known whether somebody is signed in. */
  loading: boolean
  /** Somebody gave their password, and has still to show their second factor: nobody is signed in. */
  secondStep: boolean
  /** Whose session a link brought that nobody here asked for; it waits for a yes or no. */
  offered: OfferedAccount | null
  /** The session that a link brought was taken up. */
  cameByLink: boolean
}
type Known = Pick<SessionState, 'user' | 'loading'> &
  Partial<Pick<SessionState, 'secondStep' | 'offered' | 'cameByLink'>>

/** The state with its subscribers; a change of person is told apart from a change of their account. */
export class SessionStore {
  #state: SessionState
  readonly #listeners = new Set<() => void>()
  readonly #onUserChange: (userId: string | null) => void

  constructor(initial: Known, onUserChange: (userId: string | null) => void) {
    this.#state = { ...initial, secondStep: false, offered: null, cameByLink: false }
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
    this.#state = { user, loading, secondStep, ...next }
    if (earlier.user?.id !== user?.id) this.#onUserChange(user?.id ?? null)
    for (const listener of this.#listeners) listener()
  }
}
