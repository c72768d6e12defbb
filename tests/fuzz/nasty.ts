import type { Chance } from './random.ts'

/** Texts that break what reads them carelessly. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202eevil',
  'e\u0301'.repeat(40),
  '🍅👩‍🍳',
  "'",
  '"',
  '\\',
  "' or 1=1 --",
  "'; select pg_sleep(1); --",
  '"; drop table recipes; --',
  '$1',
  '%s%n',
  '%',
  '%%%%%%',
  '_',
  '%00',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '(((((((((',
  ')',
  ',',
  '.',
  ':',
  '*',
  '[',
  '{1,2}',
  '{"a":1}',
  '(a+)+$',
  '(.*)\\1\\1',
  'a\r\nX-Injected: 1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e309',
  '-1',
  '0x10',
  '1_000',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999999999',
  '1e-400',
  'infinity',
  '-infinity',
  '2026-13-45',
  '294277-01-01',
  '4714-11-24 BC',
  '00000000-0000-0000-0000-000000000000',
  'not-a-uuid',
  'data:text/html,x',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  'pg_catalog.pg_authid',
  'private.admit_request',
] as const

/** Values of JSON that are seldom expected. */
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  9_007_199_254_740_992,
  2_147_483_648,
  [],
  {},
  [[]],
  [null],
  [1, 'a', null],
  { a: { b: [] } },
  { __proto: 1, constructor: 1 },
]

export function nastyText(chance: Chance): string {
  if (chance.percent(4)) return chance.word(1 + chance.below(12)).repeat(1 + chance.below(900))
  if (chance.percent(10)) return chance.bytes(1 + chance.below(20)).toString('latin1')
  return chance.any(texts) ?? ''
}

export function nastyValue(chance: Chance): unknown {
  if (chance.percent(50)) return nastyText(chance)
  if (chance.percent(6)) return nested(20 + chance.below(2_000))
  if (chance.percent(6)) return Array.from({ length: chance.below(3_000) }, () => chance.below(9))
  return chance.any(values)
}

/** As JSON, so that no machine has to hold it as a value. */
function nested(depth: number): RawJson {
  return new RawJson('['.repeat(depth) + ']'.repeat(depth))
}

/** JSON that is written as it stands: too deep, doubled or broken for a value. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
