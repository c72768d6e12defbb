import { t } from '#domain/texts/t.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useState } from 'react'
import { Outlet } from 'react-router'

import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'

import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { SignOutContext } from './sign-out-context.ts'

const { Piece: SignOutDialog } = lazyPiece(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
)

/** Below all else: the first screen can be used without it. */
const { Piece: Footer } = lazyPiece(async () => (await import('./footer.tsx')).Footer)
/** A page without it is a page all the same. */
const nothingMore = () => undefined

/** Header, page, footer, and the bar at the foot of the screen with the chef’s button. */
export function SharedLayout() {
  const [isMounted, setMounted] = useState(false)
  const [signingOut, setSigningOut] = useState(false)
  const [openDialog] = useState(() => () => {
    setMounted(true)
    setSigningOut(true)
  })
  function unavailable() {
    setMounted(false)
    setSigningOut(false)
    notifyUnavailable()
  }
  return (
    <SignOutContext value={openDialog}>
      <SkipLink to="main">{t('Skip to content')}</SkipLink>
      <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
        <Header />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-330 grow px-4 pt-2 pb-12 sm:px-6 md:px-16 md:pt-5 md:pb-20 2xl:px-10"
        >
          <Outlet />
        </main>
        <Footer onUnavailable={nothingMore} />
      </div>
      <BottomBar />
      {isMounted && (
        <SignOutDialog open={signingOut} onOpenChange={setSigningOut} onUnavailable={unavailable} />
      )}
    </SignOutContext>
  )
}
