import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { SubscriptionSuccessScreen } from './subscription-success-screen.tsx'

const subscription = {
  id: 'sub_1',
  planId: 'monthly',
  status: 'active',
  currentPeriodEnd: new Date('2026-07-01T00:00:00Z'),
  cancelAtPeriodEnd: false,
} as const

it.each([
  ['stated', 'You’re subscribed'],
  ['remembered', 'Thank you'],
] as const)('is confirmed by what the backend states alone: %s', (basis, heading) => {
  const access = accessIn('subscribed', basis)
  const user = { ...ada, subscription }
  renderAt('/subscription/success', <SubscriptionSuccessScreen />, { user, access })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
})
