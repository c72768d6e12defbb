import { t } from '#domain/texts/t.ts'
import { countedUnitNamed, noPackages, type Packages } from '#domain/ingredients/packages.ts'
import { unitNamed } from '#domain/ingredients/unit-named.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import { enoughFor, type Enough } from '#domain/pantry/enough.ts'
import { boughtAmount, shownAmount } from '#domain/recipes/scale-measure.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import type { Wanted } from '#domain/shopping/shortfall.ts'
import type { ShownLine } from '#web/features/recipes/lines/line-matches.ts'

/** What a kitchen has too little of for a recipe, by its lines. */
export interface WhatIsShort {
  /** "have 1 of 3"; null where there is enough, or nobody knows. */
  words: readonly (string | null)[]
  /** Whether it is known of a line how much of it there is. */
  isKnown: readonly boolean[]
  /** What more to buy, as far as both amounts are known. */
  toBuy: readonly Wanted[]
}

/** "have 1 of 3", "have about 330 g of 500 g", by the same measures as the line itself. */
function shortInWords(enough: Enough, { line, gramsPerPiece }: ShownLine, scaling: Scaling) {
  const { unit, have, need, needMax, isAbout, ingredient } = enough
  const written = (value: number | null) => (value === null ? null : value / scaling.factor)
  const shown = (amount: number | null, amountMax: number | null) =>
    shownAmount({ amount, amountMax, unit, us: null }, scaling, gramsPerPiece)
  const isAsWritten = ingredient === line.ingredient && written(need) === line.amount
  const wanted = isAsWritten
    ? shownAmount(line, scaling, gramsPerPiece)
    : shown(written(need), written(needMax))
  const held = shown(written(have), null)
  // Rounded as a cook measures, both may read the same.
  return held === wanted
    ? t('have a little less')
    : isAbout
      ? t('have about {held} of {wanted}', { held, wanted })
      : t('have {held} of {wanted}', { held, wanted })
}

/** The difference as one buys it: what was worked out by weight in whole pieces or packages. */
function wantedOf({ ingredient, unit, toBuy, isAbout }: Enough, scaling: Scaling): Wanted {
  const measured = { amount: toBuy / scaling.factor, amountMax: null, unit, us: null }
  const bought = boughtAmount(measured, scaling)
  const isCounted = unitNamed(bought.unit) === 'piece' || countedUnitNamed(bought.unit) !== null
  const amount =
    isAbout && isCounted && bought.amount !== null ? Math.ceil(bought.amount) : bought.amount
  return { ingredient, amount, unit: bought.unit }
}

/** Compares what the lines take with what is at home, for as many as are cooked for now. */
export function whatIsShort(
  lines: readonly ShownLine[],
  needs: readonly NeedMatch[],
  kitchen: Kitchen,
  scaling: Scaling,
  packages: Packages = noPackages,
): WhatIsShort {
  const enough = enoughFor(
    lines.map(({ line }) => line),
    needs.map(({ state }) => state),
    kitchen,
    scaling.factor,
    packages,
  )
  const words = lines.map((shown, index) => {
    const each = enough[index] ?? null
    return each === null || each.isEnough ? null : shortInWords(each, shown, scaling)
  })
  return {
    words,
    isKnown: enough.map((each) => each !== null),
    toBuy: enough.flatMap((each) =>
      each === null || each.toBuy === 0 ? [] : wantedOf(each, scaling),
    ),
  }
}
