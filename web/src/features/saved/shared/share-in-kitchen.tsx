import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { collectionsQueue } from '../collections/collections-queue.ts'

interface ShareInKitchenProps {
  userId: string
  collection: Collection
  /** The kitchen where they cook with others; null at home. */
  kitchen: { id: string; name: string } | null
}

/** Shares a collection of one's own with the kitchen, after saying what that does, or takes it back. */
export function ShareInKitchen({ userId, collection, kitchen }: ShareInKitchenProps) {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { id: collectionId, name, sharedIn } = collection

  function share(place: string | null, title: string) {
    const change = (where: string | null) =>
      collectionsQueue.change(client, userId, { kind: 'share', collectionId, kitchen: where })
    const fail = () => toastNotSaved(t('Your collections are as they were.'))
    const onAction = () => void change(sharedIn ?? null).catch(fail)
    toastWhenSaved(change(place), { title, action: { label: t('Undo'), onAction } }, fail)
  }

  if (sharedIn !== undefined) {
    return (
      <Button
        variant="secondary"
        size="sm"
        onClick={() => share(null, t('{name} is yours alone again', { name }))}
      >
        {sharedIn === kitchen?.id
          ? t('Stop sharing in {kitchen}', { kitchen: kitchen.name })
          : t('Stop sharing')}
      </Button>
    )
  }
  if (kitchen === null) return null
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t('Share in {kitchen}', { kitchen: kitchen.name })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Share {name} in {kitchen}?', { name, kitchen: kitchen.name })}
        confirmLabel={t('Share it')}
        pendingLabel={t('Sharing...')}
        pending={false}
        onConfirm={() => {
          setAsking(false)
          share(kitchen.id, t('{name} is shared in {kitchen}', { name, kitchen: kitchen.name }))
        }}
      >
        {t(
          'Everybody there sees it and cooks from it, and its cooks put recipes in and take them out. It stays yours. Recipes that only you can read are not shown to them, only how many there are.',
        )}
      </ConfirmDialog>
    </>
  )
}
