import { canFill } from '#domain/composing/fill.ts'
import type { Form, FormBook, Slot } from '#domain/composing/form.ts'
import type { Techniques } from '#domain/composing/technique.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { type Kitchen, prepareKitchen } from '#domain/matching/kitchen.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { type Random, seededRandom } from '#domain/testing/random.ts'

interface Known {
  book: FormBook
  techniques: Techniques
  vocabulary: Vocabulary
}

const somewhatFilled = ({ least, most }: Slot, random: Random): number =>
  Math.min(most, least + random.integer(2) + random.integer(2))

/** What a form could take by chance, the odd kinds as often as the usual ones; of some it is known how much there is. */
function kitchenFor(form: Form, random: Random, { book, techniques, vocabulary }: Known): Kitchen {
  const flavour = book.flavours.get(random.pick(form.flavours))
  if (flavour === undefined) throw new Error(`${form.id} has a flavour that is not there`)
  const foods = [...vocabulary.ingredients.keys()]
    .filter((id) => techniques.of(id) !== null)
    .map((id) => ({ id, kinds: new Set(lineageOf(id, vocabulary)) }))
  const things = new Set<string>()
  for (const slot of form.slots) {
    const fitting = foods.filter((food) => canFill(food, slot, flavour, techniques))
    if (fitting.length === 0) continue
    const count = somewhatFilled(slot, random)
    for (let at = 0; at < count; at++) things.add(random.pick(fitting).id)
  }
  const pantry = [...things].map((ingredient) => ({
    ingredient,
    status: 'have' as const,
    ageDays: random.integer(8),
    quantity: random.oneIn(3) ? 1 + random.integer(900) : null,
    unit: 'g',
  }))
  const likely = ['oil', 'sugar'].map((ingredient) => ({
    ingredient,
    status: 'likely' as const,
    ageDays: 0,
  }))
  return prepareKitchen([...pantry, ...likely], ['salt', 'black-pepper'], vocabulary, noRules)
}

/** So many kitchens for each form, made of what fits it: most forms are rare in kitchens by chance. */
export function kitchensForForms(
  each: number,
  known: Known,
): { form: Form; seed: number; kitchen: Kitchen }[] {
  return [...known.book.forms.values()].flatMap((form, place) =>
    Array.from({ length: each }, (_, seed) => {
      return { form, seed, kitchen: kitchenFor(form, seededRandom(seed * 1000 + place), known) }
    }),
  )
}
