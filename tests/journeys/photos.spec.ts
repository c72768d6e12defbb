import { z } from 'zod'
import { axeFindings } from './axe.ts'
import { newCook } from './cook.ts'
import { expect, installed, test } from './journey.ts'
import { png } from './png.ts'

// The refusal that is staged here.
test.use({ serviceWorkers: 'allow', alsoHarmless: /status of 429.*pictures/ })

const photo = { name: 'dish.png', mimeType: 'image/png', buffer: png(700) }
const photosOf = (rows: unknown) =>
  z.array(z.object({ note: z.string(), visibility: z.string() })).parse(rows)

test('a photo of what one made is shown, becomes the cover, and one without a network follows', async ({
  page,
  isMobile,
}) => {
  const cook = await newCook(page)
  await page.goto('/recipe/1')
  await installed(page)
  const section = page.getByRole('region', { name: 'Cooks made it' })
  const dialog = page.getByRole('dialog')
  await section.scrollIntoViewIfNeeded()

  const choose = async (note: string) => {
    await page.getByLabel('Picture file').setInputFiles(photo)
    await expect(dialog.getByRole('img')).toBeVisible()
    await page.getByLabel('How did it turn out?').fill(note)
  }

  await page.getByRole('button', { name: 'I cooked this' }).click()
  await page.getByRole('button', { name: /add a photo$/ }).click()
  await expect(page.getByRole('heading', { name: 'I made it' })).toBeVisible()
  await choose('Crisp at the edges')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show it' }).click()
  await section.getByRole('button', { name: /Crisp at the edges/ }).click()
  await expect(dialog.getByRole('img', { name: 'Crisp at the edges' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'More about this photo' }).click()
  await page.getByRole('menuitem', { name: 'Use as my cover' }).click()
  await expect(dialog.getByText('Your cover', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const ownCover = page.locator(`img[src*="/pictures/${cook.id}/"]`).first()
  await expect(ownCover).toBeVisible()

  // Underground: it waits, also through a new start, and is sent with the network.
  await section.getByRole('button', { name: 'I made it' }).click()
  await choose('From the cabin')
  await page.getByRole('radio', { name: /Only me/ }).check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(section.getByText(/waits on this device/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(section.getByRole('button', { name: /From the cabin/ })).toBeVisible()
  await expect(section.getByText(/waits on this device/)).toHaveCount(0)
  const rows = photosOf(
    await cook.read(`cook_photos?select=note,visibility&user_id=eq.${cook.id}&order=created_at`),
  )
  expect(rows).toEqual([
    { note: 'Crisp at the edges', visibility: 'public' },
    { note: 'From the cabin', visibility: 'private' },
  ])

  // So does what is said anew of one that is shown.
  await page.context().setOffline(true)
  await section.getByRole('button', { name: /Crisp at the edges/ }).click()
  await page.getByRole('button', { name: 'More about this photo' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByLabel('Note (optional)').fill('Burnt')
  await page.getByRole('radio', { name: /My followers/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByRole('button', { name: /Burnt/ })).toBeVisible()
  await page.context().setOffline(false)
  const own = `cook_photos?select=note,visibility&user_id=eq.${cook.id}&order=created_at`
  await expect
    .poll(async () => photosOf(await cook.read(own))[0])
    .toEqual({ note: 'Burnt', visibility: 'followers' })
  if (isMobile) return

  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Photos' }).click()
  await expect(page.getByRole('button', { name: /From the cabin/ })).toBeVisible()
})

test('a photo that is refused later stays on the device, with why', async ({ page }) => {
  await newCook(page)
  await page.goto('/recipe/2')
  await installed(page)
  const section = page.getByRole('region', { name: 'Cooks made it' })
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button', { name: 'I made it' }).click()
  await page.getByLabel('Picture file').setInputFiles(photo)
  await page.getByLabel('How did it turn out?').fill('Too much salt')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(section.getByText(/waits on this device/)).toBeVisible()
  const refusal = { code: 'picture_limit', message: 'Up to 20 pictures a day can be uploaded.' }
  await page.route('**/functions/v1/pictures*', (route) =>
    route.fulfill({ status: 429, json: refusal }),
  )
  await page.context().setOffline(false)
  await expect(section.getByText(/Up to 20 pictures a day/)).toBeVisible()
  await page.unroute('**/functions/v1/pictures*')
  await section.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByLabel('How did it turn out?')).toHaveValue('Too much salt')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(section.getByRole('button', { name: /Too much salt/ })).toBeVisible()
  await expect(section.getByText(/on this device alone/)).toHaveCount(0)
})
