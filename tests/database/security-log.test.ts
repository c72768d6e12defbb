import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { securityLogOf } from '#server/auth/testing/security-log.ts'
import { withAssurance } from '../support/assurance.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let log: ReturnType<typeof securityLogOf>
let [cook, stranger] = ['', '']
beforeAll(async () => {
  database = await createTestDatabase()
  log = securityLogOf(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  stranger = await database.createUser()
})

/** One more entry of a person, as if its act had just been. */
const note = (person: string, kind: string, detail: string | null = null) =>
  database.pool.query('select private.note_act($1, $2, $3)', [person, kind, detail])

async function signIn(userId: string): Promise<string> {
  const session = randomUUID()
  await database.pool.query(
    `insert into auth.sessions (id, user_id, user_agent, ip) values ($1, $2, 'Firefox', '192.0.2.7')`,
    [session, userId],
  )
  return session
}

const read = (userId: string, page = '', session: string = randomUUID(), aal = 'aal1') =>
  database.asUser(userId, async (client) => {
    await withAssurance(client, { sub: userId, session_id: session, aal })
    const { rows } = await client.query<{ id: string; kind: string; happened_at: Date }>(
      `select * from own_security_log(${page})`,
    )
    return rows
  })

describe('an entry', () => {
  test('is neither changed nor taken out, by nobody', async () => {
    await note(cook, 'data_taken')
    for (const write of [
      `update private.security_log set kind = 'nothing'`,
      `update private.security_log set ip = null`,
      'delete from private.security_log',
      'truncate private.security_log',
    ]) {
      await expect(database.pool.query(write)).rejects.toThrow('security_log_is_kept')
    }
    for (const statement of [
      'select from private.security_log',
      'insert into private.security_log (user_id, kind) values (auth.uid(), $$made_up$$)',
      'delete from private.security_log',
      'select private.note_act(auth.uid(), $$made_up$$)',
      'select private.note_lock(auth.uid(), $$codes_refused$$, null, null)',
      'select note_deletion_asked(auth.uid())',
    ]) {
      const attempt = database.asUser(cook, (client) => client.query(statement))
      await expect(attempt).rejects.toMatchObject({ code: '42501' })
    }
    expect(await log.entriesOf(cook)).toEqual(['data_taken'])
  })

  test('is of the transaction of its act: neither is without the other', async () => {
    const block = `insert into public.blocks (blocker_id, blocked_id) values ($1, $2)`
    const signedIn = `insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)`
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query(block, [cook, stranger])
      await client.query(signedIn, [cook])
      await client.query('set constraints all immediate')
      const kept = await client.query('select kind from private.security_log where user_id = $1', [
        cook,
      ])
      expect(kept.rows).toEqual([{ kind: 'person_blocked' }, { kind: 'signed_in' }])
      await client.query('rollback')
      expect(await log.entriesOf(cook)).toEqual([])

      await client.query('begin')
      await client.query(
        'alter table private.security_log add constraint full_disk check (false) not valid',
      )
      await expect(client.query(block, [cook, stranger])).rejects.toThrow('full_disk')
      await client.query('rollback')
      await client.query('begin')
      await client.query(
        'alter table private.security_log add constraint full_disk check (false) not valid',
      )
      await client.query(signedIn, [cook])
      await expect(client.query('commit')).rejects.toThrow('full_disk')
    } finally {
      client.release()
    }
    const { rows } = await database.pool.query('select from auth.sessions where user_id = $1', [
      cook,
    ])
    expect(rows).toEqual([])
  })

  test('goes with its account, and a hidden account has none', async () => {
    await note(cook, 'data_taken')
    await note(stranger, 'data_taken')
    await database.pool.query('update auth.users set deleted_at = now() where id = $1', [stranger])
    expect(await log.everythingOf(stranger)).toEqual([])
    await signIn(stranger)
    expect(await log.everythingOf(stranger)).toEqual([])
    await signIn(cook)
    await database.asService((client) => client.query('select erase_account($1)', [cook]))
    expect(await log.everythingOf(cook)).toEqual([])
  })

  test('is kept for a year, and a hundred of a kind push out no other', async () => {
    await note(cook, 'password_changed')
    const old = `insert into private.security_log (user_id, kind, happened_at)
      values ($1, 'signed_in', now() - $2::interval)`
    await database.pool.query(old, [stranger, '366 days'])
    await database.pool.query(old, [stranger, '364 days'])
    expect(await read(stranger)).toHaveLength(1)
    for (let time = 0; time < 105; time += 1) await note(cook, 'person_blocked')
    const kinds = (await log.entriesOf(cook)).toSorted()
    expect(kinds).toEqual(
      [...Array<string>(100).fill('person_blocked'), 'password_changed'].toSorted(),
    )
    // Swept by whoever does something, a few at a time.
    expect(await log.entriesOf(stranger)).toEqual(['signed_in'])
  })
})

describe('its owner', () => {
  test('alone reads it, with the device and without anybody else’s', async () => {
    const here = await signIn(cook)
    await signIn(stranger)
    expect(await read(cook, '', here)).toEqual([
      {
        id: expect.any(String),
        happened_at: expect.any(Date),
        kind: 'signed_in',
        detail: null,
        user_agent: 'Firefox',
        ip: '192.0.2.7',
        is_current: true,
      },
    ])
    expect(await read(cook)).toMatchObject([{ is_current: false }])
    const asVisitor = database.asAnon((client) => client.query('select * from own_security_log()'))
    await expect(asVisitor).rejects.toMatchObject({ code: '42501' })
  })

  test('shows the second factor first, where there is one', async () => {
    await database.pool.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, 'totp', 'verified', 'sealed', now(), now())`,
      [randomUUID(), cook],
    )
    await note(cook, 'data_taken')
    await expect(read(cook)).rejects.toThrow('insufficient_aal')
    expect(await read(cook, '', randomUUID(), 'aal2')).toHaveLength(1)
  })

  test('reads it page by page, the newest first, each once', async () => {
    for (let time = 0; time < 60; time += 1) await note(cook, 'signed_out', String(time))
    expect(await read(cook, 'page_size => 1000')).toHaveLength(50)
    expect(await read(cook, 'page_size => -1')).toHaveLength(1)
    const seen: string[] = []
    for (let page = await read(cook); page.length > 0;) {
      seen.push(...page.map(({ id }) => id))
      const last = page.at(-1)
      const { rows } = await database.pool.query<{ at: string }>(
        'select happened_at::text as at from private.security_log where id = $1',
        [last?.id],
      )
      page = await read(cook, `'${rows[0]?.at}', '${last?.id}'`)
    }
    const all = await log.everythingOf(cook)
    expect(seen).toEqual(all.map(({ id }) => id).toReversed())
  })
})

test('an act whose account is erased meanwhile is no failure', async () => {
  const eraser = await database.pool.connect()
  await eraser.query('begin')
  await eraser.query('delete from auth.users where id = $1', [cook])
  const noted = note(cook, 'deletion_asked')
  await vi.waitFor(
    async () =>
      expect(
        (
          await database.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
      ).toBe(1),
    20_000,
  )
  await eraser.query('commit')
  eraser.release()
  await noted
  expect((await database.pool.query('select from auth.users where id = $1', [cook])).rowCount).toBe(
    0,
  )
})
