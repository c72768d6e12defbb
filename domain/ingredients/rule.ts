import type { Ingredient } from './vocabulary.ts'

/** Words that say nothing new beside these names; elsewhere they may make another thing. */
export interface Rule {
  words: ReadonlySet<string>
  /** Of the normalised name; left out where `of` decides alone. */
  name?: RegExp
  of?: (ingredient: Ingredient, kinds: readonly string[]) => boolean
}

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

/** A rule for names that a pattern knows. */
export const beside = (words: string, name: RegExp): Rule => ({ words: setOf(words), name })

/** A rule for foods by what they are. */
export const besideFoods = (words: string, of: NonNullable<Rule['of']>): Rule => ({
  words: setOf(words),
  of,
})

export const isSpice = ({ category }: Ingredient): boolean => category === 'Spices'
export const isHerb = ({ category }: Ingredient): boolean => category === 'Herbs'
export const isMeat = ({ category }: Ingredient): boolean => category === 'Meat'
export const isKindOf =
  (...ids: string[]) =>
  (_: Ingredient, kinds: readonly string[]): boolean =>
    ids.some((id) => kinds.includes(id))
