import type { z } from 'zod'
import { withBareNames } from '#domain/ingredients/language/bare-names.ts'
import { type LanguagePart, withLanguage } from '#domain/ingredients/language/with-language.ts'
import { type Language, languages, type LanguageWords } from '#domain/ingredients/language/words.ts'
import { normalise } from '#domain/ingredients/normalise.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { aliasLanguages } from './format.ts'
import { type LanguageName, languageNamesFile, languageWordsFile } from './language-format.ts'
import { CatalogueInvalidError, type Problem } from './problem.ts'
import { type Catalogue, catalogueFolder } from './read.ts'
import { parseEntry, readYaml } from './read-yaml.ts'

/** One language as its two files have it. */
export interface LanguageFiles {
  language: Language
  words: LanguageWords
  /** By the id of the ingredient. */
  names: Readonly<Record<string, LanguageName>>
}

const isPair = (words: readonly string[]): words is [string, ...string[]] => words.length > 0

async function readFile<Schema extends z.ZodType>(
  language: Language,
  name: string,
  schema: Schema,
  place: { folder: string; problems: Problem[] },
): Promise<z.output<Schema> | null> {
  const file = `languages/${language}/${name}.yaml`
  const raw = await readYaml(place.folder, file, place.problems)
  return parseEntry(schema, raw, { file, entry: language }, place.problems)
}

async function readOne(
  language: Language,
  folder: string,
  problems: Problem[],
): Promise<LanguageFiles[]> {
  const place = { folder, problems }
  const words = await readFile(language, 'words', languageWordsFile, place)
  const names = await readFile(language, 'names', languageNamesFile, place)
  if (words === null || names === null) return []
  return [{ language, words: { ...words, language, plurals: words.plurals.filter(isPair) }, names }]
}

/** @throws CatalogueInvalidError where a file has not the right shape */
export async function readLanguages(folder = catalogueFolder): Promise<LanguageFiles[]> {
  const problems: Problem[] = []
  const read = await Promise.all(languages.map((each) => readOne(each, folder, problems)))
  if (problems.length > 0) throw new CatalogueInvalidError(problems)
  return read.flat()
}

/** A name in a language: what it stands for, and where it is written. */
interface Named {
  form: string
  written: string
  ingredient: string
  file: string
}

/** Every name of a language: those of its file first, then the aliases that the ingredients have in it. */
export function namesOfLanguage({ language, names }: LanguageFiles, catalogue: Catalogue): Named[] {
  const file = `languages/${language}/names.yaml`
  const own = Object.entries(names).flatMap(([ingredient, { one, many, also }]) =>
    [one, ...(many === undefined ? [] : [many]), ...also].map((written) => ({
      form: normalise(written),
      written,
      ingredient,
      file,
    })),
  )
  const key = aliasLanguages.find((each) => each === language)
  const aliases = catalogue.ingredients.flatMap(({ id, aliases: lists }) =>
    ((key === undefined ? undefined : lists[key]) ?? []).map((written) => ({
      form: normalise(written),
      written,
      ingredient: id,
      file: 'ingredients',
    })),
  )
  return [...own, ...aliases]
}

/** All that is needed to read lines in a language: of two names that are alike in it the first counts. */
export function languagePart(files: LanguageFiles, catalogue: Catalogue): LanguagePart {
  const names = new Map<string, string>()
  for (const { form, ingredient } of namesOfLanguage(files, catalogue)) {
    if (!names.has(form)) names.set(form, ingredient)
  }
  return { words: files.words, names: withBareNames(names, files.words) }
}

/** The vocabulary with which lines in a language are read. */
export function vocabularyIn(
  files: LanguageFiles,
  catalogue: Catalogue,
  vocabulary: Vocabulary,
): Vocabulary {
  return withLanguage(vocabulary, languagePart(files, catalogue))
}
