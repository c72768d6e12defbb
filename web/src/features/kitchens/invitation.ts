import { countField, field, textField } from '#web/lib/json.ts'
import { roleOf, type Role } from './kitchen.ts'

export interface Invitation {
  id: string
  /** Ten characters; whoever has it joins. */
  code: string
  role: Role
  endsAt: Date
}

/** What joining by an invitation would do. */
export interface SeenInvitation {
  kitchen: string
  name: string | null
  role: Role
  /** The name of who invites; null where there is none to show. */
  invitedBy: string | null
  /** How many cook there already. */
  members: number
  endsAt: Date
  /** Whether the reader is there already. */
  joined: boolean
  /**
   * Of the reader's own pantry: how many things would be further ones there, and how many one with what is there. Of their table: how
   * many eat with them.
   */
  brings: { added: number; together: number; eaters: number }
}

/** What leaving a kitchen is about: how many things of its pantry the reader put there, and how many cook there. */
export interface Leaving {
  role: Role
  mine: number
  members: number
}

const count = (json: unknown, name: string) => countField(json, name) ?? 0
const date = (json: unknown, name: string) => new Date(textField(json, name) ?? Number.NaN)

/** @throws where it is none */
function required(json: unknown, name: string): string {
  const text = textField(json, name)
  if (text === undefined) throw new Error('The invitation cannot be understood')
  return text
}

export const invitationFrom = (json: unknown): Invitation => ({
  id: required(json, 'id'),
  code: required(json, 'code'),
  role: roleOf(field(json, 'role')),
  endsAt: date(json, 'ends_at'),
})

export function seenInvitationFrom(json: unknown): SeenInvitation {
  const brings = field(json, 'brings')
  return {
    kitchen: required(json, 'kitchen'),
    name: textField(json, 'name') ?? null,
    role: roleOf(field(json, 'role')),
    invitedBy: textField(json, 'invited_by') ?? null,
    members: count(json, 'members'),
    endsAt: date(json, 'ends_at'),
    joined: field(json, 'joined') === true,
    brings: {
      added: count(brings, 'added'),
      together: count(brings, 'together'),
      eaters: count(brings, 'eaters'),
    },
  }
}

export const leavingFrom = (json: unknown): Leaving => ({
  role: roleOf(field(json, 'role')),
  mine: count(json, 'mine'),
  members: count(json, 'members'),
})
