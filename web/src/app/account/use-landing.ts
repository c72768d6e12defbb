import { useContext, useState } from 'react'
import { useLocation, type Location } from 'react-router'

import { useAuth } from '#web/features/account/auth-context.ts'
import { brokenLink, readLanding } from '#web/features/account/links/landing.ts'

import { StartContext } from '../page/arrival.tsx'

const dealtWith = new WeakSet<Location>()

/**
 * What the link of a mail brought along to this page, for as long as the screen stands. It is read
 * from where the app was opened: the address is cleared as soon as it is known whose session it carries.
 * `take` says that it was dealt with, and answers true the first time.
 */
export function useLanding() {
  const start = useContext(StartContext)
  const { pathname } = useLocation()
  const { cameByLink } = useAuth()
  const [found] = useState(() => {
    const isHere = start !== null && start.pathname === pathname && !dealtWith.has(start)
    return isHere ? readLanding(start.hash) : null
  })
  return {
    // Anybody can write a token: only one that was taken up signs in.
    landing: found?.kind === 'signed in' && !cameByLink ? brokenLink : found,
    take(): boolean {
      if (start === null || dealtWith.has(start)) return false
      dealtWith.add(start)
      return true
    },
  }
}
