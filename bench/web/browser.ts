import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.ts'

const kilobitPerSecond = 1000 / 8

/** "Fast 4G" of Chrome's own developer tools: 9 Mbit/s less 10 %, and 165 ms for each request. */
export const fast4G = {
  latency: 165,
  downloadThroughput: 8_100 * kilobitPerSecond,
  uploadThroughput: 1_350 * kilobitPerSecond,
}

/** As wide as the phones that most people hold. */
export const viewport = { width: 412, height: 823 }

export interface Conditions {
  /** How many times slower the processor is made. */
  slowdown: number
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}

/** A page that nobody has opened before, with an empty cache, under the given conditions. */
export async function openFreshPage(
  browser: Browser,
  { slowdown }: Conditions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, hasTouch: true })
  await context.addInitScript({ path: fileURLToPath(new URL('./in-page.js', import.meta.url)) })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...fast4G })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page }
}
