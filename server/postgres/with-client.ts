import { Client, type ClientConfig } from 'pg'

/** Connects, works and disconnects, whatever happens. */
export async function withClient<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection)
  // A connection that breaks fails the queries, which say so.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    // With a transaction still open, this rolls it back.
    await client.end().catch(() => undefined)
  }
}
