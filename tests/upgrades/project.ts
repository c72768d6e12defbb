import { z } from 'zod'
import type { Held, HeldTable } from './full-database.ts'
import type { Table } from '#server/backup/rows.ts'

const rowSchema = z.array(z.string().nullable())

export type Projection = { readonly table: Table; readonly lines: string[] }

/** The rows of a table as they are where only these of its columns exist; sorted. */
export function project(held: HeldTable, columns: Table['columns']): Projection {
  const places = columns.map(({ name }) => held.columns.findIndex((column) => column.name === name))
  const lines = held.lines.map((line) => {
    const row = rowSchema.parse(JSON.parse(line))
    return JSON.stringify(places.map((place) => row[place] ?? null))
  })
  const { schema, name } = held
  return { table: { schema, name, columns }, lines: lines.toSorted() }
}

/** The columns that both have. */
export function sharedColumns(one: Table, other: Table): Table['columns'] {
  return one.columns.filter(({ name }) => other.columns.some((column) => column.name === name))
}

export function tableIn(tables: Held['tables'], { schema, name }: Table): HeldTable | undefined {
  return tables.find((table) => table.schema === schema && table.name === name)
}
