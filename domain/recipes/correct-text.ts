import { ingredientName } from '../ingredients/names.ts'
import { leastSimilarity, trigramsOf } from '../ingredients/nearest.ts'
import { singularForm } from '../ingredients/normalise.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { RecipeCard } from './recipe.ts'
import { kindMeant, meantText } from './meant-text.ts'
import type { SearchPhrase } from './search-phrases.ts'
import { answersText, hasWord, partsOf, recipeWords, searchWords } from './search-text.ts'

/** Shorter words are left as they are: too much is near to them. */
const shortestCorrected = 3

interface KnownWords {
  vocabulary: Vocabulary | undefined
  words: ReadonlySet<string>
}
const wordsOfAll = new WeakMap<readonly RecipeCard[], KnownWords>()

/** Every word by which any of the recipes is found. */
function allWords(
  recipes: readonly RecipeCard[],
  vocabulary: Vocabulary | undefined,
): ReadonlySet<string> {
  const known = wordsOfAll.get(recipes)
  if (known !== undefined && known.vocabulary === vocabulary) return known.words
  const words = new Set(recipes.flatMap((recipe) => [...recipeWords(recipe, vocabulary)]))
  wordsOfAll.set(recipes, { vocabulary, words })
  return words
}

/** The word that looks most like another (Jaccard similarity of trigrams); of equals the first. */
export function nearestWord(asked: string, words: Iterable<string>): string | null {
  const grams = trigramsOf(asked)
  let best: { word: string; similarity: number } | null = null
  for (const word of words) {
    if (word.length < shortestCorrected) continue
    const others = trigramsOf(word)
    let shared = 0
    for (const gram of others) if (grams.has(gram)) shared++
    const similarity = shared / (grams.size + others.size - shared)
    if (similarity < leastSimilarity || similarity < (best?.similarity ?? 0)) continue
    if (best !== null && similarity === best.similarity && word > best.word) continue
    best = { word, similarity }
  }
  return best?.word ?? null
}

/** What the ingredient is called here that goes by this name elsewhere: aubergine is eggplant. */
function otherName(
  word: string,
  recipes: readonly RecipeCard[],
  vocabulary: Vocabulary | undefined,
): string | null {
  const id = vocabulary?.aliases.get(singularForm(word))
  if (id === undefined) return null
  const name = ingredientName(id, vocabulary)
  return findsSomething(name, recipes, vocabulary) ? name : null
}

/** How many recipes have all words of a text; no more than `enough` are counted. */
function countFound(
  text: string,
  recipes: readonly RecipeCard[],
  vocabulary: Vocabulary | undefined,
  enough: number,
): number {
  const asked = searchWords(text)
  let count = 0
  for (const recipe of recipes) {
    if (answersText(recipeWords(recipe, vocabulary), asked)) count++
    if (count === enough) break
  }
  return count
}

const findsSomething = (
  text: string,
  recipes: readonly RecipeCard[],
  vocabulary: Vocabulary | undefined,
): boolean => countFound(text, recipes, vocabulary, 1) === 1

/** What is known of words beside those of the recipes. */
export interface KnownOfWords {
  vocabulary: Vocabulary | undefined
  /** None where they have not been read yet. */
  phrases: readonly SearchPhrase[]
}

/** So many recipes are a list: fewer may be those that have a word of a kind in their titles by chance. */
const enoughFound = 12

/**
 * A search with what finds nothing said by other words, and then each word that finds nothing replaced: by our name for
 * what it is another name of, else by the nearest word that finds something. One that finds little is said by other words
 * where it asks for a kind of recipe. Null where something is found by it, or nothing is near. The
 * database has the same rule in `private.corrected_text`.
 */
export function correctedText(
  text: string,
  recipes: readonly RecipeCard[],
  { vocabulary, phrases }: KnownOfWords,
): string | null {
  const count = (words: string) => countFound(words, recipes, vocabulary, enoughFound)
  const found = count(text)
  // Where all words are found together, each finds something.
  if (found >= enoughFound) return null
  if (found > 0) {
    const kind = kindMeant(text, phrases)
    return kind !== null && count(kind) > found ? kind : null
  }
  const meant = meantText(text, phrases, (words) => findsSomething(words, recipes, vocabulary))
  const asked = partsOf(meant ?? text)
  // The words of all recipes are many: they are gathered when somebody asks for one.
  if (asked.length === 0) return null
  const known = allWords(recipes, vocabulary)
  let isCorrected = meant !== null
  const parts = asked.map(({ said, words, isUnwanted }) => {
    if (isUnwanted) return said
    const read = words.map((word) => {
      if (word.length < shortestCorrected || hasWord(known, word)) return word
      return otherName(word, recipes, vocabulary) ?? nearestWord(word, known) ?? word
    })
    if (read.every((word, index) => word === words[index])) return said
    isCorrected = true
    return read.join(' ')
  })
  return isCorrected ? parts.join(' ') : null
}
