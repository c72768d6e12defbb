import { field, numberField, textField } from '#web/lib/json.ts'
import type { Shared } from '#web/lib/sync/store-memberships.ts'

/** What somebody may do in a kitchen: a helper adds to its lists and ticks them, a cook changes all, the owner decides who is there. */
export type Role = Shared['role']

export interface Member {
  /** The account. */
  id: string
  name: string
  role: Role
  /** Whether the others see what they avoid. */
  sharesDiet: boolean
}

/** A kitchen, as one of its members sees it. */
export interface Kitchen {
  id: string
  /** Null where nobody has named it. */
  name: string | null
  /** Whether it is the reader's own. */
  isHome: boolean
  /** Whether the reader cooks there now. */
  isHere: boolean
  role: Role
  /** Of the reader's membership: higher than that of any before. */
  epoch: number
  /** The reader among them, who came first standing first. */
  members: readonly Member[]
}

/** What a newer version may add counts as the least. */
export const roleOf = (json: unknown): Role =>
  json === 'owner' || json === 'cook' ? json : 'helper'

function memberFrom(json: unknown): Member[] {
  const [id, name] = [textField(json, 'user_id'), textField(json, 'name')]
  if (id === undefined) return []
  const sharesDiet = field(json, 'shares_diet') === true
  return [{ id, name: name ?? '', role: roleOf(field(json, 'role')), sharesDiet }]
}

/** A row of `rpc/kitchen_people`; nothing for what is none. */
export function kitchenFrom(json: unknown): Kitchen[] {
  const [id, epoch] = [textField(json, 'kitchen'), numberField(json, 'epoch')]
  const members = field(json, 'members')
  if (id === undefined || epoch === null) return []
  return [
    {
      id,
      name: textField(json, 'name') ?? null,
      isHome: field(json, 'home') === true,
      isHere: field(json, 'here') === true,
      role: roleOf(field(json, 'role')),
      epoch,
      members: Array.isArray(members) ? members.flatMap(memberFrom) : [],
    },
  ]
}
