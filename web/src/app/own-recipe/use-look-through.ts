import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ownRecipeWith } from '#web/features/import/own-keys.ts'
import type { FoundRecipe } from '#web/features/import/read-archive.ts'

/**
 * Opens a recipe from elsewhere in the editor, where each line shows how it is understood. One that is there
 * already is named in `known` instead, by its id: what its owner changed in it meanwhile stays.
 */
export function useLookThrough(userId: string) {
  const navigate = useNavigate()
  const [known, setKnown] = useState<number | null>(null)
  async function lookThrough(recipe: FoundRecipe): Promise<void> {
    const id = await ownRecipeWith(userId, recipe.key)
    setKnown(id)
    if (id !== null) return
    const { openInEditor } = await import('./open-in-editor.ts')
    const editor = await openInEditor(userId, recipe)
    if (editor !== null) void navigate(editor)
  }
  return { lookThrough, known }
}
