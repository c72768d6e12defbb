import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Problem } from './problem.ts'
import { catalogueFolder } from './read.ts'
import { textsOfSwaps } from './transport-language-swaps.ts'

const textsFile = z.record(z.string(), z.string())

const fileOf = (tag: string) => `languages/${tag}/swaps.json`

/** What a language says of swaps, by the English: `catalogue/languages/<tag>/swaps.json`; an empty one is still to come. */
export async function readSwapTexts(tag: string): Promise<ReadonlyMap<string, string>> {
  const file = join(catalogueFolder, fileOf(tag))
  if (!existsSync(file)) return new Map()
  const texts = textsFile.parse(JSON.parse(await readFile(file, 'utf8')))
  return new Map(Object.entries(texts))
}

/** Numbers that a cook goes by: °F is for America, and a cup says how much it holds. */
function numbersIn(text: string): string {
  const bare = text.replaceAll(/ \(\d+ °F\)|\((?:240|120) ml\)/gu, '')
  return [...bare.matchAll(/\d+/gu)].map(([number]) => number).join(' ')
}

function faultOf(english: string, said: string | undefined): string | null {
  if (said === undefined || said === '') return 'is missing'
  if (numbersIn(english) !== numbersIn(said)) return 'has other numbers'
  return english.endsWith('.') === said.endsWith('.') ? null : 'ends otherwise'
}

/** What of the texts is missing, is not used, or does not fit. */
export function checkSwapTexts(
  tag: string,
  texts: ReadonlyMap<string, string>,
  vocabulary: Pick<Vocabulary, 'substitutions'>,
): Problem[] {
  const english = textsOfSwaps(vocabulary)
  const used = new Set(english)
  const problem = (entry: string, text: string) => ({ file: fileOf(tag), entry, text })
  return [
    ...english.flatMap((entry) => {
      const fault = faultOf(entry, texts.get(entry))
      return fault === null ? [] : [problem(entry, fault)]
    }),
    ...[...texts.keys()].flatMap((entry) =>
      used.has(entry) ? [] : [problem(entry, 'is not used')],
    ),
  ]
}
