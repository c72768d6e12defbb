import { useQuery } from '@tanstack/react-query'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { type Eater, settingsOfTable } from '#domain/people/table.ts'
import { noRules, rulesOf } from '#domain/recipes/suits-diet.ts'
import { type AskedMeal, type AskedWeek, filledMeals } from '#domain/week/fill/asked-week.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useStaples } from '#web/features/pantry/staples/use-staples.ts'
import { historyQuery } from '#web/features/recipes/kitchen-history.ts'
import { useVocabulary, vocabularyCodeQuery } from '#web/lib/catalogue.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { eatersOf } from '../../kitchen/eaters-of.ts'
import { useLacked, useOwned } from '../../kitchen/use-lacked.ts'
import { isCookable } from '../shown-meal.ts'
import { absenceKey, type FillChoice, slotKey } from './fill-choice.ts'
import { leftOverHere } from './left-over-here.ts'

const idsOf = (people: readonly Eater[]) => people.map(({ id }) => id)

/** Who eats on a day, of those of whom it is known what they avoid. */
export function eatingOn(
  people: readonly Eater[],
  { absent, absentOn }: FillChoice,
  day: CalendarDay,
): readonly Eater[] {
  return people.filter(
    ({ id, settings }) =>
      settings !== null && !absent.has(id) && !absentOn.has(absenceKey(day, id)),
  )
}

function mealsOf(choice: FillChoice, people: readonly Eater[]): AskedMeal[] {
  return choice.days.flatMap((day) =>
    filledMeals.flatMap((meal): AskedMeal[] => {
      const eating = eatingOn(people, choice, day)
      if (!choice.slots.has(slotKey(day, meal)) || eating.length === 0) return []
      return [
        {
          id: crypto.randomUUID(),
          day,
          meal,
          servings: people.length > 1 ? eating.length : choice.servings,
          mostMinutes: choice.minutes.get(day) ?? null,
          eaters: idsOf(eating),
        },
      ]
    }),
  )
}

/**
 * Puts together what a filled week hangs on: null until it is known who eats and what is at home, for until then nothing may
 * be offered.
 */
export function useAskedWeek(owner: string, meals: readonly PlannedMeal[], today: CalendarDay) {
  const { people } = useTable(owner)
  const { data: vocabulary } = useVocabulary()
  const { data: code } = useQuery(vocabularyCodeQuery)
  const { items, isPending, isLoadingError } = usePantry(owner)
  const { staples, isPending: isWaitingForStaples } = useStaples(owner)
  const place = useKitchenOf(owner) ?? owner
  const { data: history } = useQuery(historyQuery(owner, place))
  const lacked = useLacked(owner)
  const owned = useOwned(owner)
  const own = people[0]?.settings ?? null
  if (vocabulary === undefined || code === undefined || own === null) return null
  if (isPending || isLoadingError || isWaitingForStaples) return null

  return (choice: FillChoice): AskedWeek => {
    const asked = mealsOf(choice, people)
    const last = choice.days.at(-1) ?? today
    const groups = new Map(asked.map(({ eaters }) => [eaters.join(' '), eaters]))
    const now = new Date()
    const tables = [...groups.values()].map((eaters) => {
      const eating = people.filter(({ id }) => eaters.includes(id))
      const rules = rulesOf(settingsOfTable(own, eating))
      const home = { items, staples, history, rules: [rules, noRules] as const }
      const { pantry } = code.kitchenOf(home, vocabulary, now)
      return { eaters, pantry, staples, rules }
    })
    return {
      today,
      meals: asked,
      tables,
      planned: meals.filter(
        (meal) =>
          isCookable(meal) && meal.cookedAt === null && meal.day >= today && meal.day <= last,
      ),
      leftOver: leftOverHere(items, {
        meals,
        today,
        eatersOf: (meal) => idsOf(eatersOf(people, meal.eaters)),
      }),
      wishes: [...choice.wishes].map(([of, often]) => ({ of, often })),
      areLeftovers: choice.areLeftovers,
      shopping: choice.shopping,
      equipped: { lacked, owned },
    }
  }
}
