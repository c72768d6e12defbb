import { distinct } from './draft-lines.ts'
import { listOf, nameOf, type Json } from './json.ts'
import { cuisinesOf, mealsOf } from './kinds-of-words.ts'
import { plainText } from './plain-text.ts'

/** Names in a list or in one text with commas: "Dinner, Italian". */
export function namesOf(json: Json): string[] {
  const names = listOf(json).flatMap((each) => {
    const name = nameOf(each)
    return name === null ? [] : plainText(name).split(/\s*[,;]\s*/)
  })
  return distinct(names)
}

/** Sorts what another app calls category, cuisine or tag by the kinds that there are here; the rest are tags. */
export function kindsAmong(names: readonly string[]) {
  const isTag = (name: string) => [...mealsOf([name]), ...cuisinesOf([name])].length === 0
  return {
    cuisine: cuisinesOf(names),
    mealType: mealsOf(names),
    tags: distinct(names.filter(isTag)),
  }
}
