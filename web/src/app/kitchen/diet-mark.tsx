import { t } from '#domain/texts/t.ts'
import { dietConflicts } from '#domain/recipes/diet-conflicts.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { Contents } from '#domain/ingredients/contents.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { avoidablesInWords } from '#web/features/recipes/avoidable-words.ts'
import { Tag } from '#web/ui/tag.tsx'
import { saveCorner } from './save-button.tsx'
import { useDiet } from './use-diet.ts'

interface DietMarkProps {
  recipe: Pick<RecipeCard, keyof Contents | 'diets'>
}

/**
 * Shows of a recipe that is shown all the same, because somebody put it there, what in it the person
 * avoids. Nothing about a recipe is ever called safe: there is a warning or no word.
 */
export function DietMark({ recipe }: DietMarkProps) {
  const { user } = useAuth()
  const { settings, isError } = useDiet(user?.id ?? null)
  if (isError) return <Tag tone="butter">{t('Not checked against your diet')}</Tag>
  if (settings === undefined) return null
  const { contains, unknown } = dietConflicts(recipe, settings)
  if (contains.length > 0) {
    return <Tag tone="tomato">{t('Contains {foods}', { foods: avoidablesInWords(contains) })}</Tag>
  }
  if (unknown.length > 0) {
    return <Tag tone="butter">{t('Not known: {foods}', { foods: avoidablesInWords(unknown) })}</Tag>
  }
  return null
}

/** The save button as the corner of a card, with the warning beside it. */
export function markedCorner(recipe: RecipeCard) {
  return (
    <div className="flex items-center gap-2">
      <DietMark recipe={recipe} />
      {saveCorner(recipe)}
    </div>
  )
}
