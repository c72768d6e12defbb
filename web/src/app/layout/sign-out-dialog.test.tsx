import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { renderAt, signedIn } from '../testing/render-app.tsx'
import { SharedLayout } from './shared-layout.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

function Open() {
  const [open, setOpen] = useState(true)
  return <SignOutDialog open={open} onOpenChange={setOpen} />
}

/** A backend that answers when it is told to. */
function slowLogout() {
  let resolve = () => {}
  let reject = (_cause: Error) => {}
  const answer = new Promise<void>((succeed, fail) => {
    resolve = succeed
    reject = fail
  })
  return { logout: () => answer, resolve: () => resolve(), reject: (cause: Error) => reject(cause) }
}

it('asks in these words', async () => {
  renderAt('/recipes', <Open />, signedIn)
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign Out' })
  expect(dialog).toHaveAccessibleDescription(
    "Are you sure you want to sign out? You'll need to sign in again to access your account.",
  )
  const buttons = screen.getAllByRole('button').map((button) => button.textContent)
  expect(buttons).toEqual(['Cancel', 'Sign Out'])
})

it.each(['Cancel', 'Escape'])('is dismissed by %s', async (way) => {
  renderAt('/recipes', <Open />, signedIn)
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  await (way === 'Cancel' ? userEvent.click(cancel) : userEvent.keyboard('{Escape}'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByTestId('address')).toHaveTextContent('/recipes')
})

it('cannot be dismissed while it signs out, then goes home', async () => {
  const { logout, resolve } = slowLogout()
  renderAt('/recipes', <Open />, { ...signedIn, logout })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  expect(screen.getByRole('button', { name: 'Signing Out...' })).toBeInTheDocument()

  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body)
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(screen.getByTestId('address')).toHaveTextContent('/recipes')

  act(() => resolve())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
})

it('goes home even when the backend fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { logout, reject } = slowLogout()
  renderAt('/recipes', <Open />, { ...signedIn, logout })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  act(() => reject(new Error('offline')))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'))
})

it('opens from the Profile dropdown of the shared layout', async () => {
  renderAt('/', <SharedLayout />, signedIn)
  await userEvent.click(await screen.findByRole('button', { name: 'Profile' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
  expect(await screen.findByRole('alertdialog', { name: 'Sign Out' })).toBeVisible()
})
