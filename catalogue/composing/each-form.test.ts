import { expect, test } from 'vitest'
import { composeDishes } from '#domain/composing/compose.ts'
import { faultsOf } from '#domain/composing/verify.ts'
import { ownable } from '#domain/recipes/lacked.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { times } from '#domain/testing/times.ts'
import { checkerOfDishes } from './faults-of-dish.ts'
import { kitchensForForms } from './testing/kitchens-for-forms.ts'
import { wholeBook } from './testing/whole-book.ts'

const { catalogue, composing } = await wholeBook()
const faultsOfDish = checkerOfDishes(catalogue)

test('no form makes a dish with a fault, whatever of its kinds is at home', () => {
  const made = new Set<string>()
  const faults = kitchensForForms(times({ quick: 2, thorough: 60 }), composing).flatMap(
    ({ form, seed, kitchen }) => {
      const book = { ...composing.book, forms: new Map([[form.id, form]]) }
      return composeDishes(kitchen, { ...composing, book }, { owned: ownable }).flatMap((dish) => {
        made.add(form.id)
        const found = [...faultsOf(dish, noRules, composing), ...faultsOfDish(dish)]
        return found.map((fault) => `${seed}: ${form.id}: ${dish.title}: ${fault}`)
      })
    },
  )
  expect(faults.slice(0, 20)).toEqual([])
  expect(made.size).toBeGreaterThan(composing.book.forms.size / 2)
})
