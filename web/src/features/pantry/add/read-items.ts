import type { QueryClient } from '@tanstack/react-query'
import { readPantryText } from '#domain/ingredients/pantry-text.ts'
import type { ReadLine } from '#domain/ingredients/resolve.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { correctedLine, type Corrections } from '#domain/pantry/corrections.ts'
import { type PantryItem } from '#domain/pantry/pantry-item.ts'
import { pantryItemFrom } from '#domain/pantry/read-item.ts'
import { correctionsQuery } from '../corrections/corrections.ts'

/** A list as this person means it. */
export function readList(
  text: string,
  vocabulary: Vocabulary,
  corrections: Corrections,
): ReadLine[] {
  return readPantryText(text, vocabulary).map((line) =>
    correctedLine(line, corrections, vocabulary),
  )
}

/** A list as new items. Where corrections cannot be had, the words mean what they mean to everybody. */
export async function readItems(
  text: string,
  vocabulary: Vocabulary,
  who: { owner: string | null; client: QueryClient },
): Promise<PantryItem[]> {
  const corrections = await who.client
    .ensureQueryData(correctionsQuery(who.owner))
    .catch((): Corrections => new Map())
  const at = new Date()
  return readList(text, vocabulary, corrections).map((line) =>
    pantryItemFrom(line, vocabulary, { id: crypto.randomUUID(), at }),
  )
}
