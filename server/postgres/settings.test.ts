import { expect, test } from 'vitest'
import { postgresArguments, sharedBuffers } from './settings.ts'

const gigabyte = 1024 ** 3

test.each([
  [gigabyte / 2, 64],
  [2 * gigabyte, 128],
  [8 * gigabyte, 512],
  [256 * gigabyte, 1024],
])('of %d bytes, PostgreSQL keeps pages in %d MB', (machine, megabytes) => {
  expect(sharedBuffers(machine)).toBe(megabytes)
})

test('the command line says so, and opens no port beside its socket', () => {
  const flags = postgresArguments('/data', { kind: 'socket', folder: '/run' }, gigabyte)
  expect(flags).toContain('shared_buffers=64MB')
  expect(flags).toContain('listen_addresses=')
})
