import { seededRandom, type Random } from '../../testing/random.ts'
import { hybridClock } from '../../sync/clock.ts'
import { latestClock, replay, type Operation, type Records } from '../../sync/records.ts'
import * as change from '../changes.ts'
import { itemKind, itemsIn, listsIn } from '../records.ts'

export const nobody: Records = new Map()
export const defaultList = '00000000-0000-4000-8000-000000000000'

/** What a cook did, apart from how it is kept: what must come out in the end is worked out from this. */
export interface Deeds {
  added: Set<string>
  removed: Set<string>
  steps: Map<string, number>
  /** Amounts that somebody wrote anew, which no sum foretells. */
  rewritten: Set<string>
}

export const noDeeds = (): Deeds => ({
  added: new Set(),
  removed: new Set(),
  steps: new Map(),
  rewritten: new Set(),
})

export interface Device {
  /** What the server said last. */
  known: Records
  /** Operations that it has not received, or has not confirmed. */
  waiting: Operation[]
  view: () => Records
  learn: (records: Records) => void
  act: (random: Random, now: number, deeds: Deeds) => void
}

const words = ['Milk', 'Onions', 'Bread', 'Eggs', 'Flour']

/** An id that the seed decides. */
function idFrom(random: Random): string {
  const part = (length: number) =>
    Array.from({ length }, () => random.integer(16).toString(16)).join('')
  return `${part(8)}-${part(4)}-4${part(3)}-8${part(3)}-${part(12)}`
}

/** A device as the app behaves on it: it changes what it shows, and keeps what it did until it is confirmed. */
export function testDevice(replica: string): Device {
  const clock = hybridClock(replica)
  const device: Device = {
    known: nobody,
    waiting: [],
    view: () => replay(device.known, device.waiting),
    learn(records) {
      device.known = records
      const latest = latestClock(records)
      if (latest !== null) clock.observe(latest)
    },
    act(random, now, deeds) {
      const view = device.view()
      const items = itemsIn(view, defaultList)
      const lists = listsIn(view, defaultList)
      const next = () => clock.next(now)
      const push = (operation: Operation) => device.waiting.push(operation)
      if (items.length === 0 || random.oneIn(3)) {
        const id = idFrom(random)
        deeds.added.add(id)
        push(
          change.added(
            {
              id,
              name: random.pick(words),
              category: 'Other',
              amount: random.pick(['1', '2', '0.5', '', 'a few']),
              unit: random.pick(['piece', 'g']),
              listId: random.pick([null, ...lists]) === null ? null : random.pick(lists)?.id,
            },
            next(),
            now,
          ),
        )
        return
      }
      const item = random.pick(items)
      const doc = view.get(itemKind)?.get(item.id) ?? {}
      const what = random.integer(9)
      if (what < 3) {
        // Not below zero, where steps are cut off and no sum foretells the outcome.
        const by = random.pick([1, 2, 0.5])
        deeds.steps.set(item.id, (deeds.steps.get(item.id) ?? 0) + by)
        push(change.stepped(item.id, doc, { by, unit: item.unit }, next()))
      } else if (what === 3) {
        deeds.rewritten.add(item.id)
        const amount = random.pick(['3', '7.5', 'some'])
        push(change.measured(item.id, doc, { amount, unit: random.pick(['piece', 'kg']) }, next()))
      } else if (what === 4) push(change.checked(item.id, random.oneIn(2), next()))
      else if (what === 5) push(change.edited(item.id, { name: random.pick(words) }, next()))
      else if (what === 6) {
        deeds.removed.add(item.id)
        push(change.removed(item.id, true, next()))
        if (random.oneIn(2)) push(change.removed(item.id, false, next()))
      } else if (what === 7) {
        const id = idFrom(random)
        push(change.listChanged(id, { name: 'Party', removed: false, added: now }, next()))
        push(change.edited(item.id, { list: id }, next()))
      } else {
        const gone = random.pick(lists)
        if (gone !== undefined && !gone.isDefault)
          push(change.listChanged(gone.id, { removed: true }, next()))
      }
    },
  }
  return device
}

/** Everything that one sees, to be compared. */
export function seen(records: Records) {
  return { items: itemsIn(records, defaultList), lists: listsIn(records, defaultList) }
}

/** What two devices did, with their network cut again and again; ends with everything delivered. */
export function livedThrough(seed: number, steps: number) {
  const random = seededRandom(seed)
  const devices = [testDevice('aaaa'), testDevice('bbbb')] as const
  const deeds = noDeeds()
  const sent: Operation[] = []
  let server = replay(nobody, [
    change.listChanged(
      defaultList,
      { name: 'Shopping List', added: 0 },
      '0000000000000.0000.server',
    ),
  ])
  /** Batches on their way, or sent again by something in between: they may come at any time, twice too. */
  const underWay: (readonly Operation[])[] = []
  const arrive = (batch: readonly Operation[]) => {
    server = replay(server, batch)
    sent.push(...batch)
  }
  for (const device of devices) device.learn(server)
  // One of the two has a clock that is an hour behind.
  const skew = [0, -3_600_000] as const
  for (let at = 0; at < steps; at += 1) {
    const index = random.integer(2)
    const device = devices[index === 0 ? 0 : 1]
    const now = 1_800_000_000_000 + at * 700 + (skew[index] ?? 0)
    const what = random.integer(8)
    if (what < 4) device.act(random, now, deeds)
    else if (what === 4) underWay.push([...device.waiting])
    else if (what === 5 && underWay.length > 0) arrive(random.pick(underWay))
    else if (what === 6) device.learn(server)
    else {
      const batch = [...device.waiting]
      arrive(batch)
      // Half the answers are lost, and the same operations are sent again later.
      if (random.oneIn(2)) continue
      device.waiting = device.waiting.filter((each) => !batch.includes(each))
      device.learn(server)
    }
  }
  for (const device of devices) {
    arrive(device.waiting)
    device.waiting = []
  }
  for (const batch of underWay) arrive(batch)
  for (const device of devices) device.learn(server)
  return { server, devices, deeds, sent, random }
}

/** The operations in another order, some of them more than once. */
export function disorder(operations: readonly Operation[], seed: number): Operation[] {
  const random = seededRandom(seed)
  return [...operations, ...random.some(operations, operations.length)]
    .map((operation) => ({ operation, at: random.integer(1_000_000) }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ operation }) => operation)
}
