import { newCook } from './cook.ts'
import { expect, test } from './journey.ts'

const inLayout = [
  ['/', 'What’s in your kitchen?'],
  ['/recipes', 'Recipes'],
  ['/recipe/1', 'Brown-butter mushroom spaghetti'],
  ['/user-recipe/100001', 'Recipe 100001'],
  ['/create-recipe', 'Create a recipe'],
  ['/import', 'Bring your recipes'],
  ['/shopping-list', 'Shopping list'],
  ['/saved-recipes', 'Saved recipes'],
  ['/plan', 'This week'],
  ['/plan/together', 'Cook together'],
  ['/collection/nobodys', 'Collection'],
  ['/subscription/pricing', 'Plans and pricing'],
  ['/subscription/manage', 'Account'],
  ['/subscription/manage/nowhere', 'Page not found'],
  ['/profile', /profile/i],
  ['/profile/8a5b5a0e-0000-4000-8000-000000000000', /unknown user|profile/i],
  ['/moderation', 'Page not found'],
  ['/notifications', 'Notifications'],
  ['/no/such/place', 'Page not found'],
] as const

const alone = [
  '/signup',
  '/login',
  '/reset-password',
  '/confirm-email',
  '/oauth/consent',
  '/subscription/success',
] as const

test('every address stands in the shared layout', async ({ page }) => {
  for (const [path, heading] of inLayout) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(
        'Discover delicious recipes using ingredients you already have at home.',
      )
      await expect(page.getByRole('button', { name: 'Personal Chef' })).toBeVisible()
    })
  }
})

test('the way in, and the thanks after paying, stand alone', async ({ page }) => {
  for (const path of alone) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Personal Chef' })).toHaveCount(0)
    })
  }
})

test('the phone’s menu opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await newCook(page)
  await page.goto('/')
  const toggle = page.getByRole('button', { name: /menu/i })
  await toggle.click()
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
  const menu = page.getByRole('banner')
  await menu.getByRole('link', { name: 'Shopping', exact: true }).click()
  await expect(page).toHaveURL('/shopping-list')
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeHidden()
})

test('the bar at a phone’s foot leads to the four places, and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const places = page.getByRole('navigation', { name: 'Places' })
  const chef = page.getByRole('button', { name: 'Personal Chef' })
  await expect(chef).toBeVisible()
  for (const control of [...(await places.getByRole('link').all()), chef]) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await places.getByRole('link', { name: 'Recipes' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(places.locator('[aria-current=page]')).toHaveText('Recipes')

  // The last thing of the page stands above the bar, and the bar holds the chef's button.
  const bar = await places.boundingBox()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const end = await last.boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect((await chef.boundingBox())?.y).toBeGreaterThanOrEqual(bar?.y ?? 0)

  // Nor does it cover what the keyboard reaches on the way there.
  await page.goto('/saved-recipes')
  await expect(page.getByRole('heading', { name: 'Keep the ones you love' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('radio', { checked: true }).focus()
  for (const link of await footer.getByRole('link').all()) {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const box = await page.locator(':focus').boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      if (await link.evaluate((element) => element === document.activeElement)) break
    }
    await expect(link).toBeFocused()
  }

  await page.emulateMedia({ media: 'print' })
  await expect(places).toBeHidden()
})

test('the header changes once the page is scrolled', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  const atTop = await ground()
  await page.mouse.wheel(0, 11)
  await expect.poll(ground).not.toBe(atTop)
})

test('the chef greets, refuses visitors in the plan’s words, and keeps the count', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Personal Chef' }).click()
  const panel = page.getByRole('dialog', { name: 'Personal Chef' })
  await expect(panel).toContainText('Your culinary companion')
  await expect(panel).toContainText("Hi! I'm your Personal Chef!")
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  const input = panel.getByPlaceholder('Ask me anything about cooking...')
  await input.fill('What is')
  await input.press('Shift+Enter')
  await input.pressSequentially('a roux?')
  await input.press('Enter')
  await expect(panel).toContainText(
    '🤖 The Personal Chef is a premium feature! Upgrade to get personalized recipe suggestions, cooking tips, and culinary advice tailored to your ingredients and preferences.',
  )
  await expect(panel).toContainText('2 messages')
  await panel.getByRole('button', { name: 'Clear chat' }).click()
  await expect(panel).toContainText("Hi! I'm your Personal Chef!")
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
})
