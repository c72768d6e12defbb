import { spawn } from 'node:child_process'
import { chown, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { endProcess, identify } from '../processes/process-table.ts'
import type { Runtime } from '../processes/runtime.ts'
import { type ChildPlan, ended, hasEnded, supervise } from '../processes/supervise.ts'
import { chooseAddress } from '../processes/address.ts'
import { StartError } from '../start-error.ts'
import { configurationOf } from './configuration.ts'
import type { InternalTokens } from './internal-tokens.ts'
import { programEnvironment } from './program-environment.ts'
import { makeRunnable } from './runnable.ts'
import { isServing, type Upstream } from './upstream.ts'

export type PostgrestOptions = {
  /** Of several on one runtime each has its own; `postgrest` is the primary's. */
  readonly name: 'postgrest' | 'postgrest-replica'
  readonly runtime: Runtime
  /** Where PostgREST lies; see locatePostgrest. */
  readonly binary: string
  /** `postgres://authenticator:…` */
  readonly databaseUri: string
  /** Whether `databaseUri` leads through a pooler that lends a connection for one transaction. */
  readonly pooled: boolean
  readonly keySet: InternalTokens['keySet']
  /** What may keep it from starting for a while. */
  readonly obstacle: () => Promise<Error | undefined>
  readonly log: Log
  readonly onLost: (reason: Error) => void
}

export type DataApi = { readonly upstream: Upstream; stop(): Promise<void> }

/** Starts PostgREST and keeps it running. @throws StartError */
export async function startPostgrest(options: PostgrestOptions): Promise<DataApi> {
  const { name, runtime, databaseUri, pooled, keySet } = options
  const address = await chooseAddress(runtime.folder)
  const upstream: Upstream =
    address.kind === 'socket'
      ? { kind: 'socket', path: path.join(runtime.folder, `${name}.sock`) }
      : address
  const binary = await makeRunnable(options.binary, runtime)
  const keySetFile = await writePrivately(runtime, `${name}-keys.json`, JSON.stringify(keySet))
  const configuration = configurationOf({ databaseUri, pooled, upstream, keySetFile })
  const configurationFile = await writePrivately(runtime, `${name}.conf`, configuration)
  const title = name === 'postgrest' ? 'PostgREST' : 'PostgREST of the replica'
  const supervised = await supervise({
    name: title,
    ...postgrestPlan(title, binary, configurationFile, upstream, runtime),
    obstacle: options.obstacle,
    log: options.log,
    onLost: options.onLost,
  })
  return { upstream, stop: () => supervised.stop() }
}

const patienceMilliseconds = 30_000

function postgrestPlan(
  title: string,
  binary: string,
  configurationFile: string,
  upstream: Upstream,
  runtime: Runtime,
): Pick<ChildPlan, 'launch' | 'ready' | 'end'> {
  let complaint = ''
  return {
    async launch() {
      // One that was killed leaves its socket, and the next cannot bind to it.
      if (upstream.kind === 'socket') await rm(upstream.path, { force: true })
      const child = spawn(binary, [configurationFile], {
        cwd: runtime.folder,
        env: { ...programEnvironment(), HOME: runtime.folder },
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe'],
        ...runtime.user,
      })
      complaint = ''
      child.stderr.on('data', (chunk: Buffer) => {
        complaint = (complaint + chunk.toString()).slice(-1_000)
      })
      child.on('error', (thrown) => {
        complaint = thrown.message
      })
      await runtime.remember(title, child, 'SIGKILL')
      return child
    },
    async ready(child, gone) {
      const deadline = Date.now() + patienceMilliseconds
      while (!gone.aborted && !hasEnded(child) && Date.now() < deadline) {
        if (await isServing(upstream)) return
        await pause(20)
      }
      throw new StartError(
        'data_api_not_started',
        `${title} does not start. Its last words:\n${complaint.trim()}`,
      )
    },
    async end(child) {
      if (child.pid === undefined || hasEnded(child)) return
      const id = await identify(child.pid).catch(() => undefined)
      if (id !== undefined) {
        await endProcess(id, [
          { signal: 'SIGTERM', wait: 3_000 },
          { signal: 'SIGKILL', wait: 2_000 },
        ])
      }
      await ended(child)
    },
  }
}

async function writePrivately(runtime: Runtime, name: string, content: string): Promise<string> {
  const file = path.join(runtime.folder, name)
  await writeFile(file, content, { mode: 0o600 })
  if (runtime.user !== undefined) await chown(file, runtime.user.uid, runtime.user.gid)
  return file
}
