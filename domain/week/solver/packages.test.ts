import { expect, it } from 'vitest'
import { packagesFor } from './packages.ts'

it('buys whole packages, of which all dishes take', () => {
  expect(packagesFor({ drawn: [], bought: [100, 120] }, null, 250)).toBe(1)
  expect(packagesFor({ drawn: [], bought: [200, 200] }, null, 250)).toBe(2)
})

it('lets a tenth lack, and not more', () => {
  expect(packagesFor({ drawn: [], bought: [550] }, null, 500)).toBe(1)
  expect(packagesFor({ drawn: [], bought: [556] }, null, 500)).toBe(2)
})

it('buys what is short of a stated amount, and nothing where nobody stated one', () => {
  expect(packagesFor({ drawn: [300, 200], bought: [] }, 300, 250)).toBe(1)
  expect(packagesFor({ drawn: [300, 200], bought: [] }, 500, 250)).toBe(0)
  expect(packagesFor({ drawn: [300, 200], bought: [] }, null, 250)).toBe(0)
})

it('does not take what spoilt for what is bought later', () => {
  expect(packagesFor({ drawn: [100], bought: [200] }, 300, 250)).toBe(1)
})

it('takes one of what nobody knows the size of', () => {
  expect(packagesFor({ drawn: [], bought: [900, null] }, null, undefined)).toBe(1)
})
