import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

const { Piece: ThawLines } = lazyPiece(async () => (await import('./thaw-lines.tsx')).ThawLines)
/** The plan is there all the same. */
const nothing = () => undefined

/** What is to be taken out of the freezer; where nothing lies in there, nothing is fetched for it. */
export function Thaw({ owner }: { owner: string }) {
  const { items } = usePantry(owner)
  if (items.every(({ place }) => place !== 'freezer')) return null
  return <ThawLines owner={owner} onUnavailable={nothing} />
}
