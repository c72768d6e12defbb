import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { fences } from './fences.ts'
import { inWords, liveAll, openLane, type Counterexample } from './lane.ts'

/** A few of the histories of `npm run test:household`, and one in a household with a broken fence. */

const interleavings = 25
let databases: TestDatabase[]
const ignore = () => undefined

beforeAll(async () => {
  // What a page lets fail in the background is what its browser would write into the console.
  process.on('unhandledRejection', ignore)
  databases = [await createTestDatabase(), await createTestDatabase()]
})
afterAll(async () => {
  process.off('unhandledRejection', ignore)
  for (const database of databases) await database.drop()
})

async function live(at: number, seeds: readonly number[], fence?: (typeof fences)[number]) {
  const database = databases[at]
  if (database === undefined) throw new Error('There is no database')
  const found: Counterexample[] = []
  const lane = await openLane(database, fence)
  const tally = await liveAll(lane.household, seeds, {
    onFound: (each) => found.push(each),
    most: 1,
  }).finally(lane.close)
  return { tally, found }
}

test(`${interleavings} histories of a household end as they should`, async () => {
  const seeds = Array.from({ length: interleavings }, (_, at) => at + 1)
  const { tally, found } = await live(0, seeds)
  expect(tally, found.map(inWords).join('\n')).toEqual({
    interleavings,
    diverged: 0,
    lost: 0,
    leaked: 0,
  })
})
