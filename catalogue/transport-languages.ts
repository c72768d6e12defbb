import { withBareNames } from '#domain/ingredients/language/bare-names.ts'
import { namedBy } from '#domain/ingredients/language/named-by.ts'
import type { LanguagePart } from '#domain/ingredients/language/with-language.ts'
import type { LanguageNames, LanguageWords } from '#domain/ingredients/language/words.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { addForms, joinedByIngredient } from './transport-forms.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/**
 * How a language travels to who reads lines in it: a file for each, which comes with the first such line. Its names stand as in
 * the file of names (transport-vocabulary.ts), in the order of the vocabulary. What the reader makes by itself, plurals by rule and
 * names without what joins their words, is not written.
 */
const linesFormat = 'larder-lines-2'

interface LinesFile {
  format: typeof linesFormat
  words: LanguageWords
  names: readonly string[]
  /** What would be made of the names by rule, and is none. */
  without: readonly string[]
}

function isLinesFile(file: unknown): file is LinesFile {
  return hasFormat(file, linesFormat)
}

/** Names of several words without what joins them, as they are made of those that are written. */
function madeOf(written: LanguageNames, words: LanguageWords, without: ReadonlySet<string>) {
  const made = withBareNames(written, words)
  return new Map([...made].filter(([form]) => !without.has(form)))
}

/** Of a language's names those that must be written, so that each is known by itself or by rule. */
function needed(vocabulary: Vocabulary, { words, names }: LanguagePart) {
  const own = [...names].filter(([form, id]) => vocabulary.aliases.get(form) !== id)
  const joined = withBareNames(
    new Map(own.filter(([form]) => form.split(' ').some((token) => words.links.includes(token)))),
    words,
  )
  const isMade = ([form, id]: readonly [string, string]) =>
    !words.headLast &&
    joined.get(form) === id &&
    !form.split(' ').some((token) => words.links.includes(token))
  const written = new Map(own.filter((each) => !isMade(each)))
  const aliases = new Map([...vocabulary.aliases, ...names])
  const known = { ...vocabulary, aliases }
  for (const [form, id] of written) {
    const english = vocabulary.aliases.get(form)
    if (english === undefined) aliases.delete(form)
    else aliases.set(form, english)
    if (namedBy(form.split(' '), words, known) === id) written.delete(form)
    else aliases.set(form, id)
  }
  const without = new Set<string>()
  for (;;) {
    const made = madeOf(written, words, without)
    const arrived = { ...vocabulary, aliases: new Map([...vocabulary.aliases, ...made]) }
    const wrong = [...made].filter(([form, id]) => names.get(form) !== id)
    const lost = [...names].filter(
      ([form, id]) =>
        arrived.aliases.get(form) !== id && namedBy(form.split(' '), words, arrived) !== id,
    )
    for (const [form] of wrong) without.add(form)
    for (const [form, id] of lost) {
      written.set(form, id)
      without.delete(form)
    }
    if (wrong.length === 0 && lost.length === 0) return { written, without }
  }
}

/** @param vocabulary with its names in other languages: what means the same there is not written once more */
export function writeLines(vocabulary: Vocabulary, part: LanguagePart): LinesFile {
  const { written, without } = needed(vocabulary, part)
  const forms = joinedByIngredient(
    [...written].map(([form, ingredient]) => ({ form, ingredient, isFurther: true })),
  )
  const names = [...vocabulary.ingredients.keys()].map(forms)
  return { format: linesFormat, words: part.words, names, without: [...without] }
}

/** @throws CatalogueFileError for what `writeLines` of this version did not write for this vocabulary */
export function readLinesFile({ ingredients }: Vocabulary, file: unknown): LanguagePart {
  const ids = [...ingredients.keys()]
  if (!isLinesFile(file) || file.names.length !== ids.length) {
    throw new CatalogueFileError(linesFormat)
  }
  const names = new Map<string, string>()
  file.names.forEach((forms, place) => addForms(names, forms, ids[place] ?? ''))
  return { words: file.words, names: madeOf(names, file.words, new Set(file.without)) }
}
