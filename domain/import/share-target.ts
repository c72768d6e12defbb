import { pagePatterns } from '../addresses.ts'

/** Files that the importer reads, by their kind: what an installed app offers itself for. */
export const fileKinds: Readonly<Record<string, readonly string[]>> = {
  'application/zip': ['.zip'],
  'application/json': ['.json'],
  'application/ld+json': ['.jsonld'],
  'application/x-paprika-recipe': ['.paprikarecipe', '.paprikarecipes'],
  'text/markdown': ['.md', '.markdown'],
  'text/plain': ['.txt', '.cook'],
}

/**
 * Where other apps hand something over: a form is posted to `path`. The service worker puts it into `cache` on the
 * device and opens the page with its number as `parameter`.
 */
export const shareTarget = {
  path: pagePatterns.importRecipes,
  parameter: 'shared',
  cache: 'larder.shared',
  fields: { title: 'title', text: 'text', url: 'url', files: 'files' },
} as const

/** Something from elsewhere that a recipe is read from: the address of a page, or words. */
export interface SharedWords {
  kind: 'address' | 'text'
  words: string
}

const address = /\bhttps?:\/\/[^\s<>"]+/iu
/** A page is shared with its name and a line of praise; a recipe is longer. */
const longestPraise = 300

/**
 * What another app meant by these: many put the address of a page among the words. Null where there is nothing to
 * read.
 */
export function whatIsShared(given: {
  title: string
  text: string
  url: string
}): SharedWords | null {
  const [title, text, url] = [given.title.trim(), given.text.trim(), given.url.trim()]
  const named = address.exec(url)?.[0]
  if (named !== undefined) return { kind: 'address', words: named }
  const among = address.exec(text)?.[0] ?? address.exec(title)?.[0]
  if (among !== undefined && text.length - among.length <= longestPraise) {
    return { kind: 'address', words: among.replace(/[.,;:!?)\]]+$/u, '') }
  }
  if (text === '') return null
  const isNamed = title === '' || text.startsWith(title)
  return { kind: 'text', words: isNamed ? text : `${title}\n\n${text}` }
}
