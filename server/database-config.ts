import { z } from 'zod'
import { optionalText } from '#functions/settings/optional-text.ts'
import { StartError } from './start-error.ts'

/** What the operator chose for the way to the database. */
export interface DatabaseConfig {
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined
  /** `transaction`: DATABASE_URL leads through a pooler that lends a connection for one transaction. */
  readonly databasePooler: 'transaction' | undefined
  /** A standby of that PostgreSQL, where searches are answered. */
  readonly databaseReplicaUrl: string | undefined
}

const address = (name: string) =>
  optionalText.refine(
    (url) => url === undefined || /^postgres(ql)?:\/\/./.test(url),
    `${name} must look like postgres://user:password@host:5432/database`,
  )

export const databaseVariables = {
  DATABASE_URL: address('DATABASE_URL'),
  DATABASE_POOLER: optionalText.pipe(
    z.literal('transaction', 'DATABASE_POOLER must be transaction, or not be set').optional(),
  ),
  DATABASE_REPLICA_URL: address('DATABASE_REPLICA_URL'),
} as const

/** @throws StartError `bad_setting`, exit code 2 */
export function readDatabase(
  variables: z.infer<z.ZodObject<typeof databaseVariables>>,
): DatabaseConfig {
  const {
    DATABASE_URL: databaseUrl,
    DATABASE_POOLER: databasePooler,
    DATABASE_REPLICA_URL: databaseReplicaUrl,
  } = variables
  if (databaseUrl === undefined && (databasePooler ?? databaseReplicaUrl) !== undefined) {
    throw new StartError(
      'bad_setting',
      'DATABASE_POOLER and DATABASE_REPLICA_URL need DATABASE_URL too: the embedded database has neither.',
      { exitCode: 2 },
    )
  }
  return { databaseUrl, databasePooler, databaseReplicaUrl }
}
