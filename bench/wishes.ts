/**
 * `npm run bench:wishes -- CHECKOUT [--json] [--half even|odd]`: how often the dish that a wish fits best is the one that was wished for, of
 * five described in a sentence each. CHECKOUT is one of https://github.com/D3Mlab/Recipe-MPR. What the halves are for: docs/bench.md.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readCatalogue } from '#catalogue/read.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { knownLexicon } from '#domain/wishes/known-lexicon.ts'
import { halves } from './kitchens/household.ts'
import { judge } from './wishes/judge.ts'
import { questionsOf } from './wishes/question.ts'
import { reportOf, tableOf } from './wishes/table.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, half: { type: 'string', default: 'odd' } },
})
const [checkout] = z.tuple([z.string()]).parse(positionals)

const questions = await questionsOf(checkout, z.enum(halves).parse(options.half))
const { catalogue } = await readCatalogue()
const vocabulary = toVocabulary(catalogue)
const known = { lexicon: knownLexicon(vocabulary), vocabulary }
const judged = questions.map((question) => judge(question, known))
if (!options.json) process.stdout.write(`${tableOf(judged)}\n`)
process.stdout.write(`${JSON.stringify(reportOf(judged))}\n`)
