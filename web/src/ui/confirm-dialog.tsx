import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen. */
  children: ReactNode
  confirmLabel: string
  /** What the confirming button reads while it is under way. */
  pendingLabel: string
  cancelLabel?: string
  /** While it is, the dialog cannot be dismissed. */
  pending: boolean
  onConfirm: () => void
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger'
}

/** Asks before something that one would not want by accident. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel = t('Cancel'),
  pending,
  onConfirm,
  tone = 'primary',
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      role="alertdialog"
      dismissible={!pending}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} pending={pending} onClick={onConfirm}>
            {pending ? pendingLabel : confirmLabel}
          </Button>
        </>
      }
    />
  )
}
