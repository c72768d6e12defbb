import { guessLine, type GuessedLine } from '../ingredients/guess.ts'
import { readPantryText } from '../ingredients/pantry-text.ts'
import { readLine } from '../ingredients/resolve.ts'
import type { ReadLine } from '../ingredients/read-line.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { unwrapped } from '../ingredients/wrapped.ts'
import { correctedLine, correctionKey, type Corrections } from './corrections.ts'

/** A line as it stands, else as its plainest words: of "bit of parm" the "parm". What was typed stays with it. */
function guessEntry(line: ReadLine, vocabulary: Vocabulary): GuessedLine[] {
  const guessed = guessLine(line, vocabulary)
  if (guessed.some(({ isGuess }) => isGuess)) return guessed
  for (const other of unwrapped(line.original)) {
    const plain = guessLine(readLine(other, vocabulary), vocabulary)
    if (plain.every(({ isGuess }) => isGuess))
      return plain.map((each) => ({ ...each, original: line.original }))
  }
  return guessed
}

/**
 * What a person typed or pasted, as this person means it: by exact names and their own corrections, and
 * where neither knows a name, by the one thing that it most likely is.
 */
export function readPantryList(
  text: string,
  vocabulary: Vocabulary,
  corrections: Corrections,
): GuessedLine[] {
  return readPantryText(text, vocabulary).flatMap((read) => {
    const line = correctedLine(read, corrections, vocabulary)
    // Who said that a name is nothing that we know is not told otherwise.
    const isCorrected = corrections.size > 0 && corrections.has(correctionKey(line.name))
    return isCorrected ? [{ ...line, isGuess: false }] : guessEntry(line, vocabulary)
  })
}
