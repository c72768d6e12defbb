import type { Session } from '../session.ts'
import { ana, pass } from './controlled-session.ts'
import type { SessionFixture } from './session-fixture.ts'

/** The name of who is signed in, null for a visitor. */
export const nameIn = (session: Session) => session.state().user?.name ?? null

/** A tab in which Ana's stored session has been restored and all facts have been asked for. */
export async function openSignedIn(fixture: SessionFixture): Promise<Session> {
  fixture.store(fixture.gotrue.storedSession(ana))
  const session = fixture.open()
  void session.start()
  await pass(1000)
  return session
}

export async function loginAs(session: Session, email: string, password: string): Promise<void> {
  const done = session.login({ email, password })
  await pass(300)
  await done
}
