/**
 * `npm run bench:chef [-- --json] [-- --questions FILE] [-- --half even|odd] [-- --show]`: how many questions the Personal Chef
 * answers without a provider, as people type them. How it counts: docs/bench.md. The exit code is 1 where an answer is unsafe.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { answerTo } from './chef/answer.ts'
import { isAnswered, judge, reportOf } from './chef/judge.ts'
import { halfOf, ourQuestions, questionsIn } from './chef/question.ts'
import { tableOf } from './chef/table.ts'
import { catalogueRecipes } from './kitchens/catalogue.ts'
import { halves } from './kitchens/household.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    questions: { type: 'string' },
    half: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
})

const half = z.enum(halves).optional().parse(options.half)
const all =
  options.questions === undefined ? await ourQuestions() : await questionsIn(options.questions)
const recipes = await catalogueRecipes()
const judged = halfOf(all, half).map((question) => judge(question, answerTo(question, recipes)))
const report = reportOf(judged)
const shown = options.show ? judged.filter((each) => !isAnswered(each)) : []
process.stdout.write(`${options.json ? JSON.stringify(report) : tableOf(judged, shown)}\n`)
process.exitCode = report.unsafe > 0 ? 1 : 0
