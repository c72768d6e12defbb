import { describe, expect, test } from 'vitest'
import { readTrustedProxies } from '../http/trusted-proxies.ts'
import { addressBlock, clientAddress } from './client-address.ts'

const none = { includes: () => false }

describe('the address of a client', () => {
  const proxies = readTrustedProxies(['10.0.0.1', '10.0.0.2']) ?? none

  test.each([
    ['no proxy at all', '192.0.2.1', undefined, '192.0.2.1'],
    ['a header that a stranger wrote', '192.0.2.1', '198.51.100.9', '192.0.2.1'],
    ['a proxy', '10.0.0.1', '198.51.100.9', '198.51.100.9'],
    ['a proxy on a dual-stack socket', '::ffff:10.0.0.1', '198.51.100.9', '198.51.100.9'],
    ['a forged entry before the true one', '10.0.0.1', '1.1.1.1, 198.51.100.9', '198.51.100.9'],
    ['two proxies', '10.0.0.1', '1.1.1.1, 198.51.100.9, 10.0.0.2', '198.51.100.9'],
    ['a proxy that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
    ['a proxy that passes nonsense on', '10.0.0.1', 'unknown', '10.0.0.1'],
  ])('with %s', (_, peer, forwardedFor, expected) => {
    expect(clientAddress(peer, forwardedFor, proxies)).toBe(expected)
  })
})

describe('behind proxies of a range', () => {
  const range = readTrustedProxies(['10.0.0.0/8', '2001:db8::/32']) ?? none

  test.each([
    ['one that appends', '10.7.7.7', '198.51.100.9, 10.8.8.8', '198.51.100.9'],
    ['one on a dual-stack socket', '::ffff:10.7.7.7', '198.51.100.9', '198.51.100.9'],
    ['one of IPv6', '2001:db8::7', '2001:db9::1', '2001:db9::1'],
    ['a stranger who names a proxy', '10.7.7.7', '10.8.8.8, 198.51.100.9', '198.51.100.9'],
    ['a stranger who names only proxies', '198.51.100.9', '10.8.8.8, 10.7.7.7', '198.51.100.9'],
    ['a stranger just outside of it', '11.0.0.1', '198.51.100.9', '11.0.0.1'],
    ['a mapped entry that hides a proxy', '10.7.7.7', '1.1.1.1, ::ffff:10.8.8.8', '1.1.1.1'],
  ])('with %s', (_, peer, forwardedFor, expected) => {
    expect(clientAddress(peer, forwardedFor, range)).toBe(expected)
  })
})

describe('the block that limits count by', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1::9', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['a socket', 'a socket'],
  ])('%s', (address, expected) => {
    expect(addressBlock(address)).toBe(expected)
  })
})
