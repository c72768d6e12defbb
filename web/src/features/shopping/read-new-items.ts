import type { QueryClient } from '@tanstack/react-query'
import { readPantryText } from '#domain/ingredients/pantry-text.ts'
import { parseLine } from '#domain/ingredients/parse-line.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { textLimits } from '#domain/limits.ts'
import { pantryItemFrom } from '#domain/pantry/read-item.ts'
import type { NewShoppingItem } from '#domain/shopping/changes.ts'
import { defaultCategory } from '#domain/shopping/shopping-item.ts'
import { vocabularyOfText } from '#web/lib/line-languages.ts'

/** "milk, 6 eggs, parsley" as things to buy. What nobody knows stays as it was typed. */
export async function readNewItems(
  text: string,
  vocabulary: Vocabulary,
  { listId, client }: { listId: string | null; client: QueryClient },
): Promise<NewShoppingItem[]> {
  const inItsLanguage = await vocabularyOfText(text, vocabulary, client)
  return readPantryText(text, inItsLanguage).map((line) => {
    const id = crypto.randomUUID()
    const made = pantryItemFrom(line, vocabulary, { id, at: new Date() })
    const common = { id, category: defaultCategory, listId, ingredient: made.ingredient }
    if (made.ingredient !== null)
      return { ...common, name: made.name, amount: String(made.quantity ?? ''), unit: made.unit }
    // "2 packs of batteries" is bought too, although no kitchen knows them.
    const { amount, unit, name } = parseLine(line.original)
    return name === '' || amount === null
      ? { ...common, name: made.name, amount: '', unit: 'piece' }
      : {
          ...common,
          name: name.slice(0, textLimits.itemName),
          amount: String(amount.min),
          unit: unit ?? 'piece',
        }
  })
}
