import { expect, test } from 'vitest'
import { newTotpSecret, stepAt, stepOfCode, totpAddress, totpCode } from './totp.ts'

/** The secret of RFC 6238, appendix B: 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('gives the codes of RFC 6238: at %i s', (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('takes the code of this half minute and of those beside it', () => {
  const time = new Date('2026-11-21T12:00:10Z')
  const step = stepAt(time)
  for (const [offset, found] of [
    [-2, undefined],
    [-1, -1],
    [0, 0],
    [1, 1],
    [2, undefined],
  ] as const) {
    const expected = found === undefined ? undefined : step + found
    expect(stepOfCode(secret, totpCode(secret, step + offset), time)).toBe(expected)
  }
  for (const nonsense of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
    expect(stepOfCode(secret, nonsense, time)).toBeUndefined()
  }
})

test('makes secrets of 160 bits, and an address for the app', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  expect(totpAddress('ABC', 'My Larder', 'cook+1@example.com')).toBe(
    'otpauth://totp/My%20Larder:cook%2B1%40example.com?algorithm=SHA1&digits=6&issuer=My%20Larder&period=30&secret=ABC',
  )
})
