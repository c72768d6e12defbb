import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useAuth } from '#web/features/account/auth-context.ts'
import { withoutLinkSession } from '#web/features/account/links/link-session.ts'

/**
 * Takes the session that a link brought out of the address as soon as it is known what becomes of it: nobody is to
 * find its tokens there, or in the history. Until then a reload finds it again.
 */
export function useClearedAddress(): void {
  const { loading, offered } = useAuth()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isDecided = !loading && offered === null
  useEffect(() => {
    // The page itself may have gone on already: only what stands in the address now counts.
    const cleared = isDecided ? withoutLinkSession(window.location) : null
    if (cleared === null) return
    void navigate({ pathname: window.location.pathname, ...cleared }, { replace: true, state })
  }, [isDecided, navigate, state])
}
