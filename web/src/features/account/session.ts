import type { AuthChangeEvent, Session as AuthSession } from '@supabase/auth-js'
import type { QueryClient } from '@tanstack/react-query'

import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { BackendNotConfigured } from '#web/lib/backend/not-configured.ts'
import { logFailure } from '#web/lib/log.ts'
import { within } from '#web/lib/timing.ts'

import { awaitsSecondStep } from './second-factor/assurance.ts'
import type { Credentials, NewAccount, PasswordChange } from './sign-in/credentials.ts'
import { createEnding } from './ending.ts'
import type { factQueries } from './fact-queries.ts'
import type { LinkSession } from './links/link-session.ts'
import { SessionStore } from './session-state.ts'
import type { SessionState } from './session-state.ts'
import { forgetFacts } from './remembered-facts.ts'
import type { Account, SessionUser } from './user.ts'
import { userFromAccount } from './user.ts'

const sessionTimeout = 5_000
const initialisationTimeout = 8_000
const linkTimeout = 5_000

export interface SessionDependencies {
  source: AuthSource
  /** Emptied with each change of person. */
  cache: QueryClient
  facts: typeof factQueries
  /** Called with each change of person, before anyone is shown the new one. */
  onUserChange: (userId: string | null) => void
  /** The session that a link or a provider left in the page's address. */
  link: LinkSession | null
}

export interface Session {
  /** For what a screen asks of the auth client itself, such as a mail. */
  source: AuthSource
  /** Where the facts of who is signed in are. */
  cache: QueryClient
  facts: typeof factQueries
  state: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Finds out who is signed in. Answers at once where no session is stored. Runs once. */
  start: () => Promise<void>
  /** Another tab signed in or out. */
  storageChanged: () => void
  /** Fetches the client before it is needed, where somebody is about to sign in. */
  prepare: () => void
  /** Takes up the session of `offered` in place of the one there is. @throws AuthFailure */
  acceptOffered: () => Promise<void>
  /** Leaves everything as it is, and ends the session that the link brought. */
  refuseOffered: () => void
  /** Null where a second factor is to be shown first: `secondStep` then, and `passSecondStep`. */
  login: (input: Credentials) => Promise<SessionUser | null>
  /** Signs in who gave their password before, with the code of their authenticator app. */
  passSecondStep: (code: string) => Promise<SessionUser | null>
  register: (input: NewAccount) => Promise<{ user: SessionUser; signedIn: boolean }>
  /** The person is gone at once; resolves when the backend knows, at the latest after 2 seconds. */
  logout: () => Promise<void>
  changePassword: (passwords: PasswordChange) => Promise<void>
  /** The name that the account carries; the profile's own is written by the profile's mutation. */
  rename: (name: string) => Promise<void>
}

/** The ways in are fetched when somebody takes one: the first screen goes without. */
const waysIn = () => import('./sign-in/sign-in.ts')
const links = () => import('./links/receive-link.ts')

/** Who is signed in, as the specification's states and times want it. Knows no screen. */
export function createSession(deps: SessionDependencies): Session {
  const { source, cache, facts } = deps
  const mayBeSignedIn = source.hasStoredSession() || deps.link !== null
  const store = new SessionStore({ user: null, loading: mayBeSignedIn }, (userId) => {
    cache.clear()
    deps.onUserChange(userId)
  })
  let starting: Promise<void> | undefined
  const ending = createEnding(source)
  /** Until it is known whose session the link brought, nobody is shown. */
  let receiving = deps.link !== null

  function initialise(account: Account): SessionUser {
    const { user: earlier } = store.get()
    const user = userFromAccount(account)
    store.set({ user, loading: false })
    // An anonymous account that became a full one begins its trial, with another date.
    if (earlier?.id === user.id && earlier.isAnonymous !== user.isAnonymous)
      void cache.resetQueries({ queryKey: facts.profile(user.id).queryKey })
    return user
  }

  function clear(secondStep = false): void {
    const { user } = store.get()
    if (user !== null) forgetFacts(user.id)
    store.set({ user: null, loading: false, secondStep })
  }

  /** Nobody is signed in, and nothing of theirs shown, before they have shown their second factor. */
  function take(session: Pick<AuthSession, 'access_token' | 'user'>): SessionUser | null {
    if (!awaitsSecondStep(session)) return initialise(session.user)
    clear(true)
    return null
  }

  /** Without a network a token that is over cannot be renewed, and that ends nothing. */
  const isCutOff = () => !navigator.onLine && source.hasStoredSession()

  function onAuthEvent(event: AuthChangeEvent, session: AuthSession | null): void {
    if (receiving) return
    if (!session && event !== 'SIGNED_OUT' && isCutOff()) return
    if (event === 'SIGNED_OUT' || !session?.user) clear()
    // While somebody leaves, a window that regains focus still reads the session that is ending.
    else if (ending.isUnderWay()) return
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
    if (deps.link !== null) await within(linkTimeout, receive(deps.link, data.session?.user.id))
    receiving = false
    if (!store.get().cameByLink) onAuthEvent('INITIAL_SESSION', data.session)
  }

  async function receive(link: LinkSession, signedInId: string | undefined): Promise<void> {
    try {
      const received = await (await links()).receiveLink(source, link, signedInId)
      if (received.kind === 'wanted') await redeem(link, received.accountId, signedInId)
      else if (receiving) store.set({ ...store.get(), offered: received.account })
    } catch (cause) {
      logFailure('The session of the link cannot be taken up', cause)
    }
  }

  async function redeem(link: LinkSession, accountId?: string, signedInId?: string): Promise<void> {
    const redeemed = await (await links()).redeemLink(source, link, accountId)
    if (redeemed.user.id !== signedInId) await ending.end()
    const { data, error } = await (await source.client()).setSession(redeemed)
    if (data.session === null) throw error ?? new Error('no session')
    receiving = false
    store.set({ ...store.get(), offered: null, cameByLink: true })
    take(data.session)
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

  function connect(): void {
    source.client().catch((cause: unknown) => logFailure('The sign-in is not available', cause))
  }

  return {
    source,
    cache,
    facts,
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
    async acceptOffered() {
      const { offered, user } = store.get()
      if (offered !== null && deps.link !== null) await redeem(deps.link, offered.id, user?.id)
    },
    refuseOffered() {
      if (store.get().offered === null || deps.link === null) return
      const { link } = deps
      store.set({ ...store.get(), offered: null })
      links()
        .then(({ refuseLink }) => refuseLink(source, link))
        .catch((cause: unknown) => logFailure('The session of a link was not ended', cause))
    },
    async login(input) {
      const { login } = await waysIn()
      return take(await login({ source, endSession: ending.end }, input))
    },
    async passSecondStep(code) {
      const { passSecondStep } = await import('./second-factor/second-step.ts')
      return take(await passSecondStep(source, code))
    },
    async register(input) {
      const { register } = await waysIn()
      const { account, signedIn } = await register({ source, endSession: ending.end }, input)
      return { user: signedIn ? initialise(account) : userFromAccount(account), signedIn }
    },
    logout() {
      clear()
      return ending.end()
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
  }
}
