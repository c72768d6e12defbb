import { expect, test } from 'vitest'
import { readTrustedProxies } from './trusted-proxies.ts'

test.each([
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1', '::ffff:10.0.0.1', true],
  ['10.0.0.0/8', '10.255.0.7', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['10.0.0.0/8', '::ffff:a01:203', true],
  ['10.9.9.9/8', '10.0.0.1', true],
  ['172.30.43.0/24 10.0.0.1', '172.30.44.1', false],
  ['172.30.43.0/24 10.0.0.1', '10.0.0.1', true],
  ['192.0.2.7/32', '192.0.2.8', false],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:0DB8:0:0::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['fe80::/10', 'fe80::1%eth0', true],
  ['::ffff:10.0.0.0/104', '10.1.2.3', true],
  ['::ffff:10.0.0.0/104', '11.1.2.3', false],
  ['::1', '127.0.0.1', false],
  ['10.0.0.0/8', 'unknown', false],
  ['10.0.0.0/8', '', false],
  ['10.0.0.0/8', '10.0.0.1:443', false],
  ['', '10.0.0.1', false],
])('of "%s" %s is one: %s', (list, address, isOne) => {
  const proxies = readTrustedProxies(list.split(' ').filter(Boolean))
  expect(proxies?.includes(address)).toBe(isOne)
})

test.each([
  'proxy',
  '10.0.0.0/',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '2001:db8::/129',
  '10.0.0.0/8/8',
  '10.0.0.0/eight',
  '10.0.0/8',
  '10.0.0.0/08',
  'fe80::1%eth0',
  '10.0.0.0 - 10.0.0.9',
])('"%s" is no list of proxies', (entry) => {
  expect(readTrustedProxies([entry])).toBeUndefined()
})
