/**
 * `npm run admin -- COMMAND …`, and `node dist/server/admin.js COMMAND …` where there is the built server alone: what
 * whoever runs a Larder does for its people. `--help` says what there is.
 */
import { createInterface } from 'node:readline/promises'
import { runAdmin } from '../admin/run-admin.ts'

process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  async confirm(question) {
    if (!process.stdin.isTTY) return false
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
    } finally {
      terminal.close()
    }
  },
})
