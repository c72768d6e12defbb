import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { emptyForm } from '#domain/recipes/own/recipe-form.ts'
import { storedForm } from '../drafts.ts'
import { useRecipeForm } from './use-recipe-form.ts'

beforeEach(() => localStorage.clear())

it('takes nothing that arrives after it was saved', () => {
  const { result, unmount } = renderHook(() => useRecipeForm('a1', 'new', () => emptyForm('k')))
  act(() => result.current.change({ title: 'Pie' }))
  act(() => result.current.end())
  act(() => result.current.change({ image: '/late.webp' }))
  expect(result.current.form).toMatchObject({ title: 'Pie', image: null })
  unmount()
  expect(storedForm('a1', 'new')).toBeNull()
})
