/** Reads JSON that the app or the database made, as far as the simulation needs it. */

export type Row = Readonly<Record<string, unknown>>

const isRow = (json: unknown): json is Row => typeof json === 'object' && json !== null

export const rowsIn = (json: unknown): Row[] => (Array.isArray(json) ? json.filter(isRow) : [])

export const rowOf = (json: unknown): Row => (isRow(json) ? json : {})

export const textOf = (json: unknown): string => (typeof json === 'string' ? json : '')

export const textsIn = (json: unknown): string[] =>
  Array.isArray(json) ? json.filter((each) => typeof each === 'string') : []

/** The texts of a JSON list that is stored as text. */
export const storedTexts = (text: string | undefined): string[] => textsIn(JSON.parse(text ?? '[]'))

/** An operation on a list, as a device sends it. */
export interface ListOperation {
  kind: string
  id: string
  clock: string
  set: Row
}

export const operationsIn = (json: unknown): ListOperation[] =>
  rowsIn(json).map(({ kind, id, clock, set }) => ({
    kind: textOf(kind),
    id: textOf(id),
    clock: textOf(clock),
    set: rowOf(set),
  }))
