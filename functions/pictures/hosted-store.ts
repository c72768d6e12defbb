import { Refusal } from '../http/refusal.ts'
import type { PictureStore } from './picture-host.ts'

const bucket = 'pictures'

/** Pictures in the Storage of hosted Supabase, in the public bucket that the migrations make. */
export function createHostedStore(backendUrl: string, secretKey: string): PictureStore {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` }
  const objects = `${backendUrl}/storage/v1/object/${bucket}`

  async function call(address: string, init: RequestInit): Promise<void> {
    const response = await fetch(address, init)
    await response.body?.cancel()
    if (!response.ok) {
      throw new Refusal(503, 'store_unavailable', 'Pictures cannot be kept at the moment.')
    }
  }

  return {
    async put(path, webp) {
      await call(`${objects}/${path}`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'image/webp',
          'cache-control': 'max-age=31536000',
          'x-upsert': 'false',
        },
        body: Uint8Array.from(webp),
      })
    },
    async remove(paths) {
      if (paths.length === 0) return
      await call(objects, {
        method: 'DELETE',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: paths }),
      })
    },
  }
}
