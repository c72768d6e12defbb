import { expect, it } from 'vitest'
import type { DishCard } from '../../composing/dish-card.ts'
import { recipeCard } from '../../recipes/testing/recipe-card.ts'
import { plannedMeal } from '../testing/planned-meal.ts'
import type { FilledWeek } from './filled-week.ts'
import { mealsOfAnswer } from './meals-of-answer.ts'
import { dinnerOn } from './testing/asked-week.ts'

const reasons = { rescues: [], shares: [] }
const frittata: DishCard = {
  ...recipeCard({ id: -3, title: 'Leek frittata' }),
  address: '/dish/frittata?of=leek',
  form: 'frittata',
}
const cards: FilledWeek['cards'] = {
  '7': recipeCard({ id: 7, title: 'Dal' }),
  '-3': frittata,
  'left box': recipeCard({ id: 9, title: 'Soup' }),
}
const meals = ['a', 'b', 'c', 'd', 'e'].map((id, day) => dinnerOn(day, { id }))
const answer: FilledWeek['answer'] = {
  meals: [
    { kind: 'cooked', meal: 'a', dish: '7', servings: 4, againAt: 'c', reasons },
    { kind: 'cooked', meal: 'b', dish: '-3', servings: 2, againAt: null, reasons },
    { kind: 'again', meal: 'c', dish: '7', cookedAt: 'a' },
    { kind: 'cooked', meal: 'd', dish: 'left box', servings: 2, againAt: null, reasons },
    { kind: 'nothing', meal: 'e' },
  ],
  purchases: [],
  wasted: [],
  missed: [],
  proof: { kind: 'optimal' },
}
const leftOver = [
  {
    id: 'box',
    of: 'sunday',
    title: 'Soup',
    eaters: [],
    recipeId: 9,
    dishAddress: null,
    servings: 2,
    until: '2026-11-30',
  },
]
const planned = (everybody: readonly string[] = ['ada', 'ben']) =>
  mealsOfAnswer({ answer, cards }, { meals, leftOver }, { meals: [], everybody })

it('plans recipes, composed dishes, what is cooked for later, and what is left over; nothing where nothing stands', () => {
  expect(planned()).toMatchObject([
    { id: 'a', kind: 'recipe', recipeId: 7, title: 'Dal', servings: 4, leftoversOf: null },
    { id: 'b', kind: 'dish', recipeId: null, dishAddress: '/dish/frittata?of=leek' },
    { id: 'c', kind: 'leftovers', leftoversOf: 'a', servings: 2, recipeId: null },
    { id: 'box', kind: 'leftovers', leftoversOf: 'sunday', title: 'Soup' },
  ])
})

it('names who eats only where that is not everybody', () => {
  expect(planned().map(({ eaters }) => eaters)).toEqual([null, null, null, null])
  expect(planned(['ada', 'ben', 'mia'])[0]?.eaters).toEqual(['ada', 'ben'])
})

it('stands behind what is there', () => {
  const there = plannedMeal({ day: meals[0]?.day ?? '', position: 'i', kind: 'note' })
  const [first] = mealsOfAnswer(
    { answer, cards },
    { meals, leftOver },
    { meals: [there], everybody: [] },
  )
  expect(String(first?.position) > 'i').toBe(true)
})
