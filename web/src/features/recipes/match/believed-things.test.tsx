import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { recipeOf } from '../testing/kitchen.ts'
import { HomeAnswersContext, type HomeAnswers } from './answers-context.ts'
import { MatchCard } from './match-card.tsx'

const entries = [
  { ingredient: 'egg', status: 'have', ageDays: 0 },
  { ingredient: 'butter', status: 'likely', ageDays: 0 },
] as const
const kitchen = prepareKitchen(entries, [], testVocabulary, noRules)
const match = matchRecipe(recipeOf(1, 'Fried eggs', 'egg', 'butter'), kitchen)

function show(answers: HomeAnswers | null) {
  render(
    <MemoryRouter>
      <HomeAnswersContext value={answers}>
        <MatchCard
          shown={{ match, swaps: new Map(), usedUp: null, tooLittle: [] }}
          vocabulary={testVocabulary}
          corner={() => null}
          level={3}
        />
      </HomeAnswersContext>
    </MemoryRouter>,
  )
}

it('names what a card takes for granted, a tap from no, and does not say that nothing is missing', async () => {
  const onHaveNot = vi.fn<HomeAnswers['onHaveNot']>()
  show({ onHave: () => undefined, onHaveNot })
  expect(screen.getByText('ready with a change')).toBeVisible()
  expect(screen.getByText('You probably have')).toBeVisible()
  expect(screen.queryByText(/nothing missing/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'No butter at home' }))
  expect(onHaveNot).toHaveBeenCalledExactlyOnceWith(['butter'])
})

it('says it in words where nobody can answer', () => {
  show(null)
  expect(screen.getByText('You probably have butter')).toBeVisible()
  expect(screen.queryByRole('button', { name: /at home/ })).toBeNull()
})
