import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import type { FunctionEnvironment } from './environment.ts'
import { Refusal } from './http/refusal.ts'

const userSchema = z.object({
  id: z.uuid(),
  email: z.string().optional(),
  is_anonymous: z.boolean().optional(),
  factors: z.array(z.object({ status: z.string() })).optional(),
  user_metadata: z.object({ name: z.string().optional() }).optional(),
})

export interface Caller {
  id: string
  /** Whose session it is, verified. */
  token: string
  /** Undefined for an account without one. */
  email: string | undefined
  name: string | undefined
  /** Made without an address, and so without a password. */
  isAnonymous: boolean
  /** When they last showed who they are, in seconds since 1970. */
  shownAt: number
  /** The session of the token; undefined where the auth server names none. */
  sessionId: string | undefined
}

interface Demand {
  /** True where the password alone is enough, though a second factor is set up. */
  withoutSecondFactor?: boolean
}

/**
 * Who calls, by the auth server's word: unlike the token alone, it knows of sessions that were ended.
 *
 * @throws Refusal 401 where nobody is signed in, 403 `insufficient_aal` where a second factor is still to
 * be shown, 503 where the auth server does not answer
 */
export async function callerOf(
  request: Request,
  { backendUrl, publicKey, along }: FunctionEnvironment,
  { withoutSecondFactor = false }: Demand = {},
): Promise<Caller> {
  const authorization = request.headers.get('authorization') ?? ''
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  // supabase-js sends the public key as the token where nobody is signed in.
  if (token === undefined || token === publicKey) throw notSignedIn()
  const response = await fetch(`${backendUrl}/auth/v1/user`, {
    headers: {
      apikey: publicKey,
      authorization: `Bearer ${token}`,
      ...along,
    },
    signal: AbortSignal.timeout(8_000),
  }).catch(() => undefined)
  if (response === undefined || response.status === 429 || response.status >= 500) {
    throw new Refusal(503, 'auth_unavailable', t('Your sign-in cannot be checked now. Try again.'))
  }
  const user = userSchema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !user.success) throw notSignedIn()
  const { id, email, user_metadata, is_anonymous, factors = [] } = user.data
  const claims = claimsOf(token)
  const hasFactor = factors.some(({ status }) => status === 'verified')
  if (hasFactor && !withoutSecondFactor && claims.aal !== 'aal2') {
    throw new Refusal(403, 'insufficient_aal', t('Show your second factor first.'))
  }
  const name = user_metadata?.name || undefined
  return {
    id,
    token,
    email: email || undefined,
    name,
    isAnonymous: is_anonymous === true,
    shownAt: Math.max(0, ...claims.amr.map(({ timestamp }) => timestamp)),
    sessionId: claims.session_id,
  }
}

const notSignedIn = () => new Refusal(401, 'not_authenticated', t('User not authenticated'))

const claimsSchema = z.object({
  aal: z.string().optional(),
  session_id: z.uuid().optional(),
  amr: z.array(z.object({ timestamp: z.number() })).catch([]),
})

/** Of a token that the auth server has just verified. */
function claimsOf(token: string): z.infer<typeof claimsSchema> {
  const [, payload = ''] = token.split('.')
  return claimsSchema.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
}
