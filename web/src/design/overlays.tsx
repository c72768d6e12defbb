import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PencilIcon, ShareIcon, TrashIcon } from '../ui/action-icons.tsx'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Row } from './in-both-themes.tsx'

/** What floats above the page; it follows the theme of the page, chosen above. */
export function Overlays() {
  const [editing, setEditing] = useState(false)
  return (
    <section className="mb-12">
      <h2 className="text-[1.75rem]">Dialogs, menus, messages</h2>
      <p className="mt-1 mb-4 max-w-[70ch] text-soft">
        They keep the focus and give it back. Their code comes when the first of them is opened.
      </p>
      <Row>
        <Button variant="secondary" onClick={() => setEditing(true)}>
          Open a dialog
        </Button>
        <Confirmation />
        <Menu
          label="Recipe actions"
          className={buttonStyle('secondary', 'md')}
          items={[
            { key: 'edit', label: 'Edit', icon: <PencilIcon />, onSelect: () => setEditing(true) },
            { key: 'share', label: 'Share', icon: <ShareIcon />, to: '#share' },
            {
              key: 'delete',
              label: 'Delete',
              icon: <TrashIcon />,
              danger: true,
              onSelect: () => toast({ title: 'Recipe deleted', tone: 'success' }),
            },
          ]}
        >
          Actions <ChevronDownIcon size={18} />
        </Menu>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Onion removed',
              action: { label: 'Undo', onAction: () => toast({ title: 'Onion is back' }) },
            })
          }
        >
          Remove with Undo
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'The list could not be saved',
              description: 'Check your connection and try again.',
              tone: 'error',
            })
          }
        >
          Fail
        </Button>
      </Row>
      <Dialog
        open={editing}
        onOpenChange={setEditing}
        title="New collection"
        description="A shelf of its own for recipes that belong together."
        footer={
          <>
            <Button variant="secondary" onClick={() => setEditing(false)}>
              Cancel
            </Button>
            <Button onClick={() => setEditing(false)}>Create</Button>
          </>
        }
      >
        <TextField label="Name" placeholder="Weeknights" />
      </Dialog>
    </section>
  )
}

function Confirmation() {
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  function confirm() {
    setPending(true)
    setTimeout(() => {
      setPending(false)
      setOpen(false)
    }, 2_000)
  }
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Ask first
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this collection?"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        tone="danger"
        pending={pending}
        onConfirm={confirm}
      >
        Its recipes stay where they are; only the shelf goes.
      </ConfirmDialog>
    </>
  )
}
