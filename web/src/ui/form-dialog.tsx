import { useId, type FormEvent, type ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  title: string
  /** What is to be known before the first field, where the focus goes. */
  description?: ReactNode
  /** What the button says that ends it; "Save" by default. */
  saveLabel?: string
  /** Closing it is up to this: what is wrong is shown first. */
  onSave: () => void
  onClose: () => void
  /** The fields. */
  children?: ReactNode
  /** What stands below them and is no part of the form. */
  aside?: ReactNode
}

/** An open dialog that asks for something, with the ways to keep it and to leave it be. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, saveLabel = t('Save'), onSave, onClose, children, aside } = props
  const id = useId()

  function save(event: FormEvent) {
    event.preventDefault()
    onSave()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save} noValidate className="space-y-5">
        {children}
      </form>
      {aside}
    </Dialog>
  )
}
