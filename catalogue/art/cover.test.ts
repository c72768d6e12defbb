import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { arrangeAround } from './arrange.ts'
import { fills, vessels } from './cover-format.ts'
import { coverIcons, drawCover, type CoverRecipe } from './cover.ts'
import { randomFrom } from '#domain/drawing/random.ts'
import { canvas, type Point } from '#domain/drawing/svg.ts'
import { wholeCatalogue } from '../testing/whole-catalogue.ts'

const catalogueCovers = (await wholeCatalogue()).catalogue.recipes

function draw(recipe: CoverRecipe): string {
  return drawCover(recipe, (icon) => ({ picture: `/icons/${icon}`, shadow: `/shadows/${icon}` }))
}

const soup: CoverRecipe = {
  slug: 'soup',
  cuisine: ['french'],
  cover: { main: ['herb', 'tomato'], around: ['garlic', 'onion'], vessel: 'bowl', fill: 'tomato' },
}

describe('a cover', () => {
  it('is the same for the same recipe and another for another slug', () => {
    expect(draw(soup)).toBe(draw(soup))
    expect(draw({ ...soup, slug: 'stew' })).not.toBe(draw(soup))
  })

  it('takes its ground from the first cuisine that has one, unless the recipe names another', () => {
    const named = { ...soup, cover: { ...soup.cover, ground: 'french' as const } }
    expect(draw({ ...named, cuisine: ['thai'] })).toBe(draw(soup))
    expect(draw({ ...soup, cuisine: ['thai'] })).not.toBe(draw(soup))
    expect(draw({ ...soup, cuisine: ['swiss', 'french'] })).toBe(draw(soup))
  })

  it.each(vessels.flatMap((vessel) => fills.map((fill) => [vessel, fill] as const)))(
    'is drawn without a hole in its numbers: %s of %s',
    (vessel, fill) => {
      const svg = draw({ ...soup, cover: { ...soup.cover, vessel, fill } })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    },
  )

  it('uses only icons that exist', async () => {
    const names = await readdir(join(import.meta.dirname, 'icons'))
    expect(catalogueCovers.length).toBeGreaterThan(0)
    const missing = catalogueCovers
      .flatMap(({ cover }) => coverIcons(cover))
      .filter((icon) => !names.includes(`${icon}.svg`))
    expect(missing).toEqual([])
  })

  it('shows every icon of the dish, and draws each gradient that it names once', () => {
    for (const recipe of catalogueCovers) {
      const svg = draw(recipe)
      for (const icon of [recipe.cover.main].flat()) expect(svg).toContain(`/icons/${icon}`)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })
})

describe('the icons around', () => {
  const vessel = ({ x, y }: Point) => Math.hypot(x - 320, y - 240) - 172
  const icons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

  it.each(['one', 'two', 'three', 'four'])('lie whole and apart on the canvas: %s', (seed) => {
    const placed = arrangeAround(icons, vessel, randomFrom(seed))
    expect(placed.length).toBeGreaterThanOrEqual(5)
    for (const [index, { x, y, size }] of placed.entries()) {
      const r = size / 2
      expect(Math.min(x, y, canvas.width - x, canvas.height - y)).toBeGreaterThan(r)
      expect(vessel({ x, y })).toBeGreaterThan(r)
      for (const other of placed.slice(index + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(r + other.size / 2)
      }
    }
  })
})

describe('the icons in the folder', () => {
  it('hold no script, no handler and no address', async () => {
    const folder = join(import.meta.dirname, 'icons')
    const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'))
    const bodies = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const active = /<script|<foreignObject|\son\w+=|href="(?!#)|javascript:|@import|<!/i
    expect(names.filter((_, index) => active.test(bodies[index] ?? ''))).toEqual([])
    expect(names.filter((_, index) => !bodies[index]?.startsWith('<svg '))).toEqual([])
  })
})
