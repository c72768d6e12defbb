import { singleLine } from '#domain/import/plain-text.ts'
import { blockText, elementsIn, type Parent } from './nodes.ts'

/** What a page says of itself, recipe or not. */
export interface PageFacts {
  /** As its large headings say, in their order. */
  headings: readonly string[]
  /** As it is called where links to it are shown, and by its window. */
  titles: readonly string[]
  summary: string | null
  image: string | null
  author: string | null
  site: string | null
  url: string | null
  /** Of its words, BCP 47. */
  language: string | null
}

const telling = new Set(['html', 'meta', 'link', 'title', 'h1', 'a'])
const longestAuthor = 60

/** A name, no address and no list of words. */
function authorOf(...stated: readonly (string | null)[]): string | null {
  const name = stated.find(
    (each) => each !== null && each.length <= longestAuthor && !/https?:|[@/]/iu.test(each),
  )
  return name ?? null
}

export function factsOf(page: Parent): PageFacts {
  const meta = new Map<string, string>()
  const headings: string[] = []
  let title: string | null = null
  let canonical: string | null = null
  let language: string | null = null
  let link: string | null = null
  for (const element of elementsIn(page, ({ name }) => telling.has(name))) {
    const { name, attribs } = element
    if (name === 'html') {
      language ??= attribs['lang'] ?? attribs['xml:lang'] ?? null
      continue
    }
    if (name === 'a' && (link !== null || attribs['rel'] !== 'author')) continue
    const content = singleLine(name === 'meta' ? (attribs['content'] ?? '') : blockText(element))
    if (name === 'link' && attribs['rel'] === 'canonical') canonical = attribs['href'] ?? null
    if (content === '') continue
    if (name === 'meta') {
      const key =
        attribs['property'] ?? attribs['name'] ?? attribs['http-equiv']?.toLowerCase() ?? ''
      if (!meta.has(key)) meta.set(key, content)
    } else if (name === 'a') link = content.replace(/^by:? /iu, '')
    else if (name === 'h1') headings.push(content)
    else if (name === 'title') title ??= content
  }
  const first = (...keys: readonly string[]) =>
    keys.map((key) => meta.get(key)).find(Boolean) ?? null
  return {
    headings,
    titles: [first('og:title'), first('twitter:title'), title].filter((each) => each !== null),
    summary: first('og:description', 'description'),
    image: first('og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image'),
    author: authorOf(first('author', 'article:author', 'parsely-author'), link),
    site: first('og:site_name', 'application-name'),
    url: canonical ?? first('og:url'),
    language: language?.trim() || first('content-language', 'og:locale'),
  }
}
