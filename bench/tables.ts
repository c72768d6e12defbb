/**
 * `npm run bench:tables [-- --json] [-- --tables 5000] [-- --seed 1] [-- --show 10]`: for how many tables of people who eat differently one of
 * our recipes has an answer: as it is, with the smallest change, or for some of them. Each answer is judged by the rules of the recipe
 * page. `--show` prints so many of those with a conflict. The exit code is 1 where an answer is unsafe.
 */
import { parseArgs } from 'node:util'
import { readCatalogue } from '#catalogue/read.ts'
import { rulesOf } from '#domain/recipes/suits-diet.ts'
import { planTable } from '#domain/table/plan-table.ts'
import { tableInWords } from '#domain/table/table-in-words.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { faultsOf, type Outcome, outcomeOf } from './tables/judge.ts'
import { randomTable } from './tables/random-tables.ts'
import { tableRecipes } from './tables/recipes.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    show: { type: 'string', default: '0' },
  },
})

const { catalogue } = await readCatalogue()
const { recipes, vocabulary, facts } = tableRecipes(catalogue)
const random = seededRandom(Number(options.seed))
const outcomes: Record<Outcome, number> = { 'no conflict': 0, all: 0, some: 0, none: 0 }
const faults: string[] = []
const shown: string[] = []
for (let table = 0; table < Number(options.tables); table++) {
  const recipe = random.pick(recipes)
  const eaters = randomTable(random)
  const plan = planTable(recipe, eaters, vocabulary, facts)
  const outcome = outcomeOf(plan)
  outcomes[outcome] += 1
  faults.push(...faultsOf(recipe, eaters, plan, vocabulary, facts))
  if (outcome === 'no conflict' || shown.length >= Number(options.show)) continue
  const said = tableInWords(plan, vocabulary)
  const people = eaters.map(({ name, settings }) => {
    const { restrictions, preferences } = rulesOf(settings)
    return `${name} (${[...restrictions.map((each) => `no ${each}`), ...preferences].join(', ') || 'anything'})`
  })
  shown.push(
    [
      `${recipe.title} — ${people.join(', ')}`,
      ...said.forAll.map((sentence) => `  ${sentence}`),
      ...said.eaters.map(({ names, sentences }) => `  ${names.join(', ')}: ${sentences.join(' ')}`),
    ].join('\n'),
  )
}

const conflicts = outcomes.all + outcomes.some + outcomes.none
const figures = {
  recipes: recipes.length,
  tables: Number(options.tables),
  conflicts,
  answeredForAll: outcomes.all,
  answeredForSome: outcomes.some,
  answeredForNobody: outcomes.none,
  unsafe: faults.length,
}
const text = Object.entries(figures).map(([name, value]) => `${name}: ${value}`)
process.stdout.write(
  options.json ? `${JSON.stringify(figures)}\n` : `${[...shown, ...faults, ...text].join('\n')}\n`,
)
process.exitCode = faults.length > 0 ? 1 : 0
