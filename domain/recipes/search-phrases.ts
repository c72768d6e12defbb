import { singularForm } from '../ingredients/normalise.ts'
import { diets } from './diets.ts'
import { englishPhrases } from './english-phrases.ts'
import { foreignPhrases } from './foreign-phrases.ts'
import { allCuisines, allMealTypes, recipeTags, seasons } from './kinds.ts'
import { wordsOfNothing } from './words-of-nothing.ts'

const lengthOf = (phrase: string) => phrase.split(' ').length

/** The words of what recipes are: a search of these alone asks for a kind of recipe, and not for one by its title. */
const kindWords: ReadonlySet<string> = new Set(
  [...recipeTags, ...allMealTypes, ...allCuisines, ...seasons, ...diets].flatMap((each) =>
    each.split('-').map(singularForm),
  ),
)
const isOfKind = (meaning: string) =>
  meaning.split(' ').every((word) => kindWords.has(singularForm(word)))

export interface SearchPhrase {
  phrase: string
  meaning: string
  /** Whether a kind of recipe is meant, and not a dish. */
  isKind: boolean
}

const meant: readonly SearchPhrase[] = [...englishPhrases, ...foreignPhrases].flatMap(
  ([meaning, phrases]) =>
    phrases.split('|').map((phrase) => ({ phrase, meaning, isKind: isOfKind(meaning) })),
)
const phrases = new Set([...meant.map(({ phrase }) => phrase), ...wordsOfNothing])
// Of what shall not be there these two words alone say nothing.
const kindsAlone = [...kindWords].filter(
  (word) => !phrases.has(word) && word !== 'no' && word !== 'free',
)

/**
 * Each phrase with what is meant: nothing by some, and by the words of kinds themselves. Of several that are in a text each is
 * read, the longer first, then the first here. The database has the same list in `private.search_phrases`, and what
 * follows from it in `private.kind_words` and `private.kinds_alone`.
 */
export const searchPhrases: readonly SearchPhrase[] = [
  ...meant,
  ...[...wordsOfNothing].map((phrase) => ({ phrase, meaning: '', isKind: true })),
  ...kindsAlone.map((word) => ({ phrase: word, meaning: word, isKind: true })),
].toSorted((one, other) => lengthOf(other.phrase) - lengthOf(one.phrase))
