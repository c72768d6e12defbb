import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import { createSigningKeys, signingKeysSchema } from '#server/auth/signing-keys.ts'
import { connectTo } from '../../support/backend-client.ts'
import type { RunningLarder } from '../../support/larder-process.ts'
import { inDatabaseOf } from '../../support/larder-sql.ts'

const secretsSchema = z.object({ keys: signingKeysSchema })

type Claims = Readonly<Record<string, unknown>>
type Key = z.infer<typeof signingKeysSchema>['signing']

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function signed(key: Key, claims: Claims, kid = key.kid): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .sign(await importJWK(key, 'ES256'))
}

async function newCook(larder: RunningLarder, email: string) {
  const client = (await connectTo(larder.address))()
  const { data, error } = await client.auth.signUp({ email, password: 'secret-1' })
  if (error !== null || data.user === null || data.session === null) {
    throw new Error(`sign-up failed: ${error?.message}`)
  }
  await client.from('pantry_items').insert({ name: 'eggs' }).throwOnError()
  return { id: data.user.id, token: data.session.access_token }
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

/**
 * Tokens that must open nothing, by what is wrong with each: made by somebody else, changed on the way, run
 * out, or of an account or a session that is gone; and what is no token, which opens what a visitor sees. `good` is a cook's own, for what even they must not find.
 */
export async function badTokens(larder: RunningLarder) {
  const secrets = await readFile(path.join(larder.dataDir, 'secrets.json'), 'utf8')
  const { signing, jwks } = secretsSchema.parse(JSON.parse(secrets)).keys
  const other = (await createSigningKeys()).signing
  const cook = await newCook(larder, 'cook@example.com')
  const gone = await newCook(larder, 'gone@example.com')
  await inDatabaseOf(larder.dataDir, (client) =>
    client.query('select public.erase_account($1)', [gone.id]),
  )
  const left = await newCook(larder, 'left@example.com')
  await inDatabaseOf(larder.dataDir, (client) =>
    client.query('delete from auth.sessions where user_id = $1', [left.id]),
  )
  const claims = {
    sub: cook.id,
    role: 'authenticated',
    aud: 'authenticated',
    aal: 'aal2',
    exp: inAnHour(),
  }
  const asService = { ...claims, role: 'service_role' }
  const [header = '', payload = '', signature = ''] = cook.token.split('.')
  const claimed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const raised = part({ ...z.record(z.string(), z.unknown()).parse(claimed), role: 'service_role' })
  const confused = `${part({ alg: 'HS256', typ: 'JWT', kid: signing.kid })}.${part(asService)}`
  const hmac = (secret: string) => createHmac('sha256', secret).update(confused).digest('base64url')

  const refused = {
    'a token of another key': await signed(other, claims),
    'a token of another key that names ours': await signed(other, claims, signing.kid),
    'a forged token for the service': await signed(other, asService, signing.kid),
    'a forged token for the owner of the database': await signed(other, {
      ...claims,
      role: 'postgres',
    }),
    'a forged token for another audience': await signed(other, { ...claims, aud: 'elsewhere' }),
    'an unsigned token with a signature': `${part({ alg: 'none' })}.${part(asService)}.${signature}`,
    'a token with other claims': `${header}.${raised}.${signature}`,
    'a token signed with the public key as a secret': `${confused}.${hmac(JSON.stringify(jwks.keys[0]))}`,
    'a token signed with nothing': `${confused}.${hmac('')}`,
    'a token that has run out': await signed(signing, { ...claims, exp: inAnHour() - 2 * 3600 }),
    'a token of an account that is gone': gone.token,
    'a token of a session that has ended': left.token,
  }
  // What has not the three parts of a token is none: who sends it is a visitor.
  const ofVisitors = {
    'no token': '',
    'an unsigned token': `${part({ alg: 'none', typ: 'JWT' })}.${part(asService)}.`,
    'a word for a token': 'public',
  }
  return { refused, ofVisitors, good: cook.token }
}
