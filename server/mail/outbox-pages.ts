import { Hono } from 'hono'
import { html } from 'hono/html'
import { plainPage } from '../pages/plain-page.ts'
import type { Outbox, SentMail } from './outbox.ts'

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 42rem; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.75rem; }
  article { border-top: 1px solid color-mix(in srgb, currentColor 30%, transparent); padding: 1rem 0; }
  h2 { font-size: 1.125rem; margin: 0; }
  p { white-space: pre-wrap; overflow-wrap: anywhere; }
`

/** /outbox: the mails that would have been sent. */
export function createOutboxPages(outbox: Outbox): Hono {
  const app = new Hono()
  app.get('/', async (c) => c.html(page(await outbox.list()), 200, { 'cache-control': 'no-store' }))
  return app
}

function page(mails: readonly SentMail[]) {
  return plainPage(
    'Outbox',
    style,
    html`<h1>Outbox</h1>
      <p>No mail server is set up, so the newest hundred mails stay here.</p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(article)}`,
  )
}

function article({ to, subject, text, sentAt }: SentMail) {
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, ${sentAt.toISOString()}</p>
    <p>${text.split(/(https?:\/\/\S+)/).map(linked)}</p>
  </article>`
}

function linked(part: string) {
  return /^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : part
}
