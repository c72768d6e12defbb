import { type FactTable } from '../../tests/diets/read-table.ts'
import { brokenBy } from '../../tests/diets/settings.ts'
import type { Dish } from './answer.ts'
import type { Household } from './household.ts'

/**
 * Why a dish must not be offered to a household; undefined where it may. Each food in it is judged by the table of facts that was
 * looked up apart from the catalogue: what the table does not have, and a line that was not read, is never safe. Diets that go by
 * amounts (keto, high-protein) follow from no food alone: the dish must be stated to keep to them.
 */
export function brokenIn(
  { foods, diets }: Pick<Dish, 'foods' | 'diets'>,
  { preferences, restrictions }: Household['settings'],
  table: FactTable,
): string | undefined {
  const unstated = preferences.find((diet) => !diets.includes(diet))
  if (unstated !== undefined) return `is not stated to be ${unstated}`
  if (preferences.length + restrictions.length === 0) return undefined
  for (const id of foods) {
    const row = id === null ? undefined : table.get(id)
    if (row === undefined) return `nothing is known of ${id ?? 'a line'}`
    const broken = brokenBy(row, { preferences, restrictions })
    if (broken !== undefined) return `${row.id} is not ${broken}`
  }
  return undefined
}
