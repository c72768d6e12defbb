/**
 * `npm run bench:kitchens [-- --json] [-- --kitchens FILE] [-- --half even|odd] [-- --without belief,leave-outs,forms]`: what households
 * can cook tonight with what they have, and whether the dish that a cook would name comes first. How it counts:
 * docs/bench.md.  The exit code is 1 where a dish is
 * offered against somebody's settings.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readTable } from '../tests/diets/read-table.ts'
import { answerTo } from './kitchens/answer.ts'
import { catalogueRecipes } from './kitchens/catalogue.ts'
import { judgeKitchen, reportOf } from './kitchens/count.ts'
import { halfOf, halves, householdsIn, ourHouseholds } from './kitchens/household.ts'
import { partsIn } from './kitchens/parts.ts'
import { tableOf } from './kitchens/table.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    kitchens: { type: 'string' },
    half: { type: 'string' },
    without: { type: 'string' },
  },
})

const without = partsIn(options.without)
const half = z.enum(halves).optional().parse(options.half)
const all =
  options.kitchens === undefined ? await ourHouseholds() : await householdsIn(options.kitchens)
const [recipes, table] = await Promise.all([catalogueRecipes(), readTable()])
const judged = halfOf(all, half).map((household) =>
  judgeKitchen(household, answerTo(household, recipes, without), table),
)
const report = reportOf(judged)
process.stdout.write(`${options.json ? JSON.stringify(report) : tableOf(judged)}\n`)
process.exitCode = report.unsafe > 0 ? 1 : 0
