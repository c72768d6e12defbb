import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { createSigningKeys } from '../auth/signing-keys.ts'
import type { Mail } from '../mail/mail.ts'
import { mailNotifications } from './notification-mails.ts'
import { createUnsubscribePages, createUnsubscribeTokens } from './unsubscribe.ts'

let database: TestDatabase
let tokens: ReturnType<typeof createUnsubscribeTokens>
let ada: string
const address = 'https://larder.example'

beforeAll(async () => {
  database = await createTestDatabase()
  tokens = createUnsubscribeTokens(await createSigningKeys())
})
afterAll(() => database.drop())
beforeEach(async () => {
  ada = await database.createUser({ name: 'Ada', email: 'ada@example.com' })
  await database.pool.query('update auth.users set email_confirmed_at = now() where id = $1', [ada])
  await database.asUser(ada, (client) =>
    client.query(`select set_notification_way('follow', 'by_mail', true)`),
  )
  await follow('<b>Bo</b>')
  return () => database.pool.query('delete from auth.users where id = $1', [ada])
})
async function follow(name: string) {
  const person = await database.createUser({ name })
  await database.asUser(person, (client) =>
    client.query('insert into follows (followed_id) values ($1)', [ada]),
  )
}
const unsubscribeAddress = (userId: string) =>
  `${address}/unsubscribe?token=${tokens.write(userId)}`
async function look(mailer?: (mail: Mail) => Promise<void>): Promise<Mail[]> {
  const mails: Mail[] = []
  const take = async (mail: Mail) => void mails.push(mail)
  await mailNotifications({
    pool: database.pool,
    mailer: mailer ?? take,
    address,
    unsubscribeAddress,
  })
  return mails
}
const later = (hours: number) =>
  database.pool.query(
    `update private.notification_mails set tried_at = tried_at - $1::interval, sent_at = sent_at - $1::interval`,
    [`${hours} hours`],
  )
const pages = () => createUnsubscribePages(database.pool, tokens)

test('what happened, in numbers and without a word of strangers', async () => {
  await follow('Cleo')
  const [mail, another] = await look()
  expect(another).toBeUndefined()
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    text: expect.stringContaining('2 new followers'),
    headers: {
      'List-Unsubscribe': `<${unsubscribeAddress(ada)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  expect(mail?.text).toContain(`${address}/notifications`)
  expect(JSON.stringify(mail)).not.toMatch(/Bo|Cleo/)
  await later(25)
  expect(await look()).toEqual([])
})

test('one that is not handed over goes an hour later', async () => {
  const refused = look(() => Promise.reject(new Error('no mail server')))
  await expect(refused).rejects.toThrow('no mail server')
  expect(await look()).toEqual([])
  await later(1.1)
  expect(await look()).toHaveLength(1)
})

test('its link ends these mails with one tap, and not by being looked at', async () => {
  const link = new URL(unsubscribeAddress(ada))
  const at = `/${link.search}`
  expect((await pages().request(at)).status).toBe(200)
  expect(await look()).toHaveLength(1)
  await later(25)
  await follow('Cleo')
  const ended = await pages().request(at, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect([ended.status, await ended.text()]).toEqual([200, expect.stringContaining('no more')])
  expect(await look()).toEqual([])
})

test('a token of somebody else’s Larder, or for another person, ends nothing', async () => {
  const elsewhere = createUnsubscribeTokens(await createSigningKeys()).write(ada)
  const [, proof] = tokens.write(await database.createUser()).split('.')
  for (const token of [elsewhere, `${ada}.${proof}`, ada, '']) {
    expect((await pages().request(`/?token=${token}`, { method: 'POST' })).status).toBe(404)
  }
  expect(await look()).toHaveLength(1)
})
