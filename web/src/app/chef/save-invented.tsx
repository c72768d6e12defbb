import { useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
import type { InventedRecipe } from '#domain/chat/invented-recipe.ts'
import { emptyDraft, type RecipeDraft } from '#domain/recipes/draft.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { beginRecipe } from '#web/features/own-recipes/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { PencilIcon } from '#web/ui/action-icons.tsx'

/** What the chef made up, as a draft: nobody has said for how many, or how long it takes. */
function draftOf({ title, ingredients, steps }: InventedRecipe): RecipeDraft {
  return {
    ...emptyDraft(title),
    lines: ingredients.map((text) => ({ text, section: null, chosen: null })),
    steps,
    source: { url: null, name: t('Made up by the Personal Chef') },
  }
}

/** Opens the editor with what the chef made up: it is looked through before it is saved. */
export function SaveInvented({ recipe }: { recipe: InventedRecipe }) {
  const { user } = useAuth()
  const navigate = useNavigate()
  function open() {
    const editor = beginRecipe(user?.id ?? null, draftOf(recipe))
    if (editor !== null) void navigate(editor)
  }
  return (
    <Button variant="secondary" size="sm" onClick={open}>
      <PencilIcon size={18} />
      {t('Save as my own recipe')}
    </Button>
  )
}
