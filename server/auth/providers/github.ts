import { createHash } from 'node:crypto'
import { z } from 'zod'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { storableName } from '../accounts/metadata.ts'
import { patienceMilliseconds } from './provider.ts'
import type { WebProvider } from './provider.ts'
import type { ClientSettings, ProviderAddresses } from './settings.ts'

const tokenSchema = z.object({ access_token: z.string().min(1) })
const userSchema = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().max(2000).nullish(),
})
const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

type Options = ClientSettings & {
  readonly addresses: ProviderAddresses['github']
  readonly fetch: typeof fetch
}

/** GitHub, by OAuth: its API says who it is, and which addresses it has made sure of. */
export function createGithub({ clientId, clientSecret, addresses, fetch }: Options): WebProvider {
  async function ask(address: string, token: string): Promise<unknown> {
    const response = await fetch(address, {
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': 'Larder',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    return response.json()
  }

  return {
    authorizeUrl({ state, redirectUri, verifier }) {
      const url = new URL(addresses.authorize)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },

    async exchange({ code, redirectUri, verifier }) {
      const response = await fetch(addresses.token, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      })
      const { access_token: token } = tokenSchema.parse(await response.json())
      const user = userSchema.parse(await ask(addresses.user, token))
      const emails = emailsSchema.parse(await ask(addresses.emails, token))
      const primary = emails.find((each) => each.primary)
      const email = parseEmailAddress(primary?.email ?? '') ?? null
      return {
        provider: 'github',
        subject: String(user.id),
        email,
        isEmailVerified: email !== null && primary?.verified === true,
        name: storableName(user.name || user.login),
        avatarUrl: user.avatar_url ?? undefined,
      }
    },
  }
}
