import { useState } from 'react'
import { isClosed, isUndecided } from '#domain/access.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { browserSession } from '#web/features/account/browser-session.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

const { Piece: Sections, preload: preloadSections } = lazyPiece(
  async () => (await import('./discover-sections.tsx')).DiscoverSections,
)
const { Piece: Teasers, preload: preloadTeasers } = lazyPiece(
  async () => (await import('./discover-teasers.tsx')).DiscoverTeasers,
)

/** So much of the page it takes when it is there, so that nothing below moves when it comes; no room is kept for what cannot be had. */
const teaserPlace =
  'mt-8 mb-9 min-h-[27rem] sm:min-h-[24.75rem] md:min-h-[22.75rem] has-[[data-nothing]]:m-0 has-[[data-nothing]]:min-h-0'
const sectionsPlace =
  'mt-8 mb-9 min-h-[97rem] sm:min-h-[106rem] md:min-h-[79rem] lg:min-h-[80.5rem] xl:min-h-[86rem]'

/**
 * Fetches what this person will see of it, and asks for a visitor's: its first picture is the largest of the
 * page. Resolves when that picture is asked for.
 */
export async function prepareDiscover(): Promise<void> {
  const { user, loading } = browserSession.state()
  if (user !== null || loading) return preloadSections()
  preloadTeasers()
  const { askForTeasers } = await import('./ask-for-teasers.ts')
  await askForTeasers()
}

/** What to cook today: the recipe of the day, for one's taste, of the season. Its code comes late. */
export function Discover() {
  const { access, loading } = useAuth()
  const [isMissing, setMissing] = useState(false)
  // Without it the list below is what it always was.
  if (isMissing) return null
  const isOpen = loading || !isClosed('recipe_of_the_day', access)
  const isDecided = !loading && !isUndecided(access)
  const Piece = isOpen ? Sections : Teasers
  const place = isOpen ? sectionsPlace : teaserPlace
  return (
    <div className={place}>{isDecided && <Piece onUnavailable={() => setMissing(true)} />}</div>
  )
}
