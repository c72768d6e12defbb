import { expect, test } from 'vitest'
import { addressPattern, pageTemplates, servedPaths } from './served-addresses.ts'

const isPage = (path: string) => pageTemplates.some((each) => addressPattern(each).test(path))

test.each([
  '/',
  '/recipe/17',
  '/recipe/17/',
  '/profile',
  '/profile/5e1c',
  '/subscription/manage',
  '/subscription/manage/diet',
])('%s is a page of the app', (path) => expect(isPage(path)).toBe(true))

test.each(['/recipe', '/recipe/1/2', '/recipes.html', '/outbox', '/healthz', '/5e1c', '/loginx'])(
  '%s is none',
  (path) => expect(isPage(path)).toBe(false),
)

test('no page of the app is an address that the server answers itself', () => {
  const both = pageTemplates.filter((template) =>
    Object.values(servedPaths).some((pattern) => pattern.test(template.replace(':id', '1'))),
  )
  expect(both).toEqual([])
})
