import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { paths } from '#server/paths.ts'
import { bornMark } from '#server/processes/process-table.ts'

export type LarderProcess = {
  /** Where it answers. */
  readonly address: string
  readonly child: ChildProcess
  /** Everything that it has said so far. */
  output(): string
  /** Sends a signal and waits for the end. @returns the exit code, null after a signal's death */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Sends a signal again and again until the end, as somebody does who is impatient. @returns as above */
  endByRepeating(signal: NodeJS.Signals): Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

/** The `main.js` of the server that is built here. */
const built = path.join(paths.root, 'dist', 'server', 'main.js')

function launch(dataDir: string, environment: Environment, main: string) {
  const child = spawn(process.execPath, [main], {
    cwd: paths.root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      PORT: '0',
      LARDER_DATA: dataDir,
      ...environment,
    },
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return { child, output: () => output }
}

/**
 * Starts the built server as its own process and waits until it serves.
 *
 * @param main the `main.js` of a server that stands elsewhere
 */
export async function startProcess(
  dataDir: string,
  environment: Environment = {},
  main = built,
): Promise<LarderProcess> {
  const { child, output } = launch(dataDir, environment, main)
  const ended = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /ready at ([^\s,]+)/.exec(output())?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Larder ended: ${output()}`)))
  })
  return {
    address,
    child,
    output,
    async end(signal) {
      child.kill(signal)
      await ended
      return child.exitCode
    },
    async endByRepeating(signal) {
      const repeating = setInterval(() => child.kill(signal), 50)
      await ended
      clearInterval(repeating)
      return child.exitCode
    },
  }
}

/** Starts the server where it must refuse, and returns what it says. */
export async function refusedStart(
  dataDir: string,
  environment: Environment = {},
): Promise<{ exitCode: number | null; output: string }> {
  const { child, output } = launch(dataDir, environment, built)
  await once(child, 'close')
  return { exitCode: child.exitCode, output: output() }
}

const recordSchema = z.object({ children: z.record(z.string(), z.object({ pid: z.number() })) })

/** The pids of the children that a server has noted under its data folder, by name. */
export async function childrenOf(dataDir: string): Promise<Record<string, number>> {
  const folder = path.join(dataDir, 'run')
  const found: Record<string, number> = {}
  for (const name of await readdir(folder)) {
    const record = recordSchema.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))
    for (const [child, { pid }] of Object.entries(record.children)) found[child] = pid
  }
  return found
}

export async function livingAmong(pids: Record<string, number>): Promise<string[]> {
  const marks = await Promise.all(
    Object.entries(pids).map(async ([name, pid]) => ((await bornMark(pid)) ? [name] : [])),
  )
  return marks.flat()
}
