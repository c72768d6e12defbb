import { expect, test } from 'vitest'
import { presentable } from './upstream-refusal.ts'

const shown = (refusal: object): unknown =>
  JSON.parse(presentable(JSON.stringify({ details: null, hint: null, ...refusal })))

test.each([
  [
    {
      code: '23514',
      message: 'new row … violates check constraint "x"',
      details: 'Failing row contains (1).',
    },
    'A value is not allowed.',
  ],
  [
    { code: '23505', message: 'duplicate key', details: 'Key (a)=(1) already exists.' },
    'This is there already.',
  ],
  [{ code: '42703', message: 'column pgrst_call.x does not exist' }, 'This cannot be done.'],
  [{ code: '42501', message: 'permission denied for function private.x' }, 'You may not do this.'],
  [
    { code: '22P02', message: 'invalid input syntax for type bigint: "x"' },
    'invalid input syntax for type bigint: "x"',
  ],
])('%o', (refusal, message) => {
  expect(shown(refusal)).toEqual({ code: refusal.code, message, details: null, hint: null })
})

test.each([
  {
    code: '42501',
    message: 'feature_required',
    details: 'ai_assistant',
    hint: 'This is part of every plan.',
  },
  { code: '23514', message: 'recipe_summary', details: 'Too long.', hint: null },
  {
    code: 'PGRST116',
    message: 'JSON object requested, multiple (or no) rows returned',
    details: '0 rows',
    hint: null,
  },
])('what is meant for the caller stays: %o', (refusal) => {
  expect(shown(refusal)).toEqual(refusal)
})

test('what is no refusal comes through as it is', () => {
  for (const body of ['', 'text', '[]', '{"a":1}']) expect(presentable(body)).toBe(body)
})
