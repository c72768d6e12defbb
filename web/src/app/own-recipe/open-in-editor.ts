import { t } from '#domain/texts/t.ts'
import { savePicture } from '#web/features/import/bring-picture.ts'
import type { FoundRecipe } from '#web/features/import/read-archive.ts'
import { beginRecipe } from '#web/features/own-recipes/drafts.ts'
import { logFailure } from '#web/lib/log.ts'
import { toast } from '#web/ui/toast.ts'

/** The picture of a recipe from elsewhere, as one of its new owner; null where it could not be brought over. */
async function ownPicture({ draft, bytes }: FoundRecipe): Promise<string | null> {
  const picture = bytes === null ? draft.image : new Blob([bytes], { type: 'image/jpeg' })
  if (picture === null) return null
  return savePicture(picture).catch((cause: unknown) => {
    logFailure('A picture was not brought over', cause)
    toast({ title: t('Its picture could not be brought along. You can choose another one.') })
    return null
  })
}

/** Brings its picture over and hands it to the editor; answers the address of it, null where it cannot. */
export async function openInEditor(userId: string, recipe: FoundRecipe): Promise<string | null> {
  const image = await ownPicture(recipe)
  const { key, season, visibility } = recipe
  const more = { key, season: [...season], ...(visibility !== null && { visibility }) }
  return beginRecipe(userId, { ...recipe.draft, image }, more)
}
