import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { inWords, liveAll, openLane, type Counterexample } from './lane.ts'

/** A few of the histories of `npm run test:household`. */

const interleavings = 25
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test(`${interleavings} histories of a household end as they should`, async () => {
  const found: Counterexample[] = []
  const lane = await openLane(database)
  const seeds = Array.from({ length: interleavings }, (_, at) => at + 1)
  const tally = await liveAll(lane.household, seeds, {
    onFound: (each) => void found.push(each),
    most: 1,
  })
  await lane.close()
  expect(tally, `of seeds 1 to ${interleavings}: ${found.map(inWords).join('\n')}`).toEqual({
    interleavings,
    diverged: 0,
    lost: 0,
    leaked: 0,
  })
})
