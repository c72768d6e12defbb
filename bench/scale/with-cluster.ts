import type { Client } from 'pg'
import type { Connection } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { startTemporaryCluster, templateDatabase } from '../../tests/support/temporary-cluster.ts'

/** A hundred thousand cooks take half an hour on two busy cores; what takes longer hangs. */
const mostMinutes = 180
const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Works on a migrated database of its own, which is gone afterwards: also where somebody ends the command, or after three
 * hours, with the exit code 1.
 */
export async function withCluster<Result>(
  work: (client: Client, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const cluster = await startTemporaryCluster()
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= cluster.stop().finally(() => process.exit(1))
  }
  const limit = setTimeout(end, mostMinutes * 60_000)
  for (const signal of signals) process.once(signal, end)
  try {
    const connection = cluster.connection(templateDatabase)
    return await withClient(connection, (client) => {
      // The database goes first where the command is ended.
      client.on('error', () => undefined)
      return work(client, connection)
    })
  } finally {
    clearTimeout(limit)
    for (const signal of signals) process.off(signal, end)
    await (ending ?? cluster.stop())
  }
}
