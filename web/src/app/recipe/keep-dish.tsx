import { useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
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

/** Makes a composed dish a recipe of one's own; nothing for who may not write any. */
export function KeepDish({ recipe, owner, vocabulary }: KeepDishProps) {
  const { access } = useAuth()
  const navigate = useNavigate()
  if (vocabulary === undefined || isClosed('recipe_creation', access) || isUndecided(access)) {
    return null
  }

  function keep(known: Vocabulary) {
    const lines = recipe.ingredients.map((line) => ({ ...line, written: null }))
    const source = {
      url: `${window.location.origin}${recipe.id}`,
      name: t('Put together by Larder'),
    }
    const draft = draftOfRecipe(recipe, lines, { source, assumed: [] }, known)
    const editor = beginRecipe(owner, { ...draft, image: null, nutrition: null })
    if (editor !== null) void navigate(editor)
  }

  return (
    <Button variant="quiet" className="print:hidden" onClick={() => keep(vocabulary)}>
      <HeartIcon size={18} />
      {t('Keep this dish')}
    </Button>
  )
}
