import { axeFindings } from './axe.ts'
import { expect, fromMenu, test } from './journey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a recipe is shared by its link, and its page tells of itself and of no other', async ({
  page,
}) => {
  await page.goto('/recipe/8?servings=6')
  const link = page.url()
  // Data for other apps is no script: a refusal of it would be logged, and the page would fail here.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/recipe\/8$/)

  await fromMenu(page, 'Share')
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' })
  await expect(dialog.getByLabel('Link')).toHaveValue(link)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('status')).toContainText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const code = dialog.getByRole('img', { name: 'QR code with the link' })
  await expect(code).toHaveJSProperty('complete', true)
  await expect(code).not.toHaveJSProperty('naturalWidth', 0)
  expect(await axeFindings(page, '[role=dialog]')).toEqual([])

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
  await page.getByRole('navigation').getByRole('link', { name: 'Recipes' }).first().click()
  await expect(page).toHaveURL(/\/recipes/)
  await expect(page.locator('[data-of-page]')).toHaveCount(0)
})
