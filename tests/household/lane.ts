import { compileFunction } from 'node:vm'
import { Client } from 'pg'
import type { TestDatabase } from '../support/cloned-database.ts'
import { breakIn, editFor, type Fence } from './fences.ts'
import type { Code } from './device.ts'
import { makeHousehold, type Household } from './household.ts'
import { liveThrough } from './interleaving.ts'
import type { Finding, Kind } from './judge.ts'
import { bundledPage, surroundings } from './page/bundle.ts'
import { fewest } from './shrink.ts'
import { scheduleOf, type Step } from './steps.ts'

/** A history that came to what must not be, with the fewest of its steps that do. */
export interface Counterexample {
  seed: number
  /** The places of these steps in the schedule of the seed. */
  only: readonly number[]
  told: readonly string[]
  findings: readonly Finding[]
}

export type Tally = Record<'interleavings' | Kind, number>
export const noneYet = (): Tally => ({ interleavings: 0, diverged: 0, lost: 0, leaked: 0 })

/** So many histories leave so much behind that PostgreSQL had better look through it. */
const historiesBetweenVacuums = 100

/** A household in a database of its own; with one fence broken, where that is to be proved. */
export async function openLane(database: TestDatabase, fence?: Fence) {
  const text = await bundledPage(fence && editFor(fence))
  const compiled = compileFunction(text, ['exports', ...surroundings])
  const code: Code = (...around) => void Reflect.apply(compiled, undefined, around)
  if (fence !== undefined) await breakIn(database.pool, fence)
  const client = new Client(database.connection)
  await client.connect()
  // Of these databases nothing is kept.
  await client.query('set synchronous_commit = off')
  const household = await makeHousehold(client, code, database.createUser)
  return { household, close: () => client.end() }
}

/** The steps of a seed, or some of them by their places. */
export function stepsOf(seed: number, only?: readonly number[]): readonly Step[] {
  return scheduleOf(seed).filter((_, place) => only?.includes(place) ?? true)
}

/** The same kind of finding with as few steps as possible. */
async function shrunk(household: Household, seed: number, kind: Kind): Promise<Counterexample> {
  const places = scheduleOf(seed).map((_, place) => place)
  const only = await fewest(places, async (some) => {
    const { findings } = await liveThrough(household, stepsOf(seed, some))
    return findings.some((each) => each.kind === kind)
  })
  const { told, findings } = await liveThrough(household, stepsOf(seed, only))
  return { seed, only, told, findings }
}

/**
 * Lives through the histories of these seeds. `onFound` hears of each that came to what must not be, made small, up to `most` of
 * them; `isOver` ends it early; `onProgress` hears now and then how far it is.
 */
export async function liveAll(
  household: Household,
  seeds: Iterable<number>,
  {
    onFound,
    most = 5,
    isOver = () => false,
    onProgress = () => undefined,
  }: {
    onFound: (found: Counterexample) => void
    most?: number
    isOver?: (tally: Tally) => boolean
    onProgress?: (tally: Tally) => void
  },
): Promise<Tally> {
  const tally = noneYet()
  let told = 0
  for (const seed of seeds) {
    const { findings } = await liveThrough(household, stepsOf(seed))
    tally.interleavings += 1
    const kinds = new Set(findings.map(({ kind }) => kind))
    for (const kind of kinds) tally[kind] += 1
    const [kind] = kinds
    if (kind !== undefined && told < most) {
      told += 1
      onFound(await shrunk(household, seed, kind))
    }
    if (tally.interleavings % historiesBetweenVacuums === 0) {
      await household.client.query('vacuum')
      onProgress(tally)
    }
    if (isOver(tally)) break
  }
  return tally
}

/** As it is read, and lived through again. */
export const inWords = ({ seed, only, told, findings }: Counterexample): string =>
  [
    `npm run test:household -- --seed ${seed} --only ${only.join(',')}`,
    ...told.map((line) => `    ${line}`),
    ...findings.map(({ kind, what }) => `  ${kind}: ${what}`),
  ].join('\n')
