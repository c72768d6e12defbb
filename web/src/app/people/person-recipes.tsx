import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListState } from '#web/ui/list-state.tsx'
import { sharedRecipesQuery } from '#web/features/people/people-queries.ts'
import { RecipeGrid } from '#web/features/recipes/card/recipe-grid.tsx'
import { useRecipesById } from '#web/features/recipes/recipes-by-id.ts'

import { markedCorner } from '../kitchen/diet-mark.tsx'

interface PersonRecipesProps {
  readerId: string
  personId: string
  /** Above the recipes, where there are any. */
  actions: ReactNode
  empty: ReactNode
}

const none: readonly string[] = []

/** What a cook has written, as far as the reader may see it, newest first. */
export function PersonRecipes({ readerId, personId, actions, empty }: PersonRecipesProps) {
  const shared = useQuery(sharedRecipesQuery(readerId, personId))
  const ids = shared.data ?? none
  const recipes = useRecipesById(ids, readerId)
  const byId = new Map(recipes.data?.map((recipe) => [String(recipe.id), recipe]))
  const inOrder = ids.flatMap((id) => byId.get(id) ?? [])
  const failed = shared.isError ? shared : recipes
  return (
    <ListState
      state={{
        isPending: shared.isPending || (ids.length > 0 && recipes.isPending),
        isError: failed.isError,
        isFetching: failed.isFetching,
        refetch: () => void failed.refetch(),
      }}
      isEmpty={inOrder.length === 0}
      empty={empty}
    >
      {actions}
      <RecipeGrid recipes={inOrder} corner={markedCorner} />
    </ListState>
  )
}
