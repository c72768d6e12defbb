import { expect, test } from 'vitest'
import { hemisphereOf } from './season-zones.ts'

test.each([
  'Australia/Sydney',
  'Pacific/Auckland',
  'America/Argentina/Ushuaia',
  'America/Sao_Paulo',
  'America/Santiago',
  'Africa/Johannesburg',
  'Asia/Jakarta',
  'Antarctica/McMurdo',
])('%s is in the south', (zone) => expect(hemisphereOf(zone)).toBe('southern'))

test.each([
  'Europe/Paris',
  'America/New_York',
  'America/Bogota',
  'Africa/Lagos',
  'Asia/Singapore',
  'Pacific/Honolulu',
  'UTC',
  '',
])('"%s" is in the north', (zone) => expect(hemisphereOf(zone)).toBe('northern'))
