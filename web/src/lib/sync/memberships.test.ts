import { expect, test, vi } from 'vitest'
import { kitchenHere, kitchenKey, onMembershipsStored } from '../kitchen-here.ts'
import { isHelperIn } from './is-helper.ts'
import { channelAs, homeOf, isLeftBehind, membershipIn, membershipOf } from './memberships.ts'
import { storeMemberships } from './store-memberships.ts'

const ada = 'ada-1'
const flat = { kitchen: 'flat-2', epoch: 7, role: 'helper', isHere: true } as const
const parents = { kitchen: 'parents-3', epoch: 9, role: 'cook', isHere: false } as const
const pantryKey = kitchenKey('pantry')

test('who was never asked cooks at home, under the keys and names that stand on devices', () => {
  expect(kitchenHere(ada)).toBe(ada)
  expect(pantryKey(ada)).toEqual(['pantry', ada])
  expect(pantryKey(null)).toEqual(['pantry', 'guest'])
  expect(channelAs('pantry', membershipIn(ada, kitchenHere(ada)))).toBe('pantry')
  expect(membershipOf('pantry', ada)).toEqual(homeOf(ada))
})

test('where somebody cooks is told to whoever follows it, once for each change', () => {
  const heard = vi.fn<() => void>()
  const end = onMembershipsStored(heard)
  storeMemberships(ada, [parents, flat])
  storeMemberships(ada, [parents, flat])
  expect(kitchenHere(ada)).toBe('flat-2')
  expect(heard).toHaveBeenCalledTimes(1)
  storeMemberships(ada, [parents, { ...flat, isHere: false }])
  expect(kitchenHere(ada)).toBe(ada)
  expect(heard).toHaveBeenCalledTimes(2)
  end()
})

test('a change carries the kitchen and the membership by which it was made', () => {
  storeMemberships(ada, [parents, flat])
  expect(pantryKey(ada)).toEqual(['pantry', ada, 'flat-2'])
  const channel = channelAs('pantry', membershipIn(ada, kitchenHere(ada)))
  expect(channel).toBe('pantry@flat-2.7')
  expect(membershipOf(channel, ada)).toEqual({ kitchen: 'flat-2', epoch: '7' })
  expect(membershipIn(ada, 'parents-3').epoch).toBe('9')
  expect([isHelperIn(ada, 'flat-2'), isHelperIn(ada, 'parents-3'), isHelperIn(ada, ada)]).toEqual([
    true,
    false,
    false,
  ])
})

test('what was done by a membership that is over is left behind, also where another began', () => {
  const left = () => ['pantry', 'pantry@flat-2.7'].map((each) => isLeftBehind(each, ada))
  // Nothing is known yet: the backend is to say.
  expect(left()).toEqual([false, false])
  storeMemberships(ada, [flat])
  expect(left()).toEqual([false, false])
  storeMemberships(ada, [{ ...flat, epoch: 12 }])
  expect(left()).toEqual([false, true])
  storeMemberships(ada, [])
  expect(left()).toEqual([false, true])
})
