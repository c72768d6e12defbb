import type { Page } from '@playwright/test'
import {
  expect,
  freshEmail,
  installed,
  openAs,
  savedOnDevice,
  sessionFor,
  signIn,
  signUp,
  test,
} from './journey.ts'
import { png } from './png.ts'

/** What the other journeys do without a service worker, here as everybody has it from the second page on. */
test.use({ serviceWorkers: 'allow' })

/** A page that a service worker answers for. */
async function controlled(page: Page): Promise<void> {
  await installed(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('sign up, save, sign out and in again', async ({ page }) => {
  const email = freshEmail()
  await signUp(page, email)
  await controlled(page)
  await page.goto('/recipe/1')
  await page.getByRole('button', { name: 'Save Brown-butter mushroom spaghetti' }).click()
  await expect(page.getByText('Brown-butter mushroom spaghetti is saved')).toBeVisible()
  await page.goto('/saved-recipes')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: /profile|account/i }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  // Nothing that the backend said of a person is in the worker's storage.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.filter((path) => /^\/(?:rest|auth|functions|storage)\//.test(path))).toEqual([])

  await signIn(page, email)
  await page.goto('/saved-recipes')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a forgotten password is reset through the mail that lies at /outbox', async ({ page }) => {
  const email = freshEmail()
  await sessionFor(page, email, 'signup')
  await page.goto('/reset-password')
  await controlled(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()

  // The answer does not wait for the mail, and the list of mails does not grow by itself.
  const mail = page.getByRole('article').filter({ hasText: email })
  await expect
    .poll(async () => {
      await page.goto('/outbox')
      return mail.count()
    })
    .toBe(1)
  await mail.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('another-six')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Other devices are signed out.')).toBeVisible()
})

test.describe('an account', () => {
  // A browser's own page around a picture has styles, which the policy of what people uploaded refuses.
  test.use({ alsoHarmless: /\/storage\/v1\/object\/|style-src-attr inline/ })

  test('a plan is bought at the test checkout, a picture is uploaded, and what the server answers itself is no page of the app', async ({
    page,
  }) => {
    await openAs(page, freshEmail(), '/subscription/pricing')
    await controlled(page)
    await test.step('one comes back from the test checkout', async () => {
      await page.getByRole('button', { name: 'Choose monthly' }).click()
      await expect(page.getByText('Test: nothing is charged')).toBeVisible()
      await page.getByRole('button', { name: /Subscribe for/ }).click()
      await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
    })

    await test.step('a picture is seen on the page, and at its own address', async () => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Edit profile' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit profile' })
      await dialog
        .getByLabel('Picture file')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(700) })
      await dialog.getByRole('button', { name: 'Use this picture' }).click()
      await expect(page.getByText('Picture saved')).toBeVisible()
      await page.keyboard.press('Escape')
      const shown = page.locator('img[src*="/storage/v1/"]').first()
      await expect(shown).toBeVisible()
      const answer = await page.goto((await shown.getAttribute('src')) ?? '')
      expect(answer?.headers()['content-type']).toMatch(/^image\//)
    })

    await test.step('the server answers itself', async () => {
      for (const path of ['/readyz', '/healthz', '/larder.json']) {
        const answer = await page.goto(path)
        expect(answer?.headers()['content-type']).toContain('application/json')
      }
      const robots = await page.goto('/robots.txt')
      expect(await robots?.text()).toContain('Sitemap')
      await page.goto('/no/such/place')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
})

test('a recipe that is shared opens with what the server says of it, and without a network as it was seen', async ({
  page,
  context,
}) => {
  await openAs(page, freshEmail(), '/')
  await controlled(page)
  const answer = await page.goto('/recipe/1')
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(await answer?.text()).toContain('application/ld+json')
  await expect(page).toHaveTitle(/Brown-butter mushroom spaghetti/)
  const method = page.getByRole('region', { name: 'Method' })
  await expect(method).toBeVisible()
  await savedOnDevice(page, ['recipe', '1'])

  await context.setOffline(true)
  await page.goto('/recipe/1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Brown-butter')
  await expect(method).toBeVisible()
  await page.goto('/no/such/place')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const onionSoup = {
  '@type': 'Recipe',
  name: 'Onion soup',
  recipeIngredient: ['3 onions'],
  recipeInstructions: 'Cook the onions.',
}

test('what another app shares waits for who is to sign in; words and files are read, and leave the device', async ({
  page,
}) => {
  await page.goto('/')
  await controlled(page)
  await share(page, { text: 'Leek soup\n2 leeks\n1 onion\n\nCook the leeks.' })
  await expect(page.getByText('What you shared waits on this device')).toBeVisible()
  const { pathname, search } = new URL(page.url())
  await openAs(page, freshEmail(), pathname + search)
  await expect(page.getByLabel('Recipe')).toHaveValue(/^Leek soup/)
  await expect(page).toHaveURL('/import')
  expect(
    await page.evaluate(async () => (await (await caches.open('larder.shared')).keys()).length),
  ).toBe(0)
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Leek soup')

  await share(page, { file: JSON.stringify(onionSoup) })
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible()
  // In a tab of a browser any page can have sent it: it is opened when somebody says so.
  await share(page, { url: 'https://soup.example/leek' })
  await expect(page.getByLabel('Address of the page')).toHaveValue('https://soup.example/leek')
  await expect(page.getByRole('button', { name: 'Read the recipe' })).toBeEnabled()
})

/** As the system does it when somebody shares into the installed app. */
async function share(page: Page, given: { text?: string; url?: string; file?: string }) {
  await page.evaluate(({ text = '', url = '', file }) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/import', enctype: 'multipart/form-data' })
    for (const [name, value] of Object.entries({ text, url })) {
      form.append(Object.assign(document.createElement('textarea'), { name, value }))
    }
    if (file !== undefined) {
      const chosen = new DataTransfer()
      chosen.items.add(new File([file], 'soup.json', { type: 'application/json' }))
      form.append(
        Object.assign(document.createElement('input'), {
          type: 'file',
          name: 'files',
          files: chosen.files,
        }),
      )
    }
    document.body.append(form)
    form.submit()
  }, given)
  await page.waitForURL(/\/import/)
}
