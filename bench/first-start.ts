import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { paths } from '#server/paths.ts'
import { progress } from './report.ts'

/** What npm needs to reach its registry; settings of Larder and of an npm around us are not handed on. */
const ofNpm =
  /^(?:path|home|(?:https?|no)_proxy|npm_config_(?:registry|cache|userconfig|globalconfig)|node_extra_ca_certs|ssl_cert_file)$/i

/**
 * `npm start` on a fresh clone of the last commit, until it serves: packages, builds, database, recipes.
 *
 * @returns milliseconds
 */
export async function timeFirstStart(): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-first-start-'))
  try {
    const clone = path.join(folder, 'larder')
    execFileSync('git', ['clone', '--quiet', paths.root, clone])
    const temporary = path.join(folder, 'tmp')
    await mkdir(temporary)
    const startedAt = performance.now()
    const child = spawn('npm', ['start'], {
      cwd: clone,
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own: npm hands a signal to its shell, which ends without what it runs.
      detached: true,
      // Compiled modules that tsx keeps in the folder for what is temporary are not there on a first start.
      env: {
        ...environment(),
        TMPDIR: temporary,
        PORT: '0',
        LARDER_DATA: path.join(folder, 'data'),
      },
    })
    const ended = once(child, 'close')
    await untilReady(child.stdout, ended)
    const taken = performance.now() - startedAt
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
    return taken
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => ofNpm.test(name)))
}

async function untilReady(stdout: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<void> {
  let said = ''
  const ready = new Promise<void>((resolve) => {
    stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      for (const line of said.split('\n').slice(0, -1)) progress(`  ${line}`)
      if (/is ready at /.test(said)) resolve()
      said = said.slice(said.lastIndexOf('\n') + 1)
    })
  })
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)])
  if (!isReady) throw new Error('the fresh clone did not start')
}
