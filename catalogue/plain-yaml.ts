import { type PlainValue, plainValue, UnusualYamlError } from './plain-yaml-value.ts'

interface Line {
  indent: number
  text: string
}

/** Words as key, and what stands behind them; nothing does where its value begins below. */
const keyed = /^([\p{L}\p{N}](?:[\p{L}\p{N} _’-]*[\p{L}\p{N}-])?):(?: +(.*))?$/u
const listed = /^- +(?=[^ ])/
/** What the reader does not know within a line: tabs, carriage returns, marks of byte order. */
const unusual = /[\t\r\u0085\u2028\u2029\uFEFF]/

/**
 * Reads YAML as the catalogue is written: maps by words, lists, and values that end with their line. It is several
 * times as fast as the package `yaml`, and each start of a fresh copy waits for it.
 *
 * @returns undefined for everything else, also for what is no YAML: `yaml` reads it, and says what is wrong
 */
export function readPlainYaml(text: string): PlainValue | undefined {
  if (unusual.test(text)) return undefined
  try {
    const lines = linesOf(text)
    const [first] = lines
    if (first === undefined) return undefined
    const reader = new BlockReader(lines)
    const value = reader.block(first.indent)
    return reader.isAtEnd ? value : undefined
  } catch (thrown) {
    if (thrown instanceof UnusualYamlError) return undefined
    throw thrown
  }
}

function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    const indent = line.search(/[^ ]/)
    return indent < 0 || line[indent] === '#' ? [] : [{ indent, text: line.slice(indent) }]
  })
}

class BlockReader {
  #at = 0
  readonly #lines: Line[]

  constructor(lines: Line[]) {
    this.#lines = lines
  }

  get isAtEnd(): boolean {
    return this.#at === this.#lines.length
  }

  /** The list or map whose first line is next. */
  block(indent: number): PlainValue {
    return this.#isListed(indent) ? this.#list(indent) : this.#map(indent)
  }

  #isListed(indent: number): boolean {
    const line = this.#lines[this.#at]
    return line?.indent === indent && listed.test(line.text)
  }

  #list(indent: number): PlainValue[] {
    const items: PlainValue[] = []
    for (let line = this.#lines[this.#at]; line && this.#isListed(indent);) {
      const text = line.text.replace(listed, '')
      if (keyed.test(text)) {
        // A map may begin on the line of its item.
        const inner = indent + line.text.length - text.length
        this.#lines[this.#at] = { indent: inner, text }
        items.push(this.#map(inner))
      } else items.push(this.#valueOf(text, indent))
      line = this.#lines[this.#at]
    }
    return items
  }

  #map(indent: number): PlainValue {
    const entries = new Map<string, PlainValue>()
    for (let line = this.#lines[this.#at]; line?.indent === indent;) {
      const [, key, text] = keyed.exec(line.text) ?? []
      if (key === undefined || entries.has(key)) throw new UnusualYamlError()
      entries.set(key, text === undefined ? this.#below(indent) : this.#valueOf(text, indent))
      line = this.#lines[this.#at]
    }
    if (entries.size === 0) throw new UnusualYamlError()
    return Object.fromEntries(entries)
  }

  /** What stands below its key: further in, or a list as far in as the key. */
  #below(indent: number): PlainValue {
    this.#at += 1
    if (this.#isListed(indent)) return this.#list(indent)
    const next = this.#lines[this.#at]
    if (next === undefined || next.indent <= indent) throw new UnusualYamlError()
    return this.block(next.indent)
  }

  /** A value that ends with its line: what is further in would go on with it. */
  #valueOf(text: string, indent: number): PlainValue {
    this.#at += 1
    const next = this.#lines[this.#at]
    if (next !== undefined && next.indent > indent) throw new UnusualYamlError()
    return plainValue(text)
  }
}
