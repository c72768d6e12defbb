import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import type { ShownLine } from '#web/features/recipes/lines/line-matches.ts'
import { packagesHere } from '#web/features/recipes/match/packages-here.ts'
import { whatIsShort } from './what-is-short.ts'

/** Compares lines with what is at home, where "1 can" is as much as it usually holds. */
export async function whatIsShortHere() {
  const packagesOf = await packagesHere()
  return (
    lines: readonly ShownLine[],
    needs: readonly NeedMatch[],
    kitchen: Kitchen,
    scaling: Scaling,
  ) => whatIsShort(lines, needs, kitchen, scaling, packagesOf(scaling.system))
}
