import { beforeEach, expect, it } from 'vitest'
import { emptyForm } from '#domain/recipes/own/recipe-form.ts'
import { beginRecipe, forgetForm, keepForm, keptForm, takeOverGuestForm } from './drafts.ts'

beforeEach(() => localStorage.clear())

const form = (title: string) => ({
  ...emptyForm('6c1f4c9e-3f3e-4a44-9d6c-0d5f9f8f2b11'),
  title,
  lines: '1 zorbleberry',
  choices: { '1 zorbleberry': 'blueberry' },
  steps: ['Stir.', ''],
  nutrition: { calories: 200, protein: null, carbs: 3, fat: 4 },
})

it('keeps what each person writes in each place, and nobody else’s', () => {
  keepForm('a1', 'new', form('Pie'))
  keepForm('a1', 'edit-7', form('Tart'))
  expect(keptForm('a1', 'new')).toEqual(form('Pie'))
  expect(keptForm('a1', 'edit-7')).toEqual(form('Tart'))
  expect(keptForm('b2', 'new')).toBeNull()
  forgetForm('a1', 'new')
  forgetForm('a1', 'edit-7')
  expect(localStorage).toHaveLength(0)
})

it('keeps nothing of a form in which nothing was written', () => {
  keepForm('a1', 'new', form('Pie'))
  keepForm('a1', 'new', emptyForm('k'))
  expect(keptForm('a1', 'new')).toBeNull()
})

it('brings a visitor’s along, but not over what was begun already', () => {
  keepForm(null, 'new', form('Visitor pie'))
  takeOverGuestForm('a1', 'new')
  expect(keptForm('a1', 'new')?.title).toBe('Visitor pie')
  expect(keptForm(null, 'new')).toBeNull()
  keepForm(null, 'new', form('Another'))
  takeOverGuestForm('a1', 'new')
  expect(keptForm('a1', 'new')?.title).toBe('Visitor pie')
})

it('hands a draft over under an address of its own', () => {
  const draft = {
    title: 'From elsewhere',
    summary: '',
    image: 'https://example.org/pie.jpg',
    servings: 4,
    readyInMinutes: null,
    activeMinutes: null,
    lines: [{ text: 'eggs', section: 'Base', chosen: null }],
    steps: [],
    cuisine: [],
    mealType: [],
    difficulty: null,
    tags: [],
    tip: null,
    storage: null,
    source: null,
    nutrition: null,
  }
  const address = beginRecipe('a1', draft, { copiedFrom: 7 })
  const place = new URLSearchParams(address.split('?')[1]).get('draft') ?? ''
  expect(keptForm('a1', place)).toMatchObject({
    key: place,
    title: 'From elsewhere',
    // A picture of another site tells it who looks.
    image: null,
    servings: '4',
    lines: 'Base:\neggs',
    copiedFrom: 7,
  })
})

it('reads nothing out of what is no draft', () => {
  localStorage.setItem('user_a1_recipeDrafts', '[{"place":"new"},{"place":3,"form":{}},null]')
  expect(keptForm('a1', 'new')).toBeNull()
})
