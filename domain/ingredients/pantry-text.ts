import { isDescriptor } from './descriptors.ts'
import { normalise } from './normalise.ts'
import { readLines } from './read-lines.ts'
import type { ReadLine } from './resolve.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Commas, semicolons, line ends and bullets part a list; the comma of "1,5 kg" does not. */
const separators = /\n|;|[•·▪]|,(?!\d)|(?<!\d),/u

function isOnlyPreparation(part: string): boolean {
  return normalise(part).split(' ').every(isDescriptor)
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
    if (part === '') continue
    const previous = parts.at(-1)
    if (previous !== undefined && isOnlyPreparation(part))
      parts[parts.length - 1] = `${previous}, ${part}`
    else parts.push(part)
  }
  return parts.flatMap((part) => readLines(part, vocabulary))
}
