import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import {
  queueRecipe,
  recipesChanged,
  refusalInWords,
  saveRecipe,
} from '#web/features/own-recipes/save-recipe.ts'
import { textField } from '#web/lib/json.ts'

/** The account has it, or this device keeps it until there is a network. */
type Saved = { id: number } | 'waits'

/** Saves a recipe, also without a network. `refusal` says in words why it was not. */
export function useSaveDraft(userId: string) {
  const client = useQueryClient()
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async (recipe: SavedRecipe): Promise<Saved> => {
      if (navigator.onLine) {
        try {
          const id = await saveRecipe(recipe)
          await recipesChanged(client, userId)
          return { id }
        } catch (cause) {
          // Whoever answered has refused; no answer is no network.
          if (textField(cause, 'code') !== undefined) throw cause
        }
      }
      await queueRecipe(client, userId, recipe)
      return 'waits'
    },
  })
  return {
    save: saving.mutateAsync,
    isSaving: saving.isPending,
    refusal: saving.isError
      ? (refusalInWords(saving.error) ?? 'It could not be saved. Please try again.')
      : null,
  }
}
