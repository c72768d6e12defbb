import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import type { Subscription } from '#web/features/account/subscription.ts'

import { PlanChoice } from './plan-choice.tsx'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'

beforeAll(() => {
  const file = { url: 'http://larder.test', publicKey: 'key', features: { checkout: false } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
})
afterAll(() => vi.unstubAllGlobals())

const quarterly = (status: string): Subscription => ({
  id: 'sub_1',
  planId: 'quarterly',
  status,
  currentPeriodEnd: new Date('2026-12-01T00:00:00Z'),
  cancelAtPeriodEnd: false,
})
const cardOf = (plan: string) =>
  within(screen.getByRole('heading', { name: plan }).closest('li') ?? document.body)

it('shows the price of both plans, and which is the better value per month', () => {
  renderAt('/subscription/pricing', <PlanChoice />)
  expect(cardOf('Monthly').getByText('$3.99')).toBeVisible()
  expect(cardOf('Monthly').queryByText('Better value per month')).toBeNull()
  expect(cardOf('Quarterly').getByText('$9.99')).toBeVisible()
  expect(cardOf('Quarterly').getByText('Better value per month')).toBeVisible()
  expect(cardOf('Quarterly').getByText('Popular')).toBeVisible()
  expect(cardOf('Monthly').queryByText('Popular')).toBeNull()
  expect(cardOf('Quarterly').getByText('$3.33 a month, with a 3-month commitment.')).toBeVisible()
})

it('offers a visitor the trial', () => {
  renderAt('/subscription/pricing', <PlanChoice />)
  const links = screen.getAllByRole('link', { name: 'Start Free Trial' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signup', '/signup'])
})

it('says that nothing can be bought where there is no checkout, and offers no button', async () => {
  renderAt('/subscription/pricing', <PlanChoice />, { user: ada, access: accessIn('expired') })
  expect(await screen.findByText(/Payment is not available here/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each(['active', 'past_due', 'unpaid', 'paused'])(
  'marks the plan that is %s and sells none beside it',
  (status) => {
    const user = { ...ada, subscription: quarterly(status) }
    renderAt('/subscription/pricing', <PlanChoice />, { user, access: accessIn('subscribed') })
    expect(cardOf('Quarterly').getByText('Your plan')).toBeVisible()
    const manage = cardOf('Quarterly').getByRole('link', { name: 'Manage your plan' })
    expect(manage).toHaveAttribute('href', '/subscription/manage/plan')
    const other = status === 'active' ? 'Change to monthly' : 'Manage your plan'
    expect(cardOf('Monthly').getByRole('link', { name: other })).toBeVisible()
    expect(screen.queryByRole('status') !== null).toBe(status !== 'active')
    expect(screen.queryByText(/Payment is not available/)).toBeNull()
  },
)

it('changes no plan that was cancelled', () => {
  const user = { ...ada, subscription: { ...quarterly('active'), cancelAtPeriodEnd: true } }
  renderAt('/subscription/pricing', <PlanChoice />, { user, access: accessIn('subscribed') })
  expect(cardOf('Monthly').getByRole('link', { name: 'Manage your plan' })).toBeVisible()
})

it('offers nothing while it is asked whether somebody has a plan', () => {
  renderAt('/subscription/pricing', <PlanChoice />, {
    user: ada,
    access: accessIn('unknown', 'pending'),
  })
  expect(cardOf('Monthly').queryByRole('button')).toBeNull()
  expect(cardOf('Monthly').queryByRole('link')).toBeNull()
})

it('sells nothing to whom this device remembers with a plan', () => {
  renderAt('/subscription/pricing', <PlanChoice />, {
    user: ada,
    access: accessIn('subscribed', 'remembered'),
  })
  expect(cardOf('Monthly').getByRole('link', { name: 'Manage your plan' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
