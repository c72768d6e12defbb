import { readPantryText } from '#domain/ingredients/pantry-text.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { asOneLine } from '#domain/pantry/pasted-list.ts'
import { pantryItemFrom } from '#domain/pantry/read-item.ts'

/** Everything was put in on one day, and is fresh. */
export const today = new Date('2026-11-23T18:00:00Z')

/** A list as the pantry's field takes it: lines of a pasted one are set off, and each thing becomes one item. */
export function typedPantry(
  text: string,
  vocabulary: Vocabulary,
): { items: PantryItem[]; typed: number } {
  const lines = readPantryText(asOneLine(text), vocabulary)
  const items = lines.map((line, place) =>
    pantryItemFrom(line, vocabulary, { id: `${place}`, at: today }),
  )
  return { items: addToPantry([], items).pantry, typed: lines.length }
}
