import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import http, { type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { installRelease } from './install-release.ts'
import { type LocateOptions, locatePostgrest } from './locate.ts'
import { releaseFiles, releaseVersion } from './releases.ts'
import { unpack } from './unpack.ts'

const archiveName = 'postgrest-of-the-test.tar.xz'

let folder: string
let dataDir: string
let archive: Buffer
let lines: string[]
const stops: (() => unknown)[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-postgrest-'))
  dataDir = path.join(folder, 'data')
  lines = []
  await program(folder, `PostgREST ${releaseVersion}`)
  execFileSync('tar', ['-cJf', 'packed', 'postgrest'], { cwd: folder })
  archive = await readFile(path.join(folder, 'packed'))
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await rm(folder, { recursive: true })
})

/** A program that says `words` as its version. */
async function program(place: string, words: string): Promise<string> {
  await mkdir(place, { recursive: true })
  const file = path.join(place, 'postgrest')
  await writeFile(file, `#!/bin/sh\necho '${words}'\n`)
  await chmod(file, 0o755)
  return file
}

/** A mirror that answers as `listener` does. */
async function mirror(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return `http://127.0.0.1:${port}/releases`
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** On a machine for which npm has nothing. */
function locate(
  options: Partial<LocateOptions>,
  { searchPath = '', sum = sha256(archive) } = {},
): Promise<string> {
  return locatePostgrest({
    chosen: undefined,
    dataDir,
    mirrors: [],
    log: ({ level, event }) => lines.push(`${level}: ${event}`),
    machine: {
      name: 'none-of-npm',
      program: 'postgrest',
      searchPath,
      release: { name: archiveName, sha256: sum },
    },
    ...options,
  })
}

const left = () => readdir(path.join(dataDir, 'programs'))

test('the pinned release is downloaded once, checked, and named in one line', async () => {
  const asked: (string | undefined)[] = []
  const base = await mirror((request, response) => {
    asked.push(request.url)
    response.end(archive)
  })
  const binary = await locate({ mirrors: [base] })
  expect(asked).toEqual([`/releases/v${releaseVersion}/${archiveName}`])
  expect(binary).toBe(path.join(dataDir, 'programs', `postgrest-${releaseVersion}`, 'postgrest'))
  expect(lines.at(-1)).toBe(`info: PostgREST ${releaseVersion}, downloaded: ${binary}`)
  expect(await locate({ mirrors: [base] })).toBe(binary)
  expect(asked).toHaveLength(1)
  expect(await left()).toEqual([`postgrest-${releaseVersion}`])
})

test('of two starts at once both have it', async () => {
  const base = await mirror((_request, response) => response.end(archive))
  const [one, other] = await Promise.all([locate({ mirrors: [base] }), locate({ mirrors: [base] })])
  expect(one).toBe(other)
  expect(await left()).toEqual([`postgrest-${releaseVersion}`])
})

test('the second mirror is asked where the first has nothing', async () => {
  const empty = await mirror((_request, response) => response.writeHead(404).end())
  const full = await mirror((_request, response) => response.end(archive))
  await expect(locate({ mirrors: [empty, full] })).resolves.toContain(releaseVersion)
})

const faults: Record<string, { answer: RequestListener; words: string }> = {
  'other bytes': {
    answer: (_request, response) => response.end('another program'),
    words: `its SHA-256 is ${sha256(Buffer.from('another program'))}`,
  },
  'no file': {
    answer: (_request, response) => response.writeHead(404).end(),
    words: 'the answer is 404',
  },
  'half of the file': {
    answer: (_request, response) => {
      response.writeHead(200, { 'content-length': archive.length })
      response.write(archive.subarray(0, 40), () => response.destroy())
    },
    words: 'terminated',
  },
}

test.each(Object.entries(faults))(
  'a mirror with %s leaves nothing behind',
  async (_name, fault) => {
    const base = await mirror(fault.answer)
    await expect(locate({ mirrors: [base] })).rejects.toMatchObject({
      code: 'no_postgrest',
      message: expect.stringContaining(fault.words),
    })
    expect(await readdir(path.join(dataDir, 'programs', `postgrest-${releaseVersion}`))).toEqual([])
    expect(await left()).toEqual([`postgrest-${releaseVersion}`])
  },
)

test('without a network the reason and what to do are said', async () => {
  const base = await mirror(() => undefined)
  for (const stop of stops.splice(0)) stop()
  await expect(locate({ mirrors: [base] })).rejects.toThrow(/ECONNREFUSED.*POSTGREST_BIN/)
})

test('a mirror that falls silent is given up', async () => {
  const base = await mirror((_request, response) => response.write(archive.subarray(0, 40)))
  const silent = installRelease({
    file: { name: archiveName, sha256: sha256(archive) },
    program: 'postgrest',
    dataDir,
    releases: [base],
    log: () => undefined,
    patienceMilliseconds: 50,
  })
  await expect(silent).rejects.toThrow('nothing arrives')
})

test('a right sum over a broken archive, or one without the program, is refused', async () => {
  const broken = Buffer.from('no archive')
  const base = await mirror((_request, response) => response.end(broken))
  await expect(locate({ mirrors: [base] }, { sum: sha256(broken) })).rejects.toThrow(
    'tar cannot unpack it',
  )
  const file = path.join(folder, 'packed')
  await expect(unpack(file, path.join(folder, 'a'), 'other')).rejects.toThrow('holds no other')
})

test('what is missing to unpack it is named', async () => {
  const file = path.join(folder, 'packed')
  const bare = path.join(folder, 'bare')
  await mkdir(bare)
  await expect(unpack(file, path.join(folder, 'a'), 'postgrest', bare)).rejects.toThrow(
    'no program named tar',
  )
  const tar = execFileSync('sh', ['-c', 'command -v tar'], { encoding: 'utf8' }).trim()
  await symlink(tar, path.join(bare, 'tar'))
  await expect(unpack(file, path.join(folder, 'b'), 'postgrest', bare)).rejects.toThrow(
    'needs the program xz',
  )
})

test('what a killed download left is removed after an hour, and not before', async () => {
  const base = await mirror((_request, response) => response.end(archive))
  const [old, young] = ['download-old', 'download-young'].map((name) =>
    path.join(dataDir, 'programs', name),
  )
  for (const place of [old, young]) await mkdir(place ?? '', { recursive: true })
  const before = Date.now() / 1_000 - 4_000
  await utimes(old ?? '', before, before)
  await locate({ mirrors: [base] })
  expect(await left()).toEqual(['download-young', `postgrest-${releaseVersion}`])
})

test('the PATH goes before the download, and one that is too old is passed over', async () => {
  const base = await mirror((_request, response) => response.end(archive))
  const fitting = await program(path.join(folder, 'fitting'), 'PostgREST 12.2.12 (abc)')
  const old = await program(path.join(folder, 'old'), 'PostgREST 11.2.2')
  const searchPath = [old, fitting].map((file) => path.dirname(file)).join(path.delimiter)
  expect(await locate({ mirrors: [base] }, { searchPath })).toBe(fitting)
  expect(lines).toEqual([
    `warn: passing over ${old}: it is version 11.2.2, and Larder needs 12 or newer`,
    `info: PostgREST 12.2.12, on the PATH: ${fitting}`,
  ])
  await expect(locate({ mirrors: [base] }, { searchPath: path.dirname(old) })).resolves.toContain(
    dataDir,
  )
})

test.each([
  ['PostgREST 11.2.2', 'it is version 11.2.2, and Larder needs 12 or newer'],
  ['nginx 1.22', 'it does not say that it is PostgREST, but "nginx 1.22"'],
])('POSTGREST_BIN that says "%s" is refused', async (words, reason) => {
  const chosen = await program(path.join(folder, 'chosen'), words)
  await expect(locate({ chosen })).rejects.toMatchObject({
    exitCode: 2,
    message: `POSTGREST_BIN names ${chosen}, but ${reason}.`,
  })
})

test('one that is newer than we know is used, with a warning', async () => {
  const chosen = await program(path.join(folder, 'chosen'), 'PostgREST 18.0')
  expect(await locate({ chosen })).toBe(chosen)
  expect(lines).toContain('warn: PostgREST 18.0 is newer than Larder knows (16)')
})

test('a machine for which there is nothing is told what to do', async () => {
  const machine = { name: 'aix-ppc64', program: 'postgrest', searchPath: '', release: undefined }
  await expect(locate({ machine })).rejects.toThrow(/for this machine \(aix-ppc64\).*POSTGREST_BIN/)
})

test('every pinned file is of the pinned version and has a sum of its own', () => {
  const files = [...releaseFiles.values()]
  expect(files.every(({ name }) => name.startsWith(`postgrest-v${releaseVersion}-`))).toBe(true)
  expect(files.every((file) => /^[0-9a-f]{64}$/.test(file.sha256))).toBe(true)
  expect(new Set(files.map((file) => file.sha256)).size).toBe(files.length)
})
