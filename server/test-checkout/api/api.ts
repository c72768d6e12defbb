import { createHash } from 'node:crypto'
import type { Book, WithBook } from '../book.ts'
import { catchUp } from '../billing/advance.ts'
import { ApiError } from './api-error.ts'
import { readForm } from './form.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

interface Answer {
  status: number
  body: string
  replayed?: boolean
}

/**
 * Stripe's API as a `fetch`: the SDK is given it in place of the network's, so that no port is opened
 * and no key leaves the process. What it answers is on the disk before.
 */
export function createApi(withBook: WithBook): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    const { status, body, replayed } = await withBook((book) => answerTo(book, request, text))
    return new Response(body, {
      status,
      headers: {
        'content-type': 'application/json',
        'request-id': `req_${createHash('sha256').update(body).digest('hex').slice(0, 16)}`,
        ...(replayed && { 'idempotent-replayed': 'true' }),
      },
    })
  }
}

function answerTo(book: Book, request: Request, text: string): Answer {
  if (request.headers.get('authorization') !== `Bearer ${book.ledger.secretKey}`) {
    const refusal = new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.')
    return { status: 401, body: refusal.toBody() }
  }
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  if (key === null) return run(book, request, text)
  const asked = createHash('sha256')
    .update(`${request.method} ${request.url} ${text}`)
    .digest('hex')
  const known = book.ledger.answers.find((each) => each.key === key)
  if (known === undefined) {
    const made = run(book, request, text)
    book.ledger.answers.push({ key, request: asked, status: made.status, body: made.body })
    return made
  }
  if (known.request === asked) return { status: known.status, body: known.body, replayed: true }
  const refusal = new ApiError(
    400,
    'idempotency_error',
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  )
  return { status: 400, body: refusal.toBody() }
}

function run(book: Book, request: Request, text: string): Answer {
  try {
    catchUp(book)
    const { pathname, search } = new URL(request.url)
    const found = match(request.method, pathname)
    const form = readForm(request.method === 'POST' ? text : search.slice(1))
    return { status: 200, body: JSON.stringify(found.route.run(book, found.id, form)) }
  } catch (thrown) {
    if (thrown instanceof ApiError) return { status: thrown.status, body: thrown.toBody() }
    throw thrown
  }
}

function match(method: string, pathname: string): { route: Route; id: string } {
  for (const route of routes) {
    if (route.method !== method) continue
    const pattern = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`)
    const found = pattern.exec(pathname)
    if (found !== null) return { route, id: found[1] ?? '' }
  }
  throw new ApiError(
    404,
    'invalid_request_error',
    `Unrecognized request URL (${method}: ${pathname})`,
  )
}
