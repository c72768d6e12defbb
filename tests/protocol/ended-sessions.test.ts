import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AuthAdminApi } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { BackendClient } from '../support/backend-client.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { runningLarder } from './running-larder.ts'

const { connect, signUp, address, dataDir } = runningLarder()
const password = 'secret-1'

/** An account with the device that made it, and another one where somebody signed in. */
async function withTwoDevices() {
  const { client: first, userId } = await signUp()
  const { data } = await first.auth.getUser()
  const email = data.user?.email ?? ''
  const second = connect()
  expect((await second.auth.signInWithPassword({ email, password })).error).toBeNull()
  return { first, second, userId, email }
}

/** Somebody with nothing but a copy of the access token of this device. */
async function copyOf(device: BackendClient) {
  const { data } = await device.auth.getSession()
  const token = data.session?.access_token ?? ''
  const config = await fetch(`${address()}/larder.json`)
  const { publicKey } = z.object({ publicKey: z.string() }).parse(await config.json())
  const headers = {
    apikey: publicKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const send = (method: string, place: string, body?: object) =>
    fetch(`${address()}${place}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return {
    /** What each way to the account’s data answers, by its address. */
    async tries(): Promise<Record<string, number>> {
      const picture = { url: 'https://pictures.invalid/a.png' }
      const answers = {
        read: send('GET', '/rest/v1/pantry_items?select=id'),
        write: send('POST', '/rest/v1/pantry_items', { name: 'Salt' }),
        rpc: send('POST', '/rest/v1/rpc/export_my_data', {}),
        search: send('POST', '/rest/v1/rpc/search_recipes', { pantry: [] }),
        user: send('GET', '/auth/v1/user'),
        rename: send('PUT', '/auth/v1/user', { data: { name: 'Eve' } }),
        factor: send('POST', '/auth/v1/factors', { factor_type: 'totp' }),
        identities: send('GET', '/auth/v1/user/identities/authorize?provider=google'),
        picture: send('POST', '/functions/v1/pictures?purpose=recipe', picture),
        chef: send('POST', '/functions/v1/personal-chef', { messages: [] }),
        import: send('POST', '/functions/v1/import-recipe', { text: 'Soup' }),
        account: send('POST', '/functions/v1/account', { action: 'delete', password: 'wrong' }),
        portal: send('POST', '/functions/v1/stripe-portal', {}),
      }
      const statuses: Record<string, number> = {}
      for (const [way, answer] of Object.entries(answers)) statuses[way] = (await answer).status
      return statuses
    },
  }
}

/** Every way is closed: the data API and functions answer 401, the auth server as GoTrue does. */
function closed(authStatus = 403): Record<string, number> {
  const auth = { user: authStatus, rename: authStatus, factor: authStatus, identities: authStatus }
  const data = { read: 401, write: 401, rpc: 401, search: 401 }
  return { ...data, ...auth, picture: 401, chef: 401, import: 401, account: 401, portal: 401 }
}

async function operator() {
  const secrets = JSON.parse(await readFile(path.join(dataDir(), 'secrets.json'), 'utf8'))
  const { secretKey } = z.object({ secretKey: z.string() }).parse(secrets)
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` }
  return new AuthAdminApi({ url: `${address()}/auth/v1`, headers })
}

test('a changed password closes every way to the tokens of other devices, at once', async () => {
  const { first, second } = await withTwoDevices()
  const copy = await copyOf(second)
  expect(await copy.tries()).toMatchObject({
    read: 200,
    write: 201,
    rpc: 200,
    search: 200,
    user: 200,
  })
  expect((await first.auth.updateUser({ password: 'secret-2' })).error).toBeNull()
  expect(await copy.tries()).toEqual(closed())
  expect((await first.from('pantry_items').select('id')).status).toBe(200)
})

test('a sign-out everywhere closes them to all tokens, also to that of who signs out', async () => {
  const { first, second } = await withTwoDevices()
  const copies = [await copyOf(first), await copyOf(second)]
  expect((await first.auth.signOut({ scope: 'global' })).error).toBeNull()
  for (const copy of copies) expect(await copy.tries()).toEqual(closed())
})

test('a sign-out of one device leaves the other', async () => {
  const { first, second } = await withTwoDevices()
  const copy = await copyOf(first)
  expect((await first.auth.signOut({ scope: 'local' })).error).toBeNull()
  expect(await copy.tries()).toEqual(closed())
  expect((await second.from('pantry_items').select('id')).status).toBe(200)
})

test('a session that is ended from the list of devices is closed at once', async () => {
  const { first, second } = await withTwoDevices()
  const copy = await copyOf(second)
  const { data: sessions } = await first.rpc('own_sessions')
  const other = sessions?.find(({ is_current: isCurrent }) => !isCurrent)
  expect((await first.rpc('end_own_session', { session: other?.id ?? '' })).data).toBe(true)
  expect(await copy.tries()).toEqual(closed())
})

test('a refresh token that comes back when it was used long ago closes them', async () => {
  const { first, userId } = await withTwoDevices()
  const { data } = await first.auth.getSession()
  expect((await first.auth.refreshSession()).error).toBeNull()
  const copy = await copyOf(first)
  await inDatabaseOf(dataDir(), (client) =>
    client.query(
      `update auth.refresh_tokens set updated_at = now() - interval '1 hour'
       where user_id = $1 and revoked`,
      [userId],
    ),
  )
  const reused = { refresh_token: data.session?.refresh_token ?? '' }
  const { error } = await connect().auth.refreshSession(reused)
  expect(error?.code).toBe('refresh_token_already_used')
  expect(await copy.tries()).toEqual(closed())
})

test('a ban closes them', async () => {
  const { first, userId } = await withTwoDevices()
  const copy = await copyOf(first)
  const admin = await operator()
  expect((await admin.updateUserById(userId, { ban_duration: '24h' })).error).toBeNull()
  // GoTrue’s status for a banned account.
  expect(await copy.tries()).toEqual(closed(400))
})

test('the operator’s key and a visitor go on', async () => {
  const { first, userId } = await withTwoDevices()
  await first.auth.signOut({ scope: 'global' })
  expect((await (await operator()).getUserById(userId)).error).toBeNull()
  expect((await connect().from('recipes').select('id').limit(1)).status).toBe(200)
})
