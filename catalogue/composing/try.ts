/** `npx tsx catalogue/composing/try.ts "6 chicken thighs, potatoes" [--diet vegan] [--most 8]`: what is composed of a kitchen, word for word. */
import { parseArgs } from 'node:util'
import { formatAmount } from '#domain/ingredients/format-quantity.ts'
import { composeDishes } from '#domain/composing/compose.ts'
import { ingredientName } from '#domain/ingredients/names.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { pantryEntries } from '#domain/pantry/pantry-entries.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { withLikely } from '#domain/belief/with-likely.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { catalogueRecipes } from '../../bench/kitchens/catalogue.ts'
import { today, typedPantry } from '../../bench/kitchens/pantry.ts'
import { checkForms } from './check-forms.ts'
import { readForms } from './read.ts'
import { catalogueFolder } from '../read.ts'

const say = (...words: readonly string[]) => process.stdout.write(`${words.join(' ')}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '6' } },
})
const { vocabulary, composing } = await catalogueRecipes()
if (composing === undefined) throw new Error('there are no forms')
const files = await readForms(catalogueFolder)
for (const { file, entry, text } of checkForms(files, vocabulary)) say('!', file, entry, text)
const { items } = typedPantry(positionals[0] ?? '', vocabulary)
const entries = withLikely(
  pantryEntries(items, vocabulary, today),
  usualStaples,
  vocabulary,
  noRules,
)
const kitchen = prepareKitchen(entries, usualStaples, vocabulary, noRules)
const refused: string[] = []
composeDishes(kitchen, {
  ...composing,
  refused: ({ title, form, steps }, faults) =>
    refused.push(
      `refused ${form.id}, "${title}": ${faults.join('; ')}\n    ${steps.join('\n    ')}`,
    ),
})
for (const each of refused) say(each)
const start = performance.now()
const dishes = composeDishes(kitchen, composing)
const took = performance.now() - start
for (const dish of dishes.slice(0, Number(values.most))) {
  say(
    `\n## ${dish.title}  (${dish.form.id}, ${dish.composition.flavour}, for ${dish.servings}, ${dish.minutes.active}/${dish.minutes.total} min, ${dish.worth.toFixed(1)})`,
  )
  say(
    dish.lines
      .map(
        ({ ingredient, amount }) =>
          `${amount === null ? '?' : formatAmount(amount.amount, amount.unit)} ${ingredientName(ingredient, vocabulary)}`,
      )
      .join(' · '),
  )
  for (const [index, step] of dish.steps.entries()) say(`${index + 1}. ${step}`)
}
say(
  `\n${dishes.length} dishes in ${took.toFixed(1)} ms: ${dishes.map(({ title }) => title).join(' | ')}`,
)
