/**
 * JSON as pages have it: with raw breaks in texts, trailing commas, comments, missing commas between
 * blocks, a semicolon behind. Undefined where nothing can be made of it.
 */
export function readCarelessJson(text: string): unknown {
  const source = text
    .replace(/^\uFEFF/u, '')
    .replace(/^\s*(?:<!--|\/\/<!\[CDATA\[|<!\[CDATA\[|\/\*<!\[CDATA\[\*\/)/u, '')
    .replace(/(?:\/\/)?(?:-->|\]\]>)\s*$/u, '')
    .replace(/;\s*$/u, '')
    .trim()
  for (const attempt of [() => source, () => mended(source), () => mended(decodedQuotes(source))]) {
    try {
      return JSON.parse(attempt())
    } catch {
      continue
    }
  }
  return undefined
}

function decodedQuotes(text: string): string {
  return text.replace(/&quot;|&#0*34;/gu, '"').replaceAll('&amp;', '&')
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Whether a quote ends its text: what follows could follow a value or a name. */
function endsText(source: string, at: number): boolean {
  const next = /\s*(.)?/suy
  next.lastIndex = at + 1
  const following = next.exec(source)?.[1]
  if (following === undefined || following === ':' || following === '}' || following === ']') {
    return true
  }
  if (following !== ',') return false
  // A comma within a text is followed by words; between values by another value or name.
  return /["{[\-\dtfn}\]/]/u.test(next.exec(source)?.[1] ?? '}')
}

/** One pass over the characters; each is copied, left out, or escaped. */
function mended(source: string): string {
  const parts: string[] = []
  let isInText = false
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (isInText) {
      if (character === '\\') {
        const next = source.charAt(at + 1)
        const isKnown =
          /["\\/bfnrt]/u.test(next) || /^u[\da-fA-F]{4}/u.test(source.slice(at + 1, at + 6))
        parts.push(isKnown ? `\\${next}` : next)
        at += 1
      } else if (character === '"') {
        isInText = !endsText(source, at)
        parts.push(isInText ? '\\"' : '"')
      } else {
        parts.push(character < ' ' ? (escapes[character] ?? ' ') : character)
      }
      continue
    }
    if (character === '"') isInText = true
    if (character === '/' && source.charAt(at + 1) === '*') {
      const end = source.indexOf('*/', at + 2)
      at = end === -1 ? source.length : end + 1
      continue
    }
    if (character === '/' && source.charAt(at + 1) === '/') {
      const end = source.indexOf('\n', at)
      at = end === -1 ? source.length : end
      continue
    }
    if (character === ',' && /^,\s*[,}\]]/u.test(source.slice(at, at + 60))) continue
    parts.push(character)
  }
  return parts.join('')
}
