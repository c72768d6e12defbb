import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { inDatabaseOf } from '../support/larder-sql.ts'
import type { RunningLarder } from '../support/larder-process.ts'
import { type Cook, isSignedIn, makeCook } from './cooks.ts'
import type { Secrets } from './leaks.ts'
import { readSchema, type Schema } from './schema.ts'

/** What requests are made from, and what answers are held against. */
export interface World {
  readonly origin: string
  readonly publicKey: string
  readonly schema: Schema
  /** Who sends; replaced where a request has ended their session. */
  readonly cooks: Cook[]
  readonly secrets: Secrets
  /** Of recipes of the catalogue. */
  readonly recipeIds: readonly number[]
}

const senders = 4
const backendSchema = z.object({ publicKey: z.string() })

/** All texts of a document that are long enough to be recognised. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 16 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

export async function openWorld(larder: RunningLarder): Promise<World> {
  const origin = larder.address
  const { publicKey } = backendSchema.parse(await (await fetch(`${origin}/larder.json`)).json())
  // Whatever of this cook comes back to another one is a leak.
  await makeCook(origin, publicKey, 'stranger-canary')
  const cooks: Cook[] = []
  for (let made = 0; made < senders; made++) cooks.push(await makeCook(origin, publicKey, 'fuzz'))
  const schema = await inDatabaseOf(larder.dataDir, readSchema)
  const kept: unknown = JSON.parse(
    await readFile(path.join(larder.dataDir, 'secrets.json'), 'utf8'),
  )
  return {
    origin,
    publicKey,
    schema,
    cooks,
    recipeIds: [1, 2, 3, 99_999, 100_001],
    secrets: {
      values: [...secretTexts(kept), 'stranger-canary'],
      internalNames: schema.internalNames,
      folders: [larder.dataDir, process.cwd()],
    },
  }
}

const secretsSchema = z.object({
  passwords: z.unknown(),
  secretKey: z.string(),
  keys: z.object({ privateKey: z.unknown().optional() }).loose(),
})

/** Of the kept secrets those that are none of the public key set. */
function secretTexts(kept: unknown): string[] {
  const { passwords, secretKey } = secretsSchema.parse(kept)
  return textsIn([passwords, secretKey])
}

/** Signs up anew whoever is no longer signed in. */
export async function renewCooks(world: World): Promise<void> {
  for (const [at, cook] of world.cooks.entries()) {
    if (await isSignedIn(world.origin, world.publicKey, cook)) continue
    world.cooks[at] = await makeCook(world.origin, world.publicKey, 'fuzz')
  }
}
