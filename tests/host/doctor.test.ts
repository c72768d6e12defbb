import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'
import { examine } from '#server/doctor/examine.ts'
import { claimDatabase } from '#server/migrations/claim.ts'
import { paths } from '#server/paths.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { loadSecrets } from '#server/secrets.ts'
import { version } from '#server/version.ts'
import { urlOf } from '../backup/places.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let home: string
let dataDir: string
let database: TestDatabase
/** A Larder’s health, the models of a provider, and a page of neither. */
let web: http.Server
let mail: SMTPServer
const portSchema = z.object({ port: z.number() })
const portOf = (server: { address(): unknown }) => portSchema.parse(server.address()).port

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'larder-doctor-'))
  dataDir = path.join(home, 'data')
  database = await createTestDatabase()
  const { keys } = await loadSecrets(dataDir)
  await withClient(database.connection, (client) => claimDatabase(client, keys))
  const answers = new Map([
    ['/healthz', JSON.stringify({ status: 'ok', version: '9.8.7' })],
    ['/v1/models', JSON.stringify({ data: [{ id: 'small' }] })],
  ])
  web = http.createServer((request, response) => {
    const isRefused = request.headers.authorization === 'Bearer wrong'
    response.writeHead(isRefused ? 401 : 200).end(answers.get(request.url ?? '') ?? '<p>Hello</p>')
  })
  mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('no such user')),
  })
  const listening = [once(web.listen(0, '127.0.0.1'), 'listening')]
  const smtp = mail.listen(0, '127.0.0.1')
  await Promise.all([...listening, smtp.listening || once(smtp, 'listening')])
})

afterAll(async () => {
  web.close()
  mail.close(() => undefined)
  await database.drop()
  await rm(home, { recursive: true })
})

/** Each part as `state: found`. */
async function found(environment: Record<string, string>): Promise<Record<string, string>> {
  const all = { PORT: '0', LARDER_DATA: dataDir, DATABASE_URL: urlOf(database.connection) }
  const findings = await examine({ ...all, ...environment }, new Date(), () => undefined)
  for (const { state, advice } of findings) {
    expect(advice !== undefined).toBe(state === 'fault' || state === 'warning')
  }
  return Object.fromEntries(findings.map((each) => [each.part, `${each.state}: ${each.found}`]))
}

const mailSettings = (password: string) => ({
  MAIL_FROM: 'Larder <hello@larder.example>',
  SMTP_URL: `smtp://cook:${password}@127.0.0.1:${portOf(mail.server)}`,
})

test('where all is well it says so', async () => {
  const backups = path.join(home, 'backups')
  await mkdir(backups)
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  await writeFile(path.join(backups, `larder-scheduled-${now}.tar`), '')
  const parts = await found({
    ...mailSettings('right'),
    PORT: String(portOf(web)),
    HOST: '127.0.0.1',
    OPENAI_BASE_URL: `http://127.0.0.1:${portOf(web)}/v1`,
    OPENAI_MODEL: 'small',
    BACKUP_EVERY: '24',
    BACKUP_TO: backups,
  })
  expect(Object.values(parts).filter((text) => !text.startsWith('ok: '))).toEqual([])
  expect(parts).toMatchObject({
    port: expect.stringContaining('Larder 9.8.7 answers'),
    database: expect.stringMatching(/PostgreSQL 17.* answers/),
    postgrest: expect.stringContaining('PostgREST 12.0.2, from npm'),
  })
})

test('each part that is not well is named', async () => {
  const taken = http
    .createServer((_request, response) => response.end('else'))
    .listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const backups = path.join(home, 'old-backups')
  await mkdir(backups)
  await writeFile(path.join(backups, 'larder-scheduled-2020-01-01T00-00-00.tar'), '')
  const parts = await found({
    ...mailSettings('wrong'),
    PORT: String(portOf(taken)),
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgres://cook:hunter2@127.0.0.1:1/larder',
    OPENAI_BASE_URL: `http://127.0.0.1:${portOf(web)}/v1`,
    OPENAI_API_KEY: 'wrong',
    POSTGREST_BIN: '/bin/true',
    BACKUP_EVERY: '24',
    BACKUP_TO: backups,
  })
  taken.close()
  expect(parts).toMatchObject({
    port: expect.stringContaining('fault: another program answers'),
    database: expect.stringContaining('fault: The database does not answer'),
    postgrest: expect.stringContaining('fault: POSTGREST_BIN names /bin/true'),
    mail: expect.stringContaining('no such user'),
    chef: expect.stringContaining('refuses the key (401)'),
    backups: expect.stringMatching(/^fault: the newest in .* is \d{5}/),
  })
  expect(JSON.stringify(parts)).not.toContain('hunter2')
})

test('a provider without the model, and a wrong setting', async () => {
  const OPENAI_BASE_URL = `http://127.0.0.1:${portOf(web)}/v1`
  expect((await found({ OPENAI_BASE_URL, OPENAI_MODEL: 'large' }))['chef']).toContain(
    'fault: http://127.0.0.1',
  )
  expect(await found({ PORT: 'soon' })).toEqual({
    settings: expect.stringContaining('fault: PORT'),
  })
})

test('a database of other secrets, and one of a newer Larder', async () => {
  const stranger = path.join(home, 'stranger')
  await loadSecrets(stranger)
  expect((await found({ LARDER_DATA: stranger }))['secrets']).toContain('other secrets')
  await database.pool.query(
    `insert into supabase_migrations.schema_migrations (version, name, statements)
     values ('29990101000000', 'from_the_future', '{}')`,
  )
  expect((await found({}))['migrations']).toContain('fault: migration 29990101000000 is unknown')
})

test('the command says it for programs too, and its exit code', async () => {
  const run = promisify(execFile)
  const command = path.join(paths.root, 'dist', 'server', 'doctor.js')
  const env = { PATH: process.env['PATH'], PORT: '0', LARDER_DATA: path.join(home, 'new') }
  const { stdout } = await run(process.execPath, [command, '--json'], { env })
  expect(JSON.parse(stdout)).toMatchObject({ version, healthy: true })
  const refused = run(process.execPath, [command], { env: { ...env, PORT: 'soon' } })
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Larder .*\nfault {4}settings .*\n +→ /),
  })
})
