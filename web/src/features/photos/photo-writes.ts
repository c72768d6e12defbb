import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { sendPicture } from '#web/lib/pictures/send-picture.ts'
import type { PhotoThing } from './photo.ts'

/** A photo that the account is to get. */
export interface NewPhoto {
  /** UUID, made here, so that sending it twice makes one. */
  id: string
  thing: PhotoThing
  /** What was made is called so here. */
  title: string
  note: string
  visibility: Visibility
  /** JPEG, as small as it may be sent. */
  bytes: ArrayBuffer
}

const columnsOf = (thing: PhotoThing) =>
  'dish' in thing
    ? { dish_address: thing.dish.address, dish_title: thing.dish.title }
    : { recipe_id: thing.recipeId }

async function isThere(id: string): Promise<boolean> {
  const client = await dataClient()
  const { data } = await client
    .from('cook_photos')
    .select('id')
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data !== null
}

/**
 * Sends the picture, then shows it. Doing it again is harmless.
 * @throws FunctionFailure, what the data API says, or a TypeError where there is no connection
 */
export async function sendPhoto(
  userId: string,
  photo: NewPhoto,
  isRepeated: boolean,
): Promise<void> {
  const { id, thing, note, visibility, bytes } = photo
  // Its picture would be brought once more, for nothing.
  if (isRepeated && (await isThere(id))) return
  const path = await sendPicture('photo', new Blob([bytes], { type: 'image/jpeg' }))
  const picture = /([\w-]+)\.webp$/.exec(path)?.[1]
  if (picture === undefined) throw new TypeError('The picture has no id')
  const client = await dataClient()
  await client
    .from('cook_photos')
    .upsert(
      { id, user_id: userId, ...columnsOf(thing), picture_id: picture, note, visibility },
      { onConflict: 'id', ignoreDuplicates: true },
    )
    .throwOnError()
}

/** What is written of a photo that is there. Null brings back what was deleted. */
export interface PhotoChange {
  note?: string
  visibility?: Visibility
  is_cover?: boolean
  deleted_at?: string | null
}

export async function changePhoto(id: string, change: PhotoChange): Promise<void> {
  const client = await dataClient()
  await client.from('cook_photos').update(change).eq('id', id).throwOnError()
}
