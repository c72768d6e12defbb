import type { Recipe } from '#domain/recipes/recipe.ts'
import { useStoredRecipe, useOwnRecipeActions } from '#web/features/own-recipes/own-recipe.ts'
import { ShareDialog } from '#web/features/recipes/page/share-dialog.tsx'

interface ShareRecipeProps {
  recipe: Recipe
  readerId: string | null
  onClose: () => void
}

/** The ways to share a recipe; of an own one that is not for everyone, that others cannot open the link. */
export function ShareRecipe({ recipe, readerId, onClose }: ShareRecipeProps) {
  const { id, title, isPremium, ownerId } = recipe
  const isOwn = readerId !== null && ownerId === readerId
  const { data: stored } = useStoredRecipe(isOwn ? String(id) : null, readerId)
  const { show } = useOwnRecipeActions(readerId ?? '')
  const isLimited =
    isOwn && stored !== undefined && stored !== null && stored.visibility !== 'public'
  return (
    <ShareDialog
      {...{ title, isPremium, onClose }}
      url={window.location.href}
      {...(isLimited && {
        limited: {
          to: stored.visibility === 'private' ? ('nobody' as const) : ('followers' as const),
          onMakePublic: () => void show(Number(id), 'public'),
        },
      })}
    />
  )
}
