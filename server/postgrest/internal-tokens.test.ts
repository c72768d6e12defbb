import { importJWK, jwtVerify, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createSigningKeys, type SigningKeys } from '../auth/signing-keys.ts'
import { createInternalTokens, type InternalTokens } from './internal-tokens.ts'

let keys: SigningKeys
let tokens: InternalTokens

beforeAll(async () => {
  keys = await createSigningKeys()
  tokens = createInternalTokens(keys.jwks)
})

async function signed(by: SigningKeys, header: Record<string, unknown> = {}, sub = 'ada') {
  return new SignJWT({ role: 'authenticated', sub })
    .setProtectedHeader({ alg: 'ES256', kid: by.signing.kid, typ: 'JWT', ...header })
    .setExpirationTime('1h')
    .sign(await importJWK(by.signing, 'ES256'))
}

const secretSchema = z.object({ kty: z.literal('oct'), alg: z.literal('HS256'), k: z.string() })

/** As PostgREST reads it: by the key of this process. */
function readInternal(token: string) {
  const { k } = secretSchema.parse(tokens.keySet.keys[0])
  return jwtVerify(token, Buffer.from(k, 'base64url'), { algorithms: ['HS256'] })
}

test('a token of ours is exchanged for one with the same claims, the second time too', async () => {
  const token = await signed(keys)
  const internal = tokens.exchange(token)
  expect((await readInternal(internal)).payload).toMatchObject({
    role: 'authenticated',
    sub: 'ada',
  })
  expect(internal.split('.')[1]).toBe(token.split('.')[1])
  expect(tokens.exchange(token)).toBe(internal)
})

test('what none of our keys signed stays as it is', async () => {
  const stranger = await createSigningKeys()
  const own = await signed(keys)
  const [header = '', , signature = ''] = own.split('.')
  const [, otherPayload = ''] = (await signed(keys, {}, 'eve')).split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const refused = [
    await signed(stranger),
    await signed(stranger, { kid: keys.signing.kid }),
    `${header}.${otherPayload}.${signature}`,
    `${none}.${otherPayload}.`,
    `${header}.${otherPayload}.`,
    'head.cook.signature',
    'no token',
  ]
  for (const token of refused) expect(tokens.exchange(token)).toBe(token)
})

test('a header that asks for more than a signature is left to PostgREST', async () => {
  const token = await signed(keys, { cty: 'JWT' })
  expect(tokens.exchange(token)).toBe(token)
})

test('the key differs with each start', () => {
  expect(createInternalTokens(keys.jwks).keySet).not.toEqual(tokens.keySet)
})
