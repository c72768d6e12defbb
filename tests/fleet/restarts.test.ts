import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fleet, startFleet } from './fleet.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { killOne, lostOf, restartAll, untilReady } from './rolling.ts'
import { startTraffic } from './traffic.ts'

/** Three servers behind a proxy, while people write and read. */
let fleet: Fleet
let proxy: Proxy
let pool: Pool

beforeAll(async () => {
  fleet = await startFleet(3)
  pool = new Pool({ ...fleet.database(), max: 1 })
  proxy = await startProxy(fleet.addresses)
  for (const server of fleet.addresses.keys()) await untilReady(proxy, server)
})
afterAll(async () => {
  await proxy?.close()
  await pool?.end()
  await fleet?.stop()
})

const people = 4

test('all three are restarted one after the other, and no request fails', async () => {
  const traffic = await startTraffic(proxy.address, people)
  const codes = await restartAll(fleet, proxy, traffic)
  await traffic.stop()
  expect(codes).toEqual([0, 0, 0])
  expect(traffic.tally).toMatchObject({ failedReads: [], failedWrites: [] })
  expect(await lostOf(traffic.tally.acknowledged, pool)).toEqual([])
})

test('one is killed: no read fails, nothing acknowledged is lost, and it takes part again', async () => {
  const traffic = await startTraffic(proxy.address, people)
  await killOne(1, fleet, proxy, traffic)
  await traffic.stop()
  const { failedReads, failedWrites, acknowledged } = traffic.tally
  expect(failedReads).toEqual([])
  expect(failedWrites.filter((fault) => fault !== 'broken')).toEqual([])
  expect(await lostOf(acknowledged, pool)).toEqual([])
  expect(await fleet.records()).toBe(3)
})
