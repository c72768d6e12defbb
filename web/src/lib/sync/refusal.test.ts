import { expect, test } from 'vitest'
import { Refusal, refusalIn } from './refusal.ts'

test.each([
  ['22P02', 'invalid input syntax', '22P02'],
  ['23505', 'duplicate key', '23505'],
  ['P0001', 'row_limit_reached', 'row_limit_reached'],
  ['42501', 'feature_required', 'feature_required'],
  ['PGRST102', 'not JSON', 'PGRST102'],
  ['body_too_large', 'The request is larger than 1 MB.', 'body_too_large'],
])('%s “%s” is for good', (code, message, why) => {
  expect(refusalIn({ code, message })).toBe(why)
})

test.each([
  ['timeout', 'The data service took too long.'],
  ['unavailable', 'The data service is starting. Try again.'],
  ['data_service_failed', 'The data service failed.'],
  ['bad_gateway', 'The data service failed.'],
  ['bad_host', 'The request names no valid host.'],
  ['57014', 'canceling statement due to statement timeout'],
  ['40001', 'could not serialize access'],
  ['42703', 'column does not exist'],
  ['42501', 'permission denied for table pantry_items'],
  ['PGRST000', 'Could not connect with the database'],
  ['PGRST202', 'Could not find the function in the schema cache'],
  ['PGRST301', 'JWT expired'],
  ['', 'Bad gateway'],
])('%s “%s” passes', (code, message) => {
  expect(refusalIn({ code, message })).toBeNull()
})

test('what has no code passes, and our own refusal is for good', () => {
  expect(refusalIn(new TypeError('Failed to fetch'))).toBeNull()
  expect(refusalIn(new Refusal('gone_elsewhere'))).toBe('gone_elsewhere')
})
