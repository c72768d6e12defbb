import packagesUrl from '#catalogue/build/packages.json?url'
import { readPackages } from '#catalogue/transport-packages.ts'
import { noPackages, type Packages } from '#domain/ingredients/packages.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import { fetchJson } from '#web/lib/fetch-json.ts'

/** What packages hold, as each system's shops sell them; where that cannot be had, nothing is known of any. */
export async function packagesHere(): Promise<(system: UnitSystem) => Packages> {
  try {
    const file = await fetchJson(packagesUrl)
    const bySystem = { metric: readPackages(file, 'metric'), us: readPackages(file, 'us') }
    return (system) => bySystem[system]
  } catch {
    return () => noPackages
  }
}
