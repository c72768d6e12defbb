import type { DietaryOption, DietarySettings } from '../dietary-settings.ts'
import { type Lackable, lackable, type RecipeFact } from './kitchen-facts.ts'

/** What a kitchen lacks, as its settings say. */
export function lackedBy(settings: DietarySettings | null | undefined): Lackable[] {
  // Settings that an earlier version stored on this device have no such list.
  const options: readonly DietaryOption[] | undefined = settings?.missingEquipment
  const ids = (options ?? []).filter(({ checked }) => checked).map(({ id }) => id)
  return lackable.filter((each) => ids.includes(each))
}

/** What a recipe must be known to do without. */
export const factsWithout = (lacked: readonly Lackable[]): RecipeFact[] =>
  lacked.map((each) => `without-${each}` as const)

/** What the facts that are asked for do without. */
export const lackedIn = (facts: readonly RecipeFact[]): Lackable[] =>
  lackable.filter((each) => facts.includes(`without-${each}`))
