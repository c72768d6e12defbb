import type { Band } from '#domain/matching/match-recipe.ts'
import { soonFrom } from '#domain/pantry/shelf-life.ts'
import { usesPantry, type RankingMode } from '#domain/matching/rank.ts'
import type { ShownMatch } from './shown-match.ts'

/** A stretch of the ranking under one heading. */
export interface MatchSection {
  title: string
  matches: readonly ShownMatch[]
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

function titleOf({ match }: ShownMatch, mode: RankingMode): string {
  if (!usesPantry(match)) return 'Uses nothing of yours'
  if (mode === 'fewest-extras') {
    return extrasTitles[match.missedIngredientCount] ?? 'Four or more to buy'
  }
  // Few recipes, of all bands, in their order: each says by itself how near it is.
  if (mode === 'use-it-up' && match.urgency >= soonFrom) return 'Uses it up'
  return bandTitles[match.band]
}

/** The ranking, in its order, parted where another group begins; the first `tonight` of it are one by themselves. */
export function sectionsOf(
  ranked: readonly ShownMatch[],
  mode: RankingMode,
  tonight = 0,
): MatchSection[] {
  const sections: { title: string; matches: ShownMatch[] }[] = []
  for (const [place, each] of ranked.entries()) {
    const title = place < tonight ? tonightTitle : titleOf(each, mode)
    const last = sections.at(-1)
    if (last?.title === title) last.matches.push(each)
    else sections.push({ title, matches: [each] })
  }
  return sections
}
