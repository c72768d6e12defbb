/**
 * `npm run test:fleet [-- --rounds 10 --seed N --limit SECONDS --json]`: people write and read through a
 * proxy while three servers on one PostgreSQL are restarted one after the other, and then one of them is killed, round after
 * round. Exit code 1 where a request fails in a restart, a read fails in a kill, a write fails there with anything but a broken
 * connection, something acknowledged is lost, or it takes longer than the limit.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { createRandom } from '../crash/random.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { killOne, lostOf, restartAll, untilReady } from './rolling.ts'
import { startTraffic, type Traffic } from './traffic.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    limit: { type: 'string', default: '900' },
    json: { type: 'boolean', default: false },
  },
})
const [rounds, seed, limit] = [Number(values.rounds), Number(values.seed), Number(values.limit)]
const size = 3
const people = 12

const say = (line: string) => process.stderr.write(`${line}\n`)

/** What failed since it was asked last. */
function faultsSince({ tally }: Traffic) {
  const reads = tally.failedReads.splice(0)
  const writes = tally.failedWrites.splice(0)
  return { reads, writes, broken: writes.filter((fault) => fault === 'broken').length }
}

async function runRounds(fleet: Fleet, proxy: Proxy, traffic: Traffic) {
  const random = createRandom(seed)
  const found = { restarts: 0, kills: 0, failed: 0, brokenByKills: 0 }
  for (let round = 1; round <= rounds; round += 1) {
    const codes = await restartAll(fleet, proxy, traffic, pool)
    found.restarts += codes.filter((code) => code === 0).length
    const restarted = faultsSince(traffic)
    found.failed += restarted.reads.length + restarted.writes.length
    for (const fault of [...restarted.reads, ...restarted.writes]) say(`in a restart: ${fault}`)

    await killOne(random.below(size), fleet, proxy, traffic)
    found.kills += 1
    const killed = faultsSince(traffic)
    found.failed += killed.reads.length + killed.writes.length - killed.broken
    found.brokenByKills += killed.broken
    for (const fault of [...killed.reads, ...killed.writes]) say(`in a kill: ${fault}`)
    say(`round ${round} of ${rounds}: ${traffic.tally.requests} requests so far`)
  }
  return found
}

const startedAt = performance.now()
const fleet = await startFleet(size)
const proxy = await startProxy(fleet.addresses)
const pool = new Pool({ ...fleet.database(), max: 1 })
for (const server of fleet.addresses.keys()) await untilReady(proxy, server)
const traffic = await startTraffic(proxy.address, people)
const tooLong = pause(limit * 1000, undefined, { ref: false })
try {
  const found = await Promise.race([runRounds(fleet, proxy, traffic), tooLong])
  await traffic.stop()
  const { requests, acknowledged, milliseconds } = traffic.tally
  const lost = (await lostOf(acknowledged, pool)).length
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const quantile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const result = {
    rounds,
    ...(found ?? { isTooLong: true }),
    requests,
    acknowledged: acknowledged.length,
    lost,
    p50Milliseconds: quantile(0.5),
    p99Milliseconds: quantile(0.99),
    seconds: Math.round((performance.now() - startedAt) / 1000),
    seed,
  }
  const words = Object.entries(result).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`${values.json ? JSON.stringify(result) : words.join(', ')}\n`)
  process.exitCode =
    found?.failed === 0 && found.restarts === rounds * size && lost === 0 && requests > 0 ? 0 : 1
} finally {
  await proxy.close()
  await traffic.stop()
  await pool.end()
  await fleet.stop()
}
// Where it took too long, the rounds still wait for what no longer comes.
process.exit()
