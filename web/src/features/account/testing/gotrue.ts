/** How the stand-in answers one request; a promise that never settles is a service that is silent. */
type Answer = (request: {
  path: string
  body: Record<string, unknown>
  bearer?: string
}) => Response | Promise<Response>

export const silence: Answer = () => new Promise<Response>(() => undefined)
export const noConnection: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** An error as GoTrue writes it since its API version 2024-01-01. */
export function refusal(status: number, code: string, message: string): Answer {
  return () =>
    Response.json(
      { code, message },
      { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
    )
}

export interface SeenRequest {
  at: number
  path: string
  body: Record<string, unknown>
}

/**
 * A GoTrue in memory, for the real client to talk to: accounts, sessions, and on demand the ways in
 * which a real one fails. It counts by `Date.now()`, so a controlled clock controls it too.
 */
export class GoTrueStandIn {
  readonly seen: SeenRequest[] = []
  readonly #accounts = new Map<string, { id: string; password: string; name: unknown }>()
  readonly #answers = new Map<string, Answer>()
  readonly #factors = new Map<string, string>()
  #tokens = 0

  addAccount(email: string, password: string, name?: string): string {
    const id = `00000000-0000-4000-8000-${String(this.#accounts.size + 1).padStart(12, '0')}`
    this.#accounts.set(email, { id, password, name })
    return id
  }

  /** The account has set up a second factor, of which `code` is the one right code. */
  addFactor(email: string, code: string): void {
    this.#factors.set(email, code)
  }

  removeFactor(email: string): void {
    this.#factors.delete(email)
  }

  /** From now on requests to this path (`/token`, `/logout`, …) are answered so. */
  answer(path: string, answer: Answer): void {
    this.#answers.set(path, answer)
  }

  answerAsUsual(path: string): void {
    this.#answers.delete(path)
  }

  /** What a browser keeps of a session; `expiresIn` in seconds from now. */
  storedSession(email: string, expiresIn = 3600, aal = 'aal1', method = 'password'): string {
    return JSON.stringify(this.#session(email, expiresIn, aal, method))
  }

  /** What the link of a mail leaves behind the # of an address. */
  linkHash(email: string, type: string): string {
    const { access_token, refresh_token } = this.#session(email)
    return `#${new URLSearchParams({ access_token, refresh_token, type })}`
  }

  fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    const path = url.pathname.replace('/auth/v1', '')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const bearer = new Headers(init?.headers).get('authorization') ?? ''
    const request = { path: path + url.search, body: isRecord(body) ? body : {}, bearer }
    this.seen.push({ at: Date.now(), path: request.path, body: request.body })
    const answered = Promise.resolve((this.#answers.get(path) ?? this.#usual(path))(request))
    return unlessAborted(answered, init?.signal)
  }

  requestsTo(path: string): SeenRequest[] {
    return this.seen.filter((request) => request.path.startsWith(path))
  }

  #usual(path: string): Answer {
    if (path === '/token') return ({ path: full, body }) => this.#token(full, body)
    if (path === '/signup') return ({ body }) => this.#signUp(body)
    if (path === '/logout') return () => new Response(null, { status: 204 })
    if (path === '/user') return (request) => this.#update(request)
    if (path.endsWith('/challenge')) return () => Response.json({ id: 'challenge', type: 'totp' })
    if (path.endsWith('/verify')) return (request) => this.#verify(request)
    return () => new Response('{}', { status: 404 })
  }

  #token(path: string, body: Record<string, unknown>): Response | Promise<Response> {
    if (path.includes('refresh_token')) {
      const [email] = String(body['refresh_token']).split('|')
      return Response.json(this.#session(email ?? ''))
    }
    const email = String(body['email'])
    return this.#accounts.get(email)?.password === body['password']
      ? Response.json(this.#session(email))
      : refusal(400, 'invalid_credentials', 'Invalid login credentials')({ path, body })
  }

  #signUp(body: Record<string, unknown>): Response | Promise<Response> {
    const email = String(body['email'])
    if (this.#accounts.has(email)) {
      return refusal(422, 'user_already_exists', 'User already registered')({ path: '', body })
    }
    const { data } = body
    const name = isRecord(data) && typeof data['name'] === 'string' ? data['name'] : undefined
    this.addAccount(email, String(body['password']), name)
    return Response.json(this.#session(email))
  }

  /** A right code lifts the session of whose token came with it. */
  #verify({ path, body, bearer = '' }: Parameters<Answer>[0]): Response | Promise<Response> {
    const email = emailIn(bearer) ?? ''
    return this.#factors.get(email) === body['code']
      ? Response.json(this.#session(email, 3600, 'aal2'))
      : refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')({ path, body })
  }

  #update({ path, body, bearer = '' }: Parameters<Answer>[0]): Response | Promise<Response> {
    const [latest, account] = [...this.#accounts].at(-1) ?? ['', undefined]
    const email = emailIn(bearer) ?? latest
    if (typeof body['password'] === 'string' && this.#factors.has(email) && !isRaised(bearer)) {
      return refusal(401, 'insufficient_aal', 'AAL2 session is required')({ path, body })
    }
    if (account && typeof body['password'] === 'string') account.password = body['password']
    if (account && isRecord(body['data'])) account.name = body['data']['name']
    return Response.json(this.#user(email))
  }

  #session(email: string, expiresIn = 3600, aal = 'aal1', method = 'password') {
    this.#tokens += 1
    return {
      access_token: this.#accessToken(email, aal, method),
      refresh_token: `${email}|${this.#tokens}`,
      token_type: 'bearer',
      expires_in: expiresIn,
      expires_at: Math.floor(Date.now() / 1000) + expiresIn,
      user: this.#user(email),
    }
  }

  #accessToken(email: string, aal: string, method: string): string {
    const exp = Math.floor(Date.now() / 1000) + 3600
    const claims = { email, aal, amr: [{ method }], exp, number: this.#tokens }
    return `${encoded({ alg: 'ES256' })}.${encoded(claims)}.${encoded('signature')}`
  }

  #user(email: string) {
    const account = this.#accounts.get(email)
    return {
      id: account?.id,
      aud: 'authenticated',
      email,
      created_at: '2026-05-01T08:00:00.000Z',
      is_anonymous: false,
      app_metadata: {},
      user_metadata: account?.name === undefined ? {} : { name: account.name },
      ...(this.#factors.has(email) && {
        factors: [
          {
            id: 'factor',
            factor_type: 'totp',
            status: 'verified',
            created_at: '2026-05-02T08:00:00Z',
          },
        ],
      }),
    }
  }
}

function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The request was aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort))
  })
}

const encoded = (json: unknown) => btoa(JSON.stringify(json)).replace(/=+$/, '')

function claimsIn(bearer: string): unknown {
  const [, payload, signature] = bearer.split('.')
  return payload === undefined || signature === undefined ? {} : JSON.parse(atob(payload))
}

function emailIn(bearer: string): string | undefined {
  const claims = claimsIn(bearer)
  return isRecord(claims) && typeof claims['email'] === 'string' ? claims['email'] : undefined
}

function isRaised(bearer: string): boolean {
  const claims = claimsIn(bearer)
  return isRecord(claims) && claims['aal'] === 'aal2'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
