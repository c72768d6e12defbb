import type { Page } from '@playwright/test'
import { axeFindingsAt, phoneAndDesk } from './axe.ts'
import { expect, test } from './journey.ts'

/** Slow ratatouille: six steps; the first waits 20 minutes, the second 12 minutes and one. */
const address = '/recipe/41'

async function openCookMode(page: Page): Promise<void> {
  await page.goto(address)
  // By its key: a page that was just loaded may still scroll to its place, away from a pointer.
  await page.getByRole('button', { name: 'Cook', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Get ready' })).toBeFocused()
}

const step = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Step ${number} of 6` })

const timers = (page: Page) => page.getByRole('list', { name: 'Timers' }).getByRole('listitem')

const noon = Date.UTC(2026, 2, 1, 12)

/** The wall clock stands still until it is moved: a timer shows the same on a slow machine. */
async function stopWallClock(page: Page): Promise<void> {
  await page.clock.install({ time: noon })
  await page.clock.setFixedTime(noon)
}

/** Moves the wall clock to this long after noon, and lets go what waits for it. */
async function moveWallClock(page: Page, minutes: number, seconds = 0): Promise<void> {
  const before = await page.evaluate(() => Date.now())
  const after = noon + (minutes * 60 + seconds) * 1000
  await page.clock.setFixedTime(after)
  await page.clock.fastForward(after - before)
}

/** Counts what the page does for the ears and the hand. */
async function hearRinging(page: Page): Promise<() => Promise<{ notes: number; buzzes: number }>> {
  await page.addInitScript(() => {
    const heard = { notes: 0, buzzes: 0 }
    Object.assign(window, { heard })
    const play = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function start(when) {
      heard.notes += 1
      play.call(this, when)
    }
    navigator.vibrate = (pattern) => {
      if (Array.isArray(pattern)) heard.buzzes += 1
      return true
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

test('a recipe is cooked step by step: by thumb, by keys, by swipe, to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openCookMode(page)
  await expect(page).toHaveURL(`${address}?cook=1`)
  await page.getByRole('checkbox', { name: /eggplant/ }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(step(page, 1)).toBeFocused()
  await expect(page).toHaveURL(`${address}?cook=1#step-1`)

  const needs = page.getByRole('region', { name: 'In this step' })
  await expect(needs.getByRole('checkbox')).toHaveCount(2)
  await expect(needs).toContainText('1 lb 5 oz eggplant')
  await expect(needs.getByRole('checkbox', { name: /eggplant/ })).not.toBeChecked()

  await page.keyboard.press('ArrowRight')
  await expect(step(page, 2)).toBeFocused()
  await page.keyboard.press(' ')
  await expect(step(page, 3)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(step(page, 2)).toBeFocused()

  await page.getByRole('button', { name: 'All steps' }).click()
  const all = page.getByRole('dialog', { name: 'All steps' })
  await expect(all.getByRole('checkbox', { name: 'Step 1 is done' })).toBeChecked()
  await expect(all.getByRole('checkbox', { name: 'Step 3 is done' })).not.toBeChecked()
  await all.getByRole('button', { name: /Take out the stalks/ }).click()
  await expect(step(page, 6)).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('That was the last step of Slow ratatouille.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the recipe' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a swipe turns the page, a scroll does not', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  async function drag(from: readonly [number, number], to: readonly [number, number]) {
    const point = ([x, y]: readonly [number, number]) => [{ x, y }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to) })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await openCookMode(page)
  await drag([300, 300], [90, 310])
  await expect(step(page, 1)).toBeVisible()
  await drag([180, 500], [170, 300])
  await expect(step(page, 1)).toBeVisible()
  await drag([90, 300], [300, 310])
  await expect(page.getByRole('heading', { name: 'Get ready' })).toBeVisible()
  await page.goBack()

  // Below the page's own button there is another, which leaves the page where it is.
  const bar = page.getByRole('button', { name: /^Cook \w/ })
  await expect(bar).toHaveCount(0)
  // By what is seen: above it something may still come, and the browser holds the place.
  const method = page.getByRole('heading', { name: 'Method' })
  const top = async () => (await method.boundingBox())?.y
  await method.scrollIntoViewIfNeeded()
  const before = await top()
  await bar.click()
  await expect(page.getByRole('heading', { name: 'Get ready' })).toBeVisible()
  await page.goBack()
  await expect(bar).toBeFocused()
  expect(before).toBeDefined()
  await expect.poll(top).toBe(before)
  await context.close()
})

test('the back button leaves in one press, Escape too, the place is kept, and has an address', async ({
  page,
}) => {
  await openCookMode(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(step(page, 2)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cook', exact: true }).click()
  await expect(step(page, 2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('button', { name: 'Cook', exact: true })).toBeFocused()

  // An address of its own opens at its step; closing it leads to the recipe.
  await page.goto(`${address}?cook=1#step-3`)
  await expect(step(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Leave cook mode' }).click()
  await expect(page).toHaveURL(address)
})

test('two timers run side by side, survive a reload, and ring when the wall clock says so', async ({
  page,
}) => {
  const heard = await hearRinging(page)
  await stopWallClock(page)
  await openCookMode(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('t')
  await expect(timers(page)).toHaveText([/Toss the eggplant20:00/])
  await page.getByRole('checkbox', { name: /salt/ }).check()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /Start a timer: Cook the onions, 12 minutes/ }).click()
  await expect(timers(page)).toHaveText([/Cook the onions12:00/, /Toss the eggplant20:00/])

  await moveWallClock(page, 5)
  await expect(timers(page)).toHaveText([/7:00/, /15:00/])
  await page.reload()
  await expect(step(page, 2)).toBeVisible()
  await expect(timers(page)).toHaveText([/7:00/, /15:00/])
  await page.getByRole('button', { name: 'Pause: Step 1' }).click()
  await expect(timers(page).last()).toContainText('paused')
  // A key, so that the page may sound again.
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('checkbox', { name: /salt/ })).toBeChecked()
  expect(await heard()).toEqual({ notes: 0, buzzes: 0 })

  await moveWallClock(page, 12, 1)
  await expect(page.getByRole('alert').first()).toHaveText(/Time is up: Step 2 · Cook the onions/)
  await expect(timers(page).last()).toContainText('paused')
  await expect.poll(async () => (await heard()).notes).toBeGreaterThanOrEqual(3)
  expect((await heard()).buzzes).toBeGreaterThanOrEqual(1)

  await page.getByRole('button', { name: /One minute more: Step 2/ }).click()
  await expect(timers(page).first()).toContainText('1:00')
  await moveWallClock(page, 13, 2)
  await page.getByRole('button', { name: /Stop: Step 2/ }).click()
  await expect(timers(page)).toHaveCount(1)
  const { notes } = await heard()
  await moveWallClock(page, 13, 12)
  expect((await heard()).notes).toBe(notes)
})

test('a timer stays in sight on other pages, rings there, and leads back', async ({ page }) => {
  const heard = await hearRinging(page)
  await stopWallClock(page)
  await openCookMode(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('t')
  await page.keyboard.press('Escape')
  const dock = page.getByRole('complementary', { name: 'Timers' })
  await expect(dock).toContainText('20:00')
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page).toHaveURL('/saved-recipes')
  await moveWallClock(page, 20, 1)
  await expect(dock.getByRole('alert')).toHaveText(/Time is up: Step 1/)
  await expect.poll(async () => (await heard()).notes).toBeGreaterThanOrEqual(3)
  await dock.getByRole('link', { name: 'Open' }).click()
  await expect(step(page, 1)).toBeVisible()
  await expect(dock).toHaveCount(0)
  await page.getByRole('button', { name: /^Stop: Step 1/ }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)
  await expect(dock).toHaveCount(0)
})

test('after a day the place and what rang are forgotten', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') })
  await openCookMode(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('t')
  await page.keyboard.press('Escape')
  await page.clock.setSystemTime(new Date('2026-03-02T12:30:00Z'))
  await openCookMode(page)
  await expect(timers(page)).toHaveCount(0)
})

test('axe finds nothing in cook mode', async ({ page }) => {
  test.slow()
  const sizes = [...phoneAndDesk, [740, 360]] as const
  await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') })
  const check = async (where: string, opened = '[role=dialog]') =>
    expect(await axeFindingsAt(sizes, page, opened), where).toEqual([])
  await openCookMode(page)
  await check('ready')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('t')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('t')
  await check('two timers')
  await page.clock.fastForward('12:01')
  await expect(page.getByRole('alert').first()).toHaveText(/Time is up/)
  await check('ringing')
  for (const name of ['Hands-free', 'All steps']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.clock.runFor(1000)
    await check(name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  }
  await page.goto(`${address}?cook=1#end`)
  await expect(page.getByText('That was the last step')).toBeVisible()
  await check('end')
  await page.getByRole('button', { name: 'Back to the recipe' }).click()
  await expect(page.getByRole('complementary', { name: 'Timers' })).toBeVisible()
  await check('dock', 'aside')
})
