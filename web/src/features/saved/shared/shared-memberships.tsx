import { t } from '#domain/texts/t.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { useOtherCooks } from '#web/lib/other-cooks.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CollectionPicture } from '../collections/collection-picture.tsx'
import { useSharedCare, useSharedCollections } from './use-shared-collections.ts'

interface SharedMembershipsProps {
  userId: string
  recipeId: string
}

/** In which collections of others in the kitchen a recipe is, for its cooks to change. Nothing for a helper, and for what is no recipe of the database. */
export function SharedMemberships({ userId, recipeId }: SharedMembershipsProps) {
  const { data = [] } = useSharedCollections(userId)
  const care = useSharedCare(userId)
  const isHelper = useIsHelper(userId)
  const others = useOtherCooks()
  if (isHelper || data.length === 0 || !/^[1-9]\d{0,14}$/.test(recipeId)) return null
  return (
    <ul className="mt-1 space-y-1">
      {data.map(({ id, name, color, icon, owner, recipes }) => (
        <li key={id} className={`collection-${color} flex items-center gap-3`}>
          <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-(--collection-ground)">
            <CollectionPicture icon={icon} size={26} />
          </span>
          <Checkbox
            label={<span className="wrap-anywhere">{name}</span>}
            hint={t('from {name}', { name: others?.get(owner) ?? t('somebody') })}
            checked={recipes.includes(recipeId)}
            onChange={({ target }) =>
              void care.change({ collectionId: id, recipeId, isIn: target.checked })
            }
            className="flex-1 flex-row-reverse justify-between"
          />
        </li>
      ))}
    </ul>
  )
}
