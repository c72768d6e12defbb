import { useDeferredValue, useEffect, useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useRecipe } from '#web/features/recipes/queries.ts'
import { RecipeSkeleton } from '#web/features/recipes/card/recipe-skeleton.tsx'
import { useRecipeCards, useVocabulary } from '#web/lib/catalogue.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { useDocumentTitle } from '../page/document-title.ts'
import { forgetPageTags } from '../page/forget-page-tags.ts'
import { RecipeInKitchen } from './recipe-in-kitchen.tsx'

const { Piece: RecipeOfCard } = lazyPiece(
  async () => (await import('#web/features/recipes/card/recipe-of-card.tsx')).RecipeOfCard,
)

/** One recipe, wherever it came from, read against the pantry. */
export function RecipePage({ id }: { id: string }) {
  const { user, loading } = useAuth()
  const userId = user?.id ?? null
  const recipe = useRecipe(id, userId, !loading)
  const { data: cards } = useRecipeCards()
  const [isUnavailable, setUnavailable] = useState(false)
  // Much is made of both: React makes it between what a person does, while what is there stays as it is.
  const shown = useDeferredValue(recipe.data)
  const vocabulary = useDeferredValue(useVocabulary().data)

  const card = cards?.find((each) => String(each.id) === id)
  useDocumentTitle(recipe.data?.title ?? card?.title ?? t('Recipe'))
  useEffect(() => forgetPageTags, [])

  // What is there stays, also where it cannot be asked for again.
  const isOutOfReach = recipe.isLoadingError || (recipe.isPending && recipe.isPaused)
  if (isOutOfReach) {
    const retry = { onRetry: () => void recipe.refetch(), retrying: recipe.isFetching }
    if (card !== undefined && !isUnavailable) {
      return <RecipeOfCard card={card} {...retry} onUnavailable={() => setUnavailable(true)} />
    }
    return (
      <ErrorState level={1} title={t('This recipe could not be loaded')} {...retry}>
        {t('Please check your connection.')}
      </ErrorState>
    )
  }
  if (shown === undefined) {
    return <RecipeSkeleton card={card} />
  }
  return <RecipeInKitchen recipe={shown} owner={userId} vocabulary={vocabulary} />
}
