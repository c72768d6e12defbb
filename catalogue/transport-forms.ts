import type { Alias } from './vocabulary.ts'

/** A normalised form, and in which file it travels: what stands for an ingredient. */
export type Name = Pick<Alias, 'form' | 'ingredient' | 'isFurther'>

const aliasSeparator = '|'

/** What to write for each ingredient: its forms, joined. */
export function joinedByIngredient(names: Iterable<Name>): (id: string) => string {
  const formsOf = new Map<string, string[]>()
  for (const { form, ingredient } of names) {
    formsOf.set(ingredient, [...(formsOf.get(ingredient) ?? []), form])
  }
  return (id) => (formsOf.get(id) ?? []).join(aliasSeparator)
}

/** Takes in what `joinedByIngredient` wrote for one. */
export function addForms(aliases: Map<string, string>, forms: string, id: string): void {
  if (forms !== '') for (const form of forms.split(aliasSeparator)) aliases.set(form, id)
}
