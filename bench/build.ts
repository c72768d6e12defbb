import { spawnSync } from 'node:child_process'
import path from 'node:path'

/**
 * Builds what is stale: all of it, or the named parts. The builder says what it does on standard output, which
 * is the report's here.
 */
export function buildStale(...parts: readonly string[]): void {
  const builder = path.join(import.meta.dirname, '../scripts/build.mjs')
  const { status } = spawnSync(process.execPath, [builder, ...parts], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`could not be built: ${parts.join(' and ') || 'the app'}`)
}
