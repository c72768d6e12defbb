import { useMemo, useState, type ComponentType } from 'react'
import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import { formatNumber } from '#domain/format-number.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import { openChoice, settleListing, tidyChoice } from '#domain/recipes/settle-listing.ts'
import { isComposedFor } from '#domain/recipes/listing.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { settingsInWords } from '#web/features/account/dietary-words.ts'
import { ActiveFilters } from '#web/features/recipes/listing/active-filters.tsx'
import { activeFilters } from '#web/features/recipes/listing/filter-words.ts'
import { SearchField } from '#web/features/recipes/listing/search-field.tsx'
import { SortField } from '#web/features/recipes/listing/sort-field.tsx'
import { useListingAddress } from '#web/features/recipes/listing/use-listing-address.ts'
import { useWish } from '#web/features/recipes/listing/use-wish.ts'
import { wishAsChosen, wishFilters } from '#web/features/recipes/listing/wish-as-chosen.ts'
import { WishRead } from '#web/features/recipes/listing/wish-read.tsx'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { within } from '#web/lib/timing.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Discover, prepareDiscover } from './discover.tsx'
import { FilterSheet, ListingFilters } from './listing-filters.tsx'
import { ListingFound } from './listing-found.tsx'
import { SettingsChip } from './settings-chip.tsx'
import { useListing, type ShownListing } from './use-listing.ts'
import type { Cookable } from '../home/cookable-here.tsx'
import { useDiet } from '../kitchen/use-diet.ts'
import { useVisitorSettings } from '../kitchen/use-lacked.ts'
import { WhoeverEats } from '../kitchen/whoever-eats.tsx'

const { Piece: CookableHere } = lazyPiece(
  async () => (await import('../home/of-kitchen.ts')).CookableHere,
)

/** Most often all that it takes to ask is here already; else the page does not wait for it. */
const patienceMilliseconds = 150

/** The screen, with what stands above its list asked for: drawing the page would hold that up. */
export async function openRecipes(): Promise<ComponentType> {
  // What could not be fetched is fetched again, and its failure shown, when it is drawn.
  const prepared = location.search === '' ? prepareDiscover().catch(() => undefined) : undefined
  if (prepared !== undefined) await within(patienceMilliseconds, prepared)
  return RecipesScreen
}

/** "24 recipes", and the way to them; among dishes of one's kitchen they are dishes all. */
function foundInWords({ total, isTotalWhole, ofKitchen }: ShownListing) {
  const digits = `${formatNumber(total)}${isTotalWhole ? '' : '+'}`
  const thing = ofKitchen === undefined ? 'recipe' : 'dish'
  return {
    heading: t(
      '{thing, select, dish {{total, plural, one {{digits} dish} other {{digits} dishes}}} other {{total, plural, one {{digits} recipe} other {{digits} recipes}}}}',
      { thing, total, digits },
    ),
    show: t(
      '{thing, select, dish {{total, plural, one {Show {digits} dish} other {Show {digits} dishes}}} other {{total, plural, one {Show {digits} recipe} other {Show {digits} recipes}}}}',
      { thing, total, digits },
    ),
  }
}

/** All recipes: searched, narrowed and ordered by what the address says; what fits the pantry first. */
function RecipesScreen() {
  const { user, access } = useAuth()
  const owner = user?.id ?? null
  const address = useListingAddress()
  const typed = address.choice
  const wish = useWish(typed)
  const diet = useDiet(owner)
  const visitor = useVisitorSettings()
  const known = diet.isKnown ? (diet.settings ?? visitor) : undefined
  const { choice, settled } = useMemo(() => {
    if (known === undefined) return { choice: typed, settled: undefined }
    const asTyped = settleListing(typed, known, access)
    if (wish === null) return { choice: typed, settled: asTyped }
    const read = wishAsChosen(typed, asTyped.query, wish)
    return { choice: read, settled: settleListing(read, known, access) }
  }, [typed, wish, known, access])
  const ofWish = wish === null ? [] : wishFilters(wish, choice)
  const filters = settled === undefined ? [] : [...ofWish, ...activeFilters(choice, settled)]
  const isSearch = choice.text !== '' || filters.length > 0
  const [cookable, setCookable] = useState<Cookable>()
  const [isUnavailable, setUnavailable] = useState(false)
  const listing = useListing(settled?.query, owner, isSearch, cookable)
  const isWide = useIsWide()

  if (settled === undefined || known === undefined) {
    return (
      <>
        <PageTitle>{t('Recipes')}</PageTitle>
        {diet.isError ? (
          <ErrorState
            title={t('Your dietary settings could not be loaded')}
            onRetry={() => void diet.refetch()}
            retrying={diet.isFetching}
          >
            {t('Until they are known, nothing is shown that you may want to avoid.')}
          </ErrorState>
        ) : (
          <SkeletonGrid />
        )}
      </>
    )
  }

  const isForKitchen = isComposedFor(settled.query)
  const isMissing = isForKitchen && isUnavailable
  const askAgain = () => {
    setUnavailable(false)
    return undefined
  }
  const always = settingsInWords(known)
  const choose = (next: ListingChoice) => address.choose(tidyChoice(next, known))
  const clear = () => choose({ ...openChoice(known), text: choice.text })
  const { heading, show } = foundInWords(listing)
  const panel = {
    choice,
    settled,
    access,
    request: listing.request,
    ofKitchen: listing.ofKitchen,
    hasPantry: !listing.isBare,
    isSignedIn: user !== null,
    onChoose: choose,
  }
  const sort = (
    <SortField
      choice={choice}
      query={settled.query}
      isBare={listing.isBare}
      isClosed={isClosed('advanced_search', access)}
      onChoose={choose}
    />
  )
  return (
    <>
      <PageTitle>{t('Recipes')}</PageTitle>
      {isForKitchen && !isMissing && (
        <CookableHere
          owner={user?.id ?? null}
          mode={settled.query.mode}
          facts={settled.query.facts}
          cards={listing.here.cards}
          kitchen={listing.kitchen}
          onCookable={setCookable}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
      <search className="space-y-3">
        <div className="max-w-3xl">
          <SearchField value={address.typed} onChange={address.type} />
        </div>
        {!isWide && (
          <div className="flex flex-wrap items-center gap-2">
            <FilterSheet {...panel} active={filters.length} show={show} onClear={clear} />
            {sort}
          </div>
        )}
        {wish !== null && (
          <WishRead
            text={typed.text}
            wish={wish}
            onExact={() => choose({ ...typed, exactText: true })}
          />
        )}
        {owner !== null && <WhoeverEats owner={owner} />}
        <ActiveFilters
          filters={filters}
          settings={always === '' ? null : <SettingsChip words={always} />}
          onChoose={choose}
          onClear={clear}
        />
      </search>
      {!isSearch && <Discover />}
      <div className="mt-6 grid gap-x-9 lg:grid-cols-[min(17.5rem,32%)_minmax(0,1fr)]">
        {isWide && (
          <section aria-label={t('Filters')} className="min-w-0">
            <ListingFilters {...panel} />
          </section>
        )}
        <section aria-label={t('Recipes found')} className="min-w-0">
          <ListingFound
            listing={isMissing ? { ...listing, hasFailed: true, refetch: askAgain } : listing}
            heading={heading}
            sort={isWide ? sort : null}
            address={{ ...address, choice }}
            onChoose={choose}
            settled={settled}
            settings={known}
            isOnTop={isSearch}
          />
        </section>
      </div>
    </>
  )
}
