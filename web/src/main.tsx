import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app/shell/app.tsx'
import { fetchOtherScreens, preloadPage } from './app/shell/router.tsx'
import { recipeCardsQuery } from './lib/catalogue.ts'
import { queryClient } from './lib/query-client.ts'
import { within } from './lib/timing.ts'
import { whenIdle } from './lib/when-idle.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

/**
 * The page's code and the recipes are on their way already (vite.config.ts): most often they are here within this
 * time, and the first thing shown is the page itself, at its full height. A placeholder instead would stay for
 * 300 ms more, which is what React gives each.
 */
const patienceMilliseconds = 500
const firstNeeds = [preloadPage(location.pathname), queryClient.prefetchQuery(recipeCardsQuery)]
await within(patienceMilliseconds, Promise.allSettled(firstNeeds))

// In steps of a few milliseconds, between which the page answers to touches.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

// Where they are is known before somebody goes there. A page that is opened asks for it itself.
whenIdle()
  .then(fetchOtherScreens)
  .then(async () => (await import('./app/shell/moving-picture.ts')).movePictures(preloadPage))
  .catch(() => undefined)
