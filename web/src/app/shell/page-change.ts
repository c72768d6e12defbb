import type { Location, NavigationType } from 'react-router'

export interface Update {
  action: NavigationType
  location: Location
}

/** Shows a change of page in its own way, by calling `show` once; false leaves it to be shown as ever. */
export type Animate = (update: Update, show: () => void) => boolean

let animate: Animate | undefined

/** The code that moves things comes when the first screen is idle; until then pages change as they do without it. */
export function animateChanges(by: Animate): void {
  animate = by
}

export const isAnimated: Animate = (update, show) => animate?.(update, show) ?? false
