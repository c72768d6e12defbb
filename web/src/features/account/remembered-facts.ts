import { millisecondsPer } from '#domain/time-units.ts'
import { textField } from '#web/lib/json.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** What the backend last stated of somebody's access, as this device remembers it. */
export interface RememberedFacts {
  profileCreatedAt: Date
  /** Until when the trial was made longer; null where it was not. */
  trialUntil: Date | null
  /** The payment provider's word; null where there was no subscription. */
  subscriptionStatus: string | null
  statedAt: Date
}

const sevenDays = 7 * millisecondsPer.day

/** When they no longer count. */
export function forgottenAt({ statedAt }: RememberedFacts): Date {
  return new Date(statedAt.getTime() + sevenDays)
}

/** Whether they count at `now`. Clocks may differ from start to start, so a little of the future does too. */
export function stillCounts({ statedAt }: RememberedFacts, now: Date): boolean {
  return Math.abs(now.getTime() - statedAt.getTime()) < sevenDays
}

export function readRememberedFacts(userId: string): RememberedFacts | null {
  return readStored(storageKeys.access(userId), (json) => {
    const profileCreatedAt = dateIn(json, 'profileCreatedAt')
    const statedAt = dateIn(json, 'statedAt')
    if (profileCreatedAt === null || statedAt === null) return null
    const subscriptionStatus = textField(json, 'subscriptionStatus') ?? null
    const trialUntil = dateIn(json, 'trialUntil')
    return { profileCreatedAt, trialUntil, subscriptionStatus, statedAt }
  })
}

export function rememberFacts(userId: string, facts: RememberedFacts): void {
  writeStored(storageKeys.access(userId), facts)
}

export function forgetFacts(userId: string): void {
  removeStored(storageKeys.access(userId))
}

function dateIn(json: unknown, name: string): Date | null {
  const date = new Date(textField(json, name) ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}
