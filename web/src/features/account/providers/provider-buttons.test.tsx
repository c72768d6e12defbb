import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'

import { ProviderButtons } from './provider-buttons.tsx'
import { stubDataApi } from '../testing/data-api.ts'

afterEach(() => vi.unstubAllGlobals())

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProviderButtons />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('offers the providers that the server knows, and no others', async () => {
  const external = { email: true, google: true, github: false }
  stubDataApi(() => Response.json({ external }))
  show()
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /GitHub/ })).toBeNull()
})

it('offers the operator’s own first, by the name that they gave it', async () => {
  const external = { google: true, 'custom:oidc': true }
  const custom_providers = [
    { id: 'custom:oidc', name: 'Our house' },
    { id: 'evil', name: 'x' },
  ]
  stubDataApi(() => Response.json({ external, custom_providers }))
  show()
  await screen.findByRole('button', { name: 'Continue with Our house' })
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Continue with Our house', 'Continue with Google'])
})

it('offers none where the server does not say', async () => {
  const seen = stubDataApi(() => new Response('{}', { status: 500 }))
  const { container } = show()
  // It is asked again after a while.
  await vi.waitFor(() => expect(seen).not.toHaveLength(0), 15_000)
  expect(container).toBeEmptyDOMElement()
})
