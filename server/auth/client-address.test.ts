import { describe, expect, test } from 'vitest'
import { addressBlock, clientAddress } from './client-address.ts'

describe('the address of a client', () => {
  const proxies = new Set(['10.0.0.1', '10.0.0.2'])

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
