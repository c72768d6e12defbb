import {
  type CountedUnit,
  countedUnitNamed,
  type PackageContent,
  type Packages,
} from '#domain/ingredients/packages.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import { contentsByUnit } from './packages.ts'
import type { Catalogue } from './read.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/**
 * How the contents of packages travel to the browser: in a file of their own, which is read only where a pantry counts
 * packages. The vocabulary, that everybody waits for, has no room for them.
 */

const packagesFormat = 'larder-packages-1'

/** What one holds in metric countries, and in the United States where that is another size. */
type Written = readonly [metric: string, us?: string]

interface PackagesFile {
  format: typeof packagesFormat
  packages: readonly (readonly [IngredientId, Readonly<Record<string, Written>>])[]
}

const asText = ({ quantity, unit }: PackageContent) => `${quantity}${unit}`

/** What `readPackages` reads. */
export function writePackages({ ingredients, facts }: Catalogue): PackagesFile {
  const packages = ingredients.flatMap((entry) => {
    const us = new Map(contentsByUnit(entry, 'us', facts))
    const written = contentsByUnit(entry, 'metric', facts).map(([unit, content]) => {
      const [metric, other] = [asText(content), asText(us.get(unit) ?? content)]
      const both: Written = other === metric ? [metric] : [metric, other]
      return [unit, both] as const
    })
    return written.length === 0 ? [] : [[entry.id, Object.fromEntries(written)] as const]
  })
  return { format: packagesFormat, packages }
}

function isPackagesFile(file: unknown): file is PackagesFile {
  return hasFormat(file, packagesFormat)
}

function contentIn(text: string): PackageContent {
  return { quantity: Number.parseFloat(text), unit: text.endsWith('ml') ? 'ml' : 'g' }
}

/** @throws CatalogueFileError for what `writePackages` of this version did not write */
export function readPackages(file: unknown, system: UnitSystem): Packages {
  if (!isPackagesFile(file)) throw new CatalogueFileError(packagesFormat)
  return new Map(
    file.packages.map(([id, written]) => {
      const contents = Object.entries(written).flatMap(([name, [metric, us = metric]]) => {
        const unit: CountedUnit | null = countedUnitNamed(name)
        return unit === null ? [] : [[unit, contentIn(system === 'us' ? us : metric)] as const]
      })
      return [id, Object.fromEntries(contents)]
    }),
  )
}
