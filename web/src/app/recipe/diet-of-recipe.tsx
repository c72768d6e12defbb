import type { ComponentProps } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { DietFacts } from '#web/features/recipes/page/diet-facts.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { WhoeverEats } from '../kitchen/whoever-eats.tsx'

const { Piece: TableOfRecipe } = lazyPiece(
  async () => (await import('./table-of-recipe.tsx')).TableOfRecipe,
)
/** What it contains is said all the same. */
const nothingMore = () => undefined

interface DietOfRecipeProps extends ComponentProps<typeof DietFacts> {
  /** Null is a visitor. */
  owner: string | null
  /** As it is written; null where it is cooked otherwise, of which nothing is said. */
  recipe: Recipe | null
  /** Undefined until it is there. */
  vocabulary: Vocabulary | undefined
}

/** What a recipe suits and contains, whom it is cooked for today, and what each of them does with it. */
export function DietOfRecipe({ owner, recipe, vocabulary, facts }: DietOfRecipeProps) {
  return (
    <>
      {owner !== null && (
        <WhoeverEats owner={owner}>
          {vocabulary && recipe && (
            <TableOfRecipe
              owner={owner}
              recipe={recipe}
              vocabulary={vocabulary}
              onUnavailable={nothingMore}
            />
          )}
        </WhoeverEats>
      )}
      <DietFacts facts={facts} />
    </>
  )
}
