import { expect, test } from 'vitest'
import { plainTarget } from './plain-target.ts'

test.each([
  ['/test-checkout/../auth/v1/settings?x=1', '/auth/v1/settings?x=1'],
  ['/test-checkout/%2E%2e/auth/v1/settings', '/auth/v1/settings'],
  ['/test-checkout/.%2e/./auth/v1', '/auth/v1'],
  ['/test-checkout\\..\\auth/v1', '/auth/v1'],
  ['/a/..', '/'],
  ['/../../etc/passwd', '/etc/passwd'],
])('%s is %s', (target, plain) => {
  expect(plainTarget(target)).toBe(plain)
})

test.each([
  '/',
  '/recipe/1..2',
  '/.well-known/x',
  '/rest/v1/recipes?title=eq.a/../b\\c',
  '*',
  '//x',
])('%s stays as it is', (target) => {
  expect(plainTarget(target)).toBe(target)
})
