import {
  ingredientName,
  ingredientPlural,
  nameInEnglish,
  pluralInEnglish,
} from '../ingredients/names.ts'
import { locale } from '../texts/t.ts'
import { foldText, singularForm } from '../ingredients/normalise.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { RecipeCard } from './recipe.ts'

/** A text as it is searched by: folded words, those that must be there and those that must not. */
export interface SearchWords {
  wanted: readonly string[]
  /** Said with a minus before them: "curry -coconut". */
  unwanted: readonly string[]
}

const anySpace = /[ \t\n\r]+/u

/** The parts of a text between spaces, each with its folded words. */
export function partsOf(text: string): { said: string; words: string[]; isUnwanted: boolean }[] {
  return text.split(anySpace).flatMap((said) => {
    const words = foldText(said)
      .split(' ')
      .filter((word) => word !== '')
    return words.length === 0 ? [] : [{ said, words, isUnwanted: said.startsWith('-') }]
  })
}

/** The database has the same rule in `private.text_query`. */
export function searchWords(text: string): SearchWords {
  const parts = partsOf(text)
  return {
    wanted: parts.flatMap(({ words, isUnwanted }) => (isUnwanted ? [] : words)),
    unwanted: parts.flatMap(({ words, isUnwanted }) => (isUnwanted ? words : [])),
  }
}

interface Known {
  vocabulary: Vocabulary | undefined
  words: ReadonlySet<string>
}
const knownWords = new WeakMap<RecipeCard, Known>()

/**
 * The words by which a recipe is found, each also in the singular: of its title, tags, kinds, seasons and
 * ingredients, and of lines that nobody could read. Without a vocabulary ingredients go by their keys.
 */
export function recipeWords(
  recipe: RecipeCard,
  vocabulary: Vocabulary | undefined,
): ReadonlySet<string> {
  const known = knownWords.get(recipe)
  if (known !== undefined && known.vocabulary === vocabulary) return known.words
  const names = recipe.needs.flatMap(({ ingredient, text }) =>
    ingredient === null
      ? [text]
      : [ingredientName(ingredient, vocabulary), ingredientPlural(ingredient, vocabulary)],
  )
  // Who reads another language may ask in English as well.
  const inEnglish = recipe.needs.flatMap(({ ingredient }) =>
    locale() === 'en' || ingredient === null
      ? []
      : [nameInEnglish(ingredient, vocabulary), pluralInEnglish(ingredient, vocabulary)],
  )
  const { title, writtenTitle = '', foundBy = '', cuisine, mealType, diets, season, tags } = recipe
  const said = foldText(
    [
      title,
      writtenTitle,
      foundBy,
      ...cuisine,
      ...mealType,
      ...diets,
      ...season,
      ...tags,
      ...names,
      ...inEnglish,
    ].join(' '),
  )
  const words = new Set(said.split(' ').flatMap((word) => [word, singularForm(word)]))
  words.delete('')
  knownWords.set(recipe, { vocabulary, words })
  return words
}

/** Whether one of these words begins so, or is the same thing in the singular. */
export function hasWord(words: ReadonlySet<string>, asked: string): boolean {
  if (words.has(singularForm(asked))) return true
  for (const word of words) if (word.startsWith(asked)) return true
  return false
}

/** Whether a recipe's words answer a search. */
export function answersText(
  words: ReadonlySet<string>,
  { wanted, unwanted }: SearchWords,
): boolean {
  return (
    wanted.every((word) => hasWord(words, word)) && !unwanted.some((word) => hasWord(words, word))
  )
}
