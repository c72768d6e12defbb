/** `npx tsx catalogue/composing/try.ts "6 chicken thighs, potatoes" ["another kitchen" …] [--most 8] [--form stew]`: what is composed of kitchens, word for word. */
import { parseArgs } from 'node:util'
import { type Composed, composeDishes } from '#domain/composing/compose.ts'
import type { DishLine } from '#domain/composing/dish.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { pantryEntries } from '#domain/pantry/pantry-entries.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { withLikely } from '#domain/belief/with-likely.ts'
import { lineText } from '#domain/recipes/line-text.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { catalogueRecipes } from '../../bench/kitchens/catalogue.ts'
import { today, typedPantry } from '../../bench/kitchens/pantry.ts'
import { checkForms } from './check-forms.ts'
import { checkerOfDishes } from './faults-of-dish.ts'
import { readForms } from './read.ts'
import { catalogueFolder, readCatalogue } from '../read.ts'

const say = (...words: readonly string[]) => process.stdout.write(`${words.join(' ')}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '6' }, form: { type: 'string' } },
})
const { vocabulary, composing } = await catalogueRecipes()
if (composing === undefined) throw new Error('there are no forms')
const { catalogue } = await readCatalogue()
const files = await readForms(catalogueFolder)
for (const { file, entry, text } of checkForms(files, vocabulary)) say('!', file, entry, text)
const faultsOfDish = checkerOfDishes(catalogue)

function written({ ingredient, amount, isOptional: optional }: DishLine): string {
  const line = {
    name: ingredientName(ingredient, vocabulary),
    note: null,
    amountMax: null,
    optional,
  }
  const measure = { amount: amount?.amount ?? null, unit: amount?.unit ?? null }
  return lineText({ ...line, ...measure }, vocabulary.ingredients.get(ingredient))
}

function sayDish(dish: Composed): void {
  const { form, composition, servings, minutes, worth } = dish
  say(
    `\n## ${dish.title}  (${form.id}, ${composition.flavour}, for ${servings}, ${minutes.active}/${minutes.total} min, ${worth.toFixed(1)})`,
  )
  say(`   ${dish.summary}`)
  say(dish.lines.map(written).join(' · '))
  for (const [index, step] of dish.steps.entries()) say(`${index + 1}. ${step}`)
  if (dish.tip !== null) say(`   Tip: ${dish.tip}`)
  if (dish.storage !== null) say(`   Keeps: ${dish.storage}`)
  for (const fault of faultsOfDish(dish)) say(`   FAULT: ${fault}`)
}

for (const typed of positionals) {
  const { items } = typedPantry(typed, vocabulary)
  const entries = withLikely(
    pantryEntries(items, vocabulary, today),
    usualStaples,
    vocabulary,
    noRules,
  )
  const kitchen = prepareKitchen(entries, usualStaples, vocabulary, noRules)
  say(`\n# ${typed}`)
  const start = performance.now()
  const dishes = composeDishes(kitchen, {
    ...composing,
    refused: ({ title, form, steps }, faults) =>
      say(`refused ${form.id}, "${title}": ${faults.join('; ')}\n    ${steps.join('\n    ')}`),
  })
  const took = performance.now() - start
  for (const dish of dishes.slice(0, Number(values.most))) {
    if (values.form === undefined || values.form === dish.form.id) sayDish(dish)
  }
  say(
    `\n${dishes.length} dishes in ${took.toFixed(1)} ms: ${dishes.map(({ title, form }) => `${title} [${form.id}]`).join(' | ')}`,
  )
}
