import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Tongue } from '#domain/composing/in-language/tongue.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { shownNames } from '../language-names.ts'
import { readLanguages } from '../languages.ts'
import type { Problem } from '../problem.ts'
import { catalogueFolder } from '../read.ts'
import { namesIn, parseEntry, readYaml } from '../read-yaml.ts'
import { withLanguageNames, writeLanguageNames } from '../transport-language-names.ts'
import { grammarFile } from './tongue-format.ts'

const textsFile = z.record(z.string(), z.string())

/** The translated texts of a language by their area: `catalogue/languages/<tag>/dishes/<area>.json`; an empty one is still to come. */
export async function readDishTexts(
  tag: string,
): Promise<Map<string, Readonly<Record<string, string>>>> {
  const folder = join(catalogueFolder, `languages/${tag}/dishes`)
  if (!existsSync(folder)) return new Map()
  const files = await namesIn(folder, '.json')
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const texts = textsFile.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
        return [file.replace(/\.json$/, ''), texts] as const
      }),
    ),
  )
}

/** How a language tells of dishes; null where it has no grammar, with what is wrong in its files. */
export async function readTongue(tag: string, problems: Problem[]): Promise<Tongue | null> {
  const file = `languages/${tag}/grammar.yaml`
  if (!existsSync(join(catalogueFolder, file))) return null
  const raw = await readYaml(catalogueFolder, file, problems)
  const grammar = parseEntry(grammarFile, raw, { file, entry: 'grammar' }, problems)
  if (grammar === null) return null
  const texts = [...(await readDishTexts(tag)).values()].flatMap((area) => Object.entries(area))
  return { tag, grammar, texts: new Map(texts.filter(([, translated]) => translated !== '')) }
}

/** The vocabulary as pages in a language have it: with what it calls the foods. */
export async function withNamesOf(tag: string, vocabulary: Vocabulary): Promise<Vocabulary> {
  const files = (await readLanguages()).find(({ language }) => language === tag)
  if (files === undefined) throw new RangeError(`There are no names in “${tag}”`)
  return withLanguageNames(vocabulary, writeLanguageNames(vocabulary, shownNames(files)))
}
