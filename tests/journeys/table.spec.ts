import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { addToPantry, expect, test } from './journey.ts'

const omelettes = (page: Page) => page.getByRole('article').filter({ hasText: /omelet/i })

test('a child who must not eat eggs comes to the table, and is away for a day', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/')
  await addToPantry(page, 'eggs, butter, cheddar, milk, spinach, rice, onion, tomatoes')
  await expect(omelettes(page).first()).toBeVisible()

  await page.goto('/subscription/manage/diet')
  await page.getByRole('button', { name: 'Add somebody' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Name').fill('Ella')
  await page.keyboard.press('Enter')
  const ella = page.getByRole('dialog', { name: 'What Ella eats' })
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.request().url().includes('/rest/v1/eaters'),
  )
  await ella.getByRole('button', { name: 'Eggs', exact: true }).press('Space')
  expect((await saved).ok()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await ella.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Ella\s*no eggs$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add somebody' })).toBeFocused()

  await page.getByRole('link', { name: 'Ingredients', exact: true }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/hidden by your dietary settings/)).toBeVisible()
  await expect(omelettes(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'For: me and Ella' }).click()
  const sheet = page.getByRole('dialog', { name: 'Who eats today?' })
  await sheet.getByRole('checkbox', { name: /^Ella/ }).press('Space')
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'For: me. Today without Ella' })).toBeVisible()
  await expect(omelettes(page).first()).toBeVisible()

  // The choice is this device's, and stays for the day.
  await page.reload()
  await expect(omelettes(page).first()).toBeVisible()
  const dish = omelettes(page).getByRole('link').first()
  await dish.click()
  const chip = page.getByRole('button', { name: 'For: me. Today without Ella' })
  await chip.click()
  await sheet.getByRole('checkbox', { name: /^Ella/ }).check()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('note', { name: 'Your diet' })).toContainText('not for Ella')
})
