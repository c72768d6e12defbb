import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { readSqlFiles } from './migration-files.ts'

/** Roles are the cluster's: a database that was moved brings its tables along, and not them. */
const appliedAlways = /^00-/

const markSchema = z.tuple([z.object({ mark: z.string().nullable() })])

/**
 * Applies the files of `folder` that are not in the database as they are, by `apply`. Their statements on tables take
 * locks, for which people who are served by other servers would have to wait at each start of this one.
 */
export async function applyPlatform(
  client: ClientBase,
  folder: string,
  apply: (name: string, sql: string) => Promise<void>,
): Promise<void> {
  const files = await readSqlFiles(folder)
  const sum = createHash('sha256')
  for (const { name, sql } of files) sum.update(`${name}\n${sql}\n`)
  const mark = `What Larder needs beneath its migrations, ${sum.digest('hex')}`
  // It goes with the schema that it speaks of.
  const { rows } = await client.query(
    `select obj_description(to_regnamespace('auth'), 'pg_namespace') as mark`,
  )
  const isThere = markSchema.parse(rows)[0].mark === mark
  for (const { name, sql } of files) {
    if (!isThere || appliedAlways.test(name)) await apply(name, sql)
  }
  if (!isThere && files.some(({ name }) => !appliedAlways.test(name))) {
    await apply('the mark', `comment on schema auth is ${client.escapeLiteral(mark)}`)
  }
}

const mostTries = 5
const deadlockSchema = z.object({ cause: z.object({ code: z.literal('40P01') }) })

/** Does `step` again where it and somebody who is served meanwhile waited for each other: it is undone whole. */
export async function againAfterDeadlock<Result>(step: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step()
    } catch (thrown) {
      if (tries === mostTries || !deadlockSchema.safeParse(thrown).success) throw thrown
    }
  }
}
