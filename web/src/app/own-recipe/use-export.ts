import { useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { storedRecipeQuery } from '#web/features/own-recipes/own-recipe.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { logFailure } from '#web/lib/log.ts'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import type { ExportForm } from './export-recipe.ts'

export const exportForms: readonly { form: ExportForm; label: string }[] = [
  { form: 'json', label: t('Export for other apps (JSON)') },
  { form: 'cook', label: t('Export as Cooklang') },
  { form: 'md', label: t('Export as Markdown') },
]

/** Takes one recipe along as a file, on any plan. */
export function useExport(recipe: Recipe, readerId: string | null) {
  const client = useQueryClient()
  return async (form: ExportForm) => {
    try {
      const [{ exportRecipe }, stored, vocabulary, { url: backendUrl }] = await Promise.all([
        import('./export-recipe.ts'),
        client.ensureQueryData(storedRecipeQuery(String(recipe.id), readerId)),
        client.ensureQueryData(vocabularyQuery),
        requireBackendConfig(),
      ])
      if (stored === null) throw new Error('The recipe is not there')
      exportRecipe(form, { recipe, stored }, { vocabulary, backendUrl })
    } catch (cause) {
      logFailure('The recipe could not be exported', cause)
      notifyUnavailable()
    }
  }
}
