import { uuidOf } from '../world/people.ts'
import { tokenOf } from './actors.ts'
import type { Attempt } from './attempt.ts'
import type { Change } from './describe.ts'
import type { Mention } from './names.ts'

/** An app that a cook let in to their shopping lists, and to nothing else. */
export const appOwner = 'trial'
const scope = 'list:read list:write'

const { role, claims } = tokenOf(appOwner)
export const appToken: Pick<Attempt, 'role' | 'claims'> = {
  role,
  claims: {
    ...claims,
    session_id: uuidOf(appOwner, 'app'),
    scope,
    client_id: uuidOf(appOwner, 'client'),
  },
}

/** As the data API states a request with this statement. */
export function requestOf(relation: string, operation: string): Attempt['request'] {
  const [act = ''] = operation.split(' ')
  const methods = new Map([
    ['select', 'GET'],
    ['update', 'PATCH'],
    ['delete', 'DELETE'],
  ])
  return { method: methods.get(act) ?? 'POST', path: `/${relation}` }
}

/** A request for lists that embeds something else, which its path does not tell. */
export const embedding: Attempt['request'] = { method: 'GET', path: '/shopping_lists' }

/** Of what is its cook’s, and of what others see, an app for lists sees these alone. */
const seen = new Set(['account', 'id', 'key', 'list', 'item', 'flat', 'flatlist', 'flatitem'])
export const appMaySee = ({ kind }: Mention) => seen.has(kind)

const changed = /^public\.(shopping_|kept_versions$|notifications$)/
export const appMayChange = ({ table }: Change) => changed.test(table)
