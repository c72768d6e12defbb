import { html } from 'hono/html'
import { type Book, priceOf, timeOf } from '../book.ts'
import type { Customer, Invoice, Ledger, Subscription } from '../ledger.ts'
import { date, type Frame, type Html, money } from './frame.ts'

type Portal = Ledger['portals'][number]

/** Everything that a customer could do at the provider, and what else can happen to them. */
export function portalPage(
  frame: Frame,
  book: Book,
  portal: Portal,
  customer: Customer,
  problem: string | undefined,
) {
  const subscription = book.ledger.subscriptions.findLast((each) => each.customer === customer.id)
  const invoices = book.ledger.invoices.filter((each) => each.customer === customer.id)
  const form = (action: string, label: Html | string, value = '') =>
    html`<form method="post" action="/test-checkout/portal/${portal.id}/${action}">
      <input type="hidden" name="value" value="${value}" />
      <button>${label}</button>
    </form>`
  return frame(
    'Billing',
    html`
      <p class="soft">${customer.email}</p>
      ${problem !== undefined && html`<p class="error" role="alert">${problem}</p>`}
      <h2>Plan</h2>
      ${
        subscription === undefined
          ? html`<p>There is none yet.</p>`
          : planPart(book, subscription, form)
      }
      <h2>Card</h2>
      <p>The test card ${customer.card === 'works' ? 'works' : 'is refused'}.</p>
      <div class="row">
        ${
          customer.card === 'works'
            ? form('card', 'Use one that is refused', 'refused')
            : form('card', 'Use one that works', 'works')
        }
      </div>
      <h2>Payments</h2>
      ${
        invoices.length === 0
          ? html`<p>None yet.</p>`
          : html`<table>
              ${invoices.toReversed().map((each) => invoiceRow(each, form))}
            </table>`
      }
      <h2>Clock</h2>
      <p>
        For this customer it is ${date(timeOf(book, customer.id))}. Put it forward to see renewals,
        failed payments and ends. The free trial goes by the real clock.
      </p>
      <div class="row">
        ${form('advance', '1 day', '1')} ${form('advance', '1 week', '7')}
        ${form('advance', '1 month', '31')} ${form('advance', '3 months', '92')}
      </div>
      <div class="row">
        <a class="button main wide" href="${portal.returnUrl}">Back to Larder</a>
      </div>
    `,
  )
}

type Form = (action: string, label: Html | string, value?: string) => Html

function planPart(book: Book, subscription: Subscription, form: Form) {
  const price = priceOf(book, subscription.price)
  const { status, cancelAtPeriodEnd, periodEnd } = subscription
  const isLive = status === 'active' || status === 'past_due'
  const others = book.ledger.prices.filter(
    ({ id, lookupKey }) => id !== price.id && lookupKey !== null,
  )
  return html`
    <p>${price.nickname}, ${money(price.amount)}. Status: <strong>${status}</strong>.</p>
    <p>
      ${
        isLive
          ? `${cancelAtPeriodEnd ? 'Ends' : 'Renews'} on ${date(periodEnd)}.`
          : `Ended on ${date(subscription.endedAt ?? periodEnd)}.`
      }
    </p>
    ${
      isLive &&
      html`<div class="row">
        ${cancelAtPeriodEnd ? form('resume', 'Keep the plan') : form('cancel', 'Cancel at the end')}
        ${others.map((other) =>
          form('change', `Change to ${other.nickname} (${money(other.amount)})`, other.id),
        )}
      </div>`
    }
  `
}

function invoiceRow(invoice: Invoice, form: Form) {
  const canGoBack = invoice.status === 'paid' && invoice.refunded < invoice.due
  return html`<tr>
    <th scope="row">
      <a href="/test-checkout/invoice/${invoice.id}">${invoice.number}</a
      ><br />${date(invoice.created)}
    </th>
    <td>${money(invoice.due)}</td>
    <td>
      ${invoice.dispute === null ? invoice.status : `disputed: ${invoice.dispute}`}
      ${invoice.refunded > 0 && html`<br />${money(invoice.refunded)} given back`}
      ${
        canGoBack &&
        html`<div class="row">
          ${form('refund', 'Refund', invoice.id)}
          ${invoice.dispute === null && form('dispute', 'Dispute', invoice.id)}
        </div>`
      }
      ${
        invoice.dispute === 'needs_response' &&
        html`<div class="row">
          ${form('dispute-won', 'Won', invoice.id)} ${form('dispute-lost', 'Lost', invoice.id)}
        </div>`
      }
    </td>
  </tr>`
}

export function invoicePage(frame: Frame, invoice: Invoice, customer: Customer) {
  return frame(
    `Invoice ${invoice.number}`,
    html`
      <p class="soft">${date(invoice.created)}, for ${customer.email}</p>
      <table>
        ${invoice.lines.map(
          (line) => html`<tr>
            <th scope="row">
              ${line.description}<br /><span class="soft"
                >${date(line.start)} – ${date(line.end)}</span
              >
            </th>
            <td>${money(line.amount)}</td>
          </tr>`,
        )}
        ${
          invoice.startingBalance < 0 &&
          html`<tr>
            <th scope="row">Credit from before</th>
            <td>${money(invoice.startingBalance)}</td>
          </tr>`
        }
        <tr>
          <th scope="row">To pay</th>
          <td><strong>${money(invoice.due)}</strong></td>
        </tr>
      </table>
      <p>Status: ${invoice.status}</p>
    `,
  )
}
