import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Grammar, Noun } from '#domain/composing/in-language/grammar.ts'
import type { Tongue } from '#domain/composing/in-language/telling-in.ts'
import { languageNamesFile } from '../language-format.ts'
import type { Problem } from '../problem.ts'
import { catalogueFolder } from '../read.ts'
import { namesIn, parseEntry, readYaml } from '../read-yaml.ts'
import { type GrammarFile, grammarFile } from './tongue-format.ts'

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

/** The gender of a name by the end of the word that the others belong to, the longest end that is known; undefined for none. */
export function genderOf(
  name: string,
  { genders, prepositions }: Pick<GrammarFile, 'genders' | 'prepositions'>,
): Pick<Noun, 'gender' | 'isPlural'> | undefined {
  const words = name.toLowerCase().split(' ')
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word))
  const head = words.slice(0, end < 0 ? undefined : end).at(-1) ?? ''
  const found = Object.entries(genders)
    .flatMap(([kind, ends]) => ends.map((each) => ({ kind, end: each })))
    .filter((each) => head.endsWith(each.end))
    .toSorted((one, other) => other.end.length - one.end.length)[0]
  if (found === undefined) return undefined
  const gender = (['m', 'f', 'n'] as const).find((each) => found.kind.startsWith(each)) ?? 'n'
  return { gender, isPlural: found.kind.length === 2 }
}

/** How a language tells of dishes; null where it has no grammar, with what is wrong in its files. */
export async function readTongue(tag: string, problems: Problem[]): Promise<Tongue | null> {
  const file = (name: string) => `languages/${tag}/${name}.yaml`
  if (!existsSync(join(catalogueFolder, file('grammar')))) return null
  const read = async <Schema extends z.ZodType>(name: string, schema: Schema) =>
    parseEntry(
      schema,
      await readYaml(catalogueFolder, file(name), problems),
      { file: file(name), entry: name },
      problems,
    )
  const [grammar, names] = await Promise.all([
    read('grammar', grammarFile),
    read('names', languageNamesFile),
  ])
  if (grammar === null || names === null) return null
  const { genders: _, ...rest } = grammar
  const words: Grammar = rest
  const nouns = new Map(
    Object.entries(names).flatMap(([id, { one, many = null }]) => {
      const found = genderOf(one, grammar)
      return found === undefined ? [] : [[id, { one, many, ...found }] as const]
    }),
  )
  const texts = new Map(
    [...(await readDishTexts(tag)).values()].flatMap((area) =>
      Object.entries(area).filter(([, translated]) => translated !== ''),
    ),
  )
  return {
    tag,
    grammar: words,
    textOf: (english) => texts.get(english),
    nounOf: (id) => nouns.get(id),
  }
}
