import { t } from '#domain/texts/t.ts'
import type { Band, RecipeMatch } from '#domain/matching/match-recipe.ts'

function countIn(ranked: readonly RecipeMatch[], ...bands: Band[]): number {
  return ranked.filter(({ band }) => bands.includes(band)).length
}

const readyIn = (ranked: readonly RecipeMatch[]) => countIn(ranked, 'ready', 'ready-with-swaps')

/** What a ranking comes to: "24 you can cook now". */
export function headline(ranked: readonly RecipeMatch[]): string {
  const count = readyIn(ranked)
  if (count > 0) return t('{count, plural, other {# you can cook now}}', { count })
  const missingOne = countIn(ranked, 'missing-1')
  if (missingOne > 0)
    return t('{missingOne, plural, other {# with one thing more}}', { missingOne })
  const { length } = ranked
  if (length === 0) return t('No match yet')
  return t('{length, plural, other {# to work towards}}', { length })
}

/** What stands behind it: "61 more with one thing". */
export function sideline(ranked: readonly RecipeMatch[]): string {
  const missingOne = countIn(ranked, 'missing-1')
  if (readyIn(ranked) > 0 && missingOne > 0) {
    return t('{missingOne, plural, other {# more with one thing}}', { missingOne })
  }
  const few = countIn(ranked, 'missing-2-3')
  return few > 0 ? t('{few, plural, other {# more with two or three}}', { few }) : ''
}
