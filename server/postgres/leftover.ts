import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { endProcess, identify } from '../processes/process-table.ts'

/**
 * What PostgreSQL writes of itself into its folder: the pid in line 1, the port in line 4, the folder of
 * its socket in line 5 or its address in line 6, the state in line 8.
 */
export async function readPostmaster(
  folder: string,
): Promise<{ pid: number; host: string; port: number; status: string } | undefined> {
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
 * Ends a PostgreSQL that still runs on the folder though whoever started it is gone. Where the pid
 * meanwhile belongs to another program the file is removed, for PostgreSQL would refuse to start.
 */
export async function endLeftover(folder: string): Promise<void> {
  const postmaster = await readPostmaster(folder)
  if (postmaster === undefined || !Number.isInteger(postmaster.pid)) return
  const id = await identify(postmaster.pid).catch(() => undefined)
  if (id === undefined) return
  // Elsewhere than on Linux the decision is PostgreSQL's own, which is careful and says why.
  if (process.platform !== 'linux') return
  if (await worksIn(postmaster.pid, folder)) return endProcess(id)
  await rm(path.join(folder, 'postmaster.pid'), { force: true })
}

async function worksIn(pid: number, folder: string): Promise<boolean> {
  const [cwd, wanted] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    realpath(folder),
  ])
  return cwd === wanted
}
