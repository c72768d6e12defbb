import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { Router } from './router.tsx'
import { renderAt } from '../testing/render-app.tsx'

it.each(['/', '/login', '/recipe/1', '/no/such/page'])('stands in place of %s', async (path) => {
  renderAt(path, <Router />, { secondStep: true })
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  await waitFor(() => expect(screen.getByLabelText('6-digit code')).toHaveFocus())
})

it('takes a code of the app or one that was kept, and lets one leave', async () => {
  const passSecondStep = vi.fn<(code: string) => Promise<null>>(() => Promise.resolve(null))
  const logout = vi.fn<() => Promise<void>>(() => Promise.resolve())
  renderAt('/', <Router />, { secondStep: true, passSecondStep, logout })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}')
  await user.click(screen.getByRole('button', { name: /recovery code/ }))
  await user.type(screen.getByLabelText('Recovery code'), '01234-56789-abcde-f0123{Enter}')
  expect(passSecondStep.mock.calls).toEqual([['123456'], ['01234-56789-abcde-f0123']])
  await user.click(screen.getByRole('button', { name: 'Cancel and sign out' }))
  expect(logout).toHaveBeenCalledOnce()
})
