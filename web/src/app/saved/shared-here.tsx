import { kitchenName } from '#web/features/kitchens/kitchen-words.ts'
import { useKitchenHere } from '#web/features/kitchens/use-kitchens.ts'
import { SharedCovers } from '#web/features/saved/shared/shared-covers.tsx'

/** What others share in the kitchen where somebody cooks. */
export function SharedHere({ userId }: { userId: string }) {
  const { kitchen } = useKitchenHere(userId)
  return kitchen === undefined ? null : (
    <SharedCovers userId={userId} kitchen={kitchenName(kitchen)} />
  )
}
