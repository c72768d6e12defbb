import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { SearchIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dismissToasts } from '#web/ui/toast.ts'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { SavedGrid } from './saved-grid.tsx'
import { selectables } from './selection/selectable.ts'
import { useLongPress } from './use-long-press.ts'
import type { useRecipesOf } from './use-recipes-of.ts'
import { useSavedKitchen } from './use-saved-kitchen.ts'
import { useSavedSearch } from './use-saved-search.ts'

/** Neither is on the page from the start: the list of recipes is not to wait for them. */
const { Piece: SavedSearch } = lazyPiece(
  async () => (await import('#web/features/saved/saved-search.tsx')).SavedSearch,
)
const { Piece: SavedSelection, preload } = lazyPiece(
  async () => (await import('./selection/saved-selection.tsx')).SavedSelection,
)
/** Few have any. */
const { Piece: LostRecipes } = lazyPiece(
  async () => (await import('#web/features/saved/lost-recipes.tsx')).LostRecipes,
)
const nowhere = () => undefined
/** A collection of so many is seen at a glance. */
const fewest = 4

interface SavedViewProps {
  userId: string
  found: ReturnType<typeof useRecipesOf>
  /** Whose recipes they are; null is all that was saved. */
  collection: Collection | null
  heading: (shown: number, isNarrowed: boolean) => string
  /** What takes a recipe that is gone off the list. */
  renderLostControl: (recipe: { id: string; title: string }) => ReactNode
}

/** The recipes of a list: searched, put in order, looked at, and picked out to do something with several. */
export function SavedView(props: SavedViewProps) {
  const { userId, found, collection, heading, renderLostControl } = props
  const { kitchen, canMatch, vocabulary } = useSavedKitchen(userId)
  const search = useSavedSearch(found, {
    userId,
    kitchen: canMatch ? kitchen : undefined,
    vocabulary,
    isRemembered: collection === null,
  })
  const [selecting, setSelecting] = useState<{ startWith: string | null } | null>(null)
  const select = useRef<HTMLButtonElement>(null)
  const wasSelecting = useRef(false)
  // Whoever leaves finds themselves where they began.
  useEffect(() => {
    if (wasSelecting.current && selecting === null) select.current?.focus({ preventScroll: true })
    wasSelecting.current = selecting !== null
  }, [selecting])
  const leave = useCallback(() => setSelecting(null), [])
  function begin(startWith: string | null) {
    // What was said before would lie over the bar.
    dismissToasts()
    setSelecting({ startWith })
  }
  const longPress = useLongPress((target) => {
    const item = target.closest('li:has(> article)')
    const index = item === null ? -1 : [...(item.parentElement?.children ?? [])].indexOf(item)
    const pressed = search.recipes?.[index]
    if (pressed !== undefined) begin(String(pressed.id))
  })

  const { recipes, lost, text, order, isReadyOnly } = search
  if (recipes === undefined || found.recipes === undefined) return <SkeletonGrid />
  const count = recipes.length + lost.length
  return (
    <section aria-labelledby="saved">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="saved" className="text-[1.75rem]" aria-live="polite">
          {heading(count, search.isNarrowed)}
        </h2>
        <Button
          ref={select}
          variant="secondary"
          size="sm"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => (selecting === null ? begin(null) : leave())}
        >
          {selecting === null ? t('Select') : t('Done')}
        </Button>
      </div>
      {(collection === null || found.recipes.length > fewest) && (
        <SavedSearch
          label={collection === null ? t('Search saved recipes') : t('Search this collection')}
          text={text}
          order={order}
          firstOrder={collection === null ? t('Recently saved') : t('As arranged')}
          isReadyOnly={isReadyOnly}
          canMatch={canMatch}
          onText={search.setText}
          onOrder={search.setOrder}
          onReadyOnly={search.setReadyOnly}
          placeholder={<Skeleton className="mb-6 h-42 sm:h-19.5 sm:max-w-xl" />}
          onUnavailable={nowhere}
        />
      )}
      {count === 0 && (
        <EmptyState
          title={nothingInWords(text !== '', collection !== null)}
          picture={<SearchIcon size={32} />}
          action={
            <Button onClick={search.showAll}>
              {collection === null ? t('Show all saved recipes') : t('Show the whole collection')}
            </Button>
          }
        >
          {text === ''
            ? t('With a thing or two more there is.')
            : t('Try fewer words, or an ingredient.')}
        </EmptyState>
      )}
      {selecting === null ? (
        <div {...longPress} className="[-webkit-touch-callout:none]">
          <SavedGrid
            userId={userId}
            key={`${text} ${order} ${isReadyOnly}`}
            recipes={recipes}
            kitchen={kitchen}
            isBare={!canMatch}
          />
          {lost.length > 0 && (
            <LostRecipes recipes={lost} renderControl={renderLostControl} onUnavailable={nowhere} />
          )}
        </div>
      ) : (
        <SavedSelection
          userId={userId}
          all={selectables(found.recipes, found.lost)}
          shown={selectables(recipes, lost)}
          collection={collection}
          startWith={selecting.startWith}
          onDone={leave}
          placeholder={<SkeletonGrid />}
          onUnavailable={() => {
            leave()
            notifyUnavailable()
          }}
        />
      )}
    </section>
  )
}

function nothingInWords(isSearched: boolean, isCollection: boolean): string {
  if (isSearched)
    return isCollection
      ? t('No recipe in here fits these words')
      : t('No saved recipe fits these words')
  return isCollection
    ? t('Nothing in here that you can cook now')
    : t('Nothing saved that you can cook now')
}
