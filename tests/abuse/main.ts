/**
 * `npm run test:abuse [-- --seconds 12] [--only WORD] [--json]`: each kind of attack, while honest people go on at
 * 20 requests a second. Their p99 must stay below the limit and none of their requests may fail. The attacks come
 * from one process of low priority, from other addresses of this machine than the people's, and share its
 * processors with the server: what they cost themselves is in the figures.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { quantile } from '../../bench/statistics.ts'
import { type Cook, makeCook } from '../fuzz/cooks.ts'
import { startLarderProcess } from '../support/larder-process.ts'
import { attacks } from './attacks.ts'
import { workHonestly } from './honest.ts'
import { type Done, doneSchema, type Job } from './job.ts'

const limit = 500
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const milliseconds = Number(values.seconds) * 1_000
const tell = (line: string) => process.stderr.write(`${line}\n`)

async function attack(job: Job): Promise<Done> {
  const program = fileURLToPath(new URL('attacker.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(job))
  // It ends by itself; this is for one that does not.
  const timer = setTimeout(() => child.kill('SIGKILL'), job.milliseconds + 20_000)
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
  clearTimeout(timer)
  return doneSchema.parse(JSON.parse(output || '{}'))
}

async function people(
  address: string,
  publicKey: string,
  count: number,
  words: string,
): Promise<Cook[]> {
  const made: Cook[] = []
  while (made.length < count) made.push(await makeCook(address, publicKey, words))
  return made
}

const larder = await startLarderProcess()
try {
  const { address } = larder
  const port = Number(new URL(address).port)
  const answer: unknown = await (await fetch(`${address}/larder.json`)).json()
  const { publicKey } = z.object({ publicKey: z.string() }).parse(answer)
  const cooks = await people(address, publicKey, 8, 'honest')
  const tokens = (await people(address, publicKey, 12, 'hostile')).map(({ token }) => token)
  await workHonestly(cooks, { port, publicKey, milliseconds: 2_000 })

  const rows: { name: string; p50: number; p99: number; errors: number }[] = []
  const names = Object.keys(attacks).filter((name) => name.includes(values.only ?? ''))
  tell(`limit ${limit} ms, ${milliseconds / 1000} s each, load ${loadavg()[0]?.toFixed(1)}`)
  for (const name of ['nothing', ...names]) {
    const job = { attack: name, port, publicKey, tokens, milliseconds: milliseconds + 2_500 }
    const attacking = name === 'nothing' ? Promise.resolve({}) : attack(job)
    // Until it has begun.
    await pause(2_000)
    const { times, errors, slowest } = await workHonestly(cooks, { port, publicKey, milliseconds })
    const done = await attacking
    const row = {
      name,
      p50: Math.round(quantile(times, 0.5)),
      p99: Math.round(quantile(times, 0.99)),
      errors: errors.length,
    }
    rows.push(row)
    const holds = row.p99 < limit && row.errors === 0
    tell(
      `${holds ? '✓' : '✗'} ${name.padEnd(32)} p50 ${String(row.p50).padStart(5)} ms  p99 ${String(row.p99).padStart(5)} ms  ${row.errors} errors, slowest ${slowest}; the attack: ${JSON.stringify(done)}`,
    )
    for (const error of new Set(errors)) tell(`    ${error}`)
    await calm(address)
  }
  const attacked = rows.filter(({ name }) => name !== 'nothing')
  const p99 = Math.max(...attacked.map((row) => row.p99))
  const holds = p99 < limit && attacked.every(({ errors }) => errors === 0)
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ p99, limit, attacks: attacked.map(({ name, p99: high, errors }) => ({ name, p99: high, errors })) })}\n`
      : `${attacked.length} attacks: the worst p99 is ${p99} ms, limit ${limit} ms\n`,
  )
  process.exitCode = holds ? 0 : 1
} finally {
  await larder.stop()
}

/** Until what the attack has left behind is worked off, so that it does not count against the next one. */
async function calm(address: string): Promise<void> {
  const deadline = performance.now() + 30_000
  while (performance.now() < deadline) {
    const startedAt = performance.now()
    const answer = await fetch(`${address}/healthz`).catch(() => undefined)
    if (answer?.ok === true && performance.now() - startedAt < 100) return
    await pause(500)
  }
  throw new Error('The server did not come to rest after an attack.')
}
