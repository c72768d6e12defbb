/**
 * `npx tsx bench/sign-in.ts [--json]`: what everybody else notices while 200 people sign in at once.
 * How to read it: docs/bench.md.
 */
import { randomUUID } from 'node:crypto'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { buildStale } from './build.ts'
import { startLarderProcess } from '../tests/support/larder-process.ts'
import { fillKitchen } from './data-api/kitchen.ts'
import { progress, report } from './report.ts'
import { quantile } from './statistics.ts'

const signIns = 200
/** Each is signed in from four devices: fewer tries than one account may have at once. */
const accounts = 50
const readers = 10
/** Of each reader, so that the reads alone do not fill the machine. */
const pauseMilliseconds = 50
const rounds = 3
const pantryRows = 40
const password = 'six-or-more'

async function ask(url: string, headers: Record<string, string>, body?: object): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`status ${response.status} of ${url}`)
  return performance.now() - startedAt
}

/** Reads again and again, on several connections, until `isOver`. @returns what each took, in ms */
async function readUntil(isOver: () => boolean, read: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  const readAgainAndAgain = async () => {
    while (!isOver()) {
      times.push(await read())
      await wait(pauseMilliseconds)
    }
  }
  await Promise.all(Array.from({ length: readers }, readAgainAndAgain))
  return times
}

buildStale('catalogue', 'server')
const larder = await startLarderProcess()
try {
  const { address } = larder
  const kitchen = await fillKitchen(address, pantryRows)
  const apikey = z.string().parse(kitchen.headers['apikey'])
  const json = { apikey, 'content-type': 'application/json' }
  const emails = Array.from({ length: accounts }, () => `cook-${randomUUID()}@example.com`)
  progress(`${accounts} accounts`)
  for (const email of emails) await ask(`${address}/auth/v1/signup`, json, { email, password })

  const pantry = `${address}/rest/v1/pantry_items?select=*&user_id=eq.${kitchen.userId}&order=created_at.desc`
  const read = async () => ask(pantry, kitchen.headers)
  const signIn = async (_: unknown, index: number) => {
    const email = emails[index % accounts]
    return ask(`${address}/auth/v1/token?grant_type=password`, json, { email, password })
  }

  const quietUntil = performance.now() + 3_000
  const alone = await readUntil(() => performance.now() > quietUntil, read)
  const beside: number[] = []
  const waits: number[] = []
  for (let round = 1; round <= rounds; round++) {
    progress(`${signIns} sign-ins, round ${round} of ${rounds}`)
    let isOver = false
    const storm = Promise.all(Array.from({ length: signIns }, signIn)).finally(() => {
      isOver = true
    })
    const [reads, took] = await Promise.all([readUntil(() => isOver, read), storm])
    beside.push(...reads)
    waits.push(...took)
  }

  const conditions = `${readers} readers of a pantry of ${pantryRows} rows, each every ${pauseMilliseconds} ms; ${signIns} sign-ins at once, ${rounds} rounds; the load shares the machine; load average ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors`
  report(
    'Reads while many sign in',
    conditions,
    [
      { name: 'a read, nobody signing in: p50', value: quantile(alone, 0.5), unit: 'ms' },
      { name: 'a read, nobody signing in: p99', value: quantile(alone, 0.99), unit: 'ms' },
      { name: 'a read meanwhile: p50', value: quantile(beside, 0.5), unit: 'ms' },
      { name: 'a read meanwhile: p99', value: quantile(beside, 0.99), unit: 'ms', atMost: 250 },
      { name: 'a sign-in: p50', value: quantile(waits, 0.5), unit: 'ms' },
      { name: 'the last sign-in', value: Math.max(...waits), unit: 'ms' },
    ],
    { reads: beside.length },
  )
} finally {
  await larder.stop()
}
