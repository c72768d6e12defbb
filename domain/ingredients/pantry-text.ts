import { isDescriptor } from './descriptors.ts'
import { isByLastWords } from './look-up-general.ts'
import { normalise } from './normalise.ts'
import { readLines } from './read-lines.ts'
import { isResolved, type ReadLine } from './read-line.ts'
import type { Vocabulary } from './vocabulary.ts'
import { unwrapped } from './wrapped.ts'

/** Commas, semicolons, line ends and bullets part a list; the comma of "1,5 kg" does not. */
const separators = /\n|;|[•·▪]|,(?!\d)|(?<!\d),/u

/** "Pesto, opened": how it stands, said behind it. */
const onlyState = /^(?:already )?(?:opened|open|half[ -](?:used|empty|full|eaten))$/iu

/** "Pâtes" are pasta, and without accents a pâté. */
const frenchPasta = /^p[âÂ]tes(?=\s|$)/iu

function isOnlyPreparation(part: string): boolean {
  return onlyState.test(part) || normalise(part).split(' ').every(isDescriptor)
}

/**
 * Reads what a person typed or pasted ("2 eggs, milk, half an onion, chicken thighs") as pantry
 * entries, in its order. A part that only describes the one before it ("tomatoes, chopped") belongs
 * to that one. What is not known stays, word for word, as unresolved.
 */
export function readPantryText(text: string, vocabulary: Vocabulary): ReadLine[] {
  const parts: string[] = []
  for (const raw of text.split(separators)) {
    const part = raw
      .trim()
      .replace(/[.!]+$/u, '')
      .replace(/^(?:and|&|plus)\s+/iu, '')
      .replace(frenchPasta, 'pasta')
    if (part === '') continue
    const previous = parts.at(-1)
    if (previous !== undefined && isOnlyPreparation(part))
      parts[parts.length - 1] = `${previous}, ${part}`
    else parts.push(part)
  }
  return parts.flatMap((part) => readEntry(part, vocabulary))
}

/** One entry; where it is not known as it stands, what wraps it and what is left of it are only measures. */
function readEntry(entry: string, vocabulary: Vocabulary): ReadLine[] {
  const lines = readByName(entry, vocabulary)
  if (lines.some(isResolved)) return lines
  for (const other of unwrapped(entry)) {
    const read = readByName(other, vocabulary)
    if (read.every(isResolved)) return read.map((line) => ({ ...line, original: entry }))
  }
  return lines
}

/** A recipe's "house seasoning" is any; whoever has some at home is asked what it is. */
function readByName(entry: string, vocabulary: Vocabulary): ReadLine[] {
  return readLines(entry, vocabulary).map((line) => {
    const { name, resolution } = line
    return resolution.kind === 'resolved' && isByLastWords(name, resolution.ingredient, vocabulary)
      ? { ...line, resolution: { kind: 'unresolved', suggestions: [] } }
      : line
  })
}
