import type { CalendarDay } from '#domain/calendar-day.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { t } from '#domain/texts/t.ts'
import type { AnsweredMeal, WeekAnswer } from '#domain/week/solver/week-answer.ts'
import { listInWords } from '#web/features/recipes/words.ts'

interface Naming {
  nameOf: (thing: IngredientId) => string
  /** "Wednesday", by the id of a meal. */
  dayOf: (meal: string) => string
}

/** So many foods are named in one sentence. */
const mostNamed = 4

const days = (of: ReadonlySet<string>, { dayOf }: Naming) =>
  listInWords([...new Set([...of].map(dayOf))], mostNamed)

/** Other meals that save of the same thing. */
const alsoSavedBy = ({ meals }: WeekAnswer, meal: string, thing: IngredientId) =>
  new Set(
    meals.flatMap((each) =>
      each.kind === 'cooked' &&
      each.meal !== meal &&
      each.reasons.rescues.some((rescue) => rescue.thing === thing)
        ? [each.meal]
        : [],
    ),
  )

/** Why a meal stands where it does, in sentences. */
export function reasonsInWords(meal: AnsweredMeal, answer: WeekAnswer, naming: Naming): string[] {
  if (meal.kind !== 'cooked') return []
  const { rescues, shares } = meal.reasons
  const { nameOf } = naming
  const soonest = rescues.toSorted((one, other) => one.lastDay - other.lastDay)
  const saved = soonest.map(({ thing }) => nameOf(thing))
  return [
    ...(saved.length === 0
      ? []
      : [t('Saves {foods} from spoiling.', { foods: listInWords(saved, mostNamed) })]),
    ...soonest.flatMap(({ thing }) => {
      const others = alsoSavedBy(answer, meal.meal, thing)
      if (others.size === 0) return []
      return t('Some of the {food} goes into the meal of {days}.', {
        food: nameOf(thing),
        days: days(others, naming),
      })
    }),
    ...shares.map(({ thing, withMeals }) =>
      t('Bought once, for {days} too: {food}.', {
        food: nameOf(thing),
        days: days(new Set(withMeals), naming),
      }),
    ),
    ...(meal.againAt === null
      ? []
      : [
          t('Cook enough for two meals: the rest is for {day}.', {
            day: naming.dayOf(meal.againAt),
          }),
        ]),
  ]
}

/** The day of a meal, by its id. */
export const dayIn = (
  meals: readonly { id: string; day: CalendarDay }[],
  id: string,
): CalendarDay | undefined => meals.find((meal) => meal.id === id)?.day
