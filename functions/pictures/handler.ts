import { z } from 'zod'
import { requireToken } from '../data-api.ts'
import type { FunctionEnvironment } from '../environment.ts'
import { readBody } from '../http/read-body.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal, refusalResponse } from '../http/refusal.ts'
import { withinShare } from '../http/within-share.ts'
import { fetchPicture } from './bring-picture.ts'
import { checkPicture } from './convert-picture.ts'
import { type PicturePurpose, picturePurposes } from './picture-host.ts'
import {
  beginPicture,
  clearPictures,
  pathOf,
  releasedPictures,
  setPortrait,
} from './picture-places.ts'

const mostBytes = 2_000_000
const addressSchema = z.strictObject({ url: z.string().min(1).max(2000) })

/**
 * `POST /functions/v1/pictures?purpose=avatar|recipe|photo` with a picture as its body keeps it and answers
 * 201 with `{id, path}`: where it is read, on the origin of the backend. `photo`: of what a cook made. With `purpose=recipe` and JSON
 * `{url}` as its body the picture is brought over from there (see `safeFetch` for how that is refused).
 * An avatar is shown on the profile at once, and the earlier one goes; with another go those that
 * nothing shows any longer. `DELETE …?purpose=avatar` takes the portrait away and answers 204.
 * Refusals are JSON with a code: 400 `bad_purpose`; 401 `not_signed_in`; 405; 413 `body_too_large`;
 * 415 `picture_kind_unknown`; 422 `picture_too_large`, `picture_unreadable`; 429 `picture_limit`,
 * `too_many_requests`;
 * 503 `busy`.
 */
export async function handlePictures(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  try {
    if (request.method === 'POST') return await savePicture(request, environment)
    if (request.method === 'DELETE') return await removePortrait(request, environment)
    throw new Refusal(405, 'method_not_allowed', /* not shown */ 'A picture is sent by POST.')
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusalResponse(thrown)
    throw thrown
  }
}

async function savePicture(request: Request, environment: FunctionEnvironment): Promise<Response> {
  const { store, convert } = environment.pictures
  const token = requireToken(request, environment)
  const purpose = purposeOf(request)
  const brought = await readBrought(request, purpose)
  // Before anything is fetched: what one may bring in an hour limits where this server goes, too.
  const place = await beginPicture(token, purpose, environment)
  const path = pathOf(place)
  // What cannot be cleared now does not fail the upload: the next change of the portrait clears it.
  const clear = (paths: readonly string[]) =>
    clearPictures(paths, environment).catch((thrown: unknown) =>
      environment.log(`pictures: ${String(thrown)}`),
    )
  try {
    const picture = await withinShare(place.owner, environment, async () => {
      const bytes = 'url' in brought ? await bringPicture(brought.url, environment) : brought.bytes
      return convert(bytes, purpose)
    })
    await store.put(path, picture)
    const earlier =
      purpose === 'avatar'
        ? setPortrait(token, place.picture, environment)
        : releasedPictures(token, environment)
    await clear(await earlier)
  } catch (thrown) {
    await clear([path])
    throw thrown
  }
  return Response.json(
    { id: place.picture, path: `/storage/v1/object/public/pictures/${path}` },
    { status: 201, headers: { 'cache-control': 'no-store' } },
  )
}

/** The picture itself, of a kind that is taken; or the address of one that is brought over for a recipe. */
async function readBrought(
  request: Request,
  purpose: PicturePurpose,
): Promise<{ bytes: Uint8Array } | { url: string }> {
  const isAddress = /^application\/json\b/iu.test(request.headers.get('content-type') ?? '')
  if (!isAddress) {
    const bytes = await readBody(request, mostBytes)
    checkPicture(bytes)
    return { bytes }
  }
  if (purpose !== 'recipe') {
    throw new Refusal(
      400,
      'bad_purpose',
      /* not shown */ 'Only the picture of a recipe is brought over.',
    )
  }
  return readJson(request, addressSchema)
}

async function bringPicture(url: string, environment: FunctionEnvironment): Promise<Uint8Array> {
  const bytes = await fetchPicture(url, environment)
  checkPicture(bytes)
  return bytes
}

async function removePortrait(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const token = requireToken(request, environment)
  if (purposeOf(request) !== 'avatar') {
    throw new Refusal(400, 'bad_purpose', /* not shown */ 'Only a portrait is taken away here.')
  }
  await clearPictures(await setPortrait(token, null, environment), environment)
  return new Response(null, { status: 204 })
}

function purposeOf(request: Request): PicturePurpose {
  const purpose = new URL(request.url).searchParams.get('purpose')
  const known = picturePurposes.find((each) => each === purpose)
  if (known !== undefined) return known
  throw new Refusal(
    400,
    'bad_purpose',
    /* not shown */ 'A picture is for an avatar, a recipe or a photo.',
  )
}
