import type { QueryClient } from '@tanstack/react-query'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Corrections } from '#domain/pantry/corrections.ts'
import { type PantryItem } from '#domain/pantry/pantry-item.ts'
import { pantryItemFrom } from '#domain/pantry/read-item.ts'
import { readPantryList } from '#domain/pantry/read-list.ts'
import { kitchenHere } from '#web/lib/kitchen-here.ts'
import { vocabularyOfText } from '#web/lib/line-languages.ts'
import { correctionsQuery } from '../corrections/corrections.ts'

/** What was read of a list. */
export interface ReadItems {
  items: PantryItem[]
  /** Those of them that are a guess: no name is spelt so. */
  guesses: PantryItem[]
}

/** A list as new items. Where corrections cannot be had, the words mean what they mean to everybody. */
export async function readItems(
  text: string,
  vocabulary: Vocabulary,
  who: { owner: string | null; client: QueryClient },
): Promise<ReadItems> {
  const corrections = await who.client
    .ensureQueryData(correctionsQuery(who.owner, who.owner && kitchenHere(who.owner)))
    .catch((): Corrections => new Map())
  const at = new Date()
  const inItsLanguage = await vocabularyOfText(text, vocabulary, who.client)
  const read = readPantryList(text, inItsLanguage, corrections).map((line) => ({
    item: pantryItemFrom(line, vocabulary, { id: crypto.randomUUID(), at }),
    isGuess: line.isGuess,
  }))
  return {
    items: read.map(({ item }) => item),
    guesses: read.filter(({ isGuess }) => isGuess).map(({ item }) => item),
  }
}
