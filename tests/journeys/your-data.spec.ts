import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { axeFindings } from './axe.ts'
import {
  addToPantry,
  elsewhere,
  expect,
  freshEmail,
  openAs,
  pantryItem,
  password,
  test,
} from './journey.ts'

// What a page still asks while its account goes is asked for nobody, and a renewal that is under way is ended.
test.use({
  alsoHarmless:
    /the server responded with a status of 401 .*\/rest\/v1\/|^AbortError: [^]*\.renewedToken /,
})

test('take everything along, then delete the account, here and on the other device', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs(page, email, '/')
  await addToPantry(page, 'eggs')
  await page.getByRole('button', { name: /^Your pantry/ }).click()
  await expect(pantryItem(page, 'Eggs')).toBeVisible()
  const other = await elsewhere(browser, email, '/shopping-list')
  // As a chat with the chef would stand there.
  await other.page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('larder-auth') ?? '{}')
    localStorage.setItem(`ai_chat_${user.id}`, '[]')
  })
  const storedThere = () =>
    other.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ai_chat_')))
  expect(await storedThere()).toHaveLength(1)

  await page.goto('/subscription/manage/data')
  const data = page.getByRole('region', { name: 'Your data' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^larder-\d{4}-\d{2}-\d{2}\.zip$/)
  const archive = unzipSync(await readFile(await download.path()))
  const file: unknown = JSON.parse(strFromU8(archive['larder.json'] ?? new Uint8Array()))
  expect(file).toMatchObject({ account: { email }, pantry: [{ ingredient: 'egg' }] })

  await data.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill('something else')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible()
  expect(await axeFindings(page, '[role=dialog]')).toEqual([])

  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await expect(pantryItem(page, 'Eggs')).toHaveCount(0)
  // It asks every second, and the response is that nobody is signed in.
  await expect(other.page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  await expect.poll(storedThere).toEqual([])
  await other.context.close()

  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
})
