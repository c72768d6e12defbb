import { foodWordsOf } from './food-words.ts'
import { describes, lookUp } from './look-up.ts'
import { freeing } from './modifiers.ts'
import { normalise } from './normalise.ts'
import type { Avoidable, Ingredient, IngredientId, Vocabulary } from './vocabulary.ts'

const marked = /^(.+)[™®]\s*(?=\p{L})/u
/** "Myers's rum", "Fee Brother's Bitters": whose it is. */
const possessive = /^((?:\p{Lu}[\p{L}&-]+\s+){0,2}\p{Lu}\p{L}+['’]s\s+)(?=\p{L})/u

/** What is imitated most: who makes it may make it of something else, whatever the name says. */
const imitated: readonly Avoidable[] = ['dairy', 'eggs', 'gluten']

export function isOftenImitated({ freeOf, category }: Ingredient): boolean {
  return (
    category === 'Meat' ||
    category === 'Fish & Seafood' ||
    imitated.some((each) => !freeOf.includes(each))
  )
}

/**
 * What stands behind the name of a maker that nobody listed, by its mark or as whose it is: "Acme™ black pepper". Not where a
 * word of that name is a food ("Almond Breeze® milk"), nor where the food is one that is often imitated.
 */
export function lookUpBehindMark(name: string, vocabulary: Vocabulary): IngredientId | null {
  const found = marked.exec(name) ?? possessive.exec(name)
  if (found === null) return null
  const foods = foodWordsOf(vocabulary)
  const maker = normalise(found[1] ?? '').split(' ')
  if (maker.some((word) => freeing.test(word))) return null
  if (maker.some((word) => foods.has(word) && !describes(word))) return null
  const id = lookUp(name.slice(found[0].length), vocabulary)
  const ingredient = id === null ? undefined : vocabulary.ingredients.get(id)
  return ingredient === undefined || isOftenImitated(ingredient) ? null : ingredient.id
}
