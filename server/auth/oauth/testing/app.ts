import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Browser } from '../../testing/browser.ts'
import { defaultSettings } from '../../settings.ts'
import { postJson, type RunningAuth } from '../../testing/start-auth.ts'

const registeredSchema = z.object({
  client_id: z.string(),
  client_secret: z.string().optional(),
})

/** For a file that registers more apps than one sender may. */
export const manyApps = {
  ...defaultSettings.rateLimits,
  appsFromAddress: { attempts: 1_000, seconds: 3_600 },
}

export const redirectUri = 'https://app.example/back'

const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  scope: z.string(),
})

/** An app of somebody else, and the cook in front of it. */
export function createApp(auth: RunningAuth) {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  async function register(metadata: Readonly<Record<string, unknown>> = {}) {
    const response = await auth.send(
      '/oauth/clients/register',
      postJson({
        client_name: 'Kitchen helper',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
        ...metadata,
      }),
    )
    const body: unknown = await response.json()
    return { response, body }
  }

  /** Where the cook is led who wants to use the app. */
  async function setOut(clientId: string, more: Readonly<Record<string, string>> = {}) {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'list:read list:write',
      state: 'of the app',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...more,
    })
    const response = await auth.send(`/oauth/authorize?${query.toString()}`)
    return new URL(response.headers.get('location') ?? '', 'http://nowhere.test')
  }

  /** With what the token endpoint was asked, as a form. */
  const ask = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
    auth.send('/oauth/token', { method: 'POST', body: new URLSearchParams(fields), headers })

  const exchange = (clientId: string, code: string, more: Readonly<Record<string, string>> = {}) =>
    ask({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
      ...more,
    })

  async function newClient(metadata: Readonly<Record<string, unknown>> = {}) {
    return registeredSchema.parse((await register(metadata)).body)
  }

  /** The cook says yes; the answer is the code that comes back. */
  async function letIn(
    browser: Browser,
    clientId: string,
    more: Readonly<Record<string, string>> = {},
  ) {
    const page = await setOut(clientId, more)
    const id = page.searchParams.get('authorization_id') ?? ''
    const { data, error } = await browser.oauth.approveAuthorization(id, {
      skipBrowserRedirect: true,
    })
    if (error) throw error
    const back = new URL(data.redirect_url)
    return { back, code: back.searchParams.get('code') ?? '' }
  }

  /** All of it: the app that is let in, with its tokens. */
  async function connected(browser: Browser, more: Readonly<Record<string, string>> = {}) {
    const { client_id: clientId } = await newClient()
    const { code } = await letIn(browser, clientId, more)
    const response = await exchange(clientId, code)
    const tokens = tokensSchema.parse(await response.json())
    return { clientId, code, tokens, claims: decodeJwt(tokens.access_token) }
  }

  const refresh = (clientId: string, refreshToken: string) =>
    ask({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken })

  return { register, newClient, setOut, letIn, exchange, ask, refresh, connected, tokensSchema }
}
