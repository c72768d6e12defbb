import { shownSession } from '../billing/send-event.ts'
import { type Book, customerOf, priceOf, sessionOf } from '../book.ts'
import { newId, type Session } from '../ledger.ts'
import { listObject } from '../objects/list.ts'
import { secondsToPay } from '../objects/session.ts'
import { ApiError } from './api-error.ts'
import { parameters } from './parameters.ts'
import { newest, route, type Route } from './route.ts'

/** A session that nobody paid in a day is over. */
export function currentSession(book: Book, session: Session): Session {
  const isOld = book.now() >= session.created + secondsToPay
  if (session.status === 'open' && isOld) session.status = 'expired'
  return session
}

/** Checkout sessions. */
export const sessionRoutes: Route[] = [
  route('POST', '/v1/checkout/sessions', parameters.session, (book, asked) => {
    const [item] = asked.line_items
    const session: Session = {
      id: newId('cs_test'),
      customer: customerOf(book, asked.customer).id,
      price: priceOf(book, item?.price ?? '').id,
      successUrl: asked.success_url,
      cancelUrl: asked.cancel_url,
      clientReference: asked.client_reference_id ?? null,
      metadata: asked.metadata,
      subscriptionMetadata: asked.subscription_data?.metadata ?? {},
      status: 'open',
      subscription: null,
      invoice: null,
      created: book.now(),
    }
    book.ledger.sessions.push(session)
    return shownSession(book, session)
  }),
  route('GET', '/v1/checkout/sessions', parameters.ofCustomer, (book, { customer, limit }) => {
    const own = book.ledger.sessions.filter((each) => each.customer === customer)
    const shown = newest(own, limit).map((each) => shownSession(book, currentSession(book, each)))
    return listObject('/v1/checkout/sessions', shown)
  }),
  route('GET', '/v1/checkout/sessions/:id', parameters.none, (book, _none, id) =>
    shownSession(book, currentSession(book, sessionOf(book, id))),
  ),
  route('POST', '/v1/checkout/sessions/:id/expire', parameters.none, (book, _none, id) => {
    const session = sessionOf(book, id)
    if (session.status !== 'open') {
      throw new ApiError(400, 'invalid_request_error', 'Only open sessions can be expired.')
    }
    session.status = 'expired'
    return shownSession(book, session)
  }),
]
