const header = 'x-request-id'

let failed: string | null = null

/**
 * By which the operator finds what has just failed on our side, in the log and in the database; null where
 * nothing has, and as soon as something else is asked.
 */
export const failedRequestId = (): string | null => failed

/** Short enough to be read out. Not `randomUUID`, which pages over plain HTTP lack. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((n) => (n % 36).toString(36)).join('')

/**
 * `fetch` with an id for each try, which the server writes into its log and its SQL. To our own origin only:
 * elsewhere the header would cost a question beforehand, and might be refused.
 */
export async function tracedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  const address = input instanceof Request ? input.url : String(input)
  if (address.startsWith(`${location.origin}/`)) headers.set(header, newId())
  failed = null
  const answer = await fetch(input, { ...init, headers })
  if (answer.status >= 500) failed = answer.headers.get(header)
  return answer
}
