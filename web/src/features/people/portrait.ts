import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callPictures, sendPicture } from '#web/lib/pictures/send-picture.ts'

/** Shows a picture on the own profile, or none (null). */
export function useChangePortrait(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      if (picture === null) await callPictures('avatar', { method: 'DELETE' })
      else await sendPicture('avatar', picture)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['profile', userId] }),
  })
}
