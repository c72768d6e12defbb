import { expect, test } from 'vitest'
import { faultOfAddress, faultOfCall } from './rest-request.ts'

const long = 'a'.repeat(64)

test.each([
  `/${long}`,
  `/rpc/${long}`,
  `/recipes?select=id,${long}(id)`,
  `/recipes?select=id,a:${long}!inner(id)`,
  `/recipes?${long}=eq.1`,
  `/recipes?order=${long}.desc`,
  `/recipes?select=${'%61'.repeat(64)}`,
])('%s names what cannot be', (target) => {
  expect(faultOfAddress(target)).toMatchObject({ status: 400, code: 'name_too_long' })
})

test.each([
  '/',
  '/recipes?select=*,lines:recipe_ingredients(name,measure:recipe_measures(*))&id=eq.1',
  `/recipes?title=eq.${long}&id=in.(${'1,'.repeat(900)}1)`,
  `/recipes?or=(title.eq.${long},id.eq.1)`,
  `/rpc/search_recipes?search_text=${long}`,
  '/recipes?title=like.100%',
  '/recipes?title=eq.cr%C3%AApe',
])('%s can be asked', (target) => {
  expect(faultOfAddress(target)).toBeUndefined()
})

test('bytes that are no text are refused', () => {
  expect(faultOfAddress('/recipes?title=eq.%e9')).toMatchObject({ status: 400 })
  expect(faultOfAddress('/recipes?title=eq.\u00e9')).toMatchObject({ status: 400 })
})

test('a call takes JSON with the names of arguments', () => {
  const call = (body: string, type?: string) => faultOfCall(type, Buffer.from(body))
  expect(call('{"search_text":"soup"}', 'application/json; charset=utf-8')).toBeUndefined()
  expect(call('no json', 'application/json')).toBeUndefined()
  expect(call('{}')).toBeUndefined()
  expect(call(`{"${long}":1}`)).toMatchObject({ status: 400, code: 'name_too_long' })
  expect(call('a=1', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 })
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`a${at}`, 1]))
  expect(call(JSON.stringify(many))).toMatchObject({ status: 400, code: 'too_many_arguments' })
})
