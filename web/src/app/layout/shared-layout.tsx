import { SkipLink } from '#web/ui/skip-link.tsx'
import { useState } from 'react'
import { Outlet } from 'react-router'

import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'

import { Header } from './header.tsx'
import { SignOutContext } from './sign-out-context.ts'

const { Piece: SignOutDialog } = lazyPiece(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
)

/** Below and beside all else: the first screen can be used without them. */
const { Piece: Footer } = lazyPiece(async () => (await import('./footer.tsx')).Footer)
const { Piece: ChefLauncher } = lazyPiece(
  async () => (await import('./chef-launcher.tsx')).ChefLauncher,
)
/** A page without them is a page all the same. */
const nothingMore = () => undefined

/** Header, page, footer and the chef's button. */
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
      <SkipLink to="main">Skip to content</SkipLink>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-330 grow px-4 pt-6 pb-20 sm:px-6 sm:pt-8 lg:px-10"
        >
          <Outlet />
        </main>
        <Footer onUnavailable={nothingMore} />
      </div>
      <ChefLauncher onUnavailable={nothingMore} />
      {isMounted && (
        <SignOutDialog open={signingOut} onOpenChange={setSigningOut} onUnavailable={unavailable} />
      )}
    </SignOutContext>
  )
}
