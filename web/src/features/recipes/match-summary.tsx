import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { Tag } from '#web/ui/tag.tsx'
import { listInWords } from './words.ts'

interface MatchProps {
  match: RecipeMatch<RecipeCard>
}

/** How far the pantry goes, in a word. */
export function BandTag({ match }: MatchProps) {
  if (match.band === 'ready') return <Tag tone="basil">ready now</Tag>
  if (match.band === 'ready-with-swaps') return <Tag tone="basil">ready with swaps</Tag>
  return <Tag>missing {match.missedIngredientCount}</Tag>
}

/** "uses 6 · missing parsley": the same states that the recipe shows line by line. */
export function UsesLine({ match, vocabulary }: MatchProps & { vocabulary: Vocabulary }) {
  const missing = match.needs
    .filter(({ state }) => state === 'missing' || state === 'unknown')
    .map(({ need }) =>
      need.ingredient === null ? need.text : ingredientPlural(need.ingredient, vocabulary),
    )
  const swaps = match.needs.filter(({ state }) => state === 'swap' || state === 'probably')
  return (
    <p className="mt-auto pt-2.5 text-sm text-soft">
      <b className="font-bold text-basil">uses {match.usedIngredientCount}</b>
      {missing.length === 0 ? ' · nothing missing' : ` · missing ${listInWords(missing)}`}
      {missing.length === 0 && swaps[0] !== undefined && ` · ${swaps[0].reason}`}
    </p>
  )
}
