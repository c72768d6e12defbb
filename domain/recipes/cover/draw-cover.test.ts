import { describe, expect, it } from 'vitest'
import { wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { coverToDraw, coverWords, isToDraw } from './cover-to-draw.ts'
import { drawCover } from './draw-cover.ts'
import { isStockCover, stockCover } from './stock-cover.ts'

const vocabulary = await wholeVocabulary()
const lines = (...ids: readonly (string | null)[]) => ids.map((ingredient) => ({ ingredient }))
const supper = { id: 100_002, title: 'Chicken & leek soup, Ömi’s', tags: ['soup'] }
const drawn = (recipe: typeof supper, ...ids: readonly (string | null)[]) =>
  drawCover(coverWords(recipe, lines(...ids)), vocabulary)

describe('coverToDraw', () => {
  it('is an empty vessel for who does not draw', () => {
    const image = coverToDraw(supper, lines('leek', null))
    expect(image.split('#')[0]).toBe(stockCover(supper.id))
    expect(isStockCover(image)).toBe(true)
    expect(isToDraw(image)).toBe(true)
    expect(isToDraw(stockCover(supper.id))).toBe(false)
  })

  it('is as short as an address may be, however long the recipe is', () => {
    const many = lines(...Array.from({ length: 200 }, (_, index) => `food-number-${index}`))
    const tags = Array.from({ length: 50 }, (_, index) => `tag-${index}`)
    expect(coverToDraw({ ...supper, title: '“'.repeat(300), tags }, many).length).toBeLessThan(2000)
  })

  it('reads rows whose columns are empty', () => {
    const nothing = { id: null, title: null, cuisine: null, meal_type: null, tags: null }
    expect(isToDraw(coverToDraw(nothing, []))).toBe(true)
  })
})

describe('drawCover', () => {
  it('draws what the title tells, out of the foods', () => {
    const soup = drawn(supper, 'chicken', 'leek')
    expect(soup).toMatch(/^<svg /)
    expect(drawn(supper, 'chicken', 'leek')).toBe(soup)
    expect(drawn(supper, 'chicken', 'carrot')).not.toBe(soup)
    expect(drawn({ ...supper, title: 'Leek cake' }, 'chicken', 'leek')).not.toBe(soup)
  })

  it('takes a tag where the title tells nothing', () => {
    const named = (tags: string[]) => drawn({ ...supper, title: 'Monday’s', tags }, 'potato')
    expect(named(['soup'])).not.toBe(named([]))
  })

  it('leaves the vessel empty where nothing tells the dish', () => {
    const monday = { ...supper, title: 'Monday’s', tags: [] }
    expect(drawn(monday, 'salt')).toBeNull()
    expect(drawCover('', vocabulary)).toBeNull()
    expect(drawn(monday, 'salt', 'potato')).toMatch(/^<svg /)
  })

  it('says nothing of the words it is drawn of, whoever wrote them', () => {
    const title = '"><script>alert(1)</script>'
    const bold = drawn({ ...supper, title, tags: [title] }, title, 'leek')
    expect(bold).not.toContain('script')
    expect(bold).toMatch(/^<svg /)
  })
})
