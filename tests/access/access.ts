/**
 * `npm run test:access [-- --json] [--update]`: every relation and function of the data API × everybody
 * who may come × everything that they may try, against the rules (matrix/rules.ts) and the committed
 * outcomes (entries/). `--update` writes the outcomes anew: read them before they are committed.
 */
import { parseArgs } from 'node:util'
import { startTemporaryCluster } from '../support/temporary-cluster.ts'
import { inWorld } from './in-world.ts'
import { checkMatrix } from './matrix/check.ts'
import { readEntries, writeEntries } from './matrix/entries.ts'
import { openMatrix } from './matrix/matrix.ts'
import { checkOverHttp } from './over-http.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
})

const tell = (line: string) => process.stderr.write(`${line}\n`)

async function checkDatabase() {
  const cluster = await startTemporaryCluster()
  try {
    return await inWorld(cluster.connection(), async (client) => {
      const matrix = await openMatrix(client)
      const started = performance.now()
      const checked = await checkMatrix(matrix, await readEntries())
      tell(`${checked.cells} cells in the database, ${Math.round(performance.now() - started)} ms`)
      if (values.update) await writeEntries(checked.tried)
      return { ...checked, schema: matrix.schema }
    })
  } finally {
    await cluster.stop()
  }
}

const inDatabase = await checkDatabase()
const open = inDatabase.tried.flatMap(({ cell, line }) => {
  const asks = cell.operation === 'select' || cell.object.endsWith('()')
  return asks && cell.actor === 'anonymous' && line !== 'denied' ? [cell.object] : []
})
const overHttp = await checkOverHttp(inDatabase.schema, new Set(open))
tell(`${overHttp.cells} cells over HTTP`)
const findings = [...inDatabase.findings, ...overHttp.findings]
for (const { name, what } of findings) tell(`${name}\n  ${what}`)
const figures = { cells: inDatabase.cells + overHttp.cells, leaks: findings.length }
process.stdout.write(
  values.json
    ? `${JSON.stringify(figures)}\n`
    : `${figures.cells} cells, ${figures.leaks} that leak or are not as declared\n`,
)
process.exitCode = findings.length > 0 ? 1 : 0
