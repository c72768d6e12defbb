import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authorisedFetch, requireBackendConfig } from '#web/lib/backend/authorised-fetch.ts'
import { failureOf } from '#web/lib/backend/functions.ts'

/** @throws FunctionFailure with words for a person; a TypeError where there is no connection */
async function callPictures(init: RequestInit): Promise<void> {
  const { url } = await requireBackendConfig()
  const response = await authorisedFetch(`${url}/functions/v1/pictures?purpose=avatar`, init)
  if (!response.ok) throw await failureOf(response)
}

/** Shows a picture on the own profile, or none (null). */
export function useChangePortrait(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (picture: Blob | null) =>
      callPictures(
        picture === null
          ? { method: 'DELETE' }
          : { method: 'POST', headers: { 'Content-Type': picture.type }, body: picture },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['profile', userId] }),
  })
}
