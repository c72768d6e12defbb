import { inDatabase } from './database.ts'
import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { createGate } from './gate.ts'
import { expect, freshEmail, test } from './journey.ts'

const trialIsOver = (email: string) =>
  inDatabase((client) =>
    client.query(
      `update public_profiles set created_at = now() - interval '15 days'
       where id = (select id from auth.users where email = $1)`,
      [email],
    ),
  )

test('trial, expired, pay, premium, cancel, end', async ({ page }) => {
  const email = freshEmail()
  await newCook(page, { email })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible()
  await trialIsOver(email)
  await page.goto('/shopping-list')
  await page.getByRole('link', { name: 'Trial Expired - Upgrade' }).click()

  await page.getByRole('button', { name: 'Choose monthly' }).click()
  await expect(page.getByText('Test: nothing is charged')).toBeVisible()
  await page.getByLabel('one that is refused', { exact: true }).check()
  await page.getByRole('button', { name: /Subscribe for/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another one.')
  await page.getByLabel('a test card that works').check()
  await page.getByRole('button', { name: /Subscribe for/ }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()

  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('link', { name: 'Premium', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Premium · Monthly plan' })).toBeVisible()
  await expect(page.getByText('$3.99', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByText(/Cancelled: everything stays open until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep my plan' })).toBeVisible()

  await page.getByRole('button', { name: 'Cards and invoices' }).click()
  await page.getByRole('button', { name: '3 months' }).click()
  await expect(page.getByText(/Ended on/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Larder' }).click()
  await expect(page.getByText('Your subscription has ended.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trial Expired - Upgrade' })).toBeVisible()
})

test(`axe finds nothing on the way to a plan`, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const check = async (what: string) => expect(await axeFindings(page), what).toEqual([])
  await newCook(page)
  await page.goto('/subscription/pricing')
  await page.getByRole('button', { name: 'Choose quarterly' }).click()
  await expect(page.getByRole('heading', { name: 'Pay for Larder Premium' })).toBeVisible()
  await check('the page to pay')
  await page.getByRole('button', { name: /Subscribe for/ }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
  await check('subscribed')
  await page.goto('/subscription/pricing')
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible()
  await check('pricing with a plan')
  await page.goto('/subscription/manage')
  await page.getByRole('link', { name: /^Your plan/ }).click()
  await expect(page.getByRole('link', { name: /^Invoice/ })).toBeVisible()
  await check('account')
  await page.getByRole('button', { name: 'Change to monthly' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await axeFindings(page, '[role=alertdialog]'), 'change').toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cards and invoices' }).click()
  await expect(page.getByRole('heading', { name: 'Clock' })).toBeVisible()
  await check('the billing pages')
})

test.describe('a plan that is not heard of', () => {
  test.use({ alsoHarmless: /status of 503 .*\/rest\/v1\/stripe_user_subscriptions/ })

  const subscriptions = '**/rest/v1/stripe_user_subscriptions*'
  const anyBadge = /^(Trial Expired - Upgrade|Upgrade|Premium)$/
  const locked = 'Why the servings are locked'

  test('is called neither expired nor locked, late or failed, and comes as soon as it is answered', async ({
    page,
  }) => {
    const email = freshEmail()
    await newCook(page, { email })
    await page.goto('/')
    await trialIsOver(email)
    await page.goto('/subscription/pricing')
    await page.getByRole('button', { name: 'Choose monthly' }).click()
    await page.getByRole('button', { name: /Subscribe for/ }).click()
    await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()

    // Without a memory, as on a new device: the answer is on its way.
    const forget = () =>
      page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.endsWith('_access')) localStorage.removeItem(key)
        }
      })
    await forget()
    const { opened, open } = createGate()
    const asked = page.waitForRequest(subscriptions)
    await page.route(subscriptions, async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/recipe/1')
    await asked
    await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'One serving more' })).toBeEnabled()
    await expect(page.getByRole('link', { name: anyBadge })).toHaveCount(0)
    await expect(page.getByRole('button', { name: locked })).toHaveCount(0)
    open()
    await expect(page.getByRole('link', { name: 'Premium', exact: true })).toBeVisible()

    // With one: the right badge from the first paint on, whatever the backend says.
    await page.unroute(subscriptions)
    await page.route(subscriptions, (route) => route.fulfill({ status: 503, json: {} }))
    const failed = page.waitForResponse(subscriptions)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Premium', exact: true })).toBeVisible()
    await failed
    await expect(page.getByRole('link', { name: 'Premium', exact: true })).toBeVisible()

    await forget()
    const failedAgain = page.waitForResponse(subscriptions)
    await page.goto('/subscription/manage')
    await failedAgain
    await expect(page.getByRole('heading', { name: 'Your plan could not be loaded' })).toBeVisible()
    await expect(page.getByRole('link', { name: anyBadge })).toHaveCount(0)
    await page.getByRole('button', { name: 'Personal Chef' }).click()
    await page.getByLabel('Message').fill('What can I cook with eggs?')
    await page.getByLabel('Message').press('Enter')
    await expect(page.getByText('2 messages')).toBeVisible()
    await expect(page.getByText(/The Personal Chef is a premium feature/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Close' }).click()

    await page.unroute(subscriptions)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Premium · Monthly plan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Premium', exact: true })).toBeVisible()
  })
})
