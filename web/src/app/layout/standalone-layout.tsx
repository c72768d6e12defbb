import { Outlet } from 'react-router'

import { lazyPiece } from '#web/ui/lazy-piece.tsx'

/** Below all else, as in the footer of the other pages. */
const { Piece: LanguageChoice } = lazyPiece(
  async () => (await import('../language/language-choice.tsx')).LanguageChoice,
)
const nothing = () => undefined

/** A screen that stands alone and fills the window. */
export function StandaloneLayout() {
  return (
    <>
      <main id="main" tabIndex={-1} className="min-h-dvh">
        <Outlet />
      </main>
      <footer className="px-3 pb-4 empty:hidden sm:px-8">
        <LanguageChoice onUnavailable={nothing} />
      </footer>
    </>
  )
}
