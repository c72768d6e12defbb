import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'

import { accessIn, ada, renderAt, scrollWindowTo, signedIn } from '../testing/render-app.tsx'
import { Header } from './header.tsx'
import { SignOutContext } from './sign-out-context.ts'

const header = (
  <SignOutContext value={() => undefined}>
    <Header />
    <p>the page</p>
  </SignOutContext>
)

afterEach(() => act(() => scrollWindowTo(0)))

const openMobileMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const id = screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-controls') ?? ''
  // Its code comes with the tap.
  const menu = await waitFor(() => {
    const element = document.getElementById(id)
    if (element === null) throw new Error('the menu is not there yet')
    return element
  })
  return within(menu)
}

describe('the status badge', () => {
  it.each([
    ['expired', 'Trial Expired - Upgrade', 'Trial Expired - Upgrade Now', '/subscription/pricing'],
    ['trial', 'Upgrade', 'Upgrade to Premium', '/subscription/pricing'],
    ['subscribed', 'Premium', 'Premium Account', '/subscription/manage'],
    ['visitor', 'Upgrade', 'Upgrade to Premium', '/subscription/pricing'],
  ] as const)('of a person who is "%s"', async (situation, desktop, mobile, address) => {
    renderAt('/', header, { user: ada, access: accessIn(situation) })
    expect(await screen.findByRole('link', { name: desktop })).toHaveAttribute('href', address)
    const menu = await openMobileMenu()
    expect(menu.getByRole('link', { name: mobile })).toHaveAttribute('href', address)
  })
})

it.each([
  accessIn('unknown', 'pending'),
  accessIn('unknown', 'failed'),
  accessIn('trial', 'pending'),
  accessIn('trial', 'failed'),
])('has no badge where it is not known whether somebody has a plan', async (access) => {
  renderAt('/', header, { user: ada, access })
  const menu = await openMobileMenu()
  expect(menu.getByRole('link', { name: 'View Profile' })).toBeVisible()
  expect(screen.queryByText(/Upgrade|Premium|Expired/)).toBeNull()
})

it('has the badge that this device remembers', async () => {
  renderAt('/', header, { user: ada, access: accessIn('subscribed', 'remembered') })
  expect(await screen.findByRole('link', { name: 'Premium' })).toBeVisible()
})

describe('the header', () => {
  it('names the four places in order', () => {
    renderAt('/recipes', header)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ingredients', '/'],
      ['Recipes', '/recipes'],
      ['Saved', '/saved-recipes'],
      ['Shopping', '/shopping-list'],
    ])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Recipes')
  })

  it('offers a visitor to sign in, and nothing of an account', () => {
    renderAt('/', header)
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('button', { name: 'Profile' })).not.toBeInTheDocument()
    expect(screen.queryByText(/Upgrade/)).not.toBeInTheDocument()
  })

  it('says nothing of the account until it is known', () => {
    renderAt('/', header, { loading: true })
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Profile' })).not.toBeInTheDocument()
  })

  it('changes its ground once the page is scrolled more than 10 pixels', () => {
    renderAt('/', header)
    act(() => scrollWindowTo(10))
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-scrolled')
    act(() => scrollWindowTo(11))
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled')
  })
})

describe('the Profile dropdown', () => {
  it('leads to the profile and the settings, and asks before signing out', async () => {
    renderAt('/', header, signedIn)
    await userEvent.click(await screen.findByRole('button', { name: 'Profile' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['View Profile', '/profile/a1'],
      ['Subscription & Settings', '/subscription/manage'],
      ['Sign Out', null],
    ])
  })

  it('shows the whole first character of a name, an emoji too', async () => {
    renderAt('/', header, { ...signedIn, user: { ...ada, name: '🍳 Zoë' } })
    expect(await screen.findByRole('button', { name: 'Profile' })).toHaveTextContent(/^🍳Profile$/u)
  })

  it('closes on a press outside', async () => {
    renderAt('/', header, signedIn)
    await userEvent.click(await screen.findByRole('button', { name: 'Profile' }))
    await screen.findByRole('menu')
    await userEvent.click(screen.getByText('the page'))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  it('closes when the address changes', async () => {
    renderAt('/', header, signedIn)
    await userEvent.click(await screen.findByRole('button', { name: 'Profile' }))
    await screen.findByRole('menu')
    // Not by a choice in the menu, which closes it anyway.
    act(() => screen.getByText('Recipes').click())
    expect(screen.getByTestId('address')).toHaveTextContent('/recipes')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  it('opens with the keyboard and gives the focus back on Escape', async () => {
    renderAt('/', header, signedIn)
    const profile = await screen.findByRole('button', { name: 'Profile' })
    profile.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Profile' })).toHaveFocus())
  })
})

describe('the mobile menu', () => {
  it('closes when the address changes', async () => {
    renderAt('/', header)
    const menu = await openMobileMenu()
    await userEvent.click(menu.getByRole('link', { name: 'Shopping' }))
    expect(screen.getByTestId('address')).toHaveTextContent('/shopping-list')
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('closes on Escape and gives the focus back', async () => {
    renderAt('/', header)
    await openMobileMenu()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })

  it('holds the account of who is signed in', async () => {
    renderAt('/', header, signedIn)
    const menu = await openMobileMenu()
    expect(menu.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/profile/a1')
    expect(menu.getByRole('link', { name: 'Subscription & Settings' })).toBeVisible()
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })
})

describe('the plus', () => {
  it('leads to writing and importing a recipe', async () => {
    renderAt('/recipes', header, signedIn)
    await userEvent.click(await screen.findByRole('button', { name: 'New recipe' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Write a recipe', '/create-recipe'],
      ['Import recipes', '/import'],
    ])
  })

  it.each([
    ['on the shopping list', '/shopping-list', signedIn],
    ['for a visitor', '/', {}],
  ])('is not there %s', async (_, path, auth) => {
    renderAt(path, header, auth)
    // What comes in the same way, or at once.
    const beside = 'user' in auth ? { name: 'Profile' } : { name: 'Open menu' }
    expect(await screen.findByRole('button', beside)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'New recipe' })).toBeNull()
  })
})
