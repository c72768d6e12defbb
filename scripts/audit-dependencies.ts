/**
 * `npx tsx scripts/audit-dependencies.ts [--json]`: the licences of all packages, and what the registry knows of weaknesses in
 * them. Exits with 1 for a licence that is not allowed and for a weakness that is moderate or worse. A registry that does not
 * answer, such as a mirror, is said not to, and fails nothing.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isHarmful, readAudit } from './audit-answer.ts'

const root = path.join(import.meta.dirname, '..')
const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

function run(command: string, args: readonly string[]) {
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', shell, timeout: 120_000 })
}

const licences = run(process.execPath, ['--import', 'tsx', 'scripts/third-party.ts', '--check'])
const areLicencesAllowed = licences.status === 0
const known = readAudit(run('npm', ['audit', '--json', '--audit']).stdout)
const weak = Object.entries(known?.weak ?? {})

if (options.json) {
  const licence = areLicencesAllowed ? 'allowed' : 'refused'
  const report = { available: known !== undefined, packages: known?.packages ?? null }
  process.stdout.write(`${JSON.stringify({ licences: licence, ...report, weak: known?.weak })}\n`)
} else {
  process.stdout.write(`licences: ${areLicencesAllowed ? 'all allowed' : licences.stderr}\n`)
  process.stdout.write(
    known === undefined
      ? 'known weaknesses: not available, the registry does not answer npm audit\n'
      : `known weaknesses: ${weak.length} in ${known.packages} packages\n`,
  )
  for (const [name, severity] of weak) process.stdout.write(`${name}: ${severity}\n`)
}
process.exitCode = areLicencesAllowed && !weak.some(([, bad]) => isHarmful(bad)) ? 0 : 1
