import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts'
import type { Mail } from './mail/mail.ts'
import { readWaitingReports } from './observing/waiting-reports.ts'
import { tellOfReports } from './report-mails.ts'

let database: TestDatabase
let mails: Mail[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const look = async (send = (mail: Mail) => void mails.push(mail)) => {
  mails = []
  await tellOfReports(
    database.pool,
    async (mail) => send(mail),
    'op@example.org',
    'https://larder.example',
  )
  return mails
}
const anHourLater = () =>
  database.pool.query(
    `update private.operator_mails set tried_at = tried_at - interval '61 minutes'`,
  )

async function report(): Promise<void> {
  const [ada, bo] = await Promise.all([database.createUser(), database.createUser()])
  await database.asUser(ada, (client) =>
    client.query(`insert into reports (profile_id, reason) values ($1, 'spam')`, [bo]),
  )
}

test('the operator is told once an hour, of what is new, and again where a mail did not go', async () => {
  expect(await look()).toEqual([])
  await report()
  const refused = look(() => {
    throw new Error('no mail server')
  })
  await expect(refused).rejects.toThrow('no mail server')
  expect(await look()).toEqual([])
  await anHourLater()
  const [mail] = await look()
  expect(mail).toMatchObject({ to: 'op@example.org', subject: 'One report waits on your Larder' })
  expect(mail?.text).toContain('https://larder.example/moderation')
  await anHourLater()
  expect(await look()).toEqual([])
  await report()
  expect((await look())[0]?.subject).toBe('2 reports wait on your Larder')
  await report()
  expect(await look()).toEqual([])
})

test('the figures say how many wait, and how long', async () => {
  await database.pool.query('delete from reports')
  expect(await readWaitingReports(database.pool)).toEqual({ open: 0, oldestSeconds: 0 })
  await report()
  await database.pool.query(`update reports set created_at = now() - interval '2 days'`)
  const { open, oldestSeconds } = await readWaitingReports(database.pool)
  expect([open, Math.round(oldestSeconds / 86_400)]).toEqual([1, 2])
})
