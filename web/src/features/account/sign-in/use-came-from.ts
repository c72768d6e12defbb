import { useLocation } from 'react-router'

import type { CameFrom } from './came-from.ts'

/** State for a link to the sign-in or sign-up screen, which leads back to where one is now. */
export function useCameFrom(): CameFrom {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}
