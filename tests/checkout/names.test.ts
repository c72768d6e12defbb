import { afterAll, beforeAll, expect, it } from 'vitest'
import { Shop } from './shop.ts'

/** Whoever signs up can pay, in whatever script their name is written. */
let shop: Shop
beforeAll(async () => {
  shop = await Shop.open()
})
afterAll(() => shop.close())

it.each([
  ['李雷', 'li@example.com'],
  ['Łukasz', 'lukasz@example.com'],
  ['Sam 🍕', 'sam@example.com'],
  ['Anna ’Brien', 'anna@example.com'],
  ['عمر\u202e', 'omar@example.com'],
  ['two\nlines\u2028and three', 'lines@example.com'],
  ['José', "jose+o'brien@example.com"],
])('leads %j, %s to the page where one pays, as the customer of that name', async (name, email) => {
  const cook = await shop.signUp({ name, email })
  const { status, body } = await shop.checkOut(cook)
  expect({ status, error: body['error'] }).toEqual({ status: 200, error: undefined })
  const page = await fetch(String(body['url']))
  expect(page.status).toBe(200)
  const [customer, ...others] = await shop.customersOf(cook)
  expect(others).toEqual([])
  expect(customer?.email).toBe(email)
  expect(customer?.name).toBe(name)
})

it('makes the customer of somebody who changed the end of a long name after a lost answer', async () => {
  const longest = 'Anna '.repeat(39)
  const cook = await shop.signUp({ name: `${longest}Cole` })
  expect(await shop.checkOut(cook)).toMatchObject({ status: 200 })
  // The provider has the customer, and its answer never reached the database.
  await shop.sql('delete from stripe_customers where user_id = $1', [cook.userId])
  const { error } = await cook.client.auth.updateUser({ data: { name: `${longest}Łoś` } })
  expect(error).toBeNull()
  expect(await shop.checkOut(cook)).toMatchObject({ status: 200 })
})

it('is answered with the customer that was made, where its answer was lost', async () => {
  const cook = await shop.signUp({ name: '李雷' })
  expect(await shop.checkOut(cook)).toMatchObject({ status: 200 })
  await shop.sql('delete from stripe_customers where user_id = $1', [cook.userId])
  expect(await shop.checkOut(cook)).toMatchObject({ status: 200 })
  expect(await shop.customersOf(cook)).toHaveLength(1)
})
