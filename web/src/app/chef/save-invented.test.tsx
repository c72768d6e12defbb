import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { storedForm } from '#web/features/own-recipes/drafts.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { SaveInvented } from './save-invented.tsx'

it('opens the editor with what the chef made up', async () => {
  const recipe = {
    title: 'Leek dream',
    ingredients: ['2 leeks', 'cream'],
    steps: ['Stir.', 'Eat.'],
  }
  const before = localStorage.length
  renderAt('/recipes', <SaveInvented recipe={recipe} />, signedIn)
  await userEvent.click(screen.getByRole('button', { name: 'Save as my own recipe' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/create-recipe')
  expect(localStorage.length).toBe(before + 1)
  const stored: unknown = JSON.parse(localStorage.getItem(`user_${ada.id}_recipeDrafts`) ?? '[]')
  const place = Array.isArray(stored) ? String(Reflect.get(Object(stored[0]), 'place')) : ''
  expect(storedForm(ada.id, place)).toMatchObject({
    title: 'Leek dream',
    lines: '2 leeks\ncream',
    steps: ['Stir.', 'Eat.'],
    servings: '',
    sourceName: 'Made up by the Personal Chef',
    visibility: 'private',
  })
})
