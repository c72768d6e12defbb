import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'
import type { CoverRecipe } from './cover.ts'
import { alike, difference, thumbnail, type Thumbnail } from './testing/likeness.ts'
import { openIconCache } from './pictures.ts'

const icons = openIconCache(40)

function alikePairs(thumbnails: readonly Thumbnail[]): string[] {
  return thumbnails.flatMap((one, index) =>
    thumbnails
      .slice(index + 1)
      .filter((other) => one.dish === other.dish || difference(one, other) < alike)
      .map((other) => `${one.slug} and ${other.slug}: ${difference(one, other).toFixed(2)}`),
  )
}

const soup: CoverRecipe = {
  slug: 'soup',
  cuisine: ['french'],
  cover: { main: 'tomato', around: ['garlic', 'onion'], vessel: 'bowl', fill: 'tomato', shade: 1 },
}

describe('the covers of the catalogue', () => {
  // Lists come in any order, by match, search, cuisine or date, so that any two may be neighbours.
  it('never look alike, whichever two stand side by side', async () => {
    const { recipes } = (await wholeCatalogue()).catalogue
    const thumbnails = await Promise.all(recipes.map((recipe) => thumbnail(recipe, icons)))
    expect(thumbnails.length).toBeGreaterThan(300)
    expect(alikePairs(thumbnails)).toEqual([])
  })
})

describe('likeness', () => {
  it('finds the same dish on another ground, and another dish that looks the same', async () => {
    const around = { ...soup, cover: { ...soup.cover, around: ['garlic', 'onion', 'herb'] } }
    const dish = { ...soup, slug: 'stew', cover: { ...soup.cover, ground: 'thai' as const } }
    const [a, b, c] = await Promise.all([soup, around, dish].map((one) => thumbnail(one, icons)))
    if (!a || !b || !c) throw new Error('three thumbnails')
    expect(difference(a, { ...b, dish: 'other' })).toBeLessThan(alike)
    expect(difference(a, c)).toBeGreaterThan(alike)
    expect(alikePairs([a, c])).toHaveLength(1)
    expect(alikePairs([a, { ...b, dish: 'other' }])).toHaveLength(1)
  })
})
