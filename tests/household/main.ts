/**
 * `npm run test:household [-- --interleavings N --seed S --json]`: so many histories of a household, four people with six devices,
 * from the seed on; each is judged when all is quiet. `--only 1,4` lives through these steps of one seed. `--broken` breaks each fence
 * in turn, which has to be found; `--broken WORDS` those whose name has these words. Exit code 1 where devices differ, something is
 * lost, or somebody sees or writes what is not theirs, and where a broken fence is not found.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { cloneDatabase } from '../support/cloned-database.ts'
import { startTemporaryCluster } from '../support/temporary-cluster.ts'
import { fences, type Fence } from './fences.ts'
import { liveThrough } from './interleaving.ts'
import { rowOf } from './reading.ts'
import { inWords, liveAll, noneYet, openLane, stepsOf, type Tally } from './lane.ts'

type Connection = Parameters<typeof cloneDatabase>[0]
interface Lane {
  connection: Connection
  from: number
  step: number
}

const { values, positionals } = parseArgs({
  options: {
    interleavings: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    broken: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    // Of a process that another one started: the cluster, and which seeds are its own.
    lane: { type: 'string' },
  },
  allowPositionals: true,
})
const [count, first] = [Number(values.interleavings), Number(values.seed)]
const names = ['interleavings', 'diverged', 'lost', 'leaked'] as const
const say = (line: string) => process.stderr.write(`${line}\n`)
const print = (figures: object) => process.stdout.write(`${JSON.stringify(figures)}\n`)

function* seedsOf(from: number, step: number): Generator<number> {
  for (let seed = from; seed < first + count; seed += step) yield seed
}

async function inLane<Result>(
  connection: Connection,
  fence: Fence | undefined,
  work: (lane: Awaited<ReturnType<typeof openLane>>) => Promise<Result>,
): Promise<Result> {
  const database = await cloneDatabase(connection)
  try {
    const lane = await openLane(database, fence)
    try {
      return await work(lane)
    } finally {
      await lane.close()
    }
  } finally {
    await database.drop()
  }
}

/** Two processes, or as many as there are processors, each with its own part of the seeds. */
async function liveInLanes(connection: Connection): Promise<Tally> {
  const lanes = Math.min(availableParallelism(), Math.ceil(count / 20))
  const sum = noneYet()
  await Promise.all(
    Array.from({ length: lanes }, async (_, at) => {
      const lane = JSON.stringify({ connection, from: first + at, step: lanes } satisfies Lane)
      const args = [
        ...process.execArgv,
        import.meta.filename,
        ...process.argv.slice(2),
        '--lane',
        lane,
      ]
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      for await (const line of createInterface({ input: child.stdout })) {
        const tally = rowOf(JSON.parse(line))
        for (const name of names) sum[name] += Number(tally[name])
      }
      if (child.exitCode === null) await once(child, 'exit')
      if (child.exitCode !== 0) throw new Error('A lane broke off')
    }),
  )
  return sum
}

async function breakEach(connection: Connection): Promise<{ fences: number; unnoticed: number }> {
  const words = positionals.join(' ')
  const some = fences.filter(({ name }) => name.includes(words))
  const unnoticed: string[] = []
  for (const fence of some) {
    await inLane(connection, fence, async ({ household }) => {
      const tally = await liveAll(household, seedsOf(first, 1), {
        most: 1,
        onFound: (found) => say(`${fence.name}:\n${inWords(found)}\n`),
        isOver: ({ diverged, lost, leaked }) => diverged + lost + leaked > 0,
      })
      if (tally.diverged + tally.lost + tally.leaked === 0) unnoticed.push(fence.name)
    })
  }
  for (const name of unnoticed) say(`not noticed: ${name}`)
  return { fences: some.length, unnoticed: unnoticed.length }
}

async function run(connection: Connection) {
  if (values.broken) {
    const broken = await breakEach(connection)
    print(broken)
    return broken.unnoticed === 0
  }
  if (values.only !== undefined) {
    const only = values.only.split(',').map(Number)
    return inLane(connection, undefined, async ({ household }) => {
      const { told, findings } = await liveThrough(household, stepsOf(first, only))
      say(inWords({ seed: first, only, told, findings }))
      return findings.length === 0
    })
  }
  const tally = await liveInLanes(connection)
  if (values.json) print(tally)
  else
    say(
      `${tally.interleavings} interleavings: ${tally.diverged} diverged, ${tally.lost} lost something, ${tally.leaked} leaked`,
    )
  return tally.interleavings === count && tally.diverged + tally.lost + tally.leaked === 0
}

// What a page lets fail in the background is what its browser would write into the console.
process.on('unhandledRejection', () => undefined)
if (values.lane !== undefined) {
  const { connection, from, step }: Lane = JSON.parse(values.lane)
  await inLane(connection, undefined, async ({ household }) => {
    print(
      await liveAll(household, seedsOf(from, step), {
        onFound: (found) => say(`${inWords(found)}\n`),
        onProgress: ({ interleavings }) => say(`… ${interleavings} of a lane`),
      }),
    )
  })
} else {
  const cluster = await startTemporaryCluster()
  try {
    process.exitCode = (await run(cluster.connection())) ? 0 : 1
  } finally {
    await cluster.stop()
  }
}
