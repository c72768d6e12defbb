import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { paths } from '#server/paths.ts'

const folder = path.join(paths.root, 'supabase', 'functions')
const program = path.join(paths.root, 'node_modules', '.bin', 'deno')
/** Packages come from this folder's own, so that nothing is fetched. */
const flags = ['run', '--no-lock', '--node-modules-dir=manual', '--cached-only']
const rights = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys']

/**
 * Starts functions under Deno as hosted Supabase runs them, each by itself.
 *
 * @returns the address of each, by its name
 */
export async function startDenoFunctions(
  names: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  const children: ChildProcess[] = []

  async function start(name: string): Promise<[string, string]> {
    const entry = path.join(folder, name, 'index.ts')
    const child = spawn(program, [...flags, ...rights, entry], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NO_COLOR: '1',
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    let said = ''
    return new Promise((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString()
        const address = /Listening on (http:\S+?)\/?\s/.exec(said)?.[1]
        if (address !== undefined) resolve([name, address])
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`${name} ended: ${said}`)))
    })
  }

  async function stop(): Promise<void> {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode)
    const ends = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill()
    await Promise.all(ends)
  }

  try {
    return { addresses: new Map(await Promise.all(names.map(start))), stop }
  } catch (thrown) {
    await stop()
    throw thrown
  }
}
