import { Suspense, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'

import { logFailure } from '#web/lib/log.ts'

import { Arrival } from './arrival.tsx'
import { PageFailed } from './page-failed.tsx'
import { PageLoading } from './page-loading.tsx'

interface PageProps {
  title: string
  screen: ComponentType
}

/**
 * One screen at its address. Keyed by the path: each page starts fresh, shows that it loads, and
 * fails alone.
 */
export function Page({ title, screen: Screen }: PageProps) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      key={pathname}
      FallbackComponent={PageFailed}
      onError={(error) => logFailure(`The page ${pathname} failed`, error)}
    >
      <Suspense fallback={<PageLoading />}>
        <Arrival title={title} />
        <Screen />
      </Suspense>
    </ErrorBoundary>
  )
}
