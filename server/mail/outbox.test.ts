import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMails } from '../mails.ts'
import { createOutboxPages } from './outbox-pages.ts'
import { createOutbox } from './outbox.ts'

let home: string
let folder: string
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'larder-outbox-'))
  folder = path.join(home, 'outbox')
})
afterEach(() => rm(home, { recursive: true }))

const mail = {
  to: 'cook@example.com',
  subject: '<b>Hello</b>',
  text: 'Go to http://localhost:4321/x?a=1&b=2 <script>',
  html: '',
}

test('shows mails, the newest first, as text with links that work', async () => {
  const outbox = createOutbox(folder)
  const pages = createOutboxPages(outbox)
  await outbox.send({ ...mail, subject: 'earlier' })
  await outbox.send(mail)
  const response = await pages.request('http://localhost/')
  const page = await response.text()
  expect(page.indexOf('&lt;b&gt;Hello&lt;/b&gt;')).toBeLessThan(page.indexOf('earlier'))
  expect(page).toContain('<a href="http://localhost:4321/x?a=1&amp;b=2">')
  expect(page).not.toContain('<script>')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('keeps the newest hundred, for their owner alone', async () => {
  const outbox = createOutbox(folder, () => new Date(0))
  for (let sent = 0; sent < 101; sent += 1) await outbox.send({ ...mail, subject: String(sent) })
  const kept = await outbox.list()
  expect(kept.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 100 }, (_, at) => String(100 - at)),
  )
  const files = await readdir(folder)
  expect(files).toHaveLength(100)
  expect((await stat(path.join(folder, files[0] ?? ''))).mode & 0o077).toBe(0)
})

test('several servers on one folder show the mails of all', async () => {
  let time = 0
  const now = () => new Date((time += 1))
  const [one, other] = [createOutbox(folder, now), createOutbox(folder, now)]
  expect(await one.list()).toEqual([])
  await one.send({ ...mail, subject: 'first' })
  await other.send({ ...mail, subject: 'second' })
  await one.send({ ...mail, subject: 'third' })
  // One that a server was killed in.
  await writeFile(path.join(folder, `${'9'.repeat(15)}.json.new`), '{')
  for (const outbox of [one, other]) {
    const subjects = (await outbox.list()).map(({ subject }) => subject)
    expect(subjects).toEqual(['third', 'second', 'first'])
  }
})

const settings = {
  signUp: 'open' as const,
  confirmEmail: false,
  anonymousEnabled: false,
  captcha: undefined,
  allowedRedirects: [],
  passkeyDomain: undefined,
  providers: {},
}

test.each([
  ['a developer', false, undefined, true, true],
  ['production without a mail server', true, undefined, false, false],
  ['production with one', true, { url: 'smtp://127.0.0.1:1', from: 'a@example.com' }, true, false],
  ['a developer with one', false, { url: 'smtp://127.0.0.1:1', from: 'a@b.c' }, true, false],
])('%s', (_, production, smtp, sends, hasPages) => {
  const mails = openMails({ production, dataDir: home, auth: { smtp, settings } })
  expect(mails.mailer !== undefined).toBe(sends)
  expect(mails.pages !== undefined).toBe(hasPages)
})
