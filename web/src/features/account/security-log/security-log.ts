import { authSource } from '#web/lib/backend/auth-client.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'

import { deviceName } from '../sessions/device-name.ts'
import { secondStepOr } from '../second-factor/factors.ts'

/** Something that was done with the account, or tried. */
export interface SecurityAct {
  id: string
  /** As the backend writes it, to the microsecond: the next page begins there. */
  happenedAt: string
  kind: string
  /** How somebody signed in, which provider, how many devices. */
  detail: string | null
  /** In words; null where none is known. */
  device: string | null
  address: string | null
  /** Whether this session did it. */
  isCurrent: boolean
}

export const securityLogKey = (userId: string) => ['security-log', userId] as const

export const actsOnPage = 15

/** What came before an act, or the newest. @throws AuthFailure */
export async function fetchSecurityLog(after: SecurityAct | null): Promise<SecurityAct[]> {
  const client = await dataClient()
  const { data, error } = await client.rpc('own_security_log', {
    page_size: actsOnPage,
    ...(after && { before: after.happenedAt, before_id: after.id }),
  })
  if (error) throw await secondStepOr(await authSource.client(), error)
  return data.map((row) => actFrom(row))
}

/** Of the nullable columns the generated types say nothing. */
interface Row {
  id: string
  happened_at: string
  kind: string
  detail: string | null
  user_agent: string | null
  ip: string | null
  is_current: boolean
}

function actFrom(row: Row): SecurityAct {
  return {
    id: row.id,
    happenedAt: row.happened_at,
    kind: row.kind,
    detail: row.detail,
    device: row.user_agent === null ? null : deviceName(row.user_agent),
    address: row.ip,
    isCurrent: row.is_current,
  }
}
