import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysFrom } from '#domain/week/week-days.ts'
import { type FilledMeal, filledMeals, type Shopping } from '#domain/week/fill/asked-week.ts'
import type { HowOften, Wishable } from '#domain/week/fill/wishes-on-offer.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'

/** What somebody chooses before a week is filled. */
export interface FillChoice {
  days: readonly CalendarDay[]
  /** Meals that are to be filled, by `slotKey`. */
  slots: ReadonlySet<string>
  /** Longest cooking on a day; where nothing stands it is no matter. */
  minutes: ReadonlyMap<CalendarDay, number>
  /** Who does not eat in these days, by ids. */
  absent: ReadonlySet<string>
  /** Who is not there on a day, by `absenceKey`. */
  absentOn: ReadonlySet<string>
  /** For who eats alone. */
  servings: number
  wishes: ReadonlyMap<Wishable, HowOften>
  areLeftovers: boolean
  shopping: Shopping
}

export const slotKey = (day: CalendarDay, meal: FilledMeal): string => `${day} ${meal}`
export const absenceKey = (day: CalendarDay, person: string): string => `${day} ${person}`

/** Of a week that is nearly over so few days are no week: seven from today are meant. */
const fewDays = 4
/** Alone, a cook makes a portion more than they eat. */
const servingsAlone = 2

/** The days that can be filled: what is left of the shown week, and from today on seven. */
export function daysOnOffer(shown: readonly CalendarDay[], today: CalendarDay) {
  const rest = shown.filter((day) => day >= today)
  const seven = daysFrom(today)
  const isNow = shown.includes(today)
  return { rest, seven: isNow && rest.length < seven.length ? seven : null }
}

/** What is planned for a meal; a note is no food. */
export const plannedAt = (
  meals: readonly PlannedMeal[],
  day: CalendarDay,
  meal: FilledMeal,
): PlannedMeal | undefined =>
  meals.find((each) => each.day === day && each.meal === meal && each.kind !== 'note')

const openSlots = (
  days: readonly CalendarDay[],
  meals: readonly PlannedMeal[],
  wanted: readonly FilledMeal[],
) =>
  new Set(
    days.flatMap((day) =>
      wanted.flatMap((meal) =>
        plannedAt(meals, day, meal) === undefined ? [slotKey(day, meal)] : [],
      ),
    ),
  )

/** Where choosing begins: the dinners that are open. */
export function firstChoice(
  shown: readonly CalendarDay[],
  today: CalendarDay,
  meals: readonly PlannedMeal[],
): FillChoice {
  const { rest, seven } = daysOnOffer(shown, today)
  const days = seven !== null && rest.length < fewDays ? seven : rest
  return {
    days,
    slots: openSlots(days, meals, ['dinner']),
    minutes: new Map(),
    absent: new Set(),
    absentOn: new Set(),
    servings: servingsAlone,
    wishes: new Map(),
    areLeftovers: true,
    shopping: 'little',
  }
}

/** The longest cooking of all days; undefined where it is not the same on each, null where it is no matter on any. */
export function minutesOfAll({ days, minutes }: FillChoice): number | null | undefined {
  const all = new Set(days.map((day) => minutes.get(day) ?? null))
  return all.size > 1 ? undefined : ([...all][0] ?? null)
}

/** The same longest cooking on all of these days. */
export const sameMinutes = (days: readonly CalendarDay[], minutes: number | null) =>
  new Map(minutes === null ? [] : days.map((day) => [day, minutes]))

/** The same for other days: where lunches are filled, the lunches of these too, and as quickly where all are quick. */
export function withDays(
  choice: FillChoice,
  days: readonly CalendarDay[],
  meals: readonly PlannedMeal[],
): FillChoice {
  const wanted = filledMeals.filter((meal) =>
    choice.days.some((day) => choice.slots.has(slotKey(day, meal))),
  )
  const all = minutesOfAll(choice)
  const minutes = all === undefined ? choice.minutes : sameMinutes(days, all)
  return { ...choice, days, minutes, slots: openSlots(days, meals, wanted) }
}

/** A set with something in it, or without it. */
export function toggled<Of>(set: ReadonlySet<Of>, of: Of): ReadonlySet<Of> {
  const after = new Set(set)
  if (!after.delete(of)) after.add(of)
  return after
}

/** A map with another value; null takes it out. */
export function withEntry<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value | null,
): ReadonlyMap<Key, Value> {
  const after = new Map(map)
  if (value === null) after.delete(key)
  else after.set(key, value)
  return after
}
