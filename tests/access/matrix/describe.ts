import type { Cell } from './cell.ts'
import { isPerson } from '../world/people.ts'
import type { Outcome, Row, State } from './attempt.ts'
import { described, mentionsIn, ownerOf } from './names.ts'

/** One row that a statement changed, and how. */
export interface Change {
  /** `schema.table` */
  table: string
  kind: 'insert' | 'update' | 'delete'
  before: Row | null
  after: Row | null
  /** The columns whose values differ; all of them for a new or deleted row. */
  columns: string[]
}

export type Keys = Readonly<Record<string, readonly string[]>>

/** What a statement changed in all tables, row by row. */
export function changesOf(outcome: Outcome, before: State, keys: Keys): Change[] {
  return Object.entries(outcome.written).flatMap(([table, rows]) => {
    const key = keys[table] ?? []
    const keyOf = (row: Row) => JSON.stringify(key.length > 0 ? key.map((name) => row[name]) : row)
    const old = new Map(((outcome.changed ?? before)[table] ?? []).map((row) => [keyOf(row), row]))
    const changes: Change[] = []
    for (const after of rows) {
      const was = old.get(keyOf(after))
      old.delete(keyOf(after))
      const columns = Object.keys(after).filter(
        (name) => was === undefined || JSON.stringify(was[name]) !== JSON.stringify(after[name]),
      )
      if (columns.length === 0) continue
      const kind = was === undefined ? 'insert' : 'update'
      changes.push({ table, kind, before: was ?? null, after, columns })
    }
    for (const was of old.values()) {
      changes.push({ table, kind: 'delete', before: was, after: null, columns: Object.keys(was) })
    }
    return changes
  })
}

const asActor = (text: string, actor: Cell['actor']) =>
  isPerson(actor) ? text.replaceAll(new RegExp(`\\b${actor}\\b`, 'g'), 'own') : text

/** In a line: how it was refused, or what came back and what it changed. */
export function describe(
  actor: Cell['actor'],
  outcome: Outcome,
  changes: readonly Change[],
  now: number,
): string {
  if (outcome.error !== null) return refusalOf(outcome.error)
  const parts = [rowsOf(outcome.rows ?? [], now), ...changes.map((change) => lineOf(change, now))]
  const counted = new Map<string, number>()
  for (const part of parts.map((text) => asActor(text, actor))) {
    counted.set(part, (counted.get(part) ?? 0) + 1)
  }
  const [answer = '', ...lines] = [...counted].map(([text, count]) =>
    count > 1 ? `${text} ×${count}` : text,
  )
  return [answer, ...lines.toSorted()].join('; ')
}

function refusalOf({ code, message }: { code: string; message: string }): string {
  if (message.startsWith('permission denied')) return 'denied'
  if (message.includes('row-level security')) return 'refused by policy'
  return /^[a-z_]+$/.test(message) ? `${code} ${message}` : code
}

function rowsOf(rows: readonly unknown[], now: number): string {
  const [only] = rows
  if (rows.length === 0) return 'nothing'
  if (rows.length === 1 && (typeof only !== 'object' || only === null)) {
    return described(only, now)
  }
  const byOwner = new Map<string, Set<string>>()
  for (const { owner, kind } of mentionsIn(JSON.stringify(rows))) {
    byOwner.set(owner, (byOwner.get(owner) ?? new Set()).add(kind))
  }
  const shown = [...byOwner].map(([owner, kinds]) => `${owner}: ${[...kinds].toSorted().join(' ')}`)
  const count = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`
  const tallies = rows.length > 3 ? talliesOf(rows, now) : []
  const facts = rows.length <= 3 ? rows.map((row) => factsOf(row, now)).toSorted() : []
  return [count, ...shown.toSorted(), ...facts, ...tallies].filter((part) => part !== '').join(', ')
}

/** What tells many rows apart, where they say it: how well a recipe fits, what somebody did. */
const tallied = ['band', 'credit', 'reason', 'type']

/** `band ready ×3`: how many of many rows are of which kind. */
function talliesOf(rows: readonly unknown[], now: number): string[] {
  const counts = new Map<string, number>()
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue
    for (const [name, value] of Object.entries(row)) {
      const tally = `${name} ${described(value, now)}`
      if (tallied.includes(name)) counts.set(tally, (counts.get(tally) ?? 0) + 1)
    }
  }
  return [...counts].map(([tally, count]) => `${tally} ×${count}`).toSorted()
}

/** The numbers, truths and codes of a row: what was counted or decided, not what was said. */
function factsOf(row: unknown, now: number): string {
  if (typeof row !== 'object' || row === null) return ''
  return (
    Object.entries(row)
      // What came back unseen is a column without a name; an age differs from run to run, an epoch by who came before.
      .filter(([name]) => name !== '?column?' && name !== 'age' && name !== 'epoch')
      .filter(
        ([, value]) =>
          typeof value === 'number' ||
          typeof value === 'boolean' ||
          (typeof value === 'string' && /^[A-Za-z][A-Za-z_ -]{0,24}$/.test(value)),
      )
      .map(([name, value]) => `${name}=${described(value, now)}`)
      .join(' ')
  )
}

function lineOf({ table, kind, before, after, columns }: Change, now: number): string {
  const name = table.replace(/^public\./, '')
  const owner = ownerOf(before ?? after ?? {})
  if (kind === 'delete') return `-${name} of ${owner}`
  if (kind === 'insert') return `+${name} of ${owner} ${described(withoutNull(after), now)}`
  const changed = columns.map(
    (column) => `${column} ${described(before?.[column], now)}→${described(after?.[column], now)}`,
  )
  return `~${name} of ${owner} ${changed.join(', ')}`
}

const withoutNull = (row: Row | null) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null))
