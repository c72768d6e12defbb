import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import { askAsService } from '../as-service.ts'
import { callAs } from '../data-api.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { orRefusal } from '../http/database-refusals.ts'
import { Refusal } from '../http/refusal.ts'
import type { PicturePurpose } from './picture-host.ts'

const placeSchema = z.tuple([z.object({ picture: z.uuid(), owner: z.uuid() })])
const earlierSchema = z.array(z.string())

export type PicturePlace = z.infer<typeof placeSchema>[0]

export const pathOf = ({ owner, picture }: PicturePlace) => `${owner}/${picture}.webp`

/** A place for one more picture of the caller. @throws Refusal 429 `picture_limit`, 409 `row_limit_reached` */
export async function beginPicture(
  token: string,
  purpose: PicturePurpose,
  environment: FunctionEnvironment,
): Promise<PicturePlace> {
  const [place] = await orRefusal(
    callAs(token, environment, 'begin_picture', { purpose }, placeSchema),
    new Refusal(403, 'not_allowed', t('This account cannot upload pictures.')),
  )
  return place
}

/** Shows this picture as the caller's portrait, or none; answers the paths of those to clear. */
export function setPortrait(
  token: string,
  picture: string | null,
  environment: FunctionEnvironment,
): Promise<string[]> {
  return callAs(token, environment, 'set_portrait', { picture }, earlierSchema)
}

/** The paths of the caller's pictures that nothing shows any longer. */
export function releasedPictures(
  token: string,
  environment: FunctionEnvironment,
): Promise<string[]> {
  return callAs(token, environment, 'released_pictures', {}, earlierSchema)
}

/** Removes files, and then counts them as gone. What fails between is asked for again by `setPortrait`. */
export async function clearPictures(
  paths: readonly string[],
  environment: FunctionEnvironment,
): Promise<void> {
  if (paths.length === 0) return
  await environment.pictures.store.remove(paths)
  await askAsService(environment, 'rpc/clear_pictures', { body: { paths } })
}
