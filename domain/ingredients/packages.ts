import { lineageOf } from './lineage.ts'
import { unitNamed } from './unit-named.ts'
import type { Unit } from './units.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** Units that count what a shop sells: a bag, a box and a tub are packs. */
export const packageUnits = [
  'can',
  'jar',
  'pack',
  'bottle',
  'stick',
  'block',
  'ball',
  'loaf',
] as const satisfies readonly Unit[]
export type PackageUnit = (typeof packageUnits)[number]

/** Further units of which one weighs about as much as another. */
export const countedUnits = ['cube', 'bunch', 'head'] as const satisfies readonly Unit[]
export type CountedUnit = PackageUnit | (typeof countedUnits)[number]

/** What one holds that can be cooked with, without the brine of a can of beans. */
export interface PackageContent {
  quantity: number
  unit: 'g' | 'ml'
}

/** What the packages of foods hold, by what is written of each food itself. */
export type Packages = ReadonlyMap<
  IngredientId,
  Partial<Record<CountedUnit, PackageContent | undefined>>
>

/** Nothing is known of any. */
export const noPackages: Packages = new Map()

const counted: ReadonlySet<Unit> = new Set([...packageUnits, ...countedUnits])

/** The unit by its name, if it is one that counts packages or the like. */
export function countedUnitNamed(name: string | null): CountedUnit | null {
  const unit = unitNamed(name)
  return unit !== null && isCountedUnit(unit) ? unit : null
}

function isCountedUnit(unit: Unit): unit is CountedUnit {
  return counted.has(unit)
}

/** What one package of a food usually holds: its own fact, else that of the nearest food that it is a kind of. */
export function packageOf(
  id: IngredientId,
  unit: CountedUnit,
  vocabulary: Pick<Vocabulary, 'ingredients'>,
  packages: Packages,
): PackageContent | null {
  for (const each of lineageOf(id, vocabulary)) {
    const content = packages.get(each)?.[unit]
    if (content !== undefined) return content
  }
  return null
}
