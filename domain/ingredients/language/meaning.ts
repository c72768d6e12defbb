import { foldText } from '../normalise.ts'
import { compiled } from './compiled.ts'
import type { LanguageWords } from './words.ts'

/** The forms that a folded word may be of: itself, then without what is said at its end. */
function stems(folded: string, { endings }: LanguageWords): string[] {
  const without = endings
    .filter((ending) => folded.length > ending.length + 1 && folded.endsWith(ending))
    .map((ending) => folded.slice(0, folded.length - ending.length))
  return [folded, ...without]
}

/** What a word or phrase that only describes means in English; '' where it says nothing of a food, null where it is none. */
export function meaningOf(typed: string, words: LanguageWords): string | null {
  const { meanings } = compiled(words)
  const folded = foldText(typed)
  for (const stem of stems(folded, words)) {
    const meaning = meanings.get(stem)
    if (meaning !== undefined) return meaning === 'nothing' ? '' : meaning
  }
  return null
}

/** What a folded word may be the plural of, itself first. */
export function singularsIn(word: string, { plurals }: LanguageWords): string[] {
  const found = [word]
  for (const [plural, ...singulars] of plurals) {
    if (word.length < plural.length + 2 || !word.endsWith(plural)) continue
    const stem = word.slice(0, word.length - plural.length)
    for (const singular of singulars)
      if (!found.includes(stem + singular)) found.push(stem + singular)
  }
  return found
}
