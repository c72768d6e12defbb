import type { Band, RecipeMatch } from '#domain/matching/match-recipe.ts'
import { soonFrom } from '#domain/pantry/shelf-life.ts'
import { usesPantry, type RankingMode } from '#domain/matching/rank.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'

/** A stretch of the ranking under one heading. */
export interface MatchSection<Match extends RecipeMatch = RecipeMatch<RecipeCard>> {
  title: string
  matches: readonly Match[]
}

export const bandTitles: Readonly<Record<Band, string>> = {
  ready: 'Ready',
  'ready-with-swaps': 'Ready with a change',
  'missing-1': 'Missing 1',
  'missing-2-3': 'Missing 2–3',
  explore: 'Explore',
}

const extrasTitles = ['Nothing to buy', 'One thing to buy', 'Two things to buy', 'Three to buy']

/** Over what a cook would name first. */
const tonightTitle = 'Tonight'

function titleOf(match: RecipeMatch, mode: RankingMode): string {
  if (!usesPantry(match)) return 'Uses nothing of yours'
  if (mode === 'fewest-extras') {
    return extrasTitles[match.missedIngredientCount] ?? 'Four or more to buy'
  }
  // Few recipes, of all bands, in their order: each says by itself how near it is.
  if (mode === 'use-it-up' && match.urgency >= soonFrom) return 'Uses it up'
  return bandTitles[match.band]
}

/** The ranking, in its order, parted where another group begins; the first `tonight` of it are one by themselves. */
export function sectionsOf<Match extends RecipeMatch>(
  ranked: readonly Match[],
  mode: RankingMode,
  tonight = 0,
): MatchSection<Match>[] {
  const sections: { title: string; matches: Match[] }[] = []
  for (const [place, each] of ranked.entries()) {
    const title = place < tonight ? tonightTitle : titleOf(each, mode)
    const last = sections.at(-1)
    if (last?.title === title) last.matches.push(each)
    else sections.push({ title, matches: [each] })
  }
  return sections
}
