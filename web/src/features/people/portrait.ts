import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { callPictures, sendPicture } from '#web/lib/pictures/send-picture.ts'

/** Shows a picture on the own profile, or none (null). Its errors are in words for a person. */
export function useChangePortrait(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      try {
        if (picture === null) await callPictures('avatar', { method: 'DELETE' })
        else await sendPicture('avatar', picture)
      } catch (cause) {
        const otherwise = t('The picture could not be saved. Please try again.')
        throw new Error(await whyNot(cause, 'picture', { otherwise }), { cause })
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['profile', userId] }),
  })
}
