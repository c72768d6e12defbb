import { describe, expect, it } from 'vitest'
import { wholeCatalogue, wholeVocabulary } from '../testing/whole-catalogue.ts'
import { coversOf } from './drawn-recipe.ts'
import type { CoverJob } from './pictures.ts'
import { alike, difference, thumbnail, type Thumbnail } from './testing/likeness.ts'

function alikePairs(thumbnails: readonly Thumbnail[]): string[] {
  return thumbnails.flatMap((one, index) =>
    thumbnails
      .slice(index + 1)
      .filter((other) => difference(one, other) < alike)
      .map((other) => `${one.slug} and ${other.slug}: ${difference(one, other).toFixed(2)}`),
  )
}

const soup: CoverJob = {
  slug: 'soup',
  dish: { kind: 'tomato-soup', meals: [], seed: 'soup', shade: 1, foods: [] },
}

describe('the covers of the catalogue', () => {
  // Lists come in any order, by match, search, cuisine or date, so that any two may be neighbours.
  it('are never one picture, whichever two stand side by side', async () => {
    const { catalogue } = await wholeCatalogue()
    const covers = coversOf(catalogue, await wholeVocabulary())
    const thumbnails = await Promise.all(covers.map(thumbnail))
    expect(thumbnails.length).toBeGreaterThan(300)
    expect(alikePairs(thumbnails)).toEqual([])
  })
})

describe('likeness', () => {
  it('finds the same dish on the same table, and none on another', async () => {
    const again = { ...soup, slug: 'again' }
    const elsewhere = { slug: 'elsewhere', dish: { ...soup.dish, ground: 'thai' as const } }
    const thumbnails = await Promise.all([soup, again, elsewhere].map(thumbnail))
    expect(alikePairs(thumbnails)).toEqual(['soup and again: 0.00'])
  })
})
