import axe from 'axe-core'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** In a page that was looked at. */
    axe: typeof axe
  }
}

/** The only rules whose answer depends on the theme; names, roles and order are the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Runs in the page: the findings of these runs of axe, and what moves and so has no colour to speak of. */
async function look(runs: { within: string; options: object }[]): Promise<string[]> {
  const moving = document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return `moves: ${target?.tagName.toLowerCase()} class="${target?.getAttribute('class')}"`
  })
  const found: string[] = []
  for (const { within, options } of runs) {
    // What passed is not written out: that takes longest.
    const { violations } = await window.axe.run(within, { ...options, resultTypes: ['violations'] })
    for (const { id, nodes } of violations) found.push(...nodes.map(({ html }) => `${id}: ${html}`))
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const wider = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  return [...moving, ...found, ...wider]
}

/**
 * Everything that axe finds against WCAG 2.2 AA and good practice on the page as it stands, in the light theme
 * and then, of the colours alone, in the dark one; and whether the page can be scrolled sideways.
 * @param opened what has opened above a page that was looked at before: only its colours are new
 */
export async function axeFindings(page: Page, opened = 'html'): Promise<string[]> {
  // Once in each document; reading the source takes longer than many a run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const colours = { within: opened, options: { runOnly: rulesOfColour } }
  const rest = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }]))
  const whole =
    opened === 'html'
      ? [{ within: opened, options: {} }]
      : [{ within: 'html', options: { rules: rest } }, colours]
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await page.evaluate(look, [colours])
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await page.evaluate(look, whole)
  return [...dark.map((line) => `dark: ${line}`), ...light.map((line) => `light: ${line}`)]
}
