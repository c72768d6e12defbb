import type { LanguageWords } from '#domain/ingredients/language/words.ts'
import type { LanguageFiles } from './languages.ts'
import type { LanguageName } from './transport-language-names.ts'

/** "Tomaten aus der Dose" behind a can: without what says how it is sold. Undefined where nothing does. */
function inPack(name: string, { meanings }: Pick<LanguageWords, 'meanings'>): string | undefined {
  const said = [...(meanings['canned'] ?? [])].toSorted((a, b) => b.length - a.length)
  const ending = said.find((each) => name.toLowerCase().endsWith(` ${each}`))
  return ending === undefined ? undefined : name.slice(0, -ending.length - 1)
}

/** People write the one that keyboards have. */
const withApostrophes = (name: string): string => name.replaceAll("'", '’')

/** What the pages of a language call the foods, by the id of the ingredient. */
export function shownNames({
  names,
  words,
}: Pick<LanguageFiles, 'names'> & { words: Pick<LanguageWords, 'meanings'> }): ReadonlyMap<
  string,
  LanguageName
> {
  return new Map(
    Object.entries(names).map(([id, written]) => {
      const one = withApostrophes(written.one)
      const many = withApostrophes(written.many ?? written.one)
      const also = written.also.map(withApostrophes)
      const bare = inPack(many, words)
      return [id, { one, many, also, ...(bare !== undefined && { inPack: bare }) }]
    }),
  )
}
