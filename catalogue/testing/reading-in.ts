import { readLines } from '#domain/ingredients/read-lines.ts'
import { readLanguages, vocabularyIn } from '../languages.ts'
import { wholeCatalogue, wholeVocabulary } from './whole-catalogue.ts'

/** How a line is read in a language: "2 tbsp olive-oil + salt"; "?" for what is not known. */
export async function readingIn(language: string): Promise<(line: string) => string> {
  const { catalogue } = await wholeCatalogue()
  const files = (await readLanguages()).find((each) => each.language === language)
  if (files === undefined) throw new Error(`There are no words in ${language}`)
  const vocabulary = vocabularyIn(files, catalogue, await wholeVocabulary())
  return (line) =>
    readLines(line, vocabulary)
      .map(({ amount, unit, resolution }) => {
        const food = resolution.kind === 'resolved' ? resolution.ingredient : '?'
        return [amount?.min, unit, food]
          .filter((each) => each !== undefined && each !== null)
          .join(' ')
      })
      .join(' + ')
}
