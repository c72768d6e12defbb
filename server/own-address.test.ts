import { expect, test } from 'vitest'
import { addressHere, addressInside } from './own-address.ts'

test.each([
  ['localhost', 'http://localhost:80', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80', 'http://127.0.0.1:80'],
  ['::', 'http://localhost:80', 'http://[::1]:80'],
  ['::1', 'http://[::1]:80', 'http://[::1]:80'],
  ['192.0.2.7', 'http://192.0.2.7:80', 'http://192.0.2.7:80'],
])('on %s a person opens %s and the server itself %s', (host, here, inside) => {
  expect(addressHere(host, 80)).toBe(here)
  expect(addressInside(host, 80)).toBe(inside)
})
