import type { RecipeMatch } from '../matching/match-recipe.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { isDish } from './is-dish.ts'

/** So many of the first show no form twice. */
const spread = 6

/** The ranking with no two dishes of one form among the first, as far as others of the same band can go before. */
export function spreadForms<Match extends RecipeMatch<RecipeCard>>(
  ranked: readonly Match[],
): Match[] {
  const spreadOut = [...ranked]
  const seen = new Set<string>()
  const isAgain = ({ recipe }: Match) => isDish(recipe) && seen.has(recipe.form)
  for (let place = 0; place < Math.min(spread, spreadOut.length); place++) {
    const here = spreadOut[place]
    if (here === undefined) break
    if (isAgain(here)) {
      const other = spreadOut.findIndex(
        (match, at) => at > place && match.band === here.band && !isAgain(match),
      )
      if (other > place) spreadOut.splice(place, 0, ...spreadOut.splice(other, 1))
    }
    const taken = spreadOut[place]?.recipe
    if (taken !== undefined && isDish(taken)) seen.add(taken.form)
  }
  return spreadOut
}
