import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProcess } from '../host/larder-process.ts'

export interface RunningLarder {
  /** http://localhost:port */
  address: string
  /** The folder with its database and secrets. */
  dataDir: string
  pid: number
  /** Everything that it has said so far. */
  output(): string
  stop(): Promise<void>
}

/**
 * Starts the built server (`dist/server/main.js`) on a free port, as a cook would run it, with `environment` added to
 * its settings.
 *
 * @param folder of its data, removed when it stops; by default a new, empty one
 * @param main another program than the built server
 */
export async function startLarderProcess(
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
  main?: string,
): Promise<RunningLarder> {
  const dataDir = folder ?? (await mkdtemp(path.join(tmpdir(), 'larder-test-')))
  const larder = await startProcess(dataDir, environment, main)
  return {
    address: larder.address,
    dataDir,
    pid: larder.child.pid ?? 0,
    output: larder.output,
    async stop() {
      if (larder.child.exitCode === null) await larder.end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
