import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'

import type { RunningLarder } from '../support/larder-process.ts'
import { axeFindings } from './axe.ts'
import {
  addToPantry,
  expect,
  freshEmail,
  openAs,
  pantryItem,
  password,
  sessionFor,
  test as journey,
} from './journey.ts'
import { startOwnLarder } from './own-larder.ts'

let larder: RunningLarder

/** On a server of its own: that of the other journeys asks nobody to confirm an address. */
const test = journey.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ baseURL: larder.address })
    await provide(context)
    await context.close()
  },
})

// What a device still asks whose session a new password has just ended.
test.use({ alsoHarmless: /the server responded with a status of 401 .*\/rest\/v1\// })

// One after another, so that one server is enough.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  larder = await startOwnLarder({ CONFIRM_EMAIL: 'on' })
})
test.afterAll(() => larder.stop())

/** The newest mail of this subject, as somebody sees it who opens their mailbox. */
async function mailTo(page: Page, email: string, subject: string): Promise<Locator> {
  const mailbox = await page.context().newPage()
  const mail = mailbox
    .getByRole('article')
    .filter({ hasText: `To ${email},` })
    .filter({ has: mailbox.getByRole('heading', { name: subject }) })
    .first()
  await expect(async () => {
    await mailbox.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return mail
}

async function codeTo(page: Page, email: string, subject: string): Promise<string> {
  const text = await (await mailTo(page, email, subject)).innerText()
  return /code: (\d+)/.exec(text)?.[1] ?? 'none'
}

async function linkTo(page: Page, email: string, subject: string): Promise<string> {
  const link = (await mailTo(page, email, subject)).getByRole('link')
  return (await link.getAttribute('href')) ?? 'none'
}

const home = 'What’s in your kitchen?'
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A new account, confirmed with the link of its mail. */
async function confirmedAccount(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(titled(page, 'Check your mail')).toBeVisible()
  await page.goto(await linkTo(page, email, 'Confirm your address'))
  await expect(titled(page, home)).toBeVisible()
}

/** An account whose address needs no mail any more. */
async function operatorMakes(page: Page, email: string): Promise<void> {
  const file = await readFile(path.join(larder.dataDir, 'secrets.json'), 'utf8')
  const { secretKey } = z.object({ secretKey: z.string() }).parse(JSON.parse(file))
  const made = await page.request.post('/auth/v1/admin/users', {
    headers: { authorization: `Bearer ${secretKey}` },
    data: { email, password, email_confirm: true },
  })
  expect(made.ok()).toBe(true)
}

async function signInStatus(page: Page, data: object): Promise<number> {
  return (await page.request.post('/auth/v1/token?grant_type=password', { data })).status()
}

test('a new account is confirmed with a code, and takes along what lay on the device', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await addToPantry(page, 'lemons')
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()

  const code = page.getByLabel('Code from the mail')
  await expect(code).toBeFocused()
  await page.reload()
  await code.fill('11111111')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is wrong, or no longer good')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await code.fill(await codeTo(page, email, 'Confirm your address'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(pantryItem(page, 'Lemon')).toBeVisible()
  await expect(page.getByRole('button', { name: /profile/i })).toBeVisible()
})

test('a forgotten password is replaced, once, and the other devices are signed out', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  await confirmedAccount(page, email)

  const forgetful = await browser.newContext({ baseURL: larder.address })
  const other = await forgetful.newPage()
  await other.goto('/login')
  await other.getByLabel('Email').fill(email)
  await other.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(titled(other, 'Forgot your password?')).toBeVisible()
  await expect(other.getByLabel('Email')).toHaveValue(email)
  expect(await axeFindings(other)).toEqual([])
  await other.getByRole('button', { name: 'Send the mail' }).click()
  await expect(titled(other, 'Check your mail')).toBeVisible()

  const link = await linkTo(other, email, 'Choose a new password')
  await other.goto(link)
  await expect(titled(other, 'Choose a new password')).toBeVisible()
  await other.reload()
  expect(await axeFindings(other)).toEqual([])
  await other.getByLabel('New password', { exact: true }).fill('another-six')
  await other.getByRole('button', { name: 'Save the new password' }).click()
  await expect(titled(other, home)).toBeVisible()
  await expect(other.getByText('Other devices are signed out.')).toBeVisible()
  await expect(other.getByRole('button', { name: /profile/i })).toBeVisible()
  await forgetful.close()

  const of = (given: string) => ({ email, password: given })
  expect(await signInStatus(page, of(password))).toBe(400)
  expect(await signInStatus(page, of('another-six'))).toBe(200)
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByText('This link has expired, or was used already')).toBeVisible()
})

test('an account moves to another address when both mailboxes agree', async ({ page }) => {
  const before = freshEmail()
  const after = freshEmail()
  await operatorMakes(page, before)
  await openAs(page, before, '/subscription/manage/security', 'token?grant_type=password')
  const section = page.getByRole('region', { name: 'Email' })
  await section.getByLabel('New email').fill(after)
  await section.getByRole('button', { name: 'Change email' }).click()
  await expect(section.getByText(after)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const code = section.getByLabel('Code from either mail')
  await code.fill(await codeTo(page, before, 'Is your address to change?'))
  await section.getByRole('button', { name: 'Confirm' }).click()
  await expect(
    section.getByText('This mailbox agreed. Now the code of the other mail.'),
  ).toBeVisible()
  await page.goto(await linkTo(page, after, 'Confirm your new address'))
  await expect(titled(page, 'Sign-in and security')).toBeVisible()
  await expect(page.getByText('Your new address counts from now on')).toBeVisible()

  await sessionFor(page, after, 'token?grant_type=password')
})
