import { z } from 'zod'
import { picturePath } from '../pictures/picture-path.ts'

/** The layout of a backup. One that is laid out otherwise has another number. */
export const backupFormat = 1 as const

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()
const identifier = z.string().min(1)
/** Of our own tables and counters; parts are named by it. */
const plainName = z.string().regex(/^[a-z_][a-z0-9_]*$/)

const tableSchema = z.object({
  schema: plainName,
  name: plainName,
  columns: z.array(identifier).min(1),
  rows: count,
  /** SHA-256 of its rows as text, in their order: the same in every database that holds the same. */
  content: sha256,
})

/** `manifest.json`: what a backup holds, and how one sees that it is whole. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  app: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z
    .array(z.object({ version: z.string().regex(/^\d{14}$/), sha256: sha256.nullable() }))
    .min(1),
  tables: z.array(tableSchema).min(1),
  sequences: z.array(
    z.object({
      schema: plainName,
      name: plainName,
      lastValue: z.string().regex(/^-?\d+$/),
      isCalled: z.boolean(),
    }),
  ),
  parts: z.array(z.object({ name: z.string(), bytes: count, sha256 })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableRecord = Manifest['tables'][number]

/** Read before anything else: what follows may be of a layout that is not known here. */
export const formatSchema = z.object({ format: z.number().int().positive(), app: z.string() })

/** The names of the parts. */
export const partNames = {
  manifest: 'manifest.json',
  secrets: 'secrets.json',
  testCheckout: 'test-checkout.json',
  pictures: 'pictures/',
  table: ({ schema, name }: Pick<TableRecord, 'schema' | 'name'>) =>
    `tables/${schema}.${name}.jsonl.gz`,
} as const

/**
 * Whether a part becomes a file of the data folder. The names are exact: a name that only begins like one of these may
 * lead out of the folder.
 */
export function isDataFile(name: string): boolean {
  if (name === partNames.secrets || name === partNames.testCheckout) return true
  const isPicture = name.startsWith(partNames.pictures)
  return isPicture && picturePath.test(name.slice(partNames.pictures.length))
}
