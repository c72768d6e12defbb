import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    /** In a page that was looked at. */
    axe: typeof axe
  }
}

/** Half as long as the source with its comments, which a page takes as long to read as to look at itself. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The only rules whose answer depends on the theme; names, roles and order are the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** `npm run test:long` looks at all of a page each time; `npm test` at what is new there, and the first of what is alike. */
const isThorough = process.env['LARDER_THOROUGH'] === '1'
/** Entries of a list are made of the same parts: the first show what all do, and the others take most of a look's time. */
const furtherEntries = 'li:nth-child(n + 5)'
/** They stand around a menu and send the focus on: nobody rests on one. */
const focusGuards = '[data-base-ui-focus-guard]'

interface Run {
  within: string
  options: object
}

interface Looked {
  runs: Run[]
  /** What is never looked at, and what is not where it stands beside what opened. */
  never: string
  except: string | null
}

/** Runs in the page: the findings of these runs of axe, and what moves and so has no colour to speak of. */
async function look({ runs, never, except }: Looked): Promise<string[]> {
  const moving = document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return `moves: ${target?.tagName.toLowerCase()} class="${target?.getAttribute('class')}"`
  })

  const found: string[] = []
  for (const { within, options } of runs) {
    // What has opened may stand in an entry itself.
    const isInside = except === null || document.querySelector(within)?.closest(except) !== null
    // What passed is not written out: that takes longest.
    const { violations } = await window.axe.run(
      { include: within, exclude: isInside ? [never] : [never, except] },
      { ...options, resultTypes: ['violations'] },
    )
    for (const { id, nodes } of violations) found.push(...nodes.map(({ html }) => `${id}: ${html}`))
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const wider = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  return [...moving, ...found, ...wider]
}

/**
 * Everything that axe finds against WCAG 2.2 AA and good practice on the page as it stands, in the light theme
 * and then, of the colours alone, in the dark one; and whether the page can be scrolled sideways.
 * @param opened what has opened above a page that was looked at before
 */
export async function axeFindings(page: Page, opened = 'html'): Promise<string[]> {
  // Once in each document; reading the source takes longer than many a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const except = isThorough ? null : furtherEntries
  const colours = { within: opened, options: { runOnly: rulesOfColour } }
  const rest = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }]))
  const whole =
    opened !== 'html' && isThorough
      ? [{ within: 'html', options: { rules: rest } }, colours]
      : [{ within: opened, options: {} }]
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await page.evaluate(look, { runs: [colours], never: focusGuards, except })
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await page.evaluate(look, { runs: whole, never: focusGuards, except })
  return [...dark.map((line) => `dark: ${line}`), ...light.map((line) => `light: ${line}`)]
}

/** A phone and a desk. */
export const phoneAndDesk = [
  [360, 800],
  [1280, 800],
] as const

/** The same on screens of several sizes, of which the last one stays. */
export async function axeFindingsAt(
  sizes: readonly (readonly [width: number, height: number])[],
  page: Page,
  opened?: string,
): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const here = await axeFindings(page, opened)
    found.push(...here.map((line) => `${width} × ${height}, ${line}`))
  }
  return found
}
