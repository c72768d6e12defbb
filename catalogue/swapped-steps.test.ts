import { expect, test } from 'vitest'
import { adaptSteps } from '#domain/cooking/adapt-steps.ts'
import { namesIn } from '#domain/cooking/step-ingredients.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { swapsFor } from '#domain/recipes/swap.ts'
import { wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()
const recipes = catalogue.recipes.map(({ slug, steps, ingredients }) => ({
  slug,
  steps,
  lines: ingredients.map(({ item, amount = null, max = null, unit = 'piece' }): RecipeLine => ({
    ingredient: item,
    name: vocabulary.ingredients.get(item)?.name ?? item,
    section: null,
    amount,
    amountMax: max,
    unit,
    note: null,
    us: null,
    optional: false,
  })),
}))

const cases = recipes.flatMap(({ slug, steps, lines }) =>
  lines.flatMap((line) =>
    swapsFor(line, {}, vocabulary, noRules).map((swap) => ({
      slug,
      lines,
      swap,
      steps,
      adapted: adaptSteps(
        steps,
        lines.map((written) => ({
          written,
          swap: written.ingredient === swap.need ? swap : null,
        })),
        vocabulary,
      ),
    })),
  ),
)

test('after any swap of any recipe, no step names what is replaced without saying what to use', () => {
  expect(cases.length).toBeGreaterThan(2_000)
  const left = cases.flatMap(({ slug, lines, swap, adapted }) =>
    adapted.flatMap(({ text, notes }) => {
      const isNamed = [...namesIn(text, lines, vocabulary)].some(
        (at) => lines[at]?.ingredient === swap.need,
      )
      const says = `in place of ${ingredientPlural(swap.need, vocabulary)} here`
      const isSaid = notes.some((note) => note.includes(says))
      return isNamed && !isSaid ? [`${slug}: ${swap.need} → ${swap.uses.join('+')}: ${text}`] : []
    }),
  )
  expect(left).toEqual([])
})
