import type { Collection } from '#domain/collections/collection.ts'
import { kitchenName } from '#web/features/kitchens/kitchen-words.ts'
import { useKitchenHere } from '#web/features/kitchens/use-kitchens.ts'
import { ShareInKitchen } from '#web/features/saved/shared/share-in-kitchen.tsx'

interface ShareHereProps {
  userId: string
  collection: Collection
}

/** Shares a collection with the kitchen where its owner cooks. */
export function ShareHere({ userId, collection }: ShareHereProps) {
  const { kitchen } = useKitchenHere(userId)
  return (
    <ShareInKitchen
      userId={userId}
      collection={collection}
      kitchen={kitchen === undefined ? null : { id: kitchen.id, name: kitchenName(kitchen) }}
    />
  )
}
