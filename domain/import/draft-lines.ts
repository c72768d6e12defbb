import type { DraftLine } from '../recipes/draft.ts'
import { plainText } from './plain-text.ts'

/** "For the sauce:", "== Sauce ==", "**Sauce**" among ingredients; null where it is one. */
export function sectionOf(line: string): string | null {
  const marked = /^(?:#{1,6}\s+(.+?)\s*#*|=+\s*([^=]+?)\s*=*|\*\*([^*]+)\*\*:?|\[([^\]]+)\])$/.exec(
    line,
  )
  const name = marked?.slice(1).find((each) => each !== undefined)
  if (name !== undefined) return name.replace(/:\s*$/, '').trim()
  const [, said] = /^([^\d:]{2,60}):$/.exec(line) ?? []
  return said?.trim() ?? null
}

const withoutSign = (line: string) => plainText(line).replace(/^[-*•▢☐]\s+/u, '')

/** Lines of ingredients that are pasted, each as one would write it: a heading ends with a colon. */
export function pastedLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((each) => {
    const line = withoutSign(each)
    const heading = sectionOf(line)
    if (heading !== null) return `${heading}:`
    return line === '' ? [] : line
  })
}

/** Lines of ingredients, of which some are headings of those below them. */
export function linesUnderHeadings(texts: readonly string[]): DraftLine[] {
  let section: string | null = null
  const lines: DraftLine[] = []
  for (const each of texts) {
    const text = withoutSign(each)
    if (text === '') continue
    const heading = sectionOf(text)
    if (heading === null) lines.push({ text, section, chosen: null })
    else section = heading
  }
  return lines
}

/** The names in a list, each once, as it stands there first. */
export function distinct(names: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const name of names) {
    const key = name.toLowerCase()
    if (name !== '' && !known.has(key)) known.set(key, name)
  }
  return [...known.values()]
}
