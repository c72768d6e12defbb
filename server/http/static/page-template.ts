import { createHash } from 'node:crypto'
import { dataBlock, headTags, type PageHead } from '../../pages/page-head.ts'

/** The app's page with another head. */
export type DescribedPage = { readonly html: Buffer; readonly etag: string }

const titleTag = /<title>[^<]*<\/title>/
const descriptionTag = /[ \t]*<meta name="description"[^>]*>\n?/

/** Makes the page for a head out of the built index.html. */
export function createPageTemplate(index: string): (head: PageHead) => DescribedPage {
  return (head) => {
    const withoutOwn = head.description === null ? index : index.replace(descriptionTag, '')
    // Functions, for in a text to put there "$&" would have a meaning.
    const html = Buffer.from(
      withoutOwn
        .replace(titleTag, () => headTags(head))
        .replace(/<\/body>|$/, (end) => `${dataBlock(head)}${end}`),
    )
    return describedPage(html)
  }
}

export function describedPage(html: Buffer): DescribedPage {
  const mark = createHash('sha1').update(html).digest('base64url')
  return { html, etag: `W/"${mark}"` }
}
