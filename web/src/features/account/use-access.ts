import { useEffect, useMemo, useState } from 'react'

import { accessNotKnown, type Access } from '#domain/access.ts'
import { serverNow } from '#web/lib/server-clock.ts'

import type { User } from './user.ts'
import { accessOf, nextAccessChange } from './user-access.ts'

/** What the user may do, judged anew with each change of the user, and when time alone changes it. */
export function useAccess(user: User | null, loading: boolean): Access {
  const [judged, setJudged] = useState(() => ({ user, now: serverNow() }))
  if (judged.user !== user) setJudged({ user, now: serverNow() })
  const access = useMemo(
    () => (user === null && loading ? accessNotKnown : accessOf(user, judged.now)),
    [user, loading, judged.now],
  )
  useEffect(() => {
    const change = nextAccessChange(user, access, judged.now)
    if (change === null) return undefined
    const timer = setTimeout(
      () => setJudged({ user, now: serverNow() }),
      change.getTime() - serverNow().getTime(),
    )
    return () => clearTimeout(timer)
  }, [user, access, judged.now])
  return access
}
