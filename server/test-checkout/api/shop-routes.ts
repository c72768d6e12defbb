import { randomBytes } from 'node:crypto'
import { newId } from '../ledger.ts'
import { endpointObject } from '../objects/customer.ts'
import { listObject } from '../objects/list.ts'
import { priceObject, productObject } from '../objects/price.ts'
import { parameters } from './parameters.ts'
import { missing, newest, route, type Route } from './route.ts'

/** What is sold, and for how much. */
export const catalogueRoutes: Route[] = [
  route(
    'POST',
    '/v1/products',
    parameters.product,
    ({ ledger, now }, { id, name, description }) => {
      const product = { id, name, description: description ?? null, created: now() }
      ledger.products.push(product)
      return productObject(product)
    },
  ),
  route('GET', '/v1/products/:id', parameters.none, ({ ledger }, _none, id) => {
    const product = ledger.products.find((each) => each.id === id)
    if (product === undefined) throw missing('product', id)
    return productObject(product)
  }),
  route('POST', '/v1/prices', parameters.price, ({ ledger, now }, asked) => {
    for (const other of ledger.prices) {
      if (other.lookupKey === asked.lookup_key && asked.transfer_lookup_key) other.lookupKey = null
    }
    const price = {
      id: newId('price'),
      product: asked.product,
      amount: asked.unit_amount,
      months: asked.recurring.interval_count,
      lookupKey: asked.lookup_key ?? null,
      nickname: asked.nickname ?? null,
      created: now(),
    }
    ledger.prices.push(price)
    return priceObject(price)
  }),
  route('GET', '/v1/prices', parameters.prices, ({ ledger }, { lookup_keys, limit }) => {
    const found = ledger.prices.filter(
      ({ lookupKey }) => lookupKey !== null && lookup_keys.includes(lookupKey),
    )
    return listObject('/v1/prices', newest(found, limit).map(priceObject))
  }),
]

/** Where events go; of the test checkout they always go to its own server. */
export const endpointRoutes: Route[] = [
  route('POST', '/v1/webhook_endpoints', parameters.endpoint, (book, { url, enabled_events }) => {
    const endpoint = {
      id: newId('we'),
      url,
      events: enabled_events,
      secret: `whsec_${randomBytes(24).toString('hex')}`,
      created: book.now(),
    }
    book.ledger.endpoints.push(endpoint)
    return endpointObject(endpoint, true)
  }),
  route('GET', '/v1/webhook_endpoints', parameters.list, ({ ledger }, { limit }) => {
    const shown = newest(ledger.endpoints, limit).map((each) => endpointObject(each, false))
    return listObject('/v1/webhook_endpoints', shown)
  }),
  route('POST', '/v1/webhook_endpoints/:id', parameters.endpointUpdate, ({ ledger }, asked, id) => {
    const endpoint = ledger.endpoints.find((each) => each.id === id)
    if (endpoint === undefined) throw missing('webhook endpoint', id)
    endpoint.events = asked.enabled_events
    return endpointObject(endpoint, false)
  }),
]
