import type { PageFacts } from './page-facts.ts'
import { letters } from './shown-text.ts'

const separator = /\s+[|–—•·»:-]\s+|\s*[|»]\s*/u

/** "Soup - My kitchen" → "Soup", where the site or its address is called so. */
function withoutSite(title: string, site: string | null, url: string | null): string {
  const names = [
    letters(site ?? ''),
    letters(/^https?:\/\/(?:www\.)?([^/:]+)/iu.exec(url ?? '')?.[1] ?? ''),
  ]
  const [name = '', host = ''] = names
  const isSite = (part: string) => {
    const own = letters(part)
    return own.length > 2 && (own === name || (own.length > 4 && host.startsWith(own)))
  }
  const parts = title.split(separator)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return title
  if (isSite(last)) return title.slice(0, title.lastIndexOf(last)).replace(/[\s|–—•·»:-]+$/u, '')
  return isSite(first) ? title.slice(first.length).replace(/^[\s|–—•·»:-]+/u, '') : title
}

/** The large heading that the page's own title repeats; else that title, whose part behind a bar is the site's. */
export function titleOf({ headings, titles, site, url }: PageFacts): string | null {
  const stated = titles.map(letters)
  const isRelated = (heading: string) => {
    const own = letters(heading)
    return (
      own !== '' &&
      stated.some((title) => title.includes(own) || (title !== '' && own.includes(title)))
    )
  }
  const [title] = titles
  const heading =
    headings.findLast(isRelated) ?? (title === undefined ? headings.at(-1) : undefined)
  if (heading !== undefined) return heading
  if (title === undefined) return null
  const short = withoutSite(title, site, url)
  return short.split(/\s*\|\s*/u)[0] || short
}

/** The data's title without the name of the site, where a large heading of the page has none either. */
export function asHeaded(title: string, { headings, site, url }: PageFacts): string {
  const short = withoutSite(title, site, url)
  return headings.some((heading) => letters(heading) === letters(short)) ? short : title
}
