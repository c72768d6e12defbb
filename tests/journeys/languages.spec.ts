import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { languageCookie } from '#domain/texts/choose-language.ts'
import { languageOf } from '#domain/texts/language.ts'
import { pageTemplates } from '#domain/served-addresses.ts'
import { buildStale } from '../../bench/build.ts'
import { currentDish } from '../support/current-dish.ts'
import type { RunningLarder } from '../support/larder-process.ts'
import { food, newCook, save, stock } from './cook.ts'
import { expect, test as journey } from './journey.ts'
import { startOwnLarder } from './own-larder.ts'

/** One with long words of its own, one in which every text is longer than in English, and one that is mirrored. */
const tried = ['de', 'en-XA', 'ar-XB'] as const

let larder: RunningLarder

/** On a server of its own: that of the other journeys speaks what is offered. */
const test = journey.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({
      baseURL: larder.address,
      viewport: { width: 360, height: 740 },
    })
    await provide(context)
    await context.close()
  },
})

// One after another, so that one server is enough. Each opens every page.
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  buildStale(...tried)
  larder = await startOwnLarder({ TRY_LANGUAGES: tried.join(',') })
})
test.afterAll(() => larder.stop())

/** Every address, with something that is there in place of what varies. */
const addresses = pageTemplates
  .filter((template) => !template.includes('/dish/'))
  .map((template) =>
    template.replace(/^\/subscription\/manage\/:place$/, '/subscription/manage/diet'),
  )
  .map((template) => template.replace(/:id$/, '1'))

const dish = currentDish(
  'traybake',
  'flavour=mediterranean&for=4&main=chicken-thigh&veg=potato&herb=thyme&fat=olive-oil&salt=salt',
)

/** Screens, and the size of text that somebody chose, in pixels. */
const sizes = [
  [360, 16],
  [360, 24],
  [360, 32],
  [768, 32],
  [1024, 32],
  [1280, 32],
] as const

/** The sizes at which a page can be scrolled sideways, and by how much. */
async function tooWide(page: Page, tag: (typeof tried)[number]): Promise<string[]> {
  const found: string[] = []
  // No language has words as long as those that are made longer: they must fit as they are.
  for (const [width, text] of tag === 'en-XA' ? sizes.slice(0, 1) : sizes) {
    await page.setViewportSize({ width, height: 740 })
    const beyond = await page.evaluate((size) => {
      const root = document.documentElement
      root.style.fontSize = `${size}px`
      return root.scrollWidth - root.clientWidth
    }, text)
    if (beyond > 0) found.push(`${width} px, text of ${text} px: ${beyond} px too wide`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

for (const tag of tried) {
  test(`no page is wider than the screen, also with large text: ${tag}`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: languageCookie, value: tag, url: larder.address }])
    const cook = await newCook(page, { name: 'Maximiliane' })
    await stock(cook, Object.values(food))
    await save(cook, '1')
    const collection = randomUUID()
    const named = { id: collection, user_id: cook.id, name: 'Suppen für den Winter' }
    await cook.send('recipe_collections', named)
    for (const address of [...addresses, dish, `/collection/${collection}`]) {
      await test.step(address, async () => {
        await page.goto(address)
        const root = page.locator('html')
        await expect(root).toHaveAttribute('lang', tag)
        await expect(root).toHaveCSS('direction', languageOf(tag).direction)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect.soft(await tooWide(page, tag), address).toEqual([])
      })
    }
  })
}
