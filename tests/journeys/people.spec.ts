import { deflateSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { axeFindings, expect, freshEmail, signUp, test } from './journey.ts'

interface Cook {
  page: Page
  id: string
  /** A plain call of the data API in this cook's name. */
  write: (table: string, row: Record<string, unknown>) => Promise<void>
}

async function cook(page: Page, name: string): Promise<Cook> {
  await signUp(page, freshEmail(), name)
  const { id, token } = await page.evaluate(() => {
    const { user, access_token: access } = JSON.parse(localStorage.getItem('larder-auth') ?? '{}')
    return { id: String(user.id), token: String(access) }
  })
  const { publicKey } = await (await page.request.get('/larder.json')).json()
  return {
    page,
    id,
    async write(table, row) {
      const answer = await page.request.post(`/rest/v1/${table}`, {
        headers: { apikey: publicKey, authorization: `Bearer ${token}` },
        data: row,
      })
      expect(answer.status()).toBe(201)
    },
  }
}

const inNewContext = async (browser: Browser, name: string) =>
  cook(await (await browser.newContext()).newPage(), name)

test('two cooks follow, read of each other, and part', async ({ page, browser }) => {
  const ada = await cook(page, 'Ada')
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
  await bo.write('comments', {
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

/** A whole PNG of one colour: the browser decodes it as it would a drawing. */
function png(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(side * 3, Buffer.of(220, 90, 60))])
  const data = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

test('a cook shows a picture, another name and an address, and takes the picture away', async ({
  page,
}) => {
  await cook(page, 'Ada')
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
  const ada = await cook(page, 'Ada')
  await ada.write('follows', { follower_id: ada.id, followed_id: bo.id })
  await bo.write('comments', { recipe_id: 1, user_id: bo.id, content: 'Good', rating: 4 })
  const check = async (state: string) => expect(await axeFindings(page), state).toEqual([])
  await page.goto('/profile')
  await expect(page.getByText('Good')).toBeVisible()
  await check('own profile')
  await page.getByRole('button', { name: '1 following' }).click()
  await expect(page.getByRole('button', { name: 'Following Bo' })).toBeVisible()
  await check('list of people')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await expect(page.getByRole('switch')).toBeVisible()
  await check('edit profile')
  await page.goto(`/profile/${bo.id}`)
  await expect(page.getByRole('button', { name: 'Following Bo' })).toBeVisible()
  await check('somebody else')
})
