import { useState } from 'react'

import { useKitchenActions } from './kitchen-actions.ts'
import type { Kitchen } from './kitchen.ts'
import { ShareDiet } from './share-diet.tsx'
import { useTry } from './use-try.ts'

interface OwnDietProps {
  kitchen: Kitchen
  userId: string
  /** What the reader avoids, in words; undefined while that is not known. */
  avoided: string | undefined
}

/** Whether the others of a kitchen see what the reader avoids; each click is saved at once. */
export function OwnDiet({ kitchen, userId, avoided }: OwnDietProps) {
  const { shareDiet } = useKitchenActions(userId)
  const { pending, attempt } = useTry()
  /** What was clicked, until it is saved or refused. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isShared = kitchen.members.some(({ id, sharesDiet }) => id === userId && sharesDiet)

  async function save(shares: boolean) {
    setWanted(shares)
    await attempt(() => shareDiet(kitchen.id, shares))
    setWanted(null)
  }

  return (
    <ShareDiet
      avoided={avoided}
      checked={wanted ?? isShared}
      disabled={pending}
      onChange={(shares) => void save(shares)}
    />
  )
}
