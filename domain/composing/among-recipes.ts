import { foldText } from '../ingredients/normalise.ts'
import type { RecipeMatch } from '../matching/match-recipe.ts'
import { areAlike, askedBy, needsNoShopping } from '../matching/tonight.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { isDish } from './is-dish.ts'

/** A dish that shares so much with a recipe of ours is the same idea. */
const sameIdea = 0.6

/** What people call it, before the gloss: "Bratkartoffeln" of "Bratkartoffeln, German fried potatoes". */
const nameOf = ({ recipe }: RecipeMatch) => foldText(recipe.title.split(',')[0] ?? '')

/** The ranking without composed dishes that are the same idea as a recipe of ours for which nothing is to be bought either. */
export function withoutSameIdeas<Match extends RecipeMatch<RecipeCard>>(
  ranked: readonly Match[],
): Match[] {
  const ours = ranked
    .filter((match) => !isDish(match.recipe) && needsNoShopping(match))
    .map((match) => ({ name: nameOf(match), needs: askedBy(match) }))
  return ranked.filter((match) => {
    if (!isDish(match.recipe)) return true
    const [name, needs] = [nameOf(match), askedBy(match)]
    return !ours.some((other) => other.name === name || areAlike(other.needs, needs, sameIdea))
  })
}

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
