import { t } from '../texts/t.ts'
import { capitalised } from '../ingredients/names.ts'
import type { PantryChange } from './pantry-change.ts'
import { isSameThing, unknownCategory, type PantryItem } from './pantry-item.ts'

/** Names of guesses that a message has room for. */
const mostNamed = 3

/** The item as the words that were typed, of which nothing is known. */
function asTyped(guess: PantryItem): PantryItem {
  const name = capitalised(guess.typedAs ?? guess.name)
  return { ...guess, ingredient: null, name, category: unknownCategory }
}

/**
 * Takes guesses back. What they were added to is again as it was `earlier`; the words stay, unmatched, so that
 * nothing that was typed is lost. What is gone meanwhile stays gone.
 */
export function withoutGuesses(
  before: readonly PantryItem[],
  guesses: readonly PantryItem[],
  earlier: readonly PantryItem[],
): PantryChange {
  const put: PantryItem[] = []
  for (const guess of guesses) {
    if (!before.some((each) => isSameThing(each, guess))) continue
    const twin = earlier.find((each) => isSameThing(each, guess))
    if (twin !== undefined) put.push(twin)
    const typed = asTyped(guess)
    if (!put.some((each) => isSameThing(each, typed))) put.push(typed)
  }
  const kept = new Set(put.map(({ id }) => id))
  const gone = guesses.filter(({ id }) => !kept.has(id) && before.some((each) => each.id === id))
  return { put, remove: gone.map(({ id }) => id) }
}

/** "greek yog → Greek yogurt": what was guessed, as the message of it. */
export function guessesInWords(guesses: readonly PantryItem[]): {
  title: string
  description: string
  /** What taking them back is called: it takes back all of them. */
  undo: string
} {
  const named = guesses.slice(0, mostNamed).map(({ typedAs, name }) => `${typedAs} → ${name}`)
  const count = guesses.length
  const more = count - named.length
  return {
    title: [...named, ...(more > 0 ? [t('{more, plural, other {# more}}', { more })] : [])].join(
      ', ',
    ),
    description: t(
      '{count, plural, one {A guess. If it is something else, tap it and say so.} other {Guesses. If one is something else, tap it and say so.}}',
      { count },
    ),
    undo: t('{count, plural, one {Undo} =2 {Undo both} other {Undo all #}}', { count }),
  }
}
