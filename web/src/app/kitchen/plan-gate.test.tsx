import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { planFeatures } from '#domain/plan-features.ts'
import { featureWords, withoutPlanWords } from '#domain/plans.ts'
import { PlanGate } from './plan-gate.tsx'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'

const gate = <PlanGate feature="recipe_scaling">the scales</PlanGate>
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

it.each(['trial', 'subscribed'] as const)('opens in the situation %s', (situation) => {
  renderAt('/recipe/1', gate, { user: ada, access: accessIn(situation) })
  expect(screen.getByText('the scales')).toBeVisible()
  expect(screen.queryByText(featureWords.recipe_scaling)).toBeNull()
})

it('tells who had the trial that it ended, what stays, and where the plans are', () => {
  renderAt('/recipe/1', gate, { user: ada, access: accessIn('expired') })
  expect(screen.queryByText('the scales')).toBeNull()
  expect(screen.getByText('Recipes scaled to your table')).toBeVisible()
  expect(screen.getByText(/trial has ended.*stays readable/)).toBeVisible()
  expect(linkTo('See plans')).toBe('/subscription/pricing')
  expect(linkTo('Start free trial')).toBeUndefined()
})

it('offers a visitor the trial and the way in', () => {
  renderAt('/recipe/1', gate)
  expect(screen.getByText(/free trial: 14 days/)).toBeVisible()
  expect(linkTo('Start free trial')).toBe('/signup')
  expect(linkTo('Sign in')).toBe('/login')
  expect(linkTo('See plans')).toBe('/subscription/pricing')
})

it('calls nothing locked while it is not known who is there', () => {
  renderAt('/recipe/1', gate, { loading: true })
  expect(screen.queryByText(featureWords.recipe_scaling)).toBeNull()
  expect(screen.queryByText('the scales')).toBeNull()
})

it('shows neither a lock nor what it may have to take back while it is asked what somebody has', () => {
  renderAt('/recipe/1', gate, { user: ada, access: accessIn('unknown', 'pending') })
  expect(screen.queryByText(featureWords.recipe_scaling)).toBeNull()
  expect(screen.queryByText('the scales')).toBeNull()
})

it('locks nothing where it could not be asked', () => {
  renderAt('/recipe/1', gate, { user: ada, access: accessIn('unknown', 'failed') })
  expect(screen.getByText('the scales')).toBeVisible()
  expect(screen.queryByText(featureWords.recipe_scaling)).toBeNull()
})

it.each(planFeatures)('says of %s what it is and what stays without it', (feature) => {
  renderAt('/', <PlanGate feature={feature} />)
  expect(screen.getByText(featureWords[feature])).toBeVisible()
  expect(screen.getByText(withoutPlanWords[feature], { exact: false })).toBeVisible()
})

describe.each(planFeatures)('%s', (feature) => {
  it.each([
    ['visitor', false],
    ['trial', true],
    ['subscribed', true],
    ['expired', false],
  ] as const)('for %s: %s', (situation, isOpen) => {
    renderAt('/', <PlanGate feature={feature}>what it opens</PlanGate>, {
      user: situation === 'visitor' ? null : ada,
      access: accessIn(situation),
    })
    expect(screen.queryByText('what it opens') !== null).toBe(isOpen)
    expect(screen.queryByText(featureWords[feature]) === null).toBe(isOpen)
  })
})
