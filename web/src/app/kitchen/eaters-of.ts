import type { DietarySettings } from '#domain/dietary-settings.ts'
import { type Eater, settingsOfTable } from '#domain/people/table.ts'

/** Who eats of a meal: everybody, where nobody is named, or nobody of those is there any more. */
export function eatersOf(people: readonly Eater[], ids: readonly string[] | null) {
  const eating = ids === null ? people : people.filter(({ id }) => ids.includes(id))
  return eating.length === 0 ? people : eating
}

/** What holds for a meal: the rules of all who eat of it. Undefined until it is known who there is. */
export function settingsOfMeal(
  people: readonly Eater[],
  ids: readonly string[] | null,
): DietarySettings | undefined {
  const [own] = people
  return own && settingsOfTable(own.settings, eatersOf(people, ids))
}
