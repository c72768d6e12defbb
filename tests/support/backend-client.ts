import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../../web/src/lib/backend/database.generated.ts'

const backendFile = z.object({ url: z.string(), publicKey: z.string() })

/**
 * supabase-js asks for a WebSocket even where none is used, and Node 20 has none: this one never
 * opens.
 */
class ClosedSocket extends EventTarget {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly readyState = 3
  readonly url: string
  readonly protocol = ''
  onopen = null
  onmessage = null
  onclose = null
  onerror = null

  constructor(url: string | URL) {
    super()
    this.url = String(url)
  }

  close(): void {}

  send(): void {
    throw new Error('This socket never opens')
  }
}

/**
 * The real supabase-js on a running Larder, set up from its /larder.json as the app is.
 *
 * @param ask sends its requests, in place of `fetch`
 */
export async function connectTo(address: string, ask: typeof fetch = fetch) {
  const { url, publicKey } = backendFile.parse(await (await fetch(`${address}/larder.json`)).json())
  return () =>
    createClient<Database>(url, publicKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: ask },
      realtime: { transport: ClosedSocket },
    })
}

export type BackendClient = ReturnType<Awaited<ReturnType<typeof connectTo>>>
