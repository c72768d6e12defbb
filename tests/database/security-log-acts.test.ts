import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { securityLogOf } from '#server/auth/testing/security-log.ts'
import { withAssurance } from '../support/assurance.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let log: ReturnType<typeof securityLogOf>
let [cook, stranger, session] = ['', '', '']
beforeAll(async () => {
  database = await createTestDatabase()
  log = securityLogOf(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  stranger = await database.createUser()
  session = randomUUID()
  await database.pool.query(
    `insert into auth.sessions (id, user_id, user_agent, ip) values ($1, $2, 'Firefox', '192.0.2.7')`,
    [session, cook],
  )
  await log.entriesOf(cook)
})

/** By the cook, in their session. */
const act = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  database.asUser(cook, async (client) => {
    await withAssurance(client, { sub: cook, session_id: session, aal: 'aal2' })
    return (await client.query<Row>(statement, values)).rows
  })

describe('the security log', () => {
  test('has what is blocked, not whom, with the device', async () => {
    await act('insert into blocks (blocked_id) values ($1)', [stranger])
    await act('delete from blocks')
    expect(await log.entriesOf(cook)).toEqual(['person_blocked', 'person_unblocked'])
    const entries = await log.everythingOf(cook)
    expect(entries.at(-1)).toMatchObject({ session_id: session, user_agent: 'Firefox' })
    expect(JSON.stringify(entries)).not.toContain(stranger)
    expect(await log.entriesOf(stranger)).toEqual([])
  })

  test('has many who are blocked at once as one entry', async () => {
    const others = [stranger, await database.createUser(), await database.createUser()]
    await act('insert into blocks (blocked_id) select unnest($1::uuid[])', [others])
    expect(await log.entriesOf(cook)).toEqual(['person_blocked 3'])
  })

  test('does not tell that somebody whom one blocked has gone', async () => {
    await act('insert into blocks (blocked_id) values ($1)', [stranger])
    await database.asService((client) => client.query('select erase_account($1)', [stranger]))
    expect(await log.entriesOf(cook)).toEqual(['person_blocked'])
  })

  test('has an address that others see, and no other change of a profile', async () => {
    await act(`update profiles set email = 'ada@example.com'`)
    await act(`update profiles set name = 'Ada'`)
    await act(`update profiles set email = null`)
    expect(await log.entriesOf(cook)).toEqual(['email_shown', 'email_hidden'])
    expect(JSON.stringify(await log.everythingOf(cook))).not.toContain('ada@')
  })

  test('has recovery codes that were made, used, and guessed at', async () => {
    const [made] = await act<{ code: string }>('select renew_recovery_codes() as code')
    expect(await log.entriesOf(cook)).toEqual(['recovery_codes_made'])
    const take = (code: string | undefined) =>
      database.asService((client) =>
        client.query('select take_recovery_code($1, $2)', [cook, code]),
      )
    for (let guess = 0; guess < 4; guess += 1) await take('0'.repeat(20))
    await take(made?.code)
    expect(await log.entriesOf(cook)).toEqual(['recovery_code_used'])
    for (let guess = 0; guess < 5; guess += 1) await take('0'.repeat(20))
    await expect(take('0'.repeat(20))).rejects.toThrow('recovery_limit')
    expect(await log.entriesOf(cook)).toEqual(['codes_refused'])
    expect(JSON.stringify(await log.everythingOf(cook))).not.toContain(made?.code)
  })

  test('has data that was taken along, and a wish to be erased', async () => {
    await act('select export_my_data()')
    await database.asService((client) =>
      client.query('select note_deletion_asked($1, $2)', [cook, session]),
    )
    expect(await log.entriesOf(cook)).toEqual(['data_taken', 'deletion_asked'])
    expect((await log.everythingOf(cook)).at(-1)).toMatchObject({ user_agent: 'Firefox' })
  })

  test('has a device that was signed out from another one', async () => {
    const other = randomUUID()
    await database.pool.query(
      `insert into auth.sessions (id, user_id, user_agent) values ($1, $2, 'Chrome')`,
      [other, cook],
    )
    await log.entriesOf(cook)
    await act('select end_own_session($1)', [other])
    expect(await log.entriesOf(cook)).toEqual(['signed_out'])
    expect((await log.everythingOf(cook)).at(-1)).toMatchObject({ user_agent: 'Chrome' })
  })

  test('has what the payment provider states of the plan, once, and only what changes it', async () => {
    const customer = `cus_${cook}`
    await database.pool.query(
      'insert into stripe_customers (customer_id, user_id) values ($1, $2)',
      [customer, cook],
    )
    let [second, event] = [1_800_000_000, 0]
    async function state(stated: Record<string, unknown>): Promise<string[]> {
      event += 1
      second += 1
      const subscription = {
        subscription_id: `sub_${cook}`,
        price_id: 'price_monthly',
        cancel_at_period_end: false,
        created_at: '2026-01-01T00:00:00Z',
        ...stated,
      }
      const values = [`evt_${cook}_${event}`, second, customer, subscription]
      for (let delivery = 0; delivery < 2; delivery += 1) {
        await database.asService((client) =>
          client.query(
            `select apply_stripe_event($1, 'customer.subscription', $2, $3, $4)`,
            values,
          ),
        )
      }
      return log.entriesOf(cook)
    }
    expect(await state({ status: 'incomplete' })).toEqual([])
    expect(await state({ status: 'active' })).toEqual(['plan_begun active'])
    expect(await state({ status: 'active', current_period_end: 1_900_000_000 })).toEqual([])
    expect(await state({ status: 'past_due' })).toEqual(['plan_changed past_due'])
    expect(await state({ status: 'active', price_id: 'price_yearly' })).toEqual([
      'plan_changed active',
    ])
    const leaving = { status: 'active', price_id: 'price_yearly', cancel_at_period_end: true }
    expect(await state(leaving)).toEqual(['plan_cancelled active'])
    expect(await state({ ...leaving, current_period_end: 1_950_000_000 })).toEqual([])
    expect(await state({ ...leaving, cancel_at_period_end: false })).toEqual([
      'plan_resumed active',
    ])
    expect(await state({ ...leaving, status: 'canceled' })).toEqual(['plan_ended canceled'])
  })
})
