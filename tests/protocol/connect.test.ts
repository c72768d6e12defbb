import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { scopes } from '#domain/scopes.ts'
import { paths } from '#server/paths.ts'
import { runningLarder } from './running-larder.ts'

/** What docs/connect.md promises to scripts and apps, at the running server. */
const { address, signUp } = runningLarder()

type Cook = Awaited<ReturnType<typeof signUp>>
const tokenSchema = z.object({ id: z.string(), token: z.string() })

async function makeToken({ client }: Cook, given: readonly string[]) {
  const { data } = await client.auth.getSession()
  const response = await fetch(`${address()}/auth/v1/user/tokens`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Wall tablet', scopes: given }),
  })
  const made = tokenSchema.parse(await response.json())
  const ask = (rest: string, init: RequestInit = {}) =>
    fetch(`${address()}${rest}`, {
      ...init,
      headers: { authorization: `Bearer ${made.token}`, 'content-type': 'application/json' },
    })
  return { ...made, ask }
}

const connectPage = () => readFile(path.join(paths.root, 'docs/connect.md'), 'utf8')

const blocksOf = (page: string, language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(
    ([, text]) => text ?? '',
  )

describe('a token for a script', () => {
  it('does with curl what the page says', async () => {
    const cook = await signUp()
    const { token } = await makeToken(cook, ['list:write'])
    const [, read = '', add = '', bought = ''] = blocksOf(await connectPage(), 'sh')
    const run = async (command: string) => {
      const env = { ...process.env, LARDER: address(), TOKEN: token }
      const { stdout } = await promisify(execFile)('bash', ['-c', command], { env })
      return stdout
    }
    await run(add)
    expect(JSON.parse(await run(read))).toMatchObject([{ name: 'Oat milk', amount: '2' }])
    await run(bought)
    expect(JSON.parse(await run(read))).toEqual([])
  })

  it('feeds Home Assistant by the very address of the page', async () => {
    const cook = await signUp()
    const { ask } = await makeToken(cook, ['list:write'])
    const [yaml = ''] = blocksOf(await connectPage(), 'yaml')
    const [, resource = ''] = /resource: http:\/\/larder\.local:4321(\S+)/.exec(yaml) ?? []
    const [, command = ''] = /url: http:\/\/larder\.local:4321(\S+)/.exec(yaml) ?? []
    const added = await ask(command, { method: 'POST', body: JSON.stringify({ name: 'Salt' }) })
    expect(added.status).toBe(201)
    expect(await (await ask(resource)).json()).toMatchObject([{ things: [{ name: 'Salt' }] }])
  })

  it('opens nothing that it was not given, also not by embedding it', async () => {
    const cook = await signUp()
    await cook.client.from('planned_meals').select('id').throwOnError()
    const { ask } = await makeToken(cook, ['list:read', 'saved:read'])
    const refused = async (rest: string, init?: RequestInit) => {
      const response = await ask(rest, init)
      expect(response.status, `${rest} is open`).toBe(403)
      expect(await response.json()).toMatchObject({ message: 'insufficient_scope' })
    }
    await refused('/rest/v1/pantry_items')
    await refused('/rest/v1/profiles')
    await refused('/rest/v1/shopping_list_items', { method: 'POST', body: '{"name": "Salt"}' })
    await refused('/rest/v1/rpc/export_my_data', { method: 'POST', body: '{}' })
    await refused('/rest/v1/rpc/own_sessions', { method: 'POST', body: '{}' })
    const embedded = await ask(
      '/rest/v1/shopping_lists?select=name,kitchens(name,planned_meals(id),kitchen_members(user_id))',
    )
    const [row] = z.array(z.record(z.string(), z.unknown())).parse(await embedded.json())
    expect(row?.['kitchens']).toMatchObject({ planned_meals: [], kitchen_members: [] })
  })

  it('opens no function of the account', async () => {
    const cook = await signUp()
    const { ask } = await makeToken(cook, scopes)
    for (const name of ['account', 'personal-chef', 'stripe-checkout', 'pictures', 'recovery']) {
      const response = await ask(`/functions/v1/${name}`, {
        method: 'POST',
        body: JSON.stringify({ action: 'delete', plan: 'monthly', code: 'aaaa', message: 'Soup?' }),
      })
      expect([400, 401, 403, 405, 422], `${name} answered ${response.status}`).toContain(
        response.status,
      )
    }
    const user = await ask('/auth/v1/user')
    expect(user.status).toBe(403)
    expect((await cook.client.auth.getUser()).error).toBeNull()
  })

  it('is over at once when it is withdrawn', async () => {
    const cook = await signUp()
    const { id, ask } = await makeToken(cook, ['list:read'])
    expect((await ask('/rest/v1/shopping_lists')).status).toBe(200)
    const { data } = await cook.client.auth.getSession()
    const ended = await fetch(`${address()}/auth/v1/user/tokens/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    expect(ended.status).toBe(204)
    expect((await ask('/rest/v1/shopping_lists')).status).toBe(401)
  })

  it('that is none is refused by name', async () => {
    const response = await fetch(`${address()}/rest/v1/recipes`, {
      headers: { authorization: `Bearer larder_pat_${'a'.repeat(43)}` },
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'token_refused' })
  })
})

describe('what apps read first', () => {
  it('leads from what is served to who lets in', async () => {
    for (const resource of ['', '/rest/v1']) {
      const found = await fetch(`${address()}/.well-known/oauth-protected-resource${resource}`)
      expect(found.headers.get('access-control-allow-origin')).toBe('*')
      expect(await found.json()).toMatchObject({
        resource: `${address()}${resource}`,
        authorization_servers: [`${address()}/auth/v1`],
      })
    }
    for (const suffix of ['', '/auth/v1']) {
      const found = await fetch(`${address()}/.well-known/oauth-authorization-server${suffix}`)
      expect(await found.json()).toMatchObject({ issuer: `${address()}/auth/v1` })
    }
    expect(
      await (await fetch(`${address()}/auth/v1/.well-known/oauth-authorization-server`)).json(),
    ).toMatchObject({ token_endpoint: `${address()}/auth/v1/oauth/token` })
  })

  const documentSchema = z.object({
    openapi: z.literal('3.1.0'),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  })

  it('is a document in which every path is there, and opens with all scopes', async () => {
    const { ask } = await makeToken(await signUp(), scopes)
    const text = await (await fetch(`${address()}/openapi.json`)).text()
    const { paths: all, components } = documentSchema.parse(JSON.parse(text))
    expect(Object.keys(all).length).toBeGreaterThan(40)
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(components.schemas, `${name} is not described`).toHaveProperty(name)
    }
    for (const [rest, operations] of Object.entries(all)) {
      if (!rest.startsWith('/rest/') || !('get' in operations)) continue
      const response = await ask(`${rest}?limit=1`)
      expect(response.status, `${rest} is not open`).toBe(200)
    }
    // And with none of them what is in it is closed to visitors’ eyes: there is no list of all tables.
    expect((await fetch(`${address()}/rest/v1/`)).status).toBe(404)
    expect(text).not.toContain('stripe_customers')
  })
})
