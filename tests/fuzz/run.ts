import type { RunningLarder } from '../support/larder-process.ts'
import { inputAt, senderAt } from './generate.ts'
import { bytesOf } from './input.ts'
import { faultsOf } from './judge.ts'
import { type Memory, memoryOf } from './memory.ts'
import { exchange } from './send.ts'
import { openWorld, renewCooks, type World } from './world.ts'

export interface Failure {
  /** Undefined for what is wrong with the server as a whole. */
  readonly index: number | undefined
  readonly faults: readonly string[]
  /** The beginning of the request, for a person. */
  readonly request: string
  readonly answer: string
}

export interface Outcome {
  readonly failures: readonly Failure[]
  /** How many answers had each status, 0 for a connection that was cut. */
  readonly statuses: ReadonlyMap<number, number>
  readonly slowest: number
  readonly memory: { readonly before: Memory; readonly after: Memory }
}

export interface Plan {
  readonly seed: number
  readonly indexes: readonly number[]
  readonly progress: (done: number, failures: number) => void
}

/** So long an answer may take, in milliseconds. */
const patience = 10_000
const atOnce = 8
/** After so many the server's health is asked for, and people who were signed out sign up anew. */
const roundLength = 200
/** By so many megabytes a process may have grown since the first round. */
export const mostGrowth = { server: 300, dataApi: 150 } as const

/** Sends all inputs to a running server and judges what comes back. */
export async function runFuzz(
  larder: RunningLarder,
  { seed, indexes, progress }: Plan,
): Promise<Outcome> {
  const world = await openWorld(larder)
  const failures: Failure[] = []
  const statuses = new Map<number, number>()
  let slowest = 0
  const outputBefore = larder.output().length
  let before = await memoryOf(larder.pid, larder.dataDir)

  async function one(index: number): Promise<void> {
    const input = inputAt(seed, index, world)
    const { host, port } = new URL(world.origin)
    const bytes = bytesOf(input, host)
    const line = { port: Number(port), from: senderAt(index), ends: 'broken' in input, patience }
    const back = await exchange(bytes, line)
    slowest = Math.max(slowest, back.milliseconds)
    const seen = back.answers.length > 0 ? back.answers.map(({ status }) => status) : [0]
    for (const status of seen) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const faults = faultsOf(input, bytes, back, world.secrets)
    if (faults.length === 0) return
    const answer = back.answers
      .map(({ status, body }) => `${status} ${body.slice(0, 600)}`)
      .join('\n')
    failures.push({ index, faults, request: shown(bytes), answer })
  }

  for (let at = 0; at < indexes.length; at += roundLength) {
    const round = indexes.slice(at, at + roundLength)
    const waiting = [...round]
    const worker = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await one(next)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    const unwell = await healthFault(world)
    if (unwell !== undefined) {
      failures.push(asWhole(`after index ${round.at(-1)}: ${unwell}`))
      break
    }
    await renewCooks(world)
    if (at === 0) before = await memoryOf(larder.pid, larder.dataDir)
    progress(at + round.length, failures.length)
  }
  const after = await memoryOf(larder.pid, larder.dataDir)
  failures.push(...growthFaults(before, after).map(asWhole))
  failures.push(...logFaults(larder.output().slice(outputBefore)).map(asWhole))
  return { failures, statuses, slowest, memory: { before, after } }
}

const asWhole = (fault: string): Failure => ({
  index: undefined,
  faults: [fault],
  request: '',
  answer: '',
})

async function healthFault({ origin }: World): Promise<string | undefined> {
  const health = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  )
  return health?.ok === true
    ? undefined
    : `the server is not well: ${health?.status ?? 'no answer'}`
}

function growthFaults(before: Memory, after: Memory): string[] {
  return (['server', 'dataApi'] as const).flatMap((part) => {
    const growth = after[part] - before[part]
    return growth > mostGrowth[part]
      ? [`${part} has grown by ${growth} MB, limit ${mostGrowth[part]}`]
      : []
  })
}

/**
 * Nothing that a client sends is the operator's trouble, but what a thief of a token does, and the headers of a proxy
 * that nobody named.
 */
const expectedLines = [
  /^warn: refresh token reused: session ended/,
  /^warn: a request came through a proxy that no setting names/,
  /^\s*$/,
]

function logFaults(said: string): string[] {
  const odd = said.split('\n').filter((line) => !expectedLines.some((each) => each.test(line)))
  return [...new Set(odd)].slice(0, 20).map((line) => `the log says: ${line.slice(0, 300)}`)
}

/** Long tokens say nothing that one could act on. */
function shown(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/([\w-]{20})[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/g, '$1…')
    .replaceAll(/[^\x20-\x7e\n]/g, '·')
    .slice(0, 2_500)
}
