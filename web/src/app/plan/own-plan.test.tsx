import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { OwnPlan } from './own-plan.tsx'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'

beforeAll(() => {
  const file = { url: 'http://larder.test', publicKey: 'key', features: { checkout: true } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
})
afterAll(() => vi.unstubAllGlobals())

const plan = <OwnPlan user={ada} />

it('names no plan while it is asked for', () => {
  renderAt('/subscription/manage', plan, { user: ada, access: accessIn('unknown', 'pending') })
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  expect(screen.queryByRole('heading')).toBeNull()
})

it('says that it could not be loaded, locks nothing and asks again', async () => {
  const reloadSubscription = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const access = accessIn('unknown', 'failed')
  renderAt('/subscription/manage', plan, { user: ada, access, reloadSubscription })
  expect(screen.getByRole('heading', { name: 'Your plan could not be loaded' })).toBeVisible()
  expect(screen.queryByText(/expired|See plans/i)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reloadSubscription).toHaveBeenCalledOnce()
})

it('shows the plan that this device remembers, without its dates', () => {
  const access = accessIn('subscribed', 'remembered')
  renderAt('/subscription/manage', plan, { user: ada, access })
  expect(screen.getByRole('heading', { name: 'Premium' })).toBeVisible()
  expect(screen.getByText(/dates are shown/)).toBeVisible()
})
