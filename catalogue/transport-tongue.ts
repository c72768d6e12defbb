import type { Grammar } from '#domain/composing/in-language/grammar.ts'
import type { Tongue } from '#domain/composing/in-language/tongue.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/** How what a language tells dishes with travels from the build to the browser. */

const format = 'larder-tongue-2'

interface TongueFile {
  format: typeof format
  tag: string
  grammar: Omit<
    Grammar,
    'sounds' | 'prepositions' | 'untelling' | 'packed' | 'endless' | 'euphony'
  > & {
    sounds: readonly (readonly [name: string, pattern: string])[]
    prepositions: readonly string[]
    untelling: readonly string[]
    packed: string
    endless: string
    euphony: readonly (readonly [pattern: string, words: string])[]
  }
  /** In the order of the English ones; empty where the language has not got one. */
  texts: readonly string[]
}

function isOurs(file: unknown): file is TongueFile {
  return hasFormat(file, format)
}

/** @param english the texts of the forms as they travel: `englishTexts` */
export function writeTongue(
  { tag, grammar, texts }: Tongue,
  english: readonly string[],
): TongueFile {
  const { sounds, prepositions, untelling, packed, endless, euphony, ...rest } = grammar
  return {
    format,
    tag,
    grammar: {
      ...rest,
      sounds: sounds.map(([name, { source }]) => [name, source]),
      prepositions: [...prepositions],
      untelling: [...untelling],
      packed: packed.source,
      endless: endless.source,
      euphony: euphony.map(([{ source }, words]) => [source, words]),
    },
    texts: english.map((text) => texts.get(text) ?? ''),
  }
}

/** @throws CatalogueFileError for what `writeTongue` of this version did not write for these texts */
export function readTongue(file: unknown, english: readonly string[]): Tongue {
  if (!isOurs(file) || file.texts.length !== english.length) throw new CatalogueFileError(format)
  const { sounds, prepositions, untelling, packed, endless, euphony, ...rest } = file.grammar
  return {
    tag: file.tag,
    grammar: {
      ...rest,
      sounds: sounds.map(([name, pattern]) => [name, new RegExp(pattern, 'iu')]),
      prepositions: new Set(prepositions),
      untelling: new Set(untelling),
      packed: new RegExp(packed, 'gu'),
      endless: new RegExp(endless, 'iu'),
      euphony: euphony.map(([pattern, words]) => [new RegExp(pattern, 'giu'), words]),
    },
    texts: new Map(
      english.flatMap((text, place) => {
        const translated = file.texts[place] ?? ''
        return translated === '' ? [] : [[text, translated]]
      }),
    ),
  }
}
