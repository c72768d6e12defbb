import type { Packages } from '#domain/ingredients/packages.ts'
import { unitSystemHere } from '#web/features/recipes/page/use-unit-system.ts'

/** What a can or a bag holds: as the cards of the recipes count it. */
export async function packagesOfShops(): Promise<Packages> {
  const { packagesHere } = await import('#web/features/recipes/match/packages-here.ts')
  const packagesOf = await packagesHere()
  return packagesOf(unitSystemHere())
}
