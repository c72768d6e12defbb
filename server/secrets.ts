import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { mintApiKey } from './auth/api-keys.ts'
import { createSigningKeys, rotateSigningKeys, signingKeysSchema } from './auth/signing-keys.ts'
import { StartError } from './start-error.ts'

const secretsSchema = z.object({
  passwords: z.object({
    postgres: z.string().min(1),
    authenticator: z.string().min(1),
    supabase_auth_admin: z.string().min(1),
  }),
  keys: signingKeysSchema,
  /** The public key that every browser holds: a token of the role `anon`. */
  publicKey: z.string().min(1),
  /** Passes all row-level security; for the functions alone. */
  secretKey: z.string().min(1),
})

export type Secrets = z.infer<typeof secretsSchema>

/**
 * The secrets of the data folder, made the first time. Servers that share a database share a copy
 * of the file.
 *
 * @throws StartError `bad_secrets`
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = secretsFile(dataDir)
  const text = (await readIfThere(file)) ?? (await create(file))
  try {
    return parseSecrets(text)
  } catch (cause) {
    throw new StartError(
      'bad_secrets',
      `${file} cannot be read as Larder's secrets. Restore it from a backup; without it nobody stays signed in and the database stays closed.`,
      { cause },
    )
  }
}

export function secretsFile(dataDir: string): string {
  return path.join(dataDir, 'secrets.json')
}

/** @throws where the text is no secrets of Larder's */
export function parseSecrets(text: string): Secrets {
  return secretsSchema.parse(JSON.parse(text))
}

/**
 * A new signing key, with API keys signed by it. What the key before it signed stays good, its API
 * keys too; done twice, that is refused. It does not undo a leak of the whole file: the keys of codes,
 * second factors and refresh tokens stay, as do the passwords of the database.
 *
 * @throws StartError `bad_secrets`
 */
export async function rotateSecrets(dataDir: string): Promise<void> {
  const secrets = await loadSecrets(dataDir)
  const keys = await rotateSigningKeys(secrets.keys)
  const rotated: Secrets = { ...secrets, keys, ...(await mintApiKeys(keys)) }
  const file = secretsFile(dataDir)
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, written(rotated), { mode: 0o600 })
  await rename(unfinished, file)
}

async function mintApiKeys(
  keys: Secrets['keys'],
): Promise<Pick<Secrets, 'publicKey' | 'secretKey'>> {
  return {
    publicKey: await mintApiKey(keys, 'anon'),
    secretKey: await mintApiKey(keys, 'service_role'),
  }
}

function written(secrets: Secrets): string {
  return `${JSON.stringify(secrets, null, 2)}\n`
}

async function create(file: string): Promise<string> {
  const keys = await createSigningKeys()
  const secrets: Secrets = {
    passwords: { postgres: password(), authenticator: password(), supabase_auth_admin: password() },
    keys,
    ...(await mintApiKeys(keys)),
  }
  // Written aside and linked: never half there, and of two first starts one wins. In two containers both may have the
  // same pid.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, written(secrets), { mode: 0o600 })
  await link(unfinished, file).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== 'EEXIST') throw thrown
  })
  await rm(unfinished)
  return readFile(file, 'utf8')
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return undefined
    throw thrown
  })
}

function password(): string {
  return randomBytes(24).toString('base64url')
}
