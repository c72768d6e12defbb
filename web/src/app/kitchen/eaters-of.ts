import { type Eater, eatingOf, settingsOfTable, type TableSettings } from '#domain/people/table.ts'

/**
 * Who eats of a meal: who is named and still there; else everybody of whom it is known what they avoid, for nothing may seem to be right
 * for the others.
 */
export function eatersOf(people: readonly Eater[], ids: readonly string[] | null) {
  const eating = ids === null ? [] : people.filter(({ id }) => ids.includes(id))
  return eating.length === 0 ? eatingOf(people, { absent: [], present: [] }) : eating
}

/** What holds for a meal: the rules of all who eat of it. Undefined until it is known who there is. */
export function settingsOfMeal(
  people: readonly Eater[],
  ids: readonly string[] | null,
): TableSettings | undefined {
  const own = people[0]?.settings ?? undefined
  return own && settingsOfTable(own, eatersOf(people, ids))
}
