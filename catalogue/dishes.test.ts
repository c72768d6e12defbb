import { describe, expect, it } from 'vitest'
import { readForms } from './composing/read.ts'
import { readDishes } from './dishes.ts'
import { catalogueFolder } from './read.ts'
import { wholeCatalogue } from './testing/whole-catalogue.ts'

const dishes = await readDishes()

describe('the dishes that homes cook most', () => {
  it('are at least six hundred, of at least 25 cuisines', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(600)
    expect(new Set(dishes.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(25)
  })

  it('are covered by recipes and forms that exist', async () => {
    const { recipes } = (await wholeCatalogue()).catalogue
    const slugs = new Set(recipes.map(({ slug }) => slug))
    const { book } = await readForms(catalogueFolder)
    const absent = dishes.filter(({ coveredBy }) => {
      if (coveredBy === null) return false
      return 'form' in coveredBy ? !book.forms.has(coveredBy.form) : !slugs.has(coveredBy.recipe)
    })
    expect(absent).toEqual([])
  })
})
