import { html, raw } from 'hono/html'
import { locale } from '#domain/texts/t.ts'

export type Content = ReturnType<typeof html>

interface Around {
  /** What the title says behind the page's own. */
  site?: string
  /** Further elements of the head, before the styles. */
  head?: Content
  /** What stands above the main part. */
  header?: Content
}

/** A page of the server's own, without the app: a title, styles, and what stands in its main part. No search engine lists it. */
export function plainPage(
  title: string,
  style: string,
  main: Content,
  { site = 'Larder', head, header }: Around = {},
): Content {
  return html`<!doctype html>
    <html lang="${locale()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${site}</title>
        ${head}
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${header}
        <main>${main}</main>
      </body>
    </html>`
}
