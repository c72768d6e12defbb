import { randomInt } from 'node:crypto'
import { startTestProvider, testProviders } from './provider.ts'
import { someEmail, startAuth } from './start-auth.ts'
import type { AuthSettings } from '../settings.ts'
import type { RunningAuth } from './start-auth.ts'

export type Browser = ReturnType<RunningAuth['browser']>
type Provider = Awaited<ReturnType<typeof startTestProvider>>
export type Person = Parameters<Provider['agree']>[1]

export const somebody = (changes: Partial<Person> = {}): Person => ({
  subject: String(randomInt(1e9)),
  email: someEmail(),
  verified: true,
  name: 'Ada',
  ...changes,
})

/** The auth server with Google, GitHub and Apple beside it, and what a browser does at them. */
export async function startAuthWithProviders(settings: Partial<AuthSettings> = {}) {
  const clock: { now: () => Date } = { now: () => new Date() }
  const provider = await startTestProvider(() => clock.now())
  const auth = await startAuth(
    { providers: testProviders, anonymousEnabled: true, ...settings },
    { fetch: provider.fetch },
  )
  clock.now = auth.now

  /** Follows an address of ours as a browser does, with the cookies that it was given. */
  async function visit(href: string, cookies = '') {
    const { pathname, search } = new URL(href)
    const response = await auth.send(pathname.replace('/auth/v1', '') + search, {
      headers: { cookie: cookies },
    })
    const given = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
    return { response, cookies: given.join('; '), location: response.headers.get('location') ?? '' }
  }

  /** To the provider and back; the answer is where the browser ends. */
  async function comeThrough(
    browser: Browser,
    person: Person,
    name: 'google' | 'github' | 'custom:oidc' = 'google',
    queryParams: Record<string, string> = {},
  ): Promise<URL> {
    const { data } = await browser.signInWithOAuth({
      provider: name,
      options: { skipBrowserRedirect: true, queryParams },
    })
    const { location, cookies } = await visit(data.url ?? '')
    const back = await visit(provider.agree(location, person), cookies)
    return new URL(back.location)
  }

  return { auth, provider, visit, comeThrough }
}

export type AuthWithProviders = Awaited<ReturnType<typeof startAuthWithProviders>>
