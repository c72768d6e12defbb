import { useAuth } from '#web/features/account/auth-context.ts'
import { PantryPanel } from '#web/features/pantry/pantry-panel.tsx'
import { RankedRecipes } from '#web/features/recipes/ranked-recipes.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { useCatalogue } from '#web/lib/catalogue.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { SaveButton } from '../save-button.tsx'
import { useKitchen } from '../use-kitchen.ts'

/** "Ingredients": what is at home, and at once what can be cooked from it. */
export function HomeScreen() {
  const { user } = useAuth()
  const catalogue = useCatalogue()
  const vocabulary = catalogue.data?.vocabulary
  const kitchen = useKitchen(user?.id ?? null, vocabulary)

  return (
    <div className="grid gap-x-9 gap-y-8 lg:grid-cols-[23.25rem_minmax(0,1fr)]">
      <section aria-label="Your pantry" className="min-w-0">
        <PageTitle lead="Type what you have, as it comes: “2 eggs, milk, half an onion”. Recipes follow as you go.">
          What’s in your kitchen?
        </PageTitle>
        <PantryPanel owner={user?.id ?? null} vocabulary={vocabulary} />
      </section>
      <section aria-label="Recipes" className="min-w-0">
        {catalogue.isError && (
          <ErrorState
            title="The recipes could not be loaded"
            onRetry={() => void catalogue.refetch()}
            retrying={catalogue.isFetching}
          >
            What you add to your pantry is kept meanwhile.
          </ErrorState>
        )}
        {catalogue.isPending && <SkeletonGrid />}
        {catalogue.data !== undefined && kitchen !== undefined && (
          <RankedRecipes
            recipes={catalogue.data.recipes}
            kitchen={kitchen}
            vocabulary={catalogue.data.vocabulary}
            corner={(recipe) => <SaveButton recipeId={String(recipe.id)} title={recipe.title} />}
          />
        )}
      </section>
    </div>
  )
}
