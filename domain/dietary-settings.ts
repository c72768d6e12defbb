import { capitalised } from './ingredients/names.ts'
import { type Allergen, allergens, avoidable } from './ingredients/vocabulary.ts'
import { diets } from './recipes/diets.ts'
import { cuisines, difficulties, mealTypes } from './recipes/kinds.ts'

export interface DietaryOption {
  id: string
  name: string
  checked: boolean
}

export interface RestrictionOption extends DietaryOption {
  /** The words by which a label or a recipe names what is avoided. */
  allergens: readonly string[]
}

export interface CookingTimeOption extends DietaryOption {
  maxMinutes: number
}

/** What somebody eats, avoids and likes: the six lists of the specification, and three beside them. */
export interface DietarySettings {
  preferences: readonly DietaryOption[]
  restrictions: readonly RestrictionOption[]
  cuisineOptions: readonly DietaryOption[]
  mealTypeOptions: readonly DietaryOption[]
  cookingTimeOptions: readonly CookingTimeOption[]
  difficultyOptions: readonly DietaryOption[]
  /** Avoided like the restrictions: what else the law names as an allergen, and animal rennet. */
  otherRestrictions: readonly DietaryOption[]
  /** What is not in the kitchen, of what dishes that are composed may need. */
  missingEquipment: readonly DietaryOption[]
  /** What not every kitchen has, and dishes are composed for where it is there. */
  ownEquipment: readonly DietaryOption[]
}
export type DietaryList = keyof DietarySettings

function option(id: string, name = capitalised(id)): DietaryOption {
  return { id, name, checked: false }
}

const optionsOf = (ids: readonly string[]) => ids.map((id) => option(id))

function cookingTime(id: string, name: string, maxMinutes: number): CookingTimeOption {
  return { ...option(id, name), maxMinutes }
}

/** By what other words a label names it. */
const furtherWords: Readonly<Partial<Record<Allergen, readonly string[]>>> = {
  nuts: ['tree nuts', 'peanuts'],
  shellfish: ['crustaceans'],
  soy: ['soybean'],
  dairy: ['milk', 'lactose'],
  gluten: ['wheat'],
}

/** Every option there is, none of them checked. */
export const defaultDietarySettings: DietarySettings = {
  preferences: optionsOf(diets),
  restrictions: allergens.map((id) => ({
    ...option(id),
    allergens: [id, ...(furtherWords[id] ?? [])],
  })),
  cuisineOptions: optionsOf(cuisines),
  mealTypeOptions: optionsOf(mealTypes),
  cookingTimeOptions: [
    cookingTime('under-15', 'Under 15 minutes', 15),
    cookingTime('under-30', 'Under 30 minutes', 30),
    cookingTime('under-60', 'Under an hour', 60),
    cookingTime('over-60', 'Over an hour', 999),
  ],
  difficultyOptions: optionsOf(difficulties),
  otherRestrictions: avoidable
    .slice(allergens.length)
    .map((id) => option(id, capitalised(id.replace('-', ' ')))),
  missingEquipment: [
    ...optionsOf(['oven', 'stove', 'blender']),
    option('second-pot', 'Second pot or pan'),
  ],
  ownEquipment: [option('air-fryer', 'Air fryer'), option('microwave')],
}

/**
 * Settings as they were stored, whoever wrote them and when: an option counts as checked only where
 * the stored one of the same id plainly is. What is missing is as in the defaults, what is unknown
 * is dropped, and the names and allergens are always today's.
 */
export function dietarySettingsFrom(stored: unknown): DietarySettings {
  const merged = Object.entries(defaultDietarySettings).map(([list, options]) => {
    const checked = checkedIds(stored, list)
    const now = options.map((each: DietaryOption) => ({ ...each, checked: checked.has(each.id) }))
    return [list, now] as const
  })
  return { ...defaultDietarySettings, ...Object.fromEntries(merged) }
}

/** The settings with one option checked or not; an id that is not in the list changes nothing. */
export function checkOption(
  settings: DietarySettings,
  list: DietaryList,
  id: string,
  checked: boolean,
): DietarySettings {
  const options = settings[list].map((each) => (each.id === id ? { ...each, checked } : each))
  return { ...settings, [list]: options }
}

function checkedIds(stored: unknown, list: string): ReadonlySet<unknown> {
  const options = property(stored, list)
  if (!Array.isArray(options)) return new Set()
  return new Set(
    options
      .filter((each) => property(each, 'checked') === true)
      .map((each) => property(each, 'id')),
  )
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
