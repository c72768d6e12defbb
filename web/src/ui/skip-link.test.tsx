import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SkipLink } from './skip-link.tsx'

it('takes the keyboard past what lies between, and leaves the address alone', async () => {
  render(
    <>
      <SkipLink to="recipes">Skip to the recipes</SkipLink>
      {Array.from({ length: 25 }, (_, index) => (
        <button key={index}>{index}</button>
      ))}
      <section id="recipes" tabIndex={-1} aria-label="Recipes">
        <a href="/recipe/1">Soup</a>
      </section>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'Recipes' })).toHaveFocus()
  expect(location.hash).toBe('')
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Soup' })).toHaveFocus()
})
