import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { Footer } from '../layout/footer.tsx'
import { renderAt } from '../testing/render-app.tsx'
import { AboutThisLarder } from './places/about-place.tsx'
import { SignupScreen } from './signup-screen.tsx'

const page = document.documentElement
const names = ['privacy', 'terms', 'imprint', 'help']
const addressOf = (name: string) => `https://operator.example/${name}`

function set(...chosen: string[]) {
  for (const name of chosen) page.setAttribute(`data-${name}-url`, addressOf(name))
}
afterEach(() => {
  for (const name of names) page.removeAttribute(`data-${name}-url`)
})

const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

it.each([
  ['the footer', <Footer key="footer" />, 'Need help?'],
  ['the account page', <AboutThisLarder key="account" />, 'Help'],
])('%s leads to all pages of the operator', (_, piece, help) => {
  set(...names)
  renderAt('/', piece)
  expect(linkTo('Privacy')).toBe(addressOf('privacy'))
  expect(linkTo('Terms')).toBe(addressOf('terms'))
  expect(linkTo('Imprint')).toBe(addressOf('imprint'))
  expect(linkTo(help)).toBe(addressOf('help'))
})

it('leads nowhere where there are none', () => {
  renderAt(
    '/',
    <>
      <Footer />
      <AboutThisLarder />
    </>,
  )
  for (const name of ['Privacy', 'Terms', 'Imprint', 'Need help?']) {
    expect(linkTo(name)).toBeUndefined()
  }
  expect(screen.getByText('Need help?')).toBeVisible()
  expect(screen.queryByText('About this Larder')).toBeNull()
})

it('names the version that serves the page, for whoever writes to its operator', () => {
  page.setAttribute('data-version', '0.1.0')
  renderAt('/', <AboutThisLarder />)
  page.removeAttribute('data-version')
  expect(screen.getByText('Version 0.1.0')).toBeVisible()
  expect(screen.queryByText('From whoever runs it.')).toBeNull()
})

it('speaks of an agreement where there are terms', () => {
  set('terms')
  renderAt('/signup', <SignupScreen />)
  expect(screen.getByText(/By creating an account you agree to/)).toBeVisible()
  expect(linkTo('terms of use')).toBe(addressOf('terms'))
})

it('and of none where there are not', () => {
  set('privacy')
  renderAt('/signup', <SignupScreen />)
  expect(screen.queryByText(/By creating an account/)).toBeNull()
  expect(linkTo('Privacy')).toBe(addressOf('privacy'))
})
