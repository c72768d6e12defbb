import { tidyLine } from '#domain/import/plain-text.ts'
import { attribute, blockText, type Page } from './nodes.ts'

/** What a page says of itself, recipe or not. */
export interface PageFacts {
  /** As its large heading says. */
  heading: string | null
  /** As it is called where links to it are shown. */
  title: string | null
  summary: string | null
  image: string | null
  site: string | null
  url: string | null
}

export function factsOf(page: Page): PageFacts {
  const meta = (...names: readonly string[]): string | null => {
    for (const name of names) {
      for (const element of page(`meta[property="${name}"], meta[name="${name}"]`).toArray()) {
        const content = tidyLine(attribute(element, 'content') ?? '')
        if (content !== '') return content
      }
    }
    return null
  }
  const headings = page('h1')
    .toArray()
    .map((heading) => tidyLine(blockText(heading)))
    .filter((text) => text !== '')
  const [link] = page('link[rel="canonical"]').toArray()
  const [title] = page('title').toArray()
  return {
    heading: headings.at(-1) ?? null,
    title: meta('og:title', 'twitter:title') ?? (title ? tidyLine(blockText(title)) || null : null),
    summary: meta('og:description', 'description'),
    image: meta('og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image'),
    site: meta('og:site_name', 'application-name'),
    url: (link ? attribute(link, 'href') : undefined) ?? meta('og:url'),
  }
}
