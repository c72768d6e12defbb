import { Outlet } from 'react-router'

import { lazyPiece } from '#web/ui/lazy-piece.tsx'

/** Below all else: here is no footer for it. */
const { Piece: LanguageChoice } = lazyPiece(
  async () => (await import('../language/language-choice.tsx')).LanguageChoice,
)
const nothing = () => undefined

/** A screen that stands alone and fills the window. */
export function StandaloneLayout() {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh">
      <Outlet />
      <div className="px-3 pb-4 empty:hidden sm:px-8">
        <LanguageChoice onUnavailable={nothing} />
      </div>
    </main>
  )
}
