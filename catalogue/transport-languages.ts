import type { LanguagePart } from '#domain/ingredients/language/with-language.ts'
import type { LanguageWords } from '#domain/ingredients/language/words.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { addForms, joinedByIngredient } from './transport-forms.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/**
 * How a language travels to who reads lines in it: a file for each, which comes with the first such line. Its names stand as in
 * the file of names (transport-vocabulary.ts), in the order of the vocabulary.
 */
const linesFormat = 'larder-lines-1'

interface LinesFile {
  format: typeof linesFormat
  words: LanguageWords
  names: readonly string[]
}

function isLinesFile(file: unknown): file is LinesFile {
  return hasFormat(file, linesFormat)
}

/** @param vocabulary with its names in other languages: what means the same there is not written once more */
export function writeLines(vocabulary: Vocabulary, { words, names }: LanguagePart): LinesFile {
  const { ingredients, aliases } = vocabulary
  const forms = joinedByIngredient(
    [...names]
      .filter(([form, ingredient]) => aliases.get(form) !== ingredient)
      .map(([form, ingredient]) => ({ form, ingredient, isFurther: true })),
  )
  return { format: linesFormat, words, names: [...ingredients.keys()].map(forms) }
}

/** @throws CatalogueFileError for what `writeLines` of this version did not write for this vocabulary */
export function readLinesFile({ ingredients }: Vocabulary, file: unknown): LanguagePart {
  const ids = [...ingredients.keys()]
  if (!isLinesFile(file) || file.names.length !== ids.length) {
    throw new CatalogueFileError(linesFormat)
  }
  const names = new Map<string, string>()
  file.names.forEach((forms, place) => addForms(names, forms, ids[place] ?? ''))
  return { words: file.words, names }
}
