/**
 * `npm run test:access:mutate [-- --json] [--only <words>]`: one thing at a time is made wrong with who may do
 * what (each policy, trigger, right, row-level security), and the matrix must notice. Ends with 1 where
 * it notices fewer than 95 of 100, or misses one about comments, profiles or billing.
 */
import { parseArgs } from 'node:util'
import { withClient } from '#server/postgres/with-client.ts'
import { startTemporaryCluster, templateDatabase } from '../support/temporary-cluster.ts'
import { equivalents } from './mutation/equivalents.ts'
import { listMutants, type Mutant } from './mutation/mutants.ts'
import { byListAlone, isOutOfReach, type Judged, judgeMutants } from './mutation/run-mutants.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})

const leastNoticed = 0.95
/** Of these none may be missed. */
const mustNotice = /\b(comments|\w*_comments|comment_\w+|\w*profiles|stripe_\w+|plan_features)\b/
const workers = 2

const tell = (line: string) => process.stderr.write(`${line}\n`)

const cluster = await startTemporaryCluster()
const judged: Judged[] = []
let mutants: Mutant[] = []
try {
  const all = await withClient(cluster.connection(templateDatabase), listMutants)
  mutants = all.filter(({ name }) => !(name in equivalents) && name.includes(values.only))
  const gone = Object.keys(equivalents).filter(
    (name) => !all.some((mutant) => mutant.name === name),
  )
  for (const name of gone) tell(`declared as equivalent, but no mutant: ${name}`)
  const left = mutants.toReversed()
  const note = (one: Judged) => {
    judged.push(one)
    if (one.by === null) tell(`missed: ${one.mutant.name}`)
    if (one.by === byListAlone && !isOutOfReach(one.mutant))
      tell(`${byListAlone}: ${one.mutant.name}`)
    if (judged.length % 100 === 0) tell(`${judged.length} of ${mutants.length}`)
  }
  await Promise.all(
    Array.from({ length: workers }, () =>
      judgeMutants(cluster.connection(), () => left.pop(), note),
    ),
  )
} finally {
  await cluster.stop()
}

const missed = judged.flatMap(({ by, mutant }) => (by === null ? [mutant.name] : [])).toSorted()
const byList = judged.filter(({ by }) => by === byListAlone).length
const noticed = judged.length - missed.length
tell(
  `${noticed} of ${mutants.length} noticed, ${byList} of them by the list of privileges alone; ${Object.keys(equivalents).length} equivalent`,
)
process.stdout.write(
  values.json
    ? `${JSON.stringify({ mutants: mutants.length, noticed, missed })}\n`
    : [`${noticed} of ${mutants.length} mutants noticed`, ...missed, ''].join('\n'),
)
const holds =
  noticed >= mutants.length * leastNoticed && !missed.some((name) => mustNotice.test(name))
process.exitCode = holds && mutants.length > 0 ? 0 : 1
