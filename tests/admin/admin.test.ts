import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { hashSecret } from '#server/auth/one-time-tokens/secrets.ts'
import { paths } from '#server/paths.ts'
import { startProcess } from '../host/larder-process.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { preparedFolder } from '../support/prepared-folder.ts'

type Larder = Awaited<ReturnType<typeof startProcess>>

let dataDir: string
let larder: Larder
let publicKey: string
beforeAll(async () => {
  dataDir = await preparedFolder()
  larder = await startProcess(dataDir)
  publicKey = z
    .object({ publicKey: z.string() })
    .parse(await (await fetch(`${larder.address}/larder.json`)).json()).publicKey
  await auth('/signup', { email: ada, password: 'secret-1', data: { name: 'Ada' } })
})
afterAll(async () => {
  if (larder.child.exitCode === null) await larder.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const ada = 'ada@example.org'
const signIn = { email: ada, password: 'secret-1' }

const auth = (operation: string, body: unknown) =>
  fetch(`${larder.address}/auth/v1${operation}`, {
    method: 'POST',
    headers: { apikey: publicKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

interface Said {
  code: number
  out: string
  err: string
}

/** As in a container: the built server alone, without the tools of a checkout. */
const admin = (...words: string[]) =>
  new Promise<Said>((resolve) => {
    execFile(
      process.execPath,
      [path.join(paths.root, 'dist', 'server', 'admin.js'), ...words],
      {
        env: {
          PATH: process.env['PATH'],
          LARDER_DATA: dataDir,
          PORT: new URL(larder.address).port,
        },
      },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })

/** The object with which standard output ends. */
async function asJson(...words: string[]): Promise<Record<string, unknown>> {
  const { out, err } = await admin(...words, '--json')
  const last = out.trimEnd().split('\n').at(-1) ?? ''
  return z.record(z.string(), z.unknown()).parse(last === '' ? { error: err } : JSON.parse(last))
}

const acts = () =>
  inDatabaseOf(dataDir, async (client) => {
    const { rows } = await client.query<{ detail: string }>(
      `select detail from private.security_log
       where kind in ('operator_acted', 'moderated_by_others') order by happened_at`,
    )
    return rows.map(({ detail }) => detail)
  })

test('accounts are listed and shown, without a secret', async () => {
  expect(await asJson('users', 'ADA')).toMatchObject({
    users: [{ email: ada, name: 'Ada', plan: 'trial', is_banned: false }],
    total: 1,
  })
  expect(await asJson('users', 'nobody')).toMatchObject({ users: [], total: 0 })
  const { out } = await admin('users', 'show', ada)
  expect(out).toContain('sessions: 1')
  expect(out).not.toMatch(/argon|\$2|password|token/i)
})

test('access is given by hand, until a day, and taken', async () => {
  expect(await asJson('plan', ada, 'paid', '--until', '2999-01-31')).toMatchObject({ plan: 'paid' })
  expect(await asJson('users', 'ada')).toMatchObject({ users: [{ plan: 'given' }] })
  expect(await asJson('plan', ada, 'none')).toMatchObject({ changed: true })
  expect(await asJson('users', 'ada')).toMatchObject({ users: [{ plan: 'trial' }] })
  for (const wrong of [['paid', '--until', '2999-02-31'], ['trial'], ['gold']]) {
    expect((await admin('plan', ada, ...wrong)).code).toBe(2)
  }
})

test('a ban keeps somebody out until it is taken back', async () => {
  expect(await asJson('ban', ada)).toMatchObject({ banned: true })
  const refused = await auth('/token?grant_type=password', signIn)
  expect(await refused.json()).toMatchObject({ error_code: 'user_banned' })
  expect(await asJson('unban', ada)).toMatchObject({ banned: false })
  expect((await auth('/token?grant_type=password', signIn)).status).toBe(200)
})

test('a link for a new password signs in once', async () => {
  const { link } = await asJson('password', ada)
  const opened = await fetch(String(link), { redirect: 'manual' })
  expect(opened.headers.get('location')).toMatch(/\/reset-password#.*access_token=.*type=recovery/)
  const again = await fetch(String(link), { redirect: 'manual' })
  expect(again.headers.get('location')).toContain('error')
})

test('an invitation is a link for one address, and what is typed wrongly makes none', async () => {
  const { link, email } = await asJson('invite', 'cy@example.org', '--days', '2')
  expect(email).toBe('cy@example.org')
  const { pathname, searchParams } = new URL(String(link))
  expect(pathname).toBe('/signup')
  for (const wrong of [['nobody'], ['--days', 'two'], ['a@example.org', 'b@example.org']]) {
    expect((await admin('invite', ...wrong)).code).toBe(2)
  }
  const made = await inDatabaseOf(dataDir, async (client) => {
    const { rows } = await client.query(
      `select token_hash as hash, email, expires_at - created_at = interval '2 days' as "isForTwoDays"
       from auth.invitations`,
    )
    return rows
  })
  const hash = hashSecret(searchParams.get('invite') ?? '')
  expect(made).toEqual([{ hash, email: 'cy@example.org', isForTwoDays: true }])
})

test('what was reported is listed, hidden and shown again', async () => {
  expect(await asJson('moderator', ada, 'on')).toMatchObject({ moderator: true })
  await auth('/signup', { email: 'bo@example.org', password: 'secret-1', data: { name: 'Bo' } })
  await inDatabaseOf(dataDir, (client) =>
    client.query(
      `insert into public.reports (reporter_id, profile_id, reason, words)
       select ada.id, bo.id, 'spam', 'Look' from auth.users as ada, auth.users as bo
       where ada.email = $1 and bo.email = 'bo@example.org'`,
      [ada],
    ),
  )
  const { out } = await admin('reports')
  expect(out).toMatch(/profile by Bo[^]*spam: Look[^]*One report waits/)
  const id = /[0-9a-f-]{36}/.exec(out)?.[0] ?? ''
  const { act } = await asJson('reports', 'hide', id)
  expect(await asJson('reports')).toMatchObject({ reports: [], waiting: 0 })
  expect(await asJson('reports', 'undo', String(act))).toMatchObject({ undone: true })
  expect(await asJson('reports')).toMatchObject({ waiting: 1 })
  expect(await asJson('reports', 'resolve', id)).toMatchObject({ done: 'dismiss' })
})

test('each act stands in the log of the account', async () => {
  expect(await acts()).toEqual([
    'plan_given',
    'plan_taken',
    'operator:ban',
    'operator:undone:ban',
    'unbanned',
    'password_link',
    'moderator_on',
    'operator:hide',
    'operator:undone:hide',
  ])
})

test('what is wrong is said, with a code of its own', async () => {
  expect(await admin('plan', 'nobody@example.org', 'paid')).toMatchObject({
    code: 3,
    err: 'There is no account of nobody@example.org.\n',
  })
  expect(await asJson('ban', 'nobody@example.org')).toMatchObject({
    error: { code: 'no_such_account' },
  })
  expect((await admin('dance')).code).toBe(2)
  expect((await admin('users', '--nonsense')).code).toBe(2)
  expect((await admin('remove', ada)).code).toBe(1)
  const help = await admin('plan', '--help')
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('admin plan ADDRESS')])
})

test('an account is deleted, also while Larder does not run', async () => {
  await larder.end('SIGTERM')
  expect(await asJson('remove', ada, '--yes')).toMatchObject({ removed: true })
  expect(await asJson('users')).toMatchObject({ users: [{ email: 'bo@example.org' }], total: 1 })
})
