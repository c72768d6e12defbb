import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { hasEnglishTexts, languageOf, type LanguageTag } from '../domain/texts/language.ts'
import { pseudoText } from './pseudo.ts'

/** One file of a language: the English texts of an area, each with its translation; an empty one is still to come. */
export interface Area {
  /** `account`, as `languages/de/account.json` has it. */
  readonly name: string
  readonly texts: Readonly<Record<string, string>>
}

const textsSchema = z.record(z.string(), z.string())

/** In the repository. */
const here = import.meta.dirname

export const folderOf = (tag: string, within = here): string => path.join(within, tag)

export function readAreas(tag: string, within = here): Area[] {
  const folder = folderOf(tag, within)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.json'),
  )
  return files.map(({ name }) => ({
    name: path.basename(name, '.json'),
    texts: textsSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  }))
}

/** How a language translates an English text; undefined where it does not yet. English needs no files: it is in the code. */
export function readTranslations(
  tag: LanguageTag,
  within = here,
): (english: string) => string | undefined {
  const { pseudo } = languageOf(tag)
  if (hasEnglishTexts(tag)) return () => undefined
  if (pseudo !== undefined) return (english) => pseudoText(english, pseudo)
  const texts = new Map(readAreas(tag, within).flatMap((area) => Object.entries(area.texts)))
  return (english) => texts.get(english) || undefined
}
