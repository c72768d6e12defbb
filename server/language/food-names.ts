import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withLanguageNames } from '#catalogue/transport-language-names.ts'
import { withLanguageSwaps } from '#catalogue/transport-language-swaps.ts'
import { readVocabulary } from '#catalogue/transport-vocabulary.ts'
import type { IngredientId, ShownName, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { locale } from '#domain/texts/t.ts'
import { paths } from '../paths.ts'

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const fileOf = (tag: string, name: string) =>
  path.join(paths.catalogueInLanguages, tag, `${name}.json`)

const read = new Map<string, Vocabulary | null>()

/** Of this build; null where the language has no names of its own. Reading it takes a tenth of a second, once. */
function vocabularyIn(tag: string): Vocabulary | null {
  const known = read.get(tag)
  if (known !== undefined) return known
  const names = fileOf(tag, 'names')
  const named = existsSync(names)
    ? withLanguageNames(readVocabulary(readJson(paths.vocabulary)), readJson(names))
    : null
  const swaps = fileOf(tag, 'swaps')
  const found = named && existsSync(swaps) ? withLanguageSwaps(named, readJson(swaps)) : named
  read.set(tag, found)
  return found
}

/** What the language in which the work goes on calls a food; undefined in English, and where it has no name for it. */
export function shownNameOf(id: IngredientId): ShownName | undefined {
  return vocabularyHere()?.ingredients.get(id)?.shown
}

/** The vocabulary of this build with the names, and what is said of swaps, of the language in which the work goes on; null where those are English. */
export const vocabularyHere = (): Vocabulary | null => vocabularyIn(locale())
