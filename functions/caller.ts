import { z } from 'zod'
import type { FunctionEnvironment } from './environment.ts'
import { Refusal } from './http/refusal.ts'

const userSchema = z.object({
  id: z.uuid(),
  email: z.string().optional(),
  user_metadata: z.object({ name: z.string().optional() }).optional(),
})

export interface Caller {
  id: string
  /** Undefined for an account without one. */
  email: string | undefined
  name: string | undefined
}

/**
 * Who calls, by the auth server's word: unlike the token alone, it knows of sessions that were ended.
 *
 * @throws Refusal 401 where nobody is signed in, 503 where the auth server does not answer
 */
export async function callerOf(
  request: Request,
  { backendUrl, publicKey }: FunctionEnvironment,
): Promise<Caller> {
  const authorization = request.headers.get('authorization') ?? ''
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  // supabase-js sends the public key as the token where nobody is signed in.
  if (token === undefined || token === publicKey) throw notSignedIn()
  const response = await fetch(`${backendUrl}/auth/v1/user`, {
    headers: { apikey: publicKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(8_000),
  }).catch(() => undefined)
  if (response === undefined || response.status >= 500) {
    throw new Refusal(503, 'auth_unavailable', 'Your sign-in cannot be checked now. Try again.')
  }
  const user = userSchema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !user.success) throw notSignedIn()
  const { id, email, user_metadata } = user.data
  return { id, email: email || undefined, name: user_metadata?.name || undefined }
}

const notSignedIn = () => new Refusal(401, 'not_authenticated', 'User not authenticated')
