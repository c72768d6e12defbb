import { type Part, readMessage, withoutHint } from './message.ts'
import type { Speaker } from './speaker.ts'

type Values = Readonly<Record<string, unknown>>

const read = new Map<string, readonly Part[]>()
const rules = new Map<string, Intl.PluralRules>()

function partsOf(text: string): readonly Part[] {
  const known = read.get(text) ?? readMessage(withoutHint(text))
  read.set(text, known)
  return known
}

/** The branch for a number in a language: the exact one first, as ICU has it. */
export function pluralBranch(count: number, branches: object, tag: string): string {
  if (`=${count}` in branches) return `=${count}`
  const known = rules.get(tag) ?? new Intl.PluralRules(tag)
  rules.set(tag, known)
  const category = known.select(count)
  return category in branches ? category : 'other'
}

/** @throws where the text is none, or a value is missing */
export function formatMessage(text: string, values: Values, { tag, translate }: Speaker): string {
  return write(partsOf(translate(text) ?? text))

  function write(parts: readonly Part[]): string {
    return parts.map((part) => (typeof part === 'string' ? part : writeOne(part))).join('')
  }
  function writeOne(part: Exclude<Part, string>): string {
    if (part.kind === 'element') return write(part.parts)
    const value = values[part.name]
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`“${text}” needs ${part.name}`)
    if (part.kind === 'value' || part.kind === 'count') return String(value)
    const { branches } = part
    const key = part.kind === 'plural' ? pluralBranch(Number(value), branches, tag) : String(value)
    return write(branches[key] ?? branches['other'] ?? [])
  }
}
