import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

it('shows a message in a polite live region and goes away when dismissed', async () => {
  render(<Toaster />)
  act(() => toast({ title: 'Onion removed' }))
  const message = await screen.findByText('Onion removed')
  expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Onion removed')).not.toBeInTheDocument())
})

it('undoes once, however often it is pressed, and goes away', async () => {
  const onAction = vi.fn<() => void>()
  render(<Toaster />)
  act(() => toast({ title: 'Milk removed', action: { label: 'Undo', onAction } }))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText('Milk removed')).not.toBeInTheDocument())
})

it('keeps a message that came before the Toaster', async () => {
  toast({ title: 'Saved' })
  render(<Toaster />)
  expect(await screen.findByText('Saved')).toBeInTheDocument()
})
