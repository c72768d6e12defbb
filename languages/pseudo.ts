import type { Language } from '../domain/texts/language.ts'
import { type Part, readMessage, withoutHint } from '../domain/texts/message.ts'

const marked: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
}

/** Half as many letters again: every second letter that has a mark comes twice. */
function long(words: string): string {
  let vowels = 0
  return words.replaceAll(/[a-z]/gi, (letter) => {
    const drawn = marked[letter] ?? letter
    if (!/[aeiouy]/i.test(letter)) return drawn
    vowels += 1
    return drawn + drawn.toLowerCase() + (vowels % 3 === 0 ? drawn.toLowerCase() : '')
  })
}

/** Hebrew letters by sound or shape; what is set in them runs from right to left. */
const hebrew = 'אבכדעפגהיזקלמנוםךרסתשץטחןצ'
const mirrored = (words: string): string =>
  words.replaceAll(/[a-z]/gi, (letter) => hebrew[letter.toLowerCase().charCodeAt(0) - 97] ?? letter)

/** The English text as a language would have it that nobody speaks; its values and elements stay. */
export function pseudoText(text: string, kind: NonNullable<Language['pseudo']>): string {
  const change = kind === 'long' ? long : mirrored
  const written = write(readMessage(withoutHint(text)), change)
  // The marks at both ends show what is cut off, and what was put together from parts.
  return kind === 'long' ? `[${written}]` : written
}

const escaped = (words: string): string =>
  words.replaceAll("'", "''").replaceAll(/[{}<>#]+/g, (marks) => `'${marks}'`)

function write(parts: readonly Part[], change: (words: string) => string): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escaped(change(part))
      if (part.kind === 'value') return `{${part.name}}`
      if (part.kind === 'count') return '#'
      if (part.kind === 'element')
        return `<${part.name}>${write(part.parts, change)}</${part.name}>`
      const branches = Object.entries(part.branches).map(
        ([key, inner]) => `${key} {${write(inner, change)}}`,
      )
      return `{${part.name}, ${part.kind}, ${branches.join(' ')}}`
    })
    .join('')
}
