import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { simplestFirst } from '#domain/recipes/simplest-first.ts'
import { RecipeGrid, type RecipeGridProps } from '../card/recipe-grid.tsx'
import { RecipesHeading } from '../card/recipes-heading.tsx'
import { listInWords } from '../words.ts'

interface UnrankedRecipesProps extends RecipeGridProps {
  /** What stands in the pantry without being known. */
  unknown: readonly string[]
}

/** Recipes while nothing is known of the pantry. */
export function UnrankedRecipes({ recipes, corner, unknown }: UnrankedRecipesProps) {
  const simplest = useMemo(() => simplestFirst(recipes), [recipes])
  const aside =
    unknown.length === 0
      ? t('Add what you have, and these sort themselves.')
      : t(
          'We don’t know {foods} yet, so nothing can be matched. Another name may help, or something else that you have.',
          { foods: listInWords(unknown) },
        )
  return (
    <>
      <RecipesHeading title={t('Something to cook')} aside={aside} />
      <div className="mt-4.5">
        <RecipeGrid recipes={simplest} corner={corner} />
      </div>
    </>
  )
}
