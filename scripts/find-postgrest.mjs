import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from './build.mjs'

/** Finds PostgREST, or downloads it, by the server's own code. What it says is seen at once. @throws Error, said already */
export async function findPostgrest() {
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  const child = spawn(process.execPath, [tsx, 'scripts/find-postgrest.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('Nothing was built.')
}
