import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findBrowser } from '../../scripts/find-browser.ts'
import { progress } from '../report.ts'

/** Points of 100 in Lighthouse's four categories. */
export interface LighthouseScores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
}

/** A package of its own: Larder is installed, built and checked without it. */
const folder = path.join(import.meta.dirname, 'lighthouse')
const program = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

const category = z.object({ score: z.number().nullable() })
const audit = z.object({ title: z.string(), score: z.number().nullable() })
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(z.string(), audit),
})
type Report = z.infer<typeof reportSchema>

/** Installs Lighthouse where it is not: once, for the benchmark alone. */
export function installLighthouse(): void {
  if (existsSync(program)) return
  progress('Installing Lighthouse, once')
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

const run = promisify(execFile)

/**
 * The network of browser.ts and its processor, as Lighthouse simulates them: it reckons from the
 * round trip, of which the 165 ms of a request are 2.75.
 */
const conditions = [
  '--throttling-method=simulate',
  '--throttling.rttMs=60',
  '--throttling.throughputKbps=8100',
  '--throttling.cpuSlowdownMultiplier=4',
]

const browserFlags = '--headless=new --no-sandbox --disable-gpu'

/** One run. @throws where the page could not be opened, or the browser's trace has no beginning. */
async function auditOnce(url: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [program, url, '--quiet', '--output=json', `--chrome-flags=${browserFlags}`, ...conditions],
    {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 180_000,
    },
  )
  const report = reportSchema.parse(JSON.parse(stdout))
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}

const attempts = 3

/** Now and then a trace begins after the page did, and Lighthouse asks to be run again. */
async function audited(url: string): Promise<Report> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await auditOnce(url)
    } catch {
      progress(`  Lighthouse failed at ${url}, once more`)
    }
  }
  return auditOnce(url)
}

const points = ({ score }: z.infer<typeof category>) => Math.round((score ?? 0) * 100)

/** The run in the middle, by performance: the other three are the same each time. */
export async function scorePage(url: string, runs: number): Promise<LighthouseScores> {
  const reports: Report[] = []
  for (let each = 0; each < runs; each++) reports.push(await audited(url))
  const ordered = reports.toSorted(
    (left, right) => points(left.categories.performance) - points(right.categories.performance),
  )
  const middle = ordered[Math.floor(ordered.length / 2)]
  if (middle === undefined) throw new Error('no run, no score')
  for (const { title, score } of Object.values(middle.audits)) {
    if (score !== null && score < 0.9) progress(`  ${Math.round(score * 100)} ${title}`)
  }
  const { performance, accessibility, seo } = middle.categories
  return {
    performance: points(performance),
    accessibility: points(accessibility),
    bestPractices: points(middle.categories['best-practices']),
    seo: points(seo),
  }
}
