import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Address } from '../processes/address.ts'
import { endProcess, identify } from '../processes/process-table.ts'

/** What PostgreSQL says of itself. */
type Postmaster = { pid: number; host: string; port: number; status: string }

/**
 * What PostgreSQL writes of itself into its folder: the pid in line 1, the port in line 4, the folder of
 * its socket in line 5 or its address in line 6, the state in line 8.
 */
export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]),
    host: lines[4]?.trim() || (lines[5]?.trim() ?? ''),
    status: lines[7]?.trim() ?? '',
  }
}

/**
 * Whether the process `pid` serves at `address`. Its number is not enough: a container counts anew with every start, and
 * then the file of one that was killed may bear the number of the next.
 */
export function servesAt(
  { pid, host, port, status }: Postmaster,
  child: number | undefined,
  address: Address,
): boolean {
  const isThere = address.kind === 'socket' ? host === address.folder : port === address.port
  return pid === child && isThere && status === 'ready'
}

/**
 * Ends a PostgreSQL that still runs on the folder though whoever started it is gone. Where the pid
 * meanwhile belongs to another program the file is removed, for PostgreSQL would refuse to start.
 */
export async function endLeftover(folder: string): Promise<void> {
  const postmaster = await readPostmaster(folder)
  if (postmaster === undefined || !Number.isInteger(postmaster.pid)) return
  // Elsewhere than on Linux the decision is PostgreSQL's own, which is careful and says why.
  if (process.platform !== 'linux') return
  const id = await identify(postmaster.pid).catch(() => undefined)
  if (id === undefined) return forgetDead(postmaster.pid, folder)
  if (await worksIn(postmaster.pid, folder)) return endProcess(id)
  await rm(path.join(folder, 'postmaster.pid'), { force: true })
}

const reapingMilliseconds = 300
const longestMilliseconds = 10_000

/**
 * One that was killed has a pid until its parent asks how it ended, and in a container nobody may ever ask:
 * PostgreSQL would take it for alive and refuse to start. Its own processes see that it is gone and
 * end; as long as one of them works in the folder, the file stays.
 */
async function forgetDead(pid: number, folder: string): Promise<void> {
  const since = Date.now()
  for (;;) {
    if (!hasPid(pid)) return
    const waited = Date.now() - since
    if (waited > longestMilliseconds) return
    if (waited > reapingMilliseconds && !(await isWorkedIn(folder))) break
    await pause(20)
  }
  await rm(path.join(folder, 'postmaster.pid'), { force: true })
}

function hasPid(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function isWorkedIn(folder: string): Promise<boolean> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const works = await Promise.all(pids.map((pid) => worksIn(pid, folder)))
  return works.includes(true)
}

async function worksIn(pid: number, folder: string): Promise<boolean> {
  const [cwd, wanted] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    realpath(folder),
  ])
  return cwd === wanted
}
