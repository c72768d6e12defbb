import { cuisines, mealTypes } from '../recipes/kinds.ts'
import { distinct } from './empty-draft.ts'
import { listOf, nameOf, type Json } from './json.ts'
import { plainText } from './plain-text.ts'

const meals: Readonly<Record<string, (typeof mealTypes)[number]>> = {
  brunch: 'breakfast',
  'main course': 'dinner',
  'main dish': 'dinner',
  main: 'dinner',
  mains: 'dinner',
  entree: 'dinner',
  entrée: 'dinner',
  supper: 'dinner',
  starter: 'appetizer',
  starters: 'appetizer',
  appetiser: 'appetizer',
  appetizers: 'appetizer',
  snacks: 'snack',
  desserts: 'dessert',
  sweets: 'dessert',
}

/** Names in a list or in one text with commas: "Dinner, Italian". */
export function namesOf(json: Json): string[] {
  const names = listOf(json).flatMap((each) => {
    const name = nameOf(each)
    return name === null ? [] : plainText(name).split(/\s*[,;]\s*/)
  })
  return distinct(names)
}

interface Kinds {
  cuisine: string[]
  mealType: string[]
  tags: string[]
}

/** Sorts what another app calls category, cuisine or tag by the kinds that there are here; the rest are tags. */
export function kindsAmong(names: readonly string[]): Kinds {
  const kinds: Kinds = { cuisine: [], mealType: [], tags: [] }
  for (const name of names) {
    const key = name.toLowerCase()
    const meal = meals[key] ?? mealTypes.find((each) => each === key)
    const cuisine = cuisines.find((each) => each === key)
    if (meal !== undefined) kinds.mealType.push(meal)
    else if (cuisine !== undefined) kinds.cuisine.push(cuisine)
    else kinds.tags.push(name)
  }
  return {
    cuisine: distinct(kinds.cuisine),
    mealType: distinct(kinds.mealType),
    tags: distinct(kinds.tags),
  }
}
