import { useState } from 'react'
import { useAuth } from '#web/features/account/auth-context.ts'
import { WhenNear } from '#web/features/recipes/when-near.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

const { Piece: NoteSection } = lazyPiece(
  async () => (await import('#web/features/recipe-notes/note-section.tsx')).NoteSection,
)
/** The recipe itself is there. */
const nothingMore = () => undefined

/** What the kitchen notes on a recipe, below it. Its code comes when one comes near; a visitor has none. */
export function NotePlace({ recipeId }: { recipeId: number }) {
  const { user } = useAuth()
  const [isNear, setNear] = useState(false)
  if (user === null) return null
  if (!isNear) return <WhenNear onNear={() => setNear(true)} />
  return (
    <NoteSection key={user.id} userId={user.id} recipeId={recipeId} onUnavailable={nothingMore} />
  )
}
