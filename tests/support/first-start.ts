import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startProcess } from '../host/larder-process.ts'

const run = promisify(execFile)

/** The folder in which a run makes what its servers copy: the one that `npm test` has for all tests, or one of its own. */
export async function homeOfRun(): Promise<{ home: string; remove: () => Promise<void> }> {
  const shared = process.env['LARDER_PREPARATIONS']
  if (shared !== undefined) return { home: shared, remove: async () => undefined }
  const home = await mkdtemp(path.join(tmpdir(), 'larder-prepared-'))
  return { home, remove: () => rm(home, { recursive: true, force: true }) }
}

/**
 * Fills `dataDir` as the first start of a server leaves it: database, recipes, secrets. All copies of a run have the same
 * secrets.
 *
 * @param home the folder in which the first who asks makes what everybody copies
 */
export async function copyFirstStart(home: string, dataDir: string): Promise<void> {
  // The database's files belong to another user where root runs the tests: `cp -a` keeps it so.
  await run('cp', ['-a', `${await original(home)}/.`, dataDir])
}

async function original(home: string): Promise<string> {
  const ready = path.join(home, 'ready')
  while (!(await isThere(ready))) {
    if (await isFirst(path.join(home, 'lock'))) await make(home, ready)
    else await pause(50)
  }
  return ready
}

/** The first start, to its end; where it fails, the next who waits tries again. */
async function make(home: string, ready: string): Promise<void> {
  const making = path.join(home, 'making')
  try {
    const larder = await startProcess(making)
    await larder.end('SIGTERM')
    await rename(making, ready)
  } catch (thrown) {
    await rm(making, { recursive: true, force: true })
    await rm(path.join(home, 'lock'), { recursive: true })
    throw thrown
  }
}

const isFirst = (lock: string) => succeeds(mkdir(lock))
const isThere = (place: string) => succeeds(access(place))

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  )
