import { beforeEach, expect, it, vi } from 'vitest'

import { ana, ben, controlledSessions, pass } from '../testing/controlled-session.ts'
import { failureAfter } from '../testing/session-fixture.ts'
import { loginAs, nameIn } from '../testing/session-steps.ts'

// Before the clock is controlled: fetching code takes time that no test advances.
await import('./second-step.ts')
await import('../stored-account.ts')

const tests = controlledSessions()
beforeEach(() => tests.fixture.gotrue.addFactor(ana, '123456'))

async function openWith(stored: string) {
  tests.fixture.store(stored)
  const session = tests.fixture.open()
  void session.start()
  await pass(1000)
  return session
}

it('signs nobody in before the code is right', async () => {
  const session = tests.fixture.open()
  await loginAs(session, ana, 'secret1')
  expect(session.state()).toMatchObject({ user: null, loading: false, secondStep: true })
  await pass(1000)
  expect(tests.fixture.userChanges).toEqual([])
  expect(tests.fixture.loaders.subscription).not.toHaveBeenCalled()

  expect(await failureAfter(0, session.passSecondStep('000000'))).toMatchObject({
    message: 'This code is not right. Enter the one that your app shows now.',
    field: 'code',
  })
  expect(session.state()).toMatchObject({ user: null, secondStep: true })

  expect(await failureAfter(0, session.passSecondStep('123 456'))).toBe('nothing')
  expect(session.state()).toMatchObject({ user: { name: 'Ana' }, secondStep: false })
})

it('asks nobody who has no second factor', async () => {
  const session = tests.fixture.open()
  await loginAs(session, ben, 'secret2')
  expect(session.state()).toMatchObject({ user: { name: 'ben' }, secondStep: false })
})

it('is asked again after the page was loaded anew, and not once it is passed', async () => {
  const { gotrue } = tests.fixture
  const begun = await openWith(gotrue.storedSession(ana))
  expect(begun.state()).toMatchObject({ user: null, loading: false, secondStep: true })
  const passed = await openWith(gotrue.storedSession(ana, 3600, 'aal2'))
  expect(passed.state()).toMatchObject({ user: { name: 'Ana' }, secondStep: false })
})

it('is not left out without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { gotrue } = tests.fixture
  expect(nameIn(await openWith(gotrue.storedSession(ana)))).toBeNull()
  expect(nameIn(await openWith(gotrue.storedSession(ana, 3600, 'aal2')))).toBe('Ana')
})

it('can be left by signing out', async () => {
  const session = tests.fixture.open()
  await loginAs(session, ana, 'secret1')
  const left = session.logout()
  await pass(0)
  await left
  expect(session.state()).toMatchObject({ user: null, secondStep: false })
  expect(tests.fixture.stored()).toBeNull()
})

it('is over when the factor was taken away elsewhere', async () => {
  const session = tests.fixture.open()
  await loginAs(session, ana, 'secret1')
  tests.fixture.gotrue.removeFactor(ana)
  expect(await failureAfter(0, session.passSecondStep('123456'))).toBe('nothing')
  expect(nameIn(session)).toBe('Ana')
})

it('is asked where the server refuses what needs it', async () => {
  tests.fixture.gotrue.removeFactor(ana)
  const session = await openWith(tests.fixture.gotrue.storedSession(ana))
  expect(nameIn(session)).toBe('Ana')
  // Set up on another device.
  tests.fixture.gotrue.addFactor(ana, '123456')
  const change = session.changePassword({ current: 'secret1', next: 'secret9' })
  expect(await failureAfter(0, change)).toBeInstanceOf(Error)
  expect(session.state()).toMatchObject({ user: null, secondStep: true })
})

it('stays passed when the password is changed', async () => {
  const session = await openWith(tests.fixture.gotrue.storedSession(ana, 3600, 'aal2'))
  const otherTab = tests.fixture.open()
  void otherTab.start()
  await pass(1000)
  const states: (string | null)[] = []
  for (const tab of [session, otherTab]) tab.subscribe(() => states.push(nameIn(tab)))
  const change = session.changePassword({ current: 'secret1', next: 'secret9' })
  expect(await failureAfter(0, change)).toBe('nothing')
  await pass(1000)
  expect(session.state()).toMatchObject({ user: { name: 'Ana' }, secondStep: false })
  expect(states).not.toContain(null)
  expect(nameIn(otherTab)).toBe('Ana')
})
