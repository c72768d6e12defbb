import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Pool } from 'pg'
import { t } from '#domain/texts/t.ts'
import { derivedKey } from '../auth/derived-keys.ts'
import type { SigningKeys } from '../auth/signing-keys.ts'
import { plainPage } from '../pages/plain-page.ts'

/** Says who is meant, and that this link was in a mail to them. It holds for good: a mail may be old. */
export function createUnsubscribeTokens(keys: SigningKeys) {
  const secret = derivedKey(keys, 'unsubscribe')
  const proofOf = (userId: string) => createHmac('sha256', secret).update(userId).digest()
  return {
    write: (userId: string) => `${userId}.${proofOf(userId).toString('base64url')}`,
    /** Whose it is; undefined for what is no such token. */
    read(token: string): string | undefined {
      const [, userId = '', proof = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
      const given = Buffer.from(proof, 'base64url')
      const own = proofOf(userId)
      return given.length === own.length && timingSafeEqual(given, own) ? userId : undefined
    },
  }
}

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0 auto; padding: 3rem 1.25rem; max-width: 32rem; font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.75rem; }
  button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.75rem; font: inherit; font-weight: 600;
    background: #b8321f; color: #fff; cursor: pointer; }
`

/**
 * /unsubscribe?token=…: ends the mails about notifications of whom the token names. By POST alone, as a mail program
 * sends it: what follows links to look at them ends nothing.
 */
export function createUnsubscribePages(pool: Pick<Pool, 'query'>, tokens: UnsubscribeTokens): Hono {
  const app = new Hono()
  const readerOf = (token: string | undefined) =>
    token === undefined ? undefined : tokens.read(token)
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
  })
  app.get('/', (c) =>
    readerOf(c.req.query('token')) === undefined
      ? c.html(page(t('This link does not work'), unknown()), 404)
      : c.html(page(t('No more of these mails?'), question())),
  )
  app.post('/', async (c) => {
    const reader = readerOf(c.req.query('token'))
    if (reader === undefined) return c.html(page(t('This link does not work'), unknown()), 404)
    await pool.query('select private.stop_notification_mails($1)', [reader])
    return c.html(page(t('You get no more of these mails'), done()))
  })
  return app
}

const unknown = () =>
  html`<p>
    ${t('It may have lost a part on its way. In your account you choose which mails you get.')}
  </p>`
const question = () =>
  html`<p>
      ${t('Larder then mails you nothing about replies, likes and followers any more. In the app you still see them.')}
    </p>
    <form method="post"><button>${t('Stop these mails')}</button></form>`
const done = () => html`<p>${t('In your account you can choose them again.')}</p>`

const page = (title: string, content: ReturnType<typeof html>) =>
  plainPage(
    title,
    style,
    html`<h1>${title}</h1>
      ${content}`,
  )
