import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { isAnimated, type Update } from './page-change.ts'

/** The router’s own `BrowserRouter`, in which a change of page may be animated: by itself that does so in its data mode alone. */
export function BrowserHistory({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setUpdate] = useState<Update>(() => ({
    action: history.action,
    location: history.location,
  }))
  useLayoutEffect(
    () =>
      history.listen((update) => {
        const show = () => setUpdate(update)
        if (!isAnimated(update, show)) startTransition(show)
      }),
    [history],
  )
  return (
    <Router navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  )
}
