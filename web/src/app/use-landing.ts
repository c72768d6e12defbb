import { useContext, useState } from 'react'
import { useLocation, type Location } from 'react-router'

import { readLanding } from '#web/features/account/landing.ts'

import { StartContext } from './arrival.tsx'

const dealtWith = new WeakSet<Location>()

/**
 * What the link of a mail brought along to this page, for as long as the screen stands. It is read
 * from where the app was opened: the auth client empties the address as soon as it has the session.
 * `take` says that it was dealt with, and answers true the first time.
 */
export function useLanding() {
  const start = useContext(StartContext)
  const { pathname } = useLocation()
  const [landing] = useState(() => {
    const isHere = start !== null && start.pathname === pathname && !dealtWith.has(start)
    return isHere ? readLanding(start.hash) : null
  })
  return {
    landing,
    take(): boolean {
      if (start === null || dealtWith.has(start)) return false
      dealtWith.add(start)
      return true
    },
  }
}
