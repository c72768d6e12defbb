import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { secondsPer } from '#domain/time-units.ts'
import { childrenOf, type LarderProcess } from '../host/larder-process.ts'
import { trendOf } from './trend.ts'

/** Bytes, at so many seconds after the load began. */
export interface MemorySample {
  at: number
  /** What of the server's objects and buffers is left after all garbage is collected. */
  'Node, in use': number
  Node: number
  PostgREST: number
  PostgreSQL: number
}
const series = ['Node, in use', 'Node', 'PostgREST', 'PostgreSQL'] as const

/**
 * Resident bytes of a process alone: what several share is divided among them. Without shared memory, for that is PostgreSQL's
 * cache, which fills up to its setting and no further.
 */
async function ownBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0)
  return (kilobytes('Pss') - kilobytes('Pss_Shmem')) * 1024
}

/** PostgreSQL's first process and all that it has forked. */
async function familyBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = [pid, ...text.split(' ').filter(Boolean).map(Number)]
  const bytes = await Promise.all(pids.map(ownBytes))
  return bytes.reduce((sum, each) => sum + each, 0)
}

/** What the server wrote at each signal; see probe.mjs. */
const answers = (larder: LarderProcess) => [...larder.output().matchAll(/^bytes in use: (\d+)$/gm)]

async function bytesInUse(larder: LarderProcess): Promise<number> {
  const before = answers(larder).length
  larder.child.kill('SIGUSR2')
  while (answers(larder).length === before) {
    if (larder.child.exitCode !== null) throw new Error('the server has ended')
    await pause(20)
  }
  return Number(answers(larder).at(-1)?.[1])
}

/** One look at all processes; undefined where the system does not tell. */
export async function sampleMemory(
  larder: LarderProcess,
  dataDir: string,
  at: number,
): Promise<MemorySample | undefined> {
  const { PostgREST = 0, PostgreSQL = 0 } = await childrenOf(dataDir)
  const inUse = await bytesInUse(larder)
  const [node, dataApi, database] = await Promise.all([
    ownBytes(larder.child.pid ?? 0),
    ownBytes(PostgREST),
    familyBytes(PostgreSQL),
  ])
  if (node === 0) return undefined
  return { at, 'Node, in use': inUse, Node: node, PostgREST: dataApi, PostgreSQL: database }
}

/** In MB. */
export interface MemoryTrend {
  from: number
  to: number
  /** What the line through all samples comes to in a day. */
  perDay: number
  /** It is at least so much, with 97.5 % confidence; null where nothing is known. */
  perDayAtLeast: number | null
  /** What the line rises by from the first to the last sample. */
  growth: number
  isFlat: boolean
}

const mostPerDay = 50
/** Caches and allocators settle for minutes: what stays below is no leak yet, however surely it rises. */
const settling = { 'Node, in use': 2, Node: 16, PostgREST: 8, PostgreSQL: 16 } as const

/**
 * Whether memory is flat in the second half of what was seen. It is not where both hold: the rise is certain (at 97.5 %) to come to more than 50 MB a day, and during
 * the run it was more than settles by itself. So a longer run sees smaller leaks; in 5 minutes at 100 requests/s about 140 bytes a
 * request in Node show. Null where the system does not tell.
 */
export function memoryTrends(
  all: readonly MemorySample[],
): Record<(typeof series)[number], MemoryTrend> | null {
  // PostgreSQL's connections take a minute or two until each has met all questions.
  const samples = all.slice(Math.floor(all.length / 2))
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) return null
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10
  const trend = (name: (typeof series)[number]): MemoryTrend => {
    const { slope, atLeast } = trendOf(samples.map((each) => ({ at: each.at, value: each[name] })))
    const perDayAtLeast = megabytes(atLeast * secondsPer.day)
    const growth = megabytes(slope * (last.at - first.at))
    return {
      from: megabytes(first[name]),
      to: megabytes(last[name]),
      perDay: megabytes(slope * secondsPer.day),
      perDayAtLeast: Number.isFinite(perDayAtLeast) ? perDayAtLeast : null,
      growth,
      isFlat: perDayAtLeast <= mostPerDay || growth <= settling[name],
    }
  }
  return {
    'Node, in use': trend('Node, in use'),
    Node: trend('Node'),
    PostgREST: trend('PostgREST'),
    PostgreSQL: trend('PostgreSQL'),
  }
}
