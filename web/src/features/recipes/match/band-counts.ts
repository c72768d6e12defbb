import type { Band, RecipeMatch } from '#domain/matching/match-recipe.ts'

function countIn(ranked: readonly RecipeMatch[], ...bands: Band[]): number {
  return ranked.filter(({ band }) => bands.includes(band)).length
}

const readyIn = (ranked: readonly RecipeMatch[]) => countIn(ranked, 'ready', 'ready-with-swaps')

/** What a ranking comes to: "24 you can cook now". */
export function headline(ranked: readonly RecipeMatch[]): string {
  const ready = readyIn(ranked)
  if (ready > 0) return `${ready} you can cook now`
  const missingOne = countIn(ranked, 'missing-1')
  if (missingOne > 0) return `${missingOne} with one thing more`
  return ranked.length === 0 ? 'No match yet' : `${ranked.length} to work towards`
}

/** What stands behind it: "61 more with one thing". */
export function sideline(ranked: readonly RecipeMatch[]): string {
  const missingOne = countIn(ranked, 'missing-1')
  if (readyIn(ranked) > 0 && missingOne > 0) return `${missingOne} more with one thing`
  const few = countIn(ranked, 'missing-2-3')
  return few > 0 ? `${few} more with two or three` : ''
}
