import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router'

import { useDocumentTitle } from './document-title.ts'

/** Where the app was opened: that page needs no announcement. */
export const StartContext = createContext<Location | null>(null)

/**
 * Stands beside a screen, so that its effects run when the screen is really there: names the page
 * and takes the focus to the main heading, where a screen reader begins to read.
 */
export function Arrival({ title }: { title: string }) {
  const start = useContext(StartContext)
  const location = useLocation()
  // As it was when the screen came: a search that goes into the address is no new page.
  const [came] = useState(location)
  const moved = start !== null && came !== start
  useDocumentTitle(title)

  useEffect(() => {
    if (!moved) return
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (target === null) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [moved])

  return null
}
