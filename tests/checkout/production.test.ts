import { expect, it } from 'vitest'
import { Shop } from './shop.ts'

it('in production there is no test checkout, what it sold opens nothing, and PLAN may open all', async () => {
  const shop = await Shop.open()
  try {
    const cook = await shop.signUp()
    const { body } = await shop.checkOut(cook)
    await shop.submit(String(body['url']), { card: 'works' })
    const bought = 'select status from stripe_subscriptions'
    await expect.poll(() => shop.sql(bought)).toEqual([{ status: 'active' }])
    await shop.larder.end('SIGTERM')

    await shop.startAgain({ NODE_ENV: 'production' })
    expect(await shop.sql(bought)).toEqual([])
    expect(await shop.sql('select from stripe_customers')).toEqual([])
    const file = await fetch(`${shop.larder.address}/larder.json`)
    expect(await file.json()).toMatchObject({ features: { checkout: false } })
    const page = new URL(String(body['url'])).pathname
    expect((await fetch(shop.larder.address + page, { method: 'POST' })).status).toBe(405)
    const stillSignedIn = await shop.checkOut(cook)
    expect(stillSignedIn).toEqual({
      status: 503,
      body: {
        code: 'checkout_not_available',
        error: 'Payment is not set up on this server.',
      },
    })

    await shop.sql("update public_profiles set created_at = now() - interval '400 days'")
    const mayUse = () => shop.sql('select private.has_access(id) as access from auth.users')
    expect(await mayUse()).toEqual([{ access: false }])
    await shop.larder.end('SIGTERM')
    await shop.startAgain({ NODE_ENV: 'production', PLAN: 'everyone' })
    expect(await mayUse()).toEqual([{ access: true }])
    const home = await (await fetch(shop.larder.address)).text()
    expect(home).toContain('data-plan="everyone"')
    await shop.larder.end('SIGTERM')
    await shop.startAgain({ NODE_ENV: 'production', PLAN: 'paid' })
    expect(await mayUse()).toEqual([{ access: false }])
  } finally {
    await shop.close()
  }
})
