import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { median } from '../statistics.ts'
import { openFreshPage } from './browser.ts'
import { readObserved, type Observed } from './observed.ts'

/** One page, opened with an empty cache: milliseconds, and bytes as they travel, headers included. */
export interface PageLoad {
  path: string
  fcp: number
  lcp: number
  lcpElement: string
  tbt: number
  cls: number
  bytes: Record<string, number>
}

const phoneSlowdown = 4
/** A task up to this long blocks nobody; what is beyond it does. */
const unnoticedMilliseconds = 50
const quietMilliseconds = 1_500

/** The median of so many cold loads, each in a browser context of its own. */
export async function measurePageLoad(
  browser: Browser,
  address: string,
  path: string,
  runs: number,
): Promise<PageLoad> {
  const loads: PageLoad[] = []
  for (let run = 0; run < runs; run++) loads.push(await loadOnce(browser, address, path))
  const middle = (read: (load: PageLoad) => number) => median(loads.map(read))
  return {
    path,
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    lcpElement: loads[0]?.lcpElement ?? '',
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    bytes: loads[0]?.bytes ?? {},
  }
}

async function loadOnce(browser: Browser, address: string, path: string): Promise<PageLoad> {
  const { context, page } = await openFreshPage(browser, { slowdown: phoneSlowdown })
  const bytes = await countBytes(page)
  await page.goto(new URL(path, address).href)
  await page.waitForLoadState('networkidle')
  await pause(quietMilliseconds)
  const seen = await readObserved(page)
  await context.close()
  const { fcp, lcp, lcpElement, cls } = seen
  return { path, fcp, lcp, lcpElement, tbt: blockedTime(seen), cls, bytes: bytes() }
}

function blockedTime({ fcp, longTasks }: Observed): number {
  return longTasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp))
    .reduce((sum, afterPaint) => sum + Math.max(0, afterPaint - unnoticedMilliseconds), 0)
}

/** Bytes by kind of file: what the network carried, compressed. */
async function countBytes(page: Page): Promise<() => Record<string, number>> {
  const devtools = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    kinds.set(requestId, kindOf(response.mimeType))
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await devtools.send('Network.enable')
  return () => bytes
}

function kindOf(mimeType: string): string {
  if (mimeType.includes('javascript')) return 'script'
  if (mimeType.startsWith('image/')) return 'image'
  if (mimeType.startsWith('font/')) return 'font'
  return mimeType.split('/')[1] ?? 'other'
}
