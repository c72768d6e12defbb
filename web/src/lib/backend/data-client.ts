import type { PostgrestClient } from '@supabase/postgrest-js'

import { authorisedFetch, requireBackendConfig } from './authorised-fetch.ts'
import type { Database } from './database.generated.ts'

export type DataClient = PostgrestClient<Database>

let client: Promise<DataClient> | undefined

/**
 * The typed client of the data API; its code is fetched with the first call.
 * @throws BackendNotConfigured where there is no backend.
 */
export function dataClient(): Promise<DataClient> {
  client ??= connect().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

async function connect(): Promise<DataClient> {
  const [config, module] = await Promise.all([
    requireBackendConfig(),
    import('@supabase/postgrest-js'),
  ])
  return new module.PostgrestClient<Database>(`${config.url}/rest/v1`, {
    schema: 'public',
    // Tried again by the query cache, which also knows when to report it.
    retry: false,
    fetch: authorisedFetch,
  })
}
