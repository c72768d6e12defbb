import type { QueryClient } from '@tanstack/react-query'
import { requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { titlesHere } from '#web/lib/titles-here.ts'
import { photoFromRow, type Photo, type PhotoThing } from './photo.ts'

export const photosPageSize = 12

const everyPhotoKey = ['photos'] as const

export const photosOfThingKey = (readerId: string, thing: PhotoThing) =>
  [...everyPhotoKey, readerId, 'of', 'dish' in thing ? thing.dish.address : thing.recipeId] as const

export const photosOfPersonKey = (readerId: string, personId: string) =>
  [...everyPhotoKey, readerId, 'by', personId] as const

/** All that shows photos, and the covers that somebody chose of theirs, which come with their profile. */
export async function photosChanged(client: QueryClient, userId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: everyPhotoKey }),
    client.invalidateQueries({ queryKey: ['profile', userId], exact: true }),
  ])
}

/** Shows a photo as its cook has just changed it, wherever it is shown; the backend may not know of it yet. */
export function photoShownAs(
  client: QueryClient,
  id: string,
  edit: Pick<Photo, 'note' | 'visibility'>,
): void {
  client.setQueriesData<Photo[]>({ queryKey: everyPhotoKey }, (photos) =>
    photos?.map((photo) => (photo.id === id ? { ...photo, ...edit } : photo)),
  )
}

async function page(after: Photo | null, column: PhotoColumn, value: string): Promise<Photo[]> {
  const [client, { url }] = await Promise.all([dataClient(), requireBackendConfig()])
  const all = client
    .from('cook_photos')
    .select(
      'id, user_id, recipe_id, dish_address, dish_title, picture_id, note, visibility, is_cover, moderated, created_at, cook:public_profiles(name, avatar_url), recipe:recipe_cards(title, owner_id)',
    )
    .eq(column, value)
    .is('deleted_at', null)
  const { data } = await (after === null ? all : all.lt('created_at', after.createdAt))
    .order('created_at', { ascending: false })
    .limit(photosPageSize)
    .throwOnError()
  const titleHere = await titlesHere()
  return data.flatMap((row) =>
    photoFromRow(row, url).map((photo) => ({
      ...photo,
      title:
        photo.title &&
        (row.recipe_id === null ? photo.title : titleHere(photo.title, row.recipe_id)),
    })),
  )
}

type PhotoColumn = 'recipe_id' | 'dish_address' | 'user_id'

/** What cooks made of a recipe or dish, the newest first, after a photo or from the start. */
export function fetchPhotosOfThing(thing: PhotoThing, after: Photo | null): Promise<Photo[]> {
  return 'dish' in thing
    ? page(after, 'dish_address', thing.dish.address)
    : page(after, 'recipe_id', String(thing.recipeId))
}

/** What somebody made, as far as the reader may see it, in the same order. */
export function fetchPhotosOfPerson(personId: string, after: Photo | null): Promise<Photo[]> {
  return page(after, 'user_id', personId)
}
