import {
  type CountedUnit,
  countedUnits,
  type PackageContent,
  packageUnits,
} from '#domain/ingredients/packages.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import type { SizesAsSold } from './package-format.ts'
import type { Catalogue, CatalogueIngredient } from './read.ts'

/** kcal of 100 g from which a grain or a pulse is a dry one: what a can holds of it was cooked, and is another weight. */
const dryFrom = 250
const swelling: readonly string[] = ['Pasta, Rice & Grains', 'Beans & Lentils']

/** Whether a food is bought dry, so that no can or jar holds it as it is. */
export function isBoughtDry(
  { category, ndb }: CatalogueIngredient,
  facts: Catalogue['facts'],
): boolean {
  const kcal = (ndb === undefined ? undefined : facts.get(ndb))?.kcal ?? 0
  return swelling.includes(category) && kcal > dryFrom
}

/** What the commonest package holds that can be cooked with; of a system that has none, what the other has. */
export function usualContent(
  { metric: [metric], us: [us], drained }: SizesAsSold,
  system: UnitSystem,
): PackageContent | null {
  const size = system === 'us' ? (us ?? metric) : (metric ?? us)
  if (size === undefined) return null
  if (drained === undefined || metric === undefined) return size
  return { quantity: Math.round((size.quantity * drained) / metric.quantity), unit: 'g' }
}

/** What is known of a food by each unit that counts packages: as it is sold, else as recipes weigh it. */
export function contentsByUnit(
  entry: CatalogueIngredient,
  system: UnitSystem,
  facts: Catalogue['facts'],
): [CountedUnit, PackageContent][] {
  const { packages = {}, weights } = entry
  const isDry = isBoughtDry(entry, facts)
  return [...packageUnits, ...countedUnits].flatMap((unit): [CountedUnit, PackageContent][] => {
    if (isDry && (unit === 'can' || unit === 'jar')) return []
    const sold = unit === 'cube' || unit === 'bunch' || unit === 'head' ? undefined : packages[unit]
    const content = sold === undefined ? null : usualContent(sold, system)
    const grams = weights[unit]
    if (content !== null) return [[unit, content]]
    return grams === undefined ? [] : [[unit, { quantity: grams, unit: 'g' }]]
  })
}
