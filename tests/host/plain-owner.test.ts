import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSecrets } from '#server/secrets.ts'
import { StartError } from '#server/start-error.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { connectTo } from '../support/backend-client.ts'
import { type OperatorsCluster, startOperatorsCluster } from '../support/operators-cluster.ts'

let operators: OperatorsCluster
beforeAll(async () => {
  operators = await startOperatorsCluster()
})
afterAll(() => operators?.stop())

const asSuperuser = (sql: string, database = 'postgres') =>
  withClient(operators.connection(database), (admin) => admin.query(sql))

const start = (owner: string) =>
  operators.startLarder({
    LARDER_DATA: path.join(operators.folder, owner),
    DATABASE_URL: operators.url(owner, { user: owner, secret: 'owner' }),
  })

/** The statements that a refused start asks for. */
async function statementsFor(owner: string): Promise<string[]> {
  const refusal: unknown = await start(owner).catch((thrown: unknown) => thrown)
  expect(refusal).toMatchObject({ code: 'database_rights' })
  const message = refusal instanceof StartError ? refusal.message : ''
  return message.split('\n').flatMap((line) => (line.startsWith('  ') ? [line.trim()] : []))
}

const roles = async () =>
  (await asSuperuser(`select from pg_roles where rolname in ('anon', 'authenticator')`)).rowCount

test('an owner without rights hears which are missing before anything is changed, and with them all works', async () => {
  await asSuperuser(`create role larder login password 'owner'`)
  await asSuperuser('create database larder')
  const statements = await statementsFor('larder')
  expect(statements).toEqual([
    'alter database "larder" owner to "larder";',
    'alter role "larder" createrole;',
    'alter role "larder" bypassrls;',
  ])
  expect(await roles()).toBe(0)
  const made = await asSuperuser(
    `select from pg_namespace where nspname ~ 'supabase|auth'`,
    'larder',
  )
  expect(made.rowCount).toBe(0)

  for (const statement of statements) await asSuperuser(statement)
  const account = { email: 'cook@example.org', password: 'a good soup' }
  const first = await start('larder')
  const cook = (await connectTo(first.address))()
  const signedUp = await cook.auth.signUp(account)
  expect(signedUp.error).toBeNull()
  const userId = signedUp.data.user?.id ?? ''
  const kept = await cook.from('pantry_items').insert({ user_id: userId, name: 'Eggs' })
  expect(kept.error).toBeNull()
  expect((await cook.rpc('search_recipes', { search_text: 'soup' })).data).not.toEqual([])
  await first.stop()

  const second = await start('larder')
  const back = (await connectTo(second.address))()
  expect((await back.auth.signInWithPassword(account)).error).toBeNull()
  expect((await back.from('pantry_items').select('name')).data).toEqual([{ name: 'Eggs' }])
  // The functions pass all policies, and nobody else does.
  const { secretKey } = await loadSecrets(path.join(operators.folder, 'larder'))
  const all = `${second.address}/rest/v1/pantry_items?select=name`
  const service = await fetch(all, { headers: { authorization: `Bearer ${secretKey}` } })
  expect(await service.json()).toEqual([{ name: 'Eggs' }])
  expect((await fetch(all)).status).toBe(401)
  await second.stop()
})

test('roles that somebody else made have to be given to the owner', async () => {
  await asSuperuser(`create role other login createrole bypassrls password 'owner'`)
  await asSuperuser('create database other owner other')
  expect(await statementsFor('other')).toEqual([
    'grant anon, authenticated, authenticator, service_role, supabase_auth_admin to "other" with admin option;',
  ])
})
