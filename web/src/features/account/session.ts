import type { AuthChangeEvent, Session as AuthSession } from '@supabase/auth-js'

import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { BackendNotConfigured } from '#web/lib/backend/not-configured.ts'
import { logFailure } from '#web/lib/log.ts'
import { within } from '#web/lib/timing.ts'

import type { FactLoaders } from './background-facts.ts'
import { BackgroundFacts } from './background-facts.ts'
import { awaitsSecondStep } from './assurance.ts'
import type { Credentials, PasswordChange } from './credentials.ts'
import { SessionStore } from './session-state.ts'
import type { SessionState } from './session-state.ts'
import type { Account, User } from './user.ts'
import { userFromAccount } from './user.ts'

const sessionTimeout = 5_000
const initialisationTimeout = 8_000
const logoutTimeout = 2_000

export interface SessionDependencies {
  source: AuthSource
  loaders: FactLoaders
  /** Called with each change of person, before anyone is shown the new one. */
  onUserChange: (userId: string | null) => void
  /** Whether the page's address carries a sign-in that a link or a provider brought. */
  signInInAddress: boolean
}

export interface Session {
  /** For what a screen asks of the auth client itself, such as a mail. */
  source: AuthSource
  state: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Finds out who is signed in. Answers at once where no session is stored. Runs once. */
  start: () => Promise<void>
  /** Another tab signed in or out. */
  storageChanged: () => void
  /** Fetches the client before it is needed, where somebody is about to sign in. */
  prepare: () => void
  /** Null where a second factor is to be shown first: `secondStep` then, and `passSecondStep`. */
  login: (input: Credentials) => Promise<User | null>
  /** Signs in who gave their password before, with the code of their authenticator app. */
  passSecondStep: (code: string) => Promise<User | null>
  register: (input: Credentials & { name?: string }) => Promise<{ user: User; signedIn: boolean }>
  /** The person is gone at once; resolves when the backend knows, at the latest after 2 seconds. */
  logout: () => Promise<void>
  changePassword: (passwords: PasswordChange) => Promise<void>
  /** The name that the account carries; the profile's own is written by the profile's mutation. */
  rename: (name: string) => Promise<void>
  reloadSubscription: () => Promise<void>
}

/** The ways in are fetched when somebody takes one: the first screen goes without. */
const waysIn = () => import('./sign-in.ts')

/** Who is signed in, as the specification's states and times want it. Knows no screen. */
export function createSession(deps: SessionDependencies): Session {
  const { source } = deps
  const mayBeSignedIn = source.hasStoredSession() || deps.signInInAddress
  const store = new SessionStore({ user: null, loading: mayBeSignedIn }, deps.onUserChange)
  const facts = new BackgroundFacts(store, deps.loaders)
  let starting: Promise<void> | undefined
  let ending: Promise<void> | undefined

  function initialise(account: Account): User {
    const { user: earlier } = store.get()
    const fresh = userFromAccount(account)
    // The same person again (another tab, a window come back): what is known of them stays.
    const user =
      earlier?.id === fresh.id
        ? { ...earlier, email: fresh.email, name: fresh.name, isAnonymous: fresh.isAnonymous }
        : fresh
    store.set({ user, loading: false })
    facts.schedule(user.id)
    return user
  }

  function clear(secondStep = false): void {
    facts.forget()
    store.set({ user: null, loading: false, secondStep })
  }

  /** Nobody is signed in, and nothing of theirs shown, before they have shown their second factor. */
  function take(session: Pick<AuthSession, 'access_token' | 'user'>): User | null {
    if (!awaitsSecondStep(session)) return initialise(session.user)
    clear(true)
    return null
  }

  /** Without a network a token that is over cannot be renewed, and that ends nothing. */
  const isCutOff = () => !navigator.onLine && source.hasStoredSession()

  function onAuthEvent(event: AuthChangeEvent, session: AuthSession | null): void {
    if (!session && event !== 'SIGNED_OUT' && isCutOff()) return
    if (event === 'SIGNED_OUT' || !session?.user) clear()
    // While somebody leaves, a window that regains focus still reads the session that is ending.
    else if (ending !== undefined) return
    else if (awaitsSecondStep(session)) clear(true)
    else if (event === 'TOKEN_REFRESHED' && store.get().user?.id === session.user.id) return
    else initialise(session.user)
  }
  source.subscribe(onAuthEvent)

  async function findSession(): Promise<void> {
    const client = await source.client()
    const answer = await within(sessionTimeout, client.getSession())
    if (!answer.inTime) return
    const { data, error } = answer.value
    if (error) logFailure('The session cannot be restored', error)
    onAuthEvent('INITIAL_SESSION', data.session)
  }

  function endLoading(): void {
    store.set({ ...store.get(), loading: false })
  }

  async function start(): Promise<void> {
    if (!mayBeSignedIn) return
    try {
      if (isCutOff()) (await import('./stored-account.ts')).resume(initialise)
      await within(initialisationTimeout, findSession())
    } catch (cause) {
      if (!(cause instanceof BackendNotConfigured))
        logFailure('The sign-in is not available', cause)
    } finally {
      endLoading()
    }
  }

  /** One at a time: a second call waits for the first instead of ending what came between. */
  function endSession(): Promise<void> {
    if (ending !== undefined) return ending
    if (!source.hasStoredSession()) return Promise.resolve()
    ending = askToSignOut().finally(() => {
      ending = undefined
    })
    return ending
  }

  async function askToSignOut(): Promise<void> {
    try {
      const signOut = source.client().then((client) => client.signOut({ scope: 'local' }))
      const answer = await within(logoutTimeout, signOut)
      if (answer.inTime && answer.value.error === null) return
      logFailure('The backend was not told of the sign-out', answer)
    } catch (cause) {
      logFailure('The sign-out failed', cause)
    }
    source.forget().catch((cause: unknown) => logFailure('The session cannot be forgotten', cause))
  }

  function connect(): void {
    source.client().catch((cause: unknown) => logFailure('The sign-in is not available', cause))
  }

  return {
    source,
    state: store.get,
    subscribe: store.subscribe,
    start: () => (starting ??= start()),
    storageChanged() {
      if (!source.hasStoredSession()) clear()
      else if (store.get().user === null) connect()
    },
    prepare() {
      connect()
      waysIn().catch((cause: unknown) => logFailure('The sign-in is not available', cause))
    },
    async login(input) {
      const { login } = await waysIn()
      return take(await login({ source, endSession }, input))
    },
    async passSecondStep(code) {
      const { passSecondStep } = await import('./second-step.ts')
      return take(await passSecondStep(source, code))
    },
    async register(input) {
      const { register } = await waysIn()
      const { account, signedIn } = await register({ source, endSession }, input)
      return { user: signedIn ? initialise(account) : userFromAccount(account), signedIn }
    },
    logout() {
      clear()
      return endSession()
    },
    async changePassword(passwords) {
      const { changePassword } = await waysIn()
      await changePassword(source, store.get().user?.email ?? '', passwords)
    },
    async rename(name) {
      const client = await source.client()
      const { error } = await client.updateUser({ data: { name } })
      if (error) throw error
    },
    async reloadSubscription() {
      const { user } = store.get()
      if (user) await facts.reloadSubscription(user.id)
    },
  }
}
