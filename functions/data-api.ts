import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import type { FunctionEnvironment } from './environment.ts'
import { Refusal } from './http/refusal.ts'

/** The token of who calls. @throws Refusal 401 `not_signed_in` for a visitor */
export function requireToken(request: Request, { publicKey }: FunctionEnvironment): string {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (token === '' || token === publicKey) throw notSignedIn()
  return token
}

/** Longer than anything that the database lets run. */
const longestMilliseconds = 30_000

const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
})

/** What the database refused, by the code that it gave: `message` holds it, `details` the words. */
export class DatabaseRefusal extends Error {
  readonly code: string
  readonly words: string

  constructor(code: string, words: string) {
    super(code)
    this.name = 'DatabaseRefusal'
    this.code = code
    this.words = words
  }
}

/**
 * Calls a function of the database as the person whose token it is: the database decides what they may.
 *
 * @throws Refusal 401 `not_signed_in`, 503 `unavailable`; DatabaseRefusal
 */
export function callAs<Answer>(
  token: string,
  environment: DataApi,
  name: string,
  input: Readonly<Record<string, unknown>>,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const request = { method: 'POST', body: JSON.stringify(input) }
  return askAs(token, environment, `rpc/${name}`, answer, request)
}

type DataApi = Pick<FunctionEnvironment, 'backendUrl' | 'publicKey' | 'along'>

/**
 * Asks the data API as the person whose token it is: what they may not see does not come.
 *
 * @param path below `/rest/v1/`, with its query
 * @throws as `callAs`
 */
export async function askAs<Answer>(
  token: string,
  { backendUrl, publicKey, along }: DataApi,
  path: string,
  answer: z.ZodType<Answer>,
  request: Pick<RequestInit, 'method' | 'body'> = {},
): Promise<Answer> {
  const response = await fetch(`${backendUrl}/rest/v1/${path}`, {
    ...request,
    headers: {
      apikey: publicKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...along,
    },
    signal: AbortSignal.timeout(longestMilliseconds),
  }).catch(() => {
    throw unavailable()
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return answer.parse(body)
  if (response.status === 401) throw notSignedIn()
  const failure = failureSchema.safeParse(body)
  if (response.status >= 500 || !failure.success) {
    throw unavailable()
  }
  throw new DatabaseRefusal(failure.data.message, failure.data.details ?? '')
}

function unavailable(): Refusal {
  return new Refusal(503, 'unavailable', t('The data service did not answer. Try again.'))
}

function notSignedIn(): Refusal {
  return new Refusal(401, 'not_signed_in', t('Sign in to do this.'))
}
