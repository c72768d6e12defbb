import { describe, expect, test } from 'vitest'
import { leaksIn } from './leaks.ts'

const secrets = {
  values: ['hunter2hunter2'],
  internalNames: ['private.measure', 'pantry_items_pkey'],
  folders: ['/tmp/larder-x'],
}
const leaks = (body: string, said = '', status = 400) => leaksIn({ status, body }, said, secrets)

describe('what gives the inside away', () => {
  test.each([
    ['SQL', 'in: SELECT id FROM recipes'],
    ['SQL', 'WITH pgrst_source AS (…)'],
    ['a parameter of the statement', 'bind $12 has no type'],
    ['a row or key of the database', 'Failing row contains (1, null)'],
    ['a row or key of the database', 'Key (user_id)=(17) already exists.'],
    ['PL/pgSQL', 'PL/pgSQL function measure(int) line 3'],
    ['a stack trace', String.raw`Error\n    at read (main.js:10:3)`],
    ['a stack trace', 'node_modules/pg/lib'],
    ['a file path', 'cannot open /var/lib/x'],
    ['a folder', 'cannot open /tmp/larder-x'],
    ['a system error', 'connect ECONNREFUSED'],
    ['a role of the database', 'role authenticator'],
    ['an error of the language', 'TypeError: x'],
    ['an internal name', 'permission denied for function private.measure'],
    ['an internal name', String.raw`unique constraint \"pantry_items_pkey\"`],
    ['a secret value', 'x hunter2hunter2'],
  ])('%s: %s', (name, body) => {
    expect(leaks(body).map((leak) => leak.split(': ')[0])).toContain(name)
  })

  test('secrets and hashes count in good answers too, words of the inside do not', () => {
    expect(leaks('$argon2id$v=19$x', '', 200)).toHaveLength(1)
    expect(leaks('hunter2hunter2', '', 200)).toHaveLength(1)
    expect(leaks('Select a bowl from the cupboard', '', 200)).toEqual([])
  })

  test('what the request itself said may come back', () => {
    expect(leaks('unknown: private.measure', 'GET /private.measure')).toEqual([])
  })

  test('an ordinary refusal gives nothing away', () => {
    expect(
      leaks('{"code":"22P02","message":"invalid input syntax for type bigint: \\"x\\""}'),
    ).toEqual([])
  })
})
