import { useDeferredValue, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import type { SettledListing } from '#domain/recipes/settle-listing.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { ListedCards } from '#web/features/recipes/listing/listed-cards.tsx'
import { LoadMore } from '#web/features/recipes/listing/load-more.tsx'
import { ReadAs } from '#web/features/recipes/listing/read-as.tsx'
import type { useListingAddress } from '#web/features/recipes/listing/use-listing-address.ts'
import { seenFirst } from '#web/features/recipes/card/recipe-grid.tsx'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AnswerableCards } from '../kitchen/answerable-cards.tsx'
import { saveCorner } from '../kitchen/save-button.tsx'
import { useCornerOfRecipes } from '../kitchen/use-corner-of-recipes.ts'
import { ListingNotices } from './listing-notices.tsx'
import { NothingFoundHere } from './nothing-found-here.tsx'
import { NothingToCookFrom } from './nothing-to-cook-from.tsx'
import type { ShownListing } from './use-listing.ts'

interface ListingFoundProps {
  listing: ShownListing
  /** "24 recipes" */
  heading: string
  /** Beside the heading, where there is room. */
  sort: ReactNode
  address: ReturnType<typeof useListingAddress>
  onChoose: (choice: ListingChoice) => void
  settled: SettledListing
  settings: DietarySettings | null
  /** Nothing else stands above it. */
  isOnTop: boolean
}

/** What was found, as far as one has come, and what there is to say of it. */
export function ListingFound(props: ListingFoundProps) {
  const { listing, heading, sort, address, onChoose, settled, settings, isOnTop } = props
  const { user, access } = useAuth()
  const { choice, ignored } = address
  const corner = useCornerOfRecipes(saveCorner)
  const { matches, kitchen, request, isFetching, refetch } = listing
  // The page can be used before all its cards are made; React makes them between what a person does.
  const made = useDeferredValue(matches?.length ?? 0, 0)
  const painted = Math.max(made, seenFirst)
  if (listing.hasFailed) {
    return (
      <ErrorState
        title={t('The recipes could not be loaded')}
        onRetry={refetch}
        retrying={isFetching}
      >
        {t('Please check your connection.')}
      </ErrorState>
    )
  }
  const { ofKitchen } = listing
  const isTooEarly = matches?.length === 0 && ofKitchen?.isComposing === true
  if (matches === undefined || kitchen === undefined || isTooEarly) return <SkeletonGrid />
  const isNothingToCookFrom = settled.query.forKitchen && kitchen.owned.size === 0
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:min-h-11">
        <h2 className="text-[1.5rem]" aria-live="polite">
          {heading}
        </h2>
        {sort}
      </div>
      <ListingNotices
        ignored={ignored}
        locked={settled.locked}
        isOnDeviceOnly={listing.isOnDeviceOnly}
        isFetching={isFetching}
        onRetry={refetch}
      />
      {ofKitchen !== undefined && matches.length > 0 && (
        <p className="mb-3 text-[0.9375rem] text-soft">
          {t('Our recipes, and dishes put together from what you have.')}
          {user !== null &&
            ` ${t('Your own recipes and those of other cooks are not among them.')}`}
        </p>
      )}
      {isNothingToCookFrom && <NothingToCookFrom />}
      {listing.readAs !== null && (
        <ReadAs
          text={choice.text}
          readAs={listing.readAs}
          onExact={() => onChoose({ ...choice, exactText: true })}
        />
      )}
      {matches.length === 0 && request !== undefined && !isNothingToCookFrom && (
        <NothingFoundHere
          choice={choice}
          settled={settled}
          settings={settings}
          access={access}
          request={request}
          ofKitchen={ofKitchen}
          hasPantry={kitchen.owned.size > 0}
          onChoose={onChoose}
        />
      )}
      {matches.length > 0 && (
        <AnswerableCards owner={user?.id ?? null} kitchen={kitchen}>
          <ListedCards
            matches={matches}
            query={settled.query}
            kitchen={kitchen}
            isBare={listing.isBare}
            count={listing.count}
            corner={corner}
            painted={painted}
            isOnTop={isOnTop}
          />
        </AnswerableCards>
      )}
      {listing.hasMore && (
        <LoadMore
          loaded={matches.length}
          // The end of the list is no end as long as cards are made.
          isLoading={listing.isLoadingMore || painted < matches.length}
          hasFailed={listing.hasMoreFailed}
          onMore={listing.showMore}
        />
      )}
    </>
  )
}
