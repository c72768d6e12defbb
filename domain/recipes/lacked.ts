import type { DietaryOption, DietarySettings } from '../dietary-settings.ts'
import { type Lackable, lackable, type RecipeFact } from './kitchen-facts.ts'

/** What a kitchen lacks, as its settings say. */
export function lackedBy(settings: DietarySettings | null | undefined): Lackable[] {
  // Settings that an earlier version stored on this device have no such list.
  const options: readonly DietaryOption[] | undefined = settings?.missingEquipment
  const ids = (options ?? []).filter(({ checked }) => checked).map(({ id }) => id)
  return lackable.filter((each) => ids.includes(each))
}

/** Not every kitchen has them: dishes are composed for them where somebody said so. */
export const ownable = ['air-fryer', 'microwave'] as const satisfies readonly Lackable[]
export type Ownable = (typeof ownable)[number]

/** What a kitchen has of what is not taken for granted, as its settings say. */
export function ownedBy(settings: DietarySettings | null | undefined): Ownable[] {
  // Settings that an earlier version stored on this device have no such list.
  const options: readonly DietaryOption[] | undefined = settings?.ownEquipment
  const ids = (options ?? []).filter(({ checked }) => checked).map(({ id }) => id)
  return ownable.filter((each) => ids.includes(each))
}

/** What a kitchen has, as far as composed dishes ask about it. */
export interface Equipped {
  /** What is not there of what most have. */
  lacked?: readonly Lackable[]
  /** What is there of what not every kitchen has. */
  owned?: readonly Ownable[]
}

/** All that composed dishes must do without: what lacks, and what nobody said is there. */
export const unusable = ({ lacked = [], owned = [] }: Equipped): Lackable[] => [
  ...lacked,
  ...ownable.filter((each) => !owned.includes(each)),
]

/** What a recipe must be known to do without. */
export const factsWithout = (lacked: readonly Lackable[]): RecipeFact[] =>
  lacked.map((each) => `without-${each}` as const)

/** What the facts that are asked for do without. */
export const lackedIn = (facts: readonly RecipeFact[]): Lackable[] =>
  lackable.filter((each) => facts.includes(`without-${each}`))
