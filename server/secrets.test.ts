import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets, rotateSecrets } from './secrets.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-secrets-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('made once, for the owner alone, and the same ever after', async () => {
  const dataDir = path.join(folder, 'data')
  const [first, together] = await Promise.all([loadSecrets(dataDir), loadSecrets(dataDir)])
  expect(together).toEqual(first)
  expect(await loadSecrets(dataDir)).toEqual(first)
  expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})

test('the two API keys are tokens of their roles, which the public key set verifies', async () => {
  const { keys, publicKey, secretKey } = await loadSecrets(folder)
  const keySet = createLocalJWKSet(keys.jwks)
  expect((await jwtVerify(publicKey, keySet)).payload).toMatchObject({ role: 'anon' })
  expect((await jwtVerify(secretKey, keySet)).payload).toMatchObject({ role: 'service_role' })
  expect(JSON.stringify(keys.jwks)).not.toContain('"d"')
})

test('a damaged file is refused, not replaced', async () => {
  await writeFile(path.join(folder, 'secrets.json'), '{"passwords": {')
  await expect(loadSecrets(folder)).rejects.toMatchObject({ code: 'bad_secrets' })
})

test('a new signing key leaves what the last one signed good, and what an older one signed not', async () => {
  const first = await loadSecrets(folder)
  await rotateSecrets(folder)
  const second = await loadSecrets(folder)
  expect(second.passwords).toEqual(first.passwords)
  expect(second.keys.signing.kid).not.toBe(first.keys.signing.kid)
  expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  const isGood = (key: string, { keys }: typeof first) =>
    jwtVerify(key, createLocalJWKSet(keys.jwks)).then(
      () => true,
      () => false,
    )
  expect(await isGood(first.secretKey, second)).toBe(true)
  expect(await isGood(second.secretKey, second)).toBe(true)
  await rotateSecrets(folder)
  const third = await loadSecrets(folder)
  expect(await isGood(first.secretKey, third)).toBe(false)
  expect(await isGood(second.secretKey, third)).toBe(true)
  expect(third.keys.derivation).toBe(first.keys.signing.d)
})
