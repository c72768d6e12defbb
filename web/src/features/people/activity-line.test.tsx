import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { paths } from '#web/lib/paths.ts'
import type { Activity } from './activity.ts'
import { ActivityLine } from './activity-line.tsx'

const rated: Activity = {
  id: 'rating:1',
  type: 'rating',
  userId: 'bo',
  userName: 'Bo',
  userAvatar: null,
  recipeId: 1,
  recipeTitle: 'Leek soup',
  recipeImage: null,
  recipeOwner: null,
  content: null,
  rating: null,
  otherId: null,
  otherName: null,
  createdAt: '2026-11-01T08:00:00.123456+00:00',
}
const followed: Activity = { ...rated, type: 'follow', recipeId: null, otherId: 'ada' }

it.each<[string, Partial<Activity>]>([
  ['Bo rated Leek soup', {}],
  ['You rated Leek soup', { userId: 'ada' }],
  ['Bo commented on Leek soup', { type: 'comment' }],
  ['Bo shared Recipe 7', { type: 'recipe', recipeId: 7, recipeTitle: null }],
  ['Bo rated a recipe', { recipeId: null }],
  ['Bo started following you', followed],
  [
    'You started following Cleo',
    { ...followed, userId: 'ada', otherId: 'cleo', otherName: 'Cleo' },
  ],
])('reads: %s', (sentence, activity) => {
  drawn(activity)
  expect(
    screen.getByText((_, element) => element?.textContent === sentence && element.tagName === 'P'),
  ).toBeVisible()
})

it('leads to who did it, and to what it is about', () => {
  drawn({ recipeOwner: 'cleo' })
  expect(screen.getByRole('link', { name: 'Bo' })).toHaveAttribute('href', paths.profile('bo'))
  expect(screen.getByRole('link', { name: 'Leek soup' })).toHaveAttribute(
    'href',
    paths.userRecipe(1),
  )
})

it('leads nowhere where the recipe is not known', () => {
  drawn({ recipeId: null })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

function drawn(activity: Partial<Activity>) {
  render(
    <MemoryRouter>
      <ActivityLine activity={{ ...rated, ...activity }} now={new Date()} readerId="ada" />
    </MemoryRouter>,
  )
}
