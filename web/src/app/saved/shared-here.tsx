import type { ReactNode } from 'react'
import { kitchenName } from '#web/features/kitchens/kitchen-words.ts'
import { useKitchenHere } from '#web/features/kitchens/use-kitchens.ts'
import { SharedCovers, type SharedCover } from '#web/features/saved/shared/shared-covers.tsx'

interface SharedHereProps {
  userId: string
  renderCover: (cover: SharedCover) => ReactNode
}

/** What others share in the kitchen where somebody cooks. */
export function SharedHere({ userId, renderCover }: SharedHereProps) {
  const { kitchen } = useKitchenHere(userId)
  return kitchen === undefined ? null : (
    <SharedCovers userId={userId} kitchen={kitchenName(kitchen)} renderCover={renderCover} />
  )
}
