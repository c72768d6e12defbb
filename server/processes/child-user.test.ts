import { chown, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseChildUser, giveTo } from './child-user.ts'

let home: string
let accounts: string
const isRoot = process.getuid?.() === 0

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'larder-user-'))
  accounts = path.join(home, 'passwd')
})
afterEach(() => rm(home, { recursive: true }))

const nobody = 'nobody:x:65534:65534:nobody:/:/bin/false'
const own = 'larder:x:777:778::/:/bin/false'

test.runIf(isRoot)('as root the account larder goes before nobody, whom others share', async () => {
  await writeFile(accounts, `${nobody}\n`)
  expect(await chooseChildUser([home], accounts)).toEqual({
    uid: 65534,
    gid: 65534,
    isShared: true,
  })
  await writeFile(accounts, `${nobody}\n${own}\n`)
  expect(await chooseChildUser([home], accounts)).toEqual({ uid: 777, gid: 778 })
  await chown(home, 65534, 65534)
  expect(await chooseChildUser([home], accounts)).toEqual({ uid: 777, gid: 778 })
  await chown(home, 1234, 1235)
  expect(await chooseChildUser([home], accounts)).toEqual({ uid: 1234, gid: 1235 })
})

test.runIf(isRoot)('what nobody had is given over, and no link leads out of it', async () => {
  const cluster = path.join(home, 'postgres')
  const outside = path.join(home, 'outside')
  await mkdir(path.join(cluster, 'base'), { recursive: true })
  await writeFile(path.join(cluster, 'base', '1'), '')
  await writeFile(outside, '')
  await symlink(outside, path.join(cluster, 'link'))
  await giveTo({ uid: 777, gid: 778 }, cluster)
  const owners = ['.', 'base', 'base/1'].map((name) => stat(path.join(cluster, name)))
  expect((await Promise.all(owners)).map(({ uid, gid }) => [uid, gid])).toEqual(
    Array.from({ length: 3 }, () => [777, 778]),
  )
  expect((await stat(outside)).uid).toBe(0)
  await giveTo({ uid: 777, gid: 778 }, path.join(home, 'nowhere'))
})
