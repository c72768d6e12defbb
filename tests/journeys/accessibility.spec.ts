import type { Page } from '@playwright/test'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { newCook } from './cook.ts'
import { addToPantry, expect, removeFromPantry, test } from './journey.ts'

/** Every screen, with what stands on it only when all of it has come. */
const screens: readonly [string, (page: Page) => readonly ReturnType<Page['getByRole']>[]][] = [
  [
    '/recipes',
    (page) => [
      page.getByRole('heading', { name: /^\d+ recipes$/ }),
      page.getByText(/^Recipe of the day · /),
      page.getByRole('region', { name: /^In season/ }).getByRole('article'),
      page.getByRole('region', { name: 'For your taste' }).getByRole('article'),
    ],
  ],
  ['/recipe/1', (page) => [page.getByRole('region', { name: 'Method' }).getByRole('listitem')]],
  ['/create-recipe', (page) => [page.getByRole('textbox', { name: 'Ingredient 1' })]],
  ['/import', (page) => [page.getByRole('tab', { name: 'Words' })]],
  ['/shopping-list', (page) => [page.getByText('Nothing to buy')]],
  ['/saved-recipes', (page) => [page.getByText('Nothing saved yet')]],
  ['/plan', (page) => [page.getByRole('button', { name: /^Plan a meal for/ })]],
  ['/plan?month=2026-11', (page) => [page.getByRole('link', { name: /nothing planned/ })]],
  ['/subscription/pricing', (page) => [page.getByRole('button', { name: 'Choose monthly' })]],
  ['/subscription/manage', (page) => [page.getByText('Signed in on this device alone')]],
  [
    '/subscription/manage/diet',
    (page) => [page.getByRole('group', { name: 'Difficulty' }).getByRole('button')],
  ],
  ['/subscription/manage/kitchen', (page) => [page.getByText('It is yours alone.')]],
  [
    '/subscription/manage/devices',
    (page) => [page.getByRole('region', { name: 'Your devices' }).getByRole('listitem')],
  ],
  ['/subscription/success', (page) => [page.getByRole('heading', { level: 1 })]],
  ['/profile', (page) => [page.getByRole('button', { name: 'Edit profile' })]],
  ['/no/such/place', (page) => [page.getByRole('link', { name: 'To your ingredients' })]],
]

const axeOn = (page: Page, opened?: string) => axeFindingsAt(phoneAndDesk, page, opened)

test('axe finds nothing on the way in, at home, with message, menu, dialog and chef open', async ({
  page,
}) => {
  test.slow()
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    expect(await axeOn(page), path).toEqual([])
  }
  await newCook(page)
  await page.goto('/')
  await addToPantry(page, '2 eggs, onion, zorkberries')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await axeOn(page), 'home').toEqual([])

  await removeFromPantry(page, 'Eggs')
  for (const size of phoneAndDesk) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    // A message under the pointer stays.
    await page.getByRole('dialog', { name: 'Eggs removed' }).hover()
    expect(await axeFindingsAt([size], page, '[role=dialog]'), 'message').toEqual([])
  }

  const signOut = page.getByText('Sign Out', { exact: true })
  for (const [size, name, opened] of [
    [phoneAndDesk[0], /menu/i, 'header'],
    [phoneAndDesk[1], /profile|account/i, '[role=menu]'],
  ] as const) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    await page.getByRole('button', { name }).click()
    await expect(signOut).toBeVisible()
    expect(await axeFindingsAt([size], page, opened), 'menu').toEqual([])
    if (opened === 'header') await page.getByRole('button', { name }).click()
  }
  await signOut.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await axeOn(page, '[role=alertdialog]'), 'dialog').toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Personal Chef' }).click()
  await expect(page.getByRole('dialog', { name: 'Personal Chef' })).toBeVisible()
  expect(await axeOn(page, '[role=dialog]'), 'chef').toEqual([])
})

// Two journeys, so that they go side by side.
for (const some of [screens.slice(0, 5), screens.slice(5)]) {
  test(`axe finds nothing on ${some.map(([path]) => path).join(', ')}`, async ({ page }) => {
    test.slow()
    await newCook(page)
    for (const [path, whatHasCome] of some) {
      await page.goto(path)
      for (const part of whatHasCome(page)) await expect(part.first(), path).toBeVisible()
      await expect(page.getByText('Loading...'), path).toHaveCount(0)
      expect(await axeOn(page), path).toEqual([])
    }
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
  const more = page.getByRole('button', { name: 'Eggs, at home' })
  await expect(more).toBeVisible()
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab')
    if (await more.evaluate((button) => button === document.activeElement)) break
  }
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove' })
  await expect(remove).toBeVisible()
  // A date is three stops of the keyboard and more.
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await remove.evaluate((button) => button === document.activeElement)) break
  }
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(more).toHaveCount(0)
})
