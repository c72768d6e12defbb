export type PlainValue =
  | string
  | number
  | boolean
  | null
  | PlainValue[]
  | { [key: string]: PlainValue }

/** Thrown where the package `yaml` has to read. */
export class UnusualYamlError extends Error {
  override readonly name = 'UnusualYamlError'
}

const single = /'((?:[^']|'')*)'/y
const double = /"((?:[^"\\]|\\["\\])*)"/y
/** A scalar without quotes between brackets; what has a colon or a hash in it is left to `yaml`. */
const bare = /[^ ,[\]{}"'#&*!|>%@`?:=<~-][^,[\]{}:#]*/y
const key = /([\p{L}\p{N}](?:[\p{L}\p{N} _’-]*[\p{L}\p{N}-])?): +/uy
const spaces = / */y
/** A scalar without quotes that takes the rest of its line. */
const bareLine = /^(?![,[\]{}"'#&*!|>%@`?:=<~-]).+$/
const mark = /: |:$| #/

/** What stands behind a key or a dash, up to the end of the line. @throws UnusualYamlError */
export function plainValue(text: string): PlainValue {
  if (bareLine.test(text)) {
    if (mark.test(text)) throw new UnusualYamlError()
    return scalar(text.replace(/ +$/, ''))
  }
  const reader = new FlowReader(text)
  const value = reader.value()
  reader.expectEnd()
  return value
}

/** A scalar without quotes, by the core schema of YAML 1.2. */
function scalar(text: string): PlainValue {
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  if (/^(?:false|False|FALSE)$/.test(text)) return false
  if (/^(?:null|Null|NULL)$/.test(text)) return null
  if (/^(?:0[ox]|[-+]?\.(?:inf|nan))/i.test(text)) throw new UnusualYamlError()
  return /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : text
}

class FlowReader {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  value(): PlainValue {
    if (this.#takes('[')) return this.#list()
    if (this.#takes('{')) return this.#map()
    const quoted = this.#match(single)
    if (quoted !== undefined) return quoted.replaceAll("''", "'")
    const escaped = this.#match(double)
    if (escaped !== undefined) return escaped.replaceAll(/\\(.)/g, '$1')
    const found = this.#match(bare)
    if (found === undefined) throw new UnusualYamlError()
    return scalar(found.replace(/ +$/, ''))
  }

  expectEnd(): void {
    this.#match(spaces)
    if (this.#at < this.#text.length) throw new UnusualYamlError()
  }

  #list(): PlainValue[] {
    const items: PlainValue[] = []
    if (this.#takes(']')) return items
    do items.push(this.value())
    while (this.#goesOn(']'))
    return items
  }

  #map(): PlainValue {
    const entries = new Map<string, PlainValue>()
    if (this.#takes('}')) return {}
    do {
      const name = this.#match(key)
      if (name === undefined || entries.has(name)) throw new UnusualYamlError()
      entries.set(name, this.value())
    } while (this.#goesOn('}'))
    return Object.fromEntries(entries)
  }

  /** Whether there is a next entry. */
  #goesOn(end: string): boolean {
    this.#match(spaces)
    if (this.#takes(end)) return false
    if (!this.#takes(',')) throw new UnusualYamlError()
    return true
  }

  /** Takes one sign and the spaces behind it. */
  #takes(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false
    this.#at += 1
    this.#match(spaces)
    return true
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found === null) return undefined
    this.#at = pattern.lastIndex
    return found[1] ?? found[0]
  }
}
