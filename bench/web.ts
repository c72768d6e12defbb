/**
 * `npm run bench:web [-- --json]`: how fast the built app is on a phone. It builds what is stale,
 * starts the built server on an empty folder and opens the app in headless Chromium at 412 px, with
 * a processor four times slower, on a fast-4G network, with an empty cache. What each figure is
 * and how it is taken: docs/bench.md.
 */
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startLarderProcess } from '../tests/support/larder-process.ts'
import { type Figure, progress, report } from './report.ts'
import { launchBrowser } from './web/browser.ts'
import { measurePageLoad, type PageLoad } from './web/page-load.ts'
import { measureRanking, type RankingTime } from './web/ranking.ts'
import { budgets, weighApp } from './weight.ts'

const runs = 5
const paths = ['/', '/recipes', '/recipe/1']
const manyRecipes = 1_000

/** The builder says what it does on standard output, which is the report's here. */
function buildStale(): void {
  const builder = path.join(import.meta.dirname, '../scripts/build.mjs')
  const { status } = spawnSync(process.execPath, [builder], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('the app could not be built')
}

function loadFigures({ path: name, fcp, lcp, tbt, cls, bytes }: PageLoad): Figure[] {
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0)
  return [
    { name: `${name} first contentful paint`, value: fcp, unit: 'ms' },
    { name: `${name} largest contentful paint`, value: lcp, unit: 'ms', atMost: 1_500 },
    { name: `${name} total blocking time`, value: tbt, unit: 'ms', atMost: 120 },
    { name: `${name} cumulative layout shift`, value: cls, unit: '', atMost: 0.05 },
    { name: `${name} transferred`, value: total / 1000, unit: 'kB' },
    ...Object.entries(bytes).map(([kind, size]): Figure => ({
      name: `${name} transferred: ${kind}`,
      value: size / 1000,
      unit: 'kB',
    })),
  ]
}

function rankingFigures({ slowdown, recipes, first, median }: RankingTime): Figure[] {
  const where = `${recipes} recipes, processor ${slowdown === 1 ? 'as it is' : `${slowdown}× slower`}`
  return [
    { name: `ingredient to ranking, the first: ${where}`, value: first, unit: 'ms', atMost: 100 },
    { name: `ingredient to ranking: ${where}`, value: median, unit: 'ms', atMost: 100 },
  ]
}

function weightFigures(): Figure[] {
  const { firstScreen, routes } = weighApp()
  const inKilobytes = (name: string, bytes: number, atMost: number): Figure => {
    return { name, value: bytes / 1000, unit: 'kB', atMost: atMost / 1000 }
  }
  return [
    inKilobytes('JavaScript of the first screen, gzip', firstScreen, budgets.firstScreen),
    ...Object.entries(routes).map(([route, bytes]) =>
      inKilobytes(`JavaScript that ${route} adds, gzip`, bytes, budgets.route),
    ),
  ]
}

async function measure(browser: Browser, address: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of paths) {
    progress(`Opening ${name}, ${runs} times`)
    // The first visitor of a server waits while it compresses each file, once for all.
    await measurePageLoad(browser, address, name, 1)
    const load = await measurePageLoad(browser, address, name, runs)
    progress(`  the largest paint was ${load.lcpElement}`)
    figures.push(...loadFigures(load))
  }
  for (const slowdown of [1, 4]) {
    for (const recipes of [undefined, manyRecipes]) {
      progress(`Adding ingredients, ${slowdown}× slower, ${recipes ?? 'the catalogue’s'} recipes`)
      figures.push(...rankingFigures(await measureRanking(browser, address, slowdown, recipes)))
    }
  }
  return [...figures, ...weightFigures()]
}

buildStale()
const larder = await startLarderProcess()
const browser = await launchBrowser()
try {
  const figures = await measure(browser, larder.address)
  const conditions = `Chromium ${browser.version()}, 412 px, processor 4× slower, 8.1 Mbit/s and 165 ms a request, empty cache, median of ${runs}; load of the machine ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors`
  report('Larder in the browser', conditions, figures)
} finally {
  await browser.close()
  await larder.stop()
}
