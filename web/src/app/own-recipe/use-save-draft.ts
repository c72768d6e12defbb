import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import type { SavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import {
  forgetForm,
  storeForm,
  storePending,
  placeOfPending,
} from '#web/features/own-recipes/drafts.ts'
import { queueRecipe, recipesChanged, saveRecipe } from '#web/features/own-recipes/save-recipe.ts'
import { textField } from '#web/lib/json.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'

/** The account has it, or this device keeps it until there is a network. */
type Saved = { id: number } | 'waits'

interface Saving {
  recipe: SavedRecipe
  /** What was typed, and where this device keeps it. */
  form: RecipeForm
  place: string
}

async function inWords(cause: unknown): Promise<Error> {
  const otherwise = t('It could not be saved. Please try again.')
  return new Error(await whyNot(cause, 'own recipe', { otherwise, offline: otherwise }), { cause })
}

/** Saves a recipe, also without a network. `refusal` is why it was not saved, in words. */
export function useSaveDraft(userId: string) {
  const client = useQueryClient()
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async ({ recipe, form, place }: Saving): Promise<Saved> => {
      if (navigator.onLine) {
        try {
          const id = await saveRecipe(recipe)
          forgetForm(userId, place)
          forgetForm(userId, placeOfPending(form))
          await recipesChanged(client, userId)
          return { id }
        } catch (cause) {
          // Whoever answered has refused; no answer is no network.
          if (textField(cause, 'code') !== undefined) throw await inWords(cause)
        }
      }
      // Before it can have been sent: then it is forgotten again.
      storePending(userId, place, form)
      try {
        await queueRecipe(client, userId, recipe)
      } catch (cause) {
        forgetForm(userId, placeOfPending(form))
        storeForm(userId, place, form)
        throw await inWords(cause)
      }
      return 'waits'
    },
  })
  return {
    save: saving.mutateAsync,
    isSaving: saving.isPending,
    refusal: saving.isError ? saving.error.message : null,
  }
}
