import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { functionHandlers } from '#server/functions.ts'
import { paths } from '#server/paths.ts'
import { subscriptionEvent } from '../checkout/shop.ts'
import { connectTo, type BackendClient } from '../support/backend-client.ts'
import { type ChefProvider, startChefProvider } from '../support/chef-provider.ts'
import { type RunningLarder, startLarderProcess } from '../support/larder-process.ts'
import { preparedFolder } from '../support/prepared-folder.ts'
import { startStorage } from '../support/storage.ts'
import { startDenoFunctions } from './deno-functions.ts'

/**
 * The functions under the real Deno, by the entries that are deployed to hosted Supabase, beside those of our own
 * server, which stands for the platform's data API and auth server too.
 */
const names = [...functionHandlers.keys()].toSorted()
const key = 'sk-test-very-secret'
const webhookSecret = 'whsec_hosted'

let larder: RunningLarder
let provider: ChefProvider
let storage: Awaited<ReturnType<typeof startStorage>>
let deno: Awaited<ReturnType<typeof startDenoFunctions>>
let connect: () => BackendClient
let people = 0

beforeAll(async () => {
  provider = await startChefProvider()
  const chef = { OPENAI_API_KEY: key, OPENAI_BASE_URL: provider.baseUrl }
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: 'price_m',
    STRIPE_PRICE_QUARTERLY: 'price_q',
  }
  larder = await startLarderProcess({ ...chef, ...stripe }, await preparedFolder())
  connect = await connectTo(larder.address)
  const secrets = await readFile(path.join(larder.dataDir, 'secrets.json'), 'utf8')
  const { publicKey, secretKey } = z
    .object({ publicKey: z.string(), secretKey: z.string() })
    .parse(JSON.parse(secrets))
  storage = await startStorage(secretKey, larder.address)
  deno = await startDenoFunctions(names, {
    SUPABASE_URL: storage.url,
    SUPABASE_ANON_KEY: publicKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SITE_URL: 'https://larder.example',
    ...chef,
    ...stripe,
  })
})
afterAll(async () => {
  await deno?.stop()
  await storage?.stop()
  await larder?.stop()
  await provider?.stop()
})

async function signUp() {
  const client = connect()
  const email = `hosted-${++people}@example.com`
  const { data } = await client.auth.signUp({ email, password: 'secret-1' })
  return { client, userId: data.user?.id ?? '', token: data.session?.access_token ?? '' }
}

const onDeno = (name: string) => `${deno.addresses.get(name)}/${name}`
const onNode = (name: string) => `${larder.address}/functions/v1/${name}`
const json = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
})

/** What both hosts answered, which must be the same. */
async function both(name: string, init: RequestInit, query = '') {
  const [hosted, own] = await Promise.all([
    fetch(onDeno(name) + query, init),
    fetch(onNode(name) + query, init),
  ])
  const [said, expected] = [await hosted.text(), await own.text()]
  expect({ status: hosted.status, said }).toEqual({ status: own.status, said: expected })
  return { status: hosted.status, said }
}

test('there is an entry for each function, and it is set up', async () => {
  const folders = await readdir(path.join(paths.root, 'supabase', 'functions'))
  const entries = folders.filter((name) => !name.startsWith('_') && !name.includes('.'))
  expect(entries.toSorted()).toEqual(names)
  const config = await readFile(path.join(paths.root, 'supabase', 'config.toml'), 'utf8')
  const set = [...config.matchAll(/^\[functions\.(.+)\]$/gm)].map(([, name]) => name)
  expect(set.toSorted()).toEqual(names)
})

test('packages are the very versions that everything else is tested with', async () => {
  const read = async (...where: string[]) =>
    JSON.parse(await readFile(path.join(paths.root, ...where), 'utf8'))
  const { imports } = await read('supabase', 'functions', 'deno.json')
  const { dependencies } = await read('package.json')
  const targets = Object.values<string>(imports)
  const folders = targets.filter((target) => !target.startsWith('npm:'))
  expect(folders).toEqual(['../../dist/hosted/functions/', '../../dist/hosted/domain/'])
  const packages = targets.flatMap((target) => {
    const [, name = '', version] = /^npm:\/?(@?[^@]+)@([^/]+)/.exec(target) ?? []
    return target.startsWith('npm:') ? [{ name, version }] : []
  })
  expect(packages).toEqual(packages.map(({ name }) => ({ name, version: dependencies[name] })))
})

test('what is uploaded holds all that the functions import, and no test', async () => {
  const hosted = path.join(paths.root, 'dist', 'hosted')
  const entries = await readdir(hosted, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const laid = files.map((file) => path.relative(hosted, path.join(file.parentPath, file.name)))
  expect(laid.length).toBeGreaterThan(200)
  expect(laid.filter((file) => /\.test\.|testing/.test(file))).toEqual([])
  const kept = laid.map((file) => readFile(path.join(hosted, file), 'utf8'))
  const imported = (await Promise.all(kept)).flatMap((text) =>
    [...text.matchAll(/from '#((?:functions|domain)\/[^']+)'/g)].map(([, file = '']) => file),
  )
  expect(imported.length).toBeGreaterThan(30)
  expect(imported.filter((file) => !laid.includes(file))).toEqual([])
})

test('a browser of another origin may call', async () => {
  const asked = { 'access-control-request-headers': 'authorization, x-new' }
  const preflight = await fetch(onDeno('account'), { method: 'OPTIONS', headers: asked })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, x-new')
  const refused = await fetch(onDeno('account'), { method: 'POST' })
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
})

test.each(names)('%s refuses the same, in the same words', async (name) => {
  const { token } = await signUp()
  expect((await both(name, { method: 'PUT' })).status).toBe(405)
  expect((await both(name, json({}))).status).toBeGreaterThanOrEqual(400)
  expect((await both(name, json({}, 'forged'))).status).toBeGreaterThanOrEqual(400)
  await both(name, { ...json({}, token), body: '{' })
})

test('a page is read to the same draft', async () => {
  const { token } = await signUp()
  const recipe = {
    '@type': 'Recipe',
    name: 'Leek soup',
    recipeIngredient: ['2 leeks', 'salt'],
    recipeInstructions: ['Chop.', 'Boil.'],
  }
  const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`
  const { status, said } = await both('import-recipe', json({ html }, token))
  expect({ status, title: JSON.parse(said).recipe.title }).toEqual({
    status: 200,
    title: 'Leek soup',
  })
  for (const url of ['http://127.0.0.1/', 'http://169.254.169.254/', 'http://localhost:80/']) {
    expect((await both('import-recipe', json({ url }, token))).said).toContain('address_refused')
  }
})

test('a calendar reads the same plan, in the language of its address', async () => {
  const { client, userId } = await signUp()
  const meal = { user_id: userId, day: new Date().toISOString().slice(0, 10), kind: 'note' }
  await client
    .from('planned_meals')
    .insert({ ...meal, title: 'Suppe, Brot' })
    .throwOnError()
  const { data } = await client.rpc('make_meal_plan_feed', { kitchen: userId }).throwOnError()
  const { secret } = z.object({ secret: z.string() }).parse(data)
  const query = `?secret=${secret}&language=de`
  const { status, said } = await both('meal-plan-feed', { method: 'GET' }, query)
  expect(status).toBe(200)
  expect(said).toContain('SUMMARY:Abendessen: Suppe\\, Brot\r\n')
})

test('a photograph is made small, and kept in Storage', async () => {
  const { client, token, userId } = await signUp()
  const noise = randomBytes(900 * 700 * 3)
  const raw = { width: 900, height: 700, channels: 3 } as const
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    const photo = await sharp(noise, { raw }).toFormat(kind).toBuffer()
    const sent = await fetch(`${onDeno('pictures')}?purpose=avatar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: Uint8Array.from(photo),
    })
    expect({ kind, status: sent.status }).toEqual({ kind, status: 201 })
    const [[name, webp] = []] = [...storage.kept]
    expect([storage.kept.size, name?.startsWith(`${userId}/`)]).toEqual([1, true])
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  }
  const { data } = await client.from('profiles').select('avatar_url').eq('id', userId).single()
  expect(data?.avatar_url).toMatch(/^\/storage\/v1\/object\/public\/pictures\//)
})

test('the chef answers word by word, and keeps the key to itself', async () => {
  const { token } = await signUp()
  provider.will({ kind: 'words', words: ['Soup', '!'] })
  const question = { message: 'What can I cook?' }
  const hosted = await fetch(onDeno('personal-chef'), json(question, token))
  const said = await hosted.text()
  expect({ status: hosted.status, said }).toMatchObject({ status: 200 })
  expect(said).toContain('Soup')
  expect(provider.calls[0]?.headers.authorization).toBe(`Bearer ${key}`)
  expect(said).not.toContain(key)
})

test('what it says is in the language that is asked for', async () => {
  const refused = await fetch(`${onDeno('personal-chef')}?language=de`, json({ message: 'Suppe?' }))
  const { message } = z.object({ message: z.string() }).parse(await refused.json())
  expect(message).toMatch(/^🤖 Der Persönliche Koch/)
  const other = await fetch(`${onDeno('personal-chef')}?language=xx`, json({ message: 'Soup?' }))
  expect(await other.text()).toContain('The Personal Chef is a premium feature!')
})

test('what Stripe signs is taken in, once, and nothing else', async () => {
  const body = subscriptionEvent('evt_hosted', 2_000, 'cus_nobody', { status: 'active' })
  const signed = (secret: string): RequestInit => ({
    method: 'POST',
    headers: {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }),
    },
    body,
  })
  expect((await fetch(onDeno('stripe-webhook'), signed('whsec_guessed'))).status).toBe(400)
  const taken = await fetch(onDeno('stripe-webhook'), signed(webhookSecret))
  expect({ status: taken.status, said: await taken.json() }).toMatchObject({ status: 200 })
})

test('an account ends with its password, and with its pictures', async () => {
  const { client, token } = await signUp()
  const wrong = await fetch(onDeno('account'), json({ action: 'delete', password: 'guess' }, token))
  expect([wrong.status, await wrong.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'wrong_password' }),
  ])
  const ended = await fetch(
    onDeno('account'),
    json({ action: 'delete', password: 'secret-1' }, token),
  )
  expect(ended.status).toBe(204)
  expect((await client.auth.getUser()).error?.status).toBe(403)
})
