import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { CollectionCover } from '../collections/collection-cover.tsx'
import { gridStyle, mostLookedAt } from '../collections/covers-grid.ts'
import { useSharedCollections } from './use-shared-collections.ts'

interface SharedCoversProps {
  userId: string
  /** What the kitchen is called. */
  kitchen: string
}

/** The collections that others share in a kitchen; nothing where there are none. */
export function SharedCovers({ userId, kitchen }: SharedCoversProps) {
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
      <ul className={gridStyle}>
        {data.map((collection) => {
          const { id, cover, recipes, owner } = collection
          const looked = cover === null || cover === undefined ? recipes : [cover]
          const images = looked.slice(0, mostLookedAt).flatMap((each) => imageNow.get(each) ?? [])
          const name = others?.get(owner)
          return (
            <li key={id}>
              <CollectionCover
                collection={collection}
                images={[...new Set(images)]}
                count={recipes.length}
                {...(name !== undefined && { from: name })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
