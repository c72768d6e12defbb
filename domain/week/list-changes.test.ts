import { describe, expect, test } from 'vitest'
import { added, checked, measured, removed, stepped } from '../shopping/changes.ts'
import { isOfPlan, itemKind, itemsIn } from '../shopping/records.ts'
import { hybridClock } from '../sync/clock.ts'
import { type Operation, type Records, replay } from '../sync/records.ts'
import { changesOfList } from './list-changes.ts'
import { differenceOfLists } from './list-difference.ts'
import type { WeekItem } from './list-of-week.ts'
import { undoOfList } from './list-undo.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const person = hybridClock('person')
const device = (name = 'device') => {
  const clock = hybridClock(name)
  return {
    // After all that was done on the shared one.
    clock: () => clock.next(now + 1_000),
    now,
    listId: null,
    nameOf: ({ ingredient }: WeekItem) => ingredient,
  }
}
/** One after the other, as on one device: each later than what was seen. */
const shared = hybridClock('shared')
const later = () => shared.next(now)
const inTurn = { ...device(), clock: later }

const want = (
  ingredient: string,
  amount: number | null,
  parts: Partial<WeekItem> = {},
): WeekItem => ({
  mealId: 'monday',
  day: '2026-11-23',
  title: 'Leek soup',
  ingredient,
  amount,
  unit: 'g',
  ...parts,
})

const nothing: Records = new Map()
const plan = (records: Records, ...wanted: WeekItem[]) =>
  replay(records, changesOfList(wanted, records, inTurn))
const shown = (records: Records) =>
  itemsIn(records, null).map(
    ({ name, amount, unit, checked: isChecked }) =>
      `${name} ${amount} ${unit}${isChecked ? ' ✓' : ''}`,
  )
const only = (records: Records) => {
  const [item] = itemsIn(records, null)
  if (item === undefined) throw new Error('Nothing is on the list')
  return { item, doc: records.get(itemKind)?.get(item.id) ?? {} }
}
const does = (records: Records, ...operations: Operation[]) => replay(records, operations)

describe('the plan’s own changes', () => {
  test('what is wanted comes onto the list, for its meal, and only once', () => {
    const first = plan(nothing, want('leek', 200), want('egg', null, { unit: 'piece' }))
    expect(shown(first)).toEqual(['leek 200 g', 'egg  piece'])
    expect(itemsIn(first, null)[0]).toMatchObject({
      ingredient: 'leek',
      source: 'Leek soup',
      category: 'Shopping List',
    })
    expect(
      changesOfList([want('leek', 200), want('egg', null, { unit: 'piece' })], first, inTurn),
    ).toEqual([])
  })

  test('another amount, another meal and a meal that is gone change the list by their difference', () => {
    const friday = { mealId: 'friday', title: 'Tart' }
    const first = plan(nothing, want('leek', 200), want('leek', 100, friday))
    const second = plan(first, want('leek', 250), want('leek', 100, friday), want('egg', 2))
    expect(shown(second)).toEqual(['leek 250 g', 'leek 100 g', 'egg 2 g'])
    const third = plan(second, want('leek', 100, friday))
    expect(shown(third)).toEqual(['leek 100 g'])
    // And back again, as by an undo.
    expect(shown(plan(third, want('leek', 250), want('leek', 100, friday))).toSorted()).toEqual([
      'leek 100 g',
      'leek 250 g',
    ])
    expect(shown(plan(third))).toEqual([])
  })

  test('what is bought is left alone; what is wanted beyond it is one more row', () => {
    const first = plan(nothing, want('leek', 200))
    const bought = does(first, checked(only(first).item.id, true, later()))
    // It is at home now, and nothing is missing.
    expect(shown(plan(bought))).toEqual(['leek 200 g ✓'])
    const more = plan(bought, want('leek', 50))
    expect(shown(more)).toEqual(['leek 200 g ✓', 'leek 50 g'])
    expect(shown(plan(more, want('leek', 80)))).toEqual(['leek 200 g ✓', 'leek 80 g'])
    const cleared = does(bought, removed(only(bought).item.id, true, later()))
    expect(shown(plan(cleared, want('leek', 50)))).toEqual(['leek 50 g'])
  })
})

describe('what a person wrote', () => {
  const first = plan(nothing, want('leek', 200))
  const { item, doc } = only(first)

  test('rows of their own are never touched', () => {
    const row = { id: 'own', name: 'Leek', category: 'Shopping List', amount: '3', unit: 'g' }
    const own = does(
      nothing,
      added({ ...row, ingredient: 'leek', source: 'Leek soup' }, later(), now),
    )
    expect(isOfPlan(only(own).doc)).toBe(false)
    expect(shown(plan(plan(own, want('leek', 200))))).toEqual(['Leek 3 g'])
  })

  test('more or less of it stays more or less, whatever the plan wants', () => {
    const stepping = does(first, stepped(item.id, doc, { by: 50, unit: 'g' }, person.next(now)))
    expect(shown(stepping)).toEqual(['leek 250 g'])
    expect(shown(plan(stepping, want('leek', 300)))).toEqual(['leek 350 g'])
    // What they added is still to be bought when the plan wants nothing any more.
    expect(shown(plan(stepping))).toEqual(['leek 50 g'])
    const said = does(first, measured(item.id, doc, { amount: '500', unit: 'g' }, later()))
    expect(shown(said)).toEqual(['leek 500 g'])
    expect(shown(plan(said, want('leek', 250)))).toEqual(['leek 550 g'])
    const less = does(first, measured(item.id, doc, { amount: '150', unit: 'g' }, later()))
    expect(shown(plan(less))).toEqual([])
  })

  test('an amount in words, or in another unit, stays as it is', () => {
    const words = does(first, measured(item.id, doc, { amount: 'a few', unit: 'piece' }, later()))
    expect(shown(plan(words, want('leek', 900)))).toEqual(['leek a few piece'])
    expect(shown(plan(words))).toEqual(['leek a few piece'])
    const pack = does(first, measured(item.id, doc, { amount: '1', unit: 'pack' }, later()))
    expect(shown(plan(pack, want('leek', 900)))).toEqual(['leek 1 pack'])
    expect(shown(plan(pack))).toEqual(['leek 1 pack'])
  })

  test('what they took off the list stays off for that meal, and comes for another one', () => {
    const off = does(first, removed(item.id, true, later()))
    expect(shown(plan(off, want('leek', 200)))).toEqual([])
    expect(shown(plan(off, want('leek', 400)))).toEqual([])
    const back = removed(item.id, false, later())
    expect(shown(does(plan(off, want('leek', 400)), back))).toEqual(['leek 400 g'])
    expect(shown(plan(off, want('leek', 200), want('leek', 70, { mealId: 'friday' })))).toEqual([
      'leek 70 g',
    ])
  })
})

describe('what is changed of it', () => {
  const first = plan(nothing, want('leek', 200), want('egg', 2))

  test('a meal on another day is needed then, and nothing else changes', () => {
    const moved = changesOfList(
      [want('leek', 200, { day: '2026-11-25' }), want('egg', 2)],
      first,
      inTurn,
    )
    expect(moved.map(({ set }) => set)).toEqual([{ needed: '2026-11-25' }])
    expect(itemsIn(replay(first, moved), null)[0]).toMatchObject({
      amount: '200',
      isOfPlan: true,
      neededOn: '2026-11-25',
    })
  })

  test('what is on the list for days after the last one that is planned for stays', () => {
    const none = changesOfList([], first, { ...inTurn, until: '2026-11-22' })
    expect(none).toEqual([])
    expect(changesOfList([], first, { ...inTurn, until: '2026-11-23' })).not.toEqual([])
  })

  test('what is on the list for a meal that cannot be read now stays', () => {
    const change = { ...inTurn, unknownMeals: ['monday'] }
    expect(changesOfList([], first, change)).toEqual([])
    expect(changesOfList([], first, { ...change, unknownMeals: ['friday'] })).not.toEqual([])
  })

  test('only the things that are meant change', () => {
    const things = new Set(['leek'])
    const changes = changesOfList([want('leek', 300), want('rice', 50)], first, {
      ...inTurn,
      things,
    })
    expect(shown(replay(first, changes))).toEqual(['leek 300 g', 'egg 2 g'])
  })

  test('what is left out is not asked again for that meal; what is on the list already stays', () => {
    const wanted = [want('leek', 300), want('egg', 2), want('rice', 50)]
    const leftOut = new Set(['rice', 'leek'])
    const after = replay(first, changesOfList(wanted, first, { ...inTurn, leftOut }))
    expect(shown(after)).toEqual(['leek 200 g', 'egg 2 g'])
    expect(shown(plan(after, ...wanted))).toEqual(['leek 300 g', 'egg 2 g'])
    expect(
      shown(plan(after, ...wanted, want('rice', 20, { mealId: 'friday' }))).toSorted(),
    ).toEqual(['egg 2 g', 'leek 300 g', 'rice 20 g'])
  })

  test('is taken back as one, and asked again then', () => {
    const wanted = [want('leek', 300), want('rice', 50)]
    const changes = changesOfList(wanted, first, { ...inTurn, leftOut: new Set(['flour']) })
    const after = replay(first, changes)
    expect(shown(after)).toEqual(['leek 300 g', 'rice 50 g'])
    const back = replay(after, undoOfList(changes, first)(later))
    expect(shown(back)).toEqual(['leek 200 g', 'egg 2 g'])
    expect(shown(plan(back, ...wanted))).toEqual(['leek 300 g', 'rice 50 g'])
  })

  test('is said line by line: more, less, on another day', () => {
    const friday = { day: '2026-11-27' }
    const before = plan(nothing, want('leek', 200), want('egg', 2), want('oil', 5), want('rice', 9))
    const after = plan(
      before,
      want('leek', 300),
      want('oil', 5, friday),
      want('rice', 9),
      want('salt', null),
    )
    const lines = differenceOfLists(before, after, { vocabulary: undefined, until: '2026-11-30' })
    expect(Object.fromEntries(lines.map((line) => [line.key.split(' ')[0], line.kind]))).toEqual({
      leek: 'more',
      salt: 'more',
      egg: 'less',
      oil: 'moved',
      rice: 'same',
    })
  })
})

test('two devices that plan at once, in whichever order it arrives, come to one list', () => {
  const start = plan(nothing, want('leek', 200), want('onion', 3))
  const one = changesOfList([want('leek', 300), want('egg', 2)], start, device('one'))
  const two = changesOfList([want('leek', 300), want('egg', 2)], start, device('two'))
  const lists = [
    [...one, ...two],
    [...two, ...one],
    [...one, ...two].toReversed(),
    [...one, ...one, ...two],
  ].map((operations) => shown(replay(start, operations)).toSorted())
  for (const list of lists) expect(list).toEqual(['egg 2 g', 'leek 300 g'])
})
