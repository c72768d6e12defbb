import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cook, Shop } from './shop.ts'

/** The whole path on a fresh machine: the function, the page, the events, the webhook, the views. */
let shop: Shop
beforeAll(async () => {
  shop = await Shop.open()
})
afterAll(() => shop.close())

const soon = { timeout: 20_000, interval: 50 }

async function subscribe(cook: Cook, card = 'works'): Promise<void> {
  const { body } = await shop.checkOut(cook)
  const paid = await shop.submit(String(body['url']), { card })
  expect(paid.status).toBe(303)
  await expect
    .poll(() => shop.subscriptionOf(cook), soon)
    .toMatchObject({ subscription_status: 'active' })
}

describe('stripe-checkout', () => {
  it('leads to a page that is paid, and then the plan is active', async () => {
    const cook = await shop.signUp()
    const { status, body } = await shop.checkOut(cook)
    expect(status).toBe(200)
    const page = await fetch(String(body['url']))
    expect(await page.text()).toContain('Test: nothing is charged')
    // The customer exists; nothing was bought.
    expect(await shop.subscriptionOf(cook)).toMatchObject({ subscription_status: 'not_started' })

    const refused = await shop.submit(String(body['url']), { card: 'refused' })
    expect(await refused.text()).toContain('Your card was declined.')
    const paid = await shop.submit(String(body['url']), { card: 'works' })
    expect(paid.headers.get('location')).toBe(`${shop.larder.address}/subscription/success`)
    await expect
      .poll(() => shop.subscriptionOf(cook), soon)
      .toMatchObject({
        subscription_status: 'active',
        price_id: shop.prices.monthly,
        cancel_at_period_end: false,
      })
    await expect
      .poll(() => shop.ordersOf(cook), soon)
      .toEqual([
        expect.objectContaining({
          amount_total: 399,
          currency: 'usd',
          payment_status: 'paid',
          order_status: 'completed',
          checkout_session_id: expect.stringContaining('cs_test'),
          receipt_url: expect.stringContaining('/test-checkout/invoice/'),
        }),
      ])
    expect(await shop.checkOut(cook)).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed', error: expect.stringContaining('a plan already') },
    })
  })

  it('opens one session of one customer for 10 presses at once, and another for another plan', async () => {
    const cook = await shop.signUp()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.checkOut(cook)))
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${String(body['url'])}`)).size,
    ).toBe(1)
    const customers = await shop.sql('select 1 from stripe_customers where user_id = $1', [
      cook.userId,
    ])
    expect(customers).toHaveLength(1)
    const quarterly = await shop.checkOut(cook, { price_id: shop.prices.quarterly })
    expect(quarterly.status).toBe(200)
    const first = await fetch(String(answers[0]?.body['url']))
    expect(await first.text()).toContain('This page has expired')
  })

  it('keeps one session open where both plans are pressed at once', async () => {
    const cook = await shop.signUp()
    const plans = Object.values(shop.prices)
    for (const earlier of [0, 1]) {
      const presses = [...plans, ...plans, ...plans].map((price_id) =>
        shop.checkOut(cook, { price_id }),
      )
      const answers = await Promise.all(presses)
      for (const { status, body } of answers) {
        if (status === 200) continue
        expect({ status, body }).toMatchObject({
          status: 409,
          body: { code: 'checkout_under_way', error: expect.stringContaining('Try again') },
        })
      }
      const urls = answers.filter(({ status }) => status === 200).map(({ body }) => body['url'])
      const pages = await Promise.all(
        [...new Set(urls)].map(async (url) => (await fetch(String(url))).text()),
      )
      const open = pages.filter((page) => !page.includes('This page has expired'))
      expect(open, `with ${earlier} open before`).toHaveLength(1)
    }
    const later = await shop.checkOut(cook, { price_id: shop.prices.quarterly })
    expect(later.status).toBe(200)
  })

  it('wants somebody signed in', async () => {
    const cook = await shop.signUp()
    for (const token of ['', 'not.a.token', `${cook.token}x`]) {
      expect(await shop.checkOut({ ...cook, token })).toEqual({
        status: 401,
        body: { code: 'not_authenticated', error: 'User not authenticated' },
      })
    }
    // A token that still runs, of a session that was ended.
    await cook.client.auth.signOut()
    expect(await shop.checkOut(cook)).toMatchObject({ status: 401 })
  })

  it.each([
    [{ price_id: 'price_free' }, 'unknown_price'],
    [{ mode: 'payment' }, 'bad_request'],
    [{ success_url: 'https://evil.example/' }, 'foreign_address'],
    [{ cancel_url: '//evil.example/' }, 'foreign_address'],
    [{ cancel_url: 'javascript:alert(1)' }, 'foreign_address'],
    [{ success_url: 'ORIGIN.evil.example/' }, 'foreign_address'],
    [{ success_url: 'USER' }, 'foreign_address'],
  ])('refuses %o', async (more, code) => {
    const cook = await shop.signUp()
    const { address } = shop.larder
    const asked = Object.fromEntries(
      Object.entries(more).map(([name, value]) => [
        name,
        value
          .replace('ORIGIN', address)
          .replace('USER', address.replace('http://', 'http://evil@')),
      ]),
    )
    expect(await shop.checkOut(cook, asked)).toMatchObject({ status: 400, body: { code } })
    expect(
      await shop.sql('select 1 from stripe_customers where user_id = $1', [cook.userId]),
    ).toEqual([])
  })
})

describe('stripe-subscription', () => {
  it('cancels at the end, takes it back in the same second, and changes the plan with what was paid', async () => {
    const cook = await shop.signUp()
    await subscribe(cook)
    const change = (body: object) => shop.call('stripe-subscription', body, cook.token)
    // Two changes within a second: only Stripe knows which was last.
    expect((await change({ action: 'cancel' })).status).toBe(200)
    expect((await change({ action: 'resume' })).status).toBe(200)
    expect((await change({ action: 'cancel' })).status).toBe(200)
    await expect.poll(() => shop.outbox(), soon).toBe(0)
    expect(await shop.subscriptionOf(cook)).toMatchObject({ cancel_at_period_end: true })

    expect(await change({ action: 'change', price_id: shop.prices.monthly })).toMatchObject({
      body: { code: 'same_plan' },
    })
    expect(await change({ action: 'change', price_id: 'price_free' })).toMatchObject({
      status: 400,
    })
    expect((await change({ action: 'change', price_id: shop.prices.quarterly })).status).toBe(200)
    await expect
      .poll(() => shop.subscriptionOf(cook), soon)
      .toMatchObject({
        subscription_status: 'active',
        price_id: shop.prices.quarterly,
        cancel_at_period_end: false,
      })
    // 9.99 less the 3.99 of which nothing was used; both were paid in one second.
    const paid = async () => (await shop.ordersOf(cook)).map((order) => order.amount_total)
    await expect.poll(async () => (await paid()).toSorted(), soon).toEqual([399, 600])
  })

  it('says that there is nothing to change before a plan was bought', async () => {
    const cook = await shop.signUp()
    const change = () => shop.call('stripe-subscription', { action: 'cancel' }, cook.token)
    expect(await change()).toMatchObject({ status: 404, body: { code: 'no_customer' } })
    await shop.checkOut(cook)
    expect(await change()).toMatchObject({ status: 409, body: { code: 'no_subscription' } })
  })
})

describe('the clock, put forward', () => {
  it('renews, and ends what was cancelled', async () => {
    const cook = await shop.signUp()
    await subscribe(cook)
    const portal = await shop.portalOf(cook)
    await shop.submit(`${portal}/advance`, { value: '31' })
    await expect.poll(async () => (await shop.ordersOf(cook)).length, soon).toBe(2)
    await shop.submit(`${portal}/cancel`, {})
    await expect
      .poll(() => shop.subscriptionOf(cook), soon)
      .toMatchObject({ cancel_at_period_end: true })
    await shop.submit(`${portal}/advance`, { value: '31' })
    await expect
      .poll(() => shop.subscriptionOf(cook), soon)
      .toMatchObject({ subscription_status: 'canceled' })
    expect(await shop.ordersOf(cook)).toHaveLength(2)
    // What has ended can be bought again.
    expect((await shop.checkOut(cook)).status).toBe(200)
  })

  it('a card that fails later: past due, closed to premium, open again when it is paid', async () => {
    const cook = await shop.signUp()
    await shop.sql(
      `update public_profiles set created_at = now() - interval '20 days' where id = $1`,
      [cook.userId],
    )
    const access = async () =>
      (await cook.client.rpc('can_use', { feature: 'premium_recipes' })).data
    expect(await access()).toBe(false)
    await subscribe(cook, 'later')
    expect(await access()).toBe(true)
    const portal = await shop.portalOf(cook)
    await shop.submit(`${portal}/advance`, { value: '31' })
    await expect
      .poll(() => shop.subscriptionOf(cook), soon)
      .toMatchObject({ subscription_status: 'past_due' })
    await expect
      .poll(async () => (await shop.ordersOf(cook)).map((order) => order.order_status), soon)
      .toEqual(['payment_failed', 'completed'])
    expect(await access()).toBe(false)
    await shop.submit(`${portal}/card`, { value: 'works' })
    await expect.poll(access, soon).toBe(true)
    await expect
      .poll(async () => (await shop.ordersOf(cook)).map((order) => order.order_status), soon)
      .toEqual(['completed', 'completed'])
  })

  it('a card that never works again ends the plan', async () => {
    const cook = await shop.signUp()
    await subscribe(cook, 'later')
    const portal = await shop.portalOf(cook)
    await shop.submit(`${portal}/advance`, { value: '60' })
    await expect
      .poll(() => shop.subscriptionOf(cook), soon)
      .toMatchObject({ subscription_status: 'canceled' })
    await expect
      .poll(async () => (await shop.ordersOf(cook))[0]?.order_status, soon)
      .toBe('canceled')
  })

  it('a refund and a dispute stand with their order, though the event names no invoice', async () => {
    const cook = await shop.signUp()
    await subscribe(cook)
    const portal = await shop.portalOf(cook)
    const [first] = await shop.ordersOf(cook)
    const invoice = first?.receipt_url?.split('/').at(-1) ?? ''
    await shop.submit(`${portal}/dispute`, { value: invoice })
    await expect
      .poll(async () => (await shop.ordersOf(cook))[0]?.order_status, soon)
      .toBe('disputed')
    await shop.submit(`${portal}/dispute-won`, { value: invoice })
    await expect
      .poll(async () => (await shop.ordersOf(cook))[0]?.order_status, soon)
      .toBe('completed')
    await shop.submit(`${portal}/refund`, { value: invoice })
    await expect
      .poll(async () => (await shop.ordersOf(cook))[0], soon)
      .toMatchObject({
        order_status: 'refunded',
        amount_refunded: 399,
      })
  })
})
