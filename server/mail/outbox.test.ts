import { expect, test } from 'vitest'
import { openMails } from '../mails.ts'
import { createOutboxPages } from './outbox-pages.ts'
import { createOutbox } from './outbox.ts'

const mail = {
  to: 'cook@example.com',
  subject: '<b>Hello</b>',
  text: 'Go to http://localhost:4321/x?a=1&b=2 <script>',
  html: '',
}

test('shows mails, the newest first, as text with links that work', async () => {
  const outbox = createOutbox()
  const pages = createOutboxPages(outbox)
  await outbox.send({ ...mail, subject: 'earlier' })
  await outbox.send(mail)
  const response = await pages.request('http://localhost/', { headers: { host: 'localhost:4321' } })
  const page = await response.text()
  expect(page.indexOf('&lt;b&gt;Hello&lt;/b&gt;')).toBeLessThan(page.indexOf('earlier'))
  expect(page).toContain('<a href="http://localhost:4321/x?a=1&amp;b=2">')
  expect(page).not.toContain('<script>')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('shows nothing to a page of another name', async () => {
  const pages = createOutboxPages(createOutbox())
  const response = await pages.request('http://x/', { headers: { host: 'rebound.example' } })
  expect(response.status).toBe(403)
})

test('keeps the newest hundred', async () => {
  const outbox = createOutbox()
  for (let sent = 0; sent < 101; sent += 1) await outbox.send({ ...mail, subject: String(sent) })
  expect(outbox.list()).toHaveLength(100)
  expect(outbox.list()[0]?.subject).toBe('100')
})

const settings = {
  confirmEmail: false,
  anonymousEnabled: false,
  captcha: undefined,
  allowedRedirects: [],
  providers: {},
}

test.each([
  ['a developer', false, undefined, true, true],
  ['production without a mail server', true, undefined, false, false],
  ['production with one', true, { url: 'smtp://127.0.0.1:1', from: 'a@example.com' }, true, false],
  ['a developer with one', false, { url: 'smtp://127.0.0.1:1', from: 'a@b.c' }, true, false],
])('%s', (_, production, smtp, sends, hasPages) => {
  const mails = openMails({ production, auth: { smtp, settings } })
  expect(mails.mailer !== undefined).toBe(sends)
  expect(mails.pages !== undefined).toBe(hasPages)
})
