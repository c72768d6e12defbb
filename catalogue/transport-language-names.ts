import { normalise } from '#domain/ingredients/normalise.ts'
import type { LanguageWords } from '#domain/ingredients/language/words.ts'
import type { Ingredient, ShownName, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { CatalogueFileError, hasFormat } from './transport-format.ts'

/** How what a language calls the foods travels to the pages that speak it. */

const format = 'larder-language-names-1'
const separator = '|'

/** What a language calls a food, and what else it goes by. */
export interface LanguageName extends ShownName {
  also: readonly string[]
}

interface LanguageNamesFile {
  format: typeof format
  /**
   * An entry for each ingredient in the order of the vocabulary's file: one of it, several where that is another word, and its name
   * behind a can or jar where that is another; empty where the language has no name for it.
   */
  names: readonly string[]
  /** In the same order what else each goes by. */
  also: readonly string[]
  /** As words.yaml has it. */
  of: LanguageWords['of']
}

function isOurs(file: unknown): file is LanguageNamesFile {
  return hasFormat(file, format)
}

function pack({ one, many, inPack }: ShownName): string {
  const parts = [one, many === one ? '' : many, inPack ?? '']
  return parts.join(separator).replace(/\|+$/u, '')
}

function unpack(packed: string): ShownName | undefined {
  const [one = '', many = '', inPack = ''] = packed.split(separator)
  if (one === '') return undefined
  return { one, many: many === '' ? one : many, ...(inPack !== '' && { inPack }) }
}

/** @param names by the id of the ingredient */
export function writeLanguageNames(
  { ingredients }: Vocabulary,
  names: ReadonlyMap<string, LanguageName>,
  of: LanguageWords['of'] = [],
): LanguageNamesFile {
  const inOrder = [...ingredients.keys()].map((id) => names.get(id))
  return {
    format,
    names: inOrder.map((each) => (each === undefined ? '' : pack(each))),
    also: inOrder.map((each) => each?.also.join(separator) ?? ''),
    of,
  }
}

/**
 * The vocabulary with what a language calls the foods: they are shown so, and found by those names too. Where one means another
 * food elsewhere, the language wins; what is put into English is looked up in `inEnglish`.
 *
 * @throws CatalogueFileError for what `writeLanguageNames` of this version did not write for this vocabulary
 */
export function withLanguageNames(vocabulary: Vocabulary, file: unknown): Vocabulary {
  const foods = [...vocabulary.ingredients.values()]
  if (!isOurs(file) || file.names.length !== foods.length) throw new CatalogueFileError(format)
  const own = new Map<string, string>()
  const written = new Map<string, string>()
  const take = (name: string, id: string) => {
    const form = normalise(name)
    if (name === '' || own.has(form)) return
    own.set(form, id)
    written.set(form, name)
  }
  const patterns = file.of.map(({ before, word }) => ({
    begins: new RegExp(`^${before}`, 'iu'),
    word,
  }))
  const ingredients = new Map<string, Ingredient>()
  foods.forEach((food, place) => {
    const named = unpack(file.names[place] ?? '')
    const between = named && patterns.find(({ begins }) => begins.test(named.one))
    const shown = named && { ...named, ...(between && { of: between.word }) }
    ingredients.set(food.id, shown === undefined ? food : { ...food, shown })
    if (shown !== undefined) for (const each of [shown.one, shown.many]) take(each, food.id)
  })
  // What a food is called goes before what another one goes by.
  foods.forEach(({ id }, place) => {
    for (const each of file.also[place]?.split(separator) ?? []) take(each, id)
  })
  const aliases = new Map([...vocabulary.aliases, ...own])
  return {
    ...vocabulary,
    ingredients,
    aliases,
    written,
    inEnglish: vocabulary.inEnglish ?? vocabulary,
  }
}
