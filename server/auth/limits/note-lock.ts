import type { Queryable } from '../database.ts'
import type { Device } from '../sessions/sessions.ts'

type Lock = {
  readonly userId: string
  readonly kind: 'passwords_refused' | 'codes_refused'
  /** Of who tried last. */
  readonly device: Device
}

/** Keeps in the account’s security log, once an hour, that too many tries at it have failed. */
export async function noteLock(db: Queryable, { userId, kind, device }: Lock): Promise<void> {
  await db.query('select private.note_lock($1, $2, $3, $4)', [
    userId,
    kind,
    device.userAgent,
    device.ip,
  ])
}
