import { describe, expect, it } from 'vitest'
import { between, pick, type Random, randomFrom } from '../../drawing/random.ts'
import type { CoverDish, CoverFood } from './cover-dish.ts'
import { drawDishCover } from './draw-dish-cover.ts'
import { knownForms, servingOf } from './forms/serving-of.ts'
import { others } from './looks/others.ts'
import { plants } from './looks/plants.ts'

const kinds = [...plants, ...others].map(([kind]) => kind)
const slots = ['main', 'veg', 'herb', 'cheese', 'acid', 'allium', 'sauce', 'fruit', 'bread']

function randomFood(random: Random): CoverFood {
  const id =
    random() < 0.3
      ? pick(random, 'food-that-nobody-knows', 'salt', 'olive-oil', 'garlic')
      : pick(random, 'onion', ...kinds)
  const grams = random() < 0.2 ? null : between(random, 1, 900)
  return { id, kinds: [id, 'parent-of-it'], slot: pick(random, 'main', ...slots), grams }
}

function randomDish(seed: string, form?: string): CoverDish {
  const random = randomFrom(seed)
  const most = Math.floor(between(random, 0, 12))
  return {
    form: form ?? pick(random, 'a-form-of-tomorrow', ...knownForms),
    tags: ['quick'],
    meals: [pick(random, 'dinner', 'dessert')],
    seed,
    foods: Array.from({ length: most }, () => randomFood(random)),
  }
}

const dishes = Array.from({ length: 200 }, (_, index) => randomDish(`dish ${index}`))
const ofEachForm = knownForms.map((form) => randomDish(`one of ${form}`, form))
const all = [...dishes, ...ofEachForm]

/** Every tag of a document closes in order, and no attribute holds what ends it. */
function isWellFormed(svg: string): boolean {
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/g
  const open: string[] = []
  const rest = svg.replaceAll(tag, (_, closes: string, name: string, __: string, empty: string) => {
    if (closes === '/') return open.pop() === name ? '' : '!'
    if (empty === '') open.push(name)
    return ''
  })
  return rest === '' && open.length === 0
}

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

describe('drawDishCover', () => {
  it('draws the same dish in the same way, and another in another', () => {
    for (const dish of dishes)
      expect(drawDishCover(structuredClone(dish))).toBe(drawDishCover(dish))
    expect(new Set(dishes.map(drawDishCover)).size).toBe(dishes.length)
  })

  it('writes well-formed documents without a number that is none', () => {
    const faulty = all.filter((dish) => {
      const svg = drawDishCover(dish)
      return !isWellFormed(svg) || /NaN|undefined|Infinity|null|e-\d/.test(svg)
    })
    expect(faulty).toEqual([])
  })

  it('finds a document ill-formed where a tag is not closed', () => {
    const svg = drawDishCover(ofEachForm[0] ?? randomDish('any'))
    expect(isWellFormed(svg)).toBe(true)
    expect(isWellFormed(svg.replace('</g>', ''))).toBe(false)
    expect(isWellFormed(svg.replace('<svg', '<svg title="a<b"'))).toBe(false)
  })

  it('defines what it refers to, once, and refers to nothing outside', () => {
    for (const dish of all) {
      const svg = drawDishCover(dish)
      const ids = idsIn(svg)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|data:|<image|<text|<style|<script/,
      )
    }
  })

  it('gives drawings that stand in one page names of their own', () => {
    const [one, other] = [randomDish('one', 'ragu'), randomDish('other', 'ragu')].map(drawDishCover)
    const shared = new Set(idsIn(one ?? ''))
    expect(idsIn(other ?? '').filter((id) => shared.has(id))).toEqual([])
  })

  it('stays small', () => {
    const sizes = all
      .map((dish) => drawDishCover(dish).length)
      .toSorted((one, other) => one - other)
    expect(sizes.at(-1)).toBeLessThanOrEqual(25_000)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(12_000)
  })

  it('colours a sauce by what is in it', () => {
    const sauced = (id: string) =>
      drawDishCover({
        ...randomDish('same', 'stew'),
        foods: [{ id, kinds: [id], slot: 'sauce', grams: 400 }],
      })
    expect(sauced('canned-tomato')).not.toBe(sauced('soy-sauce'))
  })
})

describe('servingOf', () => {
  it('knows every form of the table, and only those', () => {
    const unknown = servingOf({ form: 'nothing-like-it', tags: [], meals: [] })
    expect(knownForms.length).toBeGreaterThan(150)
    expect(new Set(knownForms).size).toBe(knownForms.length)
    const served = knownForms.filter((form) => servingOf({ form, tags: [], meals: [] }) !== unknown)
    expect(knownForms.filter((form) => !served.includes(form))).toEqual(['pan-roast'])
  })

  it('guesses by name, tags and meals how a form is served that it does not know', () => {
    const served = (form: string, tags: string[] = [], meals: string[] = ['dinner']) =>
      servingOf({ form, tags, meals })
    expect(served('leek-soup')).toBe(servingOf({ form: 'chunky-soup', tags: [], meals: [] }))
    expect(served('new', ['salad']).vessel).toBe('bowl')
    expect(served('new').vessel).toBe('plate')
    expect(served('new', [], ['dessert']).vessel).toBe('bowl')
  })
})
