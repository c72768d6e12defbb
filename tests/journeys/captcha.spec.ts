import path from 'node:path'
import { type CaptchaProvider, startCaptchaProvider } from '../support/captcha-provider.ts'
import type { RunningLarder } from '../support/larder-process.ts'
import { axeFindings } from './axe.ts'
import { expect, test as journey } from './journey.ts'
import { startOwnLarder } from './own-larder.ts'

const keys = { siteKey: 'key-of-the-journeys', secret: 'journey' }

let provider: CaptchaProvider
let larder: RunningLarder

/** On a server of its own: that of the other journeys has no captcha. */
const test = journey.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ baseURL: larder.address })
    await provide(context)
    await context.close()
  },
})

test.beforeAll(async () => {
  provider = await startCaptchaProvider('turnstile', keys)
  larder = await startOwnLarder(
    {
      NODE_OPTIONS: '--import tsx',
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: keys.siteKey,
      CAPTCHA_SECRET: keys.secret,
      STAND_IN_SCRIPT: provider.standIn.script,
      STAND_IN_VERIFY: provider.standIn.verify,
    },
    path.join(import.meta.dirname, '..', 'support', 'captcha-larder.ts'),
  )
})
test.afterAll(async () => {
  await larder.stop()
  await provider.stop()
})

test('who shows that they are human signs up and in, by keyboard alone', async ({ page }) => {
  const box = page.getByRole('checkbox', { name: 'I am human' })
  const fill = async () => {
    await page.getByLabel('Email').fill('human@example.com')
    await page.getByLabel('Password', { exact: true }).fill('secret-1')
  }
  await page.goto('/signup')
  await expect(box).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await fill()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Confirm first that you are human')
  await box.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible()
  expect(provider.passed()).toBe(1)

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await box.check()
  await page.getByRole('button', { name: 'Wait two minutes' }).click()
  await expect(page.getByText('The check that you are human has expired.')).toBeVisible()
  await fill()
  await box.check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible()
  expect(provider.passed()).toBe(2)
})
