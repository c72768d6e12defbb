import { randomBytes } from 'node:crypto'
import { advanceTo } from '../billing/advance.ts'
import { type Book, customerOf, timeOf } from '../book.ts'
import { type Customer, customerPrefix, newId } from '../ledger.ts'
import { clockIdOf, clockObject, customerObject, portalObject } from '../objects/customer.ts'
import { parameters } from './parameters.ts'
import { missing, route, type Route } from './route.ts'

/** Customers, their clocks, and the way to their billing pages. */
export const customerRoutes: Route[] = [
  route('POST', '/v1/customers', parameters.customer, (book, { email, name, metadata }) => {
    const customer: Customer = {
      id: `${customerPrefix}${randomBytes(12).toString('hex')}`,
      email: email ?? null,
      name: name ?? null,
      metadata,
      balance: 0,
      card: 'works',
      ahead: 0,
      created: book.now(),
    }
    book.ledger.customers.push(customer)
    return customerObject(customer)
  }),
  route('GET', '/v1/customers/:id', parameters.none, (book, _none, id) =>
    customerObject(customerOf(book, id)),
  ),
  route('POST', '/v1/billing_portal/sessions', parameters.portal, (book, asked) => {
    const { customer, return_url } = asked
    customerOf(book, customer)
    const portal = { id: newId('bps'), customer, returnUrl: return_url, created: book.now() }
    book.ledger.portals.push(portal)
    return portalObject(portal, `${new URL(return_url).origin}/test-checkout/portal/${portal.id}`)
  }),
  route('GET', '/v1/test_helpers/test_clocks/:id', parameters.none, (book, _none, id) => {
    const customer = customerWithClock(book, id)
    return clockObject(customer, timeOf(book, customer.id))
  }),
  route('POST', '/v1/test_helpers/test_clocks/:id/advance', parameters.clock, (book, asked, id) => {
    const customer = customerWithClock(book, id)
    advanceTo(book, customer, asked.frozen_time)
    return clockObject(customer, timeOf(book, customer.id))
  }),
]

function customerWithClock({ ledger }: Book, id: string): Customer {
  const customer = ledger.customers.find((each) => clockIdOf(each) === id)
  if (customer === undefined) throw missing('test clock', id)
  return customer
}
