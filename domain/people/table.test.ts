import { describe, expect, it } from 'vitest'
import {
  checkOption,
  defaultDietarySettings,
  dietarySettingsFrom,
  type DietarySettings,
} from '../dietary-settings.ts'
import { avoidable } from '../ingredients/vocabulary.ts'
import { diets } from '../recipes/diets.ts'
import { rulesOf, suitsDiet } from '../recipes/suits-diet.ts'
import { type Random, seededRandom } from '../testing/random.ts'
import { times } from '../testing/times.ts'
import { eatingOf, rulesOfTable, settingsOfTable, type Eater } from './table.ts'

const person = (id: string, settings: DietarySettings = defaultDietarySettings) =>
  ({ id, name: id, settings }) satisfies Eater

const without = (...absent: string[]) => ({ absent, present: [] })

describe('who eats today', () => {
  const [me, ada, ben] = ['me', 'ada', 'ben'].map((id) => person(id))
  const people = [me, ada, ben].filter((each) => each !== undefined)

  it('is everybody, unless they are absent', () => {
    expect(eatingOf(people, without())).toEqual(people)
    expect(eatingOf(people, without('ada', 'who is gone'))).toEqual([me, ben])
  })

  it('is everybody again where nobody would be left', () => {
    expect(eatingOf(people, without('me', 'ben', 'ada'))).toEqual(people)
  })

  it('is nobody of whom it is not known what they avoid, unless they are said to be there', () => {
    const cleo = { id: 'cleo', name: 'cleo', settings: null }
    const all = [...people, cleo]
    expect(eatingOf(all, without('cleo'))).toEqual(people)
    const present = { absent: ['ada'], present: ['cleo', 'ben'] }
    expect(eatingOf(all, present)).toEqual([me, ben, cleo])
    // They alone would make a table of which nothing is known.
    expect(eatingOf(all, { absent: ['me', 'ada', 'ben'], present: ['cleo'] })).toEqual(all)
    expect(eatingOf(all, without('me', 'ada', 'ben'))).toEqual(people)
  })
})

describe('the settings of a table', () => {
  const own = checkOption(
    checkOption(defaultDietarySettings, 'preferences', 'vegetarian', true),
    'missingEquipment',
    'oven',
    true,
  )
  const ada = checkOption(
    checkOption(defaultDietarySettings, 'restrictions', 'eggs', true),
    'missingEquipment',
    'stove',
    true,
  )

  it('are the rules of all, and the kitchen and the likes of who cooks', () => {
    const table = settingsOfTable(own, [person('me', own), person('ada', ada)])
    expect(rulesOf(table)).toEqual({ restrictions: ['eggs'], preferences: ['vegetarian'] })
    expect(table.missingEquipment).toBe(own.missingEquipment)
    expect(table.cuisineOptions).toBe(own.cuisineOptions)
  })

  it('leave out who does not eat, also who cooks', () => {
    expect(rulesOf(settingsOfTable(own, [person('ada', ada)]))).toEqual({
      restrictions: ['eggs'],
      preferences: [],
    })
  })

  it('are of whom they are known, and say of whom they are not', () => {
    const cleo = { id: 'cleo', name: 'cleo', settings: null }
    const table = settingsOfTable(own, [person('ada', ada), cleo])
    expect(rulesOf(table)).toEqual({ restrictions: ['eggs'], preferences: [] })
    expect(table.eating.map(({ settings }) => settings)).toEqual([ada, null])
  })

  it('name once what several avoid', () => {
    const table = settingsOfTable(ada, [person('me', ada), person('ada', ada)])
    expect(table.restrictions.map(({ id }) => id)).toEqual(['eggs'])
  })

  it('hold what one has checked and the stored settings of another lack', () => {
    const earlier = { ...own }
    Reflect.deleteProperty(earlier, 'otherRestrictions')
    const finn = checkOption(defaultDietarySettings, 'otherRestrictions', 'celery', true)
    const table = settingsOfTable(earlier, [person('me', earlier), person('finn', finn)])
    expect(rulesOf(table).restrictions).toEqual(['celery'])
  })
})

/** Somebody who avoids and prefers a few things, as it may be stored. */
function anybody(random: Random, id: string) {
  const stored = Object.fromEntries(
    rulesOfTable.map((list) => [
      list,
      random
        .some(defaultDietarySettings[list], 3)
        .map((option) => ({ ...option, checked: !random.oneIn(3) })),
    ]),
  )
  return person(id, dietarySettingsFrom(stored))
}

const anyRecipe = (random: Random) => {
  const contains = random.some(avoidable, 4)
  return {
    contains,
    // Of some it is not known.
    freeOf: avoidable.filter((each) => !contains.includes(each) && !random.oneIn(6)),
    diets: diets.filter(() => !random.oneIn(4)),
  }
}

it('a recipe suits a table exactly where it suits each who eats', () => {
  let [suited, refused] = [0, 0]
  for (let seed = 1; seed <= times({ quick: 400, thorough: 4000 }); seed++) {
    const random = seededRandom(seed)
    const people = Array.from({ length: 1 + random.integer(5) }, (_, at) =>
      anybody(random, `${at}`),
    )
    const eating = eatingOf(
      people,
      without(...people.flatMap(({ id }) => (random.oneIn(3) ? id : []))),
    )
    const table = settingsOfTable(anybody(random, 'who cooks').settings, eating)
    for (let dish = 0; dish < 20; dish++) {
      const recipe = anyRecipe(random)
      const suitsEach = eating.every(({ settings }) => suitsDiet(recipe, settings))
      expect(suitsDiet(recipe, table), `seed ${seed}, dish ${dish}`).toBe(suitsEach)
      if (suitsEach) suited++
      else refused++
    }
  }
  expect(Math.min(suited, refused)).toBeGreaterThan(100)
})
