import { useQuery, type QueryClient } from '@tanstack/react-query'
import { field, numberField, textField } from '#web/lib/json.ts'
import { forgetPhoto, keepPhoto, readPhotos } from '#web/lib/photo-store.ts'
import { visibilityFrom, type PhotoThing } from './photo.ts'
import type { NewPhoto } from './photo-writes.ts'

/** A photo on this device that the account has not got yet. */
export interface PendingPhoto extends NewPhoto {
  /** Why it was refused, for a person; null while it waits for the network. */
  refused: string | null
}

function thingFrom(json: unknown): PhotoThing | null {
  const recipeId = numberField(json, 'recipeId')
  if (recipeId !== null) return { recipeId }
  const dish = field(json, 'dish')
  const [address, title] = [textField(dish, 'address'), textField(dish, 'title')]
  return address === undefined || title === undefined ? null : { dish: { address, title } }
}

/** Not `instanceof`: what comes out of the browser's database may be of another realm. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'

function pendingFrom(json: unknown): PendingPhoto[] {
  const [id, thing, bytes] = [
    textField(json, 'id'),
    thingFrom(field(json, 'thing')),
    field(json, 'bytes'),
  ]
  if (id === undefined || thing === null || !isBuffer(bytes)) return []
  return [
    {
      id,
      thing,
      bytes,
      title: textField(json, 'title') ?? '',
      note: textField(json, 'note') ?? '',
      visibility: visibilityFrom(field(json, 'visibility')),
      refused: textField(json, 'refused') ?? null,
    },
  ]
}

const pendingKey = (userId: string) => ['pending-photos', userId] as const

export async function readPending(userId: string): Promise<PendingPhoto[]> {
  return (await readPhotos(userId)).flatMap(pendingFrom)
}

const shownAnew = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: pendingKey(userId) })

/** @throws where the browser keeps nothing */
export async function keepPending(client: QueryClient, userId: string, photo: PendingPhoto) {
  await keepPhoto({ ...photo, userId })
  await shownAnew(client, userId)
}

export async function forgetPending(client: QueryClient, userId: string, id: string) {
  await forgetPhoto(id)
  await shownAnew(client, userId)
}

export const isOf = (thing: PhotoThing, other: PhotoThing) =>
  'dish' in thing
    ? 'dish' in other && other.dish.address === thing.dish.address
    : 'recipeId' in other && other.recipeId === thing.recipeId

/** The photos of a thing that wait on this device; none where the browser keeps nothing. */
export function usePendingPhotos(userId: string, thing: PhotoThing): PendingPhoto[] {
  const { data = [] } = useQuery({
    queryKey: pendingKey(userId),
    queryFn: () => readPending(userId).catch(() => []),
    networkMode: 'always',
    staleTime: 0,
  })
  return data.filter((photo) => isOf(thing, photo.thing))
}
