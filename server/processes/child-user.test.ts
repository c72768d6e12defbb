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

const withIds = (uid: number, gid: number, maker = { uid, gid }) => ({ uid, gid, maker })
const ofNobody = { uid: 65534, gid: 65534 }

test.runIf(isRoot)(
  'as root the account larder goes before a number that no account has',
  async () => {
    await writeFile(accounts, `${nobody}\n`)
    expect(await chooseChildUser([home], accounts)).toEqual(withIds(65520, 65520, ofNobody))
    await writeFile(accounts, `${nobody}\nother:x:65520:100::/:/bin/sh\n`)
    expect(await chooseChildUser([home], accounts)).toEqual(withIds(65521, 65521, ofNobody))
    await writeFile(accounts, `${nobody}\n${own}\n`)
    expect(await chooseChildUser([home], accounts)).toEqual(withIds(777, 778))
    await chown(home, 65534, 65534)
    expect(await chooseChildUser([home], accounts)).toEqual(withIds(777, 778))
  },
)

test.runIf(isRoot)('as root the owner of the data goes on, also without an account', async () => {
  await writeFile(accounts, `${nobody}\n${own}\n`)
  await chown(home, 777, 778)
  expect(await chooseChildUser([home], accounts)).toEqual(withIds(777, 778))
  await chown(home, 1234, 1235)
  expect(await chooseChildUser([home], accounts)).toEqual(withIds(1234, 1235, ofNobody))
})

test.runIf(isRoot)('what nobody could read is given to a number of its own', async () => {
  await writeFile(accounts, `${nobody}\n`)
  await chown(home, 65534, 65534)
  expect(await chooseChildUser([home], accounts)).toEqual(withIds(65520, 65520, ofNobody))
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
