import { millisecondsPer } from '#domain/time-units.ts'
import {
  everybody,
  firstNewNumber,
  nameOfRecipe,
  nameOfUuid,
  type Person,
} from '../world/people.ts'
import type { Row } from './attempt.ts'

const uuidShape = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const wordShape = /\b([a-z]+)~([a-z]+)/g
const momentShape = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d.*)?$/

/** Something of somebody that an answer holds: `{ owner: 'ada', kind: 'pantry', form: 'word' }`. */
export interface Mention {
  owner: Person | 'our'
  kind: string
  form: 'word' | 'id'
}

const ownerNamed = (name: string): Mention['owner'] | undefined =>
  name === 'our' ? name : everybody.find((person) => person === name)

/** All words and ids of this world in a text, each once. */
export function mentionsIn(text: string): Mention[] {
  const found = new Map<string, Mention>()
  const add = (name: string, kind: string, form: Mention['form']) => {
    const owner = ownerNamed(name)
    if (owner !== undefined) found.set(`${form} ${name}~${kind}`, { owner, kind, form })
  }
  for (const [, name = '', kind = ''] of text.matchAll(wordShape)) add(name, kind, 'word')
  for (const [uuid] of text.matchAll(uuidShape)) {
    const [name = '', kind = 'id'] = nameOfUuid(uuid)?.split('.') ?? []
    add(name, kind, 'id')
  }
  return [...found.values()]
}

const ownerColumns = [
  'reporter_id',
  // What is in a kitchen is of whose it is, whoever put it there.
  'kitchen',
  'user_id',
  'owner_id',
  'person_id',
  'blocker_id',
  'follower_id',
  'customer_id',
  'recipe_id',
  'id',
  'relates_to',
]

/** Whose row it is, by its own columns; `our` for what belongs to nobody. */
export function ownerOf(row: Row): Mention['owner'] {
  for (const column of ownerColumns) {
    const value = row[column]
    const name =
      typeof value === 'number'
        ? (nameOfRecipe(value) ?? '')
        : typeof value === 'string'
          ? (nameOfUuid(value.replace(/^cus_/, '')) ?? '')
          : ''
    const owner = ownerNamed(name.split('.')[0] ?? '')
    if (owner !== undefined) return owner
  }
  return 'our'
}

/**
 * A value without what differs from run to run: ids by the names of this world, or `new`; times as `now`,
 * `earlier` or `later`; long texts cut.
 */
export function described(value: unknown, now: number): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number') {
    return value >= firstNewNumber
      ? value > 1e9
        ? 'n'
        : 'new'
      : (nameOfRecipe(value) ?? String(value))
  }
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return describedText(value, now)
  if (Array.isArray(value)) return `[${value.map((part) => described(part, now)).join(' ')}]`
  const parts = Object.entries(value)
    .map(([key, part]) => `${describedText(key, now)}=${described(part, now)}`)
    .toSorted()
  return `{${parts.join(' ')}}`
}

function describedText(text: string, now: number): string {
  if (momentShape.test(text)) {
    const distance = Date.parse(text) - now
    // The world was made a moment ago, and a day may begin in between.
    return distance < -1.5 * millisecondsPer.day
      ? 'earlier'
      : distance < 1.5 * millisecondsPer.day
        ? 'now'
        : 'later'
  }
  if (text.startsWith('\\x')) return 'bytes'
  if (/^\d{13}\.\d{4}\./.test(text)) return 'clock'
  // Lists that the specification names keep the number of a recipe as a text.
  if (/^\d{2,3}$/.test(text)) return nameOfRecipe(Number(text)) ?? text
  const named = text.replaceAll(uuidShape, (uuid) => nameOfUuid(uuid) ?? 'new')
  if (named === '') return "''"
  return named.length > 40 ? `${named.slice(0, 30)}…` : named
}
