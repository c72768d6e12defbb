import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const execute = promisify(execFile)

let folder: string
/** What the registry has of the package `whisk`: version to the packed package. */
const published = new Map<string, Buffer>()
/** The addresses that were asked for. */
const asked: string[] = []

/** A registry of npm with one package. */
const registry = createServer(({ url = '', headers }, response) => {
  asked.push(url)
  const version = /whisk-(.*)\.tgz$/.exec(url)?.[1]
  if (version !== undefined) return void response.end(published.get(version))
  const versions = [...published].map(([each, content]) => [
    each,
    {
      name: 'whisk',
      version: each,
      dist: {
        tarball: `http://${headers.host}/whisk/-/whisk-${each}.tgz`,
        integrity: integrityOf(content),
      },
    },
  ])
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Cache-Control', 'public, max-age=300')
  response.end(JSON.stringify({ name: 'whisk', versions: Object.fromEntries(versions) }))
})

function integrityOf(content: Buffer): string {
  return `sha512-${createHash('sha512').update(content).digest('base64')}`
}

/** Makes a version of the package, and a lock file that wants it. */
async function publish(version: string): Promise<void> {
  const source = path.join(folder, `whisk-${version}`)
  await mkdir(source)
  await writeFile(path.join(source, 'package.json'), JSON.stringify({ name: 'whisk', version }))
  await execute('npm', ['pack', '--pack-destination', folder], { cwd: source })
  const content = await readFile(path.join(folder, `whisk-${version}.tgz`))
  published.set(version, content)
  const wanted = { name: 'kitchen', version: '1.0.0', dependencies: { whisk: version } }
  const lock = {
    ...wanted,
    lockfileVersion: 3,
    packages: {
      '': wanted,
      'node_modules/whisk': { version, integrity: integrityOf(content) },
    },
  }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(wanted))
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock))
}

/** Installs in the folder, as a start does. @returns what it said, and which addresses were asked for */
async function install(): Promise<{ said: string; asked: string[] }> {
  const address = registry.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  asked.length = 0
  const program = `import { installMissing } from './scripts/install.mjs'; await installMissing('to run')`
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${address.port}/`,
      npm_config_cache: path.join(folder, 'cache'),
    },
  })
  return { said: stdout, asked: [...asked] }
}

async function installed(): Promise<unknown> {
  const file = path.join(folder, 'node_modules', 'whisk', 'package.json')
  return JSON.parse(await readFile(file, 'utf8'))
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-install-'))
  for (const file of ['install.mjs', 'build.mjs', 'run.mjs', 'node-version.mjs']) {
    await cp(path.join(import.meta.dirname, file), path.join(folder, 'scripts', file))
  }
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
})

afterAll(async () => {
  registry.close()
  await rm(folder, { recursive: true })
})

test('what npm keeps is not asked for again, but for a version that is newer than its list', async () => {
  await publish('1.0.0')
  expect((await install()).asked).toEqual(['/whisk', '/whisk/-/whisk-1.0.0.tgz'])

  await rm(path.join(folder, 'node_modules'), { recursive: true })
  expect(await install()).toEqual({ said: expect.stringContaining(' s\n'), asked: [] })
  expect(await installed()).toMatchObject({ version: '1.0.0' })

  await publish('1.1.0')
  const newer = await install()
  expect(newer.asked).toEqual(['/whisk', '/whisk/-/whisk-1.1.0.tgz'])
  expect(newer.said).toMatch(/with newer lists of them… \d/)
  expect(await installed()).toMatchObject({ version: '1.1.0' })
})
