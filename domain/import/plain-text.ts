import { decodeEntities } from './entities.ts'

/** Elements that begin and end a line. */
const blocks = new Set(
  'address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const unseen = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'svg'])

export function isBlock(element: string): boolean {
  return blocks.has(element)
}

/** Whether people never read what stands in it. */
export function isUnseen(element: string): boolean {
  return unseen.has(element)
}

/** Characters that mean something in other places: soft hyphens, marks of direction, joiners. */
const invisible = /(?!\s)[\p{Cf}\p{Cc}]/gu

/** One line: no breaks, no runs of spaces, nothing that cannot be seen. */
export function singleLine(text: string): string {
  return text.replace(invisible, '').replace(/\s+/gu, ' ').trim()
}

/** The lines of a text that hold something. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/u)
    .map(singleLine)
    .filter((line) => line !== '')
}

/** Without tags, blocks on lines of their own. One pass, whatever it is given. */
function withoutTags(html: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    if (open === -1) break
    const tag = /^<(?:!--|!|\?|\/?([a-zA-Z][\w:-]{0,40}))/u.exec(html.slice(open, open + 48))
    if (tag === null) {
      parts.push(html.slice(at, open + 1))
      at = open + 1
      continue
    }
    const isComment = tag[0] === '<!--'
    const close = html.indexOf(isComment ? '-->' : '>', open)
    if (close === -1) break
    const name = (tag[1] ?? '').toLowerCase()
    parts.push(html.slice(at, open), isBlock(name) ? '\n' : name === 'td' ? ' ' : '')
    at = close + (isComment ? 3 : 1)
    if (!isUnseen(name) || tag[0].startsWith('</')) continue
    const end = html.indexOf(`</${name}`, at)
    if (end === -1) return parts.join('')
    at = end
  }
  parts.push(html.slice(at))
  return parts.join('')
}

const looksLikeHtml = /<\/?[a-zA-Z!]/u
const holdsBlocks = /<\/?(?:br|p|li|div|[ou]l|h[1-6]|t[dr])\b/iu

/** Decoded as often as it was encoded: sites encode what is encoded already. */
function decoded(text: string): string {
  let current = text
  for (let round = 0; round < 3; round += 1) {
    const next = decodeEntities(current)
    if (next === current) break
    current = next
  }
  return current
}

/** Breaks mean nothing between blocks; with a mere link or bold word in them they part lines. */
function unmarked(text: string): string {
  if (!looksLikeHtml.test(text)) return text
  return withoutTags(holdsBlocks.test(text) ? text.replace(/[\n\r]+/gu, ' ') : text)
}

/** Returns the lines, none of them empty, of a text that may hold entities and HTML. */
export function plainLines(text: string): string[] {
  return linesOf(unmarked(decoded(unmarked(text))))
}

/** The same on one line. */
export function plainText(text: string): string {
  return plainLines(text).join(' ')
}
