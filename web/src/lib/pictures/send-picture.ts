import { authorisedFetch, requireBackendConfig } from '../backend/authorised-fetch.ts'
import { failureOf, inThisLanguage } from '../backend/functions.ts'
import { textField } from '../json.ts'

type PicturePurpose = 'avatar' | 'recipe' | 'photo'

/**
 * Calls the function `pictures` as who is signed in.
 * @throws FunctionFailure with words for a person; a TypeError where there is no connection
 */
export async function callPictures(purpose: PicturePurpose, init: RequestInit): Promise<Response> {
  const { url } = await requireBackendConfig()
  const address = `${url}/functions/v1/pictures?purpose=${purpose}${inThisLanguage('&')}`
  const response = await authorisedFetch(address, init)
  if (!response.ok) throw await failureOf(response)
  return response
}

/** Keeps a picture and answers its path on the backend. Throws as `callPictures`. */
export async function sendPicture(purpose: PicturePurpose, picture: Blob): Promise<string> {
  const response = await callPictures(purpose, {
    method: 'POST',
    headers: { 'Content-Type': picture.type },
    body: picture,
  })
  const path = textField(await response.json(), 'path')
  if (path === undefined) throw new TypeError('The picture has no path')
  return path
}
