/**
 * `npm run test:proxies [-- --people 4 --limit SECONDS --only NAME --json]`: the files that are shipped for HAProxy, nginx and Caddy, run by the real programs
 * in front of two servers; those for systemd and Prometheus are read by their own. While visitors open pages, each server is updated in turn to a build whose files have other names, and
 * then one is killed. Exit code 1 where a read fails (in a kill, but for responses that had begun), a file that a page just named is nowhere, a proxy believes a stranger,
 * collects the chef's words or refuses a body that we take, or it takes longer than the limit.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Fleet, startFleet } from '../fleet/fleet.ts'
import { startChefProvider } from '../support/chef-provider.ts'
import { layTwoBuilds } from './builds.ts'
import { faultsOfHandingOn, untilItServes } from './handing-on.ts'
import { requirePrograms } from './programs.ts'
import { faultsOfFiles } from './read-files.ts'
import { type ShippedProxy, startShipped } from './shipped-proxies.ts'
import { startVisitors, type Visitors } from './visitors.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '4' },
    limit: { type: 'string', default: '600' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const [people, limit] = [Number(values.people), Number(values.limit)]
const say = (line: string) => process.stderr.write(`${line}\n`)

/** So many pages are opened in each state that the servers are in. */
const pagesEach = 20
const servers = [0, 1] as const
/** In the names of all files of the newer build, and in no other. */
const newerFile = /\/assets\/newer-/
const olderFile = /\/assets\/(?!newer-)/

type Step = { readonly fleet: Fleet; readonly proxy: ShippedProxy; readonly visitors: Visitors }

/** One after the other ends, and starts again as another build. @returns how many ended as they should */
async function update({ fleet, proxy, visitors }: Step, to: string, file: RegExp) {
  let ended = 0
  for (const server of servers) {
    await visitors.more(pagesEach)
    if ((await fleet.end(server, 'SIGTERM')) === 0) ended += 1
    await visitors.more(pagesEach)
    await fleet.start(server, to)
    await untilItServes(proxy, server, fleet)
    await visitors.untilPageNames(file)
  }
  return ended
}

async function kill({ fleet, proxy, visitors }: Step, build: string): Promise<void> {
  await visitors.more(pagesEach)
  await fleet.end(0, 'SIGKILL')
  await visitors.more(pagesEach)
  await fleet.start(0, build)
  await untilItServes(proxy, 0, fleet)
}

const startedAt = performance.now()
requirePrograms()
const home = await mkdtemp(path.join(tmpdir(), 'larder-proxies-'))
const faultsOfShipped = await faultsOfFiles(home)
const provider = await startChefProvider()
const { older, newer } = await layTwoBuilds(home)
const settings = {
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_FORMAT: 'json',
  OPENAI_BASE_URL: provider.baseUrl,
}
const fleet = await startFleet(servers.length, settings, older)
const places = fleet.addresses.map((address) =>
  new URL(address).host.replace('localhost', '127.0.0.1'),
)

async function prove(name: ShippedProxy['name'], to: string, file: RegExp) {
  const proxy = await startShipped(name, places, home)
  try {
    for (const server of servers) await untilItServes(proxy, server, fleet)
    const faults = await faultsOfHandingOn(proxy, provider)
    const visitors = startVisitors(proxy.address, people)
    const step = { fleet, proxy, visitors }
    const ended = await update(step, to, file)
    const cutByUpdates = visitors.visits.cutReads.splice(0)
    faults.push(...cutByUpdates.map((place) => `${name}: an update cut ${place}`))
    await kill(step, to)
    await visitors.stop()
    say(`${name}: ${visitors.visits.pages} pages, ${visitors.visits.reads} reads`)
    return { ...visitors.visits, faults, ended }
  } finally {
    await proxy.stop()
  }
}

/** Each goes from the build that is there to the other one. */
const chosen = (['haproxy', 'nginx', 'caddy'] as const).filter(
  (name) => values.only === undefined || values.only === name,
)

async function proveAll() {
  const rows = []
  for (const [at, name] of chosen.entries()) {
    const isForward = at % 2 === 0
    rows.push(await prove(name, isForward ? newer : older, isForward ? newerFile : olderFile))
  }
  return rows
}

try {
  const tooLong = pause(limit * 1000, undefined, { ref: false })
  const rows = (await Promise.race([proveAll(), tooLong])) ?? []
  const found = rows.flatMap(({ faults, failedReads, scripts404 }) => [
    ...faults,
    ...failedReads.map((fault) => `a read failed: ${fault}`),
    ...scripts404.map((file) => `no server has ${file}`),
  ])
  const all = [...faultsOfShipped, ...found]
  for (const fault of all) say(fault)
  const sum = (figure: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + figure(row), 0)
  const result = {
    proxies: rows.length,
    updates: sum(({ ended }) => ended),
    kills: rows.length,
    pages: sum(({ pages }) => pages),
    reads: sum(({ reads }) => reads),
    failedReads: sum(({ failedReads }) => failedReads.length),
    cutByKills: sum(({ cutReads }) => cutReads.length),
    scripts404: sum(({ scripts404 }) => scripts404.length),
    faults: faultsOfShipped.length + sum(({ faults }) => faults.length),
    seconds: Math.round((performance.now() - startedAt) / 1000),
  }
  const words = Object.entries(result).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`${values.json ? JSON.stringify(result) : words.join(', ')}\n`)
  const isWhole =
    result.proxies === Math.max(1, chosen.length) &&
    result.updates === 2 * chosen.length &&
    result.reads > 0
  process.exitCode = isWhole && all.length === 0 ? 0 : 1
} finally {
  await fleet.stop()
  await provider.stop()
  await rm(home, { recursive: true, force: true })
}
// Where it took too long, the rounds still wait for what no longer comes.
process.exit()
