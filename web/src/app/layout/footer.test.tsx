import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { ada, renderAt } from '../testing/render-app.tsx'
import { Footer } from './footer.tsx'

afterEach(() => vi.useRealTimers())

it('says what Larder is', () => {
  renderAt('/', <Footer />)
  expect(
    screen.getByText('Discover delicious recipes using ingredients you already have at home.'),
  ).toBeVisible()
})

it('has its links, in its words', () => {
  renderAt('/', <Footer />)
  const section = (title: string) => {
    const heading = screen.getByRole('heading', { name: title })
    return within(heading.parentElement ?? document.body)
  }
  const quick = section('Quick Links')
  expect(quick.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/signup')
  const connect = section('Connect With Us')
  expect(connect.getByText('Need help?')).toBeVisible()
  expect(connect.getByRole('link', { name: 'View Pricing & Features' })).toHaveAttribute(
    'href',
    '/subscription/pricing',
  )
  expect(screen.getByRole('link', { name: /^Built with/ })).toHaveAttribute(
    'href',
    'https://postgrest.org',
  )
})

it('offers no trial to who has an account', () => {
  renderAt('/', <Footer />, { user: ada })
  expect(screen.queryByRole('link', { name: 'Start Free Trial' })).toBeNull()
})

it('carries the current year', () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1) })
  renderAt('/', <Footer />)
  expect(screen.getByText('© 2031 Larder')).toBeVisible()
})
