import type { Client } from 'pg'
import type { Connection } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { cloneDatabase } from '../../support/cloned-database.ts'
import { listPrivileges } from '../../support/privileges.ts'
import { type Cell, nameOf } from '../matrix/cell.ts'
import { openMatrix } from '../matrix/matrix.ts'
import { fillWorld } from '../world/world.ts'
import type { Mutant } from './mutants.ts'
import { createRelevance } from './relevance.ts'

export interface Judged {
  mutant: Mutant
  /** The cell whose outcome differed first, `the list of privileges`, or null: nothing noticed. */
  by: string | null
}

/** Seen in no cell, but in tests/database/privileges.txt. */
export const byListAlone = 'the list of privileges'

/** Where the data API never comes: what is given there, only the list of privileges can show. */
export const isOutOfReach = ({ name }: Mutant) =>
  name.includes(' granted to ') && name.includes('private.')

/**
 * Applies mutants one after another, each in a transaction that is rolled back, until the matrix differs
 * from what it is without one; takes them from `next` until there is none left.
 */
export async function judgeMutants(
  cluster: Connection,
  next: () => Mutant | undefined,
  tell: (judged: Judged) => void,
): Promise<void> {
  const database = await cloneDatabase(cluster)
  try {
    await fillWorld(database)
    await withClient(database.connection, (client) => judgeIn(client, next, tell))
  } finally {
    await database.drop()
  }
}

async function judgeIn(
  client: Client,
  next: () => Mutant | undefined,
  tell: (judged: Judged) => void,
): Promise<void> {
  const { cells, run } = await openMatrix(client)
  const part = await createRelevance(client, cells)
  const privileges = JSON.stringify(await listPrivileges(client))
  async function unchanged(): Promise<Map<string, string>> {
    const lines = new Map<string, string>()
    await client.query('begin')
    for await (const { cell, line } of run(cells)) lines.set(nameOf(cell), line)
    await client.query('rollback')
    return lines
  }
  const usual = await unchanged()

  /** What differs by itself would notice every mutant. */
  async function proveSteady(): Promise<void> {
    const again = await unchanged()
    const unsteady = [...usual].filter(([name, line]) => again.get(name) !== line)
    if (unsteady.length > 0) {
      throw new Error(`these differ without a mutant: ${unsteady.map(([name]) => name).join(', ')}`)
    }
  }

  async function firstDifferent(some: readonly Cell[]): Promise<string | null> {
    for await (const { cell, line } of run(some)) {
      if (usual.get(nameOf(cell)) !== line) return nameOf(cell)
    }
    return null
  }

  async function noticedBy(mutant: Mutant): Promise<string | null> {
    const { near, far } = part(mutant)
    const by = isOutOfReach(mutant) ? null : await firstDifferent(near)
    if (by !== null) return by
    const now = JSON.stringify(await listPrivileges(client))
    return now === privileges ? firstDifferent(far) : byListAlone
  }

  await proveSteady()
  for (let mutant = next(); mutant !== undefined; mutant = next()) {
    await client.query('begin')
    await client.query(mutant.sql)
    tell({ mutant, by: await noticedBy(mutant) })
    await client.query('rollback')
  }
  await proveSteady()
}
