import { expect, test } from 'vitest'
import { createLag } from './lag.ts'

function watched() {
  let milliseconds = 0
  const lag = createLag(() => milliseconds)
  return {
    ...lag,
    at(time: number, written?: bigint) {
      milliseconds = time
      if (written !== undefined) lag.note(written)
    },
  }
}

test('a standby that has all that was written is not behind, however long nobody writes', () => {
  const lag = watched()
  lag.at(0, 100n)
  expect(lag.behind(100n)).toBe(0)
  lag.at(60_000, 100n)
  expect(lag.behind(100n)).toBe(0)
})

test('one that hears nothing more is behind since the last moment that it reached', () => {
  const lag = watched()
  lag.at(0, 100n)
  lag.at(2_000, 200n)
  lag.at(4_000, 300n)
  expect(lag.behind(250n)).toBe(2_000)
  lag.at(12_500)
  expect(lag.behind(250n)).toBe(10_500)
  expect(lag.behind(300n)).toBe(0)
})

test('before a first moment was reached nobody knows, and then it is known', () => {
  const lag = watched()
  expect(lag.behind(100n)).toBe(Infinity)
  lag.at(0, 200n)
  expect(lag.behind(100n)).toBe(Infinity)
  lag.at(2_000, 300n)
  expect(lag.behind(250n)).toBe(2_000)
})

test('a primary that does not answer makes no standby late', () => {
  const lag = watched()
  lag.at(0, 100n)
  expect(lag.behind(120n)).toBe(0)
  lag.at(90_000)
  expect(lag.behind(120n)).toBe(0)
})

test('of a standby that stands still for long no more is kept than is needed', () => {
  const lag = watched()
  for (let second = 0; second < 200; second += 1) lag.at(second * 1_000, BigInt(second))
  expect(lag.behind(0n)).toBe(Infinity)
  expect(lag.behind(199n)).toBe(0)
})
