import type { TestDatabase } from '../../../tests/support/database.ts'

/** What the database keeps of sensitive acts. */
export function securityLogOf({ pool }: Pick<TestDatabase, 'pool'>) {
  const returned = new Map<string, number>()

  async function everythingOf(userId: string): Promise<Record<string, unknown>[]> {
    const { rows } = await pool.query<Record<string, unknown>>(
      'select * from private.security_log where user_id = $1 order by happened_at, id',
      [userId],
    )
    return rows
  }

  /** What was added since this was asked last, the oldest first: `signed_in password`. */
  async function entriesOf(userId: string): Promise<string[]> {
    const rows = await everythingOf(userId)
    const added = rows.slice(returned.get(userId) ?? 0)
    returned.set(userId, rows.length)
    return added.map(({ kind, detail }) => [kind, detail].filter(Boolean).join(' '))
  }

  return { entriesOf, everythingOf }
}
