import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'

/** What a browser may say without anything being wrong. */
const harmless = [
  /Failed to load resource: net::ERR_(ABORTED|INTERNET_DISCONNECTED)/,
  // The client of accounts logs the same once more; the browser's own line says whether there was a network.
  /^TypeError: Failed to fetch\n[^]*\._useSession /,
  // A refusal at the door is an answer, which the page shows; the browser logs its status.
  /the server responded with a status of 4\d\d .*\/auth\/v1\//,
  /the server responded with a status of 403 .*\/functions\/v1\/account$/,
  // Visitors find no such recipe or dish: it is private or not there, and the page says it.
  /the server responded with a status of 404 .*\/((user-)?recipe|dish)\/[^/]+$/,
  // The code of an invitation may have ended, and the page says it.
  /the server responded with a status of 400 .*\/rpc\/seen_invitation$/,
  // What was sent twice is there already.
  /the server responded with a status of 409 .*\/rest\/v1\/comments$/,
]

interface Options {
  /** What the browser may log in one file besides. */
  alsoHarmless: RegExp | null
}

/** Reports what the page's policy refused, on every page that the context opens. */
const reportViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportError(new Error(`refused by the policy: ${effectiveDirective} ${blockedURI}`))
  })
}

/** The running app. On no page, on no device of the journey, may an error be logged. */
export const test = base.extend<Options & { errors: void }>({
  alsoHarmless: [null, { option: true }],
  errors: [
    async ({ browser, alsoHarmless }, provide) => {
      const logged: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.type() === 'error') logged.push(`${message.text()} ${message.location().url}`)
        })
        // A promise that nobody caught is one, too.
        context.on('weberror', (failure) => logged.push(String(failure.error())))
        // A context that is closed at once has no page that could tell.
        context.addInitScript(reportViolations).catch(() => undefined)
      }
      browser.on('context', watch)
      await provide()
      browser.off('context', watch)
      const isHarmless = (line: string) =>
        alsoHarmless?.test(line) === true || harmless.some((each) => each.test(line))
      expect(logged.filter((line) => !isHarmless(line))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

let people = 0

/** An address that nobody has used yet. */
export function freshEmail(): string {
  return `cook-${process.pid}-${Date.now()}-${++people}@example.com`
}

export const password = 'six-or-more'

export async function signUp(page: Page, email: string, name = 'Ada'): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /sign up|create|start/i }).click()
  await expect(page.getByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible()
}

/** A session of an address, from `signup` or `token?grant_type=password`, without a form. */
export async function sessionFor(
  page: Page,
  email: string,
  call: string,
  name = 'Ada',
): Promise<unknown> {
  const { publicKey } = await (await page.request.get('/larder.json')).json()
  const answer = await page.request.post(`/auth/v1/${call}`, {
    headers: { apikey: publicKey },
    data: { email, password, data: { name } },
  })
  expect(answer.ok(), `${call}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Leaves a session on the device of a page, for the app that it opens next. */
export async function enter(page: Page, session: unknown): Promise<void> {
  const left = { kept: JSON.stringify(session), mark: `entered-${++people}` }
  await page.addInitScript(({ kept, mark }) => {
    // Once in this tab: what it opens later has what the app made of it.
    if (window !== window.top || sessionStorage.getItem(mark) !== null) return
    sessionStorage.setItem(mark, '')
    localStorage.setItem('larder-auth', kept)
  }, left)
}

/** Opens an address as somebody who is signed in, for journeys that are not about the way in. */
export async function openAs(
  page: Page,
  email: string,
  path: string,
  call = 'signup',
): Promise<void> {
  await enter(page, await sessionFor(page, email, call))
  await page.goto(path)
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible()
}

/** Another device of the same person, on this page; to be without a network it must keep the app. */
export async function elsewhere(
  browser: Browser,
  email: string,
  path: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ serviceWorkers })
  const page = await context.newPage()
  await openAs(page, email, path, 'token?grant_type=password')
  if (serviceWorkers === 'allow') await installed(page)
  return { context, page }
}

/** The whole app is on this device: also the dialogs that nobody has opened yet. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** Waits until the answers to these queries, each the beginning of a key, are saved on this device. */
export async function savedOnDevice(page: Page, ...keys: string[][]): Promise<void> {
  const beginnings = keys.map((key) => JSON.stringify(key).slice(0, -1))
  const missing = () =>
    page.evaluate(async (wanted) => {
      // Whoever opens a database that is not there makes it, without what the app would put into it.
      const all = await indexedDB.databases()
      if (all.every(({ name }) => name !== 'larder')) return wanted
      const places = await new Promise<string>((resolve) => {
        const opening = indexedDB.open('larder')
        opening.addEventListener('success', () => {
          const database = opening.result
          const saved = database.transaction('queries').objectStore('queries').getAllKeys()
          saved.addEventListener('success', () => {
            database.close()
            resolve(saved.result.map(String).join('\n'))
          })
        })
      })
      return wanted.filter((beginning) => !places.includes(beginning))
    }, beginnings)
  await expect.poll(missing).toEqual([])
}

/** What says that changes wait for the network. */
export const waits = (page: Page): Locator => page.getByRole('status').filter({ hasText: /wait/ })

export async function addToPantry(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Ingredients you have')
  await field.fill(text)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(field).toHaveValue('')
}

/** One thing in the pantry on the screen, by what both are called there; what is only understood so far is none. */
export function pantryItem(page: Page, name: string, pantry = 'Pantry'): Locator {
  return page
    .getByRole('region', { name: pantry })
    .getByRole('listitem')
    .filter({ hasText: name, has: page.locator('[aria-haspopup="dialog"]') })
}

/** The dialog of one thing in the pantry. */
export async function openPantryItem(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('button', {
      name: new RegExp(`^${name}(?:, [^,]+)*, (?:at home|running low|run out)`, 'u'),
    })
    .click()
  return page.getByRole('dialog', { name, exact: true })
}

/** Says in its dialog how a thing stands. */
export async function markInPantry(page: Page, name: string, as: 'At home' | 'Low' | 'Out') {
  const dialog = await openPantryItem(page, name)
  await dialog.getByRole('button', { name: as, exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
}

export async function removeFromPantry(page: Page, name: string): Promise<void> {
  const dialog = await openPantryItem(page, name)
  await dialog.getByRole('button', { name: 'Remove' }).click()
}

/** Undoes what a message tells of; messages of earlier changes may stand beside it. */
export async function undo(page: Page, said: string | RegExp): Promise<void> {
  const message = page.getByRole('dialog').filter({ hasText: said })
  await message.getByRole('button', { name: 'Undo' }).click()
}

/** Chooses from what is done with a recipe besides cooking it. */
export async function fromMenu(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}
