import { useSyncExternalStore } from 'react'

/** From here on something stands beside the list: the pantry, or filters. As `lg` in the styles. */
const wideScreen = '(min-width: 64rem)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreen)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for something beside a list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wideScreen).matches)
}
