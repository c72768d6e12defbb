import {
  addToPantry,
  axeFindings,
  expect,
  freshEmail,
  removeFromPantry,
  signUp,
  test,
} from './journey.ts'

const screens = [
  '/',
  '/recipes',
  '/recipe/1',
  '/create-recipe',
  '/import',
  '/shopping-list',
  '/saved-recipes',
  '/subscription/pricing',
  '/subscription/manage',
  '/subscription/success',
  '/profile',
  '/no/such/place',
]

for (const width of [360, 1280]) {
  test(`axe finds nothing on any screen, ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeFindings(page), path).toEqual([])
    }
    await signUp(page, freshEmail())
    await addToPantry(page, '2 eggs, onion, zorkberries')
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      expect(await axeFindings(page), path).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
    }
  })

  test(`axe finds nothing with menu, dialog, message and chef open, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signUp(page, freshEmail())
    await addToPantry(page, 'eggs')
    await removeFromPantry(page, 'Eggs')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(await axeFindings(page), 'message').toEqual([])

    const menu = width < 700 ? /menu/i : /profile|account/i
    await page.getByRole('button', { name: menu }).click()
    const signOut = page.getByText('Sign Out', { exact: true })
    await expect(signOut).toBeVisible()
    expect(await axeFindings(page), 'menu').toEqual([])
    await signOut.click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await axeFindings(page), 'dialog').toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Personal Chef' }).click()
    await expect(page.getByRole('dialog', { name: 'Personal Chef' })).toBeVisible()
    expect(await axeFindings(page), 'chef').toEqual([])
  })
}

test('the main job is done by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Ingredients you have')).toBeFocused()
  await page.keyboard.type('eggs')
  await page.keyboard.press('Enter')
  const more = page.getByRole('button', { name: 'More about Eggs' })
  await expect(more).toBeVisible()
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab')
    if (await more.evaluate((button) => button === document.activeElement)) break
  }
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
  await expect(remove).toBeVisible()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await remove.evaluate((button) => button === document.activeElement)) break
  }
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(more).toHaveCount(0)
})
