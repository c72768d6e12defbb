import { Outlet } from 'react-router'

/** A screen that stands alone and fills the window. */
export function StandaloneLayout() {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh">
      <Outlet />
    </main>
  )
}
