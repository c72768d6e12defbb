import { t } from '#domain/texts/t.ts'
import type { FoundRecipe } from './read-archive.ts'

export type RowKind = 'new' | 'there' | 'incomplete'

/** A recipe that was found, as the list shows it. */
export interface FoundRow {
  recipe: FoundRecipe
  kind: RowKind
  /** "12 ingredients, 5 steps, 40 minutes". */
  facts: string
}

function factsOf({ draft, bytes }: FoundRecipe): string {
  const { lines, steps, readyInMinutes } = draft
  return [
    t('{count, plural, =0 {no ingredients} one {# ingredient} other {# ingredients}}', {
      count: lines.length,
    }),
    t('{count, plural, =0 {no steps} one {# step} other {# steps}}', { count: steps.length }),
    ...(readyInMinutes === null
      ? []
      : [t('{minutes, plural, other {# minutes}}', { minutes: readyInMinutes })]),
    ...(bytes === null ? [] : [t('picture')]),
  ].join(', ')
}

/** What was found, sorted by what is there already. */
export function rowsOf(
  recipes: readonly FoundRecipe[],
  there: ReadonlySet<string>,
): readonly FoundRow[] {
  return recipes.map((recipe) => {
    const { lines, steps } = recipe.draft
    const isWhole = lines.length > 0 && steps.length > 0
    const kind = there.has(recipe.key) ? 'there' : isWhole ? 'new' : 'incomplete'
    return { recipe, kind, facts: factsOf(recipe) }
  })
}
