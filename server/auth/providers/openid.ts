import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { createIdTokenProvider } from './id-tokens.ts'
import { patienceMilliseconds } from './provider.ts'
import type { IdTokenProvider, ProviderName, ProviderProfile, WebProvider } from './provider.ts'
import type { ClientSettings, OpenIdSettings } from './settings.ts'

/** What an issuer says of itself (OpenID Connect Discovery 1.0). */
const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  userinfo_endpoint: z.url({ protocol: /^https?$/ }).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})
type Discovery = z.infer<typeof discoverySchema>

const answerSchema = z.object({ id_token: z.string(), access_token: z.string().optional() })
const userInfoSchema = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional().catch(false),
  name: z.string().max(200).optional().catch(undefined),
})

/** A person who signs in waits for it; that an issuer moved shows within the hour. */
const discoverySeconds = 3_600

type Options = OpenIdSettings & {
  readonly provider: ProviderName
  readonly now: () => Date
  readonly fetch: typeof fetch
}

/** An issuer of the operator's own (Authentik, Keycloak, Authelia …), of which its address says all the rest. */
export function createOpenId(options: Options): WebProvider {
  const { issuer, clientId, clientSecret, trustsEmail, provider, now, fetch } = options
  let known: { about: Discovery; idTokens: IdTokenProvider; until: number } | undefined

  async function discover() {
    if (known !== undefined && now().getTime() < known.until) return known
    const about = discoverySchema.parse(
      await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {}),
    )
    // Else one issuer could speak for another.
    if (about.issuer !== issuer) throw new Error('the issuer calls itself by another name')
    const idTokens = createIdTokenProvider({
      provider,
      issuers: [issuer],
      keys: about.jwks_uri,
      clientIds: [clientId],
      now,
      fetch,
    })
    known = { about, idTokens, until: now().getTime() + discoverySeconds * 1000 }
    return known
  }

  async function ask(address: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    if (!response.ok) throw new Error(`${new URL(address).pathname} answered ${response.status}`)
    return response.json()
  }

  /** Some give the address in the answer about the person, and not in the id token. */
  async function withAddress(
    profile: ProviderProfile,
    about: Discovery,
    accessToken: string | undefined,
  ): Promise<ProviderProfile> {
    const { userinfo_endpoint: address } = about
    if (profile.email !== null || address === undefined || accessToken === undefined) return profile
    const headers = { authorization: `Bearer ${accessToken}` }
    const info = userInfoSchema.parse(await ask(address, { headers }))
    const email = parseEmailAddress(info.email ?? '')
    // It may be about nobody else.
    if (info.sub !== profile.subject || email === undefined) return profile
    const isEmailVerified = info.email_verified === true
    return { ...profile, email, isEmailVerified, name: profile.name ?? info.name }
  }

  const trusted = (profile: ProviderProfile): ProviderProfile =>
    trustsEmail && profile.email !== null ? { ...profile, isEmailVerified: true } : profile

  return {
    async authorizeUrl({ state, redirectUri, verifier, nonce }) {
      const { about } = await discover()
      const url = new URL(about.authorization_endpoint)
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },

    async exchange({ code, redirectUri, verifier, nonce }) {
      const { about, idTokens } = await discover()
      const { headers, fields } = credentials(about, { clientId, clientSecret })
      const answer = answerSchema.parse(
        await ask(about.token_endpoint, {
          method: 'POST',
          headers,
          body: new URLSearchParams({
            ...fields,
            code,
            code_verifier: verifier,
            grant_type: 'authorization_code',
            redirect_uri: redirectUri,
          }),
        }),
      )
      const verified = await idTokens.verify(answer.id_token)
      if (verified.nonce !== nonce) throw new Error('the id token was made for another sign-in')
      return trusted(await withAddress(verified.profile, about, answer.access_token))
    },
  }
}

/** How the client shows itself, in the way that the issuer takes. */
function credentials(about: Discovery, { clientId, clientSecret }: ClientSettings) {
  if (about.token_endpoint_auth_methods_supported.includes('client_secret_basic')) {
    // Each part as in a form, by RFC 6749.
    const [id, secret] = [clientId, clientSecret].map((part) =>
      encodeURIComponent(part).replaceAll('%20', '+'),
    )
    const basic = Buffer.from(`${id}:${secret}`).toString('base64')
    return { headers: { authorization: `Basic ${basic}` }, fields: {} }
  }
  return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } }
}
