import { createHash } from 'node:crypto'
import type { LanguageTag } from '#domain/texts/language.ts'
import {
  codeTags,
  dataBlocks,
  type FilesOfScreens,
  headTags,
  type PageHead,
} from '../../pages/page-head.ts'

/** Before what a screen can be drawn without: recipes, and fonts. */
const afterCode = /(?=<link rel="preload" as="fetch")/

/** The app's page with another head. */
export type DescribedPage = { readonly html: Buffer; readonly etag: string }

const titleTag = /<title>[^<]*<\/title>/
const descriptionTag = /[ \t]*<meta name="description"[^>]*>\n?/

/**
 * Makes the page for a head out of the built index.html.
 *
 * @param languages those that there are
 * @param screens the files of the build that a screen needs beside those that every page names
 */
export function createPageTemplate(
  index: string,
  languages: readonly LanguageTag[] = ['en'],
  screens: FilesOfScreens = {},
): (head: PageHead) => DescribedPage {
  return (head) => {
    const withoutOwn = head.description === null ? index : index.replace(descriptionTag, '')
    // Functions, for in a text to put there "$&" would have a meaning.
    const html = Buffer.from(
      withoutOwn
        .replace(titleTag, () => headTags(head, languages))
        .replace(afterCode, () => codeTags(head, screens))
        .replace(/<\/body>|$/, (end) => `${dataBlocks(head)}${end}`),
    )
    return describedPage(html)
  }
}

export function describedPage(html: Buffer): DescribedPage {
  const mark = createHash('sha1').update(html).digest('base64url')
  return { html, etag: `W/"${mark}"` }
}
