import { createRoot, type Root } from 'react-dom/client'
import { TimerDock } from './timer-dock.tsx'
import { watchTimers } from './ringer.ts'

let root: Root | undefined
let element: HTMLElement | undefined

/**
 * Shows the timers that run while cook mode is closed, on every page from now on. It has a root of its
 * own: it outlives the recipe's page, and the first screen need not know of it.
 */
export function showDock(onOpen: (address: string) => void): void {
  watchTimers()
  if (element === undefined) {
    element = document.createElement('div')
    document.body.append(element)
  }
  root ??= createRoot(element)
  root.render(<TimerDock onOpen={onOpen} />)
}

export function hideDock(): void {
  root?.render(null)
}
