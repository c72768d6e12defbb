import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chooseChildUser } from '#server/processes/child-user.ts'
import { startCluster } from '#server/postgres/cluster.ts'

const run = promisify(execFile)

/** A PostgreSQL of an operator's, with nothing of Larder's in it. */
export type PlainPostgres = {
  /** As its superuser. */
  readonly url: string
  readonly version: string
  /** Ends it, and leaves nothing. */
  stop(): Promise<void>
}

const password = 'p@ss word'
const oldestVersion = 15

/** The PostgreSQL that is installed on this machine, where it is new enough; else the one that npm brings. */
export async function startPlainPostgres(): Promise<PlainPostgres> {
  const home = await mkdtemp(path.join(tmpdir(), 'larder-plain-'))
  const installed = await findInstalled()
  try {
    return installed === undefined
      ? await startEmbedded(home)
      : await startInstalled(installed, home)
  } catch (thrown) {
    await rm(home, { recursive: true, force: true })
    throw thrown
  }
}

const debianFolder = '/usr/lib/postgresql'

async function findInstalled(): Promise<{ version: string; bin: string } | undefined> {
  const versions = await readdir(debianFolder).catch((): string[] => [])
  return versions
    .filter((version) => Number(version) >= oldestVersion)
    .map((version) => ({ version, bin: path.join(debianFolder, version, 'bin') }))
    .find(({ bin }) => existsSync(path.join(bin, 'initdb')))
}

async function startInstalled(
  { version, bin }: { version: string; bin: string },
  home: string,
): Promise<PlainPostgres> {
  // Debian's programs ask for the name of who runs them.
  const user = (await chooseChildUser([home]))?.maker
  const folder = path.join(home, 'cluster')
  const passwordFile = path.join(home, 'password')
  await mkdir(folder)
  await writeFile(passwordFile, password)
  for (const place of user === undefined ? [] : [home, folder, passwordFile]) {
    await chown(place, user?.uid ?? 0, user?.gid ?? 0)
  }
  const call = (program: string, ...args: string[]) =>
    run(path.join(bin, program), ['-D', folder, ...args], { cwd: home, ...user })
  await call(
    'initdb',
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
    `--pwfile=${passwordFile}`,
  )
  const options = `-c listen_addresses='' -c unix_socket_directories=${home}`
  await call('pg_ctl', '-w', '-o', options, '-l', path.join(home, 'log'), 'start')
  return {
    url: urlAt(home),
    version,
    async stop() {
      await call('pg_ctl', '-w', '-m', 'fast', 'stop')
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function startEmbedded(home: string): Promise<PlainPostgres> {
  const cluster = await startCluster({ dataDir: home, password, log: () => undefined })
  return {
    url: urlAt(cluster.connection().host),
    version: 'embedded',
    async stop() {
      await cluster.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

function urlAt(socketFolder: string): string {
  const place = encodeURIComponent(socketFolder)
  return `postgres://postgres:${encodeURIComponent(password)}@localhost/postgres?host=${place}`
}
