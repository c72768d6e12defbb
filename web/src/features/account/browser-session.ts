import { authSource } from '#web/lib/backend/auth-client.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { announceUserChange } from '#web/lib/user-change.ts'

import { factLoaders } from './fact-loaders.ts'
import { readLinkSession } from './links/link-session.ts'
import { createSession } from './session.ts'

/** The session of this page. */
export const browserSession = createSession({
  source: authSource,
  loaders: factLoaders,
  onUserChange(userId) {
    queryClient.clear()
    announceUserChange(userId)
  },
  link: readLinkSession(location),
})
