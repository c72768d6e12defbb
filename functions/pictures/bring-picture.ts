import type { FunctionEnvironment } from '../environment.ts'
import { safeFetch } from '../safe-fetch/safe-fetch.ts'

const picture = {
  accept: 'image/webp, image/jpeg, image/png;q=0.9',
  // Many sites name no kind for their pictures, or a wrong one; the bytes themselves are looked at.
  kinds: /^(?:image\/.*|application\/octet-stream|binary\/octet-stream|)$/u,
  mostBytes: 8_000_000,
}

/**
 * The bytes of a picture elsewhere on the web, fetched as safely as pages are. They are not yet known to be a
 * picture.
 *
 * @throws Refusal 422 as `safeFetch`
 */
export async function fetchPicture(
  address: string,
  environment: FunctionEnvironment,
): Promise<Uint8Array> {
  const { bytes } = await safeFetch(address, picture, environment.import.web)
  return bytes
}
