import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { Migration } from './migration-files.ts'
import { baseline, squashed } from './squashed.ts'
import { digestOfWords } from './words.ts'

/** A migration that was applied; `sha256` is null where its text was not recorded whole. */
export type Recorded = { readonly version: string; readonly sha256: string | null }

const absentSchema = z.tuple([z.object({ it: z.null() })])
const rowsSchema = z.array(
  z.object({ version: z.string(), text: z.string().nullable(), count: z.int().nullable() }),
)

/**
 * The migrations that made a database, none where it has no record. The CLI records statement by statement; only a
 * whole text can be compared.
 */
export async function readRecord(client: ClientBase): Promise<Recorded[]> {
  const table = await client.query(
    `select to_regclass('supabase_migrations.schema_migrations') as it`,
  )
  if (absentSchema.safeParse(table.rows).success) return []
  // As a text, and not as the array that it stands in: the client takes an array apart character by character.
  const { rows } = await client.query(
    `select version, statements[1] as text, cardinality(statements) as count
     from supabase_migrations.schema_migrations order by version`,
  )
  return rowsSchema.parse(rows).map(({ version, text, count }) => ({
    version,
    sha256: text !== null && count === 1 ? digestOfWords(text) : null,
  }))
}

/** Whether it names migrations that the baseline stands for. */
export function isSquashed(record: readonly Recorded[]): boolean {
  return record.some(({ version }) => version !== baseline && squashed.has(version))
}

export type RecordFault =
  | { readonly kind: 'unknown' | 'changed'; readonly version: string }
  | { readonly kind: 'partial'; readonly applied: number }

/** Why a record does not lead to these migrations: one of it is not known, is another one, or some are missing. */
export function faultOf(
  record: readonly Recorded[],
  migrations: readonly Migration[],
): RecordFault | undefined {
  const known = new Map(migrations.map(({ version, sql }) => [version, digestOfWords(sql)]))
  if (isSquashed(record)) for (const [version, sha256] of squashed) known.set(version, sha256)
  const unknown = record.find(({ version }) => !known.has(version))
  if (unknown !== undefined) return { kind: 'unknown', version: unknown.version }
  const applied = record.filter(({ version }) => squashed.has(version)).length
  if (isSquashed(record) && applied < squashed.size) return { kind: 'partial', applied }
  const changed = record.find(
    ({ version, sha256 }) => sha256 !== null && sha256 !== known.get(version),
  )
  return changed && { kind: 'changed', version: changed.version }
}

/** Of a database or a backup that `faultOf` finds partial: what it is, and the commit that leads on from it. */
export const partialRecord = (applied: number) =>
  `It was made by ${applied} of the ${squashed.size} migrations that the baseline stands for, and nothing was ever released with these alone. The commit c3a6175 of Larder has all of them`

/** Puts the baseline in the place of the migrations that it stands for. */
export async function squashRecord(client: ClientBase, { version, name, sql }: Migration) {
  await client.query('delete from supabase_migrations.schema_migrations where version = any ($1)', [
    [...squashed.keys()],
  ])
  await client.query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [version, name, [sql]],
  )
}
