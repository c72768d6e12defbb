import { useState } from 'react'
import { Outlet } from 'react-router'

import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'

import { ChefLauncher } from './chef-launcher.tsx'
import { Header } from './header.tsx'
import { SignOutContext } from './sign-out-context.ts'
import { SkipLink } from './skip-link.tsx'

const { Piece: SignOutDialog } = lazyPiece(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
)

/** Below all else: the first screen can be used without it. */
const { Piece: Footer } = lazyPiece(async () => (await import('./footer.tsx')).Footer)
/** A page without its footer is a page all the same. */
const nothingMore = () => undefined

/** Header, page, footer and the chef's button. */
export function SharedLayout() {
  const [asked, setAsked] = useState(false)
  const [signingOut, setSigningOut] = useState(false)
  const [ask] = useState(() => () => {
    setAsked(true)
    setSigningOut(true)
  })
  function unavailable() {
    setAsked(false)
    setSigningOut(false)
    notifyUnavailable()
  }
  return (
    <SignOutContext value={ask}>
      <SkipLink />
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
      <ChefLauncher />
      {asked && (
        <SignOutDialog open={signingOut} onOpenChange={setSigningOut} onUnavailable={unavailable} />
      )}
    </SignOutContext>
  )
}
