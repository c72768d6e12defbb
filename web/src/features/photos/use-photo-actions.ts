import { useQueryClient } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { logged } from '#web/lib/logged.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import type { Photo } from './photo.ts'
import { editPhoto } from './photo-edits.ts'
import { photosChanged } from './photo-queries.ts'
import { changePhoto, type PhotoChange } from './photo-writes.ts'

/** What its cook does with a photo. Each says that it is done, or why it is not; none rejects. */
export function usePhotoActions(userId: string) {
  const client = useQueryClient()

  /** @returns whether it is saved */
  async function change(id: string, to: PhotoChange, failed: string): Promise<boolean> {
    try {
      await logged('Changing a photo', changePhoto(id, to))
    } catch (cause) {
      const description = await whyNot(cause, 'picture', { otherwise: t('Please try again.') })
      toast({ title: failed, description, tone: 'error' })
      return false
    }
    await photosChanged(client, userId)
    return true
  }

  return {
    /** Waits for the network where there is none. @returns whether it is kept */
    async edit({ id }: Photo, to: Pick<Photo, 'note' | 'visibility'>): Promise<boolean> {
      try {
        await editPhoto(client, userId, { photo: id, ...to })
        return true
      } catch {
        toastNotSaved()
        return false
      }
    },
    async remove({ id }: Photo): Promise<void> {
      const now = new Date().toISOString()
      if (!(await change(id, { deleted_at: now }, t('Your photo could not be deleted')))) return
      toast({
        title: t('Your photo is deleted'),
        action: {
          label: t('Undo'),
          onAction: () => void change(id, { deleted_at: null }, t('It could not be brought back')),
        },
      })
    },
    async setCover({ id }: Photo, isCover: boolean): Promise<void> {
      if (!(await change(id, { is_cover: isCover }, t('The cover could not be changed')))) return
      toast({
        title: isCover ? t('It is your cover now') : t('The cover is as before'),
        ...(isCover && { description: t('You see it in place of the picture; others do not.') }),
        action: {
          label: t('Undo'),
          onAction: () => void change(id, { is_cover: !isCover }, t('That could not be undone')),
        },
      })
    },
  }
}
