import { BrowserRouter } from 'react-router'

import { useAuth } from '#web/features/account/auth-context.ts'
import { browserSession } from '#web/features/account/browser-session.ts'
import { nothingAwaited } from '#web/lib/nothing-awaited.ts'
import { lazyPiece, sayUnavailable } from '#web/ui/lazy-piece.tsx'

import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

const { Piece: KeepOffline } = lazyPiece(async () => {
  // A visitor keeps nothing yet: what they came for goes first.
  if (!browserSession.state().loading) await nothingAwaited()
  return (await import('./keep-offline.tsx')).KeepOffline
})
const { Piece: SecondStep } = lazyPiece(async () => (await import('./second-step.tsx')).SecondStep)
const nothing = () => undefined

export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <Pages />
        <KeepOffline onUnavailable={nothing} />
      </BrowserRouter>
    </Providers>
  )
}

/** Whoever has still to show their second factor is shown nothing else, wherever they are. */
function Pages() {
  return useAuth().secondStep ? <SecondStep onUnavailable={sayUnavailable} /> : <Router />
}
