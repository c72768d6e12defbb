import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { accountNeeded } from '#domain/chat/chat-words.ts'
import { PlanCard } from '#web/features/account/plan/plan-card.tsx'
import { accessOf } from '#web/features/account/user-access.ts'
import { MessageView } from '#web/features/chef/message-view.tsx'

import { PlanGate } from '../kitchen/plan-gate.tsx'
import { Footer } from '../layout/footer.tsx'
import { StatusBadge } from '../layout/status-badge.tsx'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { PricingScreen } from './pricing-screen.tsx'

beforeEach(() => document.documentElement.setAttribute('data-plan', 'everyone'))
afterEach(() => document.documentElement.removeAttribute('data-plan'))

const open = { user: ada, access: accessIn('everyone') } as const
const gate = <PlanGate feature="recipe_scaling">the scales</PlanGate>
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
const pitch = /trial|upgrade|pricing|premium|\$|see plans/i

it('opens everything to whoever has an account, however old', () => {
  expect(accessOf(ada, new Date('2036-01-01')).situation).toBe('everyone')
  expect(accessOf(null, new Date('2036-01-01')).situation).toBe('visitor')
  renderAt('/recipe/1', gate, open)
  expect(screen.getByText('the scales')).toBeVisible()
})

it('tells a visitor that an account is enough', () => {
  renderAt('/recipe/1', gate)
  expect(screen.getByText(/Open to everyone with an account/)).toBeVisible()
  expect(linkTo('Create account')).toBe('/signup')
  expect(document.body).not.toHaveTextContent(pitch)
})

it('has no badge', () => {
  renderAt('/', <StatusBadge access={accessIn('everyone')} wording="desktop" />, open)
  expect(screen.queryByRole('link')).toBeNull()
})

it('still shows a plan that somebody pays for', () => {
  renderAt('/', <StatusBadge access={accessIn('subscribed')} wording="desktop" />, open)
  expect(linkTo('Premium')).toBe('/subscription/manage')
})

it('says on the pricing page that there is nothing to buy', () => {
  renderAt('/subscription/pricing', <PricingScreen />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Free for everyone with an account',
  )
  expect(document.title).toBe('Free for everyone · Larder')
  expect(linkTo('Create account')).toBe('/signup')
  expect(document.body).not.toHaveTextContent(/\$|per month|upgrade/i)
})

it('pitches nothing in the footer and on the account page', () => {
  renderAt(
    '/',
    <>
      <Footer />
      <PlanCard user={ada} actions={null} />
    </>,
    open,
  )
  expect(screen.getByRole('heading', { name: 'Everything is open' })).toBeVisible()
  expect(linkTo('Create Account')).toBeUndefined()
  expect(document.body).not.toHaveTextContent(pitch)
})

it('leads a visitor to an account from the footer', () => {
  renderAt('/', <Footer />)
  expect(linkTo('Create Account')).toBe('/signup')
  expect(document.body).not.toHaveTextContent(pitch)
})

it('sends a visitor who asks the chef to an account, not to the plans', () => {
  const message = {
    id: '1',
    role: 'assistant',
    type: 'general',
    content: accountNeeded(),
    ending: 'failed',
    timestamp: new Date(),
  } as const
  const settle = () => undefined
  renderAt(
    '/',
    <MessageView {...{ message, settle }} belowAnswer={() => null} isBeingWritten={false} />,
  )
  expect(linkTo('Create account')).toBe('/signup')
})
