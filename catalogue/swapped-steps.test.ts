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
const recipes = catalogue.recipes.map(({ slug, steps, ingredients }) => {
  const lines = ingredients.map(
    ({ item, amount = null, max = null, unit = 'piece' }): RecipeLine => ({
      ingredient: item,
      name: vocabulary.ingredients.get(item)?.name ?? item,
      section: null,
      amount,
      amountMax: max,
      unit,
      note: null,
      us: null,
      optional: false,
    }),
  )
  return { slug, steps, lines, namesOf: namesOnce(lines) }
})

const cases = recipes.flatMap(({ slug, steps, lines, namesOf }) =>
  lines.flatMap((line) =>
    swapsFor(line, {}, vocabulary, noRules).map((swap) => ({
      slug,
      lines,
      namesOf,
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

/** Which lines a text of a recipe names, looked for once: a swap leaves most steps as they were. */
function namesOnce(lines: readonly RecipeLine[]): (text: string) => ReadonlySet<number> {
  const known = new Map<string, ReadonlySet<number>>()
  return (text) => {
    const names = known.get(text) ?? namesIn(text, lines, vocabulary)
    known.set(text, names)
    return names
  }
}

test('after any swap of any recipe, no step names what is replaced without saying what to use', () => {
  expect(cases.length).toBeGreaterThan(2_000)
  const left = cases.flatMap(({ slug, lines, namesOf, swap, adapted }) =>
    adapted.flatMap(({ text, notes }) => {
      const isNamed = [...namesOf(text)].some((at) => lines[at]?.ingredient === swap.need)
      const says = `in place of ${ingredientPlural(swap.need, vocabulary)} here`
      const isSaid = notes.some((note) => note.includes(says))
      return isNamed && !isSaid ? [`${slug}: ${swap.need} → ${swap.uses.join('+')}: ${text}`] : []
    }),
  )
  expect(left).toEqual([])
})
