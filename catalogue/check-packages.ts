import {
  type PackageContent,
  type PackageUnit,
  packageUnits,
} from '#domain/ingredients/packages.ts'
import type { SizesAsSold } from './package-format.ts'
import { isBoughtDry, usualContent } from './packages.ts'
import type { Problem } from './problem.ts'
import { type Catalogue, type CatalogueIngredient, ingredientFile } from './read.ts'

/** Grams or millilitres: a strip of tape, and more than anybody carries home. */
const least = 1
const most = 25_000
/** Both countries sell a food in packages of about a kind. */
const mostApart = 5
/** How far what recipes weigh by the package may be from what is sold. */
const tolerance = 0.25

function faultsOf(
  entry: CatalogueIngredient,
  unit: PackageUnit,
  sizes: SizesAsSold,
  facts: Catalogue['facts'],
): string[] {
  const { metric, us, drained } = sizes
  const all: PackageContent[] = [...metric, ...us]
  const faults: string[] = []
  if (all.length === 0) faults.push('names no size')
  if (all.some(({ quantity }) => quantity < least || quantity > most)) {
    faults.push(`holds less than ${least} g or more than ${most} g`)
  }
  if ([metric, us].some((list) => new Set(list.map((size) => size.quantity)).size < list.length)) {
    faults.push('names a size twice')
  }
  const [[first], [other]] = [metric, us]
  if (drained !== undefined && (first?.unit !== 'g' || drained >= first.quantity)) {
    faults.push('is drained of something, and its first metric size is no heavier')
  }
  const ratio = first === undefined || other === undefined ? 1 : first.quantity / other.quantity
  if (ratio > mostApart || ratio < 1 / mostApart) {
    faults.push('differs between the countries: one of them is another package')
  }
  if ((unit === 'can' || unit === 'jar') && isBoughtDry(entry, facts)) {
    faults.push('holds it cooked, and it is bought dry')
  }
  const weighed = entry.weights[unit]
  const sold = (['metric', 'us'] as const).flatMap((system) => usualContent(sizes, system) ?? [])
  const isNear = ({ quantity }: PackageContent) =>
    weighed === undefined || Math.abs(quantity - weighed) <= weighed * tolerance
  if (sold.length > 0 && !sold.some(isNear)) {
    faults.push(`weighs ${weighed} g in recipes, and is not sold so`)
  }
  return faults
}

/** Where a package cannot be as it stands in packages/, or weighs something else in recipes. */
export function checkPackages({ ingredients, facts }: Catalogue): Problem[] {
  return ingredients.flatMap((entry) =>
    packageUnits.flatMap((unit) => {
      const sizes = entry.packages?.[unit]
      const faults = sizes === undefined ? [] : faultsOf(entry, unit, sizes, facts)
      const file = ingredientFile(entry.category, 'packages')
      return faults.map((text) => ({ file, entry: entry.id, text: `a ${unit} of it ${text}` }))
    }),
  )
}
