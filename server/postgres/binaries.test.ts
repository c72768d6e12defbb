import { chmod, cp, mkdir, mkdtemp, readlink, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isReachable } from '../processes/reachable.ts'
import { locateNative, prepareBinaries } from './binaries.ts'

const stranger = { uid: 65_534, gid: 65_534, maker: { uid: 65_534, gid: 65_534 } }
let folder: string
let packaged: string
let runtime: { folder: string; user: typeof stranger | undefined }

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-binaries-'))
  packaged = path.join(folder, 'home', 'native')
  await mkdir(path.join(folder, 'home'))
  await cp(locateNative(), packaged, { recursive: true, verbatimSymlinks: true })
  runtime = { folder: path.join(folder, 'runtime'), user: stranger }
  await mkdir(runtime.folder)
  await chmod(folder, 0o755)
})

afterEach(() => rm(folder, { recursive: true }))

test('binaries in a home that the database user cannot enter are copied to where it can', async () => {
  expect((await prepareBinaries(runtime, packaged)).postgres).toContain(packaged)
  await chmod(path.join(folder, 'home'), 0o700)
  const { postgres, initdb } = await prepareBinaries(runtime, packaged)
  expect(postgres).toBe(path.join(runtime.folder, 'native', 'bin', 'postgres'))
  expect(await isReachable(postgres, stranger)).toBe(true)
  expect(await isReachable(initdb, stranger)).toBe(true)
  expect((await prepareBinaries({ ...runtime, user: undefined }, packaged)).postgres).toContain(
    packaged,
  )
})

test('library links that a blocked install script did not make are made', async () => {
  const link = path.join(packaged, 'lib', 'libpq.so.5')
  await rm(link, { force: true })
  await prepareBinaries(runtime, packaged)
  expect(await readlink(link)).toMatch(/^libpq\.so\.5\.\d+$/)
})
