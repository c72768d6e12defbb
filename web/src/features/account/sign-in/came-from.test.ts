import { expect, it } from 'vitest'

import { returnPath } from './came-from.ts'

it.each([
  [{ from: '/recipe/7?servings=4' }, '/recipe/7?servings=4'],
  [{ from: '/' }, '/'],
  [null, '/'],
  [undefined, '/'],
  [{ from: 7 }, '/'],
  [{ from: 'https://evil.example' }, '/'],
  [{ from: '//evil.example' }, '/'],
  [{ from: '/\\evil.example' }, '/'],
  [{ from: '/login' }, '/'],
  [{ from: '/signup?x=1' }, '/'],
])('after signing in with %j one is at %s', (state, path) => {
  expect(returnPath(state)).toBe(path)
})
