import { beforeEach, describe, expect, it } from 'vitest'
import { draftOfForm, emptyForm, type RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { toastQueue } from '#web/ui/toast.ts'
import {
  beginRecipe,
  forgetForm,
  storeForm,
  storePending,
  storedForm,
  takeOverGuestForm,
} from './drafts.ts'
import { notifySent } from './notify-sent.ts'

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
  storeForm('a1', 'new', form('Pie'))
  storeForm('a1', 'edit-7', form('Tart'))
  expect(storedForm('a1', 'new')).toEqual(form('Pie'))
  expect(storedForm('a1', 'edit-7')).toEqual(form('Tart'))
  expect(storedForm('b2', 'new')).toBeNull()
  forgetForm('a1', 'new')
  forgetForm('a1', 'edit-7')
  expect(localStorage).toHaveLength(0)
})

it('keeps nothing of a form in which nothing was written', () => {
  storeForm('a1', 'new', form('Pie'))
  storeForm('a1', 'new', emptyForm('k'))
  expect(storedForm('a1', 'new')).toBeNull()
})

it('brings a visitor’s along, but not over what was begun already', () => {
  storeForm(null, 'new', form('Visitor pie'))
  takeOverGuestForm('a1', 'new')
  expect(storedForm('a1', 'new')?.title).toBe('Visitor pie')
  expect(storedForm(null, 'new')).toBeNull()
  storeForm(null, 'new', form('Another'))
  takeOverGuestForm('a1', 'new')
  expect(storedForm('a1', 'new')?.title).toBe('Visitor pie')
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
  const place = new URLSearchParams(address?.split('?')[1]).get('draft') ?? ''
  expect(storedForm('a1', place)).toMatchObject({
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
  expect(storedForm('a1', 'new')).toBeNull()
})

it('drops none for a new one: that is refused', () => {
  for (let each = 0; each < 50; each += 1)
    expect(storeForm('a1', `p${each}`, form('Pie'))).toBe(true)
  expect(storeForm('a1', 'another', form('Tart'))).toBe(false)
  expect(storedForm('a1', 'p0')).not.toBeNull()
  expect(storeForm('a1', 'p0', form('Better pie'))).toBe(true)
  expect(beginRecipe('a1', draftOfForm(form('Tart')))).toBeNull()
})

describe('what waits for the network', () => {
  const waiting = (of: RecipeForm) => ({
    title: of.title,
    document: JSON.stringify({ id: of.id, key: of.key }),
  })
  const changed = { ...form('Tart'), id: 7 }
  let opened: string[] = []
  const tell = (of: RecipeForm, why?: string) => {
    const operation = waiting(of)
    notifySent('a1', [operation], why === undefined ? [] : [{ operation, why }], (path) => {
      opened.push(path)
    })
    return toastQueue.take().at(-1)
  }
  beforeEach(() => {
    opened = []
    toastQueue.take()
  })

  it('is kept until the account has it, in a place of its own', () => {
    storeForm('a1', 'new', form('Pie'))
    storePending('a1', 'new', form('Pie'))
    expect(storedForm('a1', 'new')).toBeNull()
    expect(storedForm('a1', form('').key)?.title).toBe('Pie')
    expect(tell(form('Pie'))?.title).toBe('Your recipe is saved')
    expect(storedForm('a1', form('').key)).toBeNull()
  })

  it('stays where it was changed again meanwhile', () => {
    storePending('a1', 'edit-7', changed)
    storeForm('a1', 'edit-7', { ...changed, title: 'Better tart' })
    tell(changed)
    expect(storedForm('a1', 'edit-7')?.title).toBe('Better tart')
  })

  it('is opened from what says that it was refused', () => {
    storePending('a1', 'new', form('Pie'))
    tell(form('Pie'), 'feature_required')?.action?.onAction()
    storePending('a1', 'edit-7', changed)
    tell(changed, 'row_limit_reached')?.action?.onAction()
    expect(opened).toEqual([`/create-recipe?draft=${form('').key}`, '/create-recipe?edit=7'])
    expect(storedForm('a1', form('').key)?.title).toBe('Pie')
    expect(storedForm('a1', 'edit-7')?.title).toBe('Tart')
  })

  it('becomes a new recipe where the one that it changed is gone', () => {
    storePending('a1', 'edit-7', changed)
    tell(changed, 'recipe_not_found')?.action?.onAction()
    expect(opened).toEqual([`/create-recipe?draft=${changed.key}`])
    expect(storedForm('a1', changed.key)).toMatchObject({ id: null, title: 'Tart' })
    expect(storedForm('a1', 'edit-7')).toBeNull()
  })
})
