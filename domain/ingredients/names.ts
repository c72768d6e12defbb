import { isEnglish, locale } from '../texts/t.ts'
import type { Ingredient, IngredientId, Vocabulary } from './vocabulary.ts'

/** What tells how a food is called. */
export type Named = Pick<Ingredient, 'name' | 'plural' | 'shown'>

/** Its name in the language of the page; in English where that has none. */
export function nameOfFood({ name, shown }: Named): string {
  return locale() === 'en' ? name : (shown?.one ?? name)
}

/** Its name where there are several of it, or where nobody counts. */
export function pluralOfFood({ plural, shown }: Named): string {
  return locale() === 'en' ? plural : (shown?.many ?? plural)
}

/** An ingredient's name, or its key in words where the vocabulary does not hold it, or has not come. */
export function ingredientName(id: IngredientId, vocabulary: Vocabulary | undefined): string {
  const food = vocabulary?.ingredients.get(id)
  return food === undefined ? inWords(id) : nameOfFood(food)
}

/** How people speak of having it: "eggs", "chicken thighs", "milk". */
export function ingredientPlural(id: IngredientId, vocabulary: Vocabulary | undefined): string {
  const food = vocabulary?.ingredients.get(id)
  return food === undefined ? inWords(id) : pluralOfFood(food)
}

/** What is missing, among other things: "missing 2: onion, egg". Only English says one of it. */
export function nameMissing(id: IngredientId, vocabulary: Vocabulary | undefined): string {
  return isEnglish() ? ingredientName(id, vocabulary) : ingredientPlural(id, vocabulary)
}

/** As `ingredientName`, in English: for texts and rules that are in English in every language. */
export function nameInEnglish(id: IngredientId, vocabulary: Vocabulary | undefined): string {
  return vocabulary?.ingredients.get(id)?.name ?? inWords(id)
}

/** As `ingredientPlural`, in English. */
export function pluralInEnglish(id: IngredientId, vocabulary: Vocabulary | undefined): string {
  return vocabulary?.ingredients.get(id)?.plural ?? inWords(id)
}

const inWords = (id: IngredientId) => id.replaceAll('-', ' ')

/** With its first letter large, as a name stands alone. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
