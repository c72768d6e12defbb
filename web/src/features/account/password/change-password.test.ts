import { describe, expect, it } from 'vitest'

import { ana, controlledSessions, pass } from '../testing/controlled-session.ts'
import { refusal } from '../testing/gotrue.ts'
import { failureAfter } from '../testing/session-fixture.ts'

const tests = controlledSessions()

describe('a change of password', () => {
  async function signedIn() {
    tests.fixture.store(tests.fixture.gotrue.storedSession(ana))
    const session = tests.fixture.open()
    void session.start()
    await pass(1000)
    return session
  }

  it('proves the current one by signing in, then sends the new one', async () => {
    const session = await signedIn()
    await session.changePassword({ current: 'secret1', next: 'secret22' })
    expect(tests.fixture.gotrue.requestsTo('/token')[0]?.body).toMatchObject({
      email: ana,
      password: 'secret1',
    })
    expect(tests.fixture.gotrue.requestsTo('/user').at(-1)?.body).toMatchObject({
      password: 'secret22',
    })
  })

  it('is refused with a wrong current one, and changes nothing', async () => {
    const session = await signedIn()
    const failure = await failureAfter(
      0,
      session.changePassword({ current: 'wrong', next: 'secret22' }),
    )
    expect(failure).toHaveProperty('message', 'Current password is incorrect')
    expect(tests.fixture.gotrue.requestsTo('/user')).toHaveLength(0)
    expect(session.state().user?.email).toBe(ana)
  })

  it.each([
    ['shorter than 6 characters', () => undefined, '12345'],
    [
      'too weak for the server',
      () => tests.fixture.gotrue.answer('/user', refusal(422, 'weak_password', 'Weak')),
      'abcdef',
    ],
  ])('is refused with a new one %s', async (_what, prepare, next) => {
    prepare()
    const session = await signedIn()
    const failure = await failureAfter(0, session.changePassword({ current: 'secret1', next }))
    expect(failure).toHaveProperty('message', 'New password must be at least 6 characters long')
  })
})
