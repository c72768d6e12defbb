import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { eatersQuery } from '#web/features/account/table/eaters-query.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

const { Piece: WhoEats } = lazyPiece(async () => (await import('./who-eats.tsx')).WhoEats)

/** Everybody eats then, as long as nobody says otherwise. */
const everybody = () => undefined

interface WhoeverEatsProps {
  owner: string
  /** What else is said to who eats with others. */
  children?: ReactNode
}

/** Whom somebody cooks for today. Its code comes to who eats with others. */
export function WhoeverEats({ owner, children }: WhoeverEatsProps) {
  const { data: others } = useQuery(eatersQuery(owner, useKitchenOf(owner)))
  if (others === undefined || others.length === 0) return null
  return (
    <>
      <WhoEats owner={owner} onUnavailable={everybody} />
      {children}
    </>
  )
}
