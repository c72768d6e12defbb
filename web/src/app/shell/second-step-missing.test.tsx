import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { Router } from './router.tsx'
import { renderAt } from '../testing/render-app.tsx'

vi.mock('../account/second-step.tsx', () => {
  throw new Error('This version is gone.')
})

it('lets one try again or leave where the second step cannot be fetched', async () => {
  const logout = vi.fn<() => Promise<void>>(() => Promise.resolve())
  renderAt('/', <Router />, { secondStep: true, logout })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign out' }))
  expect(logout).toHaveBeenCalledOnce()
})
