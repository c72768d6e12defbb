import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NutritionPanel } from './nutrition-panel.tsx'

const whole = {
  calories: 485,
  protein: 20,
  carbs: 68,
  fat: 12,
  known: 3,
  counted: 3,
  partial: [],
  missing: [],
  grams: [400, 150, 5],
}
const carbonara = {
  ...whole,
  protein: null,
  fat: null,
  known: 2,
  partial: ['calories'],
  missing: [1],
} as const
const lines = ['spaghetti', 'guanciale', 'pepper'].map((name) => ({ ingredient: name, name }))

function show(more: Partial<Parameters<typeof NutritionPanel>[0]> = {}) {
  render(
    <MemoryRouter>
      <NutritionPanel {...{ info: whole, lines, base: 4, servings: 4, isOpen: false, ...more }} />
    </MemoryRouter>,
  )
}
/** What is read: an amount and its unit stand on one line. */
const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ')
const paragraphs = () => screen.getAllByRole('paragraph').map(textOf)
const unsure = 'Guanciale is not counted: we have no figures for it.'

test('what is whole is a plain figure, for a visitor too', () => {
  show()
  expect(paragraphs()).toEqual(['485 kcal per serving'])
})

test('a visitor is told that the energy is a lower bound, and for want of what', () => {
  show({ info: carbonara })
  expect(paragraphs()).toEqual(['At least 485 kcal per serving', unsure])
})

test('of what a visitor does not see nothing is missed', () => {
  show({ info: { ...whole, partial: ['protein'], missing: [1] } })
  expect(paragraphs()).toEqual(['485 kcal per serving'])
})

test('with the plan each value says what it is, of a serving and of the dish', () => {
  show({ info: carbonara, isOpen: true, servings: 8 })
  const cells = screen.getAllByRole('cell', { hidden: true }).map(textOf)
  expect(cells).toEqual([
    'at least 485 kcal',
    'at least 3,880 kcal',
    'not known',
    'not known',
    '68 g',
    '544 g',
    'not known',
    'not known',
  ])
  // No share of an energy that is not known.
  expect(screen.queryByText(/of the energy/)).toBeNull()
  expect(paragraphs()).toContain(unsure)
})

test('no figure stands where too little is known', () => {
  const unknown = { calories: null, protein: null, carbs: null, fat: null, known: 2, counted: 3 }
  for (const isOpen of [true, false]) {
    show({ info: { ...unknown, partial: [], missing: [1], grams: whole.grams }, isOpen })
  }
  expect(paragraphs()).toEqual(
    Array.from({ length: 2 }, () => ['Too little is known of it for a figure.', unsure]).flat(),
  )
  expect(screen.queryByText(/kcal|per serving|part of the plan/)).toBeNull()
})
