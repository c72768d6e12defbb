import type { AuthSource } from '#web/lib/backend/auth-source.ts'
import { logFailure } from '#web/lib/log.ts'
import { within } from '#web/lib/timing.ts'

const logoutTimeout = 2_000

/** The end of this device's session, one at a time. */
export interface Ending {
  isUnderWay: () => boolean
  /** A second call waits for the first instead of ending what came between. Never fails. */
  end: () => Promise<void>
}

export function createEnding(source: AuthSource): Ending {
  let ending: Promise<void> | undefined

  async function askToSignOut(): Promise<void> {
    try {
      const signOut = source.client().then((client) => client.signOut({ scope: 'local' }))
      const answer = await within(logoutTimeout, signOut)
      if (answer.inTime && answer.value.error === null) return
      logFailure('The backend was not told of the sign-out', answer)
    } catch (cause) {
      logFailure('The sign-out failed', cause)
    }
    source.forget().catch((cause: unknown) => logFailure('The session cannot be forgotten', cause))
  }

  return {
    isUnderWay: () => ending !== undefined,
    end() {
      if (ending !== undefined) return ending
      if (!source.hasStoredSession()) return Promise.resolve()
      ending = askToSignOut().finally(() => {
        ending = undefined
      })
      return ending
    },
  }
}
