import { singleLine } from '#domain/import/plain-text.ts'
import { blockText, elementsIn, type Parent } from './nodes.ts'

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
  /** Of its words, BCP 47. */
  language: string | null
}

const telling = new Set(['html', 'meta', 'link', 'title', 'h1'])

export function factsOf(page: Parent): PageFacts {
  const meta = new Map<string, string>()
  const headings: string[] = []
  let title: string | null = null
  let canonical: string | null = null
  let language: string | null = null
  for (const element of elementsIn(page, ({ name }) => telling.has(name))) {
    const { name, attribs } = element
    if (name === 'html') {
      language ??= attribs['lang'] ?? attribs['xml:lang'] ?? null
      continue
    }
    const content = singleLine(name === 'meta' ? (attribs['content'] ?? '') : blockText(element))
    if (name === 'link' && attribs['rel'] === 'canonical') canonical = attribs['href'] ?? null
    if (content === '') continue
    if (name === 'meta') {
      const key =
        attribs['property'] ?? attribs['name'] ?? attribs['http-equiv']?.toLowerCase() ?? ''
      if (!meta.has(key)) meta.set(key, content)
    } else if (name === 'h1') headings.push(content)
    else if (name === 'title') title ??= content
  }
  const first = (...keys: readonly string[]) =>
    keys.map((key) => meta.get(key)).find(Boolean) ?? null
  return {
    heading: headings.at(-1) ?? null,
    title: first('og:title', 'twitter:title') ?? title,
    summary: first('og:description', 'description'),
    image: first('og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image'),
    site: first('og:site_name', 'application-name'),
    url: canonical ?? first('og:url'),
    language: language?.trim() || first('content-language', 'og:locale'),
  }
}
