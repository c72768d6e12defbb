import { AxeBuilder } from '@axe-core/playwright'
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
  // A refusal at the door is an answer, which the page shows; the browser logs its status.
  /the server responded with a status of 4\d\d .*\/auth\/v1\//,
  /the server responded with a status of 403 .*\/functions\/v1\/account$/,
  // What was sent twice is there already.
  /the server responded with a status of 409 .*\/rest\/v1\/comments$/,
]

interface Options {
  /** What the browser may log in one file besides. */
  alsoHarmless: RegExp | null
}

/** Says what the page's policy refused, on every page that the context opens. */
const tellViolations = () => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportError(new Error(`refused by the policy: ${effectiveDirective} ${blockedURI}`))
  })
}

/** The running app. On no page, on no device of the journey, may an error be logged. */
export const test = base.extend<Options & { errors: void }>({
  alsoHarmless: [null, { option: true }],
  errors: [
    async ({ browser, alsoHarmless }, provide) => {
      const said: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`)
        })
        // A promise that nobody caught is one, too.
        context.on('weberror', (failure) => said.push(String(failure.error())))
        // A context that is closed at once has no page that could tell.
        context.addInitScript(tellViolations).catch(() => undefined)
      }
      browser.on('context', watch)
      await provide()
      browser.off('context', watch)
      const isHarmless = (line: string) =>
        alsoHarmless?.test(line) === true || harmless.some((each) => each.test(line))
      expect(said.filter((line) => !isHarmless(line))).toEqual([])
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
export async function sessionFor(page: Page, email: string, call: string): Promise<unknown> {
  const { publicKey } = await (await page.request.get('/larder.json')).json()
  const answer = await page.request.post(`/auth/v1/${call}`, {
    headers: { apikey: publicKey },
    data: { email, password, data: { name: 'Ada' } },
  })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** Opens an address as somebody who is signed in, for journeys that are not about the way in. */
export async function openAs(
  page: Page,
  email: string,
  path: string,
  call = 'signup',
): Promise<void> {
  const session = await sessionFor(page, email, call)
  // Of the app, and light.
  await page.goto('/larder.json')
  await page.evaluate((kept) => localStorage.setItem('larder-auth', kept), JSON.stringify(session))
  await page.goto(path)
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What’s in your kitchen?' })).toBeVisible()
}

/** Another device of the same person, which keeps the app, on this page. */
export async function elsewhere(
  browser: Browser,
  email: string,
  path: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await signIn(page, email)
  await page.goto(path)
  await installed(page)
  return { context, page }
}

/** The whole app is on this device: also the dialogs that nobody has opened yet. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** What says that changes wait for the network. */
export const waits = (page: Page): Locator => page.getByRole('status').filter({ hasText: /wait/ })

export async function addToPantry(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Ingredients you have')
  await field.fill(text)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(field).toHaveValue('')
}

/** One thing in the pantry on the screen; what is only understood so far is none. */
export function pantryItem(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Pantry' })
    .getByRole('listitem')
    .filter({ hasText: name, has: page.getByRole('button', { name: 'More about' }) })
}

/** The dialog of one thing in the pantry. */
export async function openPantryItem(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `More about ${name}`, exact: true }).click()
  return page.getByRole('dialog', { name, exact: true })
}

export async function removeFromPantry(page: Page, name: string): Promise<void> {
  const dialog = await openPantryItem(page, name)
  await dialog.getByRole('button', { name: 'Remove' }).click()
}

/** The elements that move on the page just now: none, for these browsers ask for less motion. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return `${target?.tagName.toLowerCase()} class="${target?.getAttribute('class')}"`
    }),
  )
}

/** The only rules whose answer depends on the theme; names, roles and order are the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Everything that axe finds against WCAG 2.2 AA and good practice on the page as it stands, in the light theme
 * and then, of the colours alone, in the dark one. What still moves is named too: a colour on its way has no contrast
 * to speak of.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    findings.push(...(await moving(page)).map((what) => `${colorScheme}: moves: ${what}`))
    // What passed is not written out, and there are no frames of other sites to gather from: both take longest.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(true)
    if (colorScheme === 'dark') axe.withRules(rulesOfColour)
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations) {
      findings.push(...nodes.map(({ html }) => `${colorScheme}: ${id}: ${html}`))
    }
  }
  return findings
}
