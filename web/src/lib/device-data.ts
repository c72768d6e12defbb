import { claimsOfToken } from './backend/token-claims.ts'
import { field, textField } from './json.ts'
import { eraseImports } from './import-store.ts'
import { erasePhotos } from './photo-store.ts'
import { logFailure } from './log.ts'
import { removeStored } from './local-storage.ts'
import { eraseHanded } from './shared-store.ts'
import { removeWhere, stores } from './sync/device-database.ts'
import { closeLog, readLog, remove, pendingOf } from './sync/operation-log.ts'

/** What this browser holds of one person and of nobody else. */
export interface DeviceData {
  /** By key, as JSON; as text what is none. */
  stored: Record<string, unknown>
  /** Changes that have not reached the account yet, oldest first. */
  waiting_changes: { channel: string; operation: unknown }[]
}

/** Whatever belongs to a person is stored under a key with their id. */
function keysOf(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.includes(userId))
  } catch (cause) {
    logFailure('What is stored on this device cannot be read', cause)
    return []
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return text
  }
}

export async function readDeviceData(userId: string): Promise<DeviceData> {
  const waiting = await readLog(userId)
  return {
    stored: Object.fromEntries(
      keysOf(userId).map((key) => [key, parsed(localStorage.getItem(key))]),
    ),
    waiting_changes: waiting.map(({ channel, operation }) => ({ channel, operation })),
  }
}

/** Takes everything of one person off this device. What it does not let go of is logged. */
export async function eraseDeviceData(userId: string): Promise<void> {
  for (const key of keysOf(userId)) removeStored(key)
  const isTheirs = (value: unknown) => field(value, 'userId') === userId
  const erasures = [
    async () => {
      await readLog(userId)
      await remove(userId, pendingOf(userId))
    },
    // Also what only a newer version of the app can read.
    () => removeWhere(stores.operations, isTheirs),
    () => removeWhere(stores.queries, isTheirs),
    () => eraseImports(userId),
    eraseHanded,
    () => erasePhotos(userId),
  ]
  for (const erase of erasures) {
    await erase().catch((cause: unknown) =>
      logFailure('Something of the account stays on this device', cause),
    )
  }
  // What was stored meanwhile.
  for (const key of keysOf(userId)) removeStored(key)
}

/** The same, of whoever a token was made for: their account is gone, and nothing more is stored for them. */
export async function eraseDataOfToken(token: string): Promise<void> {
  const owner = textField(claimsOfToken(token), 'sub')
  if (owner === undefined) return
  closeLog(owner)
  await eraseDeviceData(owner)
}
