/**
 * `npm run bench:web [-- --json]`: how fast the built app is on a phone. It builds what is stale,
 * starts the built server on an empty folder and opens the app in headless Chromium at 412 px, with
 * a processor four times slower, on a fast-4G network, with an empty cache. What each figure is
 * and how it is taken: docs/bench.md.
 */
import os from 'node:os'
import type { Browser } from '@playwright/test'
import { buildStale } from './build.ts'
import { startLarderProcess } from '../tests/support/larder-process.ts'
import { type Figure, progress, report } from './report.ts'
import { launchBrowser } from './web/browser.ts'
import { measureInteractions, type Interactions } from './web/interactions.ts'
import { installLighthouse, scorePage, type LighthouseScores } from './web/lighthouse.ts'
import { measurePageLoad, type PageLoad } from './web/page-load.ts'
import { measureRanking, type RankingTime } from './web/ranking.ts'
import { budgets, weighApp } from './weight.ts'

const runs = 5
const lighthouseRuns = 3
/** Each with the screen that it shows. */
const pages = [
  { path: '/', screen: 'home' },
  { path: '/recipes', screen: 'recipes' },
  { path: '/recipe/1', screen: 'recipe' },
  { path: '/login', screen: 'login' },
  { path: '/subscription/pricing', screen: 'pricing' },
]
const manyRecipes = 1_000

/** What is said of each address, for machines. */
interface RouteReport {
  path: string
  /** Before the page can be used, gzip. */
  jsKb: number
  lcpMs: number
  tbtMs: number
  lighthouse: LighthouseScores
}

function loadFigures({ path: name, fcp, lcp, tbt, cls, bytes }: PageLoad): Figure[] {
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0)
  return [
    { name: `${name} first contentful paint`, value: fcp, unit: 'ms' },
    { name: `${name} largest contentful paint`, value: lcp, unit: 'ms', atMost: 1_200 },
    { name: `${name} total blocking time`, value: tbt, unit: 'ms', atMost: 60 },
    { name: `${name} cumulative layout shift`, value: cls, unit: '', atMost: 0.05 },
    { name: `${name} transferred`, value: total / 1000, unit: 'kB' },
    ...Object.entries(bytes).map(([kind, size]): Figure => ({
      name: `${name} transferred: ${kind}`,
      value: size / 1000,
      unit: 'kB',
    })),
  ]
}

function scoreFigures({ path: name, lighthouse }: RouteReport): Figure[] {
  return Object.entries(lighthouse).map(([category, value]) => ({
    name: `${name} Lighthouse: ${category}`,
    value,
    unit: '',
    atLeast: 95,
  }))
}

function rankingFigures({ slowdown, recipes, first, median, joined }: RankingTime): Figure[] {
  const where = `${recipes} recipes, processor ${slowdown === 1 ? 'as it is' : `${slowdown}× slower`}`
  return [
    { name: `ingredient to ranking, the first: ${where}`, value: first, unit: 'ms', atMost: 100 },
    { name: `ingredient to ranking: ${where}`, value: median, unit: 'ms', atMost: 100 },
    // The thread that composes is not slowed down: bench:composing has its time.
    { name: `ingredient to composed dishes: ${where}`, value: joined, unit: 'ms', atMost: 350 },
  ]
}

function interactionFigure({ inp, count }: Interactions): Figure {
  return {
    name: `interaction to next paint, of ${count} slow ones`,
    value: inp,
    unit: 'ms',
    atMost: 150,
  }
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

async function measurePages(browser: Browser, address: string) {
  const figures: Figure[] = []
  const routes: RouteReport[] = []
  const weights = weighApp().pages
  for (const { path: name, screen } of pages) {
    progress(`Opening ${name}, ${runs} times, and with Lighthouse, ${lighthouseRuns} times`)
    // The first visitor of a server waits while it compresses each file, once for all.
    await measurePageLoad(browser, address, name, 1)
    const load = await measurePageLoad(browser, address, name, runs)
    progress(`  the largest paint was ${load.lcpElement}`)
    const route = {
      path: name,
      jsKb: (weights[screen] ?? Number.NaN) / 1000,
      lcpMs: Math.round(load.lcp),
      tbtMs: Math.round(load.tbt),
      lighthouse: await scorePage(new URL(name, address).href, lighthouseRuns),
    }
    routes.push(route)
    figures.push(...loadFigures(load), ...scoreFigures(route))
  }
  return { figures, routes }
}

async function measureRankings(browser: Browser, address: string): Promise<RankingTime[]> {
  const rankings: RankingTime[] = []
  for (const slowdown of [1, 4]) {
    for (const recipes of [undefined, manyRecipes]) {
      progress(`Adding ingredients, ${slowdown}× slower, ${recipes ?? 'the catalogue’s'} recipes`)
      rankings.push(await measureRanking(browser, address, slowdown, recipes))
    }
  }
  return rankings
}

buildStale()
installLighthouse()
const larder = await startLarderProcess()
const browser = await launchBrowser()
try {
  const { figures, routes } = await measurePages(browser, larder.address)
  const rankings = await measureRankings(browser, larder.address)
  progress('A minute of use, 4× slower')
  const interactions = await measureInteractions(browser, larder.address)
  for (const { name, target, duration } of interactions.longest)
    progress(`  ${duration} ms: ${name} on ${target}`)
  figures.push(
    ...rankings.flatMap(rankingFigures),
    interactionFigure(interactions),
    ...weightFigures(),
  )
  const conditions = `Chromium ${browser.version()}, 412 px, processor 4× slower, 8.1 Mbit/s and 165 ms a request, empty cache, median of ${runs}; load of the machine ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors`
  report('Larder in the browser', conditions, figures, {
    routes,
    rankings,
    interactions,
  })
} finally {
  await browser.close()
  await larder.stop()
}
