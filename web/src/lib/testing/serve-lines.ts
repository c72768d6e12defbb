import { vi } from 'vitest'
import { languagePart, readLanguages } from '#catalogue/languages.ts'
import { wholeCatalogue, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { writeLines } from '#catalogue/transport-languages.ts'

/** Serves the languages of lines as the build writes them, and nothing else. Returns the languages that were asked for. */
export async function serveLines(): Promise<string[]> {
  const { catalogue } = await wholeCatalogue()
  const vocabulary = await wholeVocabulary()
  const languages = await readLanguages()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const tag = /lines-([a-z]+)/u.exec(address)?.[1]
    const files = languages.find(({ language }) => language === tag)
    if (files === undefined) throw new TypeError(`Nothing serves ${address}`)
    asked.push(files.language)
    return Response.json(writeLines(vocabulary, languagePart(files, catalogue)))
  })
  return asked
}
