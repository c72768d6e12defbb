import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import { pictureLimits } from '#domain/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { type PictureStore, smallPathOf } from './picture-host.ts'

const bucket = 'pictures'
const listed = z.array(z.object({ name: z.string() }))
const mostListed = 100
/** As many files as an account can hold, twice: a store that removes none of them is not asked for ever. */
const mostFiles = pictureLimits.avatar + 2 * (pictureLimits.recipe + pictureLimits.photo)
const mostRounds = (2 * mostFiles) / mostListed

/** Pictures in the Storage of hosted Supabase, in the public bucket that the migrations make. */
export function createHostedStore(backendUrl: string, secretKey: string): PictureStore {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` }
  const objects = `${backendUrl}/storage/v1/object/${bucket}`

  async function ask(address: string, init: RequestInit): Promise<Response> {
    const response = await fetch(address, init)
    if (response.ok) return response
    await response.body?.cancel()
    throw new Refusal(503, 'store_unavailable', t('Pictures cannot be kept at the moment.'))
  }

  async function call(address: string, init: RequestInit): Promise<void> {
    const response = await ask(address, init)
    await response.body?.cancel()
  }

  async function remove(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    await call(objects, {
      method: 'DELETE',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes: paths }),
    })
  }

  function write(path: string, webp: Uint8Array): Promise<void> {
    return call(`${objects}/${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'image/webp',
        'cache-control': 'max-age=31536000',
        'x-upsert': 'false',
      },
      body: Uint8Array.from(webp),
    })
  }

  return {
    async put(path, { webp, small }) {
      if (small !== null) await write(smallPathOf(path), small)
      await write(path, webp)
    },
    remove: (paths) => remove(paths.flatMap((path) => [path, smallPathOf(path)])),
    async removeAllOf(owner) {
      for (let round = 0; round < mostRounds; round += 1) {
        const response = await ask(`${backendUrl}/storage/v1/object/list/${bucket}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ prefix: owner, limit: mostListed }),
        })
        const found = listed.parse(await response.json())
        await remove(found.map(({ name }) => `${owner}/${name}`))
        if (found.length < mostListed) return
      }
    },
  }
}
