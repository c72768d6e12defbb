import { capitalised } from '../ingredients/names.ts'

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
  if (reason === 'start') return 'A good one to begin with'
  if (reason === 'fits') {
    if (count === null || count < 1) return null
    return count === 1 ? 'Uses 1 thing you have' : `Uses ${count} things you have`
  }
  if (name === null) return null
  switch (reason) {
    case 'cooked':
      return `Because you cooked ${name}`
    case 'rated':
      return `Because you rated ${name} highly`
    case 'saved':
      return `Because you saved ${name}`
    case 'saved-cuisine':
      return `Because you saved ${count ?? 'several'} ${capitalised(name)} recipes`
    case 'pantry':
      return `Uses your ${name}, which won’t keep`
    default:
      return null
  }
}
