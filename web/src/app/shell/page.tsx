import { Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'

import { Arrival } from '../page/arrival.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageLoading } from '../page/page-loading.tsx'

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
    <PageBoundary key={pathname} pathname={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Arrival title={title} />
        <Screen />
      </Suspense>
    </PageBoundary>
  )
}
