import type { FormBook } from '#domain/composing/form.ts'
import type { KnownFoods } from '#domain/composing/nutrition-of-dish.ts'
import type { Technique } from '#domain/composing/technique.ts'
import { lineageOf } from '#domain/ingredients/lineage.ts'
import type { Unit } from '#domain/ingredients/units.ts'
import type { Nutrition, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { FoodMacros } from '#domain/recipes/food-bounds.ts'
import { inState, stateOfLine } from '#domain/recipes/food-state.ts'
import { foodInStates } from '../food-in-states.ts'
import type { Catalogue } from '../read.ts'

function macrosOf(food: Nutrition | null): FoodMacros | null {
  if (food === null) return null
  const { kcal, protein, carbohydrate, fat } = food
  return { kcal, protein, carbohydrate, fat }
}

/** Kinds of which something may stand in a dish. */
function kindsNamed({ forms, flavours }: FormBook): ReadonlySet<string> {
  return new Set([
    ...[...forms.values()].flatMap(({ slots }) => slots.flatMap(({ kinds }) => kinds)),
    ...[...flavours.values()].flatMap(({ parts }) => Object.values(parts).flat()),
  ])
}

/** Measures in which a dish may name a food; what weight and volume do not tell must be weighed. */
function unitsNamed(book: FormBook, techniques: readonly Technique[]): ReadonlySet<Unit> {
  const doses = techniques.flatMap(({ dose }) => dose?.unit ?? [])
  const fixed = [...book.forms.values()].flatMap(({ slots }) =>
    slots.flatMap(({ measure }) => (measure.by === 'amount' ? measure.unit : [])),
  )
  return new Set<Unit>(['can', 'tsp', 'tbsp', 'cup', ...doses, ...fixed])
}

/** What is known of all foods that a dish may be made of, as recipes are worked out. */
export function knownFoodsOf(
  { ingredients, facts }: Pick<Catalogue, 'ingredients' | 'facts'>,
  { book, techniques }: { book: FormBook; techniques: readonly Technique[] },
  vocabulary: Pick<Vocabulary, 'ingredients'>,
): KnownFoods {
  const kinds = kindsNamed(book)
  const units = unitsNamed(book, techniques)
  const named = ingredients.filter(({ id }) =>
    lineageOf(id, vocabulary).some((kind) => kinds.has(kind)),
  )
  return new Map(
    named.map((entry) => {
      const food = foodInStates(entry, facts)
      const { category, piece, cup, edible } = food.weighable
      const weights = Object.fromEntries(
        [...units].flatMap((unit) => {
          const grams = inState(food, stateOfLine({ unit, note: null })).weighable.weights[unit]
          return grams === undefined ? [] : [[unit, grams] as const]
        }),
      )
      return [
        entry.id,
        {
          nutrition: macrosOf(food.nutrition),
          weighable: { category, piece, cup, edible, weights },
        },
      ]
    }),
  )
}
