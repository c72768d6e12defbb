import { createContext, useContext, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router'

import { useDocumentTitle } from './document-title.ts'
import { focusHeading } from './focus-heading.ts'

/** Where the app was opened: that page needs no announcement. */
export const StartContext = createContext<Location | null>(null)

/** The path of the page that was there before. */
let shown: string | null = null

/**
 * Stands beside a screen, so that its effects run when the screen is really there: names the page
 * and takes the focus to the main heading, where a screen reader begins to read; who comes back goes on where they were.
 */
export function Arrival({ title }: { title: string }) {
  const start = useContext(StartContext)
  const location = useLocation()
  // As it was when the screen came: a search that goes into the address is no new page.
  const [came] = useState(location)
  const moved = start !== null && came !== start
  const navigation = useNavigationType()
  const [isBack] = useState(navigation === NavigationType.Pop)
  useDocumentTitle(title)

  useEffect(() => {
    const before = shown
    shown = came.pathname
    if (!moved) return undefined
    focusHeading()
    let gone = false
    let end: (() => void) | undefined
    async function keep() {
      const { keepFocus } = await import('./keep-focus.ts')
      if (!gone) end = keepFocus(isBack ? before : null)
    }
    // Without a connection it stays where it is.
    keep().catch(() => undefined)
    return () => {
      gone = true
      end?.()
    }
  }, [moved, isBack, came])

  return null
}
