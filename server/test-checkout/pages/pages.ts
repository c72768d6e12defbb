import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { ApiError } from '../api/api-error.ts'
import { currentSession } from '../api/session-routes.ts'
import { catchUp } from '../billing/advance.ts'
import { completeSession } from '../billing/subscriptions.ts'
import {
  type Book,
  customerOf,
  invoiceOf,
  priceOf,
  sessionOf,
  timeOf,
  type WithBook,
} from '../book.ts'
import { deeds } from './deeds.ts'
import { createFrame, type Html } from './frame.ts'
import { closedPage, payPage } from './pay-page.ts'
import { invoicePage, portalPage } from './portal-page.ts'

/** Only the two fields of the forms; anything else a stranger sends is not looked at. */
async function field(c: Context, name: 'card' | 'value'): Promise<string> {
  const { [name]: value } = await c.req.parseBody()
  return typeof value === 'string' ? value : ''
}

/** The pages that stand in for the provider's own. Who knows a page's address may use it, as there. */
export async function createPages(withBook: WithBook, webFolder: string): Promise<Hono> {
  const frame = await createFrame(webFolder)
  const app = new Hono()
  const show = (c: Context, page: Html, status: 200 | 404 = 200) => {
    c.header('Cache-Control', 'no-store')
    return c.html(page, status)
  }

  app.use(bodyLimit({ maxSize: 16 * 1024 }))
  app.onError((thrown, c) => {
    if (!(thrown instanceof ApiError)) throw thrown
    return show(c, frame('Nothing here', html`<p>${thrown.message}</p>`), 404)
  })

  app.get('/pay/:id', (c) =>
    withBook((book) => {
      const session = currentSession(book, sessionOf(book, c.req.param('id')))
      if (session.status !== 'open') return show(c, closedPage(frame, session))
      const customer = customerOf(book, session.customer)
      return show(c, payPage(frame, session, priceOf(book, session.price), customer, false))
    }),
  )

  app.post('/pay/:id', async (c) => {
    const card = await field(c, 'card')
    return withBook((book) => {
      const session = currentSession(book, sessionOf(book, c.req.param('id')))
      if (session.status !== 'open') return show(c, closedPage(frame, session))
      const customer = customerOf(book, session.customer)
      if (card === 'refused') {
        return show(c, payPage(frame, session, priceOf(book, session.price), customer, true))
      }
      customer.card = 'works'
      completeSession(book, session, timeOf(book, customer.id))
      if (card === 'later') customer.card = 'refused'
      return c.redirect(session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id), 303)
    })
  })

  app.get('/portal/:id', (c) =>
    withBook((book) => {
      const portal = portalOf(book, c.req.param('id'))
      catchUp(book)
      return show(c, portalPage(frame, book, portal, customerOf(book, portal.customer), undefined))
    }),
  )

  app.post('/portal/:id/:deed', async (c) => {
    const value = await field(c, 'value')
    return withBook((book) => {
      const portal = portalOf(book, c.req.param('id'))
      const customer = customerOf(book, portal.customer)
      try {
        deeds.get(c.req.param('deed'))?.(book, customer, value)
      } catch (thrown) {
        if (!(thrown instanceof ApiError) || thrown.type !== 'card_error') throw thrown
        return show(c, portalPage(frame, book, portal, customer, thrown.message))
      }
      return c.redirect(`/test-checkout/portal/${portal.id}`, 303)
    })
  })

  app.get('/invoice/:id', (c) =>
    withBook((book) => {
      const invoice = invoiceOf(book, c.req.param('id'))
      return show(c, invoicePage(frame, invoice, customerOf(book, invoice.customer)))
    }),
  )

  app.all('*', () => {
    throw new ApiError(404, 'invalid_request_error', 'This page does not exist.')
  })
  return app
}

function portalOf({ ledger }: Book, id: string) {
  const portal = ledger.portals.find((each) => each.id === id)
  if (portal !== undefined) return portal
  throw new ApiError(404, 'invalid_request_error', 'This page has expired.')
}
