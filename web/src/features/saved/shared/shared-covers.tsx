import { useMemo, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { useSharedCollections } from './use-shared-collections.ts'

/** A collection from outside. */
export interface SharedCover {
  collection: Collection
  images: readonly string[]
  count: number
  /** Who shares it. */
  from?: string
}

interface SharedCoversProps {
  userId: string
  /** What the kitchen is called. */
  kitchen: string
  /** Draws one as those of one's own, whose code is there already. */
  renderCover: (cover: SharedCover) => ReactNode
}

/** As many recipes are looked at for a picture as of one's own collections. */
const mostLookedAt = 12

/** The collections that others share in a kitchen; nothing where there are none. */
export function SharedCovers({ userId, kitchen, renderCover }: SharedCoversProps) {
  const { data } = useSharedCollections(userId)
  const others = useOtherCooks()
  const { data: cards } = useRecipeCards()
  const imageNow = useMemo(
    () => new Map(cards?.map(({ id, image }) => [String(id), image])),
    [cards],
  )
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-labelledby="shared-collections" className="mb-11">
      <h2 id="shared-collections" className="mb-4 text-[1.75rem] wrap-anywhere">
        {t('Shared in {kitchen}', { kitchen })}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3.5 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 xl:grid-cols-5">
        {data.map((collection) => {
          const { id, cover, recipes, owner } = collection
          const looked = cover === null || cover === undefined ? recipes : [cover]
          const images = looked.slice(0, mostLookedAt).flatMap((each) => imageNow.get(each) ?? [])
          const from = others?.get(owner)
          return (
            <li key={id}>
              {renderCover({
                collection,
                images: [...new Set(images)],
                count: recipes.length,
                ...(from !== undefined && { from }),
              })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
