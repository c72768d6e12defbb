import { useSyncExternalStore } from 'react'

/** A media query of the screen's width. */
function screenQuery(media: string) {
  const query = () => window.matchMedia(media)
  function subscribe(onChange: () => void): () => void {
    const watched = query()
    watched.addEventListener('change', onChange)
    return () => watched.removeEventListener('change', onChange)
  }
  return { subscribe, matches: () => query().matches }
}

const wide = screenQuery('(min-width: 64rem)')
const tablet = screenQuery('(min-width: 48rem)')

/** Whether a list beside something still has room for three cards and more. As `lg` in the styles. */
export const useIsWide = (): boolean => useSyncExternalStore(wide.subscribe, wide.matches)

/** Whether the pantry stands beside the recipes, as on a tablet held upright. As `md` in the styles. */
export const useHasSide = (): boolean => useSyncExternalStore(tablet.subscribe, tablet.matches)
