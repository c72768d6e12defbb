import { useAuth } from '#web/features/account/auth-context.ts'
import { PantryPanel } from '#web/features/pantry/pantry-panel.tsx'
import { RankedRecipes, UnrankedRecipes } from '#web/features/recipes/ranked-recipes.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { HiddenByDiet } from '../hidden-by-diet.tsx'
import { saveCorner } from '../save-button.tsx'
import { useKitchen } from '../use-kitchen.ts'
import { useSuitableRecipes } from '../use-suitable-recipes.ts'

/** "Ingredients": what is at home, and at once what can be cooked from it. */
export function HomeScreen() {
  const { user } = useAuth()
  const { data: vocabulary } = useVocabulary()
  const owner = user?.id ?? null
  return (
    <div className="grid gap-x-9 gap-y-8 lg:grid-cols-[23.25rem_minmax(0,1fr)]">
      <section aria-label="Pantry" className="min-w-0">
        <PageTitle lead="Type what you have, as it comes: “2 eggs, milk, half an onion”. Recipes follow as you go.">
          What’s in your kitchen?
        </PageTitle>
        <PantryPanel owner={owner} vocabulary={vocabulary} />
      </section>
      <section aria-label="Recipes" className="min-w-0">
        <RecipesForPantry owner={owner} />
      </section>
    </div>
  )
}

/** `owner` null is a visitor. */
function RecipesForPantry({ owner }: { owner: string | null }) {
  const vocabulary = useVocabulary()
  const { kitchen, isBare } = useKitchen(owner, vocabulary.data)
  const { recipes, hidden, ...found } = useSuitableRecipes(owner)

  if (found.isError || (vocabulary.isError && !isBare)) {
    return (
      <ErrorState
        title="The recipes could not be loaded"
        onRetry={() => void Promise.all([found.refetch(), vocabulary.refetch()])}
        retrying={found.isFetching || vocabulary.isFetching}
      >
        What you add to your pantry is kept meanwhile.
      </ErrorState>
    )
  }
  const isMatched = kitchen !== undefined && vocabulary.data !== undefined
  if (recipes === undefined || !(isBare || isMatched)) return <SkeletonGrid />
  return (
    <>
      {isMatched && !isBare ? (
        <RankedRecipes
          recipes={recipes}
          kitchen={kitchen}
          vocabulary={vocabulary.data}
          corner={saveCorner}
        />
      ) : (
        <UnrankedRecipes recipes={recipes} corner={saveCorner} />
      )}
      <HiddenByDiet count={hidden} />
    </>
  )
}
