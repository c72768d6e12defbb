import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'

const root = path.join(import.meta.dirname, '..', '..')

export interface RunningLarder {
  /** http://localhost:port */
  address: string
  /** The folder with its database and secrets. */
  dataDir: string
  stop(): Promise<void>
}

const startSeconds = 60

/**
 * Starts the built server (`dist/server/main.js`) on an empty folder and a free port, as a cook would
 * run it, with `environment` added to its settings.
 */
export async function startLarderProcess(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningLarder> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'larder-test-'))
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LARDER_DATA: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const address = await addressOf(child)
  return {
    address,
    dataDir,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => fail('was not ready in time'), startSeconds * 1000)
    function fail(why: string) {
      clearTimeout(timer)
      child.kill('SIGTERM')
      reject(new Error(`Larder ${why}:\n${said}`))
    }
    function listen(chunk: Buffer) {
      said += chunk.toString()
      const ready = /ready at (\S+)/.exec(said)
      if (ready?.[1] === undefined) return
      clearTimeout(timer)
      resolve(ready[1])
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => fail(`ended with code ${code}`))
  })
}
