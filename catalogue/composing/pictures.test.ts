import { expect, it } from 'vitest'
import { composedKinds } from '#domain/drawing/dishes/kinds/composed-kinds.ts'
import { catalogueFolder } from '../read.ts'
import { readForms } from './read.ts'

it('knows how the dishes of every form look', async () => {
  const { book } = await readForms(catalogueFolder)
  const ids = [...book.forms.keys()]
  expect(ids.length).toBeGreaterThan(150)
  expect(ids.filter((id) => !composedKinds.has(id))).toEqual([])
})
