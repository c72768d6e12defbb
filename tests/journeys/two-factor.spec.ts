import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { stepAt, totpCode } from '#server/auth/factors/totp.ts'
import { inDatabase } from './database.ts'
import { axeFindings } from './axe.ts'
import { expect, freshEmail, openAs, password, sessionFor, test } from './journey.ts'

// On its way with the token from before, while a second factor was being set up, or of a device signed out by it.
test.use({ alsoHarmless: /the server responded with a status of 40[13] .*\/rest\/v1\// })

const step = (page: Page) => page.getByRole('heading', { name: 'One more step' })
const code = (page: Page) => page.getByLabel('6-digit code', { exact: true })
const codeNow = (secret: string) => totpCode(secret, stepAt(new Date()))

/** A code counts once: so that nobody has to wait half a minute for the next one. */
const forgetUsedCodes = () =>
  inDatabase((client) => client.query('update auth.mfa_factors set last_used_step = null'))

/** Another device on which the password was given. */
async function withPassword(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(step(page)).toBeVisible()
  return page
}

test('a second factor is set up, asked for on every device, and a recovery code lets one back in', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  await openAs(page, email, '/subscription/manage/security')
  const section = page.getByRole('region', { name: 'Two-factor sign-in' })
  await section.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  const key = await section.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()
  const secret = key.replaceAll(' ', '')
  await code(page).fill(codeNow(secret))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  const [recoveryCode = ''] = await section.getByRole('listitem').allInnerTexts()
  await section.getByRole('button', { name: 'I have kept them' }).click()
  await expect(section).toContainText('10 recovery codes are left.')

  const other = await withPassword(browser, email)
  await other.goto('/saved-recipes')
  await expect(step(other)).toBeVisible()
  await code(other).fill('12345')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByText('Enter the 6 digits that your app shows.')).toBeVisible()
  await expect(code(other)).toBeFocused()
  expect(await axeFindings(other)).toEqual([])
  await forgetUsedCodes()
  await code(other).fill(codeNow(secret))
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('heading', { name: 'Saved recipes', level: 1 })).toBeVisible()

  const lost = await (await browser.newContext()).newPage()
  await openAs(lost, email, '/subscription/manage/security', 'token?grant_type=password')
  await expect(step(lost)).toBeVisible()
  await lost.getByRole('button', { name: 'Lost your phone? Use a recovery code' }).click()
  await lost.getByLabel('Recovery code').fill(recoveryCode)
  await lost.getByRole('button', { name: 'Continue' }).click()
  await expect(lost.getByText('A recovery code turned it off')).toBeVisible()
  await lost.getByRole('link', { name: /^Devices and activity/ }).click()
  const devices = lost.getByRole('region', { name: 'Your devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(1)
  await other.context().close()
  await lost.context().close()
})

test('a device is signed out from another one', async ({ page }) => {
  const email = freshEmail()
  await openAs(page, email, '/subscription/manage/devices')
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await sessionFor(page, email, 'token?grant_type=password'))
  await page.reload()
  const devices = page.getByRole('region', { name: 'Your devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  const list = page.getByRole('navigation', { name: 'Your account' })
  await expect(list).toContainText('Signed in on 2 devices')
  await list.getByRole('link', { name: /^Sign-in and security/ }).click()
  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await list.getByRole('link', { name: /^Devices and activity/ }).click()
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  const answer = await page.request.get('/auth/v1/user', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(403)
})
