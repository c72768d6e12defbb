import { z } from 'zod'
import type { Held, HeldTable } from './full-database.ts'
import { project, tableIn } from './project.ts'

const rowSchema = z.array(z.string().nullable())

/** What is called otherwise today. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['comment_rate_limits', 'comment_paces'],
  ['import_rate_limits', 'import_paces'],
])

/**
 * All that a database of today holds, and beside it the tables that it has under another name or in another shape now, filled as they
 * would have been: so an earlier schema can be given these rows, and asked whether they came along.
 */
export function withFormerTables(held: Held): Held {
  const renamed = held.tables.flatMap((table) => {
    const name = formerNames.get(table.name)
    return name === undefined ? [] : { ...table, name }
  })
  const comments = rowsOf(held, 'public', 'comments')
  const written = new Set(
    comments.flatMap((row) => (row['user_id'] === null ? [] : [row['id'] ?? ''])),
  )
  // Reports of comments alone, which went with their comment.
  const reports = tableIn(held.tables, { schema: 'public', name: 'reports', columns: [] })
  if (reports === undefined) return { ...held, tables: [...held.tables, ...renamed] }
  const columns = ['reporter_id', 'comment_id', 'reason', 'created_at'].flatMap(
    (wanted) => reports.columns.find(({ name }) => name === wanted) ?? [],
  )
  const { lines } = project(reports, columns)
  const ofComments = {
    ...reports,
    name: 'comment_reports',
    columns: columns.map((column) => ({
      ...column,
      name: column.name === 'reporter_id' ? 'user_id' : column.name,
    })),
    lines: lines.filter((line) => written.has(rowSchema.parse(JSON.parse(line))[1] ?? '')),
  }
  return { ...held, tables: [...held.tables, ...renamed, ofComments] }
}

/** What told photographs of cooks from other rows of these tables, before which there were none. */
const ofPhotos: ReadonlyMap<string, (row: Record<string, string | null>) => boolean> = new Map([
  ['public.pictures', ({ purpose }) => purpose === 'photo'],
  ['public.reports', ({ photo_id: photo }) => photo !== null],
  ['public.moderation_notices', ({ subject }) => subject === 'photo'],
  ['private.moderation_acts', ({ subject }) => subject === 'photo'],
])

/** The same for a schema without photographs of cooks: no picture, report or act is of one. */
export function withoutPhotos(held: Held): Held {
  const tables = held.tables.map((table) => {
    const isOfPhoto = ofPhotos.get(`${table.schema}.${table.name}`)
    if (isOfPhoto === undefined) return table
    const lines = table.lines.filter((line) => !isOfPhoto(namedRow(table, line)))
    return { ...table, lines }
  })
  return { ...held, tables }
}

/** They are their owner's, wherever they are shared. */
const ofOwners = new Set(['recipe_collections'])

/**
 * The same for a schema in which everybody cooks alone: what stands in a kitchen that people share is not there. What names no kitchen
 * is of an account.
 */
export function withoutSharedKitchens(held: Held): Held {
  const homes = new Set(
    rowsOf(held, 'public', 'kitchens').flatMap(({ id, home_of: homeOf }) =>
      homeOf === null ? [] : [id],
    ),
  )
  const tables = held.tables.map((table) => {
    const column = table.name === 'kitchens' ? 'id' : 'kitchen'
    if (ofOwners.has(table.name) || !table.columns.some(({ name }) => name === column)) return table
    return {
      ...table,
      lines: table.lines.filter((line) => {
        const kitchen = namedRow(table, line)[column]
        return kitchen === null || homes.has(kitchen)
      }),
    }
  })
  return { ...held, tables }
}

/** The same, with what an earlier schema asks for in each row. */
export function withFormerColumns(held: Held): Held {
  const tables = held.tables.map((table) =>
    table.schema === 'private' && table.name === 'deleted_comments' ? withReports(table) : table,
  )
  return { ...held, tables }
}

/** What belongs to a kitchen today and belonged to an account: each home has the id of its account. */
const ofAccounts = new Set(['shopping_records', 'shopping_versions'])

/** The same, with the account to which rows belonged that belong to a kitchen. */
export function withAccounts(held: Held): Held {
  const tables = held.tables.map((table) => {
    const place = table.columns.findIndex(({ name }) => name === 'kitchen')
    const type = table.columns[place]?.type
    if (!ofAccounts.has(table.name) || type === undefined) return table
    return {
      ...table,
      columns: [...table.columns, { name: 'user_id', type }],
      lines: table.lines.map((line) => {
        const row = rowSchema.parse(JSON.parse(line))
        return JSON.stringify([...row, row[place] ?? null])
      }),
    }
  })
  return { ...held, tables }
}

/** The reports of a deleted comment stood beside it. */
function withReports(table: HeldTable): HeldTable {
  const type = table.columns.find(({ name }) => name === 'hidden')?.type ?? 'jsonb'
  return {
    ...table,
    columns: [...table.columns, { name: 'reports', type }],
    lines: table.lines.map((line) => JSON.stringify([...rowSchema.parse(JSON.parse(line)), '[]'])),
  }
}

function rowsOf(held: Held, schema: string, name: string): Record<string, string | null>[] {
  const table = tableIn(held.tables, { schema, name, columns: [] })
  return table === undefined ? [] : table.lines.map((line) => namedRow(table, line))
}

function namedRow({ columns }: HeldTable, line: string): Record<string, string | null> {
  const row = rowSchema.parse(JSON.parse(line))
  return Object.fromEntries(columns.map(({ name }, place) => [name, row[place] ?? null]))
}
