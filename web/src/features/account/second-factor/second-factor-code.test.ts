import { expect, it } from 'vitest'

import { groupedCode, readCode, requireRecoveryCode } from './second-factor-code.ts'

const code = '0123456789abcdef0123'

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  [code, { kind: 'recovery', code }],
  [groupedCode(code).toUpperCase(), { kind: 'recovery', code }],
])('reads %s', (typed, read) => {
  expect(readCode(typed)).toEqual(read)
})

it.each([
  ['', 'Enter the 6 digits that your app shows.'],
  ['12345', 'Enter the 6 digits that your app shows.'],
  ['1234567', 'Enter the 6 digits that your app shows.'],
  ['01234-56789-abcde-f012', 'A recovery code has 20 digits and letters from a to f.'],
  ['o1234-56789-abcde-f0123', 'A recovery code has 20 digits and letters from a to f.'],
])('says what is wrong with %j', (typed, message) => {
  expect(() => readCode(typed)).toThrow(message)
})

it.each(['', '123456', '01234-56789'])(
  'does not take %j where a recovery code is asked for',
  (typed) => {
    expect(() => requireRecoveryCode(typed)).toThrow('A recovery code has 20 digits')
  },
)
