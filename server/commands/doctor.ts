/**
 * `npm run doctor [-- --json]`: looks at settings, folder, database, mail, provider, PostgREST, port and backups of the
 * Larder of these settings, and says what to do. Exit code 1 where something is at fault.
 */
import { parseArgs } from 'node:util'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { reasonOf } from '../log.ts'
import { version } from '../version.ts'

function asText({ state, part, found, advice }: Finding): string {
  const line = `${state.padEnd(8)} ${part.padEnd(11)} ${found}`
  return advice === undefined ? line : `${line}\n${' '.repeat(21)}→ ${advice}`
}

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
  const findings = await examine(process.env, new Date(), () => undefined)
  const healthy = findings.every(({ state }) => state !== 'fault')
  const report = values.json
    ? JSON.stringify({ version, healthy, findings })
    : [`Larder ${version}`, ...findings.map(asText)].join('\n')
  process.stdout.write(`${report}\n`)
  process.exitCode = healthy ? 0 : 1
} catch (thrown) {
  process.stderr.write(`Nothing was examined: ${reasonOf(thrown)}\n`)
  process.exitCode = 2
}
