import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { renderAt } from '../testing/render-app.tsx'
import { BottomBar } from './bottom-bar.tsx'

it('leads to the four places of the header, and marks the one that is open', async () => {
  renderAt('/recipes', <BottomBar />)
  const places = within(screen.getByRole('navigation', { name: 'Places' }))
  expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Ingredients',
    'Recipes',
    'Saved',
    'Shopping',
  ])
  expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Recipes')
  await userEvent.click(places.getByRole('link', { name: 'Shopping' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/shopping-list')
  expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Shopping')
})

it('opens the chef over the page, and not within the bar', async () => {
  const { container } = renderAt('/', <BottomBar />)
  await userEvent.click(await screen.findByRole('button', { name: 'Personal Chef' }))
  expect(container).not.toContainElement(
    await screen.findByRole('dialog', { name: 'Personal Chef' }),
  )
})
