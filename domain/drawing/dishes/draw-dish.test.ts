import { describe, expect, it } from 'vitest'
import { between, pick, type Random, randomFrom } from '../random.ts'
import type { DrawnDish, DrawnFood } from './drawn-dish.ts'
import { drawDish } from './draw-dish.ts'
import { allKinds } from './kinds/all-kinds.ts'
import { others } from './looks/others.ts'
import { plants } from './looks/plants.ts'

const knownKinds = [...allKinds.keys()]
const kinds = [...plants, ...others].map(([kind]) => kind)
const slots = ['main', 'veg', 'herb', 'cheese', 'acid', 'allium', 'sauce', 'fruit', 'bread']

function randomFood(random: Random): DrawnFood {
  const id =
    random() < 0.3
      ? pick(random, 'food-that-nobody-knows', 'salt', 'olive-oil', 'garlic')
      : pick(random, 'onion', ...kinds)
  const grams = random() < 0.2 ? null : between(random, 1, 900)
  return { id, kinds: [id, 'parent-of-it'], slot: pick(random, 'main', ...slots), grams }
}

function randomDish(seed: string, kind?: string): DrawnDish {
  const random = randomFrom(seed)
  const most = Math.floor(between(random, 0, 12))
  return {
    kind: kind ?? pick(random, 'a-kind-of-tomorrow', ...knownKinds),
    meals: [pick(random, 'dinner', 'dessert')],
    seed,
    foods: Array.from({ length: most }, () => randomFood(random)),
  }
}

const draw = (dish: DrawnDish) => drawDish(dish, allKinds)

const dishes = Array.from({ length: 200 }, (_, index) => randomDish(`dish ${index}`))
const ofEachKind = knownKinds.map((kind) => randomDish(`one of ${kind}`, kind))
const all = [...dishes, ...ofEachKind]
const drawn = new Map(all.map((dish) => [dish, draw(dish)]))

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

describe('drawDish', () => {
  it('draws the same dish in the same way, and another in another', () => {
    for (const dish of dishes) expect(draw(structuredClone(dish))).toBe(drawn.get(dish))
    expect(new Set(dishes.map((dish) => drawn.get(dish))).size).toBe(dishes.length)
  })

  it('writes well-formed documents without a number that is none', () => {
    const faulty = [...drawn.values()].filter((svg) => {
      return !isWellFormed(svg) || /NaN|undefined|Infinity|null|e-\d/.test(svg)
    })
    expect(faulty).toEqual([])
  })

  it('finds a document ill-formed where a tag is not closed', () => {
    const svg = draw(ofEachKind[0] ?? randomDish('any'))
    expect(isWellFormed(svg)).toBe(true)
    expect(isWellFormed(svg.replace('</g>', ''))).toBe(false)
    expect(isWellFormed(svg.replace('<svg', '<svg title="a<b"'))).toBe(false)
  })

  it('defines what it refers to, once, and refers to nothing outside', () => {
    for (const svg of drawn.values()) {
      const ids = new Set(idsIn(svg))
      expect(ids.size).toBe(idsIn(svg).length)
      const referred = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].flatMap(([, id]) => id ?? [])
      expect(referred.filter((id) => !ids.has(id))).toEqual([])
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /https?:|data:|<image|<text|<style|<script/,
      )
    }
  })

  it('gives drawings that stand in one page names of their own', () => {
    const [one, other] = [randomDish('one', 'ragu'), randomDish('other', 'ragu')].map(draw)
    const shared = new Set(idsIn(one ?? ''))
    expect(idsIn(other ?? '').filter((id) => shared.has(id))).toEqual([])
  })

  it('stays small', () => {
    const sizes = [...drawn.values()].map((svg) => svg.length).toSorted((one, other) => one - other)
    expect(sizes.at(-1)).toBeLessThanOrEqual(25_000)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(12_000)
  })

  it('colours a sauce by what is in it', () => {
    const sauced = (id: string) =>
      draw({
        ...randomDish('same', 'stew'),
        foods: [{ id, kinds: [id], slot: 'sauce', grams: 400 }],
      })
    expect(sauced('canned-tomato')).not.toBe(sauced('soy-sauce'))
  })
})
