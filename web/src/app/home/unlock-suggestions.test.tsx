import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { holding } from '#domain/ingredients/testing/contents.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { renderAt } from '../testing/render-app.tsx'
import { UnlockSuggestions } from './unlock-suggestions.tsx'

const needs = (...ids: string[]) =>
  ids.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))
const recipes = [
  recipeCard({ id: 1, title: 'Buttered eggs', needs: needs('egg', 'butter') }),
  recipeCard({
    id: 2,
    title: 'Satay eggs',
    needs: needs('egg', 'peanut-butter'),
    ...holding('nuts'),
  }),
]
const egg = { ingredient: 'egg', status: 'have' as const, ageDays: 0 }

it('suggests nothing that the rules forbid, although a list looks past one of them', async () => {
  const rules = { restrictions: ['nuts' as const], preferences: [] }
  const kitchen = prepareKitchen([egg], [], testVocabulary, rules)
  renderAt(
    '/',
    <UnlockSuggestions owner={null} recipes={recipes} rules={rules} kitchen={kitchen} />,
  )
  expect(await screen.findByText('Add butter:')).toBeVisible()
  expect(screen.queryByText(/peanut butter/)).toBeNull()
})

it('suggests it to who avoids nothing', async () => {
  const kitchen = prepareKitchen([egg], [], testVocabulary, noRules)
  renderAt(
    '/',
    <UnlockSuggestions owner={null} recipes={recipes} rules={noRules} kitchen={kitchen} />,
  )
  expect(await screen.findByText('Add peanut butter:')).toBeVisible()
})
