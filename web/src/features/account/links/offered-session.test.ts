import { beforeEach, expect, it } from 'vitest'

import { readLinkSession } from './link-session.ts'
import { returnAddress } from './return-address.ts'
import { ana, ben, controlledSessions, pass } from '../testing/controlled-session.ts'
import { refusal } from '../testing/gotrue.ts'

const tests = controlledSessions()
beforeEach(() => localStorage.clear())

/** Opens the app with the session of this account in its address. */
async function follow(hash: string, search = '') {
  const session = tests.fixture.open({ link: readLinkSession({ hash, search }) })
  void session.start()
  await pass(0)
  return session
}
const linkOf = (email: string) => tests.fixture.gotrue.linkHash(email, 'magiclink')
const storedEmail = () => /"email":"([^"]+)"/.exec(tests.fixture.stored() ?? '')?.[1]

it('signs nobody in whose link this browser did not ask for, before they say so', async () => {
  const session = await follow(linkOf(ben))
  expect(session.state()).toMatchObject({ user: null, loading: false, cameByLink: false })
  expect(session.state().offered).toMatchObject({ email: ben })
  expect(tests.fixture.stored()).toBeNull()

  await session.acceptOffered()
  expect(session.state()).toMatchObject({ user: { email: ben }, offered: null, cameByLink: true })
  expect(storedEmail()).toBe(ben)
})

it('moves nobody into another account, before they say so', async () => {
  tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
  const session = await follow(linkOf(ben))
  expect(session.state()).toMatchObject({ user: { email: ana }, offered: { email: ben } })
  expect(storedEmail()).toBe(ana)
  expect(tests.fixture.userChanges).not.toContain(session.state().offered?.id)

  session.refuseOffered()
  await pass(0)
  expect(session.state()).toMatchObject({ user: { email: ana }, offered: null, cameByLink: false })
  expect(storedEmail()).toBe(ana)
  // What nobody wants ends, and the own session does not.
  expect(tests.fixture.gotrue.requestsTo('/logout').map(({ path }) => path)).toEqual([
    '/logout?scope=local',
  ])
})

it('ends the session there was where somebody goes on as another', async () => {
  tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
  const session = await follow(linkOf(ben))
  await session.acceptOffered()
  expect(session.state()).toMatchObject({ user: { email: ben }, offered: null })
  expect(storedEmail()).toBe(ben)
  expect(tests.fixture.gotrue.requestsTo('/logout')).toHaveLength(1)
})

it('takes up at once what this browser asked for, and each request once', async () => {
  const { search } = new URL(returnAddress('/confirm-email'))
  const session = await follow(linkOf(ben), search)
  expect(session.state()).toMatchObject({ user: { email: ben }, offered: null, cameByLink: true })

  const again = await follow(linkOf(ana), search)
  expect(again.state()).toMatchObject({ user: { email: ben }, offered: { email: ana } })
})

it('remembers a request for an hour', async () => {
  const { search } = new URL(returnAddress('/confirm-email'))
  await pass(3_600_000)
  expect((await follow(linkOf(ben), search)).state().offered).toMatchObject({ email: ben })
})

it('knows no mark but its own', async () => {
  returnAddress('/confirm-email')
  expect((await follow(linkOf(ben), '?request=guessed')).state().offered).not.toBeNull()
  expect((await follow(linkOf(ben), '?request=')).state().offered).not.toBeNull()
})

it('takes up without a word the session of who is signed in anyway', async () => {
  tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
  const session = await follow(linkOf(ana))
  expect(session.state()).toMatchObject({ user: { email: ana }, offered: null, cameByLink: true })
  expect(tests.fixture.gotrue.requestsTo('/logout')).toEqual([])
})

it('leaves everything where the backend does not know the token', async () => {
  tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
  tests.fixture.gotrue.answer('/user', refusal(403, 'bad_jwt', 'invalid JWT'))
  const session = await follow(linkOf(ana))
  expect(session.state()).toMatchObject({ user: { email: ana }, offered: null, cameByLink: false })
})

it('takes up no refresh token of another account than the one that was shown', async () => {
  const [shown, brought] = [linkOf(ana), linkOf(ben)].map(
    (hash) => new URLSearchParams(hash.slice(1)),
  )
  const mixed = new URLSearchParams({
    access_token: shown?.get('access_token') ?? '',
    refresh_token: brought?.get('refresh_token') ?? '',
  })
  const session = await follow(`#${mixed}`)
  expect(session.state().offered).toMatchObject({ email: ana })
  await expect(session.acceptOffered()).rejects.toThrow('This link does not work any more.')
  expect(session.state()).toMatchObject({ user: null, cameByLink: false })
  expect(tests.fixture.stored()).toBeNull()

  // Nor silently, where the access token is of who is signed in.
  tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
  const signedIn = await follow(`#${mixed}`)
  expect(signedIn.state()).toMatchObject({ user: { email: ana }, cameByLink: false })
  expect(storedEmail()).toBe(ana)
})
