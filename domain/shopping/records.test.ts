import { expect, test } from 'vitest'
import { hybridClock } from '../sync/clock.ts'
import { replay, type RecordDoc } from '../sync/records.ts'
import { added, measured, stepped } from './changes.ts'
import { amountInNumbers, itemKind, itemsIn } from './records.ts'

const clock = hybridClock('test')
const next = () => clock.next(1_000)
const thing = (id: string, name: string) => ({
  id,
  name,
  category: 'Shopping List',
  amount: '½',
  unit: 'piece',
})

test('what was typed in one breath stays in its order', () => {
  const operations = ['z', 'a', 'm'].map((id) => added(thing(id, id), next(), 1_000))
  const names = itemsIn(replay(new Map(), operations), null).map(({ name }) => name)
  expect(names).toEqual(['z', 'a', 'm'])
})

test('an amount that is written anew says what it says, whatever was counted before', () => {
  const begun = replay(new Map(), [
    added({ ...thing('a', 'Onions'), amount: '2' }, next(), 1),
    stepped('a', {}, { by: 3, unit: 'piece' }, next()),
  ])
  const doc = begun.get(itemKind)?.get('a') ?? {}
  expect(itemsIn(begun, null)).toMatchObject([{ amount: '5' }])
  const rewritten = replay(begun, [measured('a', doc, { amount: '1', unit: 'piece' }, next())])
  expect(itemsIn(rewritten, null)).toMatchObject([{ amount: '1' }])
})

test('amounts are read as people write them', () => {
  expect(['2', '½', '1/2', '1.5', '', 'a few', '2 kg'].map(amountInNumbers)).toEqual([
    2,
    0.5,
    0.5,
    1.5,
    null,
    null,
    null,
  ])
})

test('a signature counts for what was written in the same moment, and for nothing later', () => {
  const [first, second] = [hybridClock('a').next(1), hybridClock('a').next(2)]
  const doc = {
    name: [first, 'Milk'],
    added: [first, 1],
    addedBy: [first, 'ada'],
    checked: [first, false],
    checkedBy: [first, 'ada'],
  } as const
  const shown = (more: RecordDoc) =>
    itemsIn(new Map([[itemKind, new Map([['1', { ...doc, ...more }]])]]), null)[0]
  expect(shown({})).toMatchObject({ addedBy: 'ada', checkedBy: 'ada' })
  // Ticked here a moment ago: the backend has not said by whom.
  expect(shown({ checked: [second, true] })).not.toHaveProperty('checkedBy')
  expect(shown({ checked: [second, true], checkedBy: [second, 'ben'] })?.checkedBy).toBe('ben')
})
