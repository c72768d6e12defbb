import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { letGo, takeHome, type LeftBehind } from './left-behind.ts'

/** Of a note: enough to know it by. */
const longestShown = 60

interface LeftBehindDialogProps {
  account: string
  leftBehind: LeftBehind
}

/** Names what did not reach a kitchen before somebody was no longer there, and offers it for their own. Until they say so, it stays on the device. */
export function LeftBehindDialog({ account, leftBehind }: LeftBehindDialogProps) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(true)
  const [pending, setPending] = useState(false)
  const { pantry, toBuy, notes } = leftBehind
  const texts = notes.map(({ note }) => `“${note.slice(0, longestShown)}”`)
  const names = [...new Set([...[...pantry, ...toBuy].map(({ name }) => name), ...texts])]
  const others = leftBehind.pending.length

  async function take() {
    setPending(true)
    try {
      await takeHome(client, account, leftBehind)
      toast({ title: t('It is in your own kitchen now') })
    } catch {
      toastNotSaved()
    }
    setPending(false)
  }

  const drop = () => void letGo(account, leftBehind).catch(() => toastNotSaved())
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('You do not cook in that kitchen any more')}
      dismissible={!pending}
      description={
        names.length === 0
          ? t(
              '{count, plural, one {# change that you made there did not reach it, and can no longer.} other {# changes that you made there did not reach it, and can no longer.}}',
              { count: others },
            )
          : t(
              'What you noted there did not reach it, and can no longer: {names}. Do you want it in your own kitchen?',
              { names: names.join(', ') },
            )
      }
      footer={
        names.length === 0 ? (
          <Button onClick={drop}>{t('All right')}</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={pending} onClick={drop}>
              {t('Let it go')}
            </Button>
            <Button pending={pending} onClick={() => void take()}>
              {t('Put it into my kitchen')}
            </Button>
          </>
        )
      }
    />
  )
}
