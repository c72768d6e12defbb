import type { Browser } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { expect, test } from './journey.ts'
import { png } from './png.ts'

const inNewContext = async (browser: Browser, name: string) =>
  newCook(await (await browser.newContext()).newPage(), { name })

test('two cooks follow, read of each other, and part', async ({ page, browser }) => {
  const ada = await newCook(page)
  const bo = await inNewContext(browser, 'Bo')
  await ada.page.goto(`/profile/${bo.id}`)
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Bo' })).toBeVisible()
  await ada.page.getByRole('button', { name: 'Follow Bo' }).click()
  await expect(ada.page.getByRole('button', { name: '1 follower', exact: true })).toBeVisible()

  await bo.page.goto('/profile')
  await bo.page.getByRole('button', { name: '1 follower', exact: true }).click()
  const dialog = bo.page.getByRole('dialog', { name: 'You and other cooks' })
  await dialog.getByRole('button', { name: 'Follow Ada' }).click()
  await expect(dialog.getByRole('button', { name: 'Following Ada' })).toBeVisible()
  await bo.send('comments', {
    recipe_id: 1,
    user_id: bo.id,
    content: 'Twice this week already',
    rating: 5,
  })

  await ada.page.goto('/profile')
  const feed = ada.page.getByRole('tabpanel', { name: 'Following' })
  await expect(feed.getByText('Twice this week already')).toBeVisible()
  await expect(feed.getByText('5 of 5 stars')).toBeAttached()
  await expect(feed.getByText('Bo started following you')).toBeVisible()
  await feed.getByRole('link', { name: 'Bo', exact: true }).first().click()
  await expect(ada.page.getByText('Follows you')).toBeVisible()

  await dialog.getByRole('link', { name: 'Ada' }).click()
  await bo.page.getByRole('button', { name: 'More about Ada' }).click()
  await bo.page.getByRole('menuitem', { name: 'Block Ada' }).click()
  await expect(bo.page.getByRole('heading', { level: 1, name: 'You blocked Ada' })).toBeVisible()
  await ada.page.reload()
  await expect(ada.page.getByRole('heading', { name: 'Nobody by this address' })).toBeVisible()
  await ada.page.goto('/profile')
  await expect(ada.page.getByRole('button', { name: '0 followers' })).toBeVisible()
  await expect(ada.page.getByText('Nothing new.')).toBeVisible()
  await expect(ada.page.getByText('Twice this week already')).toHaveCount(0)

  await bo.page.getByRole('button', { name: 'Undo' }).click()
  await expect(bo.page.getByRole('button', { name: 'Following Ada' })).toBeVisible()
})

test('a cook shows a picture, another name and an address, and takes the picture away', async ({
  page,
}) => {
  await newCook(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit profile' })
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel('Picture file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await choose(Buffer.from('no picture'))
  await expect(dialog.getByText('This picture cannot be read.')).toBeVisible()
  await choose(png(700))
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Picture saved')).toBeVisible()
  await dialog.getByLabel('Name').fill('Ada L.')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  await dialog.getByRole('switch', { name: /on my profile/ }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada L.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /@example\.com/ })).toBeVisible()
  await page.reload()
  const portrait = page.locator('main header img')
  await expect(portrait).toHaveAttribute(
    'src',
    /\/storage\/v1\/object\/public\/pictures\/.+\.webp$/,
  )
  const width = await portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)
  expect(width).toBe(512)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Picture removed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(portrait).toHaveCount(0)
})

test('axe finds nothing on profiles, their lists and their dialogs', async ({ page, browser }) => {
  test.slow()
  const bo = await inNewContext(browser, 'Bo')
  const ada = await newCook(page)
  await ada.send('follows', { follower_id: ada.id, followed_id: bo.id })
  await bo.send('comments', { recipe_id: 1, user_id: bo.id, content: 'Good', rating: 4 })
  const check = async (state: string, opened?: string) =>
    expect(await axeFindings(page, opened), state).toEqual([])
  await page.goto('/profile')
  await expect(page.getByText('Good')).toBeVisible()
  await check('own profile')
  await page.getByRole('button', { name: '1 following' }).click()
  await expect(page.getByRole('button', { name: 'Following Bo' })).toBeVisible()
  await check('list of people', '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await expect(page.getByRole('switch')).toBeVisible()
  await check('edit profile', '[role=dialog]')
  await page.goto(`/profile/${bo.id}`)
  await expect(page.getByRole('button', { name: 'Following Bo' })).toBeVisible()
  await check('somebody else')
})
