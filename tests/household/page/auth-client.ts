/** Stands in for the session of a page: who is signed in was decided when it was opened. */

interface Session {
  token: string | null
}

export const session: Session = { token: null }

export const authSource = {
  hasStoredSession: () => session.token !== null,
  accessToken: () => Promise.resolve(session.token),
  /** The account is gone, and its sessions with it. */
  renewedToken: () => {
    session.token = null
    return Promise.resolve(null)
  },
}
