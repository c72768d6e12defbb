import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { FunctionFailure } from '../backend/functions.ts'
import { refusalWords, wordsOf, wordsOfCode } from './words.ts'

const root = path.join(import.meta.dirname, '../../../..')

function textOf(folder: string, extension: string): string {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith(extension) && !name.includes('.test.'))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n')
}

const sql = textOf('supabase', '.sql')
const matches = (pattern: RegExp) => new Set([...sql.matchAll(pattern)].map(([, code]) => code))

/** Refused with a sentence for a person: only the database knows which field of a recipe it is. */
const inItsOwnWords = matches(/refuse_recipe\(\s*'([a-z_]+)',\s*'[^']/gi)
/** The codes of malformed requests, which the app does not make. */
const malformedRequests = matches(/\brefuse\(\s*'([a-z_]+)'/gi)
const raised = new Set([
  ...matches(/\braise exception\s+'([a-z_]+)'/gi),
  ...matches(/\bmessage = '([a-z_]+)'/gi),
])

/** Passed on by functions, which bring words along. */
const functions = textOf('functions', '.ts')
const byFunctions = [...raised].filter((code) =>
  new RegExp(`'${code}'|\\b${code}:`).test(functions),
)

/** No person is shown these, and why. */
const neverShown: Readonly<Record<string, string>> = {
  account_gone: 'the session ends',
  another_account: 'a change of another account stays in its own log',
  comment_exists: 'ids are random',
  former_member: 'what was done by a membership that is over is offered for one’s own kitchen',
  id_taken: 'ids are random',
  insufficient_aal: 'the second step is asked for',
  insufficient_scope: 'the app’s own session has no limits',
  not_the_author: 'only the author is offered the change',
  read_only: 'the app writes to no such table',
  sign_in_required: 'only who is signed in is offered to be told by push',
  security_log_is_kept: 'the app does not write to the log',
  unknown_act: 'only the server and the operator note acts',
  unknown_lock: 'only the server calls it',
}

describe('the codes of the database', () => {
  it('are found in its source', () => {
    expect(raised.size).toBeGreaterThan(15)
    expect(inItsOwnWords.size).toBeGreaterThan(5)
    expect([...malformedRequests]).toContain('bad_cursor')
  })

  it.each([...raised])('%s has words, or is never shown', (code) => {
    const known = [...Object.keys(refusalWords), ...Object.keys(neverShown), ...byFunctions]
    expect([...known, ...inItsOwnWords]).toContain(code)
  })

  it.each(Object.keys(neverShown))('%s is raised and has no words', (code) => {
    expect(raised).toContain(code)
    expect(refusalWords).not.toHaveProperty(code)
  })

  // `comment_gone` stands for a change that found no comment.
  it.each(Object.keys(refusalWords).filter((code) => code !== 'comment_gone'))(
    '%s, which has words, is raised',
    (code) => expect([...raised, ...inItsOwnWords]).toContain(code),
  )
})

test.each([
  [{ code: 'P0001', message: 'row_limit_reached' }, 'You follow 5,000 cooks: that is all.'],
  [{ code: '23503', message: 'person_not_found' }, 'This cook is not there any more.'],
  [{ code: '23514', message: 'recipe_title', details: 'A title.' }, 'A title.'],
  [new FunctionFailure(429, 'picture_limit', 'Wait an hour.'), 'Wait an hour.'],
  [new FunctionFailure(502, 'function_failed', ''), null],
  [{ code: '57014', message: 'canceling statement' }, null],
  [new TypeError('Failed to fetch'), null],
])('%j is said as %j', (cause, words) => {
  expect(wordsOf(cause, 'person')).toBe(words)
})

test('the row that breaks a rule of a table is not shown', () => {
  const cause = { code: '23514', message: 'new row for relation', details: 'Failing row: (1, a)' }
  expect(wordsOf(cause, 'own recipe')).toBe('Something in it cannot be kept as it is.')
})

test.each([
  ['row_limit_reached', 'pantry', 'It holds 1,000 things. Remove some that you no longer have.'],
  ['row_limit_reached', 'comment', 'That is more than an account holds.'],
  ['22P02', 'shopping list', 'It holds something that a list cannot.'],
  ['22P02', 'saved recipe', null],
] as const)('%s of a %s', (code, subject, words) => {
  expect(wordsOfCode(code, subject)).toBe(words)
})
