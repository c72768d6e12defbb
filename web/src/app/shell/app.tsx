import { browserSession } from '#web/features/account/browser-session.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'

import { BrowserHistory } from './browser-history.tsx'
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
      <BrowserHistory>
        <Router />
        <KeepOffline onUnavailable={nothing} />
      </BrowserHistory>
    </Providers>
  )
}
