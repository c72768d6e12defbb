import { t } from '#domain/texts/t.ts'
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
  ready: t('Ready'),
  'ready-with-swaps': t('Ready with a change'),
  'missing-1': t('Missing 1'),
  'missing-2-3': t('Missing 2–3'),
  explore: t('Explore'),
}

const extrasTitles = [
  t('Nothing to buy'),
  t('One thing to buy'),
  t('Two things to buy'),
  t('Three to buy'),
]

/** Over what a cook would name first. */
const tonightTitle = t('Tonight')

function titleOf(match: RecipeMatch, mode: RankingMode): string {
  if (!usesPantry(match)) return t('Uses nothing of yours')
  if (mode === 'fewest-extras') {
    return extrasTitles[match.missedIngredientCount] ?? t('Four or more to buy')
  }
  // Few recipes, of all bands, in their order: each says by itself how near it is.
  if (mode === 'use-it-up' && match.urgency >= soonFrom) return t('Uses it up')
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
