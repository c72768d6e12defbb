import { DatabaseError, type Pool } from 'pg'

/** Whether the primary would let a request with the claims of this token in. */
export type IsAdmitted = (claims: string) => Promise<boolean>

/**
 * A standby is some seconds behind: only the primary knows of a session that has just ended. Claims are taken as
 * they stand in the token, unverified; the standby’s data API verifies them.
 *
 * @param primary connected as a role that may execute `private.admit_request`
 */
export function createIsAdmitted(primary: Pool): IsAdmitted {
  return async (claims) => {
    try {
      await primary.query(
        `with caller as materialized (select set_config('request.jwt.claims', $1, true))
         select private.admit_request() from caller`,
        [claims],
      )
      return true
    } catch (thrown) {
      // Without a primary nothing is written, and so no session ends: the standby is used on.
      return !(thrown instanceof DatabaseError)
    }
  }
}
