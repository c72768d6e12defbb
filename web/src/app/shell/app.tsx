import { BrowserRouter } from 'react-router'

import { browserSession } from '#web/features/account/browser-session.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

const { Piece: KeepOffline } = lazyPiece(async () => {
  // A visitor keeps nothing yet: what they came for goes first.
  if (!browserSession.state().loading) await whenIdle()
  return (await import('../offline/load-keep-offline.ts')).loadKeepOffline()
})
const nothing = () => undefined

export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <Router />
        <KeepOffline onUnavailable={nothing} />
      </BrowserRouter>
    </Providers>
  )
}
