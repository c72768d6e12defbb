import type { Substitution } from '../ingredients/vocabulary.ts'
import { inBritishWords } from '../texts/british-words.ts'
import { isEnglish, locale } from '../texts/t.ts'

/** What a cook would say of a swap, in the language of the page; in English where that has no words for it. */
export function noteOfSwap({ note, said }: Pick<Substitution, 'note' | 'said'>): string {
  if (locale() === 'en-GB') return inBritishWords(note)
  return isEnglish() ? note : (said?.note ?? note)
}

/** Where it works, in the language of the page; null where it works everywhere. */
export function contextOfSwap({
  context,
  said,
}: Pick<Substitution, 'context' | 'said'>): string | null {
  return isEnglish() ? context : (said?.context ?? context)
}
