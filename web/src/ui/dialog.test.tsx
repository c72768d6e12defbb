import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'

import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

/** A button that opens a dialog, which is given the way to close it. */
function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

const form = (fields: ReactNode) => (
  <Opened>
    {(close) => (
      <FormDialog title="Party" description="For Sunday" onSave={close} onClose={close}>
        {fields}
      </FormDialog>
    )}
  </Opened>
)

async function open(): Promise<HTMLElement> {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('dialog', { name: 'Party' })
}

const heading = () => screen.getByRole('heading', { name: 'Party' })

it('begins at its first field, and gives the focus back', async () => {
  render(
    form(
      <>
        <input type="hidden" value="1" />
        <input aria-label="Picture file" type="file" tabIndex={-1} />
        <TextField label="Name" />
      </>,
    ),
  )
  expect(await open()).toHaveAccessibleDescription('For Sunday')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

it('begins at its heading where it has no field', async () => {
  render(form(<p>Nothing to fill in</p>))
  await open()
  await waitFor(() => expect(heading()).toHaveFocus())
})

it('begins at its heading where a button stands before the first field', async () => {
  render(
    <Opened>
      {(close) => (
        <Dialog open onOpenChange={close} title="Party">
          <button>Choose a photo</button>
          <TextField label="Note" />
        </Dialog>
      )}
    </Opened>,
  )
  await open()
  await waitFor(() => expect(heading()).toHaveFocus())
})

it('begins at its heading under a finger, so that no keyboard covers it', async () => {
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(media(query), { matches: query === '(pointer: coarse)' }),
  )
  render(form(<TextField label="Name" />))
  await open()
  await waitFor(() => expect(heading()).toHaveFocus())
})

it('begins at the answer that changes nothing, where it asks', async () => {
  render(
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Delete it?"
      confirmLabel="Delete"
      pendingLabel="Deleting"
      pending={false}
      onConfirm={() => undefined}
    >
      It is gone then.
    </ConfirmDialog>,
  )
  await screen.findByRole('alertdialog')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
})
