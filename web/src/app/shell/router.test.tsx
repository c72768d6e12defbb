import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { describe, expect, it, vi } from 'vitest'

import { Link } from '#web/ui/link.tsx'

import { StartContext } from '../page/arrival.tsx'
import { Page } from './page.tsx'
import { Router } from './router.tsx'
import { renderAt } from '../testing/render-app.tsx'

const shared = [
  '/',
  '/recipes',
  '/recipe/7',
  '/user-recipe/100001',
  '/create-recipe',
  '/import',
  '/shopping-list',
  '/saved-recipes',
  '/collection/c1',
  '/subscription/pricing',
  '/subscription/manage',
  '/profile',
  '/profile/a1',
  '/no/such/page',
]
const standalone = [
  '/signup',
  '/login',
  '/reset-password',
  '/confirm-email',
  '/subscription/success',
]

describe('every address', () => {
  it.each(shared)('%s stands in the shared layout', async (path) => {
    renderAt(path, <Router />)
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Personal Chef' })).toBeInTheDocument()
    // Its code may be there already, from a test before.
    expect(screen.getByRole('main')).toHaveTextContent(/\S/)
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument()
  })

  it.each(standalone)('%s stands alone', (path) => {
    renderAt(path, <Router />)
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    // Its code may be there already, from a test before.
    expect(screen.getByRole('main')).toHaveTextContent(/\S/)
  })

  it('that leads nowhere says so, and leads on', async () => {
    renderAt('/no/such/page', <Router />)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'To your ingredients' })).toHaveAttribute('href', '/')
    await waitFor(() => expect(document.title).toBe('Page not found · Larder'))
  })
})

describe('a page', () => {
  const First = () => (
    <>
      <h1>First</h1>
      <Link to="/second">on</Link>
    </>
  )
  const Second = lazy(() => Promise.resolve({ default: () => <h1>Second</h1> }))
  const Never = lazy(() => new Promise<never>(() => undefined))
  const Broken = () => {
    throw new Error('broken')
  }
  const start = { pathname: '/', search: '', hash: '', state: null, key: 'start' }
  const site = (
    <StartContext value={start}>
      <main>
        <Routes>
          <Route path="/" element={<Page title="One" screen={First} />} />
          <Route path="/second" element={<Page title="Two" screen={Second} />} />
          <Route path="/never" element={<Page title="Never" screen={Never} />} />
          <Route path="/broken" element={<Page title="Broken" screen={Broken} />} />
        </Routes>
      </main>
    </StartContext>
  )

  it('that does not come shows that it loads', () => {
    renderAt('/never', site)
    expect(screen.getByRole('main')).toHaveTextContent('Loading...')
  })

  it('names itself and takes the focus to its heading', async () => {
    renderAt('/', site)
    expect(document.title).toBe('One · Larder')
    await userEvent.click(screen.getByRole('link', { name: 'on' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus())
    expect(document.title).toBe('Two · Larder')
  })

  it('that breaks says what happened and offers to try again', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    renderAt('/broken', site)
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
