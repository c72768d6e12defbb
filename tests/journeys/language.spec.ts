import type { Browser, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { food, newCook, stock } from './cook.ts'
import {
  enter,
  expect,
  freshEmail,
  installed,
  openAs,
  pantryItem,
  password,
  sessionFor,
  test,
} from './journey.ts'

const inGerman = 'Was hast du in der Küche?'
const inEnglish = 'What’s in your kitchen?'
const home = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const spoken = (page: Page) => page.locator('html')

const choice = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Language|Sprache)$/ }).last()
const choose = (page: Page, name: string) =>
  choice(page).getByRole('button', { name, exact: true }).click()

const sessionSchema = z.object({
  user: z.object({ user_metadata: z.object({ language: z.string().optional() }) }),
})

/** The language that is kept with an account. */
async function ofAccount(page: Page, email: string): Promise<string | undefined> {
  const session = await sessionFor(page, email, 'token?grant_type=password')
  return sessionSchema.parse(session).user.user_metadata.language
}

async function deviceIn(browser: Browser, locale: string) {
  const context = await browser.newContext({ locale })
  return { context, page: await context.newPage() }
}

test('who reads German arrives, signs up and cooks in German, and their other device follows', async ({
  browser,
}) => {
  const { context, page } = await deviceIn(browser, 'de-AT')
  const email = freshEmail()
  await page.goto('/')
  await expect(home(page, inGerman)).toBeVisible()
  await expect(spoken(page)).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle(/^Zutaten/)

  await test.step('signs up', async () => {
    await page.goto('/signup')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    await expect(home(page, inGerman)).toBeVisible()
    expect(await ofAccount(page, email)).toBe('de')
  })

  await test.step('fills the pantry and opens a recipe', async () => {
    const field = page.getByLabel('Zutaten, die du dahast')
    await field.fill('Butter')
    await field.press('Enter')
    await expect(pantryItem(page, 'Butter', 'Vorrat')).toBeVisible()
    await page.goto('/recipe/1')
    await expect(page.getByRole('region', { name: 'Zubereitung' })).toBeVisible()
  })

  await test.step('reads English and German again, as the account does', async () => {
    await choose(page, 'English')
    await expect(page.getByRole('region', { name: 'Method' })).toBeVisible()
    await expect(spoken(page)).toHaveAttribute('lang', 'en')
    expect(await ofAccount(page, email)).toBe('en')
    await page.goto('/')
    await expect(home(page, inEnglish)).toBeVisible()
    await choose(page, 'Deutsch')
    await expect(home(page, inGerman)).toBeVisible()
    expect(await ofAccount(page, email)).toBe('de')
  })
  await context.close()

  await test.step('signs in on a device that speaks English', async () => {
    const other = await deviceIn(browser, 'en-GB')
    await other.page.goto('/login')
    await other.page.getByLabel('Email').fill(email)
    await other.page.getByLabel('Password', { exact: true }).fill(password)
    await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(home(other.page, inGerman)).toBeVisible()
    await expect(spoken(other.page)).toHaveAttribute('lang', 'de')
    await other.context.close()
  })
})

test('who reads French finds foods, recipes and dishes in French, and is told where steps are English', async ({
  browser,
}) => {
  const { context, page } = await deviceIn(browser, 'fr-CA')
  const cook = await newCook(page)
  const vegetables = ['potato', 'carrot', 'zucchini'].map((ingredient) => ({
    name: ingredient,
    ingredient,
    category: 'Vegetables',
  }))
  await stock(cook, [...Object.values(food), ...vegetables])
  await page.goto('/')
  await expect(home(page, 'Qu’y a-t-il dans votre cuisine ?')).toBeVisible()
  await expect(spoken(page)).toHaveAttribute('lang', 'fr')
  await expect(pantryItem(page, 'Œufs', 'Garde-manger')).toBeVisible()

  await test.step('a dish is told in French', async () => {
    const dish = page.getByRole('article').filter({ hasText: 'pour votre cuisine' }).first()
    await dish.getByRole('link').first().click()
    const method = page.getByRole('region', { name: 'Préparation' })
    await expect(method.getByRole('listitem').first()).toContainText(/\b(?:le|la|les|l’)/)
    await expect(method.getByText('qu’en anglais')).toHaveCount(0)
  })

  await test.step('a recipe has its title and lines, and says of its steps what they are', async () => {
    await page.goto('/recipe/1')
    const method = page.getByRole('region', { name: 'Préparation' })
    await expect(method.getByText('Ces étapes ne sont pour l’instant qu’en anglais.')).toBeVisible()
    await expect(method.getByRole('list')).toHaveAttribute('lang', 'en')
  })
  await context.close()
})

test('a mail comes in the language of its reader, wherever it was asked for', async ({
  page,
  browser,
}) => {
  const email = freshEmail()
  const { page: german, context } = await deviceIn(browser, 'de-DE')
  await enter(german, await sessionFor(german, email, 'signup'))
  // An account that was made without a language takes that of the page in which it begins.
  await german.goto('/')
  await expect.poll(() => ofAccount(german, email)).toBe('de')
  await context.close()

  await page.goto('/reset-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  const mail = page.getByRole('article').filter({ hasText: email })
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toContainText('Wähle ein neues Passwort', { timeout: 500 })
  }).toPass()
  await expect(mail).toContainText('gib diesen Code ein')
})

test('who chooses a language stays with it, and is asked before what they type is lost', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByLabel('Name (optional)').fill('Ada')
  const address = page.url()
  await choose(page, 'Deutsch')
  const question = page.getByRole('alertdialog', { name: 'Change the language?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Ada')
  await choose(page, 'Deutsch')
  await question.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(choice(page).getByRole('button', { name: 'Deutsch' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  // For good, and at once where an address of another language is left.
  await page.goto('/?language=en')
  await expect(home(page, inEnglish)).toBeVisible()
  await choose(page, 'Deutsch')
  await expect(home(page, inGerman)).toBeVisible()
  expect(page.url()).not.toContain('language')
})

test('an account whose language was chosen here speaks it in its place too', async ({ page }) => {
  const email = freshEmail()
  await openAs(page, email, '/subscription/manage/this-device')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^On this device English · Theme/ })).toBeVisible()
  await main
    .getByRole('list', { name: 'Language' })
    .getByRole('button', { name: 'Deutsch' })
    .click()
  await expect(main.getByRole('link', { name: /^Auf diesem Gerät Deutsch · / })).toBeVisible()
  expect(await ofAccount(page, email)).toBe('de')
})

/** Whether the worker has a page with these words in it, and no other worker is on its way. */
async function isWholeIn(words: string): Promise<boolean> {
  const { installing, waiting } = await navigator.serviceWorker.ready
  const pages = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).match('/')),
  )
  const texts = await Promise.all(pages.map(async (kept) => (await kept?.text()) ?? ''))
  return installing === null && waiting === null && texts.some((text) => text.includes(words))
}

test.describe('with a service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    // Without a network the other language is asked for, and does not come.
    alsoHarmless: /ERR_FAILED .*\/\?language=en$/,
  })

  test('the language is that of the page without a network too, and another one is not there', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await installed(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await choose(page, 'Deutsch')
    await expect(home(page, inGerman)).toBeVisible()
    // The worker of the language takes over as soon as it has all of its files.
    await expect.poll(() => page.evaluate(isWholeIn, 'lang="de"'), { timeout: 40_000 }).toBe(true)

    await context.setOffline(true)
    await page.goto('/shopping-list')
    await expect(spoken(page)).toHaveAttribute('lang', 'de')
    await choose(page, 'English')
    await expect(page.getByText('English kann jetzt nicht geladen werden').first()).toBeVisible()
    await page.goto('/')
    await expect(home(page, inGerman)).toBeVisible()

    await context.setOffline(false)
    await choose(page, 'English')
    await expect(home(page, inEnglish)).toBeVisible()
  })
})
