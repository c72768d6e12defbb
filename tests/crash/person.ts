import { z } from 'zod'
import { createJournal, type Journal } from './journal.ts'

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
})

export type Answer = { readonly status: number; readonly body: unknown }

/** Somebody who signed up, with their session as their device has it. */
export type Person = {
  readonly id: string
  readonly email: string
  readonly journal: Journal
  /** A call with their token. No answer in time, or none at all, has the status 0. */
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** A new session for the refresh token; true where it was given. */
  refresh(): Promise<boolean>
  signIn(): Promise<boolean>
}

/** Longer than any restart: a request that hangs is a fault of its own. */
const patienceMilliseconds = 20_000
const password = 'a good soup'

async function ask(url: string, method: string, body: unknown, token?: string): Promise<Answer> {
  const isBytes = body instanceof Uint8Array
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(patienceMilliseconds),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(!isBytes && { 'content-type': 'application/json', prefer: 'return=representation' }),
      },
      ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  } catch {
    return { status: 0, body: null }
  }
}

export const isAcknowledged = ({ status }: Answer): boolean => status >= 200 && status < 300

/** @returns undefined where the account was not acknowledged */
export async function signUp(address: string, email: string): Promise<Person | undefined> {
  const auth = (path: string, body: unknown) => ask(`${address}/auth/v1/${path}`, 'POST', body)
  const made = await auth('signup', { email, password })
  if (!isAcknowledged(made)) return undefined
  let session = sessionSchema.parse(made.body)
  const { id } = session.user
  const take = (answer: Answer): boolean => {
    if (isAcknowledged(answer)) session = sessionSchema.parse(answer.body)
    return isAcknowledged(answer)
  }
  return {
    id,
    email,
    journal: createJournal(email),
    call: (method, path, body) => ask(address + path, method, body, session.access_token),
    refresh: async () =>
      take(await auth('token?grant_type=refresh_token', { refresh_token: session.refresh_token })),
    signIn: async () => take(await auth('token?grant_type=password', { email, password })),
  }
}
