/** What stands between the two lines of dashes at the beginning of a file, and what follows. */
export interface FrontMatter {
  /** By name in lower case; a nested name as "source.url". */
  values: ReadonlyMap<string, readonly string[]>
  body: string
}

function scalar(text: string): string {
  const bare = text.trim()
  if (bare.startsWith('"')) {
    try {
      const value: unknown = JSON.parse(bare)
      if (typeof value === 'string') return value
    } catch {
      return bare.replace(/^"|"$/g, '')
    }
  }
  if (/^'.*'$/.test(bare)) return bare.slice(1, -1).replaceAll("''", "'")
  return bare.replace(/\s+#.*$/, '')
}

function inlineList(text: string): string[] | null {
  if (!text.startsWith('[') || !text.endsWith(']')) return null
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value
  } catch {
    // Without quotes it is still a list.
  }
  const items = text.slice(1, -1).split(',')
  return items.map(scalar).filter((each) => each !== '')
}

const entry = /^(\s*)([^\s:#-][^:]{0,60}):(?:\s+(.*))?$/
const item = /^\s*-\s+(.*)$/

/**
 * The part of YAML that recipes use: names with a text, a number or a list, nested once. What is more than that
 * is passed over.
 */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const values = new Map<string, string[]>()
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) return { values, body: lines.join('\n') }
  let outer = ''
  let current = ''
  for (const line of lines.slice(1, end)) {
    const [, listed] = item.exec(line) ?? []
    if (listed !== undefined) {
      if (current !== '') values.set(current, [...(values.get(current) ?? []), scalar(listed)])
      continue
    }
    const [, indent = '', name = '', value = ''] = entry.exec(line) ?? []
    if (name === '') continue
    const key = name.trim().toLowerCase()
    if (indent === '') outer = key
    current = indent === '' ? key : `${outer}.${key}`
    const said = value.trim()
    if (said !== '') values.set(current, inlineList(said) ?? [scalar(said)])
  }
  return { values, body: lines.slice(end + 1).join('\n') }
}
