import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type ProcessId, endProcess, identify, lives } from '../processes/process-table.ts'
import type { Runtime } from '../processes/runtime.ts'
import { type ChildPlan, ended, hasEnded } from '../processes/supervise.ts'
import { StartError } from '../start-error.ts'
import type { Address } from '../processes/address.ts'
import type { Binaries } from './binaries.ts'
import { clusterPath } from './initialise.ts'
import { endLeftover, readPostmaster, servesAt } from './leftover.ts'
import { postgresArguments } from './settings.ts'

const run = promisify(execFile)
const logName = 'postgres.log'
const logLimitBytes = 5_000_000

type Place = {
  readonly folder: string
  readonly dataDir: string
  readonly address: Address
  readonly binaries: Binaries
  readonly runtime: Runtime
}

/** How PostgreSQL's first process is started, recognised as ready, and ended. */
export function postmasterPlan(place: Place): Pick<ChildPlan, 'launch' | 'ready' | 'end'> {
  const { folder, dataDir, address, binaries, runtime } = place
  return {
    async launch() {
      await endLeftover(folder)
      const log = await openLog(path.join(dataDir, logName))
      try {
        const child = spawn(binaries.postgres, postgresArguments(clusterPath(folder), address), {
          cwd: folder,
          env: { LC_ALL: 'C' },
          // A group of its own: Ctrl-C in the terminal is for us, and we end it in order.
          detached: process.platform !== 'win32',
          stdio: ['ignore', log.fd, log.fd],
          ...runtime.user,
        })
        child.on('error', () => undefined)
        // An immediate shutdown, from which the next start recovers.
        await runtime.remember('PostgreSQL', child, 'SIGQUIT')
        return child
      } finally {
        await log.close()
      }
    },
    async ready(child, gone) {
      while (!gone.aborted && !hasEnded(child)) {
        const postmaster = await readPostmaster(folder)
        if (postmaster !== undefined && servesAt(postmaster, child.pid, address)) return
        await pause(15)
      }
      throw new StartError(
        'database_not_started',
        `The database does not start. Its last words (${path.join(dataDir, logName)}):\n${await lastWords(dataDir)}`,
      )
    },
    end: (child) => endPostmaster(child, place),
  }
}

async function endPostmaster(child: ChildProcess, { folder, binaries }: Place): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return
  if (process.platform === 'win32') {
    await run(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w']).catch(() => child.kill())
  } else {
    const id: ProcessId | undefined = await identify(child.pid).catch(() => undefined)
    if (id !== undefined && (await lives(id))) await endProcess(id)
  }
  await ended(child)
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > logLimitBytes) await rename(file, `${file}.old`)
  return open(file, 'a', 0o600)
}

async function lastWords(dataDir: string): Promise<string> {
  const text = await readFile(path.join(dataDir, logName), 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-5).join('\n')
}
