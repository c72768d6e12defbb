import { expect, test } from 'vitest'
import { composeDishes } from '#domain/composing/compose.ts'
import { canFill } from '#domain/composing/fill.ts'
import type { Flavour, Form, Slot } from '#domain/composing/form.ts'
import { excludes, isSame } from '#domain/composing/pairs.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { ownable } from '#domain/recipes/lacked.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { wholeBook } from './testing/whole-book.ts'

const { composing, vocabulary } = await wholeBook()
const { book, techniques } = composing

const thing = (id: IngredientId) => ({ id, kinds: new Set(lineageOf(id, vocabulary)) })
type Thing = ReturnType<typeof thing>

/** The plainest of what may fill a slot beside what is there already. */
function plainest(slot: Slot, form: Form, flavour: Flavour, there: readonly Thing[]) {
  const kinds = slot.flavour === null ? slot.kinds : (flavour.parts[slot.flavour] ?? [])
  const never = [...form.never, ...book.never]
  return kinds
    .map(thing)
    .find(
      (food) =>
        canFill(food, slot, flavour, techniques) &&
        !there.some((other) => isSame(food, other) || excludes(food, other, never)),
    )
}

/** What a form cannot do without: its needed slots, of each of its needs the first that it names, and some seasonings. */
function smallestFor(form: Form, flavour: Flavour, seasonings: number): Thing[] {
  const there: Thing[] = []
  const filled = new Map<string, number>()
  const countIn = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (filled.get(name) ?? 0), 0)
  const fill = (slot: Slot) => {
    const food = plainest(slot, form, flavour, there)
    if (food === undefined || countIn([slot.name]) >= slot.most) return
    there.push(food)
    filled.set(slot.name, countIn([slot.name]) + 1)
  }
  for (const slot of form.slots) for (let at = 0; at < slot.least; at++) fill(slot)
  for (const { of, least } of form.needs) {
    for (const slot of form.slots) if (of.includes(slot.name) && countIn(of) < least) fill(slot)
  }
  const spare = form.slots.filter(({ name, use }) => use === 'flavour' && countIn([name]) === 0)
  for (const slot of spare.slice(0, seasonings)) fill(slot)
  return there
}

/** What a form makes of so little, with nothing else of the book; null for a dish, else why there is none. */
function refusalOf(form: Form, things: readonly Thing[]): string | null {
  const likely = ['oil', 'sugar', 'all-purpose-flour', 'vinegar', 'butter']
  const kitchen = prepareKitchen(
    [
      ...things.map(({ id }) => ({ ingredient: id, status: 'have' as const, ageDays: 0 })),
      ...likely.map((ingredient) => ({ ingredient, status: 'likely' as const, ageDays: 0 })),
    ],
    ['salt', 'black-pepper'],
    vocabulary,
    noRules,
  )
  const refused: string[] = []
  const dishes = composeDishes(
    kitchen,
    {
      ...composing,
      book: { ...book, forms: new Map([[form.id, form]]) },
      refused: (_, faults) => refused.push(...faults),
    },
    { owned: ownable },
  )
  const names = things.map(({ id }) => id).join(', ')
  return dishes.length > 0 ? null : `${form.id} of ${names}: ${refused.join('; ')}`
}

test('each form makes a dish of its smallest pantry, with two seasonings where it would be dull', () => {
  const unable = [...book.forms.values()].flatMap((form) => {
    const flavours = form.flavours.flatMap((id) => book.flavours.get(id) ?? [])
    let why: string | null = `${form.id} has no flavour`
    for (const seasonings of [0, 2]) {
      for (const flavour of flavours) {
        if (why !== null) why = refusalOf(form, smallestFor(form, flavour, seasonings))
      }
    }
    return why ?? []
  })
  expect(unable).toEqual([])
})
