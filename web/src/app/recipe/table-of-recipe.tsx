import { useMemo } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { TableSection } from './table-section.tsx'

interface TableOfRecipeProps {
  owner: string
  recipe: Recipe
  vocabulary: Vocabulary
}

/** What each who eats today does with a dish; nothing is said to who eats alone. */
export function TableOfRecipe({ owner, recipe, vocabulary }: TableOfRecipeProps) {
  const { eating } = useTable(owner)
  const eaters = useMemo(
    () => eating.map(({ name, settings }) => ({ name, settings, portions: 1 })),
    [eating],
  )
  if (eaters.length < 2) return null
  return <TableSection recipe={recipe} vocabulary={vocabulary} eaters={eaters} />
}
