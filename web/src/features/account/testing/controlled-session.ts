import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

import { sessionFixture, startOfTest } from './session-fixture.ts'
import type { SessionFixture } from './session-fixture.ts'

export const ana = 'ana@example.com'
export const ben = 'ben@example.com'

/** Lets so many milliseconds pass on the controlled clock, with all that they bring about. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/**
 * For a test file: a controlled clock, a silenced console, and before each test a new fixture with
 * two accounts: Ana (`secret1`), and Ben (`secret2`), who gave no name. Call it once, at the top.
 */
export function controlledSessions(): { readonly fixture: SessionFixture } {
  let fixture: SessionFixture | undefined
  beforeEach(() => {
    vi.useFakeTimers({ now: startOfTest })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fixture = sessionFixture()
    fixture.gotrue.addAccount(ana, 'secret1', 'Ana')
    fixture.gotrue.addAccount(ben, 'secret2')
  })
  afterEach(async () => {
    fixture?.close()
    await pass(0)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return {
    get fixture() {
      if (fixture === undefined) throw new Error('A fixture is there only while a test runs')
      return fixture
    },
  }
}
