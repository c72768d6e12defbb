import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { DesignPage } from './design-page.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('design.html has no #root')
createRoot(root).render(
  <StrictMode>
    <DesignPage />
  </StrictMode>,
)
