import { authSource } from '#web/lib/backend/auth-client.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { announceUserChange } from '#web/lib/user-change.ts'

import { factQueries } from './fact-queries.ts'
import { readLinkSession } from './links/link-session.ts'
import { createSession } from './session.ts'

/** The session of this page. */
export const browserSession = createSession({
  source: authSource,
  cache: queryClient,
  facts: factQueries,
  onUserChange: announceUserChange,
  link: readLinkSession(location),
})
