import { createHash } from 'node:crypto'
import type { LanguageTag } from '#domain/texts/language.ts'
import {
  codeTags,
  dataBlocks,
  type FilesOfScreens,
  headTags,
  type PageHead,
  type ScreenAddress,
} from '../../pages/page-head.ts'

/** Before what its screen is drawn without at first: a list without the recipes that the browser has, both without fonts. */
const afterCode: Readonly<Record<ScreenAddress, RegExp>> = {
  '/recipes': /(?=<link rel="preload" as="fetch")/,
  '/recipe/': /(?=<link rel="preload" as="font")/,
}

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
        .replace(afterCode[head.screen ?? '/recipes'], () => codeTags(head, screens))
        .replace(/<\/body>|$/, (end) => `${dataBlocks(head)}${end}`),
    )
    return describedPage(html)
  }
}

export function describedPage(html: Buffer): DescribedPage {
  const mark = createHash('sha1').update(html).digest('base64url')
  return { html, etag: `W/"${mark}"` }
}
