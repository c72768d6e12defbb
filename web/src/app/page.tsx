import { Suspense, type ComponentType } from 'react'

interface PageProps {
  title: string
  screen: ComponentType
}

/** One screen at its address. */
export function Page({ title, screen: Screen }: PageProps) {
  return (
    <Suspense fallback={<p>Loading...</p>}>
      <title>{`${title} · Larder`}</title>
      <Screen />
    </Suspense>
  )
}
