import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody, startAuthWithProviders } from './testing/browser.ts'
import type { AuthWithProviders } from './testing/browser.ts'
import { securityLogOf } from './testing/security-log.ts'
import { password, someEmail } from './testing/start-auth.ts'

let providers: AuthWithProviders
let log: ReturnType<typeof securityLogOf>
beforeAll(async () => {
  providers = await startAuthWithProviders()
  log = securityLogOf(providers.auth.database)
})
afterAll(() => providers.auth.stop())

async function idOf(email: string): Promise<string> {
  const { rows } = await providers.auth.database.pool.query<{ id: string }>(
    'select id from auth.users where email = $1',
    [email],
  )
  return rows[0]?.id ?? ''
}

test('the security log names the provider that somebody came by', async () => {
  const email = someEmail()
  await providers.comeThrough(providers.auth.browser(), somebody({ email }))
  expect(await log.entriesOf(await idOf(email))).toEqual(['signed_in google'])
})

test('it has a provider that was linked, and one that was taken away', async () => {
  const { auth, provider, visit } = providers
  const browser = auth.browser('203.0.113.1', 'pkce')
  const email = someEmail()
  await browser.signUp({ email, password })
  const id = await idOf(email)
  await log.entriesOf(id)
  const { data } = await browser.linkIdentity({ provider: 'github' })
  const { location } = await visit(provider.agree(data.url ?? '', somebody()))
  expect(await log.entriesOf(id)).toEqual([])
  await browser.exchangeCodeForSession(new URL(location).searchParams.get('code') ?? '')
  expect(await log.entriesOf(id)).toEqual(['provider_linked github'])
  const { data: ways } = await browser.getUserIdentities()
  const github = ways?.identities.find((way) => way.provider === 'github')
  if (github === undefined) throw new Error('not linked')
  await browser.unlinkIdentity(github)
  expect(await log.entriesOf(id)).toEqual(['provider_unlinked github'])
})

test('an account that is linked by its address has both: the provider, and what it replaced', async () => {
  const { auth, comeThrough } = providers
  const email = someEmail()
  await auth.browser().signUp({ email, password })
  const id = await idOf(email)
  await log.entriesOf(id)
  await comeThrough(auth.browser(), somebody({ email }))
  expect(await log.entriesOf(id)).toEqual([
    'password_removed',
    'signed_out',
    'provider_linked google',
    'signed_in google',
  ])
})
