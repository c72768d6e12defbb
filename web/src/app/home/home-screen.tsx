import { useEffect, useState } from 'react'
import { useAuth } from '#web/features/account/auth-context.ts'
import { PantryPanel } from '#web/features/pantry/list/pantry-panel.tsx'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { UnrankedRecipes } from '#web/features/recipes/ranking/unranked-recipes.tsx'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { picturesSeenFirst } from '#web/lib/pictures-seen-first.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { HiddenByDiet } from './hidden-by-diet.tsx'
import { saveCorner } from '../kitchen/save-button.tsx'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { useSettingsFilter } from './use-settings-filter.ts'
import { useSuitableRecipes } from '../kitchen/use-suitable-recipes.ts'

const { Piece: RankedRecipes, preload } = lazyPiece(
  async () => (await import('#web/features/recipes/ranking/ranked-recipes.tsx')).RankedRecipes,
)
const { Piece: FilteredBySettings } = lazyPiece(
  async () => (await import('./filtered-by-settings.tsx')).FilteredBySettings,
)
const { Piece: UnlockSuggestions } = lazyPiece(
  async () => (await import('./unlock-suggestions.tsx')).UnlockSuggestions,
)

const { Piece: PendingChanges } = lazyPiece(
  async () => (await import('../offline/pending-changes.tsx')).PendingChanges,
)
/** For what nobody asked for, so that nobody misses it. */
const nothing = () => undefined

/** "Ingredients": what is at home, and at once what can be cooked from it. */
export function HomeScreen() {
  const { user, loading } = useAuth()
  const vocabulary = useVocabulary()
  const owner = user?.id ?? null
  const { items } = usePantry(owner)
  const { kitchen, isBare } = useKitchen(owner, vocabulary.data)
  const suitable = useSuitableRecipes(owner)
  const filtered = useSettingsFilter(owner, suitable)
  return (
    <div className="grid gap-x-9 gap-y-8 lg:grid-cols-[23.25rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-5">
      <section aria-label="Pantry" className="min-w-0">
        <PageTitle lead="Type what you have, as it comes: “2 eggs, milk, half an onion”. Recipes follow as you go.">
          What’s in your kitchen?
        </PageTitle>
        {owner !== null && (
          <PendingChanges userId={owner} className="mb-5" onUnavailable={nothing} />
        )}
        <PantryPanel owner={owner} isOwnerKnown={!loading} vocabulary={vocabulary.data} />
      </section>
      {!isBare && kitchen !== undefined && filtered.recipes !== undefined && (
        <section aria-label="What opens more" className="min-w-0">
          <UnlockSuggestions
            owner={owner}
            recipes={filtered.recipes}
            kitchen={kitchen}
            onUnavailable={nothing}
          />
        </section>
      )}
      <section
        aria-label="Recipes"
        className="min-w-0 scroll-mt-22 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <RecipesForPantry
          kitchen={kitchen}
          unknown={isBare ? items.map(({ name }) => name) : null}
          suitable={suitable}
          filtered={filtered}
          vocabulary={vocabulary}
        />
      </section>
    </div>
  )
}

interface RecipesForPantryProps {
  kitchen: ReturnType<typeof useKitchen>['kitchen']
  /** What stands in a pantry of which nothing is known; null where something is. */
  unknown: readonly string[] | null
  suitable: ReturnType<typeof useSuitableRecipes>
  filtered: ReturnType<typeof useSettingsFilter>
  vocabulary: ReturnType<typeof useVocabulary>
}

function RecipesForPantry(props: RecipesForPantryProps) {
  const { kitchen, unknown, suitable, filtered, vocabulary } = props
  const [isUnavailable, setUnavailable] = useState(false)
  const isBare = unknown !== null

  useEffect(() => {
    // A pantry that is there is ranked as soon as can be; before the first thing is added, the pictures pass.
    if (isBare) void picturesSeenFirst().then(preload)
    else preload()
  }, [isBare])

  if (suitable.isError || isUnavailable || (vocabulary.isError && !isBare)) {
    return (
      <ErrorState
        title="The recipes could not be loaded"
        onRetry={() => {
          setUnavailable(false)
          void Promise.all([suitable.refetch(), vocabulary.refetch()])
        }}
        retrying={suitable.isFetching || vocabulary.isFetching}
      >
        What you add to your pantry is kept meanwhile.
      </ErrorState>
    )
  }
  const { recipes, leftOut, others, showsAll, toggle } = filtered
  if (recipes === undefined) return <SkeletonGrid />
  return (
    <>
      {others > 0 && (
        <FilteredBySettings
          defaults={filtered.defaults}
          found={recipes.length}
          others={others}
          showsAll={showsAll}
          onToggle={toggle}
          placeholder={<div className="mb-3 h-11" />}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
      {isBare && <UnrankedRecipes recipes={recipes} corner={saveCorner} unknown={unknown} />}
      {!isBare && kitchen === undefined && <SkeletonGrid />}
      {!isBare && kitchen !== undefined && (
        <RankedRecipes
          recipes={recipes}
          held={leftOut}
          kitchen={kitchen}
          corner={saveCorner}
          settings={<LinkButton to={paths.account}>Dietary settings</LinkButton>}
          placeholder={<SkeletonGrid />}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
      <HiddenByDiet count={suitable.held.length} />
    </>
  )
}
