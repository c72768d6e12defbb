import type { IngredientId } from '../ingredient-id.ts'
import type { Part } from '../line-part.ts'
import type { Unit } from '../units.ts'

/** What ingredients are called in a language, by the normalised form. */
export type LanguageNames = ReadonlyMap<string, IngredientId>

/** Languages besides English in which lines are read. */
export const languages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'pl', 'tr'] as const
export type Language = (typeof languages)[number]

/**
 * The words with which a language writes its lines: catalogue/languages/<language>/words.yaml. All are compared folded, so that
 * accents and capitals make no difference.
 */
export interface LanguageWords {
  language: Language
  numbers: Readonly<Record<string, number>>
  /** How units are written; what is only counted ("Stück") stands under `each`. */
  units: Readonly<Partial<Record<Unit | 'each', readonly string[]>>>
  /**
   * Words and phrases beside a name by what they mean in English: `chopped: [gehackt]`. The rules for English then say whether
   * they describe a food or make it another one. What means nothing to the food stands under an empty name.
   */
  meanings: Readonly<Record<string, readonly string[]>>
  /** What a word that describes may have at its end. */
  endings: readonly string[]
  /** How a plural ends, and how its singular may, likeliest first. */
  plurals: readonly (readonly [plural: string, ...singulars: string[]])[]
  /** Articles and prepositions between a measure and a name. */
  links: readonly string[]
  and: readonly string[]
  or: readonly string[]
  /** Between the ends of a range. */
  to: readonly string[]
  about: readonly string[]
  /** In the place of an amount: "etwas", "q.b.". */
  vague: readonly string[]
  /** With these begins what is said of a food: what it is for, how it is to be. */
  remarks: readonly string[]
  optional: readonly string[]
  parts: Readonly<Partial<Record<Part, readonly string[]>>>
  /** What is taken off a thing that is needed whole: "la polpa" of "1 avocado". */
  taken?: readonly string[] | undefined
  /** Ends of compounds that only say how a food is cut or counted: "würfel", with the unit where it is one. */
  tails: Readonly<Record<string, Unit | ''>>
  /** What a line says between a measure and a food whose name begins so (a pattern), the first that fits: "d’" of "d’huile". */
  of: readonly { readonly before: string; readonly word: string }[]
  /** Whether qualities stand before the thing, so that the last name of a phrase is the thing. */
  headLast: boolean
}
