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

it('asks again, and changes no plan, where it goes by one that this device saved', async () => {
  const subscription = {
    id: 'sub_1',
    planId: 'monthly',
    status: 'active',
    currentPeriodEnd: new Date('2026-07-01T00:00:00Z'),
    cancelAtPeriodEnd: false,
  } as const
  const user = { ...ada, subscription }
  const show = (basis: 'stated' | 'failed') =>
    renderAt('/subscription/manage', <OwnPlan user={user} />, {
      user,
      access: accessIn(basis === 'stated' ? 'subscribed' : 'unknown', basis),
    })
  const stated = show('stated')
  expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeVisible()
  stated.unmount()
  show('failed')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
})

it('shows the plan that this device remembers, without its dates', () => {
  const access = accessIn('subscribed', 'remembered')
  renderAt('/subscription/manage', plan, { user: ada, access })
  expect(screen.getByRole('heading', { name: 'Premium' })).toBeVisible()
  expect(screen.getByText(/dates are shown/)).toBeVisible()
})
