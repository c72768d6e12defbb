import da from '#catalogue/build/lines-da.json?url'
import de from '#catalogue/build/lines-de.json?url'
import es from '#catalogue/build/lines-es.json?url'
import fr from '#catalogue/build/lines-fr.json?url'
import it from '#catalogue/build/lines-it.json?url'
import nb from '#catalogue/build/lines-nb.json?url'
import nl from '#catalogue/build/lines-nl.json?url'
import pl from '#catalogue/build/lines-pl.json?url'
import pt from '#catalogue/build/lines-pt.json?url'
import sv from '#catalogue/build/lines-sv.json?url'
import tr from '#catalogue/build/lines-tr.json?url'
import { readLinesFile } from '#catalogue/transport-languages.ts'
import type { LineLanguage } from '#domain/ingredients/language/language-of-lines.ts'
import { withLanguage, withSecondLanguage } from '#domain/ingredients/language/with-language.ts'
import type { Language } from '#domain/ingredients/language/words.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { fetchJson } from './fetch-json.ts'

export { languageOfRecipe, languageOfText } from '#domain/ingredients/language/language-of-lines.ts'

const files: Readonly<Record<Language, string>> = { da, de, es, fr, it, nb, nl, pl, pt, sv, tr }

export const fetchLines = (language: Language): Promise<unknown> => fetchJson(files[language])

/** What was made of a vocabulary, by language and order: each is made once. */
const made = new WeakMap<Vocabulary, Map<string, Vocabulary>>()

/** @param file as it was fetched. @throws CatalogueFileError where it is of another version than the vocabulary */
export function inLanguage(
  { language, isFirst }: LineLanguage,
  vocabulary: Vocabulary,
  file: unknown,
): Vocabulary {
  const known = made.get(vocabulary) ?? new Map<string, Vocabulary>()
  made.set(vocabulary, known)
  const key = `${language} ${isFirst}`
  const before = known.get(key)
  if (before !== undefined) return before
  const part = readLinesFile(vocabulary, file)
  const next = (isFirst ? withLanguage : withSecondLanguage)(vocabulary, part)
  known.set(key, next)
  return next
}
