import { describe, expect, it } from 'vitest'
import { wholeCatalogue } from '#catalogue/testing/whole-catalogue.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import { avoidable } from '../ingredients/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'
import { usualStaples } from '../pantry/staples.ts'
import { diets } from '../recipes/diets.ts'
import { keepsRules, noRules } from '../recipes/suits-diet.ts'
import { seededRandom } from '../testing/random.ts'
import { basics } from './basics.ts'
import { beliefsOf, believedOf, likelyFrom, mostBelieved } from './believe.ts'
import { waysOfCooking } from './ways-of-cooking.ts'

const vocabulary = toVocabulary((await wholeCatalogue()).catalogue)

function entry(ingredient: string | null, status: PantryEntry['status'] = 'have'): PantryEntry {
  return { ingredient, status, ageDays: 0 }
}
const have = (...ids: readonly string[]) => ids.map((id) => entry(id))
/** So many things that nobody could read. */
const unread = (count: number) => Array.from({ length: count }, () => entry(null))

/** Each basic that is stated → how likely, for a home without settings. */
function stated(pantry: readonly PantryEntry[], staples = usualStaples, rules = noRules) {
  const beliefs = beliefsOf(pantry, staples, vocabulary, rules)
  return new Map(beliefs.map(({ ingredient, probability }) => [ingredient, probability]))
}
const likelihoodOf = (id: string, pantry: readonly PantryEntry[]) => stated(pantry).get(id) ?? NaN

describe('the data', () => {
  it('is of things that the catalogue knows', () => {
    const signs = waysOfCooking.flatMap(({ seenIn }) => seenIn)
    expect([...basics.keys(), ...signs].filter((id) => !vocabulary.ingredients.has(id))).toEqual([])
  })

  it('leaves every basic possible, and none certain', () => {
    const likelihoods = [...basics.values()]
    expect(likelihoods.every((each) => each > 0 && each < 1)).toBe(true)
    expect(stated([]).size).toBe(basics.size)
    expect(basics.size).toBeLessThanOrEqual(mostBelieved)
  })

  it('moves no basic both ways by one way of cooking', () => {
    const both = waysOfCooking.flatMap(({ name, likelier, lessLikely }) =>
      likelier.filter((id) => lessLikely.includes(id)).map((id) => `${name}: ${id}`),
    )
    expect(both).toEqual([])
  })
})

describe('what was said', () => {
  it.each([...basics.keys()])('is not believed beside it: %s', (id) => {
    expect(stated([entry(id)]).has(id)).toBe(false)
    expect(stated([entry(id, 'low')]).has(id)).toBe(false)
    expect(stated([], [...usualStaples, id]).has(id)).toBe(false)
  })

  it.each([...basics.keys()])('is a no for it and its kinds: %s', (id) => {
    const kinds = [...stated([entry(id, 'out')]).keys()].filter((each) =>
      lineageOf(each, vocabulary).includes(id),
    )
    expect(kinds).toEqual([])
    expect(stated([entry(id, 'out')], [...usualStaples, id]).has(id)).toBe(false)
  })

  it('of a kind of it counts for it, and what can be made of something is there', () => {
    expect(stated(have('sunflower-oil')).has('vegetable-oil')).toBe(false)
    expect(stated(have('sunflower-oil')).has('olive-oil')).toBe(true)
    expect(stated(have('chicken-stock-cube')).has('chicken-stock')).toBe(false)
  })

  it('of the general thing leaves its kinds open, unless it was no', () => {
    expect(stated(have('oil')).has('olive-oil')).toBe(true)
    expect(stated([entry('oil', 'out')]).has('olive-oil')).toBe(false)
  })

  it('goes by what is there, where one thing is there and the other of its kind has run out', () => {
    const open = stated([entry('oil'), entry('oil', 'out')])
    expect(open.has('oil')).toBe(false)
    expect(open.has('olive-oil')).toBe(true)
  })

  it('by taking a usual staple off the list is a no, also for what is a kind of it', () => {
    const paprika = vocabulary.ingredients.get('paprika')
    if (paprika === undefined) throw new Error('the catalogue lost its paprika')
    const ingredients = new Map(vocabulary.ingredients)
    ingredients.set('paprika', { ...paprika, parent: 'black-pepper' })
    const idsWith = (staples: readonly string[]) =>
      beliefsOf([], staples, { ...vocabulary, ingredients }, noRules).map((each) => each.ingredient)
    expect(idsWith(usualStaples)).toContain('paprika')
    expect(idsWith(['salt', 'water'])).not.toContain('paprika')
  })
})

describe('the rules of who cooks', () => {
  const pantry = have('butter', 'milk', 'soy-sauce', 'all-purpose-flour', 'parmesan')

  it.each([...avoidable])('nothing is believed that may hold it: %s', (word) => {
    const rules = { ...noRules, restrictions: [word] }
    for (const id of stated(pantry, usualStaples, rules).keys()) {
      expect(vocabulary.ingredients.get(id)?.freeOf).toContain(word)
    }
  })

  it.each(['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'paleo'])(
    'nothing is believed that does not keep to it: %s',
    (diet) => {
      const believed = [...stated(pantry, usualStaples, { ...noRules, preferences: [diet] }).keys()]
      expect(believed.length).toBeGreaterThan(10)
      for (const id of believed) expect(vocabulary.ingredients.get(id)?.diets).toContain(diet)
    },
  )

  it('a diet that goes by amounts is for the dish to keep; of starch and sugar nothing is asked', () => {
    const under = (diet: string) => stated([], usualStaples, { ...noRules, preferences: [diet] })
    for (const diet of ['keto', 'low-carb']) {
      expect(under(diet).has('olive-oil')).toBe(true)
      expect(under(diet).has('sugar')).toBe(false)
      expect(under(diet).has('all-purpose-flour')).toBe(false)
    }
    expect(under('high-protein').size).toBe(basics.size)
  })

  it('of a diet that is not known nothing is believed', () => {
    expect(stated([], usualStaples, { ...noRules, preferences: ['raw'] }).size).toBe(0)
  })

  it('what breaks them says nothing of anything else', () => {
    const everyRules = [
      ...avoidable.map((word) => ({ ...noRules, restrictions: [word] })),
      ...diets.map((diet) => ({ ...noRules, preferences: [diet] })),
    ]
    const signs = [...new Set(waysOfCooking.flatMap(({ seenIn }) => seenIn))]
    let broken = 0
    for (const rules of everyRules) {
      const silent = stated(unread(1), usualStaples, rules)
      for (const id of signs) {
        const known = vocabulary.ingredients.get(id)
        const isByAmount = rules.preferences.some((diet) =>
          ['keto', 'low-carb', 'high-protein'].includes(diet),
        )
        if (known === undefined || isByAmount || keepsRules(known, rules)) continue
        broken += 1
        const moved = [...stated([entry(id)], usualStaples, rules)].filter(
          ([basic, probability]) => probability !== silent.get(basic),
        )
        expect(moved).toEqual([])
      }
    }
    expect(broken).toBeGreaterThan(200)
  })
})

describe('evidence', () => {
  it.each(waysOfCooking)('moves what goes with it: $name', ({ seenIn, likelier, lessLikely }) => {
    const isAlone = (id: string, side: 'likelier' | 'lessLikely') =>
      waysOfCooking.every((way) => {
        const other = side === 'likelier' ? way.lessLikely : way.likelier
        return (
          !other.some((each) => each === id) || !seenIn.some((each) => way.seenIn.includes(each))
        )
      })
    const before = stated(unread(seenIn.length))
    const after = stated(have(...seenIn))
    const moved = (id: string) => Math.sign((after.get(id) ?? NaN) - (before.get(id) ?? NaN))
    const open = (ids: readonly string[]) => ids.filter((id) => after.has(id))
    const up = open(likelier).filter((id) => isAlone(id, 'likelier'))
    const down = open(lessLikely).filter((id) => isAlone(id, 'lessLikely'))
    expect(up.length).toBeGreaterThan(0)
    expect(up.filter((id) => moved(id) !== 1)).toEqual([])
    expect(down.filter((id) => moved(id) !== -1)).toEqual([])
  })

  it('a thing that tells of two ways counts once', () => {
    const once = likelihoodOf('olive-oil', have('feta'))
    expect(likelihoodOf('olive-oil', have('parmesan'))).toBe(once)
  })

  it('no more than four things count', () => {
    const four = ['tofu', 'miso', 'nori', 'daikon']
    const five = likelihoodOf('soy-sauce', [...have(...four, 'kimchi'), ...unread(3)])
    expect(likelihoodOf('soy-sauce', [...have(...four), ...unread(4)])).toBe(five)
  })

  it('what ran out tells of no way of cooking', () => {
    const silent = likelihoodOf('soy-sauce', unread(4))
    expect(likelihoodOf('soy-sauce', [entry('tofu', 'out'), ...unread(4)])).toBe(silent)
    const without = stated([entry('tofu', 'out'), ...unread(4)], [...usualStaples, 'tofu'])
    expect(without.get('soy-sauce')).toBe(silent)
  })

  it('a long list has a full cupboard behind it, and names its onions', () => {
    expect(likelihoodOf('sugar', unread(30))).toBeGreaterThan(likelihoodOf('sugar', unread(8)))
    expect(likelihoodOf('onion', unread(30))).toBeLessThan(likelihoodOf('onion', unread(8)))
    expect(likelihoodOf('sugar', unread(400))).toBe(likelihoodOf('sugar', unread(40)))
  })
})

describe('the answer', () => {
  it('says oil to nearly everybody, and soy sauce with it where noodles are fried', () => {
    expect(
      believedOf(have('egg', 'potato', 'cheddar'), usualStaples, vocabulary, noRules),
    ).toContain('oil')
    const wok = have('tofu', 'bok-choy', 'rice-noodle', 'scallion', 'ginger', 'egg')
    expect(believedOf(wok, usualStaples, vocabulary, noRules)).toContain('soy-sauce')
  })

  it('is the likeliest first, equal ones by id, within bounds, and the same however the pantry is sorted', () => {
    const random = seededRandom(20_261_124)
    const everything = [...vocabulary.ingredients.keys()]
    for (let time = 0; time < 100; time += 1) {
      const pantry = random
        .some(everything, 60)
        .map((id) => entry(id, random.pick(['have', 'low', 'out'])))
      const beliefs = beliefsOf(pantry, usualStaples, vocabulary, noRules)
      expect(beliefsOf(pantry.toReversed(), usualStaples, vocabulary, noRules)).toEqual(beliefs)
      const places = beliefs.map(({ ingredient, probability }) => {
        expect(probability).toBeGreaterThan(0)
        expect(probability).toBeLessThan(1)
        return `${(1 - probability).toFixed(12)} ${ingredient}`
      })
      expect(places).toEqual(places.toSorted())
      const believed = believedOf(pantry, usualStaples, vocabulary, noRules)
      const likely = beliefs.filter(({ probability }) => probability >= likelyFrom)
      expect(believed).toEqual(likely.map(({ ingredient }) => ingredient))
    }
  })
})
