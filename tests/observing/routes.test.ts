import { expect, test } from 'vitest'
import { createRouteOf } from '#server/observing/routes.ts'

const routeOf = createRouteOf({
  auth: ['/*', '/token', '/factors/:factorId/verify', '*'],
  functions: new Set(['personal-chef']),
  api: new Set(['recipe_cards', 'rpc/search_recipes']),
})

test.each([
  ['/rest/v1/recipe_cards', 'data', '/rest/v1/recipe_cards'],
  ['/rest/v1/rpc/search_recipes', 'rpc', '/rest/v1/rpc/search_recipes'],
  ['/rest/v1/cook@example.org', 'data', '/rest/v1/:unknown'],
  ['/rest/v1', 'data', '/rest/v1/:unknown'],
  ['/auth/v1/token', 'auth', '/auth/v1/token'],
  ['/auth/v1/factors/5e1c/verify', 'auth', '/auth/v1/factors/:factorId/verify'],
  ['/auth/v1/5e1c', 'auth', '/auth/v1/:unknown'],
  ['/functions/v1/personal-chef', 'functions', '/functions/v1/personal-chef'],
  ['/functions/v1/5e1c', 'functions', '/functions/v1/:unknown'],
  ['/storage/v1/object/public/pictures/a/b.webp', 'pictures', '/storage/v1/:picture'],
  ['/', 'page', '/'],
  ['/recipe/17', 'page', '/recipe/:id'],
  ['/profile/5e1c/', 'page', '/profile/:id'],
  ['/5e1c', 'page', '/:page'],
  ['/assets/index-5e1c.js', 'file', '/:file'],
  ['/healthz', 'other', '/healthz'],
  ['/sitemap-2.xml', 'other', '/sitemap.xml'],
  ['/test-checkout/pay/5e1c', 'other', '/test-checkout/:page'],
])('%s is of %s, %s', (path, group, template) => {
  expect(routeOf(path)).toEqual({ group, template })
})
