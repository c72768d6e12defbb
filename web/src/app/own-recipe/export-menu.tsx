import { useQueryClient } from '@tanstack/react-query'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { StoredRecipe } from '#web/features/own-recipes/own-recipe.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { logFailure } from '#web/lib/log.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { ExportForm } from './export-recipe.ts'

const forms: readonly { form: ExportForm; label: string }[] = [
  { form: 'json', label: 'schema.org JSON, for other apps' },
  { form: 'cook', label: 'Cooklang' },
  { form: 'md', label: 'Markdown, to read and print' },
]

interface ExportMenuProps {
  recipe: Recipe
  stored: StoredRecipe
}

/** Takes one recipe along as a file, on any plan. */
export function ExportMenu({ recipe, stored }: ExportMenuProps) {
  const client = useQueryClient()
  async function save(form: ExportForm) {
    try {
      const { exportRecipe } = await import('./export-recipe.ts')
      exportRecipe(form, { recipe, stored }, await client.ensureQueryData(vocabularyQuery))
    } catch (cause) {
      logFailure('The recipe could not be exported', cause)
      notifyUnavailable()
    }
  }
  return (
    <Menu
      label="Export as…"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 font-semibold hover:bg-sunken print:hidden"
      items={forms.map(({ form, label }) => ({
        key: form,
        label,
        onSelect: () => void save(form),
      }))}
    >
      Export as…
      <ChevronDownIcon size={18} />
    </Menu>
  )
}
