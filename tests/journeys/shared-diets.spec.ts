import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { addToPantry, expect, freshEmail, test } from './journey.ts'

const omelettes = (page: Page) => page.getByRole('article').filter({ hasText: /omelet/i })
const askBen = 'Not known for Ben: ask what they avoid.'

test('a member agrees that the others see what they avoid, and takes it back', async ({
  page,
  browser,
}) => {
  test.slow()
  const ada = await newCook(page, { email: freshEmail(), name: 'Ada' })
  const kitchen: unknown = await (
    await ada.send('rpc/found_kitchen', { name: 'Flat 4', bring: true })
  ).json()
  const { code } = await (await ada.send('rpc/invite_to_kitchen', { kitchen, role: 'cook' })).json()
  await page.goto('/subscription/manage/kitchen')
  await expect(page.getByRole('heading', { name: 'Flat 4' })).toBeVisible()
  await page.goto('/')
  await addToPantry(page, 'eggs, butter, cheddar, milk, spinach, rice, onion, tomatoes')
  await expect(omelettes(page).first()).toBeVisible()

  const context = await browser.newContext()
  const bens = await context.newPage()
  const ben = await newCook(bens, { email: freshEmail(), name: 'Ben' })
  await bens.goto('/subscription/manage/diet')
  await bens.getByRole('button', { name: 'Eggs', exact: true }).click()
  await expect
    .poll(async () => JSON.stringify(await ben.read('profiles?select=dietary_settings')))
    .toContain('true')

  // Joining asks, and does not take a yes for granted.
  await bens.goto(`/join/${code}`)
  const consent = bens.getByRole('checkbox', { name: /^The others here see what I avoid/ })
  await expect(consent).not.toBeChecked()
  await expect(bens.getByText(/What they see: no eggs\./)).toBeVisible()
  expect(await axeFindings(bens)).toEqual([])
  await bens.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(bens.getByText('Welcome to “Flat 4”')).toBeVisible()

  // Nobody knows what Ben avoids: a list that is not for him says so, and so does one that he eats from.
  await page.getByRole('button', { name: 'For: me. Today without Ben' }).click()
  const sheet = page.getByRole('dialog', { name: 'Who eats today?' })
  await expect(sheet).toContainText('Ben has not shared what they avoid: ask them.')
  await sheet.getByRole('checkbox', { name: /^Ben/ }).check()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(askBen)).toBeVisible()
  await expect(omelettes(page).first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // He agrees: Ada’s open page keeps to it by itself.
  await bens.goto('/subscription/manage/kitchen')
  await consent.check()
  await expect(page.getByRole('button', { name: 'For: me and Ben', exact: true })).toBeVisible()
  await expect(page.getByText(askBen)).toHaveCount(0)
  await expect(omelettes(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'For: me and Ben' }).click()
  await expect(sheet.getByRole('checkbox', { name: /^Ben\s*no eggs$/ })).toBeChecked()
  await sheet.getByRole('button', { name: 'Done' }).click()

  // He takes it back: nothing of it is left there, nor what was ticked for him before.
  await consent.uncheck()
  await expect(page.getByRole('button', { name: 'For: me. Today without Ben' })).toBeVisible()
  await expect(page.getByText(askBen)).toHaveCount(0)
  await expect(omelettes(page).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'For: me. Today without Ben' })).toBeVisible()
  await context.close()
})
