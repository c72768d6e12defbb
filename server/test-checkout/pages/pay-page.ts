import { html } from 'hono/html'
import type { Customer, Price, Session } from '../ledger.ts'
import { type Frame, money } from './frame.ts'

/** Where one pays; `isRefused` after a try with a card that the bank refused. */
export function payPage(
  frame: Frame,
  session: Session,
  price: Price,
  customer: Customer,
  isRefused: boolean,
) {
  const each = price.months === 1 ? 'per month' : `every ${price.months} months`
  return frame(
    'Pay for Larder Premium',
    html`
      <p class="soft">
        This page stands in for the payment provider’s. It is here because this Larder has no
        account with one.
      </p>
      <div class="card">
        <p class="sum">${money(price.amount)}</p>
        <p class="soft">
          ${price.nickname ?? 'Plan'} plan, ${each}, for ${customer.email ?? 'you'}
        </p>
        ${isRefused && html`<p class="error" role="alert">Your card was declined. Try another one.</p>`}
        <form method="post" action="/test-checkout/pay/${session.id}">
          <fieldset>
            <legend>Pay with</legend>
            <label>
              <input type="radio" name="card" value="works" checked />
              a test card that works
            </label>
            <label>
              <input type="radio" name="card" value="later" />
              one that works today and is refused later
            </label>
            <label>
              <input type="radio" name="card" value="refused" />
              one that is refused
            </label>
          </fieldset>
          <div class="row">
            <button class="main wide">Subscribe for ${money(price.amount)} (test)</button>
            <a class="button wide" href="${session.cancelUrl}">Go back</a>
          </div>
        </form>
      </div>
    `,
  )
}

export function closedPage(frame: Frame, session: Session) {
  const isPaid = session.status === 'complete'
  return frame(
    isPaid ? 'This is paid already' : 'This page has expired',
    html`
      <p>
        ${isPaid ? 'You need not do it again.' : 'A newer one was opened, or a day has passed.'}
      </p>
      <div class="row">
        <a class="button main" href="${isPaid ? session.successUrl : session.cancelUrl}">
          Back to Larder
        </a>
      </div>
    `,
  )
}
