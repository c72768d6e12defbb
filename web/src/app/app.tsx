import { BrowserRouter } from 'react-router'

import { lazyPiece } from '#web/ui/lazy-piece.tsx'

import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

const { Piece: KeepOffline } = lazyPiece(
  async () => (await import('./keep-offline.tsx')).KeepOffline,
)
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
