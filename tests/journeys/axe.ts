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

interface Run {
  within: string
  options: object
  /** Of texts that have the same look, the first two. */
  ofEachLook: boolean
}

/** Runs in the page: the findings of these runs of axe, and what moves and so has no colour to speak of. */
async function look({ runs, except }: { runs: Run[]; except: string | null }): Promise<string[]> {
  const moving = document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return `moves: ${target?.tagName.toLowerCase()} class="${target?.getAttribute('class')}"`
  })

  /** What the styles of an element and of all around it go by. */
  function lookOf(element: Element): string {
    const around = element.parentElement === null ? '' : lookOf(element.parentElement)
    const own = [...element.attributes].filter(({ name }) =>
      /^(?:class|style|type|role|disabled|hidden|data-.*|aria-(?!label|described|controls).*)$/.test(
        name,
      ),
    )
    const states = [':hover', ':focus', ':focus-within'].filter((state) => element.matches(state))
    const written = own.map(({ name, value }) => `${name}=${value}`)
    return [around, element.tagName, ...written, ...states].join(' ')
  }

  /** Texts that look as two before them do. A label is left out: it may look as its field stands. */
  function furtherTexts(within: string, skipped: string | null): Element[] {
    const times = new Map<string, number>()
    return [...document.querySelectorAll(`:is(${within}) *`)].filter((element) => {
      if (element.childElementCount > 0 || element.textContent.trim() === '') return false
      if (element.closest('label') !== null || !element.checkVisibility()) return false
      if (skipped !== null && element.closest(skipped) !== null) return false
      const its = lookOf(element)
      times.set(its, (times.get(its) ?? 0) + 1)
      return (times.get(its) ?? 0) > 2
    })
  }

  const found: string[] = []
  for (const { within, options, ofEachLook } of runs) {
    // What has opened may stand in an entry itself.
    const isInside = except !== null && document.querySelector(within)?.closest(except) !== null
    const skipped = isInside ? null : except
    const further = ofEachLook ? furtherTexts(within, skipped) : []
    for (const text of further) text.setAttribute('data-further', '')
    const exclude = [skipped ?? [], further.length > 0 ? '[data-further]' : []].flat()
    // What passed is not written out: that takes longest.
    const { violations } = await window.axe.run(
      { include: within, ...(exclude.length > 0 && { exclude: exclude.map((each) => [each]) }) },
      { ...options, resultTypes: ['violations'] },
    )
    for (const text of further) text.removeAttribute('data-further')
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
  const colours = { within: opened, options: { runOnly: rulesOfColour }, ofEachLook: !isThorough }
  const off = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }]))
  const rest = { within: isThorough ? 'html' : opened, options: { rules: off }, ofEachLook: false }
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await page.evaluate(look, { runs: [colours], except })
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await page.evaluate(look, { runs: [rest, colours], except })
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
