import { inDatabase } from './database.ts'
import { axeFindings, expect, freshEmail, signUp, test } from './journey.ts'

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
  await signUp(page, email)
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
  await expect(page.getByText('Premium · Monthly plan')).toBeVisible()
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
  await signUp(page, freshEmail())
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
  await expect(page.getByRole('link', { name: /^Invoice/ })).toBeVisible()
  await check('account')
  await page.getByRole('button', { name: 'Change to monthly' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check('change')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cards and invoices' }).click()
  await expect(page.getByRole('heading', { name: 'Clock' })).toBeVisible()
  await check('the billing pages')
})
