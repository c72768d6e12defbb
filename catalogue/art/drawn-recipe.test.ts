import { describe, expect, it } from 'vitest'
import { allKinds } from '#domain/drawing/dishes/kinds/all-kinds.ts'
import { wholeCatalogue, wholeVocabulary } from '../testing/whole-catalogue.ts'
import { coversOf, drawnRecipe } from './drawn-recipe.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()

function recipe(slug: string) {
  const found = catalogue.recipes.find((each) => each.slug === slug)
  if (found === undefined) throw new Error(`no recipe ${slug}`)
  return found
}
const drawn = (slug: string, cover = {}) => drawnRecipe({ ...recipe(slug), cover }, [], vocabulary)

describe('drawnRecipe', () => {
  it('takes its table from the first cuisine that has one, unless the file names another', () => {
    expect(drawn('spaghetti-bolognese').ground).toBe('italian')
    expect(drawn('spaghetti-bolognese', { ground: 'thai' }).ground).toBe('thai')
  })

  it('takes the kind of dish from the title, unless the file names one', () => {
    expect(drawn('sunday-lasagna').kind).toBe('lasagne')
    expect(drawn('sunday-lasagna', { dish: 'gratin' }).kind).toBe('gratin')
  })

  it('leaves out what lies there unseen, and hides onions that were fried soft', () => {
    const ids = (cover = {}) => drawn('spaghetti-bolognese', cover).foods.map(({ id }) => id)
    expect(ids()).toContain('onion')
    expect(ids({ unseen: ['onion'] })).not.toContain('onion')
    const slotOf = (slug: string) =>
      drawn(slug).foods.find(({ kinds }) => kinds.includes('onion'))?.slot
    expect(slotOf('spaghetti-bolognese')).toBe('allium')
    expect(slotOf('crisp-onion-bhajis')).toBe('')
  })

  it('knows of every recipe how it is served', () => {
    const covers = coversOf(catalogue, vocabulary)
    expect(covers.length).toBeGreaterThan(300)
    const unknown = covers.filter(({ dish: { kind } }) => !allKinds.has(kind))
    expect(unknown.map(({ slug }) => slug)).toEqual([])
  })
})
