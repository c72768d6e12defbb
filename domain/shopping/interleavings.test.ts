import { expect, test } from 'vitest'
import { replay } from '../sync/records.ts'
import { times } from '../testing/times.ts'
import { amountInNumbers, itemsIn } from './records.ts'
import { defaultList, disorder, livedThrough, nobody, seen } from './testing/devices.ts'

const runs = times({ quick: 600, thorough: 3_000 })

test(`two devices with cuts, repeats and late arrivals agree in the end (${runs} times)`, () => {
  for (let seed = 1; seed <= runs; seed += 1) {
    const { server, devices, sent } = livedThrough(seed, 40)
    const outcome = seen(server)
    for (const device of devices) expect(seen(device.view()), `seed ${seed}`).toEqual(outcome)
    const defaultListRecord = replay(nobody, [])
    const other = replay(defaultListRecord, disorder(sent, seed))
    // The default list is the server's own; all that devices wrote comes to the same in any order.
    expect(itemsIn(other, defaultList), `seed ${seed}, in another order`).toEqual(
      itemsIn(server, defaultList),
    )
  }
})

test('nothing is lost, and nothing counts twice', () => {
  let counted = 0
  for (let seed = 1; seed <= runs; seed += 1) {
    const { server, deeds } = livedThrough(seed, 40)
    const items = new Map(itemsIn(server, defaultList).map((item) => [item.id, item]))
    for (const id of deeds.added) {
      if (deeds.removed.has(id)) continue
      const item = items.get(id)
      expect(item, `seed ${seed}: ${id} was never taken off`).toBeDefined()
      const measure = server.get('shopping-item')?.get(id)?.['measure']?.[1]
      const base =
        typeof measure === 'object' && measure !== null && 'amount' in measure
          ? measure.amount
          : null
      if (deeds.rewritten.has(id) || typeof base !== 'string' || amountInNumbers(base) === null)
        continue
      const steps = deeds.steps.get(id) ?? 0
      if (steps > 0) counted += 1
      expect(amountInNumbers(item?.amount ?? ''), `seed ${seed}: ${id}`).toBeCloseTo(
        Number(base) + steps,
        3,
      )
    }
    for (const id of items.keys()) expect(deeds.added.has(id), `seed ${seed}`).toBe(true)
  }
  expect(counted).toBeGreaterThan(runs / 3)
})
