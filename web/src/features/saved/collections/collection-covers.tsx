import { useMemo, useState, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { entriesOf } from '#domain/collections/collections.ts'
import { readRecipeData } from '#domain/collections/recipe-data.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PlusIcon } from '#web/ui/action-icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CollectionCover } from './collection-cover.tsx'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { CollectionDialogPiece } from './collection-dialog-piece.ts'
import { useCollections } from './use-collections.ts'
import { useCollectionCare } from './use-collection-care.ts'

interface CollectionCoversProps {
  userId: string
  /** What is said to who may not make collections; null for who may. */
  gate: ReactNode
}

const gridStyle =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3.5 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 xl:grid-cols-5'

/** Of its first recipes: some may share a picture, and some have none. */
const mostLookedAt = 12

/** All collections of a cook, and the way to a new one. */
export function CollectionCovers({ userId, gate }: CollectionCoversProps) {
  const { data, isLoadingError, isFetching, refetch } = useCollections(userId)
  const care = useCollectionCare(userId)
  const { data: cards } = useRecipeCards()
  const imageNow = useMemo(
    () => new Map(cards?.map(({ id, image }) => [String(id), image])),
    [cards],
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="collections" className="mb-11">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="collections" className="text-[1.75rem]">
          {t('Collections')}
        </h2>
        <Button
          variant="secondary"
          size="sm"
          onPointerEnter={CollectionDialogPiece.preload}
          onClick={() => setOpen(true)}
        >
          <PlusIcon size={18} /> {t('New collection')}
        </Button>
      </div>
      {isOpen && gate !== null && <div className="mb-5 max-w-xl">{gate}</div>}
      {isOpen && gate === null && (
        <CollectionDialogPiece.Piece
          collection={null}
          onClose={() => setOpen(false)}
          onSave={(details) => care.make(details)}
          onUnavailable={() => {
            setOpen(false)
            notifyUnavailable()
          }}
        />
      )}
      {isLoadingError && (
        <ErrorState
          title={t('Your collections could not be loaded')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data === undefined && !isLoadingError && (
        <div className={gridStyle}>
          <Skeleton className="aspect-square rounded-card" />
          <Skeleton className="aspect-square rounded-card" />
        </div>
      )}
      {data !== undefined && (
        <ul className={gridStyle}>
          {data.collections.map((collection) => {
            const entries = entriesOf(data, collection.id)
            const cover = entries.filter(({ recipeId }) => recipeId === collection.cover)
            const images = (cover.length > 0 ? cover : entries.slice(0, mostLookedAt)).flatMap(
              ({ recipeId, recipeData }) => imageNow.get(recipeId) ?? rememberedImage(recipeData),
            )
            return (
              <li key={collection.id}>
                <CollectionCover
                  collection={collection}
                  images={[...new Set(images)]}
                  count={entries.length}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Of what is gone or a cook's own: as it was when it was put in. */
function rememberedImage(recipeData: string): string[] {
  const image = readRecipeData(recipeData)?.image ?? null
  return image === null ? [] : [image]
}
