import { authorisedFetch, requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { failureOf } from '#web/lib/backend/functions.ts'
import { textField } from '#web/lib/json.ts'

/** What the function takes, with room to spare. */
const mostBytes = 1_900_000
const longestSide = 1600

/** A picture small enough to be sent. @throws where it cannot be read */
async function shrunk(picture: Blob): Promise<Blob> {
  if (picture.size <= mostBytes) return picture
  const bitmap = await createImageBitmap(picture)
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('It is empty.'))),
        'image/jpeg',
        0.9,
      )
    })
  } finally {
    bitmap.close()
  }
}

async function place(init: { type: string; body: BodyInit }): Promise<string> {
  const { url } = await requireBackendConfig()
  const response = await authorisedFetch(`${url}/functions/v1/pictures?purpose=recipe`, {
    method: 'POST',
    headers: { 'Content-Type': init.type },
    body: init.body,
  })
  if (!response.ok) throw await failureOf(response)
  const path = textField(await response.json(), 'path')
  if (path === undefined) throw new Error('The answer names no picture')
  return path
}

/**
 * Keeps the picture of a recipe, or brings it over from its address; answers the path that the recipe then shows.
 * @throws FunctionFailure with the code of the function `pictures`; a TypeError where there is no connection
 */
export async function keepPicture(picture: Blob | string): Promise<string> {
  if (typeof picture === 'string') {
    return place({ type: 'application/json', body: JSON.stringify({ url: picture }) })
  }
  const body = await shrunk(picture)
  return place({ type: body.type || 'application/octet-stream', body })
}
