/**
 * `npm run golden [-- --json] [-- --pairs <file>]`: how many of the pairs of (pantry, recipe line) come to
 * what a cook would say, and each one that does not. Exit code 1 where one is wrong. The format of a file of
 * pairs is said at the top of pairs.yaml.
 */
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { score } from './score.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, pairs: { type: 'string' } },
})
const { pairs, right, wrong } = await score(
  values.pairs === undefined ? undefined : pathToFileURL(values.pairs),
)
if (values.json) process.stdout.write(`${JSON.stringify({ pairs, right })}\n`)
else process.stdout.write([...wrong, `${right} of ${pairs} pairs right`, ''].join('\n'))
process.exitCode = right === pairs ? 0 : 1
