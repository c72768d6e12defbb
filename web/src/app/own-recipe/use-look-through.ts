import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keepPicture } from '#web/features/import/bring-picture.ts'
import { ownRecipeWith } from '#web/features/import/own-keys.ts'
import type { FoundRecipe } from '#web/features/import/read-archive.ts'
import { beginRecipe } from '#web/features/own-recipes/drafts.ts'
import { logFailure } from '#web/lib/log.ts'
import { toast } from '#web/ui/toast.ts'

/** The picture of a recipe from elsewhere, as one of its new owner; null where it could not be brought over. */
async function ownPicture({ draft, bytes }: FoundRecipe): Promise<string | null> {
  const picture = bytes === null ? draft.image : new Blob([bytes], { type: 'image/jpeg' })
  if (picture === null) return null
  return keepPicture(picture).catch((cause: unknown) => {
    logFailure('A picture was not brought over', cause)
    toast({ title: 'Its picture could not be brought along. You can choose another one.' })
    return null
  })
}

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
    const image = await ownPicture(recipe)
    const { key, season, visibility } = recipe
    const more = { key, season: [...season], ...(visibility !== null && { visibility }) }
    void navigate(beginRecipe(userId, { ...recipe.draft, image }, more))
  }
  return { lookThrough, known }
}
