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

/**
 * Uploads a recipe's picture; answers the address that the recipe then shows.
 * @throws FunctionFailure with the code of the function `pictures`; a TypeError where there is no connection
 */
export async function uploadPicture(picture: Blob): Promise<string> {
  const { url } = await requireBackendConfig()
  const body = await shrunk(picture)
  const response = await authorisedFetch(`${url}/functions/v1/pictures?purpose=recipe`, {
    method: 'POST',
    headers: { 'Content-Type': body.type || 'application/octet-stream' },
    body,
  })
  if (!response.ok) throw await failureOf(response)
  const path = textField(await response.json(), 'path')
  if (path === undefined) throw new Error('The answer names no picture')
  return path
}
