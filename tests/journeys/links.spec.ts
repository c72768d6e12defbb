import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, freshEmail, openAs, sessionFor, test } from './journey.ts'

/** A link as somebody writes it who wants others to use their account. */
async function linkInto(page: Page, email: string, path = '/', call = 'signup'): Promise<string> {
  const session = await sessionFor(page, email, call)
  const tokens = new URLSearchParams({ type: 'magiclink' })
  for (const [name, value] of Object.entries(Object(session))) tokens.set(name, String(value))
  return `${path}#${tokens}`
}

const question = (page: Page) => page.getByRole('heading', { name: 'Is this your account?' })
const home = (page: Page) => page.getByRole('heading', { name: 'What’s in your kitchen?' })
const addressOf = (page: Page) =>
  page.evaluate(() => location.pathname + location.search + location.hash)
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('larder-auth'))

test('a link into another account moves nobody there, by keyboard either', async ({ page }) => {
  const [own, foreign] = [freshEmail(), freshEmail()]
  await openAs(page, own, '/')
  await expect(home(page)).toBeVisible()
  // A link is opened, not gone to within the page.
  await page.goto('/larder.json')
  await page.goto(await linkInto(page, foreign))
  await expect(question(page)).toBeVisible()
  await expect(page.getByText(foreign)).toBeVisible()
  await expect(page.getByText(own)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await storedSession(page)).toContain(own)

  const stay = page.getByRole('button', { name: 'No, stay signed in as I am' })
  for (let tabs = 0; tabs < 4; tabs += 1) {
    if (await stay.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(stay).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(home(page)).toBeVisible()
  expect(await addressOf(page)).toBe('/')
  expect(await storedSession(page)).toContain(own)
  expect(await storedSession(page)).not.toContain(foreign)
  await page.reload()
  await expect(home(page)).toBeVisible()
  expect(await storedSession(page)).toContain(own)
})

test('a link that was asked for on another device signs in after a yes, also after a reload', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto(await linkInto(page, email, '/shopping-list'))
  await expect(question(page)).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  await page.reload()
  await expect(question(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'It is mine, continue' }).click()
  await expect(page.getByRole('button', { name: /profile/i })).toBeVisible()
  expect(await addressOf(page)).toBe('/shopping-list')
  expect(await storedSession(page)).toContain(email)
})

test.describe('a session that ends', () => {
  // What its page asked before may be answered after.
  test.use({ alsoHarmless: /status of 401 .*\/rest\/v1\// })

  test('who was somebody else goes on as the account of the link, and the other session ends', async ({
    page,
  }) => {
    const [own, next] = [freshEmail(), freshEmail()]
    await openAs(page, own, '/')
    await expect(home(page)).toBeVisible()
    await page.goto('/larder.json')
    await page.goto(await linkInto(page, next))
    await page.getByRole('button', { name: 'It is mine, continue' }).click()
    await expect(home(page)).toBeVisible()
    expect(await storedSession(page)).toContain(next)
    expect(await storedSession(page)).not.toContain(own)
  })
})

test('a session before the #, a code or a made-up token changes nothing', async ({ page }) => {
  const own = freshEmail()
  await openAs(page, own, '/')
  await expect(home(page)).toBeVisible()
  const link = await linkInto(page, freshEmail())
  for (const address of [
    link.replace('#', '?'),
    '/?code=abc',
    '/#access_token=a.b.c&refresh_token=d',
  ]) {
    await page.goto('/larder.json')
    await page.goto(address)
    await expect(home(page)).toBeVisible()
    expect(await storedSession(page)).toContain(own)
  }
})
