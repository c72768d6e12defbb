/**
 * `npm run bench:composing [-- --json]`: how long it takes to compose all dishes of a kitchen of forty things, and how many
 * dishes of how many forms come of it. The limit is that of a browser's thread on two cores; docs/bench.md.
 */
import { composeDishes } from '#domain/composing/compose.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { catalogueRecipes } from './kitchens/catalogue.ts'
import { type Figure, report } from './report.ts'
import { median } from './statistics.ts'

const things = 40
const kitchens = 60
/** Code that has run before is what a thread runs from the second change of a pantry on. */
const warmUps = 10

const { vocabulary, cards, composing } = await catalogueRecipes()
if (composing === undefined) throw new Error('there are no forms')
const random = seededRandom(7)
const times: number[] = []
const found: number[] = []
const forms = new Set<string>()
for (let each = -warmUps; each < kitchens; each++) {
  const ids = new Set<string>()
  while (ids.size < things) {
    for (const { ingredient } of random.some(random.pick(cards).needs, 5)) {
      if (ingredient !== null && ids.size < things) ids.add(ingredient)
    }
  }
  const pantry = [...ids].map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }))
  const kitchen = prepareKitchen(pantry, usualStaples, vocabulary, noRules)
  const start = performance.now()
  const dishes = composeDishes(kitchen, composing)
  if (each < 0) continue
  times.push(performance.now() - start)
  found.push(dishes.length)
  for (const { form } of dishes) forms.add(form.id)
}
const figures: Figure[] = [
  { name: 'composing for forty things, median', value: median(times), unit: 'ms', atMost: 50 },
  { name: 'composing for forty things, slowest', value: Math.max(...times), unit: 'ms' },
  { name: 'dishes of such a kitchen, median', value: median(found), unit: '' },
  { name: 'forms that made one', value: forms.size, unit: '' },
]
report('Composing dishes', `${kitchens} kitchens of ${things} things`, figures)
