import { BrowserRouter } from 'react-router'

import { Providers } from './providers.tsx'
import { Router } from './router.tsx'

export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
    </Providers>
  )
}
