import { t } from '../texts/t.ts'
import { cuisineName } from './cuisine-name.ts'

/** Why a recipe is recommended to somebody, as `recommended_recipes` says it. */
export interface Recommendation {
  reason: string
  /** A liked recipe's title, a cuisine or an ingredient, by the reason. */
  name: string | null
  /** Of saved recipes, or of things in the pantry. */
  count: number | null
}

/** Reasons that come from what a person did; the others are for whom nothing is known of yet. */
const personal = ['cooked', 'rated', 'saved', 'saved-cuisine', 'pantry']

export function isPersonal({ reason }: Recommendation): boolean {
  return personal.includes(reason)
}

/** The sentence under a recommended recipe; null where there is no honest one. */
export function explainRecommendation({ reason, name, count }: Recommendation): string | null {
  if (reason === 'start') return t('A good one to begin with')
  if (reason === 'fits') {
    if (count === null || count < 1) return null
    return t('{count, plural, one {Uses # thing you have} other {Uses # things you have}}', {
      count,
    })
  }
  if (name === null) return null
  switch (reason) {
    case 'cooked':
      return t('Because you cooked {name}', { name })
    case 'rated':
      return t('Because you rated {name} highly', { name })
    case 'saved':
      return t('Because you saved {name}', { name })
    case 'saved-cuisine':
      return count === null
        ? t('Because you saved several {cuisine} recipes', { cuisine: cuisineName(name) })
        : t('Because you saved {count, plural, other {# {cuisine} recipes}}', {
            count,
            cuisine: cuisineName(name),
          })
    case 'pantry':
      return t('Uses your {food}, which won’t keep', { food: name })
    default:
      return null
  }
}
