import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { FunctionEnvironment } from '#functions/environment.ts'
import { createCrowd } from '#functions/http/crowd.ts'
import { largestShare } from '#functions/http/within-share.ts'
import { nodeWeb } from '#functions/safe-fetch/node-web.ts'
import { createFilesStore } from '#server/pictures/files-store.ts'

const secretsSchema = z.object({ secretKey: z.string(), publicKey: z.string() })

/** What a running server hands to its functions, with `more` in place of its own. */
export async function functionEnvironment(
  { address: backendUrl, dataDir }: { readonly address: string; readonly dataDir: string },
  more: Partial<FunctionEnvironment> = {},
): Promise<FunctionEnvironment> {
  const file = await readFile(path.join(dataDir, 'secrets.json'), 'utf8')
  return {
    ...secretsSchema.parse(JSON.parse(file)),
    backendUrl,
    siteUrl: backendUrl,
    production: false,
    askAuth: (place, init) => fetch(`${backendUrl}/auth/v1${place}`, init),
    pictures: {
      store: createFilesStore(path.join(dataDir, 'pictures')),
      convert: () => Promise.reject(new Error('Nothing is converted here.')),
    },
    shares: createCrowd(largestShare),
    import: {
      web: nodeWeb,
      read: () => Promise.reject(new Error('Nothing is read here.')),
    },
    offer: 'paid',
    stripe: undefined,
    chef: undefined,
    chefEngine: undefined,
    dishEngine: undefined,
    along: {},
    count: () => undefined,
    log: () => undefined,
    ...more,
  }
}
