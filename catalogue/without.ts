import type { Need } from '#domain/matching/need.ts'
import type { RecipeLine } from './format.ts'
import type { CatalogueIngredient } from './read.ts'

/** "The lemon" for one or less of it, "the bay leaves" for what is more, or measured. */
function nounOf({ amount, max, unit }: RecipeLine, { name, plural }: CatalogueIngredient): string {
  const isCounted = unit === undefined || unit === 'piece'
  return isCounted && amount !== undefined && (max ?? amount) <= 1 ? name : plural
}

/**
 * The sentence of what is lost without a line: "without the bay leaf, the broth is a little flatter". Null where
 * nothing is said and the plural, which stands in for it, is right.
 */
export function sentenceWithout(
  line: RecipeLine,
  entry: CatalogueIngredient | undefined,
): string | null {
  if (line.use === 'base' || entry === undefined) return null
  const noun = nounOf(line, entry)
  if (line.without !== undefined) return `without the ${noun}, ${line.without}`
  return noun === entry.plural ? null : `without the ${noun}`
}

/** What a line is there for, as matching takes it. */
export function leavingOf(
  line: RecipeLine,
  entry: CatalogueIngredient | undefined,
): Pick<Need, 'use' | 'without'> {
  if (line.use === 'base') return {}
  const without = sentenceWithout(line, entry)
  return without === null ? { use: line.use } : { use: line.use, without }
}
