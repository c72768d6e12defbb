import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../testing/render-app.tsx'
import { CookedSheet } from './cooked-sheet.tsx'

const nothing = () => undefined

it.each([
  ['a helper', true, /its cooks change what is in it/],
  ['a cook', false, /Nothing in your pantry was used for it/],
])('tells %s why nothing is taken from the pantry', async (_, isReadOnly, words) => {
  renderAt(
    '/',
    <CookedSheet
      pantry={[]}
      uses={[]}
      isReadOnly={isReadOnly}
      vocabulary={undefined}
      system="metric"
      onCooked={nothing}
      onClose={nothing}
    />,
  )
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Note it' })).toBeVisible()
})
