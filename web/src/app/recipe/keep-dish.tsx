import { useNavigate } from 'react-router'
import { isClosed, isUndecided } from '#domain/access.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { draftOfRecipe } from '#domain/recipes/own/draft-of-recipe.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { beginRecipe } from '#web/features/own-recipes/drafts.ts'
import { HeartIcon } from '#web/ui/icons.tsx'
import { Button } from '#web/ui/button.tsx'

interface KeepDishProps {
  recipe: Recipe
  /** Null is a visitor. */
  owner: string | null
  vocabulary: Vocabulary | undefined
}

/** Says what a composed dish is, and makes it a recipe of one's own. */
export function KeepDish({ recipe, owner, vocabulary }: KeepDishProps) {
  const { access } = useAuth()
  const navigate = useNavigate()
  const mayKeep = !isClosed('recipe_creation', access) && !isUndecided(access)

  function keep(known: Vocabulary) {
    const lines = recipe.ingredients.map((line) => ({ ...line, written: null }))
    const source = { url: window.location.href, name: 'Put together by Larder' }
    const draft = draftOfRecipe(recipe, lines, { source, assumed: [] }, known)
    const editor = beginRecipe(owner, { ...draft, image: null, nutrition: null })
    if (editor !== null) void navigate(editor)
  }

  return (
    <div className="mt-5 space-y-3 print:mt-2">
      <p className="text-soft">
        Put together for your kitchen out of what cooks know of each thing. Nobody has cooked
        exactly this as a test.
      </p>
      {mayKeep && vocabulary !== undefined && (
        <Button variant="secondary" className="print:hidden" onClick={() => keep(vocabulary)}>
          <HeartIcon size={18} />
          Keep this dish
        </Button>
      )}
    </div>
  )
}
