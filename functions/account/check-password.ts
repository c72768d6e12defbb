import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'

const signedInSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })
const failureSchema = z.object({ error_code: z.string() })

interface Claim {
  id: string
  email: string
  password: string
}

/**
 * Proves a password as a sign-in does, and so within its limits; the session that comes of it is ended.
 *
 * @throws Refusal 403 `wrong_password`, `not_allowed`; 429 `too_many_requests`; 503 `auth_unavailable`
 */
export async function requirePassword(
  { askAuth, secretKey }: FunctionEnvironment,
  { id, email, password }: Claim,
): Promise<void> {
  const post = async (path: string, token: string, body?: unknown) =>
    askAuth(path, {
      method: 'POST',
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => undefined)

  // With the secret key: nobody can answer a captcha from here.
  const answer = await post('/token?grant_type=password', secretKey, { email, password })
  const said: unknown = await answer?.json().catch(() => undefined)
  if (answer === undefined || answer.status >= 500) {
    throw new Refusal(503, 'auth_unavailable', t('Your password cannot be checked now. Try again.'))
  }
  if (!answer.ok) throw refusalOf(answer.status, said)
  const signedIn = signedInSchema.safeParse(said)
  if (!signedIn.success || signedIn.data.user.id !== id) throw wrongPassword()
  await post('/logout?scope=local', signedIn.data.access_token)
}

function refusalOf(status: number, said: unknown): Refusal {
  if (status === 429) return new Refusal(429, 'too_many_requests', t('Too many requests'))
  const failure = failureSchema.safeParse(said)
  if (failure.data?.error_code === 'invalid_credentials') return wrongPassword()
  return new Refusal(403, 'not_allowed', t('This account cannot be deleted here.'))
}

const wrongPassword = () => new Refusal(403, 'wrong_password', t('Current password is incorrect'))
