import { cropPicture, wholePicture } from '#web/lib/pictures/crop-picture.ts'
import { callPictures, sendPicture } from '#web/lib/pictures/send-picture.ts'
import { textField } from '#web/lib/json.ts'

/** What the function takes, with room to spare. */
const mostBytes = 1_900_000

/**
 * Keeps the picture of a recipe, or has it brought over from its address; answers the path that the recipe then shows.
 * @throws FunctionFailure with the code of the function `pictures`; a TypeError where there is no connection
 */
export async function savePicture(picture: Blob | string): Promise<string> {
  if (typeof picture !== 'string') {
    const small = picture.size > mostBytes ? await cropPicture(picture, wholePicture) : picture
    return sendPicture('recipe', small)
  }
  const response = await callPictures('recipe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: picture }),
  })
  const path = textField(await response.json(), 'path')
  if (path === undefined) throw new Error('The answer names no picture')
  return path
}
