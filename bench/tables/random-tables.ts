import {
  checkOption,
  defaultDietarySettings,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { allergens, avoidable } from '#domain/ingredients/vocabulary.ts'
import type { KnownEater } from '#domain/table/table-plan.ts'
import type { Random } from '#domain/testing/random.ts'

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']
/** Those that go by what is in a dish; of the others no changed dish is known to be any. */
const usualDiets = ['vegetarian', 'vegetarian', 'vegan', 'gluten-free', 'dairy-free']

function randomSettings(random: Random): DietarySettings {
  if (random.oneIn(3)) return defaultDietarySettings
  if (random.oneIn(2)) {
    const diet = random.oneIn(12) ? 'keto' : random.pick(usualDiets)
    return checkOption(defaultDietarySettings, 'preferences', diet, true)
  }
  const avoided = random.oneIn(3) ? random.pick(avoidable) : random.pick(allergens)
  const list = allergens.some((each) => each === avoided) ? 'restrictions' : 'otherRestrictions'
  return checkOption(defaultDietarySettings, list, avoided, true)
}

/** Two to five people: a third eat anything, others keep to a diet or avoid something. */
export const randomTable = (random: Random): KnownEater[] =>
  names.slice(0, 2 + random.integer(4)).map((name) => ({
    name,
    settings: randomSettings(random),
    portions: random.oneIn(4) ? 0.5 : 1,
  }))
