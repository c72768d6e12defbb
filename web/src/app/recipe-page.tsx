import { matchNeed } from '#domain/matching/need.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useRecipe } from '#web/features/recipes/queries.ts'
import { RecipeSkeleton } from '#web/features/recipes/recipe-skeleton.tsx'
import { RecipeView } from '#web/features/recipes/recipe-view.tsx'
import { useRecipeCards, useVocabulary } from '#web/lib/catalogue.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { CookModeOverlay, useCookMode } from './cook-mode.tsx'
import { cookRecipeOf } from './cook-recipe-of.ts'
import { useDocumentTitle } from './document-title.ts'
import { SaveButton } from './save-button.tsx'
import { useKitchen } from './use-kitchen.ts'
import { useProvisions } from './use-provisions.ts'

/** One recipe, wherever it came from, read against the pantry. */
export function RecipePage({ id }: { id: string }) {
  const { user } = useAuth()
  const userId = user?.id ?? null
  const recipe = useRecipe(id, userId)
  const { data: cards } = useRecipeCards()
  const { data: vocabulary } = useVocabulary()
  const { kitchen, isBare } = useKitchen(userId, vocabulary)
  const { have, buy } = useProvisions(userId)
  const cookMode = useCookMode()

  useDocumentTitle(recipe.data?.title ?? 'Recipe')

  if (recipe.isError) {
    return (
      <ErrorState
        level={1}
        title="This recipe could not be loaded"
        onRetry={() => void recipe.refetch()}
        retrying={recipe.isFetching}
      >
        Please check your connection.
      </ErrorState>
    )
  }
  if (recipe.data === undefined) {
    return <RecipeSkeleton card={cards?.find((each) => String(each.id) === id)} />
  }
  const matched =
    kitchen === undefined || isBare
      ? null
      : {
          vocabulary: kitchen.vocabulary,
          swaps: kitchen.swaps,
          needs: recipe.data.ingredients.map(({ ingredient, name, optional }) =>
            matchNeed({ ingredient, text: name, optional }, kitchen),
          ),
          onHave: have,
          onBuy: buy,
        }
  const toCook = cookRecipeOf(recipe.data)
  return (
    <>
      <RecipeView
        recipe={recipe.data}
        matched={matched}
        corner={<SaveButton recipeId={String(recipe.data.id)} title={recipe.data.title} />}
      />
      {toCook !== null && (
        <>
          <Button
            size="lg"
            className="mt-8"
            onPointerEnter={cookMode.preload}
            onFocus={cookMode.preload}
            onClick={cookMode.open}
          >
            Cook
          </Button>
          <CookModeOverlay recipe={toCook} />
        </>
      )}
    </>
  )
}
