import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { spoilingVocabulary } from '#domain/pantry/testing/spoiling-vocabulary.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { createSigningKeys } from '../auth/signing-keys.ts'
import type { Mail } from '../mail/mail.ts'
import { pushKeysOf } from './push-keys.ts'
import { createSendPush } from './send-push.ts'
import { tellSpoiling } from './spoiling-digests.ts'
import { createBrowser, startPushService } from './testing/push-service.ts'

const phone = createBrowser()
const address = 'https://larder.example'
let service: Awaited<ReturnType<typeof startPushService>>
let send: ReturnType<typeof createSendPush>
let database: TestDatabase
let ada: string

beforeAll(async () => {
  database = await createTestDatabase()
  service = await startPushService([phone])
  const keys = pushKeysOf(await createSigningKeys(), undefined)
  send = createSendPush({ keys, contact: 'mailto:op@example.org', web: service.web, pauses: [] })
})
afterAll(async () => {
  await service.close()
  await database.drop()
})
beforeEach(async () => {
  service.pushed.length = 0
  ada = await database.createUser({ name: 'Ada', email: 'ada@example.com' })
  await database.pool.query('update auth.users set email_confirmed_at = now() where id = $1', [ada])
  return () => database.pool.query('delete from auth.users where id = $1', [ada])
})

const as = (sql: string, values: unknown[] = []) =>
  database.asUser(ada, (client) => client.query(sql, values))
const choose = (way: string, wanted = true, zone = 'America/New_York') =>
  as('select set_notification_way($1, $2, $3, $4)', ['spoils', way, wanted, zone])
const { endpoint, p256dh, auth } = phone.browser
const allowPush = () => as('select keep_push_subscription($1, $2, $3)', [endpoint, p256dh, auth])
const put = (ingredient: string, bestBefore: string, status = 'have') =>
  as(
    `insert into pantry_items (name, ingredient, best_before, status, stocked_at)
      values ($1, $2, $3, $4, '2026-11-20')`,
    ['<b>mine</b>', ingredient, bestBefore, status],
  )

/** Looks at a time in New York, which is five hours behind in winter. */
async function lookAt(time: string, mailer?: (mail: Mail) => Promise<void>) {
  const mails: Mail[] = []
  service.pushed.length = 0
  const options = {
    pool: database.pool,
    send,
    mailer: mailer ?? (async (mail: Mail) => void mails.push(mail)),
    vocabulary: async () => spoilingVocabulary,
    address,
    unsubscribeAddress: (userId: string) => `${address}/unsubscribe?token=${userId}`,
  }
  await tellSpoiling(options, new Date(`${time}-05:00`))
  return { mails, pushes: service.pushed.map(({ text }): unknown => JSON.parse(text)) }
}
const nothing = { mails: [], pushes: [] }

test('nobody is told who did not choose it', async () => {
  await allowPush()
  await put('milk', '2026-11-27')
  await choose('in_app', true)
  expect(await lookAt('2026-11-27T09:00')).toEqual(nothing)
})

test('by push and by mail, in the morning of the person, once a day', async () => {
  await allowPush()
  await choose('by_push')
  await choose('by_mail')
  await put('milk', '2026-11-28')
  await put('spinach', '2026-11-27', 'low')
  await put('ham', '2026-11-27', 'out')
  await put('tofu', '2026-11-30')
  expect(await lookAt('2026-11-27T07:59')).toEqual(nothing)
  const { mails, pushes } = await lookAt('2026-11-27T08:00')
  const message = {
    title: 'Use these 2 soon',
    body: 'Spinach: today\nMilk: 1 day left',
    path: '/notifications',
  }
  expect(pushes).toEqual([message])
  expect(mails).toMatchObject([
    {
      to: 'ada@example.com',
      subject: 'Use these 2 soon',
      text: expect.stringContaining('Spinach: today, Milk: 1 day left'),
      headers: { 'List-Unsubscribe': `<${address}/unsubscribe?token=${ada}>` },
    },
  ])
  expect(JSON.stringify(mails)).not.toContain('mine')
  await put('bread', '2026-11-27')
  expect(await lookAt('2026-11-27T18:00')).toEqual(nothing)
})

test('of the same thing once; what is new brings a message, by the day of the person', async () => {
  await allowPush()
  await choose('by_push')
  await put('milk', '2026-11-29')
  // In New York it is still the evening before: three days are left until the 29th at the first look.
  expect(await lookAt('2026-11-26T20:59')).toEqual(nothing)
  expect((await lookAt('2026-11-27T10:00')).pushes).toMatchObject([{ body: 'Milk: 2 days left' }])
  expect(await lookAt('2026-11-28T10:00')).toEqual(nothing)
  await put('bread', '2026-11-30')
  expect((await lookAt('2026-11-29T10:00')).pushes).toMatchObject([
    { body: 'Milk: today\nBread: 1 day left' },
  ])
})

test('what could be handed over nowhere is told the next day, and holds up nobody else', async () => {
  await choose('by_mail')
  await put('milk', '2026-11-28')
  const refused = lookAt('2026-11-27T09:00', () => Promise.reject(new Error('no mail server')))
  await expect(refused).rejects.toThrow('no mail server')
  expect(await lookAt('2026-11-27T10:00')).toEqual(nothing)
  expect((await lookAt('2026-11-28T09:00')).mails).toHaveLength(1)
})

test('not to an address that is not confirmed, nor where the link of such a mail was followed', async () => {
  await choose('by_mail')
  await put('milk', '2026-11-28')
  await database.pool.query('update auth.users set email_confirmed_at = null where id = $1', [ada])
  expect(await lookAt('2026-11-27T09:00')).toEqual(nothing)
  await database.pool.query('update auth.users set email_confirmed_at = now() where id = $1', [ada])
  await database.pool.query('select private.stop_notification_mails($1)', [ada])
  expect(await lookAt('2026-11-28T09:00')).toEqual(nothing)
})

test('a zone that is not known here counts as none', async () => {
  await choose('by_mail', true, 'Moon/Tranquillity')
  await as(`update notification_settings set time_zone = 'Moon/Tranquillity' where kind = 'spoils'`)
  const { rows } = await as('select time_zone from notification_settings')
  expect(rows).toEqual([{ time_zone: null }])
  await put('milk', '2026-11-27')
  // Eight o'clock in UTC.
  expect((await lookAt('2026-11-27T03:00')).mails).toHaveLength(1)
})

test('of two servers one tells it', async () => {
  await choose('by_mail')
  await put('milk', '2026-11-28')
  const both = await Promise.all([lookAt('2026-11-27T09:00'), lookAt('2026-11-27T09:00')])
  expect(both.flatMap(({ mails }) => mails)).toHaveLength(1)
})
