import { useVocabulary } from '#web/lib/catalogue.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'

/** What a list's recipes are matched by; `canMatch` is false where there is nothing to match. */
export function useSavedKitchen(userId: string) {
  const vocabulary = useVocabulary()
  const { kitchen, isBare } = useKitchen(userId, vocabulary.data)
  return { kitchen, canMatch: !isBare && !vocabulary.isError, vocabulary: vocabulary.data }
}
