import { html, raw } from 'hono/html'
import { locale } from '#domain/texts/t.ts'

type Content = ReturnType<typeof html>

/** A page of the server's own, without the app: a title, styles, and what stands in its main part. No search engine lists it. */
export function plainPage(title: string, style: string, main: Content): Content {
  return html`<!doctype html>
    <html lang="${locale()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Larder</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`
}
