import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { PantryPanel } from '#web/features/pantry/list/pantry-panel.tsx'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { UnrankedRecipes } from '#web/features/recipes/ranking/unranked-recipes.tsx'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { picturesSeenFirst } from '#web/lib/pictures-seen-first.ts'
import { useHasSide } from '#web/lib/use-is-wide.ts'
import { cn } from '#web/ui/cn.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { saveCorner } from '../kitchen/save-button.tsx'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import type * as BySettings from './by-settings.ts'
import { useLookPast } from './use-look-past.ts'
import { useSettingsFilter } from './use-settings-filter.ts'
import { useSuitableRecipes } from '../kitchen/use-suitable-recipes.ts'

const ofKitchen = () => import('./of-kitchen.ts')
const { Piece: RecipesOfKitchen, preload } = lazyPiece(
  async () => (await ofKitchen()).RecipesOfKitchen,
)
/** What only who has settings sees. */
const bySettings = <Props extends object>(pick: (all: typeof BySettings) => ComponentType<Props>) =>
  lazyPiece(async () => pick(await import('./by-settings.ts'))).Piece
const FilteredBySettings = bySettings((all) => all.FilteredBySettings)
const PassedSettings = bySettings((all) => all.PassedSettings)
const NothingLeft = bySettings((all) => all.NothingLeft)
const HiddenByDiet = bySettings((all) => all.HiddenByDiet)
const { Piece: UnlockSuggestions } = lazyPiece(async () => (await ofKitchen()).UnlockSuggestions)

const { Piece: AbovePantry } = lazyPiece(
  async () => (await import('./above-pantry.tsx')).AbovePantry,
)
const recipesId = 'recipes'

/** For what nobody asked for, so that nobody misses it. */
const nothing = () => undefined

/** "Ingredients": what is at home, and at once what can be cooked from it. */
export function HomeScreen() {
  const { user, loading } = useAuth()
  const vocabulary = useVocabulary()
  const owner = user?.id ?? null
  const { items, isSuccess } = usePantry(owner)
  const { kitchen, isBare } = useKitchen(owner, vocabulary.data)
  const looking = useLookPast(owner)
  const suitable = useSuitableRecipes(owner, looking.look?.without)
  const filtered = useSettingsFilter(owner, suitable)
  const hasSide = useHasSide()
  const [aside, setAside] = useState<Element | null>(null)
  const isEmpty = isSuccess && items.length === 0
  const unlocks = !isBare && kitchen !== undefined && filtered.recipes !== undefined && (
    <section aria-label={t('What opens more')} className="min-w-0">
      <UnlockSuggestions
        owner={owner}
        recipes={filtered.recipes}
        rules={suitable.diet.rules}
        kitchen={kitchen}
        onUnavailable={nothing}
      />
    </section>
  )
  return (
    <div
      className={cn(
        'grid md:-me-10 md:grid-cols-[min(16.5rem,40%)_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-5 md:gap-y-5',
        'lg:me-0 lg:grid-cols-[min(19rem,36%)_minmax(0,1fr)] lg:gap-x-9',
        // Where there is something at home, the recipes come up to it.
        isEmpty ? 'gap-y-8' : 'gap-y-1.5',
      )}
    >
      <section aria-label={t('Pantry')} className="min-w-0">
        {isEmpty ? (
          <PageTitle
            lead={t(
              'Type what you have, as it comes: “2 eggs, milk, half an onion”. Recipes follow as you go.',
            )}
          >
            {t('What’s in your kitchen?')}
          </PageTitle>
        ) : (
          <PageTitle className="max-md:sr-only md:mb-4 md:[&_h1]:text-2xl">
            {t('What’s in your kitchen?')}
          </PageTitle>
        )}
        {owner !== null && (
          <AbovePantry
            owner={owner}
            placeholder={<div className="mb-3 h-11" />}
            onUnavailable={nothing}
          />
        )}
        <PantryPanel
          owner={owner}
          isOwnerKnown={!loading}
          next={recipesId}
          vocabulary={vocabulary.data}
        >
          {hasSide && <div ref={setAside} className="space-y-3 empty:hidden" />}
        </PantryPanel>
      </section>
      {hasSide && unlocks}
      <section
        id={recipesId}
        tabIndex={-1}
        aria-label={t('Recipes')}
        className="min-w-0 scroll-mt-22 md:col-start-2 md:row-span-2 md:row-start-1"
      >
        <RecipesForPantry
          owner={owner}
          kitchen={kitchen}
          unknown={isBare ? items.map(({ name }) => name) : null}
          looking={looking}
          suitable={suitable}
          filtered={filtered}
          vocabulary={vocabulary}
          aside={aside}
          afterGroup={!hasSide && unlocks}
        />
      </section>
    </div>
  )
}

interface RecipesForPantryProps {
  /** Null is a visitor. */
  owner: string | null
  kitchen: ReturnType<typeof useKitchen>['kitchen']
  /** What stands in a pantry of which nothing is known; null where something is. */
  unknown: readonly string[] | null
  looking: ReturnType<typeof useLookPast>
  suitable: ReturnType<typeof useSuitableRecipes>
  filtered: ReturnType<typeof useSettingsFilter>
  vocabulary: ReturnType<typeof useVocabulary>
  /** Where the kitchen is asked about; null where there is no room beside the recipes. */
  aside: Element | null
  /** What comes after the first group of recipes. */
  afterGroup: ReactNode
}

function RecipesForPantry(props: RecipesForPantryProps) {
  const { owner, kitchen, unknown, looking, suitable, filtered, vocabulary } = props
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
        title={t('The recipes could not be loaded')}
        onRetry={() => {
          setUnavailable(false)
          void Promise.all([suitable.refetch(), vocabulary.refetch()])
        }}
        retrying={suitable.isFetching || vocabulary.isFetching}
      >
        {t('What you add to your pantry is kept meanwhile.')}
      </ErrorState>
    )
  }
  const { recipes, leftOut, others, showsAll, toggle } = filtered
  if (recipes === undefined) return <SkeletonGrid />
  const { diet } = suitable
  const { look, pass } = looking
  const counts = look?.without(diet) ?? diet
  const corner = look?.corner ?? saveCorner
  const waysOut = (hidden: readonly RecipeCard[]) => (
    <NothingLeft
      hidden={hidden}
      diet={counts}
      showsAll={showsAll}
      onPass={pass}
      onUnavailable={notifyUnavailable}
    />
  )
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
      {look !== undefined && (
        <PassedSettings
          passed={look.passed}
          diet={diet}
          onKeep={looking.keep}
          onUnavailable={notifyUnavailable}
        />
      )}
      {isBare && <UnrankedRecipes recipes={recipes} corner={corner} unknown={unknown} />}
      {isBare && recipes.length === 0 && leftOut.length > 0 && waysOut(leftOut)}
      {!isBare && kitchen === undefined && <SkeletonGrid />}
      {kitchen !== undefined && (
        <RecipesOfKitchen
          owner={owner}
          recipes={recipes}
          held={leftOut}
          kitchen={kitchen}
          corner={corner}
          waysOut={waysOut}
          aside={props.aside}
          afterGroup={props.afterGroup}
          isBare={isBare}
          placeholder={isBare ? null : <SkeletonGrid />}
          onUnavailable={() => setUnavailable(!isBare)}
        />
      )}
      {suitable.held.length > 0 && (
        <HiddenByDiet
          held={suitable.held}
          diet={counts}
          onPass={pass}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
    </>
  )
}
