/** A text with places to be filled: see `parseTemplate`. */
export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'place'; of: string; about: string; parts: readonly string[] }
  | { kind: 'optional'; if: string | null; isWithout: boolean; nodes: readonly Node[] }

export class TemplateError extends Error {
  override readonly name = 'TemplateError'
}

/** `[?herb: …]` is there where the slot is filled, `[!herb: …]` where it is not, `[…]` where all that it speaks of is. */
const condition = /^([?!])([\w+-]+): ?/u

/** A form's texts are read with each dish. */
const parsed = new Map<string, readonly Node[]>()

/**
 * Reads a template. `{the main}` is a place: a word and what it is about; `{main}` alone names it; `|` parts the texts
 * that a place takes. What stands in square brackets is optional.
 *
 * @throws TemplateError where brackets do not match
 */
export function parseTemplate(text: string): readonly Node[] {
  const known = parsed.get(text)
  if (known !== undefined) return known
  const { nodes, end } = parseUntil(text, 0, null)
  if (end < text.length) throw new TemplateError(`a bracket is closed that was not opened: ${text}`)
  parsed.set(text, nodes)
  return nodes
}

function parseUntil(text: string, start: number, closing: string | null) {
  const nodes: Node[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push({ kind: 'text', text: plain })
    plain = ''
  }
  let at = start
  for (; at < text.length && text[at] !== closing; at++) {
    if (text[at] === '{') {
      flush()
      const end = closingBrace(text, at)
      nodes.push(placeOf(text.slice(at + 1, end)))
      at = end
    } else if (text[at] === '[') {
      flush()
      const [found = '', sign, about = null] = condition.exec(text.slice(at + 1)) ?? []
      const inner = parseUntil(text, at + 1 + found.length, ']')
      if (text[inner.end] !== ']') throw new TemplateError(`a bracket is not closed: ${text}`)
      nodes.push({ kind: 'optional', if: about, isWithout: sign === '!', nodes: inner.nodes })
      at = inner.end
    } else if (text[at] === ']' || text[at] === '}') {
      break
    } else plain += text[at] ?? ''
  }
  flush()
  return { nodes, end: at }
}

function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  throw new TemplateError(`a brace is not closed: ${text}`)
}

/** A bar that stands in no brace of its own: `{give|gives}` is one thing. */
const outerBar = /\|(?![^{}]*\})/u

function placeOf(inside: string): Node {
  const [head = '', ...parts] = inside.split(outerBar).map((each) => each.trim())
  const words = head.split(/\s+/u)
  const [first = '', second] = words
  if (words.length > 2) throw new TemplateError(`more than two words in {${inside}}`)
  return second === undefined
    ? { kind: 'place', of: '', about: first, parts }
    : { kind: 'place', of: first, about: second, parts }
}

export interface Places {
  /** The text of a place; null where there is nothing to say. */
  fill: (of: string, about: string, parts: readonly string[]) => string | null
  isFilled: (slot: string) => boolean
}

/** The text of a template, tidied; empty where nothing is left. A place that stays empty outside of brackets empties it all. */
export function renderTemplate(nodes: readonly Node[], places: Places): string {
  return tidied(renderAll(nodes, places) ?? '')
}

function renderAll(nodes: readonly Node[], places: Places): string | null {
  let text = ''
  for (const node of nodes) {
    const part = renderNode(node, places)
    if (part === null) return null
    text += part
  }
  return text
}

function renderNode(node: Node, places: Places): string | null {
  if (node.kind === 'text') return node.text
  if (node.kind === 'place') return places.fill(node.of, node.about, node.parts)
  if (node.if !== null && node.if.split('+').some(places.isFilled) === node.isWithout) return ''
  return renderAll(node.nodes, places) ?? ''
}

/** Single spaces, none before a stop, sentences that begin with a capital. */
export function tidied(text: string): string {
  return (
    text
      // Not those that hold words together, as French has before a colon.
      .replaceAll(/[ \t\n]+/gu, ' ')
      .replaceAll(/ (?=[.,;:!?])/gu, '')
      .replaceAll(/[.;,](?:\s*[.,;])+/gu, (stops) => (stops.includes('.') ? '.' : (stops[0] ?? '')))
      .trim()
      .replaceAll(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => {
        return before + letter.toUpperCase()
      })
  )
}
